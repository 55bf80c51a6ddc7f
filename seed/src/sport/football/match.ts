/** Simulates ninety minutes of football as a chain of attacks. */
import { dice } from '../../art/dice.ts'

export type Outcome = 'goal' | 'save' | 'wide' | 'lost'
export type Attack = {
  /** Minutes played when it ends, 1 to 90. */
  minute: number
  half: 1 | 2
  side: 0 | 1
  outcome: Outcome
  /** The shooter and the player of the last pass, by place in the line-up. */
  shooter: number
  helper: number
  /** The score after it. */
  score: readonly [number, number]
}

const HALF_MINUTES = 45
/** An attack loses the ball or ends in a shot; about one shot in eight is a goal. */
const CHANCES: readonly (readonly [Outcome, number])[] = [
  ['lost', 0.56],
  ['wide', 0.17],
  ['save', 0.16],
  ['goal', 0.11],
]
/** Forwards shoot more often than others; places 1 to 11 of a 4-3-3. */
const SHOOTERS = [8, 9, 10, 8, 9, 10, 9, 6, 7, 5, 2] as const
const HELPERS = [6, 7, 5, 8, 10, 6, 2, 1] as const

/** Plays the same match for the same seed. */
export function playFootball(seed: string): Attack[] {
  const roll = dice(seed)
  const strength = roll.between(0.44, 0.56)
  const attacks: Attack[] = []
  const score: [number, number] = [0, 0]
  for (const half of [1, 2] as const)
    for (let minute = roll.whole(1, 3); minute <= HALF_MINUTES; minute += roll.whole(1, 3)) {
      const side = roll() < strength ? 0 : 1
      let draw = roll()
      const outcome = CHANCES.find(([, share]) => (draw -= share) < 0)?.[0] ?? 'lost'
      const shooter = roll.pick(SHOOTERS)
      const helper = roll.pick(HELPERS.filter((one) => one !== shooter) as [number, ...number[]])
      if (outcome === 'goal') score[side] += 1
      attacks.push({
        minute: minute + (half - 1) * HALF_MINUTES,
        half,
        side,
        outcome,
        shooter,
        helper,
        score: [score[0], score[1]],
      })
    }
  return attacks
}

/** Returns the highlights in order: every goal, plus other chances from the whole match up to `count`. */
export function highlightsOf(attacks: readonly Attack[], count: number): Attack[] {
  const goals = attacks.filter(({ outcome }) => outcome === 'goal')
  const chances = attacks.filter(({ outcome }) => outcome === 'save' || outcome === 'wide')
  const wanted = Math.max(0, Math.min(chances.length, count - goals.length))
  const picked = Array.from(
    { length: wanted },
    (_, i) => chances[Math.floor(((i + 0.5) * chances.length) / wanted)],
  )
  return [...goals, ...picked.flatMap((one) => one ?? [])].toSorted((a, b) => a.minute - b.minute)
}
