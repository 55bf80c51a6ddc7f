/** Simulates one play, from the end of the huddle to the whistle. Yards; x counts from the left end line, and the offence moves right. */
import { dice, type Dice } from '../../art/dice.ts'
import { FPS } from '../../film/shoot.ts'
import { advance, type Agent, type Place, see, type Seen, steer } from '../stage/agents.ts'
import type { Snap } from './game.ts'

export const [FIELD_LONG, FIELD_DEEP, END_ZONE] = [120, 53.3, 10]
const MIDDLE = FIELD_DEEP / 2

// Positions at the line of scrimmage: the passer, the runner, and last the four catchers.
const OFFENCE: readonly (readonly [number, number])[] = [
  [-5.5, 0],
  [-6.5, 2.4],
  [-0.8, 0],
  [-0.9, -1.7],
  [-0.9, 1.7],
  [-1, -3.4],
  [-1, 3.4],
  [-1, -20],
  [-1.2, 20],
  [-1.6, -11],
  [-1.4, 6],
]
const DEFENCE: readonly (readonly [number, number])[] = [
  [0.9, -2.6],
  [0.9, -0.9],
  [0.9, 0.9],
  [0.9, 2.6],
  [4.6, -5],
  [4.6, 0],
  [4.6, 5],
  [5.5, -19.5],
  [5.5, 19.5],
  [12.5, -8],
  [12.5, 8],
]

export type GridironFrame = { players: Seen[]; ball: { x: number; y: number; z: number } }
export type GridironPlay = {
  frames: GridironFrame[]
  /** In seconds of the scene: the snap, and when the play is decided. */
  snapAt: number
  endsAt: number
  seconds: number
  /** The line of scrimmage and the first down line, as shown. */
  line: number
  goal: number
  /** The place of the runner or catcher. */
  carrier: number
}

const SNAP_SECONDS = 1.3

type Script = {
  roll: Dice
  snap: Snap
  line: number
  /** The runner or catcher, and where the play ends. */
  carrier: number
  end: Place
  /** Where and when a pass is caught. */
  catchAt: Place
  throwAt: number
}

function scriptOf(snap: Snap, roll: Dice): Script {
  const line = END_ZONE + snap.yard
  const carrier = snap.kind === 'run' ? 1 : snap.kind === 'sack' ? 0 : roll.pick([7, 8, 9, 10])
  const [, start] = OFFENCE[carrier] ?? [0, 0]
  const side = Math.sign(start) || (roll() < 0.5 ? -1 : 1)
  const endY =
    snap.kind === 'run' ? MIDDLE + side * roll.between(2, 11) : MIDDLE + start * roll.between(0.45, 0.95)
  const extra = snap.points === 'touchdown' ? 4 : 0
  const end = { x: line + snap.gain + extra, y: endY }
  const air =
    snap.kind === 'incomplete' ? roll.between(12, 22) : Math.max(2, snap.gain * roll.between(0.55, 1))
  return {
    roll,
    snap,
    line,
    carrier,
    end,
    catchAt: { x: line + Math.min(air, FIELD_LONG - line - 3), y: endY + roll.between(-2, 2) },
    throwAt: SNAP_SECONDS + Math.min(2.6, 1.3 + air * 0.035),
  }
}

/** Simulates a play; always the same for a seed. Side 1 moves left, and both change ends every quarter. */
export function playSnap(snap: Snap, seed: string): GridironPlay {
  const roll = dice(`${seed}/${snap.quarter}/${snap.clock}`)
  const script = scriptOf(snap, roll)
  const isKick = snap.kind === 'field-goal'
  const agents: Agent[] = [0, 1].flatMap((team) =>
    (team === 0 ? OFFENCE : DEFENCE).map(([dx, dy], index): Agent => {
      const kickX = isKick && team === 0 && index < 2 ? [-7.5, -9.5][index] : undefined
      return {
        side: (team === 0) === (snap.side === 0) ? 0 : 1,
        index,
        x: script.line + (kickX ?? dx * (isKick ? 0.8 : 1)),
        y: MIDDLE + dy * (isKick ? 0.45 : 1) + (kickX ? -dy + index * 1.5 : 0),
        vx: 0,
        vy: 0,
        stride: roll(),
      }
    }),
  )
  const offence = agents.slice(0, 11)
  const defence = agents.slice(11)
  const frames: GridironFrame[] = []
  let endsAt = Infinity
  let ball: GridironFrame['ball'] = { x: script.line, y: MIDDLE, z: 0.2 }
  for (let frame = 0; frame / FPS < Math.min(16, endsAt + (snap.points ? 3.4 : 2)); frame++) {
    const t = frame / FPS
    const over = t >= endsAt
    if (t >= SNAP_SECONDS) {
      moveOffence(offence, script, { t, over, ball })
      moveDefence(defence, offence, script, { t, over, ball })
      advance(agents, 1.1)
    }
    ball = ballAt(script, { t, offence, defence, before: ball })
    if (!over && isOver(script, t, offence, defence, ball)) endsAt = t
    frames.push({ players: agents.map((one) => look(one, t, script, over, ball.x)), ball })
  }
  const right = (snap.side === 0) === (snap.quarter % 2 === 1)
  const seen = right ? frames : frames.map(mirrored)
  const flip = (x: number) => (right ? x : FIELD_LONG - x)
  return {
    frames: seen,
    snapAt: SNAP_SECONDS,
    endsAt,
    seconds: frames.length / FPS,
    line: flip(script.line),
    carrier: script.carrier,
    goal: flip(Math.min(FIELD_LONG - END_ZONE, script.line + snap.toGo)),
  }
}

type Now = { t: number; over: boolean; ball: Place }

function moveOffence(offence: readonly Agent[], script: Script, { t, over, ball }: Now): void {
  const { snap, line, carrier, end, catchAt, throwAt } = script
  for (const one of offence) {
    if (over) {
      one.act = snap.points && snap.points !== 'safety' && one.index !== 0 ? 'cheer' : undefined
      steer(one, snap.points ? { x: one.x, y: one.y } : one, 2)
      continue
    }
    if (snap.kind === 'field-goal') {
      if (one.index === 1 && t < SNAP_SECONDS + 0.9) steer(one, { x: line - 7.6, y: MIDDLE }, 5)
      else steer(one, one, 1)
      one.act =
        one.index === 1 && t > SNAP_SECONDS + 0.6 && t < SNAP_SECONDS + 1.1
          ? 'kick'
          : one.index > 1
            ? 'crouch'
            : undefined
      continue
    }
    if (one.index === 0) {
      one.act =
        t > throwAt - 0.35 && t < throwAt + 0.3 && snap.kind !== 'run' && snap.kind !== 'sack'
          ? 'throw'
          : undefined
      const back = snap.kind === 'run' ? { x: line - 5, y: MIDDLE - 1 } : { x: line - 8.5, y: MIDDLE + 0.6 }
      steer(one, back, 4.4)
    } else if (one.index === carrier) {
      const isRunning =
        snap.kind === 'run'
          ? t > SNAP_SECONDS + 0.7
          : Math.hypot(ball.x - one.x, ball.y - one.y) < 1.2 && t > throwAt
      const turn =
        snap.kind === 'run' && one.x < line + 1 ? { x: line + 1.6, y: MIDDLE + (end.y - MIDDLE) * 0.5 } : end
      steer(
        one,
        isRunning || (snap.kind !== 'run' && one.x >= catchAt.x - 0.6)
          ? turn
          : snap.kind === 'run'
            ? { x: line - 4.6, y: MIDDLE }
            : catchAt,
        8.4,
      )
    } else if (one.index >= 7) {
      const [, dy] = OFFENCE[one.index] ?? [0, 0]
      steer(one, { x: line + 14, y: MIDDLE + dy * 0.8 }, snap.kind === 'run' ? 4 : 7)
    } else {
      // Blockers hold the line, and push it forward a little on a run.
      const [, dy] = OFFENCE[one.index] ?? [0, 0]
      steer(one, { x: line + (snap.kind === 'run' ? 1.2 : -1.8), y: MIDDLE + dy * 0.9 }, 2.6)
    }
  }
}

function moveDefence(
  defence: readonly Agent[],
  offence: readonly Agent[],
  script: Script,
  { t, over, ball }: Now,
): void {
  const { snap, line, carrier, throwAt, end } = script
  const holder = offence.find(({ index }) => index === carrier)
  for (const one of defence) {
    if (over) {
      steer(one, one, 2)
      continue
    }
    const [dx, dy] = DEFENCE[one.index] ?? [5, 0]
    if (snap.kind === 'field-goal') {
      one.act = t > SNAP_SECONDS + 0.7 && t < SNAP_SECONDS + 1.5 && one.index < 4 ? 'cheer' : undefined
      steer(one, { x: line + 0.6, y: one.y }, 2)
    } else if (one.index < 4) {
      const free = snap.kind === 'sack' && t > SNAP_SECONDS + 0.9
      const passer = offence[0]
      steer(one, free && passer ? passer : { x: line - 0.4, y: MIDDLE + dy }, free ? 7.4 : 2.4)
    } else {
      const isHeld = snap.kind === 'run' ? t > SNAP_SECONDS + 1.2 : t > throwAt + 0.4
      // On a long gain, defenders are too slow to catch up before it ends.
      const late = snap.gain > 20 ? 0.82 : 1
      if (isHeld && holder)
        steer(
          one,
          { x: holder.x + (end.x - holder.x) * 0.3 + 0.6, y: holder.y + (dy > 0 ? 0.6 : -0.6) },
          8 * late,
        )
      else if (one.index >= 7) {
        const mark = offence[one.index === 7 ? 7 : one.index === 8 ? 8 : one.index === 9 ? 9 : 10]
        steer(one, mark ? { x: mark.x + (one.index > 8 ? 5 : 1.8), y: mark.y } : ball, 7.2)
      } else steer(one, { x: line + dx + 1, y: MIDDLE + dy }, 4)
    }
  }
}

type BallNow = {
  t: number
  offence: readonly Agent[]
  defence: readonly Agent[]
  before: GridironFrame['ball']
}

function ballAt(
  { snap, line, carrier, catchAt, throwAt }: Script,
  { t, offence, defence, before }: BallNow,
): GridironFrame['ball'] {
  const held = (one: Agent | undefined) => (one ? { x: one.x + 0.4, y: one.y + 0.1, z: 0.9 } : before)
  if (t < SNAP_SECONDS) return { x: line, y: MIDDLE, z: 0.2 }
  if (snap.kind === 'field-goal') return kickedBall(snap, line, t - SNAP_SECONDS - 0.9)
  const toPasser = Math.min(1, (t - SNAP_SECONDS) / 0.35)
  if (toPasser < 1) return { x: line - 5.2 * toPasser, y: MIDDLE, z: 0.5 + 0.4 * toPasser }
  if (snap.kind === 'run') return held(offence[t < SNAP_SECONDS + 0.8 ? 0 : 1])
  if (snap.kind === 'sack' || t < throwAt) return held(offence[0])
  const from = offence[0] ?? { x: line - 8, y: MIDDLE }
  const takes = Math.max(0.7, Math.hypot(catchAt.x - from.x, catchAt.y - from.y) / 19)
  const s = (t - throwAt) / takes
  const receiver = snap.kind === 'interception' ? nearest(defence, catchAt) : offence[carrier]
  if (s >= 1 && snap.kind !== 'incomplete') return held(receiver)
  const drop = snap.kind === 'incomplete' ? { x: catchAt.x + 2.4, y: catchAt.y + 1.4 } : (receiver ?? catchAt)
  const share = Math.min(1, s)
  return {
    x: from.x + (drop.x - from.x) * share,
    y: from.y + (drop.y - from.y) * share,
    z: Math.max(
      0.2,
      1.6 * (1 - share) +
        Math.sin(Math.PI * share) * takes * 2.4 +
        (snap.kind === 'incomplete' ? 0 : 0.9 * share),
    ),
  }
}

// The kick is taken seven yards behind the line, and goes between the posts or past them.
function kickedBall({ gain }: Snap, line: number, since: number): GridironFrame['ball'] {
  const from = { x: line - 7, y: MIDDLE }
  if (since <= 0) return { ...from, z: 0.2 }
  const far = FIELD_LONG + 2 - from.x
  const s = Math.min(1, since / (far / 24))
  return {
    x: from.x + far * s,
    y: MIDDLE + (gain > 0 ? 0.8 : 5.4) * s,
    z: 0.2 + Math.sin(Math.PI * Math.min(1, s * 0.82)) * (3 + far * 0.12),
  }
}

const nearest = (all: readonly Agent[], to: Place): Agent | undefined =>
  all.toSorted((a, b) => Math.hypot(a.x - to.x, a.y - to.y) - Math.hypot(b.x - to.x, b.y - to.y))[0]

function isOver(
  { snap, end, carrier, throwAt, line }: Script,
  t: number,
  offence: readonly Agent[],
  defence: readonly Agent[],
  ball: GridironFrame['ball'],
): boolean {
  if (t > SNAP_SECONDS + 9) return true
  if (snap.kind === 'field-goal') return ball.x >= FIELD_LONG + 1.5
  if (snap.kind === 'incomplete') return t > throwAt + 0.5 && ball.z <= 0.25
  if (snap.kind === 'interception') return t > throwAt + 2.4
  if (snap.kind === 'sack') {
    const passer = offence[0]
    return (
      t > SNAP_SECONDS + 1.6 &&
      defence.some((one) => passer !== undefined && Math.hypot(one.x - passer.x, one.y - passer.y) < 1.3)
    )
  }
  const one = offence[carrier]
  if (!one || t < SNAP_SECONDS + 1.2) return false
  const hasBall = Math.hypot(ball.x - one.x, ball.y - one.y) < 1.2
  return hasBall && (snap.gain <= 0 ? t > SNAP_SECONDS + 2 : one.x >= Math.max(line - 2, end.x - 0.5))
}

function look(one: Agent, t: number, { snap, carrier }: Script, over: boolean, lookAt: number): Seen {
  const seen = see(one, lookAt)
  const offence = one.side === snap.side
  if (t < SNAP_SECONDS && (offence ? one.index > 1 && one.index < 7 : one.index < 4))
    return { ...seen, act: 'crouch' }
  const isDown =
    over &&
    offence &&
    one.index === carrier &&
    !snap.points &&
    snap.kind !== 'incomplete' &&
    snap.kind !== 'interception'
  return isDown ? { ...seen, act: 'lie' } : seen
}

function mirrored({ players, ball }: GridironFrame): GridironFrame {
  return {
    players: players.map((one) => ({
      ...one,
      x: FIELD_LONG - one.x,
      y: FIELD_DEEP - one.y,
      facing: one.facing === 1 ? -1 : 1,
    })),
    ball: { x: FIELD_LONG - ball.x, y: FIELD_DEEP - ball.y, z: ball.z },
  }
}
