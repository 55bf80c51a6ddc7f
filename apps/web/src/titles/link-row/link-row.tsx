import type { ReactNode } from 'react'
import styles from './link-row.module.css'

type LinkRowProps = { heading: string; children: ReactNode }

/** A row of people, teams or competitions with its heading. */
export function LinkRow({ heading, children }: LinkRowProps) {
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  )
}
