import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

type DialogProps = { title: string; lead?: string; onClose: () => void; children: ReactNode }

/** A question above the page; Escape and a press beside it close it, and the focus goes back. */
export function Dialog({ title, lead, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    // A press beside it closes it, too.
    ref.current?.setAttribute('closedby', 'any')
    ref.current?.showModal()
  }, [])
  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.body}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </dialog>
  )
}
