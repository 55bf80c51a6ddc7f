import type { ReactNode } from 'react'
import styles from './figure.module.css'

/** Figures side by side, each with its name. */
export function Figures({ children }: { children: ReactNode }) {
  return <dl className={styles.figures}>{children}</dl>
}

export function Figure({
  name,
  value,
  beside,
}: {
  name: string
  value: string
  beside?: string | undefined
}) {
  return (
    <div className={styles.figure}>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {beside && <dd className={styles.beside}>{beside}</dd>}
    </div>
  )
}
