import type { ReactNode } from 'react'
import styles from './form-page.module.css'

type FormPageProps = {
  title: string
  lead: string
  /** Whether the title is a sentence rather than a word or two. */
  isLong?: boolean
  children: ReactNode
}

/** A form on one side, the five colours of the house on the other. */
export function FormPage({ title, lead, isLong = false, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <h1 className={isLong ? styles.sentence : styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <div className={styles.art} aria-hidden="true">
        <div className={styles.pillars}>
          <span />
          <span />
          <span />
          <span />
          <span />
        </div>
      </div>
    </div>
  )
}
