import { crestOf, teamLetters } from '@quintet/domain/competitions'
import styles from './crest.module.css'

type CrestProps = { name: string; size?: 'small' | 'large' }

/** A team's shield in colours of its own, drawn from its name: of teams there are no pictures. */
export function Crest({ name, size = 'small' }: CrestProps) {
  const { colour, stripe, cut } = crestOf(name)
  return (
    <span
      className={styles.crest}
      data-size={size}
      // The policy of the pages lets no element bring a style of its own.
      data-colour={colour}
      data-stripe={stripe}
      data-cut={cut}
      aria-hidden="true"
    >
      <span>{teamLetters(name)}</span>
    </span>
  )
}
