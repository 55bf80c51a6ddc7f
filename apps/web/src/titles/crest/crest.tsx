import { teamLetters } from '@quintet/domain/competitions'
import type { CSSProperties } from 'react'
import styles from './crest.module.css'

type CrestProps = { name: string; size?: 'small' | 'large' }

/** A team's shield in colours of its own, drawn from its name: of teams there are no pictures. */
export function Crest({ name, size = 'small' }: CrestProps) {
  const [hue, other] = huesOf(name)
  return (
    <span
      className={styles.crest}
      data-size={size}
      style={{ '--hue': hue, '--other': other } as CSSProperties}
      aria-hidden="true"
    >
      <span>{teamLetters(name)}</span>
    </span>
  )
}

const STEP = 40
const HUES = 9

// Few hues that are well told apart; the stripe stands across from the ground.
function huesOf(name: string): [number, number] {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  const hue = (sum % HUES) * STEP
  return [hue, (hue + 120 + (sum % 4) * STEP) % 360]
}
