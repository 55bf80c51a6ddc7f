/** Simulates one attack: the players' runs, the passes, and the outcome. Metres; side 0 attacks to the right in the first half. */
import { dice, type Dice } from '../../art/dice.ts'
import { FPS } from '../../film/shoot.ts'
import { advance, type Agent, type Place, see, type Seen, steer } from '../stage/agents.ts'
import type { Attack } from './match.ts'

export const [PITCH_LONG, PITCH_DEEP] = [105, 68]
const [GOAL_FROM, GOAL_TO, BAR] = [30.34, 37.66, 2.44]

// A 4-3-3 attacking to the right, as shares of the field; the keeper is first.
const FORMATION: readonly (readonly [number, number])[] = [
  [0.04, 0.5],
  [0.24, 0.14],
  [0.2, 0.38],
  [0.2, 0.62],
  [0.24, 0.86],
  [0.42, 0.26],
  [0.37, 0.5],
  [0.42, 0.74],
  [0.62, 0.16],
  [0.66, 0.5],
  [0.62, 0.84],
]

export type FootballFrame = { players: Seen[]; ball: { x: number; y: number; z: number } }
/** The frames, and the times of the shot and its outcome, in seconds of the scene. */
export type Play = { frames: FootballFrame[]; shotAt: number; endsAt: number; seconds: number }

const AFTER_SECONDS = { goal: 4.2, save: 1.9, wide: 1.9, lost: 1 } as const

/** Returns the players who receive the ball in turn, from midfield to the shooter, and where. */
function planOf({ shooter, helper }: Attack, roll: Dice): { index: number; spot: Place }[] {
  const starter = roll.pick([2, 3, 6] as const)
  const chain = [starter, helper === 6 ? 7 : 6, helper, shooter].filter((one, i, all) => one !== all[i - 1])
  const wing = helper === 8 || helper === 5 || helper === 1 ? 0.2 : helper === 10 || helper === 7 ? 0.8 : 0.5
  const spots = [
    { x: roll.between(34, 44), y: roll.between(24, 44) },
    { x: roll.between(52, 60), y: roll.between(22, 46) },
    { x: roll.between(74, 84), y: wing * PITCH_DEEP + roll.between(-4, 4) },
    { x: roll.between(88, 94), y: roll.between(27, 41) },
  ]
  return chain.map((index, i) => ({
    index,
    spot: spots[i + spots.length - chain.length] ?? { x: 60, y: 34 },
  }))
}

/** Simulates an attack from midfield until its aftermath is over; always the same for a seed. */
export function playAttack(attack: Attack, seed: string): Play {
  const roll = dice(`${seed}/${attack.minute}`)
  // Everything is computed as if attacking to the right, and mirrored at the end.
  const goesRight = (attack.side === 0) === (attack.half === 1)
  const own = attack.side
  const players: Agent[] = [0, 1].flatMap((side) =>
    FORMATION.map(([fx, fy], index): Agent => {
      const attacks = side === own
      const x = (attacks ? fx + 0.06 : 1 - fx - 0.02) * PITCH_LONG
      return { side: side === 0 ? 0 : 1, index, x, y: fy * PITCH_DEEP, vx: 0, vy: 0, stride: roll() }
    }),
  )
  const plan = planOf(attack, roll)
  const find = (side: 0 | 1, index: number) => {
    const found = players.find((one) => one.side === side && one.index === index)
    if (!found) throw new Error(`Nobody plays in place ${index}.`)
    return found
  }
  const keeper = find(own === 0 ? 1 : 0, 0)
  const target = targetOf(attack.outcome, roll)
  const frames: FootballFrame[] = []
  let step = 0
  let flight: { from: Place; at: number; takes: number; isShot: boolean } | null = null
  let heldSince = 0
  let ball = { x: plan[0]?.spot.x ?? 40, y: plan[0]?.spot.y ?? 34, z: 0 }
  let [shotAt, endsAt] = [Infinity, Infinity]
  const first = find(own, plan[0]?.index ?? 6)
  Object.assign(first, plan[0]?.spot)
  for (let frame = 0; frame / FPS < Math.min(30, endsAt + AFTER_SECONDS[attack.outcome]); frame++) {
    const t = frame / FPS
    const current = plan[step]
    const carrier = find(own, current?.index ?? attack.shooter)
    const next = plan[step + 1]
    const over = t >= endsAt
    for (const one of players)
      movePlayer(one, { own, ball, carrier, next, current, attack, over, target, shotAt, t, keeper })
    advance(players, 1.5)
    if (flight?.isShot) {
      const s = Math.min(1, (t - flight.at) / flight.takes)
      ball = {
        x: flight.from.x + (target.x - flight.from.x) * s,
        y: flight.from.y + (target.y - flight.from.y) * s,
        z: target.z * s + 1.1 * Math.sin(Math.PI * s),
      }
      if (s >= 1) {
        endsAt = Math.min(endsAt, t)
        ball = afterShot(attack.outcome, target, t - endsAt)
      }
    } else if (flight && next) {
      const receiver = find(own, next.index)
      const s = Math.min(1, (t - flight.at) / flight.takes)
      ball = {
        x: flight.from.x + (receiver.x + 0.6 - flight.from.x) * s,
        y: flight.from.y + (receiver.y - flight.from.y) * s,
        z: flight.takes > 0.9 ? Math.sin(Math.PI * s) * 3 : 0.1,
      }
      if (s >= 1) {
        step++
        flight = null
        heldSince = t
      }
    } else {
      ball = { x: carrier.x + 0.9, y: carrier.y + 0.2, z: 0 }
      const isAtSpot = current
        ? Math.hypot(carrier.x - current.spot.x, carrier.y - current.spot.y) < 1.5
        : true
      if (t - heldSince > (step === 0 ? 1.4 : 0.45) && (isAtSpot || t - heldSince > 1.7)) {
        const to = next ? find(own, next.index) : target
        const far = Math.hypot(to.x - ball.x, to.y - ball.y)
        flight = { from: ball, at: t, takes: Math.max(0.4, far / (next ? 17 : 24)), isShot: !next }
        if (!next) shotAt = t
        carrier.act = 'kick'
      }
    }
    if (carrier.act === 'kick' && flight && t - flight.at > 0.3) carrier.act = undefined
    const shooter = find(own, attack.shooter)
    if (shooter.act === 'kick' && t - shotAt > 0.35) shooter.act = undefined
    frames.push(turned({ players: players.map((one) => see(one, ball.x)), ball }, goesRight))
  }
  return { frames, shotAt, endsAt, seconds: frames.length / FPS }
}

function targetOf(outcome: Attack['outcome'], roll: Dice): Place & { z: number } {
  const corner = roll() < 0.5
  const inside = corner ? roll.between(GOAL_FROM + 0.5, 32.4) : roll.between(35.6, GOAL_TO - 0.5)
  if (outcome === 'goal') return { x: PITCH_LONG + 0.8, y: inside, z: roll.between(0.1, BAR - 0.6) }
  if (outcome === 'save') return { x: PITCH_LONG - 1.2, y: inside, z: roll.between(0.2, 1.6) }
  return {
    x: PITCH_LONG + 4,
    y: corner ? roll.between(25, 28.6) : roll.between(39.4, 43),
    z: roll.between(0.5, 3.6),
  }
}

// A goal stays in the net, a save bounces aside, any other shot goes out.
function afterShot(outcome: Attack['outcome'], target: Place & { z: number }, since: number) {
  if (outcome === 'goal')
    return { x: target.x + Math.min(0.9, since * 4), y: target.y, z: Math.max(0, target.z - since * 3) }
  if (outcome === 'save') {
    const way = Math.min(7, since * 6)
    return {
      x: target.x - way * 0.25,
      y: target.y + (target.y < PITCH_DEEP / 2 ? -way : way),
      z: Math.max(0, target.z - since * 2),
    }
  }
  return { x: Math.min(112, target.x + since * 9), y: target.y, z: Math.max(0, target.z - since * 2) }
}

type Situation = {
  own: 0 | 1
  ball: { x: number; y: number }
  carrier: Agent
  current: { index: number; spot: Place } | undefined
  next: { index: number; spot: Place } | undefined
  attack: Attack
  over: boolean
  target: Place
  shotAt: number
  t: number
  keeper: Agent
}

function movePlayer(one: Agent, now: Situation): void {
  const { own, ball, attack, over } = now
  const [fx, fy] = FORMATION[one.index] ?? [0.5, 0.5]
  if (one === now.keeper) return moveKeeper(one, now)
  if (over && attack.outcome === 'goal') return celebrate(one, now)
  if (one.side === own) {
    if (one === now.carrier && now.current) {
      const forward = { x: now.current.spot.x + 2, y: now.current.spot.y }
      return steer(one, over ? one : forward, 7)
    }
    if (one.index === now.next?.index) return steer(one, now.next.spot, 8.2)
    // The other attackers move along with the ball, each keeping position.
    const x = fx * PITCH_LONG * 0.62 + ball.x * 0.42 + Math.sin(now.t * 0.7 + one.index * 2.1) * 1.5
    const depth = one.index === 0 ? 6 + ball.x * 0.16 : Math.min(101, x)
    return steer(one, { x: depth, y: fy * PITCH_DEEP * 0.85 + ball.y * 0.15 }, over ? 2 : 5.6)
  }
  // Defenders stay between the ball and their goal; those near the ball press it.
  const far = Math.hypot(one.x - ball.x, one.y - ball.y)
  if (far < 9 && one.index > 0 && !over && now.shotAt === Infinity)
    return steer(one, { x: ball.x + 1.6, y: ball.y + (one.index % 2 ? 0.9 : -0.9) }, 5)
  const line = Math.max(ball.x + 5 + (1 - fx) * 8, PITCH_LONG * (1 - fx * 0.75) - 12)
  steer(one, { x: Math.min(99, line), y: fy * PITCH_DEEP * 0.7 + ball.y * 0.3 }, over ? 1.6 : 5.8)
}

function moveKeeper(one: Agent, { ball, shotAt, t, target, attack }: Situation): void {
  if (t < shotAt + 0.12)
    return steer(one, { x: 103.2, y: 34 + Math.max(-3, Math.min(3, (ball.y - 34) * 0.2)) }, 4)
  const since = t - shotAt
  // Reaches the shot in time for a save; otherwise falls short.
  const reach =
    attack.outcome === 'save' ? target.y : 34 + (target.y - 34) * (attack.outcome === 'goal' ? 0.55 : 0.8)
  one.act = since < 1.5 ? 'dive' : undefined
  one.vx = 0
  one.vy = since < 0.6 ? (reach - one.y) * 5 : 0
}

function celebrate(one: Agent, { own, attack, ball }: Situation): void {
  if (one.side !== own) return steer(one, { x: one.x - 1, y: one.y }, 1.2)
  const corner = { x: 99, y: ball.y < PITCH_DEEP / 2 ? 12 : 56 }
  if (one.index === attack.shooter) {
    if (Math.hypot(one.x - corner.x, one.y - corner.y) < 3) one.act = 'cheer'
    return steer(one, corner, 7.6)
  }
  if (one.index === 0) return void (one.act = 'cheer')
  const angle = one.index * 0.63
  const ring = { x: corner.x - 2 + Math.cos(angle) * 2.6, y: corner.y + Math.sin(angle) * 2.6 }
  if (Math.hypot(one.x - ring.x, one.y - ring.y) < 1.5) one.act = 'cheer'
  steer(one, one.index < 5 ? { x: one.x + 1, y: one.y } : ring, 7)
}

function turned({ players, ball }: FootballFrame, goesRight: boolean): FootballFrame {
  if (goesRight) return { players, ball }
  return {
    players: players.map((one) => ({
      ...one,
      x: PITCH_LONG - one.x,
      y: PITCH_DEEP - one.y,
      facing: one.facing === 1 ? -1 : 1,
    })),
    ball: { x: PITCH_LONG - ball.x, y: PITCH_DEEP - ball.y, z: ball.z },
  }
}
