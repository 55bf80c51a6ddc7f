import { useEffect } from 'react'
import { useSite } from '../../api/asker.ts'
import { usePlayer } from '../../playing/use-player.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { PlainPageContent } from './page-content.ts'
import { Blocks } from './blocks.tsx'
import styles from './plain-page.module.css'

/** Reference documents, shown as accordions. @spec catalogue 2.15.1 */
const ACCORDIONS: readonly string[] = ['help-center', 'privacy-policy']
/** The page that stops playback; the FAQ does too. */
const QUIET = 'help-center'

/** A text page: headings at the side, a readable line length, and a table of contents if it is long. */
export function PlainPage({ name, page }: { name: string; page: PlainPageContent }) {
  const { close } = usePlayer()
  useEffect(() => {
    if (name === QUIET) close()
  }, [name, close])
  const { language } = useSite()
  // An agreed text is shown in the language in which it was agreed to.
  const isForeign = page.language !== undefined && page.language !== language
  return (
    <article className={styles.page} lang={isForeign ? page.language : undefined}>
      <h1 className={styles.title}>{page.title}</h1>
      <p className={styles.lead}>{page.lead}</p>
      {page.note && <p className={styles.note}>{page.note}</p>}
      {page.version && (
        <p className={styles.note} data-screen-only lang={isForeign ? language : undefined}>
          {page.version.label} · <a href={page.version.pdf}>{page.version.pdfLabel}</a>
        </p>
      )}
      {page.contents && (
        <nav className={styles.contents} aria-label={page.contents} data-screen-only>
          <h2 className={styles.heading}>{page.contents}</h2>
          <ol className={styles.entries}>
            {page.sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#s${index + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {ACCORDIONS.includes(name) ? (
        <div className={styles.panels}>
          {page.sections.map(({ heading, blocks }) => (
            <details key={heading} className={styles.panel}>
              <summary className={styles.summary}>
                <h2 className={styles.heading}>{heading}</h2>
                <Icon name="down" size={24} className={styles.sign} />
              </summary>
              <div className={styles.panelText}>
                <Blocks blocks={blocks} />
              </div>
            </details>
          ))}
        </div>
      ) : (
        page.sections.map(({ heading, blocks }, index) => (
          <section key={heading} id={`s${index + 1}`} className={styles.section}>
            <h2 className={styles.heading}>
              {page.contents && `${index + 1}. `}
              {heading}
            </h2>
            <Blocks blocks={blocks} />
          </section>
        ))
      )}
      {page.action && (
        <a className={buttonClass('primary', true)} href={page.action.href} data-screen-only>
          {page.action.label}
        </a>
      )}
    </article>
  )
}
