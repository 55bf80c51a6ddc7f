import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import styles from './overlay.module.css'

// The elements below an overlay. The audio bar and the toasts stay above it and accessible.
const BELOW = 'body > :is(quintet-header, main, footer, nav, .skip-link)'

type OverlayProps = {
  label: string
  closeLabel: string
  onClose: () => void
  /** Content beside the close button: the overlay's title or its search box. */
  head: ReactNode
  children: ReactNode
}

/** Covers the page: everything below is inert and does not scroll, Escape closes, and focus returns to where it was. */
export function Overlay({ label, closeLabel, onClose, head, children }: OverlayProps) {
  // Read before a field of the overlay takes focus.
  const [before] = useState(() => document.activeElement)
  const panel = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const below = [...document.querySelectorAll(BELOW)].filter((element) => !element.contains(panel.current))
    for (const element of below) element.toggleAttribute('inert', true)
    // A field of the overlay may already have focus.
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
