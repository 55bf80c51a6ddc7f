/** Radio channels as five instruments of one receiver. Every picture shows its frequency. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice, hash, line } from '../dice.ts'
import { sizeFor, write } from '../lettering.ts'
import { type Paint, type Point, polygon } from '../paint.ts'
import type { Frame } from '../scene.ts'

/** `frequency` as shown on the dial: "98.4". */
export type Station = { name: string; frequency: string }
export type Panel = { ground: string; low: string; line: string; hot: string; ink: string }

/** The part all channels share: the name and its place on the dial. The card itself says that it is live, in the reader’s language. */
export function signed(
  p: Paint,
  f: Frame,
  { name, frequency }: Station,
  panel: Panel,
  purpose: 'titled' | 'plain',
  showsFrequency = true,
) {
  if (purpose === 'plain') return
  // The ground for the name: the bottom of a tall picture, the left of a wide one.
  const [from, to]: [Point, Point] = f.wide
    ? [
        [f.w * 0.62, 0],
        [0, 0],
      ]
    : [
        [0, f.h * 0.6],
        [0, f.h],
      ]
  p.ground(
    p.linear(from, to, [
      [0, panel.low, 0],
      [0.62, panel.low, f.wide ? 0.6 : 0.92],
      [1, panel.low, f.wide ? 0.75 : 1],
    ]),
  )
  const size = Math.min(f.u * 9.4, sizeFor(name, f.wide ? f.w * 0.42 : f.w - f.u * 14, 'heavy', -0.02))
  const y = f.h - f.u * 8
  write(p, name, f.u * 7, y, { face: 'heavy', size, tracking: -0.02, fill: panel.ink })
  if (showsFrequency)
    write(p, `${frequency} MHz`, f.u * 7, y - size * 0.96, {
      face: 'regular',
      size: f.u * 4.6,
      fill: panel.hot,
    })
}

function lit(p: Paint, f: Frame, { ground, low }: Panel) {
  p.ground(
    p.linear(
      [0, 0],
      [f.w * 0.2, f.h],
      [
        [0, ground],
        [1, low],
      ],
    ),
  )
}

/** A tuning scale behind glass, with the needle at the station. */
export const scale =
  (station: Station, panel: Panel): Cover =>
  (p, f, purpose) => {
    lit(p, f, panel)
    const needle = f.w * (f.wide ? 0.72 : 0.62)
    const perMhz = f.u * (f.wide ? 13 : 15)
    const rows = f.wide || f.square ? 3 : 4
    const band = f.u * (f.wide ? 19 : f.square ? 17 : 22)
    const top = f.h * (f.wide ? 0.5 : f.square ? 0.47 : 0.46) - (rows * band) / 2
    p.glow([needle, top + (rows * band) / 2], f.u * 66, panel.hot, 0.42)
    const own = Number(station.frequency)
    for (let row = 0; row < rows; row++) {
      const y = top + row * band + band * 0.62
      const isOwn = row === 1
      for (let tenth = -100; tenth <= 100; tenth++) {
        const mhz = Math.round((own + tenth / 5) * 10) / 10
        const x = needle + (tenth / 5) * perMhz * (isOwn ? 1 : 0.72 + row * 0.1)
        if (x < -f.u || x > f.w + f.u) continue
        const whole = tenth % 5 === 0
        const near = Math.exp(-(((x - needle) / (f.u * 34)) ** 2))
        const colour = mix(panel.low, panel.line, 0.35 + near * 0.65)
        p.rect(
          x - f.u * 0.14,
          y - f.u * (whole ? 5.4 : 2.4),
          f.u * (whole ? 0.5 : 0.28),
          f.u * (whole ? 5.4 : 2.4),
          colour,
        )
        if (whole && isOwn && purpose === 'titled' && tenth % 10 === 0)
          write(p, String(Math.round(mhz)), x, y - f.u * 7, {
            face: 'semibold',
            size: f.u * 4.4,
            fill: colour,
            anchor: 'middle',
          })
      }
      p.rect(0, y, f.w, f.u * 0.24, mix(panel.low, panel.line, 0.5))
    }
    p.rect(needle - f.u * 0.6, top - f.u * 6, f.u * 1.2, rows * band + f.u * 12, panel.hot)
    p.circle(needle, top - f.u * 6, f.u * 2.1, panel.hot)
    signed(p, f, station, panel, purpose)
  }

/** A transmitter mast with circles spreading from its tip. */
export const mast =
  (station: Station, panel: Panel): Cover =>
  (p, f, purpose) => {
    lit(p, f, panel)
    const tip: Point = [f.w * (f.wide ? 0.72 : 0.66), f.h * (f.wide ? 0.3 : 0.34)]
    const far = Math.hypot(f.w, f.h)
    for (let i = 0; ; i++) {
      const r = f.u * (6 + i * 5.4 + i * i * 0.16)
      if (r > far) break
      p.circle(tip[0], tip[1], r, 'none', {
        stroke: mix(panel.hot, panel.line, Math.min(1, i / 6)),
        'stroke-width': f.u * Math.max(0.5, 2.2 - i * 0.1),
        opacity: Math.max(0.14, 1 - i * 0.065),
      })
    }
    const foot = f.h + f.u * 4
    const half = (y: number) => f.u * (0.7 + ((y - tip[1]) / (foot - tip[1])) * 9)
    const legs = (s: number): Point[] => [
      [tip[0] + s * half(tip[1]), tip[1]],
      [tip[0] + s * half(foot), foot],
    ]
    p.path(polygon([...legs(-1), ...legs(1).toReversed()]), panel.low, { opacity: 0.55 })
    for (const s of [-1, 1]) p.stroke(polygon(legs(s), false), panel.ink, f.u * 0.9)
    const steps = 9
    for (let i = 0; i < steps; i++) {
      const [a, b] = [i / steps, (i + 1) / steps].map((s) => tip[1] + (foot - tip[1]) * s ** 1.25)
      if (a === undefined || b === undefined) continue
      p.stroke(
        `M${tip[0] - half(a)} ${a}L${tip[0] + half(b)} ${b}M${tip[0] + half(a)} ${a}L${tip[0] - half(b)} ${b}`,
        panel.ink,
        f.u * 0.42,
      )
      p.stroke(`M${tip[0] - half(b)} ${b}H${tip[0] + half(b)}`, panel.ink, f.u * 0.5)
    }
    p.stroke(`M${tip[0]} ${tip[1]}v${-f.u * 7}`, panel.ink, f.u * 0.7)
    p.glow([tip[0], tip[1] - f.u * 7], f.u * 20, panel.hot, 0.8)
    p.circle(tip[0], tip[1] - f.u * 7, f.u * 1.6, panel.hot)
    signed(p, f, station, panel, purpose)
  }

/** The frequency as large as the paper, its digits filled with the broadcast signal. */
export const figures =
  (station: Station, panel: Panel): Cover =>
  (p, f, purpose) => {
    lit(p, f, panel)
    const noise = line(hash(f.seed), 4)
    const lines = f.wide ? 20 : 24
    const c = f.w * (f.wide ? 0.72 : 0.5)
    const from = f.h * (f.wide ? 0.12 : 0.2)
    const to = f.h * (f.wide ? 0.94 : f.square ? 0.74 : 0.78)
    for (let j = 0; j < lines; j++) {
      const y = from + ((to - from) * j) / (lines - 1)
      const points: Point[] = []
      for (let i = 0; i <= 90; i++) {
        const x = (i / 90) * f.w
        const near = Math.exp(-(((x - c) / (f.u * (f.wide ? 34 : 26))) ** 2))
        points.push([
          x,
          y -
            near * f.u * 15 * Math.max(-0.12, noise(i * 0.23 + j * 3.7) + 0.25) -
            f.u * 0.3 * noise(i * 0.8 + j),
        ])
      }
      p.path(`${polygon(points, false)}V${y + f.u * 9}H0Z`, mix(panel.ground, panel.low, j / lines))
      p.stroke(polygon(points, false), mix(panel.line, panel.hot, j % 5 === 2 ? 1 : 0), f.u * 0.55)
    }
    if (purpose === 'titled') {
      const room = f.wide ? f.w * 0.42 : f.w - f.u * 14
      const size = Math.min(sizeFor(station.frequency, room, 'heavy', -0.04), f.u * 40)
      const y = f.wide ? f.h * 0.62 : f.h * (f.square ? 0.64 : 0.6)
      write(p, station.frequency, f.u * 6.4, y, { face: 'heavy', size, tracking: -0.04, fill: panel.ink })
    }
    signed(p, f, station, panel, purpose, false)
  }

/** The needle of a level meter. */
export const meter =
  (station: Station, panel: Panel): Cover =>
  (p, f, purpose) => {
    lit(p, f, panel)
    const c: Point = [f.w * (f.wide ? 0.72 : 0.5), f.h * (f.wide ? 0.74 : f.square ? 0.7 : 0.62)]
    const r = f.u * (f.wide ? 46 : 42)
    const at = (s: number, length: number): Point => {
      const a = -1.05 + s * 2.1
      return [c[0] + Math.sin(a) * length, c[1] - Math.cos(a) * length]
    }
    p.glow(at(0.7, r * 0.6), f.u * 58, panel.hot, 0.35)
    for (let i = 0; i <= 40; i++) {
      const s = i / 40
      const long = i % 5 === 0
      const colour = s > 0.7 ? panel.hot : panel.line
      p.stroke(
        polygon([at(s, r), at(s, r + f.u * (long ? 7 : 3.6))], false),
        colour,
        f.u * (long ? 1.1 : 0.55),
        { 'stroke-linecap': 'butt' },
      )
    }
    const arc = (a: number, b: number, colour: string) => {
      const [start, end] = [at(a, r - f.u * 2), at(b, r - f.u * 2)]
      p.stroke(
        `M${start[0]} ${start[1]}A${r - f.u * 2} ${r - f.u * 2} 0 0 1 ${end[0]} ${end[1]}`,
        colour,
        f.u * 1.6,
        { 'stroke-linecap': 'butt' },
      )
    }
    arc(0, 0.7, panel.line)
    arc(0.7, 1, panel.hot)
    const level = dice(`${f.seed}/level`).between(0.6, 0.74)
    // The needle's trail.
    for (let k = 8; k > 0; k--)
      p.stroke(polygon([c, at(level - k * 0.021, r * 0.98)], false), panel.ink, f.u * 0.4, {
        opacity: Math.round((0.4 - k * 0.045) * 100) / 100,
      })
    p.stroke(polygon([c, at(level, r * 1.03)], false), panel.ink, f.u * 1.1)
    p.circle(c[0], c[1], f.u * 6, panel.ink)
    p.circle(c[0], c[1], f.u * 3.4, panel.ground)
    signed(p, f, station, panel, purpose)
  }

/** A loudspeaker grille: its holes swell where the sound comes through. */
export const grille =
  (station: Station, panel: Panel): Cover =>
  (p, f, purpose) => {
    lit(p, f, panel)
    const c: Point = [f.w * (f.wide ? 0.72 : 0.5), f.h * (f.wide ? 0.5 : f.square ? 0.46 : 0.45)]
    const reach = f.u * (f.wide ? 44 : 38)
    const step = f.u * 4
    for (let j = -14; j <= 14; j++)
      for (let i = -14; i <= 14; i++) {
        const [dx, dy] = [(i + (j % 2 === 0 ? 0 : 0.5)) * step, j * step * 0.87]
        const far = Math.hypot(dx, dy)
        if (far > reach) continue
        const s = far / reach
        const swell = 0.5 + 0.5 * Math.cos(s * 15)
        const size = step * (0.13 + 0.3 * swell * (1 - s * 0.45))
        p.circle(c[0] + dx, c[1] + dy, size, mix(panel.line, panel.hot, swell * (1 - s)))
      }
    p.circle(c[0], c[1], reach + f.u * 3, 'none', {
      stroke: lighten(panel.low, 0.1),
      'stroke-width': f.u * 1.2,
    })
    signed(p, f, station, panel, purpose)
  }
