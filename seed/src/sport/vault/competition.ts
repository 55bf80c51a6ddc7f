/** A pole vault by the rules: three misses in a row eliminate, a clearance advances, and a vaulter may pass. */
import { dice } from '../../art/dice.ts'

export type Vaulter = {
  name: string
  club: string
  shirt: string
  skin: string
  /** The height she clears half the time, in centimetres. */ ability: number
  from: number
}

const [BODENSEE, HOEHENLUFT, GUEST] = ['LG Bodensee', 'TSV Höhenluft', 'Gast'] as const
const SHIRTS = { [BODENSEE]: '#1fa6a8', [HOEHENLUFT]: '#ff6a3a', [GUEST]: '#7a4fd0' } as const
const ENTRIES: readonly (readonly [string, keyof typeof SHIRTS, number])[] = [
  ['Sutter', BODENSEE, 428],
  ['Maurer', HOEHENLUFT, 446],
  ['Wehrle', BODENSEE, 442],
  ['Adeoye', HOEHENLUFT, 455],
  ['Keller', GUEST, 424],
  ['Ritzmann', BODENSEE, 452],
  ['Hug', GUEST, 418],
  ['Blanc', GUEST, 448],
  ['Stadler', HOEHENLUFT, 436],
  ['Novotná', GUEST, 458],
  ['Frick', BODENSEE, 431],
  ['Hoch', HOEHENLUFT, 440],
]

/** The heights of the bar, in centimetres. */
export const HEIGHTS = [380, 400, 415, 425, 435, 441, 446, 451, 456, 460, 464, 468, 472] as const
export const ATTEMPTS = 3
/** The minute after which the wind blows against the vaulters. */
export const WIND_TURNS_MINUTE = 60
const HEADWIND_CM = 5
const ATTEMPT_MINUTES = 1.35

export type Mark = 'o' | 'x' | '-'
export type Attempt = {
  vaulter: number
  height: number
  /** 1 to 3 at this height. */
  nth: number
  mark: Mark
  /** Misses in a row including this one; the third eliminates. */
  missesInRow: number
  /** Minutes since the first attempt. */
  minute: number
}
export type Competition = { vaulters: readonly Vaulter[]; attempts: readonly Attempt[] }

/** Simulates the same competition for the same seed. */
export function vaultAll(seed: string): Competition {
  const roll = dice(seed)
  const vaulters = ENTRIES.map(([name, club, ability], i): Vaulter => {
    const skin = ['#d9a27a', '#7a4a34', '#c98a62'][i % 3] ?? '#d9a27a'
    return {
      name,
      club,
      shirt: SHIRTS[club],
      skin,
      ability: ability + roll.whole(-5, 6),
      from: ability > 444 ? 415 : ability > 430 ? 400 : 380,
    }
  })
  const attempts: Attempt[] = []
  const misses = vaulters.map(() => 0)
  let minute = 0
  for (const height of HEIGHTS) {
    const waiting = vaulters
      .map((one, i) => (one.from <= height ? i : -1))
      .filter((i) => i >= 0 && (misses[i] ?? 0) < ATTEMPTS)
    const done = new Set<number>()
    for (let nth = 1; nth <= ATTEMPTS; nth++)
      for (const vaulter of waiting) {
        const one = vaulters[vaulter]
        if (!one || done.has(vaulter) || (misses[vaulter] ?? 0) >= ATTEMPTS) continue
        // After a miss, some pass to save their remaining attempts for the next height.
        const passes = nth === 2 && one.ability > height + 6 && roll() < 0.25 && height !== HEIGHTS.at(-1)
        const wind = minute >= WIND_TURNS_MINUTE ? HEADWIND_CM : 0
        const clears = roll() < 1 / (1 + Math.exp((height + wind - one.ability) / 4.5))
        const mark = passes ? '-' : clears ? 'o' : 'x'
        if (mark === 'x') misses[vaulter] = (misses[vaulter] ?? 0) + 1
        else done.add(vaulter)
        if (mark === 'o') misses[vaulter] = 0
        attempts.push({ vaulter, height, nth, mark, missesInRow: misses[vaulter] ?? 0, minute })
        if (!passes) minute += ATTEMPT_MINUTES
      }
  }
  return { vaulters, attempts }
}

export type Standing = { vaulter: number; best: number; missesAtBest: number; misses: number; place: number }

/** Returns the standings: by height, then fewer misses at that height, then fewer overall. Equal in all three, they share the place. */
export function standingsOf({ vaulters, attempts }: Competition): Standing[] {
  const all = vaulters.map((_, vaulter) => {
    const own = attempts.filter((one) => one.vaulter === vaulter)
    const best = Math.max(0, ...own.filter(({ mark }) => mark === 'o').map(({ height }) => height))
    const missed = own.filter(({ mark, height }) => mark === 'x' && height <= best)
    return {
      vaulter,
      best,
      missesAtBest: missed.filter(({ height }) => height === best).length,
      misses: missed.length,
    }
  })
  const order = (a: (typeof all)[number], b: (typeof all)[number]) =>
    b.best - a.best || a.missesAtBest - b.missesAtBest || a.misses - b.misses
  return all
    .toSorted(order)
    .map((one) => ({ ...one, place: 1 + all.filter((other) => order(other, one) < 0).length }))
}

/** Returns the highlights in order: the first jump, the first ones after the wind turned, and the very last. */
export function highlightsOf({ attempts }: Competition, count: number): Attempt[] {
  const jumps = attempts.filter(({ mark }) => mark !== '-')
  const turned = jumps.findIndex(({ minute }) => minute >= WIND_TURNS_MINUTE)
  const lastCleared = jumps.findLastIndex(({ mark }) => mark === 'o')
  const top = jumps.slice(-60).filter(({ mark, nth }) => mark === 'o' || nth === ATTEMPTS)
  const wanted = new Set([
    jumps[0],
    jumps[turned],
    jumps[lastCleared],
    jumps.at(-1),
    ...top.slice(-(count - 3)),
  ])
  return jumps.filter((jump) => wanted.has(jump)).slice(-count)
}

/** Formats centimetres as 4,51 or 4.51. */
export const metresOf = (centimetres: number, comma: ',' | '.'): string =>
  (centimetres / 100).toFixed(2).replace('.', comma)
