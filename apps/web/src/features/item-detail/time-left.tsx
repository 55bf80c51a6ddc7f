import type { ContinueCard } from '../../api/user.queries.ts'
import { detailTexts } from '../../texts/detail.ts'
import { formatTimeLeft } from '../../texts/format.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { ProgressBar } from '../../ui/progress-bar/progress-bar.tsx'
import styles from './time-left.module.css'

/** The remaining time of a title; for a book, at its playback speed. @spec product 3.1 */
export function TimeLeft({ of: { position, duration, speed } }: { of: ContinueCard }) {
  const texts = useTexts()
  const words = useTextsOf(detailTexts)
  const left = formatTimeLeft((duration - position) / speed, texts)
  return (
    <div className={styles.line}>
      <ProgressBar max={duration} value={position} className={styles.progress} />
      <p>{speed === 1 ? left : words.atSpeed(left, speed.toLocaleString(texts.locale))}</p>
    </div>
  )
}
