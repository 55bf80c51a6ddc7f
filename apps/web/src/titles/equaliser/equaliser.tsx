import styles from './equaliser.module.css'

const BARS = [0, 1, 2, 3]

/** Marks the track that is playing: its bars move while it sounds. */
export function Equaliser({ isOn }: { isOn: boolean }) {
  return (
    <span className={styles.equaliser} data-on={isOn || undefined} aria-hidden="true">
      {BARS.map((bar) => (
        <span key={bar} className={styles.bar} />
      ))}
    </span>
  )
}
