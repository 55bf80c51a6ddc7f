import type { Team } from '@quintet/contracts/sport'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAsker, useSite } from '../../api/asker.ts'
import { teamQuery } from '../../api/sport.queries.ts'
import { sportTexts } from '../../texts/sport.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { CoverHero } from '../../titles/cover-hero/cover-hero.tsx'
import { Crest } from '../../titles/crest/crest.tsx'
import { FollowButton } from './follow-button.tsx'
import { LeagueTable } from './league-table.tsx'
import { MatchRows } from './match-rows.tsx'
import styles from './sport-page.module.css'

/** A team: its matches, the next first, and its position in the table. @spec product 7.2 */
export function TeamPage({ id }: { id: number }) {
  const { data: team } = useQuery(teamQuery(useAsker(), id))
  return team ? <Page team={team} /> : null
}

function Page({ team }: { team: Team }) {
  const words = useTextsOf(sportTexts)
  const { isMember } = useSite()
  const { team_id: id, name, competitions, now, next, past } = team
  const [first] = competitions
  return (
    <div data-vertical="sports">
      <CoverHero
        mark={<Crest name={name} size="large" />}
        kind={[words.team, first?.discipline].filter(Boolean).join(' · ')}
        name={name}
        facts={competitions.map(({ slug, name: competition, place }) => (
          <Link
            key={slug}
            to="/$category/competitions/$competition"
            params={{ category: VERTICAL_FACTS.sports.slug, competition: slug }}
          >
            {place === undefined ? competition : words.place(place, competition)}
          </Link>
        ))}
        items={[...now, ...next, ...past]}
      >
        {isMember && <FollowButton teamId={id} />}
      </CoverHero>
      <div className={styles.body}>
        <MatchRows matches={{ now, next, past }} />
        {competitions.map(
          ({ slug, name: competition, table }) =>
            table && (
              <div key={slug} className={styles.standing}>
                <LeagueTable table={table} heading={words.tableOf(competition)} own={id} />
              </div>
            ),
        )}
      </div>
    </div>
  )
}
