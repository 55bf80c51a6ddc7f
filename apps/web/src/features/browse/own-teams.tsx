import { useQuery } from '@tanstack/react-query'
import { useAsker } from '../../api/asker.ts'
import { toCard } from '../../api/card.ts'
import { followedTeamsQuery } from '../../api/sport.queries.ts'
import { sportTexts } from '../../texts/sport.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { CardRow } from '../../titles/card-row/card-row.tsx'
import { TeamLinks } from '../../titles/team-row/team-row.tsx'
import styles from './own-teams.module.css'

/** Followed teams and their matches, live ones first. Renders nothing if no team is followed. @spec product 7.4 */
export function OwnTeams() {
  const words = useTextsOf(sportTexts)
  const { data } = useQuery(followedTeamsQuery(useAsker()))
  if (!data || data.teams.length === 0) return null
  return (
    <div className={styles.own}>
      <CardRow
        heading={words.own}
        icon="heart"
        vertical="sports"
        shape="landscape"
        cards={data.matches.map(toCard)}
      />
      <TeamLinks teams={data.teams} />
    </div>
  )
}
