import type { ComponentProps } from 'react'
import styles from './state-pill.module.css'

type StatePillProps = Omit<ComponentProps<'span'>, 'className'> & { isLive: boolean }

/** The state of a broadcast: red and with a dot if it is live. */
export function StatePill({ isLive, ...rest }: StatePillProps) {
  return <span {...rest} className={styles.pill} data-live={isLive || undefined} />
}
