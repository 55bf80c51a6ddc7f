/** Hedgehogs: a football team with the ball stuck on its spikes, or thieves in an orchard. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { type Paint, placed, type Point, polygon, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { sky } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'
import { bird, face, type Mood, puffs, round } from './creatures.ts'
import { stage } from './stage.ts'

export type HedgehogColours = {
  sky: readonly Stop[]
  cloud: string
  far: string
  grass: readonly [string, string]
  spines: string
  fur: string
  jersey: string
  sock: string
  ball: string
  prop: string
  crown: string
  guest: string
  cheek: string
  ink: string
}

/** A hedgehog from the front, 100 high, feet at the origin. */
function hedgehog(p: Paint, c: HedgehogColours, mood: Mood, number: number | null) {
  const spikes = Array.from({ length: 46 }, (_, k): Point => {
    const a = (k / 46) * Math.PI * 2
    const r = k % 2 ? 44 : 56
    return [Math.sin(a) * r * 0.98, -56 - Math.cos(a) * r * 0.9]
  })
  for (const x of [-15, 15]) {
    p.rect(x - 6, -14, 12, 14, c.sock)
    p.ellipse(x * 1.2, 0, 13, 6.5, c.ink)
  }
  p.path(polygon(spikes), round(p, c.spines, -50, -106, 50, -10), {
    stroke: c.spines,
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  })
  for (let k = 0; k < 13; k++) {
    const a = (k / 12 - 0.5) * 3.6
    p.stroke(
      `M${Math.sin(a) * 40} ${-58 - Math.cos(a) * 36}l${Math.sin(a) * 7} ${-Math.cos(a) * 7}`,
      lighten(c.spines, 0.13),
      2.8,
    )
  }
  for (const side of [-1, 1])
    p.stroke(`M${side * 24} -36C${side * 38} -32 ${side * 40} -24 ${side * 36} -16`, c.fur, 9)
  if (number === null) p.ellipse(0, -30, 26, 22, c.fur)
  else {
    p.path('M-26 -40C-30 -26 -28 -14 -24 -9H24C28 -14 30 -26 26 -40Z', c.jersey)
    for (const x of [-15, 0, 15]) p.rect(x - 2.6, -36, 5.2, 27, mix(c.jersey, '#ffffff', 0.8))
  }
  p.path('M-33 -58C-33 -78 -14 -86 0 -76C14 -86 33 -78 33 -58C33 -40 16 -32 0 -32S-33 -40 -33 -58Z', c.fur)
  for (const side of [-1, 1]) {
    p.circle(side * 29, -82, 9, c.fur)
    p.circle(side * 29, -82, 4.6, c.cheek)
  }
  face(p, 0, -61, 15, { ink: c.ink, cheek: c.cheek }, mood)
  p.ellipse(0, -57, 5.6, 3.8, c.ink)
}

function football(p: Paint, c: HedgehogColours, x: number, y: number, r: number) {
  p.circle(x, y, r, round(p, c.ball, x - r, y - r, x + r, y + r))
  p.path(
    polygon(
      Array.from({ length: 5 }, (_, k): Point => [
        x + Math.sin(k * 1.2566) * r * 0.36,
        y - Math.cos(k * 1.2566) * r * 0.36,
      ]),
    ),
    c.ink,
  )
  for (let k = 0; k < 5; k++) {
    const [s, t] = [Math.sin(k * 1.2566), -Math.cos(k * 1.2566)]
    p.stroke(
      `M${x + s * r * 0.36} ${y + t * r * 0.36}L${x + s * r * 0.72} ${y + t * r * 0.72}`,
      c.ink,
      r * 0.08,
    )
    p.circle(x + s * r * 0.84, y + t * r * 0.84, r * 0.15, c.ink)
  }
}

function apple(p: Paint, c: HedgehogColours, x: number, y: number, r: number) {
  p.circle(x - r * 0.36, y, r * 0.82, c.ball)
  p.circle(x + r * 0.36, y, r * 0.82, lighten(c.ball, -0.04))
  p.ellipse(x - r * 0.5, y - r * 0.3, r * 0.18, r * 0.3, '#ffffff', { opacity: 0.6 })
  p.stroke(`M${x} ${y - r * 0.6}q0 ${-r * 0.5} ${r * 0.24} ${-r * 0.7}`, c.ink, r * 0.16)
  p.ellipse(x + r * 0.55, y - r * 1.05, r * 0.44, r * 0.2, c.crown, {
    transform: `rotate(-24 ${x + r * 0.55} ${y - r * 1.05})`,
  })
}

function goal(p: Paint, c: HedgehogColours, x: number, foot: number, w: number, h: number, u: number) {
  for (let i = 1; i < 14; i++)
    p.rect(x - w / 2 + (i * w) / 14, foot - h, u * 0.22, h, c.ball, { opacity: 0.5 })
  for (let i = 1; i < 8; i++) p.rect(x - w / 2, foot - h + (i * h) / 8, w, u * 0.22, c.ball, { opacity: 0.5 })
  p.stroke(`M${x - w / 2} ${foot}V${foot - h}H${x + w / 2}V${foot}`, c.ball, u * 1.8)
}

/** A mushroom, with a spectator if `guest`. */
function stand(p: Paint, c: HedgehogColours, x: number, y: number, s: number, guest: boolean) {
  p.path(
    `M${x - s * 0.3} ${y}q${s * 0.1} ${-s} 0 ${-s * 1.3}h${s * 0.6}q${-s * 0.1} ${s * 0.5} 0 ${s * 1.3}Z`,
    c.fur,
  )
  p.path(`M${x - s} ${y - s * 1.1}a${s} ${s * 0.9} 0 0 1 ${s * 2} 0q${-s} ${s * 0.3} ${-s * 2} 0Z`, c.prop)
  for (const [dx, dy, r] of [
    [-0.5, -1.4, 0.15],
    [0.1, -1.7, 0.2],
    [0.6, -1.3, 0.13],
  ] as const)
    p.circle(x + dx * s, y + dy * s, r * s, c.ball)
  if (guest) bird(p, x, y - s * 1.9, s * 0.022, c.guest, { ink: c.ink, cheek: c.jersey })
}

export const hedgehogs =
  (c: HedgehogColours, play: 'football' | 'apples' = 'football'): Scene =>
  (f) => {
    const { x, ground, scale: full } = stage(f)
    const scale = full * (f.wide ? 0.66 : f.square ? 0.72 : 0.56)
    const horizon = f.h * (f.wide ? 0.56 : f.square ? 0.62 : 0.58)
    const isTeam = play === 'football'
    const air = sheet(f, 'sky')
    sky(air.paint, horizon, c.sky)
    const clouds = sheet(f, 'clouds')
    for (const [cx, cy, s] of [
      [0.12, 0.42, 3.6],
      [0.86, 0.4, 4.4],
    ] as const)
      puffs(clouds.paint, f.w * cx, f.h * (f.wide ? cy - 0.16 : cy), f.u * s, c.cloud)
    const far = sheet(f, 'far')
    const crest = ridge(
      far.paint,
      { y: horizon - f.u * 4, swing: f.u * 5, seed: hash(`${f.seed}/far`), waves: 1.6, octaves: 1 },
      c.far,
    )
    for (let i = 0; i < 12; i++) {
      const [bx, r] = [far.roll() * f.w, f.u * far.roll.between(3, 6)]
      far.paint.circle(bx, crest(bx) + r * 0.2, r, lighten(c.far, -0.04))
    }
    const pitch = sheet(f, 'pitch')
    const q = pitch.paint
    q.rect(0, horizon, f.w, f.h - horizon + 2, c.grass[0])
    if (isTeam) {
      for (let i = 0; i < 5; i++) {
        const [y0, y1] = [
          horizon + (f.h - horizon) * ((i * 2) / 10) ** 1.5,
          horizon + (f.h - horizon) * ((i * 2 + 1) / 10) ** 1.5,
        ]
        q.rect(0, y0, f.w, y1 - y0, c.grass[1])
      }
      const post = f.u * (f.wide ? 76 : 70)
      for (let i = 0; i < 7; i++) {
        const mx = (i + pitch.roll.between(0.2, 0.8)) * (f.w / 7)
        if (Math.abs(mx - x) > post / 2 + f.u * 3)
          stand(q, c, mx, horizon + f.u * 3, f.u * pitch.roll.between(4, 6), pitch.roll() < 0.7)
      }
      goal(q, c, x, horizon + f.u * 6, post, f.u * 27, f.u)
      q.stroke(`M-9 ${horizon + f.u * 6}H${f.w + 9}`, c.ball, f.u * 0.8)
    } else {
      const [tx, foot] = [x + f.u * (f.wide ? 24 : 26), horizon + f.u * 8]
      q.path(
        `M${tx - f.u * 4} ${foot}q${f.u * 3} ${-f.u * 18} 0 ${-f.u * 34}h${f.u * 9}q${-f.u * 2} ${f.u * 18} ${f.u * 2} ${f.u * 34}Z`,
        c.prop,
      )
      for (const [dx, dy, r] of [
        [-16, -36, 13],
        [0, -46, 17],
        [16, -36, 14],
        [3, -30, 14],
      ] as const)
        q.circle(tx + dx * f.u, foot + dy * f.u, r * f.u, lighten(c.crown, dx > 5 ? -0.05 : 0))
      for (let i = 0; i < 12; i++)
        apple(
          q,
          c,
          tx + pitch.roll.between(-24, 24) * f.u,
          foot + pitch.roll.between(-52, -26) * f.u,
          f.u * 1.9,
        )
      for (let i = 0; i < 9; i++)
        apple(q, c, pitch.roll() * f.w, horizon + f.u * pitch.roll.between(5, 16), f.u * 1.5)
    }
    for (let i = 0; i < 26; i++) {
      const [gx, gy] = [pitch.roll() * f.w, horizon + f.u * 10 + pitch.roll() * (f.h - horizon - f.u * 10)]
      q.path(
        `M${gx - f.u} ${gy}q0 ${-f.u * 1.6} ${-f.u * 0.5} ${-f.u * 2.4}q${f.u * 1.2} ${f.u * 0.6} ${f.u * 1.4} ${f.u * 1.4}q${f.u * 0.3} ${-f.u} ${f.u * 1.2} ${-f.u * 1.6}q${-f.u * 0.2} ${f.u * 1.4} ${-f.u * 0.6} ${f.u * 2.6}Z`,
        lighten(c.grass[1], -0.05),
      )
    }
    const one = (
      name: string,
      dx: number,
      dy: number,
      s: number,
      mood: Mood,
      number: number | null,
      load: 'ball' | 'apples' | null,
    ) => {
      const { paint } = sheet(f, name)
      paint.ellipse(
        x + dx * scale,
        ground + dy * scale,
        44 * s * scale,
        7 * s * scale,
        lighten(c.grass[0], -0.12),
        { opacity: 0.7 },
      )
      paint.group({ transform: placed(x + dx * scale, ground + dy * scale, scale * s) }, () => {
        hedgehog(paint, c, mood, number)
        if (load === 'ball') football(paint, c, 20, -106, 19)
        if (load === 'apples')
          for (const [ax, ay, r] of [
            [-34, -100, 12],
            [-6, -112, 14],
            [24, -104, 12],
            [46, -82, 10],
          ] as const)
            apple(paint, c, ax, ay, r)
      })
      return paint
    }
    const { roll } = sheet(f, 'moods')
    const mood = () => roll.pick<Mood>(['smile', 'laugh', 'oh'])
    const left = one('left', -68, -14, 0.8, mood(), isTeam ? 1 : null, isTeam ? null : 'apples')
    const right = one('right', 68, -14, 0.8, mood(), isTeam ? 2 : null, null)
    const middle = one(
      'middle',
      0,
      4,
      1.06,
      isTeam ? mood() : 'smile',
      isTeam ? 3 : null,
      isTeam ? 'ball' : 'apples',
    )
    if (isTeam) football(middle, c, x + 78 * scale, ground + 8 * scale, 13 * scale)
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.15, paint: clouds.paint, motion: (t) => ({ x: t * 8 }) },
      { depth: 0.3, paint: far.paint },
      { depth: 0.6, paint: q },
      { depth: 0.85, paint: left, motion: (t) => ({ y: -Math.abs(Math.sin(t * 3)) * 14 }) },
      { depth: 0.85, paint: right, motion: (t) => ({ y: -Math.abs(Math.sin(t * 3 + 1)) * 14 }) },
      { depth: 1, paint: middle, motion: (t) => ({ y: -Math.abs(Math.sin(t * 2.4 + 2)) * 10 }) },
    ]
  }
