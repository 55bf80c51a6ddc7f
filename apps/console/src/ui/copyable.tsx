import { Copy } from 'lucide'
import type { ReactNode } from 'react'
import { useTexts } from '../texts/language.tsx'
import styles from './copyable.module.css'
import { Icon } from './icon.tsx'
import { OUTCOMES, useCopied } from './use-copied.ts'

type CopyableProps = {
  text: string
  /** What is shown, such as a link; the text itself by default. */
  children?: ReactNode
}

/** An id or a number with a small button that copies it. */
export function Copyable({ text, children = text }: CopyableProps) {
  const { common: words } = useTexts()
  const copying = useCopied(text)
  const outcome = copying?.outcome
  const said = outcome ? words[outcome] : words.copyNamed(text)
  return (
    <span className={styles.copyable}>
      <span>{children}</span>
      {copying && (
        <button type="button" className={styles.copy} aria-label={said} title={said} onClick={copying.copy}>
          <Icon drawing={outcome ? OUTCOMES[outcome] : Copy} size={14} />
        </button>
      )}
    </span>
  )
}
