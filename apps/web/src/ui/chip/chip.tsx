import type { ReactNode } from 'react'
import styles from './chip.module.css'

/** A fact in a small frame, such as the age rating. */
export function Chip({ children }: { children: ReactNode }) {
  return <span className={styles.chip}>{children}</span>
}
