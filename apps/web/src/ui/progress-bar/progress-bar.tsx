import styles from './progress-bar.module.css'

type ProgressBarProps = {
  value: number
  max?: number
  /** Sets position and width; `--trough` is the colour of the remaining part. */
  className?: string | undefined
}

/** A thin bar in the vertical's colour; its meaning is written beside it. */
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
