import type { ReactNode } from 'react'
import { usePageTitle } from './use-page-title.ts'
import styles from './panel.module.css'

/** A surface with an optional heading. */
export function Panel({
  title,
  actions,
  children,
}: {
  title?: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <section className={styles.panel}>
      {title && (
        <header className={styles.head}>
          <h2>{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}

type PageHeadProps = {
  title: string
  /** For the tab, instead of a title that must not stay in the browser's history. */
  tabTitle?: string
  lead?: ReactNode
  actions?: ReactNode
}

/** The head of a screen: its title, which the tab has too, a sentence about it, and its actions. */
export function PageHead({ title, tabTitle = title, lead, actions }: PageHeadProps) {
  usePageTitle(tabTitle)
  return (
    <header className={styles.page}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}

/** The placeholder of an empty list. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      {children && <p>{children}</p>}
    </div>
  )
}

type Tone = 'good' | 'bad' | 'warning' | 'neutral'

/** A state in a word. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
