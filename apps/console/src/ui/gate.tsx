import type { ReactNode } from 'react'
import { useSpeech } from '../texts/language.tsx'
import { buttonClass } from './button.tsx'
import { usePageTitle } from './use-page-title.ts'
import styles from './gate.module.css'

/** The card in the middle of the screen for those not logged in. */
export function Gate({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  const { texts, language, speak } = useSpeech()
  usePageTitle(title)
  return (
    <main className={styles.gate}>
      <div className={styles.card}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <button
        type="button"
        className={buttonClass('plain')}
        onClick={() => speak(language === 'de' ? 'en' : 'de')}
      >
        {texts.navigation.language}
      </button>
    </main>
  )
}
