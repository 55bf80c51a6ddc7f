/** The leagues of the demo catalogue: their teams, and the results of the rounds before the first start. */
import type { TitleFile } from '@quintet/contracts/library'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { type Dice, dice } from '../art/dice.ts'

type OtherResult = NonNullable<TitleFile['otherResults']>[number]

type League = {
  teams: readonly string[]
  /** Returns a possible final score of one side. */
  score: (rolls: Dice) => number
  /** True if a match cannot end in a draw. */
  hasWinner: boolean
}

/** Possible sums of touchdowns and field goals. */
const GRIDIRON_SCORES = [3, 6, 7, 10, 13, 14, 16, 17, 20, 21, 23, 24, 27, 28, 31, 34] as const

const LEAGUES: Readonly<Record<string, League>> = {
  Küstenliga: {
    teams: [
      'SG Fördehafen',
      'TV Nordkap',
      'HSG Leuchtturm',
      'TSV Wattwurm Büsum',
      'SV Boddenblick',
      'MTV Hallig',
      'TuS Deichkrone',
      'HC Möwennest',
    ],
    score: (rolls) => rolls.whole(21, 33),
    hasWinner: false,
  },
  Flutlichtliga: {
    teams: [
      'SV Rheinrand',
      'FC Bergfried',
      'SpVgg Oberlauter',
      'Eintracht Kanal',
      'VfL Zechenheim',
      'FSV Nebelbruck',
      'Alemannia Südkurve',
      'TSG Ziegelhütte',
    ],
    score: (rolls) => Math.floor(rolls() * rolls() * 6),
    hasWinner: false,
  },
  Nordbowl: {
    teams: [
      'Wilhelmshaven Hafenbären',
      'Husum Deichgrafen',
      'Bremerhaven Kapitäne',
      'Rügen Kreidefelsen',
      'Flensburg Grenzwölfe',
      'Emden Ostwinde',
    ],
    score: (rolls) => rolls.pick(GRIDIRON_SCORES),
    hasWinner: true,
  },
  Prärieliga: {
    teams: ['Lausitz Kohlenmeiler', 'Heide Bisons', 'Altmark Störche', 'Fläming Füchse'],
    score: (rolls) => rolls.pick(GRIDIRON_SCORES),
    hasWinner: true,
  },
  'Baseball-Küstenrunde': {
    teams: [
      'Elbpark Möwen',
      'Linum Kraniche',
      'Fehmarn Leuchtfeuer',
      'Usedom Strandkörbe',
      'Stade Altländer',
      'Norderney Dünen',
    ],
    score: (rolls) => rolls.whole(0, 9),
    hasWinner: true,
  },
}

const ROUNDS_APART_DAYS = 7

/** Returns a league's season up to the first start, one round a week: every team has met every other. Empty for titles outside a league. */
export function seasonOf(competition: string, firstStart: Date): Pick<TitleFile, 'season' | 'otherResults'> {
  const league = LEAGUES[competition]
  if (!league) return {}
  const rolls = dice(`league ${competition}`)
  const rounds = roundsOf(league.teams)
  const otherResults = rounds.flatMap((pairs, round): OtherResult[] => {
    const daysAgo = (rounds.length - round) * ROUNDS_APART_DAYS
    const on = new Date(firstStart.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
    return pairs.map(([home, away]) => ({ on, home, away, score: scoreIn(league, rolls) }))
  })
  return { season: firstStart.getUTCFullYear(), otherResults }
}

function scoreIn(league: League, rolls: Dice): [number, number] {
  const home = league.score(rolls)
  const away = league.score(rolls)
  return home === away && league.hasWinner ? scoreIn(league, rolls) : [home, away]
}

/** Returns a round-robin schedule: one team stays, the others rotate. */
function roundsOf(teams: readonly string[]): [string, string][][] {
  const [first = '', ...others] = teams
  return others.map((_, round) => {
    const circle = [first, ...others.slice(round), ...others.slice(0, round)]
    return Array.from({ length: teams.length / 2 }, (__, at): [string, string] => {
      const pair: [string, string] = [circle[at] ?? '', circle[teams.length - 1 - at] ?? '']
      return round % 2 === 0 ? pair : [pair[1], pair[0]]
    })
  })
}
