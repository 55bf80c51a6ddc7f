import type { Competition } from '@quintet/contracts/sport'
import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { competitionQuery } from '../../api/sport.queries.ts'
import { sportTexts } from '../../texts/sport.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { CoverHero } from '../../titles/cover-hero/cover-hero.tsx'
import { TeamRow } from '../../titles/team-row/team-row.tsx'
import { LeagueTable } from './league-table.tsx'
import { MatchRows } from './match-rows.tsx'
import { ResultList } from './result-list.tsx'
import styles from './sport-page.module.css'

/** A competition: current, upcoming and past matches, and the table. @spec product 7.1 */
export function CompetitionPage({ slug }: { slug: string }) {
  const { data: competition } = useQuery(competitionQuery(useAsker(), slug))
  return competition ? <Page competition={competition} /> : null
}

function Page({ competition }: { competition: Competition }) {
  const words = useTextsOf(sportTexts)
  const { name, discipline, teams, now, next, past, results, table } = competition
  const matches = [...now, ...next, ...past]
  // The table also ranks teams none of whose matches can be watched.
  const teamCount = Math.max(teams.length, table?.rows.length ?? 0)
  return (
    <div data-vertical="sports">
      <CoverHero
        kind={[words.competition, discipline].filter(Boolean).join(' · ')}
        name={name}
        facts={[...(teamCount > 0 ? [words.teamCount(teamCount)] : []), words.matchCount(matches.length)]}
        items={matches}
      />
      <div className={styles.body}>
        <MatchRows matches={{ now, next, past: [] }} />
        {(table ?? results.length > 0) && (
          <div className={styles.standing}>
            {table && <LeagueTable table={table} heading={words.table} />}
            <ResultList results={results} />
          </div>
        )}
        <MatchRows matches={{ now: [], next: [], past }} />
        <TeamRow heading={words.teams} teams={teams} />
      </div>
    </div>
  )
}
