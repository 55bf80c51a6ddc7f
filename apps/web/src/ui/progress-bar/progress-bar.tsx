import styles from './progress-bar.module.css'

type ProgressBarProps = {
  value: number
  max?: number
  /** Where it stands and how wide; `--trough` is the colour of what is left. */
  className?: string | undefined
}

/** A thin bar in the vertical's colour; what it says is written beside it. */
export function ProgressBar({ value, max = 1, className }: ProgressBarProps) {
  return (
    <progress
      className={[styles.bar, className].filter(Boolean).join(' ')}
      max={max}
      value={value}
      aria-hidden="true"
    />
  )
}
