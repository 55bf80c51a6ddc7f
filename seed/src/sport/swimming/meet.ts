/** Simulates an evening of short-course finals: the lanes, every length, and the clubs' points. */
import { dice, type Dice } from '../../art/dice.ts'
import type { Said } from '../stage/rundown.ts'

export const POOL_METRES = 25
export type Stroke = 'free' | 'back' | 'breast' | 'fly'
export type Event = {
  name: Said
  stroke: Stroke
  metres: number
  /** The winning time. */ seconds: number
}

/** In the order of the evening. */
export const EVENTS: readonly Event[] = [
  { name: ['50 m Freistil', '50 m freestyle'], stroke: 'free', metres: 50, seconds: 22.4 },
  { name: ['100 m Brust', '100 m breaststroke'], stroke: 'breast', metres: 100, seconds: 60.1 },
  { name: ['100 m Rücken', '100 m backstroke'], stroke: 'back', metres: 100, seconds: 53.2 },
  { name: ['50 m Schmetterling', '50 m butterfly'], stroke: 'fly', metres: 50, seconds: 23.9 },
  { name: ['200 m Freistil', '200 m freestyle'], stroke: 'free', metres: 200, seconds: 107.5 },
  { name: ['50 m Brust', '50 m breaststroke'], stroke: 'breast', metres: 50, seconds: 27.3 },
  { name: ['50 m Rücken', '50 m backstroke'], stroke: 'back', metres: 50, seconds: 24.6 },
  { name: ['100 m Freistil', '100 m freestyle'], stroke: 'free', metres: 100, seconds: 49.2 },
]

export type Club = { name: string; spoken: string; cap: string; swimmers: readonly string[] }
export const CLUBS: readonly Club[] = [
  {
    name: 'SG SAALEWELLE',
    spoken: 'Saalewelle',
    cap: '#ffd23f',
    swimmers: ['Ostermann', 'Kühn', 'Balzer', 'Yilmaz', 'Freitag', 'Sander'],
  },
  {
    name: 'DELPHIN CHEMNITZ',
    spoken: 'Chemnitz',
    cap: '#ffffff',
    swimmers: ['Böhme', 'Uhlig', 'Nguyen', 'Richter', 'Seidel', 'Hofmann'],
  },
  {
    name: 'WASSERFREUNDE GERA',
    spoken: 'Gera',
    cap: '#ff4a3d',
    swimmers: ['Thieme', 'Wagner', 'Okonkwo', 'Pohl', 'Zeuner', 'Lang'],
  },
]

export type Start = {
  name: string
  club: number
  /** 1 to 8. */
  lane: number
  heat: number
  reaction: number
  /** The seconds of each length. */
  splits: readonly number[]
  /** From the signal to the last touch, to the hundredth. */
  seconds: number
}
export type Final = { event: Event; starts: readonly Start[] }

/** The order in which lanes are assigned: the fastest of the heats swims in the middle, with the next ones beside. */
export const LANES = [4, 5, 3, 6, 2, 7, 1, 8] as const
/** The points for the places of a final. */
export const CLUB_POINTS = [9, 7, 6, 5, 4, 3, 2, 1] as const

/** Simulates the same evening for the same seed. */
export function swimMeet(seed: string): Final[] {
  const roll = dice(seed)
  return EVENTS.map((event, nth) => ({
    event,
    starts: swimFinal(event, finalistsOf(event, nth, roll), roll),
  }))
}

type Finalist = { name: string; club: number; heat: number }

// Returns two or three swimmers of each club, varying with the event.
function finalistsOf(event: Event, nth: number, roll: Dice): Finalist[] {
  return Array.from({ length: LANES.length }, (_, i) => {
    const club = (i + nth) % CLUBS.length
    const names = CLUBS[club]?.swimmers ?? []
    const name = names[(Math.floor(i / CLUBS.length) + nth * 2) % names.length] ?? ''
    return { name, club, heat: event.seconds * (1 + roll.between(0.004, 0.05)) }
  }).toSorted((a, b) => a.heat - b.heat)
}

function swimFinal(event: Event, finalists: readonly Finalist[], roll: Dice): Start[] {
  const lengths = event.metres / POOL_METRES
  return finalists
    .map(({ name, club, heat }, place) => {
      const form = heat * (1 + roll.between(-0.022, 0.012))
      // The dive shortens the first length; the middle ones are the slowest.
      const shares = Array.from({ length: lengths }, (_, i) =>
        i === 0 ? 0.93 : 1 + 0.05 * Math.sin((Math.PI * i) / lengths) + roll.between(-0.012, 0.012),
      )
      const sum = shares.reduce((all, share) => all + share, 0)
      const splits = shares.map((share) => (form * share) / sum)
      const seconds = Math.round(splits.reduce((all, split) => all + split, 0) * 100) / 100
      return { name, club, heat, lane: LANES[place] ?? 8, reaction: roll.between(0.6, 0.76), splits, seconds }
    })
    .toSorted((a, b) => a.lane - b.lane)
}

/** Returns the result in order; swimmers with the same hundredth share a place. */
export function resultOf({ starts }: Final): { start: Start; place: number }[] {
  const order = starts.toSorted((a, b) => a.seconds - b.seconds)
  return order.map((start) => ({ start, place: 1 + order.findIndex((one) => one.seconds === start.seconds) }))
}

/** Returns the points of each club after a number of finals. */
export function clubPoints(finals: readonly Final[]): number[] {
  const points = CLUBS.map(() => 0)
  for (const final of finals)
    for (const { start, place } of resultOf(final))
      points[start.club] = (points[start.club] ?? 0) + (CLUB_POINTS[place - 1] ?? 0)
  return points
}

/** Returns the metres swum `seconds` after the signal. */
export function metresAt({ splits, reaction }: Start, seconds: number): number {
  if (seconds <= reaction) return 0
  let from = 0
  for (const [length, split] of splits.entries()) {
    if (seconds < from + split) {
      const begun = length === 0 ? reaction : from
      return POOL_METRES * (length + (seconds - begun) / (from + split - begun))
    }
    from += split
  }
  return POOL_METRES * splits.length
}

/** Formats a time as 53.21, or 1:47.20 from a minute on. */
export function timeOf(seconds: number): string {
  const rest = (seconds % 60).toFixed(2)
  return seconds < 60 ? rest : `${Math.floor(seconds / 60)}:${rest.padStart(5, '0')}`
}
