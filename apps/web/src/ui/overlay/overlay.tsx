import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import styles from './overlay.module.css'

// What lies below an overlay. The audio bar and the messages stay above it and in reach.
const BELOW = 'body > :is(quintet-header, main, footer, nav, .skip-link)'

type OverlayProps = {
  label: string
  closeLabel: string
  onClose: () => void
  /** Beside the close button: the overlay's title or its search box. */
  head: ReactNode
  children: ReactNode
}

/** Covers the page: what is below is inert and does not scroll, Escape closes, and the focus goes back to where it was. */
export function Overlay({ label, closeLabel, onClose, head, children }: OverlayProps) {
  // Before a field of the overlay takes the focus.
  const [before] = useState(() => document.activeElement)
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const below = [...document.querySelectorAll(BELOW)].filter((element) => !element.contains(panel.current))
    for (const element of below) element.toggleAttribute('inert', true)
    // The overlay's own field has the focus already where it has one.
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      close.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      for (const element of below) element.toggleAttribute('inert', false)
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [before])
  return (
    <div
      ref={panel}
      className={styles.overlay}
      role="dialog"
      aria-modal="true"
      aria-label={label}
      tabIndex={-1}
    >
      <div className={styles.head}>
        <div className={styles.lead}>{head}</div>
        <IconButton icon="close" size={28} label={closeLabel} onClick={onClose} />
      </div>
      {children}
    </div>
  )
}
