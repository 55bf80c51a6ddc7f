/** Pages of competitions and teams, and the teams that a profile follows. @spec product 7.1, product 7.2, product 7.4 */
import { FILTER_MAX_LENGTH } from '@quintet/domain/catalogue/browsing'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { z } from 'zod'
import { ContentItem, Score } from './content.ts'
import { text, wholeNumber } from './fields.ts'
import { defineRoute } from './route.ts'

const TeamId = z.int().positive()

/** A team; without an id it only appears in a result and has no page. */
const NamedTeam = z.object({ team_id: TeamId.optional(), name: z.string() })
export type NamedTeam = z.infer<typeof NamedTeam>

export const TeamSummary = NamedTeam.required()
export type TeamSummary = z.infer<typeof TeamSummary>

export const CompetitionSummary = z.object({
  slug: z.string(),
  name: z.string(),
  /** The sport, in the language of the response. */
  discipline: z.string().optional(),
})
export type CompetitionSummary = z.infer<typeof CompetitionSummary>

export const TableRow = z.object({
  team: NamedTeam,
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  scored: z.int(),
  conceded: z.int(),
  points: z.int(),
})
export type TableRow = z.infer<typeof TableRow>

/** Best first. `watchedOnly`: counts only matches that a profile avoiding spoilers has watched. */
export const LeagueTable = z.object({ rows: z.array(TableRow), watchedOnly: z.boolean() })
export type LeagueTable = z.infer<typeof LeagueTable>

export const MatchResult = z.object({
  on: z.iso.date(),
  home: NamedTeam,
  away: NamedTeam,
  score: Score,
  /** The match, if it can be watched. */
  contentitem_id: z.int().positive().optional(),
})
export type MatchResult = z.infer<typeof MatchResult>

/** Live matches, upcoming ones with the next first, and past ones with the latest first. */
const Matches = z.object({
  now: z.array(ContentItem),
  next: z.array(ContentItem),
  past: z.array(ContentItem),
})

export const Competition = CompetitionSummary.extend(Matches.shape).extend({
  teams: z.array(TeamSummary),
  /** The latest results, newest first. */
  results: z.array(MatchResult),
  /** Null if the competition has no head-to-head matches. */
  table: LeagueTable.nullable(),
})
export type Competition = z.infer<typeof Competition>

export const Team = TeamSummary.extend(Matches.shape).extend({
  /** `place` is the team's position in the table. */
  competitions: z.array(
    CompetitionSummary.extend({ place: z.int().positive().optional(), table: LeagueTable.nullable() }),
  ),
})
export type Team = z.infer<typeof Team>

export const FollowedTeams = z.object({
  teams: z.array(TeamSummary),
  /** Live ones first, then upcoming, then past ones, without duplicates. */
  matches: z.array(ContentItem),
})
export type FollowedTeams = z.infer<typeof FollowedTeams>

const query = z.object({ lang: z.enum(LANGUAGES).optional() })
const params = z.object({ teamId: wholeNumber(1, 2_147_483_647) })

export const getCompetition = defineRoute({
  id: 'getCompetition',
  service: 'content',
  method: 'GET',
  path: '/competitions/:slug',
  access: 'anyone',
  summary: 'Returns the matches of a competition, its participants and its table.',
  params: z.object({ slug: text(FILTER_MAX_LENGTH * 2) }),
  query,
  answer: Competition,
  problems: ['unknown_competition'],
})

export const getTeam = defineRoute({
  id: 'getTeam',
  service: 'content',
  method: 'GET',
  path: '/teams/:teamId',
  access: 'anyone',
  summary: 'Returns the matches of a team and its standing in its competitions.',
  params,
  query,
  answer: Team,
  problems: ['unknown_team'],
})

export const findSport = defineRoute({
  id: 'findSport',
  service: 'content',
  method: 'GET',
  path: '/sport',
  access: 'anyone',
  summary: 'Finds teams and competitions whose names begin with the words of a search.',
  query: query.extend({ search: text(200) }),
  answer: z.object({ teams: z.array(TeamSummary), competitions: z.array(CompetitionSummary) }),
})

export const getMatchesNow = defineRoute({
  id: 'getMatchesNow',
  service: 'content',
  method: 'GET',
  path: '/matches',
  access: 'anyone',
  summary: 'Returns the sport that is live, most popular first, and what comes next.',
  query,
  answer: Matches.pick({ now: true, next: true }),
})

const member = { service: 'content', access: 'member', answer: FollowedTeams } as const

export const listFollowedTeams = defineRoute({
  ...member,
  id: 'listFollowedTeams',
  method: 'GET',
  path: '/user/teams',
  summary: 'Lists the teams that this profile follows, and their matches.',
  query,
})

export const followTeam = defineRoute({
  ...member,
  id: 'followTeam',
  method: 'PUT',
  path: '/user/teams/:teamId',
  summary: 'Follows a team; following it again changes nothing.',
  params,
  query,
  problems: ['unknown_team', 'too_many_teams'],
})

export const unfollowTeam = defineRoute({
  ...member,
  id: 'unfollowTeam',
  method: 'DELETE',
  path: '/user/teams/:teamId',
  summary: 'Unfollows a team. Unfollowing a team that is not followed succeeds too.',
  params,
  query,
})
