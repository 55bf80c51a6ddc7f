/**
 * Simulates a mountain stage in steps of ten seconds. Uphill, the strongest of a group sets the pace, and riders who cannot hold it fall
 * back; downhill and on the flat a group shares the wind, and a larger one is faster.
 */
import { dice, type Dice } from '../../art/dice.ts'
import { gradientAt, PASSES, STAGE_KM } from './course.ts'
import { type Rider, ridersOf } from './riders.ts'

export const STEP_SECONDS = 10
/** Riders within this gap belong to the group. */
const GROUP_GAP_KM = 0.025
const [WHEEL_KM, CLOSING_KM] = [0.0022, 0.012]
/** For the first three riders over a pass. */
const POINTS = [10, 6, 4] as const
const ATTACK_STEPS = 40
/** As shares of a rider's ability: the pace of a group at the start and at the end, and an attack. */
const [EARLY_EFFORT, LATE_EFFORT, ATTACK_EFFORT] = [0.82, 0.95, 1.03]
/** Captains do not attack before this. */
const CAPTAINS_GO_KM = 125
const GRAVITY = 9.81
const ROLLING = 0.005
/** Half the air density times the drag area, per kilogram. */
const [WIND_ALONE, WIND_SHARED] = [0.0023, 0.0015]
const FASTEST_DESCENT = 19

export type Passage = { rider: number; seconds: number }
export type Stage = {
  riders: readonly Rider[]
  /** The kilometres of each rider, by step. */
  track: readonly Float64Array[]
  /** The passages of each pass, in order; the last pass is the finish. */
  passages: readonly (readonly Passage[])[]
  attacks: readonly { rider: number; seconds: number; km: number }[]
}

type State = { km: number[]; attacking: number[]; fresh: number[] }

/** Rides the same stage for the same seed. */
export function rideStage(seed: string): Stage {
  const riders = ridersOf(seed)
  const roll = dice(`${seed}/stage`)
  const state: State = {
    km: riders.map((_, i) => -0.002 * i),
    attacking: riders.map(() => 0),
    fresh: riders.map(() => 1),
  }
  const track: Float64Array[] = [Float64Array.from(state.km)]
  const passages: Passage[][] = PASSES.map(() => [])
  const attacks: Stage['attacks'][number][] = []
  while (state.km.some((km) => km < STAGE_KM)) {
    const before = [...state.km]
    const attacker = attackOf(state, riders, roll)
    const seconds = (track.length - 1) * STEP_SECONDS
    if (attacker !== null) attacks.push({ rider: attacker, seconds, km: before[attacker] ?? 0 })
    for (const group of groupsOf(state.km)) {
      rideOn(group, state, riders)
      changeLead(group, state, roll)
    }
    state.km.forEach((now, rider) => {
      const was = before[rider] ?? 0
      PASSES.forEach(({ km }, pass) => {
        if (was < km && now >= km)
          passages[pass]?.push({ rider, seconds: seconds + (STEP_SECONDS * (km - was)) / (now - was) })
      })
    })
    track.push(Float64Array.from(state.km))
  }
  for (const passage of passages) passage.sort((a, b) => a.seconds - b.seconds)
  return { riders, track, passages, attacks }
}

/** Returns the riders grouped by position on the road, the leading group first. */
export function groupsOf(km: readonly number[]): number[][] {
  const order = km.map((_, rider) => rider).toSorted((a, b) => (km[b] ?? 0) - (km[a] ?? 0))
  const groups: number[][] = []
  let last = Infinity
  for (const rider of order) {
    const at = km[rider] ?? 0
    if (last - at > GROUP_GAP_KM) groups.push([])
    groups.at(-1)?.push(rider)
    last = at
  }
  return groups
}

// A rider near the front with strength left may attack on a steep slope.
function attackOf({ km, attacking, fresh }: State, riders: readonly Rider[], roll: Dice): number | null {
  const [front = []] = groupsOf(km)
  const [first = 0] = front
  const at = km[first] ?? 0
  const next = PASSES.find((pass) => pass.km > at)
  if (!next || next.km - at > 7 || gradientAt(at) < 0.03 || front.length < 2) return null
  if (roll() > 0.06 || front.some((rider) => (attacking[rider] ?? 0) > 0)) return null
  const able = front.filter(
    (rider) => (fresh[rider] ?? 0) > 0.4 && (at > CAPTAINS_GO_KM || !riders[rider]?.isCaptain),
  )
  const rider = able[roll.whole(0, able.length - 1)]
  if (rider === undefined) return null
  attacking[rider] = ATTACK_STEPS
  fresh[rider] = (fresh[rider] ?? 0) - 0.3
  return rider
}

function rideOn(group: readonly number[], state: State, riders: readonly Rider[]): void {
  const [first = 0] = group
  const at = state.km[first] ?? 0
  const gradient = gradientAt(Math.max(0, at))
  const powerOf = (rider: number) => {
    const one = riders[rider]
    return one ? one.power * (1 - (1 - one.stamina) * Math.min(1, at / STAGE_KM)) : 0
  }
  const isUphill = gradient > 0.015
  const leader = Math.max(...group.map(powerOf))
  const mean = group.reduce((sum, rider) => sum + powerOf(rider), 0) / group.length
  const effort = EARLY_EFFORT + (LATE_EFFORT - EARLY_EFFORT) * Math.min(1, at / STAGE_KM)
  const pace = isUphill ? leader * effort : mean * 0.62 * (1 + 0.03 * Math.min(8, group.length))
  let wheel = Infinity
  for (const rider of group) {
    const left = state.attacking[rider] ?? 0
    if (left > 0) state.attacking[rider] = left - 1
    const most = powerOf(rider)
    // On the flat, everybody can draft.
    const power = left > 0 && isUphill ? most * ATTACK_EFFORT : isUphill ? Math.min(pace, most * 0.97) : pace
    const wind = group.length > 1 && left === 0 ? WIND_SHARED : WIND_ALONE
    const now = (state.km[rider] ?? 0) + (speedAt(power, gradient, wind) * STEP_SECONDS) / 1000
    // A rider who can hold the pace closes up to the next wheel.
    const canClose = left === 0 && power >= pace && now < wheel
    state.km[rider] = Math.min(STAGE_KM + 0.4, canClose ? Math.min(wheel, now + CLOSING_KM) : now)
    wheel = (state.km[rider] ?? 0) - WHEEL_KM
  }
}

// Riders take turns in the wind, except where points are awarded.
function changeLead(group: readonly number[], { km, attacking }: State, roll: Dice): void {
  const [first = 0, ...others] = group
  const next = others[roll.whole(0, 3)]
  const at = km[first] ?? 0
  const isNearPass = PASSES.some((pass) => Math.abs(pass.km - at) < 0.5)
  if (next === undefined || isNearPass || (attacking[first] ?? 0) > 0 || roll() > 0.4) return
  km[first] = km[next] ?? at
  km[next] = at
}

/** Returns the speed in metres per second for a power in watts per kilogram. */
export function speedAt(power: number, gradient: number, wind: number): number {
  let speed = 9
  for (let i = 0; i < 12; i++) {
    const force = GRAVITY * (gradient + ROLLING)
    const missing = force * speed + wind * speed ** 3 - power
    speed -= missing / Math.max(0.3, force + 3 * wind * speed ** 2)
    speed = Math.min(FASTEST_DESCENT, Math.max(2, speed))
  }
  return speed
}

/** Returns the mountain points after a number of passes, by rider. */
export function pointsAfter(
  { riders, passages }: Pick<Stage, 'riders' | 'passages'>,
  passes: number,
): number[] {
  const points = riders.map(() => 0)
  for (const passage of passages.slice(0, passes))
    POINTS.forEach((worth, place) => {
      const rider = passage[place]?.rider
      if (rider !== undefined) points[rider] = (points[rider] ?? 0) + worth
    })
  return points
}

/** Returns the position of a rider at a time, in kilometres. */
export function kmAt({ track }: Stage, rider: number, seconds: number): number {
  const step = Math.max(0, seconds / STEP_SECONDS)
  const [from, to] = [Math.floor(step), Math.floor(step) + 1].map(
    (at) => track[Math.min(track.length - 1, at)]?.[rider] ?? 0,
  )
  return (from ?? 0) + ((to ?? 0) - (from ?? 0)) * (step - Math.floor(step))
}
