import styles from './pillars.module.css'

/** The five voices of the house as pillars of their colours; how high they stand together, who shows them says. */
export function Pillars({ className }: { className?: string | undefined }) {
  return (
    <div className={[styles.pillars, className].filter(Boolean).join(' ')} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
