/** What falls due if the clock is turned to a time. @spec decisions 13.31 */
import type { ComingLine } from '@quintet/contracts/operator/clock'
import { useQuery } from '@tanstack/react-query'
import { comingQuery } from '../../../api/queries.ts'
import { useFormats, useTexts } from '../../../texts/language.tsx'
import { Waiting } from '../../../ui/failure.tsx'
import styles from './clock.module.css'

type ComingProps = { /** The simulated time. */ now: string; to: Date }

export function Coming({ now, to }: ComingProps) {
  const { coming: words } = useTexts().house.clock
  const formats = useFormats()
  const found = useQuery(comingQuery(to.toISOString()))
  if (to <= new Date(now)) return <p className={styles.hint}>{words.back}</p>
  if (!found.data) return <Waiting query={found} />
  return (
    <section className={styles.coming} aria-busy={found.isPlaceholderData}>
      <h3>{words.title(formats.time(to.toISOString()))}</h3>
      {found.data.length === 0 ? <p>{words.nothing}</p> : <Lines lines={found.data} />}
      <p className={styles.hint}>{words.provided}</p>
    </section>
  )
}

function Lines({ lines }: { lines: readonly ComingLine[] }) {
  const { coming: words } = useTexts().house.clock
  const formats = useFormats()
  return (
    <ul>
      {lines.map(({ kind, count, sums }) => (
        <li key={kind}>
          <span>{words.kinds[kind]}</span>
          <span>
            {[
              formats.number(count),
              ...sums.map(({ cents, currency }) => formats.money(cents, currency)),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
