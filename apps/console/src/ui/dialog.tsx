import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  lead?: string
  /** For what has to be read before one answers. */
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A question above the page; Escape and a press beside it close it, and the focus goes back. */
export function Dialog({ title, lead, isWide = false, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    // A press beside it closes it, too.
    ref.current?.setAttribute('closedby', 'any')
    ref.current?.showModal()
  }, [])
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onClose={onClose}
      onCancel={(event) => {
        // The browser tells of the end later than of the next key, which may open the dialog again: then that one would be closed.
        // Whoever chooses no file cancels that alone.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        event.currentTarget.close()
        onClose()
      }}
    >
      <div className={styles.body}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </dialog>
  )
}
