import { createContext, use, useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../texts/use-texts.ts'
import { IconButton } from '../button/button.tsx'
import styles from './modal.module.css'

/** @spec accounts 9.3 */
const MODAL_CLOSE_MS = 400

// A native dialog would make the toasts inert too, and a refused log-in is reported in one, so the elements below are listed.
const BELOW =
  'body > :is(quintet-header, main, footer, nav, .skip-link, [role="dialog"]:not([data-modal]), .audio-bar)'
const FOCUSABLE = 'a[href], button:not(:disabled), input:not([hidden], :disabled), select, textarea'
// Overlays have z-index 40 and toasts 60; the specification's levels lie between them.
const Z_INDEX_OF_LEVEL_0 = 30

const CloseModal = createContext<() => void>(() => {})

/** Returns a function that closes the surrounding modal with its animation, like its close button. */
export const useCloseThisModal = (): (() => void) => use(CloseModal)

type ModalProps = {
  title: string
  /** @spec accounts 9.2 */
  level: number
  /** The current step; when it changes, focus moves to the new one. */
  step?: string
  /** Shows a back button. */
  onBack?: (() => void) | undefined
  /** Content between the back and close buttons. */
  head?: ReactNode
  /** For more than a question: wider, and full-screen on a phone. Each step starts at its title. */
  isWide?: boolean
  /** Returns false if it stays open because closing leads to another step. */
  mayClose?: () => boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page: everything below is inert, Tab stays inside, Escape closes, focus returns. @spec accounts 2.5 */
export function Modal({
  title,
  level,
  step = '',
  onBack,
  head,
  isWide = false,
  mayClose,
  onClose,
  children,
}: ModalProps) {
  const { modal: words } = useTexts()
  const titleId = useId()
  const [before] = useState(() => document.activeElement)
  const [isClosing, setClosing] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const close = () => setClosing(mayClose?.() ?? true)
  const closeByKey = useEffectEvent(close)
  const tellClosed = useEffectEvent(onClose)

  useEffect(() => {
    const below = [...document.querySelectorAll(BELOW)].filter((element) => !element.hasAttribute('inert'))
    for (const element of below) element.toggleAttribute('inert', true)
    const onKeyDown = (event: KeyboardEvent) => {
      // A native modal dialog, the bank's question, handles its own keys.
      if (document.querySelector('dialog:modal')) return
      if (event.key === 'Tab') keepInside(event, panel.current)
      if (event.key !== 'Escape') return
      // Handled here, before an overlay below takes it.
      event.preventDefault()
      closeByKey()
    }
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => {
      removeEventListener('keydown', onKeyDown, { capture: true })
      for (const element of below) element.toggleAttribute('inert', false)
      // The element that opened it may have disappeared with the answer.
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body
      ;(isThere ? before : findBelow())?.focus({ preventScroll: true })
    }
  }, [before])

  useEffect(() => {
    const first = panel.current?.querySelector<HTMLElement>('input:not([hidden], :disabled), [data-first]')
    ;(first ?? panel.current)?.focus()
  }, [step])

  useEffect(() => {
    if (!isClosing) return undefined
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setTimeout(() => tellClosed(), isStill ? 0 : MODAL_CLOSE_MS)
    return () => clearTimeout(timer)
  }, [isClosing])

  return (
    <div
      className={`${styles.room} modal`}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      data-modal={level}
      data-closing={isClosing || undefined}
      style={{ zIndex: Z_INDEX_OF_LEVEL_0 + level }}
    >
      <div ref={panel} className={isWide ? styles.widePanel : styles.panel} tabIndex={-1}>
        <div className={styles.head}>
          {onBack ? <IconButton icon="left" label={words.back} onClick={onBack} /> : <span />}
          {head}
          <IconButton icon="close" label={words.close} onClick={close} />
        </div>
        <h2 className={styles.title} id={titleId} {...(isWide ? { 'data-first': true, tabIndex: -1 } : {})}>
          {title}
        </h2>
        <CloseModal value={close}>{children}</CloseModal>
      </div>
    </div>
  )
}

/** A modal opened by a part of the page: rendered outside it, since the page is inert below. Never rendered by the server. */
export function ModalOverPage(props: ModalProps) {
  return createPortal(<Modal {...props} />, document.body)
}

/** Returns what is below the modal: an overlay, otherwise the page. */
function findBelow(): HTMLElement | null {
  const overlay = document.querySelector<HTMLElement>('[role="dialog"]:not([data-modal])')
  return overlay ?? document.querySelector('main')
}

function keepInside(event: KeyboardEvent, panel: HTMLElement | null): void {
  const stops = [...(panel?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter((stop) =>
    stop.checkVisibility(),
  )
  const at = stops.indexOf(document.activeElement as HTMLElement)
  const isAtEnd = event.shiftKey ? at <= 0 : at === stops.length - 1 || at < 0
  if (!isAtEnd) return
  event.preventDefault()
  stops.at(event.shiftKey ? -1 : 0)?.focus()
}
