import { teamLetters } from '@quintet/domain/competitions'
import styles from './crest.module.css'

type CrestProps = { name: string; size?: 'small' | 'large' }

/** How many colours there are; the style sheet has one of each. */
const COLOURS = 9
const STRIPES = 3

/** A team's shield in colours of its own, drawn from its name: of teams there are no pictures. */
export function Crest({ name, size = 'small' }: CrestProps) {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return (
    <span
      className={styles.crest}
      data-size={size}
      // The policy of the pages lets no element bring a style of its own.
      data-colour={sum % COLOURS}
      data-stripe={sum % STRIPES}
      aria-hidden="true"
    >
      <span>{teamLetters(name)}</span>
    </span>
  )
}
