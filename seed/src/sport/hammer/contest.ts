/** A hammer contest by the rules: six throws each, from the ring into the sector; the best one counts, then the second best. */
import { dice } from '../../art/dice.ts'

export type Thrower = {
  name: string
  club: string
  colour: string
  /** The length of an average throw, in metres. */ ability: number
}
export const THROWERS: readonly Thrower[] = [
  { name: 'Kaltofen', club: 'SC Saalestein', colour: '#ff6a3a', ability: 74.5 },
  { name: 'Groß', club: 'LAV Erzgebirge', colour: '#ffe08a', ability: 73.8 },
  { name: 'Wendland', club: 'SC Saalestein', colour: '#4fd8e8', ability: 75.2 },
  { name: 'Oehme', club: 'LAV Erzgebirge', colour: '#ff9fd0', ability: 72.1 },
  { name: 'Bartsch', club: 'Halle', colour: '#c8f06a', ability: 70.6 },
  { name: 'Szabó', club: 'Gast', colour: '#ffffff', ability: 74.1 },
]

export const ROUNDS = 6
/** After this round the order is reversed: the leader throws last. */
export const ROUNDS_BEFORE_TURN = 3
/** Half the sector's angle, in degrees to each side. */
export const SECTOR_DEGREES = 34.92 / 2

export type Fault = 'sector' | 'ring'
export type Throw = {
  thrower: number
  /** 1 to 6. */
  round: number
  /** Rounded down to the centimetre; null for a foul. */
  metres: number | null
  fault: Fault | null
  /** The angle from the middle of the sector; positive to the right. */
  degrees: number
  /** The distance flown, also of a foul. */
  flown: number
}

/** Simulates the same contest for the same seed. */
export function throwAll(seed: string): Throw[] {
  const roll = dice(seed)
  const form = THROWERS.map(() => roll.between(-1.2, 1.4))
  const throws: Throw[] = []
  for (let round = 1; round <= ROUNDS; round++)
    for (const thrower of orderOf(throws, round)) {
      const spread = (roll() + roll() + roll() - 1.5) * 4.2
      const degrees = (roll() + roll() + roll() - 1.5) * 19
      const flown = (THROWERS[thrower]?.ability ?? 0) + (form[thrower] ?? 0) + spread + round * 0.16
      const fault = Math.abs(degrees) > SECTOR_DEGREES ? 'sector' : roll() < 0.09 ? 'ring' : null
      throws.push({
        thrower,
        round,
        fault,
        degrees,
        flown,
        metres: fault ? null : Math.floor(flown * 100) / 100,
      })
    }
  return throws
}

function orderOf(throws: readonly Throw[], round: number): number[] {
  if (round <= ROUNDS_BEFORE_TURN) return THROWERS.map((_, i) => i)
  const early = throws.filter((one) => one.round <= ROUNDS_BEFORE_TURN)
  return standingsOf(early)
    .map(({ thrower }) => thrower)
    .toReversed()
}

export type Standing = { thrower: number; marks: readonly number[] }

/** Returns the standings, best first; ties are broken by the next best throws. `marks` are the fair throws, longest first. */
export function standingsOf(throws: readonly Throw[]): Standing[] {
  return THROWERS.map((_, thrower) => ({
    thrower,
    marks: throws
      .flatMap((one) => (one.thrower === thrower && one.metres !== null ? [one.metres] : []))
      .toSorted((a, b) => b - a),
  })).toSorted((a, b) => {
    const differs = a.marks.findIndex((mark, i) => mark !== b.marks[i])
    const at = differs === -1 ? a.marks.length : differs
    return (b.marks[at] ?? 0) - (a.marks[at] ?? 0)
  })
}

export const metresText = (metres: number, comma: ',' | '.'): string => metres.toFixed(2).replace('.', comma)
