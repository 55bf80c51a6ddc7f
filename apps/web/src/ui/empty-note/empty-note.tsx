import type { ReactNode } from 'react'
import styles from './empty-note.module.css'

/** A note in place of missing content: what is missing, how to get it, and where to go. Fills the given width. */
export function EmptyNote({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <div className={styles.note}>
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p>{hint}</p>}
      {children !== undefined && <p className={styles.ways}>{children}</p>}
    </div>
  )
}
