import styles from './day-field.module.css'

type DayFieldProps = { label: string; value: string; onPick: (day: string) => void }

/** A day in a row of filters, such as 2026-11-30; empty if none is chosen. */
export function DayField({ label, value, onPick }: DayFieldProps) {
  return (
    <label className={styles.day}>
      {label}
      <input type="date" value={value} onChange={({ target }) => onPick(target.value)} />
    </label>
  )
}
