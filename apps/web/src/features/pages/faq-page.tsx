import { useEffect } from 'react'
import { usePlayer } from '../../playing/use-player.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Blocks } from './blocks.tsx'
import type { FaqContent } from './page-content.ts'
import styles from './faq-page.module.css'

/** Questions that expand to their answers, with and without script. */
export function FaqPage({ page }: { page: FaqContent }) {
  // On load it sends a clear-type action to the player state. @spec accounts 2.1
  const { close } = usePlayer()
  useEffect(close, [close])
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{page.title}</h1>
        <p className={styles.lead}>{page.lead}</p>
      </header>
      {page.groups.map(({ heading, questions }) => (
        <section key={heading} className={styles.group}>
          <h2 className={styles.heading}>{heading}</h2>
          <div>
            {questions.map(({ question, answer }) => (
              <details key={question} className={styles.entry} name="faq">
                <summary className={styles.question}>
                  <h3>{question}</h3>
                  <Icon name="down" />
                </summary>
                <div className={styles.answer}>
                  <Blocks blocks={answer} />
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
      <a className={buttonClass('primary', true)} href={page.action.href}>
        {page.action.label}
      </a>
    </article>
  )
}
