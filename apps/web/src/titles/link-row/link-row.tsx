import type { ReactNode } from 'react'
import styles from './link-row.module.css'

type LinkRowProps = { heading: string; children: ReactNode }

/** Links to people, works, teams or competitions, with their heading. */
export function LinkRow({ heading, children }: LinkRowProps) {
  return (
    <section aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  )
}
