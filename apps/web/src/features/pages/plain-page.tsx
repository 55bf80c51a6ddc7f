import type { PlainPageContent } from './load-plain-page.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import styles from './plain-page.module.css'

export function PlainPage({ page }: { page: PlainPageContent }) {
  return (
    <article className={styles.page}>
      <h1 className={styles.title}>{page.title}</h1>
      <p className={styles.lead}>{page.lead}</p>
      {page.sections.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.section}>
          <h2 className={styles.heading}>{heading}</h2>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
      {page.action && (
        <a className={buttonClass('primary', true)} href={page.action.href}>
          {page.action.label}
        </a>
      )}
    </article>
  )
}
