/** One at-bat on the field: pitch, swing, the ball's flight, fielding and base running. Metres; home plate is at the bottom. */
import { dice, type Dice } from '../../art/dice.ts'
import { FPS } from '../../film/shoot.ts'
import { advance, type Agent, type Place, see, type Seen, steer } from '../stage/agents.ts'
import type { AtBat, AtBatResult } from './game.ts'

export const [PARK_WIDE, PARK_DEEP] = [150, 124]
export const HOME: Place = { x: PARK_WIDE / 2, y: 112 }
const SIDE = 19.4
/** Home, first, second, third, home. */
export const BASES: readonly Place[] = [
  HOME,
  { x: HOME.x + SIDE, y: HOME.y - SIDE },
  { x: HOME.x, y: HOME.y - SIDE * 2 },
  { x: HOME.x - SIDE, y: HOME.y - SIDE },
  HOME,
]
export const MOUND: Place = { x: HOME.x, y: HOME.y - 18.4 }

// Pitcher, catcher, first, second, short, third, left, centre, right.
const FIELDERS: readonly Place[] = [
  MOUND,
  { x: HOME.x, y: HOME.y + 2.6 },
  { x: HOME.x + 21, y: HOME.y - 24 },
  { x: HOME.x + 9, y: HOME.y - 38 },
  { x: HOME.x - 9, y: HOME.y - 37 },
  { x: HOME.x - 21, y: HOME.y - 24 },
  { x: HOME.x - 33, y: HOME.y - 66 },
  { x: HOME.x, y: HOME.y - 78 },
  { x: HOME.x + 33, y: HOME.y - 66 },
]

export type BaseballFrame = { fielders: Seen[]; runners: Seen[]; ball: { x: number; y: number; z: number } }
export type BaseballPlay = {
  frames: BaseballFrame[]
  /** When the bat meets or misses the ball, and when the play is decided. */
  swingAt: number
  endsAt: number
  seconds: number
}

export const PITCH_AT = 1.3
const SWING_AT = 1.85
const AFTER: Readonly<Record<AtBatResult, number>> = {
  strikeout: 2.2,
  walk: 2,
  'ground-out': 1.8,
  'double-play': 2.2,
  'fly-out': 1.8,
  single: 1.8,
  double: 1.6,
  triple: 1.4,
  'home-run': 4.6,
}

type Flight = { to: Place; takes: number; high: number; fielder: number }

function flightOf(result: AtBatResult, roll: Dice, fence: number): Flight {
  // Degrees from straight ahead; left is negative.
  const to = (angle: number, far: number): Place => ({
    x: HOME.x + Math.sin((angle * Math.PI) / 180) * far,
    y: HOME.y - Math.cos((angle * Math.PI) / 180) * far,
  })
  const side = roll() < 0.5 ? -1 : 1
  const outfield = (angle: number) => (angle < -14 ? 6 : angle > 14 ? 8 : 7)
  if (result === 'ground-out' || result === 'double-play') {
    const place = side < 0 ? 4 : 3
    const spot = FIELDERS[place] ?? MOUND
    return { to: { x: spot.x + roll.between(-3, 3), y: spot.y + 2 }, takes: 1.3, high: 0, fielder: place }
  }
  const angle = roll.between(-34, 34)
  if (result === 'home-run')
    return { to: to(angle, fence + roll.between(6, 16)), takes: 3.9, high: 23, fielder: outfield(angle) }
  if (result === 'fly-out')
    return { to: to(angle, roll.between(60, fence - 6)), takes: 3.5, high: 20, fielder: outfield(angle) }
  if (result === 'single')
    return { to: to(angle, roll.between(52, 60)), takes: 1.7, high: 4, fielder: outfield(angle) }
  return { to: to(side * roll.between(20, 36), fence - 5), takes: 2.5, high: 9, fielder: side < 0 ? 6 : 8 }
}

const RUN_SPEED = 8.6
const BASE_SECONDS = 27.4 / RUN_SPEED

/** Returns the position of a runner who left base `from` for base `to` this many seconds ago. */
export function onTheWay(from: number, to: number, since: number): Place & { moving: boolean } {
  const done = Math.min(to - from, Math.max(0, since / BASE_SECONDS))
  const leg = Math.min(to - 1, from + Math.floor(done))
  const [a, b] = [BASES[leg] ?? HOME, BASES[leg + 1] ?? HOME]
  const share = Math.min(1, from + done - leg)
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, moving: since > 0 && done < to - from }
}

type Runner = { who: number; from: number; to: number }

/** Returns who runs from where to where, derived from the bases before and after. */
export function runnersOf({ before, after, batter, result, runs }: AtBat): Runner[] {
  const all = [
    ...before.flatMap((who, i): Runner[] => (who === null ? [] : [{ who, from: i + 1, to: i + 1 }])),
    {
      who: batter,
      from: 0,
      to:
        result === 'strikeout'
          ? 0
          : result === 'fly-out' || result.endsWith('out') || result === 'double-play'
            ? 1
            : 4,
    },
  ]
  return all.map(({ who, from, to }) => {
    const now = after.indexOf(who)
    if (now >= 0 && !(from > 0 && now + 1 < from)) return { who, from, to: now + 1 }
    if (from === 0) return { who, from, to }
    // No longer on a base: home, or out on the way to the next one.
    return {
      who,
      from,
      to: runs > 0 && result !== 'double-play' ? 4 : from === 1 && result === 'double-play' ? 2 : from + 1,
    }
  })
}

/** Simulates an at-bat; always the same for a seed. `fence` is the distance to the outfield fence. */
export function playAtBat(atBat: AtBat, seed: string, fence: number): BaseballPlay {
  const roll = dice(`${seed}/${atBat.inning}/${atBat.half}/${atBat.batter}/${atBat.outsBefore}`)
  const { result } = atBat
  const isHit = result !== 'strikeout' && result !== 'walk'
  const flight = flightOf(result, roll, fence)
  const fielders = FIELDERS.map(({ x, y }, index): Agent => ({
    side: 0,
    index,
    x,
    y,
    vx: 0,
    vy: 0,
    stride: roll(),
  }))
  const runners = runnersOf(atBat)
  const farthest = Math.max(...runners.map(({ from, to }) => to - from))
  const landsAt = SWING_AT + flight.takes
  const throwTo =
    BASES[result === 'single' ? 2 : result === 'double-play' ? 2 : result === 'ground-out' ? 1 : 2] ?? HOME
  const decided = {
    strikeout: SWING_AT + 0.5,
    walk: SWING_AT + 0.5,
    'ground-out': landsAt + 1.9,
    'double-play': landsAt + 2.4,
    'fly-out': landsAt,
    'home-run': landsAt,
    single: landsAt + 1.6,
    double: SWING_AT + BASE_SECONDS * 2,
    triple: SWING_AT + BASE_SECONDS * 3,
  }[result]
  const seconds = Math.min(13, decided + AFTER[result] + (result === 'home-run' ? Math.min(4, farthest) : 0))
  const frames: BaseballFrame[] = []
  for (let frame = 0; frame / FPS < seconds; frame++) {
    const t = frame / FPS
    for (const one of fielders) moveFielder(one, { t, flight, isHit, throwTo, decided, landsAt, result })
    advance(fielders, 1)
    const ball = isHit ? ballAt({ t, flight, landsAt, result, throwTo }) : pitched(t, result)
    frames.push({
      fielders: fielders.map((one) => see(one, HOME.x)),
      runners: runners.map((one) => runnerAt(one, t, { result, decided })),
      ball,
    })
  }
  return { frames, swingAt: SWING_AT, endsAt: decided, seconds }
}

type FieldNow = {
  t: number
  flight: Flight
  isHit: boolean
  throwTo: Place
  decided: number
  landsAt: number
  result: AtBatResult
}

function moveFielder(one: Agent, { t, flight, isHit, throwTo, decided, landsAt, result }: FieldNow): void {
  const home = FIELDERS[one.index] ?? MOUND
  one.act = undefined
  if (one.index === 0 && t > PITCH_AT - 0.7 && t < PITCH_AT + 0.3) one.act = 'throw'
  if (one.index === 1) one.act = 'crouch'
  if (!isHit || t < SWING_AT) return steer(one, home, 2)
  if (one.index === flight.fielder) {
    if (t > landsAt && t < landsAt + 0.7 && result !== 'home-run' && result !== 'fly-out') one.act = 'throw'
    if (result === 'fly-out' && t >= decided) one.act = 'cheer'
    const stop =
      result === 'home-run'
        ? { x: HOME.x + (flight.to.x - HOME.x) * 0.86, y: HOME.y + (flight.to.y - HOME.y) * 0.86 }
        : flight.to
    return steer(one, stop, 8)
  }
  // A fielder covers the base thrown to.
  const covers = throwTo === BASES[1] ? 2 : flight.fielder === 3 ? 4 : 3
  steer(one, one.index === covers && result !== 'home-run' ? throwTo : home, 6)
}

function pitched(t: number, result: AtBatResult): BaseballFrame['ball'] {
  if (t < PITCH_AT) return { x: MOUND.x + 0.6, y: MOUND.y, z: 1.4 }
  const s = Math.min(1, (t - PITCH_AT) / (SWING_AT - PITCH_AT))
  const aside = result === 'walk' ? 0.9 : 0
  return {
    x: MOUND.x + aside * s,
    y: MOUND.y + (HOME.y + 2 - MOUND.y) * s,
    z: 1.8 - 0.8 * s + 0.3 * Math.sin(Math.PI * s),
  }
}

type BallNow = { t: number; flight: Flight; landsAt: number; result: AtBatResult; throwTo: Place }

function ballAt({ t, flight, landsAt, result, throwTo }: BallNow): BaseballFrame['ball'] {
  if (t < SWING_AT) return pitched(t, result)
  const between = (a: Place, b: Place, s: number) => ({ x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s })
  if (t < landsAt) {
    const s = (t - SWING_AT) / flight.takes
    const bounce = flight.high === 0 ? Math.abs(Math.sin(s * 9)) * 0.7 : flight.high * Math.sin(Math.PI * s)
    return { ...between(HOME, flight.to, s), z: Math.max(0.1, 1 - s + bounce) }
  }
  const since = t - landsAt
  if (result === 'home-run' || result === 'fly-out')
    return { ...flight.to, z: result === 'fly-out' ? 1.4 : 0 }
  const wait = 0.55
  if (since < wait) return { ...flight.to, z: 1 }
  const far = Math.hypot(throwTo.x - flight.to.x, throwTo.y - flight.to.y)
  const s = Math.min(1, (since - wait) / Math.max(0.45, far / 32))
  const first = BASES[1] ?? HOME
  const relay = result === 'double-play' ? Math.min(1, Math.max(0, since - wait - 0.9) / 0.75) : 0
  return relay > 0
    ? { ...between(throwTo, first, relay), z: 1.2 + Math.sin(Math.PI * relay) }
    : { ...between(flight.to, throwTo, s), z: 1.2 + Math.sin(Math.PI * s) * 1.6 }
}

type RunnerNow = { result: AtBatResult; decided: number }

function runnerAt({ who, from, to }: Runner, t: number, { result, decided }: RunnerNow): Seen {
  const isBatter = from === 0
  const leaves = SWING_AT + (isBatter ? 0.35 : result === 'fly-out' ? 1.7 : 0.1)
  // The hitter of a home run takes his time.
  const pace = result === 'home-run' && isBatter && t > decided ? 0.9 : 1
  const at = onTheWay(from, to, (t - leaves) * pace)
  const stands = isBatter && t < leaves
  const x = stands ? HOME.x - 1.3 : at.x
  const swing = result === 'walk' ? 0 : Math.min(0.99, Math.max(0, (t - SWING_AT + 0.16) / 0.45))
  const cheers = result === 'home-run' && t > decided + 0.6 && !at.moving
  return {
    side: 1,
    index: who,
    x,
    y: stands ? HOME.y - 0.2 : at.y,
    speed: at.moving ? RUN_SPEED : 0,
    // For a batter, the progress of the swing.
    stride: stands ? swing : (t * RUN_SPEED) / 2.1,
    facing:
      stands || (from + (t - leaves) / BASE_SECONDS) % 4 < 1 || (from + (t - leaves) / BASE_SECONDS) % 4 > 3
        ? 1
        : -1,
    act: stands ? 'bat' : cheers ? 'cheer' : undefined,
  }
}
