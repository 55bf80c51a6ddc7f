/** Book covers: the title leads, and one idea supports it. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { type Face, widthOf, write } from '../lettering.ts'
import { curve, type Paint, type Point, polygon } from '../paint.ts'
import type { Frame } from '../scene.ts'
import { type Words, wordsIn } from '../words.ts'

export type Jacket = { lines: Words<readonly string[]>; author: string }

/** Sets title and author as one block, as large as its part of the picture allows. */
export function titleBlock(
  p: Paint,
  f: Frame,
  { lines: words, author }: Jacket,
  {
    fill,
    second,
    size,
    face = 'heavy',
    at = 'top',
  }: { fill: string; second: string; size: number; face?: Face; at?: 'top' | 'bottom' },
) {
  const lines = wordsIn(words, f)
  const m = f.u * 8
  const room = f.wide ? f.w * 0.44 : f.w - 2 * m
  const widest = Math.max(...lines.map((text) => widthOf(text, { face, size: 100, tracking: -0.02 })))
  const px = Math.min(f.u * size, (room / widest) * 100)
  const height = lines.length * px * 0.96
  const top = at === 'top' ? m : f.h - m - height - f.u * 5
  lines.forEach((text, i) =>
    write(p, text, m, top + px * 0.74 + i * px * 0.96, { face, size: px, tracking: -0.02, fill }),
  )
  write(p, author, m, top + height + f.u * 4.4, {
    face: 'regular',
    size: f.u * 4.3,
    tracking: 0,
    fill: second,
  })
}

type TitleStyle = {
  fill: string
  second: string
  /** In hundredths of the short side: for squares, and for all other shapes. */
  size: readonly [square: number, other: number]
  face?: Face
}

/** Adds title and author above a drawing, unless the picture stays without text. */
export function jacketed(jacket: Jacket, { size, ...style }: TitleStyle, draw: Cover): Cover {
  return (p, f, purpose) => {
    draw(p, f, purpose)
    if (purpose === 'titled') titleBlock(p, f, jacket, { ...style, size: f.square ? size[0] : size[1] })
  }
}

/** Rain as tally marks, one of them red. */
export const tally =
  (jacket: Jacket, colours: { ground: string; low: string; mark: string; red: string; ink: string }): Cover =>
  (p, f, purpose) => {
    p.fade(colours.ground, colours.low)
    const roll = dice(`${f.seed}/marks`)
    const step: Point = [f.u * 15.5, f.u * 14.5]
    const [columns, rows] = [Math.ceil(f.w / step[0]) + 1, Math.ceil(f.h / step[1]) + 1]
    const clear =
      purpose === 'titled' ? (f.wide ? 0 : Math.ceil((wordsIn(jacket.lines, f).length * 13 + 16) / 14.5)) : 0
    const special = [
      Math.floor(columns * (f.wide ? 0.72 : 0.6)),
      Math.max(clear + 1, Math.floor(rows * 0.66)),
    ]
    for (let j = clear; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        if (f.wide && purpose === 'titled' && i * step[0] < f.w * 0.5) continue
        const [x, y] = [i * step[0] + f.u * 3, j * step[1] + f.u * 2]
        const isRed = i === special[0] && j === special[1]
        const s = j / rows
        const colour = isRed
          ? colours.red
          : mix(colours.mark, colours.low, 0.12 + (1 - s) * 0.4 + roll.between(-0.08, 0.08))
        const marks = isRed ? 4 : roll() < 0.12 ? roll.whole(1, 3) : 4
        for (let k = 0; k < marks; k++) {
          const [dx, dy] = [k * f.u * 2.6 + roll.between(-0.25, 0.25) * f.u, roll.between(-0.5, 0.5) * f.u]
          // Every stroke swells at the bottom, like a drop.
          p.path(
            `M${x + dx + f.u * 0.9} ${y + dy}L${x + dx - f.u * 0.55} ${y + dy + f.u * 8.2}a${f.u * 0.72} ${f.u * 0.72} 0 0 0 ${f.u * 1.42} ${f.u * 0.28}Z`,
            colour,
          )
        }
        if (marks === 4)
          p.stroke(
            `M${x - f.u * 1.4} ${y + f.u * 6.4}L${x + f.u * 10.4} ${y + f.u * 2.4}`,
            colour,
            f.u * 0.75,
          )
      }
    if (purpose === 'titled') titleBlock(p, f, jacket, { fill: colours.ink, second: colours.mark, size: 13 })
  }

/** A dial whose hands are a boat: its hull and its mast with the sail. */
export const dial = (
  jacket: Jacket,
  colours: { paper: string; face: string; ink: string; hand: string; sea: string },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.hand, size: [10.5, 15] }, (p, f, purpose) => {
    p.fade(lighten(colours.paper, 0.02), lighten(colours.paper, -0.05))
    const c: Point =
      purpose === 'plain' || f.wide
        ? [f.w * 0.72, f.h * 0.52]
        : [f.w * (f.square ? 0.64 : 0.56), f.h * (f.square ? 0.685 : 0.64)]
    const r = f.u * (f.wide ? 40 : f.square ? 33 : 42)
    p.circle(c[0] + f.u * 1.2, c[1] + f.u * 1.8, r * 1.05, '#2a1a12', { opacity: 0.18 })
    p.circle(c[0], c[1], r * 1.05, colours.ink)
    p.circle(
      c[0],
      c[1],
      r * 0.99,
      p.radial([c[0] - r * 0.3, c[1] - r * 0.4], r * 1.7, [
        [0, lighten(colours.face, 0.03)],
        [1, lighten(colours.face, -0.06)],
      ]),
    )
    const inner = p.clip(
      `M${c[0] - r * 0.72} ${c[1]}a${r * 0.72} ${r * 0.72} 0 1 1 ${r * 1.44} 0a${r * 0.72} ${r * 0.72} 0 1 1 ${-r * 1.44} 0Z`,
    )
    p.group({ 'clip-path': inner }, () => {
      for (let i = 0; i < 7; i++) {
        const y = c[1] + r * (0.16 + i * 0.11)
        p.path(
          `${curve(Array.from({ length: 15 }, (_, k): Point => [c[0] - r + (k / 14) * r * 2, y + Math.sin(k * 1.1 + i * 1.7) * r * 0.028]))}V${c[1] + r}H${c[0] - r}Z`,
          mix(colours.face, colours.sea, 0.25 + i * 0.11),
        )
      }
    })
    for (let i = 0; i < 60; i++) {
      const a = (i / 60) * Math.PI * 2
      const long = i % 5 === 0
      const [from, to] = [r * (long ? 0.82 : 0.9), r * 0.94]
      p.stroke(
        `M${c[0] + Math.sin(a) * from} ${c[1] - Math.cos(a) * from}L${c[0] + Math.sin(a) * to} ${c[1] - Math.cos(a) * to}`,
        colours.ink,
        f.u * (long ? 1.1 : 0.35),
        { 'stroke-linecap': 'butt' },
      )
    }
    // The hour hand is a boat's hull, the minute hand its mast and sail.
    p.group({ transform: `rotate(-9 ${c[0]} ${c[1]})` }, () => {
      p.path(
        polygon([
          [c[0] - f.u * 0.5, c[1] + r * 0.16],
          [c[0] - f.u * 0.3, c[1] - r * 0.74],
          [c[0] + f.u * 0.3, c[1] - r * 0.74],
          [c[0] + f.u * 0.5, c[1] + r * 0.16],
        ]),
        colours.ink,
      )
      p.path(
        `M${c[0] + f.u * 0.9} ${c[1] - r * 0.68}Q${c[0] + r * 0.34} ${c[1] - r * 0.3} ${c[0] + r * 0.4} ${c[1] - r * 0.02}H${c[0] + f.u * 0.9}Z`,
        colours.hand,
      )
      p.path(
        `M${c[0] - f.u * 0.9} ${c[1] - r * 0.56}Q${c[0] - r * 0.17} ${c[1] - r * 0.2} ${c[0] - r * 0.22} ${c[1] - r * 0.02}H${c[0] - f.u * 0.9}Z`,
        mix(colours.hand, colours.ink, 0.35),
      )
      p.path(
        `M${c[0] - r * 0.36} ${c[1] + r * 0.06}H${c[0] + r * 0.5}Q${c[0] + r * 0.42} ${c[1] + r * 0.2} ${c[0] + r * 0.26} ${c[1] + r * 0.2}H${c[0] - r * 0.18}Q${c[0] - r * 0.32} ${c[1] + r * 0.19} ${c[0] - r * 0.36} ${c[1] + r * 0.06}Z`,
        colours.ink,
      )
    })
    p.circle(c[0], c[1], f.u * 1.5, colours.hand)
  })

/** A sleepless moon under a blanket of cloud. For children. */
export const sleeplessMoon = (
  jacket: Jacket,
  colours: {
    top: string
    low: string
    moon: string
    cheek: string
    ink: string
    blanket: string
    patch: string
    star: string
  },
): Cover =>
  jacketed(jacket, { fill: '#fff6dc', second: colours.star, size: [9, 13] }, (p, f) => {
    p.fade(colours.top, colours.low)
    const roll = dice(`${f.seed}/stars`)
    for (let i = 0; i < 34; i++) {
      const [x, y, s] = [roll() * f.w, roll() * f.h * 0.75, f.u * roll.between(0.5, 1.7)]
      p.path(
        polygon(
          Array.from({ length: 8 }, (_, k): Point => [
            x + Math.sin((k * Math.PI) / 4) * (k % 2 ? s * 0.4 : s),
            y - Math.cos((k * Math.PI) / 4) * (k % 2 ? s * 0.4 : s),
          ]),
        ),
        colours.star,
        { opacity: Math.round(roll.between(0.4, 1) * 100) / 100 },
      )
    }
    const c: Point = [f.w * (f.wide ? 0.7 : 0.56), f.h * (f.wide ? 0.53 : f.square ? 0.73 : 0.66)]
    const r = f.u * (f.wide ? 29 : f.square ? 28 : 33)
    p.glow(c, r * 2, colours.moon, 0.5)
    p.circle(
      c[0],
      c[1],
      r,
      p.radial([c[0] - r * 0.35, c[1] - r * 0.4], r * 1.6, [
        [0, lighten(colours.moon, 0.04)],
        [1, lighten(colours.moon, -0.06)],
      ]),
    )
    for (const [x, y, s] of [
      [0.55, -0.55, 0.13],
      [-0.66, -0.3, 0.1],
      [0.7, 0.02, 0.07],
      [-0.3, -0.72, 0.07],
    ] as const)
      p.circle(c[0] + x * r, c[1] + y * r, s * r, lighten(colours.moon, -0.07))
    // One eye is open, the other half closed.
    p.circle(c[0] - r * 0.3, c[1] - r * 0.1, r * 0.16, '#ffffff')
    p.circle(c[0] - r * 0.26, c[1] - r * 0.1, r * 0.095, colours.ink)
    p.circle(c[0] - r * 0.23, c[1] - r * 0.14, r * 0.03, '#ffffff')
    p.stroke(
      `M${c[0] + r * 0.18} ${c[1] - r * 0.08}q${r * 0.15} ${r * 0.13} ${r * 0.3} 0`,
      colours.ink,
      r * 0.04,
    )
    for (const [dx, dy] of [
      [0.19, 0.01],
      [0.33, 0.045],
      [0.46, 0.01],
    ] as const)
      p.stroke(
        `M${c[0] + r * dx} ${c[1] - r * (0.06 - dy)}l${r * (dx - 0.33) * 0.25} ${r * 0.07}`,
        colours.ink,
        r * 0.03,
      )
    p.circle(c[0] - r * 0.5, c[1] + r * 0.16, r * 0.12, colours.cheek, { opacity: 0.5 })
    p.circle(c[0] + r * 0.53, c[1] + r * 0.16, r * 0.12, colours.cheek, { opacity: 0.5 })
    p.stroke(
      `M${c[0] - r * 0.06} ${c[1] + r * 0.19}q${r * 0.1} ${r * 0.06} ${r * 0.19} ${-r * 0.02}`,
      colours.ink,
      r * 0.04,
    )
    // A nightcap.
    p.path(
      `M${c[0] - r * 0.74} ${c[1] - r * 0.62}Q${c[0] - r * 0.5} ${c[1] - r * 1.6} ${c[0] + r * 0.52} ${c[1] - r * 1.42}Q${c[0] + r * 1.02} ${c[1] - r * 1.32} ${c[0] + r * 1.14} ${c[1] - r * 0.82}Q${c[0] + r * 0.72} ${c[1] - r * 1.2} ${c[0] + r * 0.52} ${c[1] - r * 0.8}Q${c[0] - r * 0.1} ${c[1] - r * 1.06} ${c[0] - r * 0.74} ${c[1] - r * 0.62}Z`,
      colours.blanket,
    )
    p.stroke(
      `M${c[0] - r * 0.76} ${c[1] - r * 0.61}Q${c[0] - r * 0.1} ${c[1] - r * 1.06} ${c[0] + r * 0.54} ${c[1] - r * 0.79}`,
      '#ffffff',
      r * 0.13,
    )
    p.circle(c[0] + r * 1.14, c[1] - r * 0.74, r * 0.12, '#ffffff')
    // The blanket: a cloud with patches.
    const y = c[1] + r * 0.5
    const hem = curve([
      [-f.u * 5, y + f.u * 6],
      ...Array.from({ length: 13 }, (_, i): Point => [
        (i / 12) * f.w,
        y + (i % 2 ? -f.u * 1.6 : f.u * 3.4) + Math.abs(i / 12 - c[0] / f.w) * f.u * 10,
      ]),
      [f.w + f.u * 5, y + f.u * 8],
    ])
    p.path(
      `${hem}V${f.h + 9}H-9Z`,
      p.down(y, f.h, lighten(colours.blanket, 0.05), lighten(colours.blanket, -0.08)),
    )
    const quilt = p.clip(`${hem}V${f.h + 9}H-9Z`)
    p.group({ 'clip-path': quilt }, () => {
      const cell = f.u * 11
      for (let j = 0; j < 9; j++)
        for (let i = -1; i < f.w / cell + 1; i++) {
          if ((i + j) % 2) continue
          p.path(
            polygon([
              [i * cell + j * f.u, y + j * cell],
              [(i + 1) * cell + j * f.u, y + j * cell - f.u],
              [(i + 1) * cell + f.u * (j + 1), y + (j + 1) * cell - f.u],
              [i * cell + f.u * (j + 1), y + (j + 1) * cell],
            ]),
            colours.patch,
            { opacity: 0.55 },
          )
        }
    })
    p.stroke(hem, '#ffffff', f.u * 1.6)
  })

/** Scattered light: one white ray enters, and the colours wander off. */
export const scattered = (
  jacket: Jacket,
  colours: { ground: string; low: string; ray: string; spectrum: readonly string[]; ink: string },
): Cover =>
  jacketed(
    jacket,
    { fill: colours.ink, second: mix(colours.ink, colours.ground, 0.25), size: [9.4, 13] },
    (p, f) => {
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
      const roll = dice(`${f.seed}/rays`)
      const c: Point = [f.w * (f.wide ? 0.74 : 0.62), f.h * (f.wide ? 0.36 : f.square ? 0.62 : 0.56)]
      const start: Point = [f.w * 1.02, f.h * (f.wide ? 0.04 : 0.44)]
      p.path(
        polygon([
          [start[0], start[1] - f.u * 2.5],
          [start[0], start[1] + f.u * 2.5],
          [c[0], c[1] + f.u * 0.4],
          [c[0], c[1] - f.u * 0.4],
        ]),
        p.linear(c, start, [
          [0, '#ffffff', 0.95],
          [1, colours.ray, 0.75],
        ]),
      )
      // Blue is scattered most, red hardly at all.
      colours.spectrum.forEach((colour, i) => {
        const s = i / (colours.spectrum.length - 1)
        const paths = Math.round(5 + s * 16)
        for (let k = 0; k < paths; k++) {
          const base = Math.atan2(c[1] - start[1], c[0] - start[0])
          const turn = roll.between(-1, 1) * (0.06 + s * 1.05)
          const points: Point[] = [c]
          let [x, y, a] = [c[0], c[1], base + turn]
          const length = roll.whole(4, 8)
          for (let n = 0; n < length; n++) {
            a += roll.between(-1, 1) * (0.05 + s * 0.4)
            x += Math.cos(a) * f.u * 12
            y += Math.sin(a) * f.u * 12
            points.push([x, y])
          }
          p.stroke(polygon(points, false), colour, f.u * (0.65 - s * 0.35), {
            opacity: Math.round(roll.between(0.5, 0.95) * 100) / 100,
          })
          for (const [px, py] of points.slice(1)) p.circle(px, py, f.u * 0.55, colour)
        }
      })
      p.glow(c, f.u * 22, '#ffffff', 0.85)
      p.circle(c[0], c[1], f.u * 2.2, '#ffffff')
    },
  )
