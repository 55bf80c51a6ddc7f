import type { CompetitionSummary, TeamSummary } from '@quintet/contracts/sport'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import { Crest } from '../crest/crest.tsx'
import { LinkRow } from '../link-row/link-row.tsx'
import row from '../link-row/link-row.module.css'
import styles from './team-row.module.css'

const category = VERTICAL_FACTS.sports.slug

type TeamRowProps = { heading: string; teams: readonly TeamSummary[] }

/** Teams, each a link to its page. Renders nothing if there are none. */
export function TeamRow({ heading, teams }: TeamRowProps) {
  if (teams.length === 0) return null
  return (
    <LinkRow heading={heading}>
      <TeamLinks teams={teams} />
    </LinkRow>
  )
}

/** The same without a heading. */
export function TeamLinks({ teams }: Pick<TeamRowProps, 'teams'>) {
  return (
    <ul className={`${row.row} ${styles.teams}`}>
      {teams.map(({ team_id: id, name }) => (
        <li key={id}>
          <Link className={row.entry} to="/$category/teams/$team" params={{ category, team: String(id) }}>
            <Crest name={name} size="large" />
            <span className={row.name} dir="auto">
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

type CompetitionRowProps = { heading: string; competitions: readonly CompetitionSummary[] }

/** Competitions, each a link to its page. */
export function CompetitionRow({ heading, competitions }: CompetitionRowProps) {
  if (competitions.length === 0) return null
  return (
    <LinkRow heading={heading}>
      <ul className={`${row.row} ${styles.competitions}`} data-vertical="sports">
        {competitions.map(({ slug, name, discipline }) => (
          <li key={slug}>
            <Link
              className={row.plate}
              to="/$category/competitions/$competition"
              params={{ category, competition: slug }}
            >
              <Icon name="sports" size={22} />
              <span>
                <span className={row.name} dir="auto">
                  {name}
                </span>
                <span className={row.about}>{discipline}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </LinkRow>
  )
}
