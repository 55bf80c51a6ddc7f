import type { LeagueTable as Table, TableRow } from '@quintet/contracts/sport'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { sportTexts } from '../../texts/sport.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Crest } from '../../titles/crest/crest.tsx'
import styles from './league-table.module.css'

type Column = keyof (typeof sportTexts)['en']['columns']

/** The columns after the team; narrow screens leave out those that the others imply. */
const NUMBERS: readonly { column: Column; isWideOnly?: true; of: (row: TableRow) => string }[] = [
  { column: 'played', of: ({ played }) => String(played) },
  { column: 'won', isWideOnly: true, of: ({ won }) => String(won) },
  { column: 'drawn', isWideOnly: true, of: ({ drawn }) => String(drawn) },
  { column: 'lost', isWideOnly: true, of: ({ lost }) => String(lost) },
  { column: 'scored', isWideOnly: true, of: ({ scored, conceded }) => `${scored}:${conceded}` },
  { column: 'difference', of: ({ scored, conceded }) => signed(scored - conceded) },
  { column: 'points', of: ({ points }) => String(points) },
]

type LeagueTableProps = {
  table: Table
  heading: string
  /** The team whose row is highlighted. */
  own?: number
}

/** The standings of a competition. @spec product 7.3 */
export function LeagueTable({ table: { rows, watchedOnly }, heading, own }: LeagueTableProps) {
  const words = useTextsOf(sportTexts)
  const id = useId()
  return (
    <section className={styles.league} aria-labelledby={id}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      {watchedOnly && <p className={styles.note}>{words.watchedOnly}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <Head column="place" />
            <Head column="team" />
            {NUMBERS.map(({ column, isWideOnly }) => (
              <Head key={column} column={column} isWideOnly={isWideOnly} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.team.name} data-own={(own !== undefined && row.team.team_id === own) || undefined}>
              <td className={styles.place}>{row.played > 0 ? at + 1 : '–'}</td>
              <th scope="row">
                <span className={styles.team}>
                  <Crest name={row.team.name} />
                  <TeamName team={row.team} />
                </span>
              </th>
              {NUMBERS.map(({ column, isWideOnly, of }) => (
                <td key={column} data-column={column} data-wide={isWideOnly}>
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head({ column, isWideOnly }: { column: Column; isWideOnly?: true | undefined }) {
  const [short = '', long = ''] = useTextsOf(sportTexts).columns[column]
  return (
    <th scope="col" data-column={column} data-wide={isWideOnly}>
      <span aria-hidden="true" title={long}>
        {short}
      </span>
      <span className="visually-hidden">{long}</span>
    </th>
  )
}

/** The team's name, linked if the team has a page. */
export function TeamName({ team: { team_id: id, name } }: { team: TableRow['team'] }) {
  if (id === undefined) return <span dir="auto">{name}</span>
  return (
    <Link
      className={styles.link}
      to="/$category/teams/$team"
      params={{ category: VERTICAL_FACTS.sports.slug, team: String(id) }}
      dir="auto"
    >
      {name}
    </Link>
  )
}

const MINUS = '−'

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', MINUS)
}
