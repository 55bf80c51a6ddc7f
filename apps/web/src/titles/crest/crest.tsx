import { crestOf, teamLetters } from '@quintet/domain/catalogue/competitions'
import styles from './crest.module.css'

type CrestProps = { name: string; size?: 'small' | 'large' }

/** A team's crest in its own colours, generated from its name: there are no pictures of teams. */
export function Crest({ name, size = 'small' }: CrestProps) {
  const { colour, stripe, cut } = crestOf(name)
  return (
    <span
      className={styles.crest}
      data-size={size}
      // The pages' policy forbids inline styles.
      data-colour={colour}
      data-stripe={stripe}
      data-cut={cut}
      aria-hidden="true"
    >
      <span>{teamLetters(name)}</span>
    </span>
  )
}
