/** Album covers that show what makes the sound: a tape, loudspeakers, an orchestra's chairs, and lettering taken literally. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { CAP_HEIGHT, letters, sizeFor, stack, write } from '../lettering.ts'
import { type Paint, type Point, polygon } from '../paint.ts'
import { label, type Sleeve } from './albums.ts'
import { type Words, wordsIn } from '../words.ts'

const round = ([x, y]: Point, w: number, h: number, r: number) =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`

function reel(
  p: Paint,
  [x, y]: Point,
  r: number,
  tape: number,
  colours: { tape: string; hub: string; shell: string },
) {
  p.circle(x, y, tape, colours.tape)
  for (let k = 1; k < 5; k++)
    p.circle(x, y, r + ((tape - r) * k) / 5, 'none', {
      stroke: lighten(colours.tape, 0.06),
      'stroke-width': r * 0.05,
    })
  p.circle(x, y, r, colours.hub)
  p.circle(x, y, r * 0.66, colours.shell)
  for (let k = 0; k < 6; k++)
    p.rect(x - r * 0.09, y - r * 0.68, r * 0.18, r * 0.26, colours.hub, {
      transform: `rotate(${k * 60 + 12} ${x} ${y})`,
    })
}

/** A hand-labelled cassette. */
export const cassette =
  (
    sleeve: Sleeve,
    colours: {
      ground: string
      low: string
      shell: string
      label: string
      bars: readonly string[]
      tape: string
      ink: string
    },
    side = 'A',
  ): Cover =>
  (p, f, purpose) => {
    p.ground(
      p.linear(
        [0, 0],
        [f.w, f.h],
        [
          [0, colours.ground],
          [1, colours.low],
        ],
      ),
    )
    const w = f.u * (f.wide ? 92 : 84)
    const h = w * 0.635
    const [x, y] = [
      f.wide ? f.w * 0.7 - w / 2 : (f.w - w) / 2,
      f.wide ? (f.h - h) / 2 : f.h * (f.square ? 0.58 : 0.52) - h / 2,
    ]
    const k = w / 100
    p.group({ transform: `rotate(${f.wide ? -7 : -4} ${x + w / 2} ${y + h / 2})` }, () => {
      p.path(round([x + 1.6 * k, y + 2.6 * k], w, h, 4 * k), '#0b0710', { opacity: 0.3 })
      p.path(round([x, y], w, h, 4 * k), colours.shell)
      p.path(round([x + k, y + k], w - 2 * k, h - 2 * k, 3.2 * k), lighten(colours.shell, 0.04))
      p.path(round([x + 6 * k, y + 6 * k], 88 * k, 42 * k, 2.4 * k), colours.label)
      colours.bars.forEach((bar, i) => p.rect(x + 6 * k, y + (25.5 + i * 3.2) * k, 88 * k, 3.25 * k, bar))
      p.path(round([x + 20 * k, y + 24.5 * k], 60 * k, 16.5 * k, 8.2 * k), colours.shell)
      p.path(
        round([x + 36 * k, y + 26.8 * k], 28 * k, 12 * k, 1.4 * k),
        mix(colours.tape, colours.shell, 0.3),
      )
      const window = p.clip(round([x + 36 * k, y + 26.8 * k], 28 * k, 12 * k, 1.4 * k))
      const reels = { tape: colours.tape, hub: '#f3efe6', shell: colours.shell }
      p.group({ 'clip-path': window }, () => {
        p.circle(x + 29 * k, y + 32.8 * k, 17 * k, colours.tape)
        p.circle(x + 71 * k, y + 32.8 * k, 10.6 * k, colours.tape)
      })
      for (const at of [29, 71]) reel(p, [x + at * k, y + 32.8 * k], 5.6 * k, 5.6 * k, reels)
      p.path(
        `M${x + 18 * k} ${y + h}l${3 * k} ${-11.5 * k}h${58 * k}l${3 * k} ${11.5 * k}Z`,
        lighten(colours.shell, -0.05),
      )
      for (const at of [30, 70]) p.circle(x + at * k, y + h - 5 * k, 1.7 * k, colours.low)
      for (const at of [41, 59]) p.rect(x + (at - 1.2) * k, y + h - 6.4 * k, 2.4 * k, 2.4 * k, colours.low)
      for (const [sx, sy] of [
        [3.4, 3.4],
        [96.6, 3.4],
        [3.4, 60],
        [96.6, 60],
      ] as const)
        p.circle(x + sx * k, y + sy * k, 1 * k, colours.low)
      for (const line of [14.6, 20.6])
        p.rect(x + 18 * k, y + line * k, 72 * k, 0.3 * k, colours.ink, { opacity: 0.4 })
      p.path(round([x + 8.5 * k, y + 9.4 * k], 7.4 * k, 7.4 * k, 1.2 * k), colours.ink)
      if (purpose === 'plain') return
      write(p, side, x + 12.2 * k, y + 15.4 * k, {
        face: 'heavy',
        size: 6.6 * k,
        fill: colours.label,
        anchor: 'middle',
      })
      write(p, wordsIn(sleeve.title, f), x + 19 * k, y + 13.6 * k, {
        face: 'semibold',
        size: 5.6 * k,
        fill: colours.ink,
      })
      write(p, wordsIn(sleeve.artist, f), x + 19 * k, y + 19.8 * k, {
        face: 'regular',
        size: 4 * k,
        fill: colours.ink,
      })
    })
    if (purpose === 'titled') label(p, f, sleeve, colours.label, f.wide ? 'bottom' : 'top', f.wide ? 7 : 8)
  }

/** Loudspeakers stacked to the ceiling, one cone of which is active. */
export const boxes =
  (
    sleeve: Sleeve,
    colours: { wall: string; boxes: readonly [string, ...string[]]; cone: string; hot: string; ink: string },
  ): Cover =>
  (p, f, purpose) => {
    p.ground(colours.wall)
    const roll = dice(`${f.seed}/boxes`)
    const cell = f.u * 25
    const [columns, rows] = [Math.ceil(f.w / cell), Math.ceil(f.h / cell)]
    const top = purpose === 'titled' ? 1 : 0
    const special: Point = [
      Math.floor(columns * (f.wide ? 0.66 : 0.5)),
      Math.max(top, Math.floor(rows * 0.5)),
    ]
    const cone = (x: number, y: number, r: number, colour: string) => {
      p.circle(x, y, r, lighten(colour, -0.16))
      p.circle(
        x,
        y,
        r * 0.93,
        p.radial([x - r * 0.2, y - r * 0.3], r * 1.3, [
          [0, lighten(colour, 0.1)],
          [1, lighten(colour, -0.09)],
        ]),
      )
      p.circle(x, y, r * 0.76, 'none', { stroke: lighten(colour, -0.13), 'stroke-width': r * 0.06 })
      p.circle(x, y, r * 0.66, 'none', { stroke: lighten(colour, 0.07), 'stroke-width': r * 0.03 })
      p.circle(
        x,
        y,
        r * 0.34,
        p.radial([x - r * 0.12, y - r * 0.14], r * 0.5, [
          [0, lighten(colour, 0.2)],
          [1, lighten(colour, -0.05)],
        ]),
      )
      for (let k = 0; k < 8; k++) {
        const a = (k / 8) * Math.PI * 2
        p.circle(x + Math.sin(a) * r * 0.96, y - Math.cos(a) * r * 0.96, r * 0.035, lighten(colour, 0.18))
      }
    }
    const taken = new Set<string>()
    const box = (i: number, j: number, big: number, isHot: boolean) => {
      for (let dj = 0; dj < big; dj++) for (let di = 0; di < big; di++) taken.add(`${i + di},${j + dj}`)
      const [x, y, s] = [i * cell, j * cell, cell * big]
      const body = roll.pick(colours.boxes)
      p.rect(x + f.u * 0.5, y + f.u * 0.5, s - f.u, s - f.u, body, { rx: f.u * 1.4 })
      p.rect(x + f.u * 1.4, y + f.u * 1.4, s - f.u * 2.8, s - f.u * 2.8, lighten(body, 0.03), { rx: f.u })
      const kind = isHot ? 0 : roll.whole(0, big === 2 ? 1 : 3)
      const colour = isHot ? colours.hot : colours.cone
      if (kind === 0) cone(x + s / 2, y + s / 2, s * 0.4, colour)
      else if (kind === 1) {
        cone(x + s / 2, y + s * 0.62, s * 0.3, colour)
        cone(x + s * 0.3, y + s * 0.2, s * 0.12, mix(colour, body, 0.2))
        p.rect(x + s * 0.5, y + s * 0.13, s * 0.3, s * 0.14, lighten(body, -0.12), { rx: s * 0.03 })
      } else if (kind === 2)
        for (const [dx, dy] of [
          [0.28, 0.28],
          [0.72, 0.28],
          [0.28, 0.72],
          [0.72, 0.72],
        ] as const)
          cone(x + s * dx, y + s * dy, s * 0.18, mix(colour, body, 0.15))
      else
        for (let k = 0; k < 6; k++)
          p.rect(x + s * 0.16, y + s * (0.17 + k * 0.118), s * 0.68, s * 0.06, lighten(body, -0.12), {
            rx: s * 0.03,
          })
    }
    box(special[0], special[1], 2, true)
    for (let j = top; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        if (taken.has(`${i},${j}`)) continue
        const isRoom = [`${i + 1},${j}`, `${i},${j + 1}`, `${i + 1},${j + 1}`].every((at) => !taken.has(at))
        box(i, j, isRoom && i + 1 < columns && j + 1 < rows && roll() < 0.3 ? 2 : 1, false)
      }
    const [hx, hy] = [(special[0] + 1) * cell, (special[1] + 1) * cell]
    p.glow([hx, hy], cell * 2, colours.hot, 0.3)
    if (purpose === 'titled') label(p, f, sleeve, colours.ink, 'top', 7)
  }

/** A seating plan: loud instruments at the back, and one empty chair. */
export const chairs =
  (
    sleeve: Sleeve,
    colours: {
      ground: string
      low: string
      sections: readonly [string, ...string[]]
      free: string
      ink: string
    },
  ): Cover =>
  (p, f, purpose) => {
    p.fade(colours.ground, colours.low)
    const c: Point = [f.w * (f.wide ? 0.7 : 0.5), f.h * (f.wide ? 0.94 : f.square ? 0.95 : 0.9)]
    const rows = 8
    for (let j = 0; j < rows; j++) {
      const r = f.u * (f.wide ? 15 + j * 9.6 : 16 + j * (f.square ? 8 : 10.4))
      const count = 7 + j * 3
      for (let i = 0; i < count; i++) {
        const s = i / (count - 1)
        const a = -1.42 + s * 2.84
        const at: Point = [c[0] + Math.sin(a) * r, c[1] - Math.cos(a) * r]
        // Strings in front by section, wind behind them, brass and percussion at the back.
        const section = j < 4 ? (s < 0.32 ? 0 : s < 0.52 ? 1 : s < 0.76 ? 2 : 3) : j < 6 ? 4 : s < 0.6 ? 5 : 6
        const colour = colours.sections[section % colours.sections.length] ?? colours.sections[0]
        const isFree = j === 4 && i === 13
        const size = f.u * (2 + j * 0.22 + (section === 6 ? 1 : 0))
        if (isFree) {
          p.circle(at[0], at[1], size * 1.9, colours.free, { opacity: 0.25 })
          p.circle(at[0], at[1], size * 1.1, 'none', { stroke: colours.free, 'stroke-width': f.u * 0.6 })
        } else {
          const turned = `rotate(${Math.round((a * 180) / Math.PI)} ${at[0]} ${at[1]})`
          p.path(`M${at[0] - size} ${at[1]}a${size} ${size} 0 0 1 ${size * 2} 0Z`, colour, {
            transform: turned,
          })
          p.rect(at[0] - size, at[1] + size * 0.28, size * 2, size * 0.34, mix(colour, colours.low, 0.35), {
            transform: turned,
          })
        }
      }
    }
    p.rect(c[0] - f.u * 4, c[1] - f.u * 3, f.u * 8, f.u * 6, colours.ink)
    p.stroke(
      polygon(
        [
          [c[0], c[1] - f.u * 4],
          [c[0] + f.u * 5, c[1] - f.u * 11],
        ],
        false,
      ),
      colours.ink,
      f.u * 0.7,
    )
    if (purpose === 'titled') label(p, f, sleeve, colours.ink, 'top', f.square ? 6.4 : 7.4)
  }

/** The title is the picture: rows as wide as the paper, cut by steps. Without letters, only the steps remain. */
export const loudType =
  (
    sleeve: Sleeve,
    {
      rows: words,
      ground,
      inks,
      step,
      small,
      cut,
    }: {
      rows: Words<readonly string[]>
      ground: string
      inks: readonly [string, ...string[]]
      step: string
      small: string
      /** Cuts a flight of stairs through the letters, or prints every colour twice, shifted. */
      cut: 'stairs' | 'shift'
    },
  ): Cover =>
  (p, f, purpose) => {
    p.ground(ground)
    const rows = wordsIn(words, f)
    const m = f.u * 5
    const steps = (x: number, y: number, size: number, count: number, colour: string, thick: number) => {
      let d = `M${x} ${y}`
      for (let i = 0; i < count; i++) d += `h${size}v${-size}`
      p.stroke(d, colour, thick, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' })
    }
    if (f.wide && cut === 'shift') {
      for (const [i, [x, y, r]] of (
        [
          [0.64, 0.34, 24],
          [0.82, 0.4, 30],
          [0.7, 0.72, 27],
        ] as const
      ).entries()) {
        p.circle(f.w * x + f.u * 2, f.h * y + f.u * 1.8, f.u * r, step)
        p.circle(f.w * x, f.h * y, f.u * r, inks[i % inks.length] ?? inks[0])
      }
    }
    if (f.wide) {
      for (let k = 0; k < (cut === 'stairs' ? 9 : 0); k++)
        steps(
          f.w * 0.46 + k * f.u * 9,
          f.h + f.u * 8,
          f.u * 11,
          12,
          k % 3 === 1 ? step : (inks[k % inks.length] ?? inks[0]),
          f.u * 4.4,
        )
      if (purpose === 'titled')
        stack(p, rows, {
          x: f.u * 7,
          y: f.u * 9,
          width: f.u * 62,
          face: 'heavy',
          fill: inks[0],
          tracking: -0.03,
          maxSize: (f.u * 74) / rows.length / CAP_HEIGHT / 1.1,
        })
      if (purpose === 'titled')
        write(p, wordsIn(sleeve.artist, f), f.u * 7, f.h - f.u * 7, {
          face: 'regular',
          size: f.u * 4.6,
          fill: small,
        })
      return
    }
    const width = f.w - m * 2
    const sizes = rows.map((text) => sizeFor(text, width, 'heavy', -0.03))
    const natural = sizes.reduce((sum, size) => sum + size * CAP_HEIGHT * 1.12, 0)
    const room = f.h - m * 2 - f.u * 8
    let y = m
    rows.forEach((text, i) => {
      const size = sizes[i] ?? 0
      // Stretches the letters to the paper's height, like wood type.
      const tall = room / natural
      const high = size * CAP_HEIGHT * tall
      const outline = letters(text, 0, 0, { face: 'heavy', size, tracking: -0.03 })
      const at = (dx: number, dy: number) => ({
        transform: `translate(${(m + dx).toFixed(1)} ${(y + high + dy).toFixed(1)}) scale(1 ${tall.toFixed(3)})`,
      })
      if (cut === 'shift') p.path(outline, step, at(f.u * 1.7, f.u * 1.5))
      p.path(outline, inks[i % inks.length] ?? inks[0], at(0, 0))
      y += high * 1.12
    })
    if (cut === 'stairs') {
      const run = f.w / 9
      const rise = (f.h * 0.86) / 9
      let d = `M${-run * 0.5} ${f.h * 0.9}`
      for (let i = 0; i < 10; i++) d += `h${run}v${-rise}`
      p.stroke(d, ground, f.u * 3.4, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' })
      p.stroke(d, step, f.u * 1.3, { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' })
    }
    p.rect(0, f.h - m - f.u * 6.4, f.w, m + f.u * 6.4, ground)
    write(p, wordsIn(sleeve.artist, f), m, f.h - m, { face: 'semibold', size: f.u * 4.4, fill: small })
  }
