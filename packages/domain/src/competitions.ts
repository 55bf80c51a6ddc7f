/** Competitions of sport: their addresses, and the table that results make. @spec product 7.1, product 7.3 */
import { genreSlug, VERTICAL_FACTS } from './categories.ts'
import type { Score } from './moments.ts'
import { foldLetters } from './search.ts'

/** How a competition is called in addresses; empty where its name has no letter or digit. */
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

/** A match of two that is over; teams are told apart by their names. */
export type Result = { home: string; away: string; score: Score }

/** With its day, `2026-11-20`. */
export type ResultOfDay = Result & { on: string }

/** Points of a match that was won and of one that nobody won. */
export type PointsRule = { win: number; draw: number }

/** Football gives three points; everywhere else two are shared out. */
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

/** Best first: by points, then by difference, then by what was scored; `teams` stand in it before they have played. */
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

/** How a team is written where there is no room for its name: the initials of its words, else the beginning of the one. */
export function teamLetters(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word))
  const own = words.filter((word) => word.length > 3)
  const [first = name, ...more] = own.length > 0 ? own : words
  const letters = more.length > 0 ? [first, ...more].map((word) => word.charAt(0)).join('') : first
  return letters.slice(0, more.length > 0 ? 3 : 2).toLocaleUpperCase('de')
}

/** How many colours, colours of the stripe and directions of it a crest may have; the style sheet has one of each. */
const CREST = { colours: 9, stripes: 3, cuts: 3 } as const

/** What a team's crest looks like, told from its name: each number stands for one look, and they change apart from each other. */
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

/** How many teams a profile follows at most. @spec product 7.4 */
export const FOLLOWED_TEAMS_MAX = 100
