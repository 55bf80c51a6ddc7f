/** Album covers: geometry and pattern first, with small, plain type. Each picture is one motif that fills any shape. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice, hash, line } from '../dice.ts'
import { write } from '../lettering.ts'
import { curve, type Paint, type Point, polygon } from '../paint.ts'
import type { Frame } from '../scene.ts'
import { type Words, wordsIn } from '../words.ts'

export type Sleeve = { title: Words<string>; artist: Words<string> }

/** Type of a single size in a corner; wide pictures without a title stay pure pattern. */
export function label(
  p: Paint,
  f: Frame,
  { title, artist }: Sleeve,
  fill: string,
  at: 'top' | 'bottom' = 'top',
  size = 7.4,
) {
  const m = f.u * 7
  const y = at === 'top' ? m + f.u * size * 0.72 : f.h - m - f.u * size * 0.66
  write(p, wordsIn(title, f), m, y, { face: 'heavy', size: f.u * size, tracking: -0.02, fill })
  write(p, wordsIn(artist, f), m, y + f.u * size * 0.78, {
    face: 'regular',
    size: f.u * size * 0.52,
    tracking: 0,
    fill,
  })
}

/** Coasts in the haze: torn edges of paper, one behind the other. */
export const coasts =
  (
    sleeve: Sleeve,
    colours: { sky: string; far: string; near: string; paper: string; ink: string; sun: string },
  ): Cover =>
  (p, f, purpose) => {
    p.ground(
      p.linear(
        [0, 0],
        [0, f.h],
        [
          [0, colours.sky],
          [0.6, mix(colours.sky, '#ffffff', 0.35)],
          [1, colours.far],
        ],
      ),
    )
    p.circle(f.w * (f.wide ? 0.72 : 0.68), f.h * 0.4, f.u * 10, colours.sun)
    const count = 8
    for (let i = 0; i < count; i++) {
      const noise = line(hash(`${f.seed}${i}`), 5)
      const y = f.h * (0.46 + (i / count) * 0.56)
      const s = i / (count - 1)
      const points: Point[] = []
      const torn: Point[] = []
      for (let x = -f.u * 2; x <= f.w + f.u * 2; x += f.u * 0.7) {
        const at = y - noise((x / f.u) * 0.022 * (1.5 - s * 0.5) + i * 7) * f.u * (11 - i * 0.5)
        points.push([x, at])
        torn.push([x, at - f.u * (0.35 + 0.35 * Math.abs(noise(x * 0.08)) * (1 + s))])
      }
      const foot = `L${f.w + 40} ${f.h + 9}L-40 ${f.h + 9}Z`
      const colour = mix(colours.far, colours.near, s ** 1.15)
      p.path(
        polygon(
          points.map(([x, at]): Point => [x + f.u * 0.7, at - f.u * 1.2]),
          false,
        ) + foot,
        '#0b1a24',
        { opacity: 0.1 },
      )
      p.path(polygon(torn, false) + foot, mix(colours.paper, colour, 0.25))
      p.path(polygon(points, false) + foot, p.down(y - f.u * 8, y + f.u * 22, colour, lighten(colour, 0.04)))
    }
    if (purpose === 'titled') label(p, f, sleeve, colours.ink)
  }

/** Two families of interfering circles. */
export const interference =
  (sleeve: Sleeve, colours: { ground: string; line: string; hot: string }): Cover =>
  (p, f, purpose) => {
    p.ground(colours.ground)
    const c1: Point = [f.w * (f.wide ? 0.6 : 0.36), f.h * 0.6]
    const c2: Point = [f.w * (f.wide ? 0.82 : 0.7), f.h * 0.46]
    const far = Math.hypot(f.w, f.h)
    p.circle(c2[0], c2[1], f.u * 31, colours.hot)
    const inside = p.clip(
      `M${c2[0] - f.u * 31} ${c2[1]}a${f.u * 31} ${f.u * 31} 0 1 1 ${f.u * 62} 0a${f.u * 31} ${f.u * 31} 0 1 1 ${-f.u * 62} 0Z`,
    )
    for (let r = f.u * 1.6; r < far; r += f.u * 2.5)
      p.circle(c1[0], c1[1], r, 'none', { stroke: colours.line, 'stroke-width': f.u * 1.02 })
    p.group({ 'clip-path': inside }, () => {
      p.circle(c2[0], c2[1], f.u * 31, colours.hot)
      for (let r = f.u * 1; r < f.u * 32; r += f.u * 2.5)
        p.circle(c2[0], c2[1], r, 'none', { stroke: colours.line, 'stroke-width': f.u * 1.3 })
    })
    if (purpose === 'plain') return
    const m = f.u * 7
    p.rect(m - f.u * 2.4, m - f.u * 2, f.u * 52, f.u * 17.4, colours.ground)
    label(p, f, sleeve, colours.line)
  }

/** Quarter circles on a grid, like dancing tenement facades. */
export const quarters =
  (sleeve: Sleeve, colours: { ground: string; inks: readonly [string, ...string[]]; type: string }): Cover =>
  (p, f, purpose) => {
    p.ground(colours.ground)
    const roll = dice(`${f.seed}/grid`)
    const cell = f.u * 20
    const [columns, rows] = [Math.ceil(f.w / cell), Math.ceil(f.h / cell)]
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        if (purpose === 'titled' && j === 0 && i < 4) continue
        const [x, y] = [i * cell, j * cell]
        const [a, b] = [roll.pick(colours.inks), roll.pick(colours.inks)]
        const kind = roll.whole(0, 6)
        p.rect(x, y, cell + 0.6, cell + 0.6, a)
        const turn = { transform: `rotate(${roll.whole(0, 3) * 90} ${x + cell / 2} ${y + cell / 2})` }
        if (kind <= 1) p.path(`M${x} ${y}H${x + cell}A${cell} ${cell} 0 0 1 ${x} ${y + cell}Z`, b, turn)
        else if (kind === 2)
          p.path(`M${x} ${y}H${x + cell}A${cell} ${cell} 0 0 1 ${x} ${y + cell}Z`, b, turn).path(
            `M${x} ${y}H${x + cell / 2}A${cell / 2} ${cell / 2} 0 0 1 ${x} ${y + cell / 2}Z`,
            colours.ground,
            turn,
          )
        else if (kind === 3) p.circle(x + cell / 2, y + cell / 2, cell * 0.34, b)
        else if (kind === 4)
          for (let k = 0; k < 3; k++) p.rect(x + (k * cell) / 3, y, cell / 6, cell, b, turn)
        else if (kind === 5) {
          // A lit window.
          p.rect(x + cell * 0.22, y + cell * 0.14, cell * 0.56, cell * 0.72, colours.ground)
          p.rect(x + cell * 0.27, y + cell * 0.19, cell * 0.2, cell * 0.62, b)
          p.rect(x + cell * 0.53, y + cell * 0.19, cell * 0.2, cell * 0.62, b)
        } else
          p.path(`M${x} ${y + cell / 2}A${cell / 2} ${cell / 2} 0 0 1 ${x + cell} ${y + cell / 2}Z`, b, turn)
      }
    if (purpose === 'titled') label(p, f, sleeve, colours.type, 'top', 6.4)
  }

/** Half moons that turn as they fall, from dusk to neon colours. */
export const halves =
  (
    sleeve: Sleeve,
    colours: { top: string; bottom: string; first: string; last: string; ink: string },
  ): Cover =>
  (p, f, purpose) => {
    p.ground(
      p.linear(
        [0, 0],
        [f.w * 0.3, f.h],
        [
          [0, colours.top],
          [1, colours.bottom],
        ],
      ),
    )
    const count = f.wide ? 9 : 5
    const cell = f.w / count
    const rows = Math.ceil(f.h / cell)
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < count; i++) {
        if (purpose === 'titled' && j >= rows - (f.wide || !f.square ? 2 : 1) && i < (f.wide ? 4 : 4))
          continue
        const s = (i / Math.max(1, count - 1) + j / Math.max(1, rows - 1)) / 2
        const [x, y, r] = [(i + 0.5) * cell, (j + 0.5) * cell, cell * 0.43]
        const angle = s * 300 + i * 9
        p.circle(x, y, r, mix(colours.top, colours.bottom, 1 - s), { opacity: 0.4 })
        p.path(
          `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`,
          p.linear(
            [x - r, y],
            [x + r, y],
            [
              [0, mix(colours.first, colours.last, s)],
              [1, mix(colours.first, colours.last, Math.min(1, s + 0.3))],
            ],
          ),
          { transform: `rotate(${Math.round(angle)} ${x} ${y})` },
        )
      }
    if (purpose === 'titled') label(p, f, sleeve, colours.ink, 'bottom', 8.6)
  }

/** A keyboard at night: slim keys of light, one of them struck. */
export const keys =
  (
    sleeve: Sleeve,
    colours: { ground: string; low: string; key: string; struck: string; ink: string },
  ): Cover =>
  (p, f, purpose) => {
    p.fade(colours.ground, colours.low)
    const count = f.wide ? 46 : 26
    const w = f.w / count
    const struck = Math.round(count * (f.wide ? 0.72 : 0.62))
    const noise = line(hash(f.seed), 3)
    for (let i = 0; i < count; i++) {
      const near = Math.exp(-(((i - struck) / 6) ** 2))
      const top = f.h * (0.62 - near * 0.3 - noise(i * 0.21) * 0.06)
      const colour = i === struck ? colours.struck : mix(colours.key, colours.ground, 0.55 - near * 0.5)
      p.rect(
        i * w + w * 0.16,
        top,
        w * 0.68,
        f.h - top + 2,
        p.linear(
          [0, top],
          [0, f.h],
          [
            [0, colour],
            [0.7, mix(colour, colours.low, 0.8)],
            [1, colours.low],
          ],
        ),
        { rx: w * 0.3 },
      )
      if (i === struck) p.glow([i * w + w / 2, top], f.u * 26, colours.struck, 0.65)
    }
    const x = (struck + 0.5) * w
    p.stroke(
      curve([
        [x, f.h * 0.3],
        [x - f.u * 1.5, f.h * 0.2],
        [x + f.u * 1.5, f.h * 0.1],
        [x, -f.u],
      ]),
      colours.struck,
      f.u * 0.3,
      { opacity: 0.5 },
    )
    if (purpose === 'titled') label(p, f, sleeve, colours.ink)
  }
