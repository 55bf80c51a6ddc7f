/**
 * When somebody means a card: the pointer rests on it, or the keyboard came to it. Touch has neither, there the first tap opens
 * the title. One card at a time; scrolling, Escape and leaving end it.
 */
import type { Card } from '../../api/card.ts'
import { awaitCard, cardAt } from '../card/card-store.ts'

export type MeantCard = { element: HTMLElement; card: Card }

/** So long a card is rested on before anything is fetched for it: most are only passed, by the hand or by scrolling. */
const REST_MS = 150
const INTENT_MS = 320
const GRACE_MS = 120
const HOVERED = '[data-card]:hover'

type Listeners = {
  /** Early, so that what may be needed is fetched while the intent delay runs. */
  onApproach: (meant: MeantCard) => void
  onChange: (meant: MeantCard | null) => void
}

/** Watches the whole page; gives back what ends it. */
export function watchCardIntent({ onApproach, onChange }: Listeners): () => void {
  let current: HTMLElement | null = null
  let awaited: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  // Whether the hand moved last, or the keyboard: pages that scroll under a resting pointer send it from card to card too.
  let isByHand = false
  let hand = { x: 0, y: 0 }

  const change = (meant: MeantCard | null) => {
    clearTimeout(timer)
    awaited = null
    current = meant?.element ?? null
    onChange(meant)
  }
  const approach = (meant: MeantCard) => {
    if (meant.element === current || meant.element === awaited) {
      if (meant.element === current) clearTimeout(timer)
      return
    }
    clearTimeout(timer)
    if (current) change(null)
    awaited = meant.element
    timer = setTimeout(() => {
      onApproach(meant)
      timer = setTimeout(() => change(meant), INTENT_MS - REST_MS)
    }, REST_MS)
  }
  const leave = () => {
    clearTimeout(timer)
    awaited = null
    if (current) timer = setTimeout(() => change(null), GRACE_MS)
  }

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const meant = cardAt(target)
    if (meant) approach(meant)
    else {
      awaitCard(target, look)
      if (!current?.contains(document.activeElement)) leave()
    }
  }
  const onPointerMove = ({ screenX: x, screenY: y, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || (x === hand.x && y === hand.y)) return
    isByHand = true
    hand = { x, y }
  }
  const onFocus = ({ target }: FocusEvent) => {
    const meant = cardAt(target)
    if (!meant) leave()
    else if (target instanceof Element && target.matches(':focus-visible')) {
      isByHand = false
      approach(meant)
    }
  }
  const onScroll = () => {
    if (current || awaited) change(null)
  }
  // After scrolling, and after taking over, what is under the resting pointer or has the focus is meant, if it is still seen;
  // of both the one that moved last.
  const look = () => {
    const { activeElement } = document
    const focused =
      activeElement?.matches(':focus-visible') && isSeen(activeElement) ? cardAt(activeElement) : null
    const hovered = document.querySelector(HOVERED)
    const pointed = cardAt(hovered)
    const meant = isByHand ? (pointed ?? focused) : (focused ?? pointed)
    if (meant) approach(meant)
    // While the app takes over a page in parts, the hand may rest on a part that it has not come to.
    else awaitCard(hovered, look)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !current) return
    // What has the focus in the overlay goes with it.
    if (current.contains(document.activeElement)) current.querySelector('a')?.focus({ preventScroll: true })
    change(null)
  }
  const onClick = () => change(null)

  const ending = new AbortController()
  const capture = { capture: true, passive: true, signal: ending.signal }
  document.addEventListener('pointerover', onPointerOver, capture)
  document.documentElement.addEventListener('pointerleave', leave, { signal: ending.signal })
  document.addEventListener('pointermove', onPointerMove, capture)
  document.addEventListener('focusin', onFocus, capture)
  document.addEventListener('scroll', onScroll, capture)
  document.addEventListener('scrollend', look, capture)
  document.addEventListener('keydown', onKeyDown, capture)
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) onClick()
    },
    { signal: ending.signal },
  )
  if (matchMedia('(hover: hover)').matches) look()
  return () => {
    clearTimeout(timer)
    ending.abort()
  }
}

function isSeen(element: Element): boolean {
  const { top, left, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight
}
