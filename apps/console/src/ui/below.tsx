import type { ReactNode } from 'react'
import styles from './below.module.css'

type BelowProps = {
  /** Only where `isTwofold` hides a column, rather than already where `isExtra` does. */
  isForPhones?: boolean
  children: ReactNode
}

/** Shows in a cell of a narrow table what a column of its own shows on wide screens. */
export function Below({ isForPhones = false, children }: BelowProps) {
  return <small className={isForPhones ? styles.onPhones : styles.below}>{children}</small>
}
