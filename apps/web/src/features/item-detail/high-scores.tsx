import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { scoresQuery } from '../../api/scores.queries.ts'
import { formatDate } from '../../texts/format-details.ts'
import { detailTexts } from '../../texts/detail.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import styles from './high-scores.module.css'

/** The household's high scores in a game. Renders nothing if there are none. @spec decisions 12.12 */
export function HighScores({ contentId }: { contentId: number }) {
  const texts = useTexts()
  const words = useTextsOf(detailTexts)
  const { data: scores = [] } = useQuery(scoresQuery(useAsker(), contentId))
  if (scores.length === 0) return null
  return (
    <section className={styles.scores} aria-labelledby="scores">
      <h2 className={styles.heading} id="scores">
        {words.scores}
      </h2>
      <ol>
        {scores.map(({ profile, score, reachedAt, isOwn }, at) => (
          <li key={`${profile} ${reachedAt}`} className={styles.score} data-own={isOwn || undefined}>
            <span className={styles.place}>{at + 1}</span>
            <span className={styles.who} dir="auto">
              {profile}
            </span>
            <span className={styles.day}>{formatDate(new Date(reachedAt), texts)}</span>
            <strong className={styles.points}>{score.toLocaleString(texts.locale)}</strong>
          </li>
        ))}
      </ol>
    </section>
  )
}
