/** Pages of competitions and teams, and finding them by name. @spec product 7.1, product 7.2 */
import type {
  Competition,
  CompetitionSummary,
  FollowedTeams,
  Team,
  TeamSummary,
} from '@quintet/contracts/sport'
import { Problem } from '@quintet/contracts/problem'
import { competitionSlug } from '@quintet/domain/catalogue/competitions'
import { isNamedBy, wordsOf } from '@quintet/domain/catalogue/search'
import type { Asking } from '../browsing/asking.ts'
import { wireList } from '../browsing/wire-list.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { categoryName } from '../catalogue/category-names.ts'
import { personLabel } from '../catalogue/title-labels.ts'
import type { Title } from '../catalogue/title.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import { leagueTableOf, type Matches, ofLastSeason, resultsOf, sortMatches, teamsOf } from './matches.ts'

const RESULTS_SHOWN = 12
const NEXT_SHOWN = 12
const FOUND_MAX = 8
/** The best matches of a search, whose teams and competitions are considered. */
const MATCHES_READ = 100

/** A competition's page as JSON. Throws `unknown_competition` if none of it may be seen. */
export function readCompetition(catalogue: Catalogue, slug: string, asking: Asking): Buffer {
  const titles = ofCompetition(titlesFor(catalogue, asking.viewer), slug, asking)
  const [first] = titles
  if (!first) throw new Problem('unknown_competition')
  const head: Omit<Competition, keyof Matches> = {
    ...summaryOf(first, asking),
    teams: teamsOf(titles).map(toTeam),
    results: resultsOf(ofLastSeason(titles), asking).slice(0, RESULTS_SHOWN),
    table: leagueTableOf(ofLastSeason(titles), asking),
  }
  return withMatches(head, titles, asking)
}

/** A team's page as JSON. Throws `unknown_team` if none of it may be seen. */
export function readTeam(catalogue: Catalogue, id: number, asking: Asking): Buffer {
  const index = titlesFor(catalogue, asking.viewer)
  const titles = ofTeam(index, id, asking)
  const team = findTeam(titles, id)
  const head: Omit<Team, keyof Matches> = {
    ...toTeam(team),
    competitions: competitionsOf(titles, asking).map((summary) => {
      const season = ofLastSeason(ofCompetition(index, summary.slug, asking))
      const table = leagueTableOf(season, asking)
      const at = table?.rows.findIndex((row) => row.team.team_id === id && row.played > 0) ?? -1
      return { ...summary, ...(at === -1 ? {} : { place: at + 1 }), table }
    }),
  }
  return withMatches(head, titles, asking)
}

/** Live titles, most popular first, and upcoming ones, soonest first, as JSON. @spec product 7.5 */
export function readMatchesNow(catalogue: Catalogue, asking: Asking): Buffer {
  const { viewer, now: time } = asking
  const titles = titlesFor(catalogue, viewer)
    .beginningBetween(0, Number.POSITIVE_INFINITY, time)
    .filter(({ vertical }) => vertical === 'sports')
  const { now, next } = sortMatches(titles, time)
  const byPopularity = titles.filter((title) => now.some(({ id }) => id === title.id))
  return joined({}, { now: byPopularity, next: next.slice(0, NEXT_SHOWN) }, asking)
}

/** Those of these teams with a match that may be seen. */
export function seenTeams(catalogue: Catalogue, ids: readonly number[], asking: Asking): number[] {
  const index = titlesFor(catalogue, asking.viewer)
  return ids.filter((id) => ofTeam(index, id, asking).length > 0)
}

/** The visible matches of the teams with these ids, each of which has one, as JSON. */
export function readTeams(catalogue: Catalogue, ids: readonly number[], asking: Asking): Buffer {
  const index = titlesFor(catalogue, asking.viewer)
  const shown = ids.map((id) => ({ id, titles: ofTeam(index, id, asking) }))
  const teams: FollowedTeams['teams'] = shown.map(({ id, titles }) => toTeam(findTeam(titles, id)))
  const all = new Map(shown.flatMap(({ titles }) => titles).map((title) => [title.id, title]))
  const { now, next, past } = sortMatches([...all.values()], asking.now)
  return joined({ teams }, { matches: [...now, ...next, ...past] }, asking)
}

/** Throws `unknown_team` if nothing of a team may be seen. */
export function checkTeam(catalogue: Catalogue, id: number, asking: Asking): void {
  findTeam(ofTeam(titlesFor(catalogue, asking.viewer), id, asking), id)
}

/** True if something of a team may be seen. */
export function isTeamSeen(catalogue: Catalogue, id: number, asking: Asking): boolean {
  return teamsOf(ofTeam(titlesFor(catalogue, asking.viewer), id, asking)).some((team) => team.id === id)
}

/** Teams and competitions in the best matches of a search whose names contain all of its words, best first. */
export function findSport(
  catalogue: Catalogue,
  search: string,
  asking: Asking,
): { teams: TeamSummary[]; competitions: CompetitionSummary[] } {
  const words = wordsOf(search)
  if (words.length === 0) return { teams: [], competitions: [] }
  const index = titlesFor(catalogue, asking.viewer)
  const matches = index.bestMatches({ search, category: 'sports' }, MATCHES_READ, asking.now)
  const isMeant = ({ name }: { name: string }) => isNamedBy(name, words)
  return {
    teams: teamsOf(matches).filter(isMeant).slice(0, FOUND_MAX).map(toTeam),
    competitions: competitionsOf(matches, asking).filter(isMeant).slice(0, FOUND_MAX),
  }
}

function ofCompetition(index: TitleIndex, slug: string, { now }: Asking): Title[] {
  return index.labelled('league', slug, now)
}

function ofTeam(index: TitleIndex, id: number, { now }: Asking): Title[] {
  return index.labelled('person', personLabel('team', id), now)
}

function findTeam(titles: readonly Title[], id: number): { id: number; name: string } {
  const team = teamsOf(titles).find((each) => each.id === id)
  if (!team) throw new Problem('unknown_team')
  return team
}

function competitionsOf(titles: readonly Title[], asking: Asking): CompetitionSummary[] {
  const named = titles.filter(({ match }) => competitionSlug(match?.competition ?? '') !== '')
  const found = new Map(named.map((title) => [title.match?.competition, summaryOf(title, asking)]))
  return [...new Map([...found.values()].map((summary) => [summary.slug, summary])).values()]
}

function summaryOf({ match, categories }: Title, { language }: Asking): CompetitionSummary {
  const name = match?.competition ?? ''
  const genre = categories.find((category) => category.startsWith('sports:'))
  const discipline = genre === undefined ? {} : { discipline: categoryName(genre, language) }
  return { slug: competitionSlug(name), name, ...discipline }
}

const toTeam = ({ id, name }: { id: number; name: string }): TeamSummary => ({ team_id: id, name })

function withMatches(head: object, titles: readonly Title[], asking: Asking): Buffer {
  return joined(head, sortMatches(titles, asking.now), asking)
}

/** An object as JSON, with lists of titles at its end that are concatenated from bytes. */
function joined(head: object, lists: Record<string, readonly Title[]>, asking: Asking): Buffer {
  const parts = Object.entries(lists).map(
    ([name, titles]) => `"${name}":${wireList(titles, asking).toString()}`,
  )
  const open = JSON.stringify(head).slice(0, -1)
  return Buffer.from(`${open}${open === '{' ? '' : ','}${parts.join(',')}}`)
}
