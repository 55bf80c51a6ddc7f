/** Sports competitions: their addresses, and the table computed from results. @spec product 7.1, product 7.3 */
import { genreSlug, VERTICAL_FACTS } from './categories.ts'
import type { Score } from '../live/moments.ts'
import { foldLetters } from './search.ts'

/** Returns the slug of a competition; empty if its name has no letters or digits. */
export function competitionSlug(name: string): string {
  return foldLetters(name).replaceAll(' ', '-')
}

const sportPath = `/${VERTICAL_FACTS.sports.slug}`

export function competitionAddress(slug: string): string {
  return `${sportPath}/competitions/${slug}`
}

export function teamAddress(id: number): string {
  return `${sportPath}/teams/${id}`
}

/** A finished match of two teams, which are identified by name. */
export type Result = { home: string; away: string; score: Score }

/** A result with its day, such as `2026-11-20`. */
export type ResultOfDay = Result & { on: string }

/** Points for a win and for a draw. */
export type PointsRule = { win: number; draw: number }

/** A win is worth three points in football and two elsewhere. */
export function pointsRuleOf(categories: readonly string[]): PointsRule {
  return { win: categories.some((id) => genreSlug(id) === 'football') ? 3 : 2, draw: 1 }
}

export type TableRow = {
  team: string
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  points: number
}

/**
 * Returns the table, best first: by points, then goal difference, then goals scored. Teams in `teams` appear even before their first match.
 */
export function tableOf(results: readonly Result[], teams: readonly string[], rule: PointsRule): TableRow[] {
  const rows = new Map<string, TableRow>()
  const add = (team: string, scored: number, conceded: number) => {
    const row = rows.get(team) ?? emptyRow(team)
    const [won, drawn] = [Number(scored > conceded), Number(scored === conceded)]
    rows.set(team, {
      team,
      played: row.played + 1,
      won: row.won + won,
      drawn: row.drawn + drawn,
      lost: row.lost + 1 - won - drawn,
      scored: row.scored + scored,
      conceded: row.conceded + conceded,
      points: row.points + won * rule.win + drawn * rule.draw,
    })
  }
  for (const {
    home,
    away,
    score: [ofHome, ofAway],
  } of results) {
    add(home, ofHome, ofAway)
    add(away, ofAway, ofHome)
  }
  for (const team of teams) if (!rows.has(team)) rows.set(team, emptyRow(team))
  const difference = ({ scored, conceded }: TableRow) => scored - conceded
  return [...rows.values()].toSorted(
    (a, b) =>
      b.points - a.points ||
      difference(b) - difference(a) ||
      b.scored - a.scored ||
      a.team.localeCompare(b.team),
  )
}

function emptyRow(team: string): TableRow {
  return { team, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }
}

/** Abbreviates a team where there is no room for its name: the initials of its words, or the first letters of a single word. */
export function teamLetters(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const own = words.filter((word) => word.length > 3)
  const [first = name, ...more] = own.length > 0 ? own : words
  const letters = more.length > 0 ? [first, ...more].map((word) => word.charAt(0)).join('') : first
  return letters.slice(0, more.length > 0 ? 3 : 2).toLocaleUpperCase('de')
}

/** How many colours, stripe colours and stripe directions crests can have; the style sheet defines each of them. */
const CREST = { colours: 9, stripes: 3, cuts: 3 } as const

/** The look of a team's crest, derived from its name; the three numbers vary independently. */
export function crestOf(name: string): { colour: number; stripe: number; cut: number } {
  let sum = 27
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  const { colours, stripes, cuts } = CREST
  return {
    colour: sum % colours,
    stripe: Math.floor(sum / colours) % stripes,
    cut: Math.floor(sum / (colours * stripes)) % cuts,
  }
}

/** How many teams a profile can follow. @spec product 7.4 */
export const FOLLOWED_TEAMS_MAX = 100
