import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  /** Whom or what it is about, where several of a kind look alike. */
  about?: string | undefined
  lead?: string | undefined
  /** Keeps its place while its height changes. */
  isAtTop?: boolean
  /** For long content that has to be read first. */
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A modal dialog; Escape and a click outside close it, and the focus returns. */
export function Dialog({
  title,
  about,
  lead,
  isAtTop = false,
  isWide = false,
  onClose,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    // A click outside closes it, too.
    ref.current?.setAttribute('closedby', 'any')
    ref.current?.showModal()
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-top={isAtTop || undefined}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => {
        // The browser fires `close` later than the next key press, which may reopen the dialog and would then close that one.
        // Cancelling a file picker bubbles up as `cancel` and must not close the dialog.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        event.currentTarget.close()
        onClose()
      }}
    >
      <div className={styles.body}>
        <h2 id={id}>{title}</h2>
        {about && <p className={styles.about}>{about}</p>}
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </dialog>
  )
}
