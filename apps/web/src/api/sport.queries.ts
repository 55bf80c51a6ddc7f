/** Pages of competitions and teams, and the teams the profile follows. @spec product 7.1, product 7.4 */
import * as sport from '@quintet/contracts/sport'
import { queryOptions } from '@tanstack/react-query'
import type { Asker } from './asker.ts'

const ONCE_A_MINUTE_MS = 60_000

export const competitionQuery = ({ call, site }: Asker, slug: string) =>
  queryOptions({
    queryKey: ['competition', slug],
    queryFn: ({ signal }) =>
      call(sport.getCompetition, { params: { slug }, query: { lang: site.language } }, { signal }),
  })

export const teamQuery = ({ call, site }: Asker, teamId: number) =>
  queryOptions({
    queryKey: ['team', teamId],
    queryFn: ({ signal }) =>
      call(sport.getTeam, { params: { teamId }, query: { lang: site.language } }, { signal }),
  })

/** Returns live and upcoming matches; refetched every minute, since a match may start or end while the page is open. */
export const matchesNowQuery = ({ call, site }: Asker) =>
  queryOptions({
    queryKey: ['matches-now'],
    queryFn: ({ signal }) => call(sport.getMatchesNow, { query: { lang: site.language } }, { signal }),
    refetchInterval: ONCE_A_MINUTE_MS,
  })

export const sportFoundQuery = ({ call, site }: Asker, search: string) =>
  queryOptions({
    queryKey: ['sport-found', search],
    queryFn: ({ signal }) => call(sport.findSport, { query: { search, lang: site.language } }, { signal }),
  })

/** One list, replaced by every response. */
export const followedTeamsQuery = ({ call, site }: Asker) =>
  queryOptions({
    queryKey: ['followed-teams'],
    queryFn: ({ signal }) => call(sport.listFollowedTeams, { query: { lang: site.language } }, { signal }),
  })
