/** Board games: glazed tiles to match, and threads between pins. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { type Paint, type Point, polygon } from '../paint.ts'
import { gameTitle } from './game-title.ts'
import { type Words } from '../words.ts'

export type TileColours = {
  table: string
  glaze: string
  paints: readonly [string, string, string, string]
  ink: string
  title: string
}

/** Draws one tile; its corner quarters form rings with its neighbours. */
function tile(p: Paint, x: number, y: number, s: number, kind: number, c: TileColours): void {
  const gap = s * 0.03
  p.rect(x + gap, y + gap * 2.2, s - gap * 2, s - gap * 2, c.ink, { rx: s * 0.07, opacity: 0.4 })
  p.rect(x + gap, y + gap, s - gap * 2, s - gap * 2, c.glaze, { rx: s * 0.07 })
  const [main, other] = [c.paints[kind % 4] ?? c.ink, c.paints[(kind + 1) % 4] ?? c.ink]
  const m: Point = [x + s / 2, y + s / 2]
  const inner = s * 0.44
  const quarter = (dx: number, dy: number, r: number, fill: string) => {
    const [cx, cy] = [m[0] + dx * inner, m[1] + dy * inner]
    p.path(
      `M${cx} ${cy}L${cx - dx * r} ${cy}A${r} ${r} 0 0 ${dx * dy > 0 ? 1 : 0} ${cx} ${cy - dy * r}Z`,
      fill,
    )
  }
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const
  if (kind % 4 === 0) {
    for (const [dx, dy] of corners) quarter(dx, dy, s * 0.34, main)
    for (const [dx, dy] of corners) quarter(dx, dy, s * 0.2, c.glaze)
    p.circle(...m, s * 0.13, other)
  } else if (kind % 4 === 1) {
    for (let k = 0; k < 8; k++)
      p.ellipse(m[0], m[1] - s * 0.23, s * 0.085, s * 0.17, k % 2 ? other : main, {
        transform: `rotate(${k * 45} ${m[0]} ${m[1]})`,
      })
    p.circle(...m, s * 0.08, c.glaze)
    for (const [dx, dy] of corners) quarter(dx, dy, s * 0.14, other)
  } else if (kind % 4 === 2) {
    p.path(
      `M${m[0]} ${m[1] - inner}L${m[0] + inner} ${m[1]}L${m[0]} ${m[1] + inner}L${m[0] - inner} ${m[1]}Z`,
      main,
    )
    p.path(
      `M${m[0]} ${m[1] - inner * 0.62}L${m[0] + inner * 0.62} ${m[1]}L${m[0]} ${m[1] + inner * 0.62}L${m[0] - inner * 0.62} ${m[1]}Z`,
      c.glaze,
    )
    p.path(
      `M${m[0]} ${m[1] - inner * 0.36}L${m[0] + inner * 0.36} ${m[1]}L${m[0]} ${m[1] + inner * 0.36}L${m[0] - inner * 0.36} ${m[1]}Z`,
      other,
    )
  } else {
    quarter(-1, -1, s * 0.7, main)
    quarter(-1, -1, s * 0.52, c.glaze)
    quarter(-1, -1, s * 0.34, other)
    quarter(1, 1, s * 0.3, main)
  }
  p.path(
    `M${x + s * 0.1} ${y + s * 0.34}V${y + s * 0.14}Q${x + s * 0.1} ${y + s * 0.1} ${x + s * 0.14} ${y + s * 0.1}H${x + s * 0.5}Z`,
    '#ffffff',
    { opacity: 0.26 },
  )
}

export const tiles =
  (title: Words<readonly string[]>, c: TileColours): Cover =>
  (p, f, purpose) => {
    const roll = dice(`${f.seed}/tiles`)
    p.ground(c.table)
    const s = f.wide ? f.h / 4.5 : f.w / 5
    const across = Math.ceil(f.w / s) + 2
    const down = Math.ceil(f.h / s) + 1
    const plain = Math.ceil((f.w * 0.46) / s)
    let lifted: Point | null = null
    for (let j = 0; j < down; j++)
      for (let i = 0; i < across; i++) {
        const kind = roll.whole(0, 3)
        const [x, y] = [
          f.wide ? f.w - (i + 1) * s : i * s,
          f.wide ? (j - 0.25) * s : f.h - (j + 1) * s + s * 0.2,
        ]
        // No tiles are laid where the name goes.
        const isFree = f.wide ? x < plain * s * 0.86 : y < s * (f.square ? 1.65 : 2.3)
        if (isFree) continue
        if (lifted === null && i === 2 && j === 1) {
          lifted = [x, y]
          p.rect(x + s * 0.06, y + s * 0.06, s * 0.88, s * 0.88, lighten(c.table, -0.07), { rx: s * 0.07 })
          continue
        }
        tile(p, x, y, s, kind, c)
      }
    if (lifted) {
      const [x, y] = [lifted[0] - s * 0.1, lifted[1] - s * 0.34]
      p.glow([x + s / 2, y + s / 2], s * 1.5, '#fff3c4', 0.9)
      p.group({ transform: `rotate(-9 ${x + s / 2} ${y + s / 2})` }, () => {
        p.rect(x + s * 0.1, y + s * 0.3, s, s, c.ink, { rx: s * 0.1, opacity: 0.3 })
        tile(p, x - s * 0.07, y - s * 0.07, s * 1.14, 1, { ...c, glaze: mix(c.glaze, '#ffffff', 0.6) })
      })
    }
    if (purpose === 'titled') gameTitle(p, f, title, c.title, c.ink)
  }

export type ThreadColours = {
  felt: string
  round: string
  threads: readonly [string, string, string]
  pin: string
  paw: string
  ink: string
  title: string
}

/** Straight threads that together form a curve, and a cat. */
export const threads =
  (title: Words<readonly string[]>, c: ThreadColours): Cover =>
  (p, f, purpose) => {
    p.ground(c.felt)
    const roll = dice(`${f.seed}/felt`)
    for (let k = 0; k < 500; k++) {
      const [x, y, a] = [roll() * f.w, roll() * f.h, roll() * 6.3]
      p.stroke(
        `M${x} ${y}l${Math.cos(a) * f.u * 1.6} ${Math.sin(a) * f.u * 1.6}`,
        lighten(c.felt, roll.between(-0.03, 0.04)),
        f.u * 0.18,
      )
    }
    const at: Point = [f.w * (f.wide ? 0.7 : 0.5), f.h * (f.wide ? 0.5 : f.square ? 0.68 : 0.6)]
    const r = f.u * (f.wide ? 41 : f.square ? 30 : 41)
    p.circle(at[0] + f.u, at[1] + f.u * 1.8, r * 1.07, c.ink, { opacity: 0.35 })
    p.circle(...at, r * 1.07, c.round)
    p.circle(...at, r * 1.03, lighten(c.round, 0.025))
    const count = 72
    const pin = (k: number): Point => {
      const a = (k / count) * Math.PI * 2 - Math.PI / 2
      return [at[0] + Math.cos(a) * r, at[1] + Math.sin(a) * r]
    }
    // From every half pin to the one twice as far round: the lines leave a heart-shaped gap.
    c.threads.forEach((colour, t) => {
      let d = ''
      for (let k = t * 24; k < (t + 1) * 24; k += 0.5) d += polygon([pin(k), pin(k * 2)], false)
      p.stroke(d, c.ink, f.u * 0.5, { opacity: 0.14, transform: `translate(${f.u * 0.3} ${f.u * 0.5})` })
      p.stroke(d, colour, f.u * 0.48)
    })
    for (let k = 0; k < count; k++) {
      const [x, y] = pin(k)
      p.circle(x + f.u * 0.2, y + f.u * 0.35, f.u * 0.75, c.ink, { opacity: 0.4 })
      p.circle(x, y, f.u * 0.7, c.pin)
    }
    // A ball of yarn rolls away, its thread still on the first pin.
    const ball: Point = [at[0] - r * 0.86, Math.min(f.h - f.u * 11, at[1] + r * 1.02)]
    const [sx, sy] = pin(44)
    p.stroke(
      `M${sx} ${sy}Q${(sx + ball[0]) / 2 - f.u * 12} ${(sy + ball[1]) / 2} ${ball[0]} ${ball[1]}`,
      c.threads[0],
      f.u * 0.7,
    )
    p.circle(ball[0] + f.u, ball[1] + f.u * 1.4, f.u * 10, c.ink, { opacity: 0.35 })
    p.circle(...ball, f.u * 10, c.threads[0])
    for (let k = 0; k < 7; k++)
      p.stroke(
        `M${ball[0] - f.u * 9} ${ball[1] + (k - 3) * f.u * 2.1}Q${ball[0]} ${ball[1] + (k - 3) * f.u * 3.6} ${ball[0] + f.u * 9} ${ball[1] + (k - 3) * f.u * 2.1}`,
        lighten(c.threads[0], k % 2 ? 0.06 : -0.07),
        f.u * 0.5,
        {
          transform: `rotate(34 ${ball[0]} ${ball[1]})`,
        },
      )
    // The paw, seen from below.
    const paw: Point = [at[0] + r * 0.62, at[1] + r * 0.52]
    p.group({ transform: `rotate(-24 ${paw[0]} ${paw[1]})` }, () => {
      p.rect(paw[0] - f.u * 7 + f.u, paw[1] + f.u * 1.6, f.u * 15, f.u * 90, c.ink, {
        rx: f.u * 7.5,
        opacity: 0.3,
      })
      p.rect(paw[0] - f.u * 7.5, paw[1], f.u * 15, f.u * 90, c.paw, { rx: f.u * 7.5 })
      for (let k = 0; k < 4; k++)
        p.rect(paw[0] - f.u * 7.5, paw[1] + f.u * (19 + k * 9), f.u * 15, f.u * 3.4, lighten(c.paw, -0.1))
      for (const dx of [-3, 0, 3])
        p.stroke(`M${paw[0] + dx * f.u} ${paw[1] + f.u * 1.6}v${f.u * 4}`, c.ink, f.u * 0.5)
    })
    if (purpose === 'titled') gameTitle(p, f, title, c.title, c.ink)
  }
