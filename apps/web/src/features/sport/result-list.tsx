import type { MatchResult } from '@quintet/contracts/sport'
import { itemAddress } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../texts/format-details.ts'
import { sportTexts } from '../../texts/sport.ts'
import { useTexts, useTextsOf } from '../../texts/use-texts.ts'
import { TeamName } from './league-table.tsx'
import styles from './result-list.module.css'

/** Past results, latest first; the score links to the match if it can be watched. Renders nothing if there are none. */
export function ResultList({ results }: { results: readonly MatchResult[] }) {
  const texts = useTexts()
  const words = useTextsOf(sportTexts)
  if (results.length === 0) return null
  const days = Map.groupBy(results, ({ on }) => on)
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 className={styles.heading} id="results">
        {words.results}
      </h2>
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <h3 className={styles.day}>{formatDate(new Date(`${day}T12:00:00Z`), texts, 'UTC')}</h3>
          <ul>
            {ofDay.map((result) => (
              <li key={`${result.home.name} ${result.away.name}`} className={styles.result}>
                <span className={styles.home}>
                  <TeamName team={result.home} />
                </span>
                <Score result={result} />
                <span>
                  <TeamName team={result.away} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function Score({ result: { score, contentitem_id: id } }: { result: MatchResult }) {
  const text = score.join(':')
  if (id === undefined) return <span className={styles.score}>{text}</span>
  return (
    <Link className={styles.score} data-watch="" to={itemAddress('sports', id)}>
      {text}
    </Link>
  )
}
