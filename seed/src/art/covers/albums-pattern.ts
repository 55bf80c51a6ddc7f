/** Album covers from one repeated rule: gratings, rings, ribbons, stars, bands. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice, hash, line } from '../dice.ts'
import { sizeFor, write } from '../lettering.ts'
import { curve, type Point, polygon } from '../paint.ts'
import type { Frame } from '../scene.ts'
import { label, type Sleeve } from './albums.ts'
import { wordsIn } from '../words.ts'

const disc = ([x, y]: Point, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`
const middle = (f: Frame, low = 0.5): Point => [f.w * (f.wide ? 0.71 : 0.5), f.h * (f.wide ? 0.5 : low)]

/** Two gratings, one turned by a few degrees, which form a moiré pattern. */
export const gratings =
  (sleeve: Sleeve, colours: { ground: string; line: string; plate: string; ink: string }, turn = 5): Cover =>
  (p, f, purpose) => {
    p.ground(colours.ground)
    const step = f.u * 2.1
    const c = middle(f, 0.56)
    const r = f.u * (f.wide ? 42 : 40)
    const grating = (from: number, to: number, top: number, bottom: number, at: number) => {
      let d = ''
      for (let x = from; x < to; x += step) d += `M${x.toFixed(1)} ${top}V${bottom}`
      p.stroke(d, colours.line, step * 0.5, {
        'stroke-linecap': 'butt',
        ...(at === 0 ? {} : { transform: `rotate(${at} ${c[0]} ${c[1]})` }),
      })
    }
    grating(0, f.w + step, 0, f.h, 0)
    p.circle(c[0], c[1], r, colours.plate)
    p.group({ 'clip-path': p.clip(disc(c, r)) }, () => {
      grating(c[0] - r * 1.3, c[0] + r * 1.3, c[1] - r * 1.3, c[1] + r * 1.3, turn)
      grating(c[0] - r * 1.3, c[0] + r * 1.3, c[1] - r * 1.3, c[1] + r * 1.3, -turn * 0.4)
    })
    if (purpose === 'plain') return
    p.rect(0, 0, f.u * (f.wide ? 70 : 60), f.u * 21, colours.ground)
    label(p, f, sleeve, colours.ink)
  }

/** A bar of sound bent into a ring, with its loudest beat at the top. */
export const ring =
  (
    sleeve: Sleeve,
    colours: { ground: string; low: string; inner: string; outer: string; ink: string },
  ): Cover =>
  (p, f, purpose) => {
    const c = middle(f, f.square ? 0.5 : 0.46)
    p.ground(
      p.radial(c, f.u * 120, [
        [0, colours.low],
        [0.7, colours.ground],
      ]),
    )
    const noise = line(hash(f.seed), 4)
    const count = 132
    const inside = f.u * 23
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2
      const beat = Math.abs(Math.cos(a * 2)) ** 6
      const loud = f.u * (2 + 13 * beat + 9 * Math.abs(noise(i * 0.31)) * (0.4 + beat))
      const at = (r: number): Point => [c[0] + Math.sin(a) * r, c[1] - Math.cos(a) * r]
      const share = (1 - Math.cos(a)) / 2
      const colour = mix(colours.inner, colours.outer, share)
      p.stroke(polygon([at(inside), at(inside + loud)], false), colour, f.u * 0.72)
      p.stroke(polygon([at(inside - f.u * 2), at(inside - f.u * 2 - loud * 0.4)], false), colour, f.u * 0.5, {
        opacity: 0.55,
      })
    }
    p.glow(c, f.u * 46, colours.inner, 0.16)
    if (purpose === 'plain') return
    if (f.wide) label(p, f, sleeve, colours.ink, 'bottom', 9)
    else {
      const title = wordsIn(sleeve.title, f)
      const size = Math.min(f.u * 7, sizeFor(title, f.u * 27, 'heavy', -0.02))
      write(p, title, c[0], c[1] + size * 0.1, {
        face: 'heavy',
        size,
        tracking: -0.02,
        fill: colours.ink,
        anchor: 'middle',
      })
      write(p, wordsIn(sleeve.artist, f), c[0], c[1] + size * 0.95, {
        face: 'regular',
        size: f.u * 3.2,
        fill: colours.ink,
        anchor: 'middle',
      })
    }
  }

/** Many lines forming one gesture: they converge, twist, and part again. */
export const ribbon =
  (
    sleeve: Sleeve,
    colours: { ground: string; low: string; first: string; last: string; ink: string },
    { strands = 34, weight = 0.9, twist = 1.25 }: { strands?: number; weight?: number; twist?: number } = {},
  ): Cover =>
  (p, f, purpose) => {
    p.ground(
      p.linear(
        [0, 0],
        [f.w * 0.4, f.h],
        [
          [0, colours.ground],
          [1, colours.low],
        ],
      ),
    )
    const phase = (hash(f.seed) % 100) / 100
    const long = Math.max(f.w, f.h)
    for (let k = 0; k < strands; k++) {
      const s = k / (strands - 1)
      const points: Point[] = []
      for (let i = 0; i <= 22; i++) {
        const t = i / 22
        const wave = Math.sin((t * twist + phase) * Math.PI * 2 + s * 0.9)
        const spread = Math.sin((t * twist * 1.3 + phase * 2) * Math.PI * 2) * f.u * 26
        const along = (-0.1 + 1.2 * t) * long
        const across = wave * f.u * 19 + (s - 0.5) * spread
        if (f.wide) points.push([along, f.h * (0.55 - 0.12 * t) + across * (0.35 + t)])
        else points.push([(-0.1 + 1.2 * t) * f.w, f.h * (0.84 - 0.28 * t) + across * (f.square ? 1 : 1.4)])
      }
      p.stroke(curve(points), mix(colours.first, colours.last, s), f.u * weight, { opacity: 0.9 })
    }
    if (purpose === 'titled') label(p, f, sleeve, colours.ink, f.wide ? 'bottom' : 'top', f.wide ? 8.6 : 7.4)
  }

/** Stars and crosses like on a café wall; one of them shows three o'clock. No letters. */
export const stars =
  (colours: {
    ground: string
    star: readonly [string, ...string[]]
    cross: string
    line: string
    gold: string
    ink: string
  }): Cover =>
  (p, f) => {
    p.ground(colours.cross)
    const cell = f.u * (f.wide ? 25 : 24)
    const c = middle(f, 0.5)
    const roll = dice(`${f.seed}/glaze`)
    const star = ([x, y]: Point, r: number) =>
      polygon(
        Array.from({ length: 16 }, (_, i): Point => {
          const a = (i / 16) * Math.PI * 2
          const long = i % 2 === 0 ? r : r * 0.765
          return [x + Math.sin(a) * long, y - Math.cos(a) * long]
        }),
      )
    const [columns, rows] = [Math.ceil(f.w / cell / 2) + 1, Math.ceil(f.h / cell / 2) + 1]
    for (let j = -rows; j <= rows; j++)
      for (let i = -columns; i <= columns; i++) {
        const at: Point = [c[0] + i * cell, c[1] + j * cell]
        const isCafe = i === 0 && j === 0
        const far = Math.hypot(i, j)
        const glaze = mix(roll.pick(colours.star), colours.ground, Math.min(0.72, far * 0.1 + roll() * 0.12))
        p.path(star(at, cell * 0.5), isCafe ? colours.gold : glaze)
        p.stroke(star(at, cell * 0.44), isCafe ? colours.ink : colours.line, f.u * 0.3)
        if (isCafe) continue
        p.stroke(star(at, cell * 0.25), colours.line, f.u * 0.28)
        p.path(star(at, cell * 0.16), mix(glaze, colours.line, 0.35))
        const between: Point = [at[0] + cell / 2, at[1] + cell / 2]
        p.path(
          polygon([
            [between[0], between[1] - cell * 0.13],
            [between[0] + cell * 0.13, between[1]],
            [between[0], between[1] + cell * 0.13],
            [between[0] - cell * 0.13, between[1]],
          ]),
          colours.line,
          { opacity: 0.8 },
        )
      }
    p.glow(c, cell * 1.5, colours.gold, 0.4)
    p.path(star(c, cell * 0.5), colours.gold)
    p.circle(c[0], c[1], cell * 0.3, lighten(colours.gold, 0.1))
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2
      p.circle(c[0] + Math.sin(a) * cell * 0.25, c[1] - Math.cos(a) * cell * 0.25, f.u * 0.4, colours.ink)
    }
    p.stroke(polygon([c, [c[0], c[1] - cell * 0.21]], false), colours.ink, f.u * 0.75)
    p.stroke(polygon([c, [c[0] + cell * 0.15, c[1]]], false), colours.ink, f.u * 1.1)
    p.circle(c[0], c[1], f.u * 0.9, colours.ink)
  }

/** Bands that come from the left, pause and turn upwards. */
export const bands =
  (
    sleeve: Sleeve,
    colours: { ground: string; inks: readonly string[]; sun: string; ink: string },
    turns: 'up' | 'round' = 'up',
  ): Cover =>
  (p, f, purpose) => {
    p.ground(colours.ground)
    const width = f.u * 6.4
    const gap = width * 1.12
    const count = colours.inks.length
    const x = f.w * (f.wide ? 0.62 : 0.44)
    const y = f.h * (f.wide ? 0.68 : 0.78)
    if (turns === 'up')
      p.circle(f.w * (f.wide ? 0.5 : 0.28), f.h * (f.wide ? 0.36 : 0.5), f.u * 13, colours.sun)
    colours.inks.forEach((ink, i) => {
      const r = f.u * 12 + i * gap
      // The inner band takes the tight curve, the outer one the wide one.
      const d =
        turns === 'up'
          ? `M-9 ${y - f.u * 12 + r}H${x}A${r} ${r} 0 0 0 ${x + r} ${y - f.u * 12}V-9`
          : `M${x + f.u * 8 - r} ${f.h + 9}V${f.h * 0.58}A${r} ${r} 0 0 1 ${x + f.u * 8 + r} ${f.h * 0.58}V${f.h + 9}`
      p.stroke(d, ink, width, { 'stroke-linecap': 'butt' })
      if (i === count - 1) p.stroke(d, lighten(ink, 0.06), width * 0.12, { 'stroke-linecap': 'butt' })
    })
    if (turns === 'round') p.circle(x + f.u * 8, f.h * 0.58, f.u * 7, colours.sun)
    if (purpose === 'titled') label(p, f, sleeve, colours.ink, 'top', 8)
  }
