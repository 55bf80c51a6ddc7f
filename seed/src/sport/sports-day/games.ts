/** A children's sports day: a sack race, an egg and spoon relay, a tug of war, and the points of the four teams. */
import { dice, type Dice } from '../../art/dice.ts'

export type Team = {
  name: string
  spoken: readonly [de: string, en: string]
  shirt: string
  children: readonly string[]
}
export const TEAMS: readonly Team[] = [
  {
    name: 'ROTE FÜCHSE',
    spoken: ['die Füchse', 'the Foxes'],
    shirt: '#ff5a5f',
    children: ['Mia', 'Can', 'Frieda', 'Levi'],
  },
  {
    name: 'GELBE ENTEN',
    spoken: ['die Enten', 'the Ducks'],
    shirt: '#ffc928',
    children: ['Emil', 'Sana', 'Ole', 'Juna'],
  },
  {
    name: 'LILA EULEN',
    spoken: ['die Eulen', 'the Owls'],
    shirt: '#7a5cf0',
    children: ['Tilda', 'Amir', 'Greta', 'Bo'],
  },
  {
    name: 'GRÜNE FRÖSCHE',
    spoken: ['die Frösche', 'the Frogs'],
    shirt: '#22b8a0',
    children: ['Noah', 'Lina', 'Per', 'Zoe'],
  },
]

export const [SACK_METRES, EGG_METRES, PULL_METRES] = [20, 14, 2] as const
/** The points for the places of a game. */
export const GAME_POINTS = [10, 7, 4, 2] as const
const SACK_SPEED = 1.85
const EGG_SPEED = 1.75
const [FALL_SECONDS, PICK_UP_SECONDS] = [1.7, 2.1]

/** `stops` are where the child or the egg falls, and the delay of each. */
export type Runner = {
  team: number
  name: string
  speed: number
  stops: readonly { at: number; seconds: number }[]
}

/** Returns the metres from the start after `seconds`; `isDown` during a delay. */
export function placeOf(
  runner: Runner,
  seconds: number,
  metres: number,
): { metres: number; isDown: boolean } {
  let left = seconds
  let from = 0
  for (const stop of runner.stops) {
    const way = (stop.at - from) / runner.speed
    if (left < way) return { metres: from + left * runner.speed, isDown: false }
    left -= way
    from = stop.at
    if (left < stop.seconds) return { metres: from, isDown: true }
    left -= stop.seconds
  }
  return { metres: Math.min(metres, from + left * runner.speed), isDown: false }
}

export const secondsOf = ({ speed, stops }: Runner, metres: number): number =>
  metres / speed + stops.reduce((sum, { seconds }) => sum + seconds, 0)

function runnerOf(
  roll: Dice,
  {
    team,
    name,
    speed,
    share,
    metres,
    seconds,
  }: { team: number; name: string; speed: number; share: number; metres: number; seconds: number },
): Runner {
  const stops = [0.35, 0.7].flatMap((at) =>
    roll() < share
      ? [{ at: metres * (at + roll.between(-0.1, 0.12)), seconds: seconds * roll.between(0.85, 1.2) }]
      : [],
  )
  return { team, name, speed: speed * roll.between(0.86, 1.14), stops }
}

export type Pull = {
  teams: readonly [number, number]
  /** The position of the knot in metres towards the second team, every tenth of a second. */
  rope: readonly number[]
  winner: number
}

export type SportsDay = {
  /** Two children of each team. */
  sacks: readonly Runner[]
  /** Three children of each team, one after the other. */
  eggs: readonly (readonly Runner[])[]
  /** Two semi-finals, the match for third place, the final. */
  pulls: readonly [Pull, Pull, Pull, Pull]
}

/** Simulates the same day for the same seed. */
export function playDay(seed: string): SportsDay {
  const roll = dice(seed)
  const sacks = TEAMS.flatMap(({ children }, team) =>
    children.slice(0, 2).map((name) =>
      runnerOf(roll, {
        team,
        name,
        speed: SACK_SPEED,
        share: 0.34,
        metres: SACK_METRES,
        seconds: FALL_SECONDS,
      }),
    ),
  )
  const eggs = TEAMS.map(({ children }, team) =>
    children.slice(1).map((name) =>
      runnerOf(roll, {
        team,
        name,
        speed: EGG_SPEED,
        share: 0.26,
        metres: EGG_METRES,
        seconds: PICK_UP_SECONDS,
      }),
    ),
  )
  const [first, second] = [pull(roll, [0, 1]), pull(roll, [2, 3])]
  const loser = ({ teams, winner }: Pull) => (teams[0] === winner ? teams[1] : teams[0])
  const third = pull(roll, [loser(first), loser(second)])
  return { sacks, eggs, pulls: [first, second, third, pull(roll, [first.winner, second.winner])] }
}

// A slow tug back and forth until the knot is over one of the lines.
function pull(roll: Dice, teams: readonly [number, number]): Pull {
  const rope = [0]
  let [at, drift] = [0, 0]
  const bias = roll() < 0.5 ? -1 : 1
  while (Math.abs(at) < PULL_METRES) {
    const tired = rope.length / 100
    drift = drift * 0.93 + roll.between(-0.03, 0.03) + bias * 0.0016 * tired
    at = Math.max(-PULL_METRES, Math.min(PULL_METRES, at + drift))
    rope.push(at)
  }
  return { teams, rope, winner: at < 0 ? teams[0] : teams[1] }
}

/** Returns a relay team's total time. */
export const relaySeconds = (legs: readonly Runner[]): number =>
  legs.reduce((sum, leg) => sum + secondsOf(leg, EGG_METRES), 0)

const inOrder = (values: readonly number[]): number[] =>
  values.map((_, team) => team).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))

/** Returns the teams of each game in order. In the sack race, the faster child of a team counts. */
export function placesOf({ sacks, eggs, pulls }: SportsDay): readonly [number[], number[], number[]] {
  const best = TEAMS.map((_, team) =>
    Math.min(...sacks.filter((one) => one.team === team).map((one) => secondsOf(one, SACK_METRES))),
  )
  const [, , third, final] = pulls
  const loser = ({ teams, winner }: Pull) => (teams[0] === winner ? teams[1] : teams[0])
  return [
    inOrder(best),
    inOrder(eggs.map(relaySeconds)),
    [final.winner, loser(final), third.winner, loser(third)],
  ]
}

/** Returns the points of each team after a number of games. */
export function pointsOf(day: SportsDay, games: number): number[] {
  const points = TEAMS.map(() => 0)
  for (const places of placesOf(day).slice(0, games))
    places.forEach((team, place) => {
      points[team] = (points[team] ?? 0) + (GAME_POINTS[place] ?? 0)
    })
  return points
}
