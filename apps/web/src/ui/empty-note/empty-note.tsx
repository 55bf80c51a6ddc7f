import type { ReactNode } from 'react'
import styles from './empty-note.module.css'

/** What stands where nothing is yet: what is missing, how it comes, and where to go. It keeps to the width that it is given. */
export function EmptyNote({ title, hint, children }: { title: string; hint?: string; children?: ReactNode }) {
  return (
    <div className={styles.note}>
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p>{hint}</p>}
      {children !== undefined && <p className={styles.ways}>{children}</p>}
    </div>
  )
}
