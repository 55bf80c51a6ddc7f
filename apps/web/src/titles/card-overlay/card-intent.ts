/**
 * Detects intent on a card: the pointer rests on it, or it gets keyboard focus. Touch has neither; there the first tap opens the title. One
 * card at a time; scrolling, Escape and leaving end it.
 */
import type { Card } from '../../api/card.ts'
import { awaitCard, cardAt } from '../card/card-store.ts'

export type MeantCard = { element: HTMLElement; card: Card }

/** How long the pointer must rest on a card before anything is fetched for it: most cards are only passed over or scrolled past. */
const REST_MS = 150
const INTENT_MS = 320
const GRACE_MS = 120
const HOVERED = '[data-card]:hover'

type Listeners = {
  /** Called early, so that data can load while the intent delay runs. */
  onApproach: (meant: MeantCard) => void
  onChange: (meant: MeantCard | null) => void
}

/** Delays the events: a card rested on is first approached and then intended; a card left stays active for a moment. */
function delayIntent({ onApproach, onChange }: Listeners) {
  let current: HTMLElement | null = null
  let awaited: HTMLElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const change = (meant: MeantCard | null) => {
    clearTimeout(timer)
    awaited = null
    current = meant?.element ?? null
    onChange(meant)
  }
  return {
    current: () => current,
    isIdle: () => current === null && awaited === null,
    approach: (meant: MeantCard) => {
      if (meant.element === current) clearTimeout(timer)
      if (meant.element === current || meant.element === awaited) return
      clearTimeout(timer)
      if (current) change(null)
      awaited = meant.element
      timer = setTimeout(() => {
        onApproach(meant)
        timer = setTimeout(() => change(meant), INTENT_MS - REST_MS)
      }, REST_MS)
    },
    leave: () => {
      clearTimeout(timer)
      awaited = null
      if (current) timer = setTimeout(() => change(null), GRACE_MS)
    },
    end: () => change(null),
    stop: () => clearTimeout(timer),
  }
}

/** Watches the whole page; returns a function that stops it. */
export function watchCardIntent(listeners: Listeners): () => void {
  const { current, isIdle, approach, leave, end, stop } = delayIntent(listeners)
  // True if the pointer moved last rather than the keyboard: when the page scrolls under a resting pointer, it too enters one card after
  // another.
  let isByHand = false
  let hand = { x: 0, y: 0 }

  const onPointerOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return
    const meant = cardAt(target)
    if (meant) approach(meant)
    else {
      awaitCard(target, look)
      if (!current()?.contains(document.activeElement)) leave()
    }
  }
  const onPointerMove = ({ screenX: x, screenY: y, pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse' || (x === hand.x && y === hand.y)) return
    hand = { x, y }
    if (isByHand) return
    isByHand = true
    // A card may have come under the pointer by scrolling while the keyboard was used: no other event will report it.
    const pointed = cardAt(document.querySelector(HOVERED))
    if (pointed) approach(pointed)
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
    if (!isIdle()) end()
  }
  // After scrolling and after hydration, the card under the resting pointer or with the focus is intended, if it is still visible; if both,
  // the one whose input moved last.
  const look = () => {
    const focused = focusedCard()
    const hovered = document.querySelector(HOVERED)
    const pointed = cardAt(hovered)
    const meant = isByHand ? (pointed ?? focused) : (focused ?? pointed)
    if (meant) approach(meant)
    // While the page hydrates in parts, the pointer may rest on a part that is not hydrated yet.
    else awaitCard(hovered, look)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const card = current()
    if (key !== 'Escape' || !card) return
    keepFocus(card)
    end()
  }
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) end()
  }

  const ending = new AbortController()
  const { signal } = ending
  const capture = { capture: true, passive: true, signal }
  document.addEventListener('pointerover', onPointerOver, capture)
  document.documentElement.addEventListener('pointerleave', leave, { signal })
  document.addEventListener('pointermove', onPointerMove, capture)
  document.addEventListener('focusin', onFocus, capture)
  document.addEventListener('scroll', onScroll, capture)
  document.addEventListener('scrollend', look, capture)
  document.addEventListener('keydown', onKeyDown, capture)
  document.addEventListener('click', onClick, { signal })
  if (matchMedia('(hover: hover)').matches) look()
  return () => {
    stop()
    ending.abort()
  }
}

/** Focus within the overlay would be lost with it, so it moves to the card's own link. */
function keepFocus(card: HTMLElement): void {
  if (card.contains(document.activeElement)) card.querySelector('a')?.focus({ preventScroll: true })
}

/** Returns the card with keyboard focus, if it is visible. */
function focusedCard(): MeantCard | null {
  const { activeElement } = document
  return activeElement?.matches(':focus-visible') && isSeen(activeElement) ? cardAt(activeElement) : null
}

function isSeen(element: Element): boolean {
  const { top, left, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return x > 0 && x < innerWidth && y > 0 && y < innerHeight
}
