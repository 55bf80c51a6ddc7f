import styles from './pillars.module.css'

/** Five pillars in the colours of the verticals; the parent determines their overall height. */
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
