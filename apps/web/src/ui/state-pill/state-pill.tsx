import type { ComponentProps } from 'react'
import styles from './state-pill.module.css'

type StatePillProps = Omit<ComponentProps<'span'>, 'className'> & { isLive: boolean }

/** How a broadcast stands: red and with a dot where it is live. */
export function StatePill({ isLive, ...rest }: StatePillProps) {
  return <span {...rest} className={styles.pill} data-live={isLive || undefined} />
}
