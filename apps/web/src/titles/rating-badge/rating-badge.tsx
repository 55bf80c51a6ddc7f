import { useTexts } from '../../texts/use-texts.ts'
import { formatRating, formatRatingBadge } from '../../texts/format-details.ts'
import styles from './rating-badge.module.css'

/** The age rating in 54x16 px; its full text is read by screen readers and shown on hover. @spec catalogue 5.1 */
export function RatingBadge({ guidance }: { guidance: string | undefined }) {
  const texts = useTexts()
  const words = formatRating(guidance ?? null, texts)
  return (
    <span className={styles.badge} title={words}>
      <span aria-hidden="true">{formatRatingBadge(guidance ?? null, texts)}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
