/** The last minute of a handball final, simulated and drawn from above. */
import { lighten, mix } from '../art/colour.ts'
import { dice } from '../art/dice.ts'
import { write } from '../art/lettering.ts'
import { type Paint, type Point, polygon } from '../art/paint.ts'
import { dim, lay } from '../film/compositor.ts'
import { FPS, HEIGHT, WIDTH } from '../film/shoot.ts'
import { Mix, room } from '../sound/mix.ts'
import { bell, kick, lead, snare, weather } from '../sound/voices.ts'
import { set, typewriter } from './stage.ts'
import { lineOf, plate } from './stage/canvas.ts'

export const HANDBALL_SECONDS = 64

const METRE = 27.6
const LEFT = (WIDTH - 40 * METRE) / 2
const TOP = 128
const px = (x: number, y: number): Point => [LEFT + x * METRE, TOP + y * METRE]

type Phase = { from: number; to: number; attacker: 0 | 1; goal: boolean }
/** The attacking side of each phase, and whether it scores; side 0 attacks to the right. */
const PHASES: readonly Phase[] = [
  { from: 0, to: 17.2, attacker: 0, goal: true },
  { from: 17.2, to: 33.5, attacker: 1, goal: true },
  { from: 33.5, to: 45, attacker: 0, goal: false },
  { from: 45, to: 52.5, attacker: 1, goal: false },
  { from: 52.5, to: 59.6, attacker: 0, goal: true },
]

// Six attackers around the right goal, then the same six defending: metres from the left line.
const ATTACK: readonly Point[] = [
  [38, 2.2],
  [30.5, 4.2],
  [28, 10],
  [30.5, 15.8],
  [38, 17.8],
  [33.2, 9.2],
]
const DEFENCE: readonly Point[] = [
  [35.6, 3.4],
  [33.6, 5.8],
  [32.7, 8.7],
  [32.7, 11.3],
  [33.6, 14.2],
  [35.6, 16.6],
]
const mirror = ([x, y]: Point): Point => [40 - x, 20 - y]

type Player = { side: 0 | 1; index: number; x: number; y: number; vx: number; vy: number; keeper: boolean }
export type Moment = {
  players: readonly { side: 0 | 1; index: number; x: number; y: number; keeper: boolean }[]
  ball: Point
  height: number
  score: readonly [number, number]
  sinceGoal: number
}

/** Simulates the whole match, one moment per frame; always the same. */
export function playHandball(): Moment[] {
  const roll = dice('kuestenliga')
  const players: Player[] = [0, 1].flatMap((side) =>
    Array.from({ length: 7 }, (_, index): Player => {
      const [x, y] = index === 6 ? ([38.6, 10] as const) : (DEFENCE[index] ?? [20, 10])
      const place: Point = side === 0 ? mirror([x, y]) : [x, y]
      return { side: side === 0 ? 0 : 1, index, x: place[0], y: place[1], vx: 0, vy: 0, keeper: index === 6 }
    }),
  )
  const of = (side: number, index: number) => players.find((one) => one.side === side && one.index === index)
  let holder = 2
  let pass: { from: Point; to: number; at: number; takes: number } | null = null
  let shot: { from: Point; to: Point; at: number } | null = null
  let nextPass = 1.2
  const score: [number, number] = [27, 27]
  let lastGoal = -9
  const moments: Moment[] = []
  let phaseIndex = 0
  let ball: Point = [12, 10]

  for (let frame = 0; frame < HANDBALL_SECONDS * FPS; frame++) {
    const t = frame / FPS
    while (phaseIndex < PHASES.length - 1 && t >= (PHASES[phaseIndex]?.to ?? Infinity)) {
      phaseIndex++
      holder = 2
      pass = null
      shot = null
      nextPass = (PHASES[phaseIndex]?.from ?? t) + 3.4
    }
    const phase = PHASES[phaseIndex] ?? { from: 0, to: 60, attacker: 0 as const, goal: true }
    const over = t > 59.6
    const side = phase.attacker
    const goalX = side === 0 ? 40 : 0
    for (const one of players) {
      const attacks = one.side === side
      let [tx, ty]: Point = one.keeper ? [38.7, 10] : ((attacks ? ATTACK : DEFENCE)[one.index] ?? [20, 10])
      if (one.keeper && attacks) [tx, ty] = [5.5, 10]
      if (side === 1) [tx, ty] = mirror([tx, ty])
      // Attackers weave, defenders lean towards the ball, the keeper follows it on the line.
      const life = Math.sin(t * 0.9 + one.index * 1.9 + one.side) * 0.9
      if (!one.keeper && attacks) {
        tx +=
          (side === 0 ? 1 : -1) * (one.index === holder ? 1.1 : 0) + Math.cos(t * 0.7 + one.index * 2.3) * 0.8
        ty += life + (one.index === 5 ? Math.sin(t * 0.55) * 3 : 0)
      } else if (!one.keeper) {
        tx += (ball[0] - tx) * 0.07
        ty += (ball[1] - ty) * 0.22
      } else if (!attacks) ty += Math.max(-1.3, Math.min(1.3, (ball[1] - 10) * 0.3))
      if (over && one.side === 0)
        [tx, ty] = [
          33 + Math.cos(one.index * 1.1) * (2.2 + 0.4 * Math.sin(t * 5 + one.index)),
          10 + Math.sin(one.index * 1.1) * (2.2 + 0.4 * Math.cos(t * 5 + one.index)),
        ]
      if (over && one.side === 1) [tx, ty] = [one.x - 0.2, one.y]
      const hurry = t - phase.from < 4 ? 7.2 : 4.6
      const [dx, dy] = [tx - one.x, ty - one.y]
      const far = Math.hypot(dx, dy)
      const speed = Math.min(hurry, far * 2.6)
      const [ax, ay] = far > 0.01 ? [(dx / far) * speed, (dy / far) * speed] : [0, 0]
      one.vx += (ax - one.vx) * 0.16
      one.vy += (ay - one.vy) * 0.16
      for (const other of players) {
        if (other === one) continue
        const [ox, oy] = [one.x - other.x, one.y - other.y]
        const near = Math.hypot(ox, oy)
        if (near < 1.15 && near > 0.01) {
          one.vx += (ox / near) * (1.15 - near) * 1.6
          one.vy += (oy / near) * (1.15 - near) * 1.6
        }
      }
      one.x += one.vx / FPS
      one.y += one.vy / FPS
    }
    let height = 0
    const shootAt = phase.to - 1.1
    const carrier = of(side, holder)
    if (!shot && !over && t >= shootAt && carrier) {
      const far: Point = [goalX, 10 + (roll() < 0.5 ? -1.1 : 1.1)]
      shot = { from: [carrier.x, carrier.y], to: far, at: t }
      pass = null
    }
    if (shot) {
      const s = Math.min(1, (t - shot.at) / 0.42)
      ball = [shot.from[0] + (shot.to[0] - shot.from[0]) * s, shot.from[1] + (shot.to[1] - shot.from[1]) * s]
      height = Math.sin(Math.PI * Math.min(1, s * 0.9)) * 0.9
      if (s >= 1) {
        if (phase.goal && t - lastGoal > 5) {
          score[side] += 1
          lastGoal = t
        }
        // A save bounces back into the field, a goal stays in the net.
        const after = t - shot.at - 0.42
        ball = phase.goal
          ? [goalX + (side === 0 ? 1 : -1) * Math.min(0.8, after * 4), shot.to[1]]
          : [goalX + (side === 0 ? -1 : 1) * Math.min(3.2, after * 9), shot.to[1] + after * 1.4]
      }
    } else if (pass) {
      const receiver = of(side, pass.to)
      const s = Math.min(1, (t - pass.at) / pass.takes)
      if (receiver)
        ball = [
          pass.from[0] + (receiver.x - pass.from[0]) * s,
          pass.from[1] + (receiver.y - pass.from[1]) * s,
        ]
      height = Math.sin(Math.PI * s) * 0.7
      if (s >= 1) {
        holder = pass.to
        pass = null
        nextPass = t + roll.between(0.35, 1)
      }
    } else if (carrier) {
      ball = [carrier.x + (side === 0 ? 0.42 : -0.42), carrier.y + 0.25]
      height = Math.abs(Math.sin(t * 6)) * 0.12
      if (t > nextPass && t < shootAt - 0.5 && t - phase.from > 2.5) {
        const next = holder === 0 ? 1 : holder === 4 ? 3 : holder + (roll() < 0.5 ? -1 : 1)
        pass = {
          from: ball,
          to: roll() < 0.1 ? 5 : Math.max(0, Math.min(4, next)),
          at: t,
          takes: roll.between(0.34, 0.5),
        }
      }
    }
    moments.push({
      players: players.map(({ side: own, index, x, y, keeper }) => ({ side: own, index, x, y, keeper })),
      ball,
      height,
      score: [score[0], score[1]],
      sinceGoal: t - lastGoal,
    })
  }
  return moments
}

function court(p: Paint) {
  const roll = dice('hall')
  p.ground(
    p.linear(
      [0, 0],
      [0, p.h],
      [
        [0, '#0a1233'],
        [1, '#101c4d'],
      ],
    ),
  )
  // The stands: rows of heads in the dark.
  for (let i = 0; i < 1500; i++) {
    const x = roll() * p.w
    const y = roll() < 0.5 ? 92 + roll() * 26 : TOP + 20 * METRE + 12 + roll() * 40
    p.circle(
      x,
      y,
      roll.between(2, 3.6),
      mix(
        '#1b2a66',
        roll.pick(['#f2c14e', '#7fb4ff', '#e9e5da', '#c9424a'] as const),
        roll.between(0.05, 0.5),
      ),
      { opacity: 0.8 },
    )
  }
  const [x0, y0] = px(0, 0)
  p.rect(x0 - 34, y0 - 12, 40 * METRE + 68, 20 * METRE + 24, '#16307f', { rx: 8 })
  p.rect(
    x0,
    y0,
    40 * METRE,
    20 * METRE,
    p.linear(
      [x0, y0],
      [x0, y0 + 20 * METRE],
      [
        [0, '#2457d6'],
        [0.5, '#2b62e6'],
        [1, '#1f4fc8'],
      ],
    ),
  )
  for (let i = 0; i < 20; i++)
    p.rect(x0, y0 + i * METRE, 40 * METRE, METRE, i % 2 ? '#ffffff' : '#000000', { opacity: 0.022 })
  for (const side of [0, 1]) {
    const at = (x: number, y: number) => (side === 0 ? px(x, y) : px(40 - x, y))
    const arc = (r: number) => {
      const points: Point[] = []
      for (let i = 0; i <= 20; i++)
        points.push(at(Math.sin((i / 20) * (Math.PI / 2)) * r, 8.5 - Math.cos((i / 20) * (Math.PI / 2)) * r))
      for (let i = 0; i <= 20; i++)
        points.push(at(Math.cos((i / 20) * (Math.PI / 2)) * r, 11.5 + Math.sin((i / 20) * (Math.PI / 2)) * r))
      return points
    }
    p.path(polygon([...arc(6), at(0, 17.5), at(0, 2.5)]), '#ff7a3d')
    p.stroke(polygon(arc(6), false), '#f5f7ff', 3)
    // The free-throw line ends at the sidelines.
    p.group({ 'clip-path': p.clip(polygon([px(0, 0), px(40, 0), px(40, 20), px(0, 20)])) }, () => {
      p.stroke(polygon(arc(9), false), '#f5f7ff', 2.4, { 'stroke-dasharray': '9 8' })
    })
    p.stroke(polygon([at(7, 9.5), at(7, 10.5)], false), '#f5f7ff', 3)
    p.stroke(polygon([at(4, 9.9), at(4, 10.1)], false), '#f5f7ff', 3)
    const [gx, gy] = at(0, 8.5)
    p.rect(side === 0 ? gx - 26 : gx, gy, 26, 3 * METRE, '#ffffff', { opacity: 0.2 })
    for (let i = 0; i <= 6; i++)
      p.stroke(`M${side === 0 ? gx - 26 : gx} ${gy + (i / 6) * 3 * METRE}h26`, '#ffffff', 1, { opacity: 0.5 })
    p.stroke(polygon([at(0, 8.5), at(0, 11.5)], false), '#e5383b', 5)
  }
  p.stroke(polygon([px(20, 0), px(20, 20)], false), '#f5f7ff', 3)
  p.circle(...px(20, 10), 2 * METRE, 'none', { stroke: '#f5f7ff', 'stroke-width': 3 })
  p.rect(x0, y0, 40 * METRE, 20 * METRE, 'none', { stroke: '#f5f7ff', 'stroke-width': 3.4 })
  // Pools of light from the hall's lamps.
  for (const x of [8, 20, 32])
    p.ellipse(
      ...px(x, 10),
      METRE * 8,
      METRE * 9,
      p.radial(px(x, 10), METRE * 9, [
        [0, '#ffffff', 0.12],
        [1, '#ffffff', 0],
      ]),
    )
}

/** Yields the frames of the match with its scoreboard. */
export async function* handballFrames(): AsyncGenerator<Int32Array> {
  const ground = await plate(WIDTH, HEIGHT, court)
  const shirts = [
    ['#ffd23f', '#1a1a2e', '#f08a24'],
    ['#f5f7ff', '#c1121f', '#59d2c8'],
  ] as const
  const figures = await Promise.all(
    shirts.flatMap(([shirt, ink, keeper], side) =>
      [0, 1, 2, 3, 4, 5, 6].map(async (index) => ({
        side,
        index,
        image: await plate(56, 56, (p) => {
          const fill = index === 6 ? keeper : shirt
          p.ellipse(31, 33, 17, 15, '#050a20', { opacity: 0.35 })
          p.ellipse(28, 28, 12, 17, lighten(fill, -0.08))
          p.ellipse(27, 27, 11, 16, fill)
          p.circle(28, 28, 8.2, mix(ink, '#3a2418', 0.5))
          write(p, String([4, 7, 10, 13, 17, 22, 1][index] ?? 1), 28, 32.4, {
            face: 'heavy',
            size: 11,
            fill: '#ffffff',
            anchor: 'middle',
          })
        }),
      })),
    ),
  )
  const ballPlate = await plate(24, 24, (p) => p.circle(12, 12, 7, '#fff3c4').circle(10, 10, 2.6, '#ffffff'))
  const shadow = await plate(24, 24, (p) => p.ellipse(12, 12, 6.5, 5, '#050a20', { opacity: 0.45 }))
  const board = await plate(620, 74, (p) => {
    p.rect(0, 0, 620, 74, '#0b1026', { rx: 14, opacity: 0.94 })
    p.rect(0, 0, 12, 74, shirts[0][0])
    p.rect(608, 0, 12, 74, shirts[1][0])
    write(p, 'FÖRDEHAFEN', 32, 46, { face: 'textBold', size: 22, tracking: 0.04, fill: '#ffffff' })
    write(p, 'NORDKAP', 588, 46, {
      face: 'textBold',
      size: 22,
      tracking: 0.04,
      fill: '#ffffff',
      anchor: 'end',
    })
  })
  const figuresOf = await typewriter('0123456789:', 40, '#ffffff')
  const clock = await typewriter('0123456789:', 20, '#ffb52e')
  const goal = await lineOf('TOR!', 190, '#ffd23f')
  const title = await lineOf('KÜSTENLIGA · DAS FINALE', 46, '#ffffff')
  const target = new Int32Array(WIDTH * HEIGHT)
  const moments = playHandball()
  let tail: Point[] = []
  for (const [frame, moment] of moments.entries()) {
    const t = frame / FPS
    lay(target, WIDTH, HEIGHT, ground, { x: WIDTH / 2, y: HEIGHT / 2, scale: 1, opacity: 1 })
    for (const { side, index, x, y } of moment.players) {
      const image = figures.find((one) => one.side === side && one.index === index)?.image
      if (image) set(target, image, ...px(x, y))
    }
    const [bx, by] = px(...moment.ball)
    tail = [...tail.slice(-7), [bx, by - moment.height * 22]]
    set(target, shadow, bx + 4, by + 4)
    tail.forEach(([x, y], i) => set(target, ballPlate, x, y, 0.5 + i * 0.06, 0.07 * i))
    set(target, ballPlate, bx, by - moment.height * 22, 1 + moment.height * 0.35)
    set(target, board, WIDTH / 2, 50)
    figuresOf(target, `${moment.score[0]}:${moment.score[1]}`, WIDTH / 2, 40)
    const left = Math.max(0, Math.ceil(60 - t))
    clock(target, `59:${String(Math.min(59, 60 - left)).padStart(2, '0')}`, WIDTH / 2, 72)
    if (moment.sinceGoal >= 0 && moment.sinceGoal < 1.8)
      set(
        target,
        goal,
        WIDTH / 2,
        HEIGHT / 2 + 40,
        0.8 + Math.min(0.2, moment.sinceGoal),
        Math.min(1, moment.sinceGoal * 5, (1.8 - moment.sinceGoal) * 2),
      )
    if (t < 3.4) set(target, title, WIDTH / 2, HEIGHT / 2 + 40, 1, Math.min(1, t * 1.6, (3.4 - t) * 1.6))
    const light = Math.min(1, t / 0.7, (HANDBALL_SECONDS - t) / 1.4)
    if (light < 1) dim(target, Math.max(0, light))
    yield target
  }
}

/** The hall: a crowd that gets louder with every goal, the ball, the final horn. */
export function handballSound(): Mix {
  const hall = new Mix(HANDBALL_SECONDS)
  for (const [pan, seed] of [
    [-0.7, 21],
    [0, 22],
    [0.7, 23],
  ] as const)
    hall.add(weather(HANDBALL_SECONDS, seed, { pitch: 0.16, pace: 0.21 }), 0, { gain: 0.22, pan, wet: 0.2 })
  let score = 54
  playHandball().forEach(({ score: [a, b] }, frame) => {
    if (a + b === score) return
    score = a + b
    for (const pan of [-0.5, 0.5])
      hall.add(cheer(4.5, frame + pan), frame / FPS, { gain: 0.9, pan, wet: 0.3 })
  })
  const roll = dice('bounce')
  for (let t = 1; t < 59; t += roll.between(0.4, 1.1))
    hall.add(kick(0.1), t, { gain: 0.12, pan: roll.between(-0.4, 0.4), wet: 0.5 })
  for (const at of [0.6, 17.6, 34, 45.3])
    for (let i = 0; i < 6; i++) hall.add(bell(100 + (i % 2), 0.2), at + i * 0.05, { gain: 0.09, wet: 0.5 })
  for (const note of [45, 52, 57])
    hall.add(lead(note, 2.2, { open: 0.5, shut: 0.3, fall: 3 }), 59.8, { gain: 0.4, wet: 0.4 })
  // Rhythmic clapping before the last attack.
  for (let t = 46; t < 57; t += 0.52)
    hall.add(snare(Math.round(t * 10), 0.1), t, { gain: 0.14, pan: Math.sin(t) * 0.6, wet: 0.6 })
  room(hall, { seconds: 1.7, dark: 0.5, level: 0.8 })
  return hall
}

/** A crowd of voices: noise in the band of speech, rising and dying away. */
export function cheer(seconds: number, seed: number): Float32Array {
  const voice = weather(seconds, Math.round(seed * 77) + 5, { pitch: 0.3, pace: 1.3 })
  for (let i = 0; i < voice.length; i++) {
    const s = i / voice.length
    voice[i] = (voice[i] ?? 0) * Math.min(1, s * 9) * (1 - s) ** 1.4
  }
  return voice
}
