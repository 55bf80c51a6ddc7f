import { followTeam, unfollowTeam } from '@quintet/contracts/sport'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check, Plus } from 'lucide'
import { useAsker } from '../../api/asker.ts'
import { call } from '../../api/call.ts'
import { followedTeamsQuery } from '../../api/sport.queries.ts'
import { reportFailure } from '../../shell/report.ts'
import { sportTexts } from '../../texts/sport.ts'
import { useTextsOf } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'

/** Follows or unfollows a team. @spec product 7.4 */
export function FollowButton({ teamId }: { teamId: number }) {
  const words = useTextsOf(sportTexts)
  const asker = useAsker()
  const cache = useQueryClient()
  const { data: isFollowed = false } = useQuery({
    ...followedTeamsQuery(asker),
    select: ({ teams }) => teams.some(({ team_id: id }) => id === teamId),
  })
  const change = async () => {
    try {
      const route = isFollowed ? unfollowTeam : followTeam
      const followed = await call(route, { params: { teamId }, query: { lang: asker.site.language } })
      cache.setQueryData(followedTeamsQuery(asker).queryKey, followed)
    } catch (error) {
      reportFailure(error)
    }
  }
  return (
    <Button
      look="light"
      isLarge
      icon={isFollowed ? Check : Plus}
      aria-pressed={isFollowed}
      title={words.followHint}
      onClick={() => void change()}
    >
      {isFollowed ? words.following : words.follow}
    </Button>
  )
}
