import { useTexts } from '../../texts/use-texts.ts'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import styles from './progress.module.css'

/** The progress bar at the bottom of a picture; a finished title says so. */
export function Progress({ fraction }: { fraction: number }) {
  const { card } = useTexts()
  const percent = Math.round(fraction * 100)
  return (
    <>
      <span className={styles.bottom}>
        <ProgressBar value={fraction} className={styles.progress} />
      </span>
      <span className="visually-hidden">{fraction >= 1 ? card.finished : card.progress(percent)}</span>
    </>
  )
}
