/** Sports titles as matches: their time, their result if the viewer may know it, and the resulting table. @spec product 7.3 */
import type { LeagueTable, MatchResult, NamedTeam } from '@quintet/contracts/sport'
import { dayOf as calendarDayOf } from '@quintet/domain/basics/calendar'
import { isUndecided, type LiveState } from '@quintet/domain/live/broadcast'
import { pointsRuleOf, tableOf } from '@quintet/domain/catalogue/competitions'
import type { Asking } from '../browsing/asking.ts'
import { liveOf } from '../catalogue/live-wire.ts'
import type { Title } from '../catalogue/title.ts'

/** An old competition has thousands of matches; the lists of all titles page through them. */
export const MATCHES_SHOWN = 100

export type Matches = { now: Title[]; next: Title[]; past: Title[] }

/** Live ones; upcoming ones, soonest first; past ones, latest first; each limited in number. */
export function sortMatches(titles: readonly Title[], now: Date): Matches {
  const byState = Map.groupBy(titles, (title) => liveOf(title, now)?.state ?? 'ended')
  const inState = (...states: LiveState[]) => states.flatMap((state) => byState.get(state) ?? [])
  const byStart = (a: Title, b: Title) => a.startsAt - b.startsAt || a.id - b.id
  const dayAndTitle = (title: Title) => ({ title, day: dayOf(title) })
  return {
    now: inState('live').toSorted(byStart).slice(0, MATCHES_SHOWN),
    next: inState('announced').toSorted(byStart).slice(0, MATCHES_SHOWN),
    past: inState('ended', 'replay')
      .map(dayAndTitle)
      .toSorted(
        (a, b) => compare(b.day, a.day) || b.title.startsAt - a.title.startsAt || b.title.id - a.title.id,
      )
      .slice(0, MATCHES_SHOWN)
      .map(({ title }) => title),
  }
}

/** Compares days and years, whose notation sorts chronologically. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** The day on which it begins in Germany; only the year if nothing more is known. */
function dayOf({ startsAt, match, year }: Title): string {
  if (Number.isFinite(startsAt)) return calendarDayOf(new Date(startsAt))
  return match?.releasedOn ?? String(year)
}

/** The matches of a competition's latest season, if any has one. */
export function ofLastSeason(titles: readonly Title[]): readonly Title[] {
  const last = titles.reduce((newest, { season }) => Math.max(newest, season ?? 0), 0)
  return titles.filter(({ season }) => (season ?? 0) === last)
}

/** Every result the viewer may know, newest first, each once; teams without a page only have a name. */
export function resultsOf(titles: readonly Title[], { now, spoilers }: Asking): MatchResult[] {
  const idOf = new Map(teamsOf(titles).map(({ id, name }) => [name, id]))
  const named = (name: string): NamedTeam => {
    const id = idOf.get(name)
    return id === undefined ? { name } : { team_id: id, name }
  }
  const found = new Map<string, MatchResult>()
  const add = (
    on: string,
    [home, away]: readonly [string, string],
    rest: Omit<MatchResult, 'on' | 'home' | 'away'>,
  ) => {
    const key = [on, home, away].join('\n')
    if (!found.has(key)) found.set(key, { on, home: named(home), away: named(away), ...rest })
  }
  for (const title of titles) {
    const { match } = title
    const [home, away] = pairOf(title) ?? []
    const state = liveOf(title, now)?.state
    if (!match?.result || !home || !away || (state !== undefined && isUndecided(state))) continue
    if (spoilers?.withholds(title)) continue
    const [ofHome, ofAway] = match.result
    add(dayOf(title), [home.name, away.name], { score: [ofHome, ofAway], contentitem_id: title.id })
  }
  // Results without a title cannot have been watched.
  const today = calendarDayOf(now)
  const others = spoilers ? [] : titles.flatMap(({ match }) => match?.otherResults ?? [])
  for (const { on, home, away, score } of others)
    if (on <= today) add(on, [home, away], { score: [score[0], score[1]] })
  return [...found.values()].toSorted((a, b) => compare(b.on, a.on))
}

/** The table from these matches of a competition; null if none is between two teams. */
export function leagueTableOf(titles: readonly Title[], asking: Asking): LeagueTable | null {
  const pairs = titles.flatMap((title) => pairOf(title) ?? [])
  if (pairs.length === 0) return null
  const results = resultsOf(titles, asking)
  const idOf = new Map(pairs.map(({ id, name }) => [name, id]))
  const rows = tableOf(
    results.map(({ home, away, score }) => ({ home: home.name, away: away.name, score })),
    [...namesOf(titles)],
    pointsRuleOf(titles.flatMap(({ categories }) => categories)),
  )
  return {
    rows: rows.map(({ team: name, ...row }) => {
      const id = idOf.get(name)
      return { team: id === undefined ? { name } : { team_id: id, name }, ...row }
    }),
    watchedOnly: asking.spoilers !== null,
  }
}

/** The teams in these matches that have a page, by name. */
export function teamsOf(titles: readonly Title[]): { id: number; name: string }[] {
  const teams = new Map(titles.flatMap(({ match }) => match?.teams ?? []).map((team) => [team.id, team]))
  return [...teams.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** All names in a match or a result; the participants are not a spoiler, unlike the result. */
function namesOf(titles: readonly Title[]): Set<string> {
  return new Set(
    titles.flatMap((title) => [
      ...(pairOf(title) ?? []).map(({ name }) => name),
      ...(title.match?.otherResults ?? []).flatMap(({ home, away }) => [home, away]),
    ]),
  )
}

/** The two opponents; null if there are fewer or more. */
function pairOf({ match }: Title) {
  return match?.teams.length === 2 ? match.teams : null
}
