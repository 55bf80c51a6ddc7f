/** Album covers of paper and ink: scissors, trunks, a stamp, and a landscape in dots. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice, hash, line } from '../dice.ts'
import { write } from '../lettering.ts'
import { curve, type Paint, type Point, polygon } from '../paint.ts'
import { label, type Sleeve } from './albums.ts'

// A frond as cut with scissors: rounded fingers on both sides of a stem, rounder than in nature.
function frond(p: Paint, foot: Point, length: number, degrees: number, fingers: number, fill: string) {
  const reach = length * 0.46
  p.group({ transform: `rotate(${Math.round(degrees)} ${foot[0]} ${foot[1]})` }, () => {
    const thick = (length / fingers) * 0.34
    p.path(
      curve(
        [
          [foot[0] - thick * 0.5, foot[1]],
          [foot[0] - thick * 0.7, foot[1] - length * 0.5],
          [foot[0], foot[1] - length],
          [foot[0] + thick * 0.7, foot[1] - length * 0.5],
          [foot[0] + thick * 0.5, foot[1]],
        ],
        true,
      ),
      fill,
    )
    for (let i = 0; i < fingers; i++) {
      const s = (i + 0.35) / fingers
      const y = foot[1] - length * (0.1 + s * 0.84)
      const long = reach * (0.5 + 0.5 * Math.sin(Math.PI * (0.25 + s * 0.7)))
      for (const side of [-1, 1])
        p.path(
          curve(
            [
              [foot[0], y + thick * 0.8],
              [foot[0] + side * long * 0.5, y - long * 0.06 + thick * 0.7],
              [foot[0] + side * long, y - long * 0.5],
              [foot[0] + side * long * 0.82, y - long * 0.62],
              [foot[0] + side * long * 0.36, y - long * 0.3],
              [foot[0], y - thick * 0.5],
            ],
            true,
          ),
          fill,
        )
    }
  })
}

/** Fronds cut from five sheets of paper. */
export const fronds =
  (
    sleeve: Sleeve,
    colours: {
      papers: readonly [string, ...string[]]
      leaves: readonly [string, ...string[]]
      plate: string
      ink: string
    },
  ): Cover =>
  (p, f, purpose) => {
    const roll = dice(`${f.seed}/scissors`)
    const columns = f.wide ? 5 : 3
    const rows = f.wide ? 3 : f.square ? 3 : 4
    const [w, h] = [f.w / columns, f.h / rows]
    const shift = hash(f.seed) % 3
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const which = (i * 3 + j * 2 + shift) % colours.papers.length
        const paper = colours.papers[which] ?? colours.papers[0]
        const [x, y] = [i * w, j * h]
        p.rect(x - 1, y - 1, w + 2, h + 2, paper)
        const open = colours.leaves.filter((leaf) => leaf !== paper)
        const leaf = open[(i + j + shift) % open.length] ?? colours.leaves[0]
        const lean = roll.between(-20, 20)
        const length = Math.min(w, h) * roll.between(0.76, 0.86)
        const foot: Point = [
          x + w / 2 - Math.sin((lean * Math.PI) / 180) * length * 0.5,
          y + h / 2 + Math.cos((lean * Math.PI) / 180) * length * 0.5,
        ]
        const fingers = roll.whole(3, 5)
        frond(
          p,
          [foot[0] + f.u * 0.6, foot[1] + f.u * 0.8],
          length,
          lean,
          fingers,
          mix(paper, '#120c18', 0.28),
        )
        frond(p, foot, length, lean, fingers, leaf)
      }
    if (purpose === 'plain') return
    p.rect(0, h * (rows - 1), f.wide ? w * 3 : f.w, h + 2, colours.plate)
    label(p, f, sleeve, colours.ink, 'bottom', f.wide ? 7 : 6.6)
  }

/** Birches in front of a midnight sun. */
export const birches =
  (
    sleeve: Sleeve,
    colours: { sky: string; low: string; sun: string; bark: string; mark: string; lake: string; ink: string },
  ): Cover =>
  (p, f, purpose) => {
    const shore = f.h * 0.68
    p.ground(p.down(0, shore, colours.sky, colours.low))
    const sun: Point = [f.w * (f.wide ? 0.74 : 0.6), shore - f.u * 12]
    p.glow(sun, f.u * 52, colours.sun, 0.6)
    p.circle(sun[0], sun[1], f.u * 15, colours.sun)
    const noise = line(hash(f.seed), 4)
    const far = Array.from({ length: 40 }, (_, i): Point => [
      (i / 39) * f.w,
      shore - f.u * (3.4 + 2.4 * noise(i * 0.5)),
    ])
    p.path(`${polygon(far, false)}V${shore}H0Z`, mix(colours.lake, colours.low, 0.3))
    p.rect(0, shore, f.w, f.h - shore, p.down(shore, f.h, mix(colours.low, colours.lake, 0.35), colours.lake))
    for (let i = 0; i < 15; i++) {
      const y = shore + f.u * (1.6 + i * 2)
      const half = f.u * (14 - i * 0.5) * (0.7 + 0.5 * Math.abs(noise(i * 3.1)))
      p.rect(sun[0] - half, y, half * 2, f.u * 0.8, colours.sun, { rx: f.u * 0.4, opacity: 0.85 - i * 0.045 })
    }
    const roll = dice(`${f.seed}/trunks`)
    const trunks = f.wide ? 13 : 8
    for (let i = 0; i < trunks; i++) {
      const near = roll()
      const x = ((i + roll.between(0.2, 0.8)) / trunks) * f.w
      // Keeps a clearing for the title.
      if (purpose === 'titled' && x > f.u * 5 && x < f.u * (f.wide ? 62 : 46)) continue
      if (Math.abs(x - sun[0]) < f.u * 9 && near > 0.4) continue
      const w = f.u * (1.6 + near * 3.6)
      const lean = roll.between(-2, 2) * f.u
      const bark = mix(colours.bark, colours.low, (1 - near) * 0.55)
      p.path(
        polygon([
          [x - w / 2, f.h + 5],
          [x - w * 0.36 + lean, -5],
          [x + w * 0.36 + lean, -5],
          [x + w / 2, f.h + 5],
        ]),
        p.linear(
          [x - w / 2, 0],
          [x + w / 2, 0],
          [
            [0, lighten(bark, -0.1)],
            [0.45, bark],
            [1, lighten(bark, 0.03)],
          ],
        ),
      )
      for (let k = 0; k < 12 + near * 10; k++) {
        const y = roll() * f.h
        const long = w * roll.between(0.18, 0.6)
        const left = roll() < 0.5
        p.path(
          `M${x + (lean * (f.h - y)) / f.h + (left ? -w * 0.46 : w * 0.46)} ${y}q${(left ? 1 : -1) * long} ${f.u * 0.3} 0 ${f.u * roll.between(0.6, 1.6)}Z`,
          colours.mark,
        )
      }
    }
    if (purpose === 'titled') label(p, f, sleeve, colours.ink, 'top', 9)
  }

/** A postage stamp with a moor, a moon and two cranes. */
export const stamp =
  (
    sleeve: Sleeve,
    colours: {
      table: string
      paper: string
      sky: string
      moor: string
      moon: string
      ink: string
      type: string
    },
    value = '80',
  ): Cover =>
  (p, f, purpose) => {
    p.ground(colours.table)
    const [w, h] = f.wide ? [f.u * 72, f.u * 82] : f.square ? [f.u * 58, f.u * 66] : [f.u * 74, f.u * 92]
    const [x, y] = [f.wide ? f.w * 0.71 - w / 2 : (f.w - w) / 2, f.wide ? (f.h - h) / 2 : f.u * 9]
    const tooth = f.u * 1.25
    const tilt = { transform: `rotate(-1.6 ${x + w / 2} ${y + h / 2})` }
    p.rect(x + f.u * 1.2, y + f.u * 1.8, w, h, '#120d0a', { opacity: 0.25, ...tilt })
    p.group(tilt, () => {
      p.rect(x, y, w, h, colours.paper)
      const across = Math.round(w / (tooth * 3))
      const down = Math.round(h / (tooth * 3))
      for (let i = 0; i <= across; i++)
        for (const edge of [y, y + h]) p.circle(x + (i / across) * w, edge, tooth, colours.table)
      for (let i = 1; i < down; i++)
        for (const edge of [x, x + w]) p.circle(edge, y + (i / down) * h, tooth, colours.table)
      const m = f.u * 4.6
      const inside = { x: x + m, y: y + m, w: w - m * 2, h: h - m * 2 }
      p.rect(
        inside.x,
        inside.y,
        inside.w,
        inside.h,
        p.linear(
          [0, inside.y],
          [0, inside.y + inside.h],
          [
            [0, colours.sky],
            [0.7, colours.paper],
          ],
        ),
      )
      const frame = p.clip(`M${inside.x} ${inside.y}h${inside.w}v${inside.h}h${-inside.w}Z`)
      p.group({ 'clip-path': frame }, () => {
        const moon: Point = [inside.x + inside.w * 0.63, inside.y + inside.h * 0.36]
        p.circle(moon[0], moon[1], inside.w * 0.2, colours.moon)
        const noise = line(hash(f.seed), 4)
        for (let i = 0; i < 6; i++) {
          const base = inside.y + inside.h * (0.6 + i * 0.075)
          const ridge = Array.from({ length: 30 }, (_, k): Point => [
            inside.x + (k / 29) * inside.w,
            base - f.u * 2.6 * noise(k * 0.22 + i * 9),
          ])
          p.path(
            `${polygon(ridge, false)}V${y + h}H${inside.x}Z`,
            mix(colours.paper, colours.moor, 0.25 + i * 0.15),
          )
        }
        const roll = dice(`${f.seed}/reeds`)
        for (let i = 0; i < 36; i++) {
          const rx = inside.x + roll() * inside.w
          const long = f.u * roll.between(6, 19)
          const foot = inside.y + inside.h
          p.stroke(
            `M${rx} ${foot}Q${rx + f.u} ${foot - long * 0.6} ${rx + roll.between(-1, 3) * f.u} ${foot - long}`,
            colours.ink,
            f.u * 0.4,
          )
        }
        // Cranes: a neck, two wings and the trailing legs.
        for (const [cx, cy, s] of [
          [0.36, 0.3, 1],
          [0.24, 0.41, 0.7],
        ] as const) {
          const [bx, by, k] = [inside.x + inside.w * cx, inside.y + inside.h * cy, f.u * s * 0.9]
          p.path(
            `M${bx - 9 * k} ${by + 1.2 * k}L${bx - 2 * k} ${by - 0.6 * k}Q${bx - 4 * k} ${by - 7 * k} ${bx - 9 * k} ${by - 10 * k}Q${bx + 1 * k} ${by - 8 * k} ${bx + 2.4 * k} ${by - 1 * k}L${bx + 11 * k} ${by - 2.6 * k}L${bx + 12.4 * k} ${by - 2 * k}L${bx + 3 * k} ${by + 1 * k}Q${bx + 1.6 * k} ${by + 6 * k} ${bx - 3 * k} ${by + 8 * k}Q${bx - 1 * k} ${by + 4 * k} ${bx - 2 * k} ${by + 1.4 * k}Z`,
            colours.ink,
          )
        }
      })
      if (purpose === 'titled')
        write(p, value, inside.x + inside.w - f.u * 2.5, inside.y + f.u * 9.4, {
          face: 'heavy',
          size: f.u * 10,
          fill: colours.ink,
          anchor: 'end',
        })
      // The postmark.
      for (const r of [12, 10.8, 6])
        p.circle(x + w * 0.96, y + h * 0.93, f.u * r, 'none', {
          stroke: colours.type,
          'stroke-width': f.u * 0.45,
          opacity: 0.75,
        })
      for (let i = 0; i < 4; i++) {
        const py = y + h * 0.93 + f.u * (i * 3.2 - 4.8)
        p.stroke(
          curve(
            Array.from({ length: 8 }, (_, k): Point => [
              x + w * 0.96 - f.u * (13 + k * 4),
              py + (k % 2 ? -1 : 1) * f.u * 0.7,
            ]),
          ),
          colours.type,
          f.u * 0.45,
          { opacity: 0.75 },
        )
      }
    })
    if (purpose === 'titled') label(p, f, sleeve, colours.type, 'bottom', f.square ? 6.4 : 7.6)
  }

/** A deliberately coarse halftone landscape: the dots grow with the darkness. */
export const dots =
  (
    sleeve: Sleeve,
    colours: { paper: string; dot: string; sun: string; ink: string },
    what: 'road' | 'moon',
  ): Cover =>
  (p, f, purpose) => {
    p.ground(colours.paper)
    const horizon = f.h * (what === 'road' ? 0.55 : 0.72)
    const noise = line(hash(f.seed), 5)
    const x0 = f.w * (f.wide ? 0.68 : 0.56)
    const r0 = f.u * (what === 'road' ? 19 : 25)
    const c0: Point = [x0 + f.u * (what === 'road' ? 6 : 0), horizon - (what === 'road' ? f.u * 9 : f.u * 20)]
    p.circle(c0[0], c0[1], r0, colours.sun)
    // 0 is paper, 1 is ink.
    const dark = (x: number, y: number): number => {
      if (y < horizon) {
        const ridge = horizon - f.u * (what === 'road' ? 14 : 6) * Math.max(0, 0.35 + noise((x / f.u) * 0.03))
        if (y > ridge) return 0.72 + 0.25 * noise((x / f.u) * 0.2 + y / f.u)
        if (Math.hypot(x - c0[0], y - c0[1]) < r0)
          return what === 'moon' ? 0.02 + 0.2 * Math.max(0, noise((x + y) / f.u / 9)) : 0
        const up = 1 - y / horizon
        return what === 'moon' ? 0.35 + up * 0.5 : up * 0.62
      }
      const down = (y - horizon) / (f.h - horizon)
      if (what === 'moon') {
        const shine = Math.abs(x - x0) < f.u * (8 + down * 26) * (0.6 + 0.4 * noise(y / f.u))
        return shine ? 0.16 + 0.3 * Math.abs(noise(y * 0.4)) : 0.82
      }
      const half = f.u * (0.8 + down ** 1.3 * 34)
      const off = Math.abs(x - (x0 - down * f.u * 12))
      if (off < half) return off < half * 0.05 && Math.floor(down ** 0.5 * 14) % 2 === 0 ? 0 : 0.88
      return 0.2 + 0.3 * down + 0.16 * noise((x + y * 3) / f.u / 7)
    }
    const step = f.u * (f.wide ? 2 : 1.9)
    const sizes: string[] = Array.from({ length: 13 }, () => '')
    const reach = f.w + f.h
    for (let a = -reach; a < reach; a += step)
      for (let b = 0; b < reach; b += step) {
        const [x, y] = [(a + b) * 0.707, (b - a) * 0.707]
        if (x < -step || y < -step || x > f.w + step || y > f.h + step) continue
        const size = Math.round(Math.min(1, Math.max(0, dark(x, y))) * 12)
        if (size > 0) sizes[size] += `M${x.toFixed(1)} ${y.toFixed(1)}h0`
      }
    sizes.forEach((d, size) => {
      if (d) p.stroke(d, colours.dot, step * Math.sqrt(size / 12) * 1.16)
    })
    if (purpose === 'plain') return
    p.rect(0, 0, f.u * (f.wide ? 72 : 62), f.u * 21, colours.paper)
    label(p, f, sleeve, colours.ink, 'top', 8)
  }
