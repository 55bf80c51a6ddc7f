/** Book covers cut from wood, lino and paper. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice, hash, line } from '../dice.ts'
import { curve, type Paint, placed, type Point, polygon } from '../paint.ts'
import { type Jacket, jacketed } from './books.ts'
import { wordsIn } from '../words.ts'

/** A motif to cut: how dark the ground prints at a place, 0 to 1, and the object in it. The origin is the centre, the unit `u`. */
type Motif = {
  dark: (x: number, y: number) => number
  shapes: readonly { d: string; prints: boolean }[]
}

/** A street lamp lighting the night. */
export const lamp: Motif = {
  dark: (x, y) => {
    const far = Math.hypot(x, y + 15)
    return Math.min(0.98, Math.max(0.02, (far - 10) / 44) + 0.07 * Math.sin(far * 0.7))
  },
  shapes: [
    { d: 'M-1.3 -4H1.3L1.9 50H-1.9ZM-4.6 34H4.6L5.4 50H-5.4ZM-3 8H3V10.4H-3Z', prints: false },
    { d: 'M-5 -4H5L8.4 -24H-8.4ZM-9.4 -24.4H9.4L4.4 -31H-4.4ZM-1 -31H1V-35H-1Z', prints: true },
    { d: 'M-3.8 -6H3.8L6.6 -22.4H-6.6Z', prints: false },
    { d: 'M0 -18Q3 -12 0 -7.4Q-3 -12 0 -18Z', prints: true },
  ],
}

/** A tuning fork, with the air vibrating beside it. */
export const fork: Motif = {
  dark: (x, y) => {
    const far = Math.min(Math.hypot(x - 8, y + 30), Math.hypot(x + 8, y + 30))
    return 0.36 + 0.33 * Math.sin(far * 0.6) * Math.exp(-far / 46)
  },
  shapes: [
    {
      d: 'M-13 -39H-4V-2Q-4 4 0 4T4 -2V-39H13V-2Q13 10.5 4.4 13V42H-4.4V13Q-13 10.5 -13 -2Z',
      prints: false,
    },
    { d: 'M-11 -37H-6V-2Q-6 6 0 6T6 -2V-37H11V-2Q11 9.6 2.4 11V40H-2.4V11Q-11 9.6 -11 -2Z', prints: true },
  ],
}

/** A woodcut in lines: the knife cut left to right and pressed harder where it is dark. */
export const woodcut = (
  jacket: Jacket,
  motif: Motif,
  colours: { paper: string; print: string; ink: string; second: string },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.second, size: [10.4, 14] }, (p, f, purpose) => {
    p.ground(colours.paper)
    const title = purpose === 'titled' && !f.wide
    const top = title ? f.u * (wordsIn(jacket.lines, f).length * (f.square ? 10.4 : 14) + 19) : 0
    const left = purpose === 'titled' && f.wide ? f.w * 0.5 : 0
    const scale = f.wide ? 1.02 : f.square ? (f.h - top) / f.u / 82 : (f.h - top) / f.u / 84
    const c: Point = [f.wide ? f.w * 0.74 : f.w / 2, f.wide ? f.h * 0.5 : top + (f.h - top) * 0.5]
    const noise = line(hash(f.seed), 3)
    const step = f.u * 1.36
    let row = 0
    for (let y = top + step; y < f.h + step; y += step, row++) {
      const above: Point[] = []
      const below: Point[] = []
      const from = left - f.u * noise(row * 1.7) * 2 + (left > 0 ? 0 : -f.u * 3)
      for (let x = from; x <= f.w + f.u * 2; x += f.u * 1.9) {
        const dark = motif.dark((x - c[0]) / f.u / scale, (y - c[1]) / f.u / scale)
        const half = step * 0.53 * Math.min(1, Math.max(0.02, dark + 0.06 * noise((x / f.u) * 0.4 + row * 5)))
        const wave = f.u * 0.24 * noise((x / f.u) * 0.05 + row * 0.2)
        above.push([x, y + wave - half])
        below.push([x, y + wave + half])
      }
      p.path(polygon([...above, ...below.toReversed()]), colours.print)
    }
    for (const { d, prints } of motif.shapes)
      p.path(d, prints ? colours.print : colours.paper, { transform: placed(c[0], c[1], f.u * scale) })
  })

/** The windows of a train: the same hour in three landscapes. */
export const carriage = (
  jacket: Jacket,
  colours: {
    wall: string
    frame: string
    views: readonly (readonly [sky: string, low: string, land: string])[]
    sun: string
    ink: string
    second: string
  },
): Cover =>
  jacketed(
    jacket,
    { fill: colours.ink, second: colours.second, size: [13, 16], face: 'semibold' },
    (p, f) => {
      p.ground(colours.wall)
      const count = colours.views.length
      const across = f.wide || f.square
      const top = across ? (f.wide ? f.u * 12 : f.u * 47) : f.u * 47
      const x0 = f.wide ? f.w * 0.5 : f.u * 7
      const gap = f.u * 3.4
      const room = { w: f.w - x0 - f.u * 7, h: f.h - top - f.u * (f.wide ? 12 : 8) }
      const [w, h] = across
        ? [(room.w - gap * (count - 1)) / count, room.h]
        : [room.w, (room.h - gap * (count - 1)) / count]
      const noise = line(hash(f.seed), 4)
      colours.views.forEach(([sky, low, land], i) => {
        const [x, y] = across ? [x0 + i * (w + gap), top] : [x0, top + i * (h + gap)]
        const r = f.u * 4
        const pane = (grow: number) =>
          `M${x - grow + r} ${y - grow}h${w + 2 * grow - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h + 2 * grow - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${-(w + 2 * grow - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${-r}v${-(h + 2 * grow - 2 * r)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
        p.path(pane(f.u * 1.2), colours.frame)
        p.group({ 'clip-path': p.clip(pane(0)) }, () => {
          p.rect(
            x,
            y,
            w,
            h,
            p.linear(
              [0, y],
              [0, y + h],
              [
                [0, sky],
                [0.75, low],
              ],
            ),
          )
          const sunY = y + h * (0.3 + i * 0.13)
          p.circle(x + w * (across ? 0.5 : 0.3 + i * 0.2), sunY, f.u * 5, colours.sun)
          for (let k = 0; k < 5; k++) {
            const base = y + h * (0.55 + k * 0.11)
            const ridge = Array.from({ length: 24 }, (_, n): Point => [
              x + (n / 23) * w,
              base - h * 0.08 * noise((n / 23) * (1.4 + k * 0.3) * (w / f.u / 26) + i * 13 + k * 5),
            ])
            p.path(`${polygon(ridge, false)}V${y + h}H${x}Z`, mix(low, land, 0.25 + k * 0.19))
          }
          // Telegraph wires.
          for (const s of [0.16, 0.2])
            p.stroke(
              `M${x} ${y + h * s}Q${x + w / 2} ${y + h * (s + 0.07)} ${x + w} ${y + h * s}`,
              colours.frame,
              f.u * 0.3,
            )
        })
      })
    },
  )

/** An inhabited boiler. For children. */
export const boiler = (
  jacket: Jacket,
  colours: {
    wall: string
    tile: string
    iron: string
    fire: string
    glow: string
    scale: string
    ink: string
  },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.ink, size: [10, 13] }, (p, f) => {
    p.ground(colours.wall)
    const cell = f.u * 9
    for (let j = 0; j * cell < f.h; j++)
      for (let i = -1; i * cell * 1.6 < f.w + cell; i++)
        p.rect((i + (j % 2) * 0.5) * cell * 1.6, j * cell, cell * 1.54, cell * 0.92, colours.tile, {
          rx: f.u * 0.4,
        })
    const c: Point = [f.w * (f.wide ? 0.72 : 0.5), f.h * (f.wide ? 0.6 : f.square ? 0.72 : 0.66)]
    const r = f.u * (f.wide ? 36 : f.square ? 28 : 38)
    const pipe = (points: readonly Point[], width: number) => {
      p.stroke(polygon(points, false), lighten(colours.iron, -0.07), width * 1.12)
      p.stroke(polygon(points, false), lighten(colours.iron, 0.05), width * 0.74)
      p.stroke(polygon(points, false), lighten(colours.iron, 0.16), width * 0.14)
    }
    // Keeps the pipes clear of the title.
    const bend = f.wide ? -r : c[1] - r * 1.16
    const left = [c[0] - r * 0.66, c[0] - r * (f.wide ? 0.66 : 3.4)] as const
    pipe(
      [
        [left[0], c[1]],
        [left[0], bend],
        [left[1], bend],
      ],
      r * 0.22,
    )
    const right = c[0] + r * (f.square ? 1.56 : 1.3)
    pipe(
      [
        [c[0] + r * 0.7, c[1]],
        [c[0] + r * 0.7, c[1] - r * 1.3],
        [right, c[1] - r * 1.3],
        [right, -r],
      ],
      r * 0.26,
    )
    pipe(
      [
        [c[0] + r, c[1] + r * 0.6],
        [c[0] + r * 3, c[1] + r * 0.6],
      ],
      r * 0.2,
    )
    p.rect(c[0] - r, c[1] - r * 0.94, r * 2, r * 2.4, colours.iron, { rx: r * 0.34 })
    p.rect(c[0] - r, c[1] - r * 0.94, r * 0.3, r * 2.4, lighten(colours.iron, 0.05), { rx: r * 0.15 })
    for (let k = 0; k < 9; k++)
      p.circle(c[0] - r * 0.8 + k * r * 0.2, c[1] - r * 0.78, r * 0.035, lighten(colours.iron, 0.18))
    p.circle(c[0], c[1], r * 0.74, lighten(colours.iron, -0.08))
    p.glow(c, r * 1.7, colours.fire, 0.5)
    p.circle(c[0], c[1], r * 0.64, colours.fire)
    p.group(
      {
        'clip-path': p.clip(
          `M${c[0] - r * 0.64} ${c[1]}a${r * 0.64} ${r * 0.64} 0 1 1 ${r * 1.28} 0a${r * 0.64} ${r * 0.64} 0 1 1 ${-r * 1.28} 0Z`,
        ),
      },
      () => {
        const roll = dice(`${f.seed}/flames`)
        for (let i = 0; i < 9; i++) {
          const x = c[0] + (i - 4) * r * 0.17
          const high = r * roll.between(0.5, 1.05)
          p.path(
            `M${x - r * 0.16} ${c[1] + r * 0.7}Q${x - r * 0.2} ${c[1] + r * 0.7 - high * 0.6} ${x + r * 0.03} ${c[1] + r * 0.7 - high}Q${x + r * 0.2} ${c[1] + r * 0.7 - high * 0.5} ${x + r * 0.16} ${c[1] + r * 0.7}Z`,
            colours.glow,
          )
        }
        // The head: a brow with horns, two eyes, and smoking nostrils.
        p.path(
          `M${c[0] - r * 0.46} ${c[1] + r * 0.7}V${c[1] - r * 0.1}Q${c[0] - r * 0.4} ${c[1] - r * 0.4} ${c[0]} ${c[1] - r * 0.36}Q${c[0] + r * 0.4} ${c[1] - r * 0.4} ${c[0] + r * 0.46} ${c[1] - r * 0.1}V${c[1] + r * 0.7}Z`,
          colours.scale,
        )
        for (const s of [-1, 1]) {
          p.path(
            `M${c[0] + s * r * 0.18} ${c[1] - r * 0.34}q${s * r * 0.04} ${-r * 0.2} ${s * r * 0.22} ${-r * 0.26}q${-s * r * 0.02} ${r * 0.18} ${s * r * 0.02} ${r * 0.34}Z`,
            colours.glow,
          )
          p.circle(c[0] + s * r * 0.19, c[1] - r * 0.08, r * 0.14, '#ffffff')
          p.circle(c[0] + s * r * 0.17, c[1] - r * 0.05, r * 0.075, colours.ink)
          p.circle(c[0] + s * r * 0.11, c[1] + r * 0.26, r * 0.035, colours.ink)
        }
        p.stroke(
          `M${c[0] - r * 0.24} ${c[1] + r * 0.36}q${r * 0.24} ${r * 0.16} ${r * 0.48} 0`,
          colours.ink,
          r * 0.045,
        )
        p.path(
          `M${c[0] + r * 0.1} ${c[1] + r * 0.43}l${r * 0.05} ${r * 0.1}l${r * 0.06} ${-r * 0.12}Z`,
          '#ffffff',
        )
      },
    )
    p.circle(c[0], c[1], r * 0.66, 'none', { stroke: lighten(colours.iron, 0.12), 'stroke-width': r * 0.06 })
    p.rect(c[0] - r * 0.5, c[1] + r * 0.9, r, r * 0.26, lighten(colours.iron, -0.08), { rx: r * 0.06 })
    for (let k = 0; k < 6; k++)
      p.rect(c[0] - r * 0.42 + k * r * 0.15, c[1] + r * 0.94, r * 0.08, r * 0.18, colours.fire)
  })

function foxHead(p: Paint, [x, y]: Point, s: number, fur: string, white: string, ink: string) {
  for (const side of [-1, 1]) {
    p.path(
      polygon([
        [x + side * s * 0.2, y - s * 0.5],
        [x + side * s * 0.86, y - s * 1.24],
        [x + side * s * 0.94, y - s * 0.1],
      ]),
      fur,
    )
    p.path(
      polygon([
        [x + side * s * 0.42, y - s * 0.56],
        [x + side * s * 0.76, y - s * 0.98],
        [x + side * s * 0.8, y - s * 0.36],
      ]),
      ink,
    )
  }
  p.path(
    curve(
      [
        [x - s, y - s * 0.2],
        [x, y - s * 0.66],
        [x + s, y - s * 0.2],
        [x + s * 0.5, y + s * 0.34],
        [x, y + s * 0.66],
        [x - s * 0.5, y + s * 0.34],
      ],
      true,
    ),
    fur,
  )
  for (const side of [-1, 1])
    p.path(
      `M${x} ${y + s * 0.62}Q${x + side * s * 0.1} ${y + s * 0.06} ${x + side * s * 0.92} ${y - s * 0.02}Q${x + side * s * 0.6} ${y + s * 0.4} ${x} ${y + s * 0.62}Z`,
      white,
    )
  for (const side of [-1, 1]) p.circle(x + side * s * 0.36, y - s * 0.1, s * 0.1, ink)
  p.ellipse(x, y + s * 0.58, s * 0.14, s * 0.11, ink)
}

/** A family of foxes among its moving boxes. For children. */
export const movingDay = (
  jacket: Jacket,
  colours: {
    wall: string
    floor: string
    boxes: readonly [string, ...string[]]
    tape: string
    fur: string
    white: string
    ink: string
    title: string
  },
): Cover =>
  jacketed(jacket, { fill: colours.title, second: colours.title, size: [12, 15] }, (p, f) => {
    p.ground(colours.wall)
    const floor = f.h * (f.wide ? 0.9 : 0.93)
    p.rect(0, floor, f.w, f.h - floor, colours.floor)
    const roll = dice(`${f.seed}/boxes`)
    const c = f.w * (f.wide ? 0.72 : 0.5)
    const unit = f.u * (f.wide ? 19 : f.square ? 15 : 20)
    const layers = f.square ? 2 : 3
    const foxes: { at: Point; s: number }[] = []
    let y = floor
    for (let j = 0; j < layers; j++) {
      const count = layers - j + 1
      const high = unit * roll.between(0.92, 1.08)
      for (let i = 0; i < count; i++) {
        const w = unit * roll.between(1.18, 1.3)
        const x = c + (i - (count - 1) / 2) * unit * 1.34 + roll.between(-0.05, 0.05) * unit
        const colour = roll.pick(colours.boxes)
        // The peeking fox stands behind his box.
        if (
          j === layers - 1 ||
          (j === layers - 2 && (i === 0 || i === count - 1)) ||
          (j === 0 && i === count - 1 && layers > 2)
        )
          foxHead(
            p,
            [x, y - high - unit * 0.12],
            unit * (j === layers - 1 ? 0.42 : 0.34),
            colours.fur,
            colours.white,
            colours.ink,
          )
        foxes.push({ at: [x, y], s: w })
        p.rect(x - w / 2, y - high, w, high, colour)
        p.rect(x - w / 2, y - high, w, high * 0.16, lighten(colour, 0.05))
        p.rect(x - w * 0.08, y - high, w * 0.16, high * 0.42, colours.tape)
        p.path(
          polygon([
            [x + w * 0.24, y - high * 0.34],
            [x + w * 0.3, y - high * 0.46],
            [x + w * 0.36, y - high * 0.34],
          ]),
          colours.ink,
          { opacity: 0.5 },
        )
        p.rect(x + w * 0.285, y - high * 0.36, w * 0.03, high * 0.16, colours.ink, { opacity: 0.5 })
      }
      y -= high
    }
    // The tail of the fox who is still looking for her slippers.
    const tail = foxes[0]
    if (tail)
      p.path(
        curve(
          [
            [tail.at[0] - tail.s * 0.5, tail.at[1] - unit * 0.06],
            [tail.at[0] - tail.s * 0.9, tail.at[1] - unit * 0.5],
            [tail.at[0] - tail.s * 0.72, tail.at[1] - unit * 1.02],
            [tail.at[0] - tail.s * 0.54, tail.at[1] - unit * 0.6],
            [tail.at[0] - tail.s * 0.46, tail.at[1] - unit * 0.2],
          ],
          true,
        ),
        colours.fur,
      )
  })

/** A whale on kitchen scales. For children who like numbers. */
export const whale = (
  jacket: Jacket,
  colours: {
    ground: string
    low: string
    skin: string
    belly: string
    dial: string
    red: string
    ink: string
  },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.red, size: [10.4, 16] }, (p, f) => {
    p.fade(colours.ground, colours.low)
    const c: Point = [f.w * (f.wide ? 0.71 : 0.5), f.h * (f.wide ? 0.44 : f.square ? 0.7 : 0.65)]
    const s = f.u * (f.wide ? 0.86 : f.square ? 0.72 : 0.84)
    const at = (x: number, y: number): Point => [c[0] + x * s, c[1] + y * s]
    const foot = at(0, 17)[1]
    p.path(polygon([at(-9, 17), at(9, 17), at(15, 44), at(-15, 44)]), colours.dial)
    p.path(polygon([at(3, 17), at(9, 17), at(15, 44), at(7, 44)]), lighten(colours.dial, -0.05))
    p.rect(c[0] - 26 * s, foot - 1.5 * s, 52 * s, 3.4 * s, colours.ink, { rx: s * 1.7 })
    const dial = at(0, 31)
    p.circle(dial[0], dial[1], 9 * s, '#ffffff')
    for (let k = 0; k < 24; k++)
      p.rect(dial[0] - s * 0.2, dial[1] - 8.4 * s, s * 0.4, s * (k % 4 === 0 ? 2 : 1), colours.ink, {
        transform: `rotate(${k * 15} ${dial[0]} ${dial[1]})`,
      })
    p.path(
      polygon([
        [dial[0] - s * 0.7, dial[1]],
        [dial[0], dial[1] - 7.6 * s],
        [dial[0] + s * 0.7, dial[1]],
      ]),
      colours.red,
      { transform: `rotate(166 ${dial[0]} ${dial[1]})` },
    )
    p.circle(dial[0], dial[1], s * 1.2, colours.ink)
    // Body, flukes, and belly with its furrows.
    p.path(
      curve(
        [
          at(-42, 0),
          at(-34, -13),
          at(-12, -19),
          at(12, -15),
          at(30, -7),
          at(42, -13),
          at(40, -4),
          at(28, 5),
          at(8, 13),
          at(-18, 16),
          at(-36, 11),
        ],
        true,
      ),
      colours.skin,
    )
    p.path(
      curve([at(39, -7), at(44, -20), at(53, -25), at(50, -14), at(58, -12), at(50, -5), at(42, -4)], true),
      colours.skin,
    )
    p.path(
      curve([at(-42, 3), at(-26, 6), at(-6, 8), at(14, 6), at(4, 14), at(-18, 16), at(-36, 11)], true),
      colours.belly,
    )
    for (let k = 0; k < 4; k++)
      p.stroke(
        curve([at(-38 + k * 3, 6 + k * 2), at(-18, 8.6 + k * 1.8), at(4 - k * 3, 9 + k * 1.2)]),
        mix(colours.belly, colours.skin, 0.5),
        s * 0.6,
      )
    p.circle(at(-27, -1)[0], at(-27, -1)[1], s * 1.5, colours.ink)
    p.circle(at(-27.4, -1.5)[0], at(-27.4, -1.5)[1], s * 0.5, '#ffffff')
    p.stroke(curve([at(-40, 2), at(-33, 5), at(-24, 4)]), colours.ink, s * 0.8)
    p.path(
      curve([at(-12, 8), at(-4, 12), at(2, 22), at(-8, 18), at(-15, 11)], true),
      lighten(colours.skin, -0.05),
    )
    for (const side of [-1, 1])
      p.stroke(
        curve([at(-16, -20), at(-16 + side * 2, -26), at(-16 + side * 7, -28), at(-16 + side * 10, -24)]),
        colours.belly,
        s * 1.5,
      )
  })
