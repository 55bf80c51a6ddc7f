/** Book covers as figures in the scientific sense: specimens, diagrams, one thing looked at closely. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice, hash, line } from '../dice.ts'
import { curve, type Paint, type Point, polygon } from '../paint.ts'
import type { Frame } from '../scene.ts'
import { type Jacket, jacketed, titleBlock } from './books.ts'
import { wordsIn } from '../words.ts'

// Returns the space left by the title: below it on titled pictures, right of it on wide ones.
function freeRoom(f: Frame, lines: number, size: number, purpose: 'titled' | 'plain') {
  return {
    top: purpose === 'titled' && !f.wide ? f.u * (lines * size + 18) : 0,
    left: f.wide && purpose === 'titled' ? f.w * 0.5 : 0,
  }
}

function button(p: Paint, [x, y]: Point, r: number, colour: string, holes: number, turn: number) {
  p.circle(x + r * 0.08, y + r * 0.14, r, '#1c1410', { opacity: 0.22 })
  p.circle(x, y, r, lighten(colour, -0.07))
  p.circle(x, y - r * 0.03, r * 0.95, colour)
  p.circle(x, y, r * 0.68, lighten(colour, -0.05))
  p.circle(x, y + r * 0.03, r * 0.66, lighten(colour, 0.03))
  for (let k = 0; k < holes; k++) {
    const a = turn + (k / holes) * Math.PI * 2
    p.circle(x + Math.cos(a) * r * 0.24, y + Math.sin(a) * r * 0.24, r * 0.105, lighten(colour, -0.32))
  }
}

/** A card of buttons. One is missing, but its thread is still there. */
export const buttons = (
  jacket: Jacket,
  colours: { card: string; buttons: readonly [string, ...string[]]; thread: string; ink: string },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.thread, size: [10.4, 14] }, (p, f, purpose) => {
    p.ground(colours.card)
    const roll = dice(`${f.seed}/buttons`)
    const { top, left } = freeRoom(f, wordsIn(jacket.lines, f).length, f.square ? 10.4 : 14, purpose)
    const step = f.u * (f.wide ? 16 : 15.5)
    const [columns, rows] = [
      Math.floor((f.w - left - f.u * 5) / step),
      Math.floor((f.h - top - f.u * 3) / step),
    ]
    const x0 = left + (f.w - left - columns * step) / 2
    const y0 = top + (f.h - top - rows * step) / 2
    const gone = [Math.floor(columns * 0.66), Math.floor(rows * 0.5)]
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const at: Point = [x0 + (i + 0.5) * step, y0 + (j + 0.5) * step]
        const isGone = i === gone[0] && j === gone[1]
        const [r, colour, holes, turn] = [
          step * roll.between(0.32, 0.43),
          roll.pick(colours.buttons),
          roll.whole(0, 1) * 2 + 2,
          roll() * 3,
        ]
        if (!isGone) button(p, at, r, colour, holes, turn)
        else {
          p.circle(at[0], at[1], step * 0.38, 'none', {
            stroke: mix(colours.card, colours.ink, 0.25),
            'stroke-width': f.u * 0.3,
            'stroke-dasharray': `${f.u} ${f.u}`,
          })
          p.stroke(
            curve([
              [at[0] - step * 0.06, at[1]],
              [at[0] + step * 0.1, at[1] - step * 0.16],
              [at[0] + step * 0.16, at[1] + step * 0.2],
              [at[0] - step * 0.1, at[1] + step * 0.34],
              [at[0] + step * 0.3, at[1] + step * 0.62],
            ]),
            colours.thread,
            f.u * 0.5,
          )
        }
      }
  })

/** Three mushrooms above ground, and their mycelium below. */
export const mycelium = (
  jacket: Jacket,
  colours: {
    air: string
    soil: string
    deep: string
    thread: string
    cap: string
    stem: string
    ink: string
    second: string
  },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.second, size: [9.6, 14] }, (p, f) => {
    const ground = f.h * (f.wide ? 0.4 : f.square ? 0.56 : 0.52)
    p.ground(colours.air)
    p.rect(0, ground, f.w, f.h - ground, p.down(ground, f.h, colours.soil, colours.deep))
    const roll = dice(`${f.seed}/threads`)
    const c = f.w * (f.wide ? 0.72 : 0.54)
    const spots: readonly (readonly [number, number])[] = [
      [0, 1],
      [-19, 0.62],
      [17, 0.5],
    ]
    const paths: string[][] = [[], [], []]
    const grow = (x: number, y: number, a: number, left: number, level: number) => {
      const points: Point[] = [[x, y]]
      const steps = 5 + roll.whole(0, 3)
      let [px, py, pa] = [x, y, a]
      for (let k = 0; k < steps; k++) {
        pa += roll.between(-0.42, 0.42) + (Math.PI / 2 - pa) * 0.03
        px += Math.cos(pa) * f.u * 3.4
        py = Math.max(ground + f.u * 1.5, py + Math.sin(pa) * f.u * 3.4)
        points.push([px, py])
        if (left > 0 && roll() < 0.3)
          grow(px, py, pa + roll.between(0.4, 1) * (roll() < 0.5 ? -1 : 1), left - 1, Math.min(2, level + 1))
      }
      paths[level]?.push(curve(points))
      if (left > 0) grow(px, py, pa, left - 1, Math.min(2, level + 1))
      else p.circle(px, py, f.u * 0.55, colours.cap)
    }
    for (const [dx] of spots)
      for (let k = 0; k < 4; k++) grow(c + dx * f.u, ground + f.u * 1.5, 0.35 + (k / 3) * 2.45, 3, 0)
    paths.forEach((group, level) => {
      for (const d of group)
        p.stroke(d, mix(colours.thread, colours.soil, level * 0.22), f.u * (0.75 - level * 0.22))
    })
    for (const [dx, s] of spots) {
      const [x, h] = [c + dx * f.u, f.u * 21 * s * (f.square ? 0.8 : 1)]
      p.path(
        `M${x - h * 0.1} ${ground + f.u}Q${x - h * 0.05} ${ground - h * 0.5} ${x - h * 0.09} ${ground - h * 0.7}H${x + h * 0.09}Q${x + h * 0.06} ${ground - h * 0.4} ${x + h * 0.13} ${ground + f.u}Z`,
        colours.stem,
      )
      p.path(
        `M${x - h * 0.46} ${ground - h * 0.62}Q${x - h * 0.4} ${ground - h * 1.12} ${x} ${ground - h * 1.12}Q${x + h * 0.4} ${ground - h * 1.12} ${x + h * 0.46} ${ground - h * 0.62}Q${x} ${ground - h * 0.5} ${x - h * 0.46} ${ground - h * 0.62}Z`,
        colours.cap,
      )
      for (const [ox, oy, r] of [
        [-0.18, 0.86, 0.06],
        [0.1, 0.98, 0.05],
        [0.2, 0.76, 0.07],
        [-0.04, 0.74, 0.04],
      ] as const)
        p.circle(x + ox * h, ground - oy * h, r * h, colours.stem)
    }
  })

/** Travelling light: a ring for every year, and a mark for our place. */
export const lightYears = (
  jacket: Jacket,
  colours: { ground: string; low: string; ring: string; star: string; here: string; ink: string },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.here, size: [15, 20] }, (p, f) => {
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
    const roll = dice(`${f.seed}/stars`)
    for (let i = 0; i < 90; i++)
      p.circle(roll() * f.w, roll() * f.h, f.u * roll.between(0.1, 0.36), colours.ring, {
        opacity: Math.round(roll.between(0.3, 0.9) * 100) / 100,
      })
    const c: Point = [f.w * (f.wide ? 0.94 : 0.86), f.h * (f.wide ? 0.78 : 0.9)]
    const reach = f.u * (f.wide ? 86 : f.square ? 68 : 88)
    const rings = 16
    for (let k = 1; k <= rings; k++) {
      const r = (k / rings) * reach
      const colour = mix(colours.star, colours.ring, Math.min(1, k / 9))
      p.circle(c[0], c[1], r, 'none', {
        stroke: colour,
        'stroke-width': f.u * (k % 4 === 0 ? 0.6 : 0.24),
        ...(k % 4 === 0 ? {} : { 'stroke-dasharray': `${f.u * 0.5} ${f.u * 1.3}` }),
      })
    }
    const a = Math.PI * 1.25
    const here: Point = [c[0] + Math.cos(a) * reach * 0.75, c[1] + Math.sin(a) * reach * 0.75]
    p.stroke(
      polygon([c, here], false),
      p.linear(c, here, [
        [0, colours.star],
        [1, colours.here],
      ]),
      f.u * 1,
    )
    p.glow(c, f.u * 40, colours.star, 0.9)
    p.circle(c[0], c[1], f.u * 4.4, '#ffffff')
    p.glow(here, f.u * 12, colours.here, 0.7)
    p.circle(here[0], here[1], f.u * 1.7, colours.here)
    p.circle(here[0], here[1], f.u * 3.2, 'none', { stroke: colours.here, 'stroke-width': f.u * 0.4 })
  })

/** Lemons cut into shares, on ruled paper. */
export const lemons = (
  jacket: Jacket,
  colours: {
    paper: string
    rule: string
    red: string
    peel: string
    flesh: string
    pith: string
    ink: string
  },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.red, size: [10.4, 14] }, (p, f, purpose) => {
    p.ground(colours.paper)
    for (let y = f.u * 6; y < f.h; y += f.u * 5.2) p.rect(0, y, f.w, f.u * 0.22, colours.rule)
    for (const x of [f.w * (f.wide ? 0.48 : 0.82), f.w * (f.wide ? 0.485 : 0.835)])
      p.rect(x, 0, f.u * 0.3, f.h, colours.red)
    const { top } = freeRoom(f, wordsIn(jacket.lines, f).length, f.square ? 10.4 : 14, purpose)
    const middle = f.wide ? f.h * 0.5 : top + (f.h - top) * 0.46
    const slices: readonly (readonly [number, number, number, number])[] = f.wide
      ? [
          [f.w * 0.66, middle - f.u * 8, 27, 8],
          [f.w * 0.88, middle + f.u * 22, 19, 5],
          [f.w * 0.91, middle - f.u * 30, 12, 3],
        ]
      : [
          [f.w * 0.34, middle + f.u * 2, f.square ? 21 : 29, 8],
          [f.w * 0.75, middle + f.u * (f.square ? 9 : 20), f.square ? 15 : 19, 5],
          [f.w * 0.72, middle - f.u * (f.square ? 17 : 26), f.square ? 9 : 13, 3],
        ]
    for (const [x, y, size, shares] of slices) {
      const r = f.u * size
      p.circle(x + f.u * 0.8, y + f.u * 1.2, r, '#2a2410', { opacity: 0.18 })
      p.circle(x, y, r, colours.peel)
      p.circle(x, y, r * 0.93, colours.pith)
      const total = 10
      for (let k = 0; k < total; k++) {
        const [a, b] = [(k + 0.06) / total, (k + 0.94) / total].map((s) => s * Math.PI * 2 - Math.PI / 2)
        if (a === undefined || b === undefined) continue
        // Shares already taken are pulled out of the slice a little.
        const out = k >= shares ? r * 0.16 : 0
        const mid = (a + b) / 2
        const [ox, oy] = [x + Math.cos(mid) * (r * 0.09 + out), y + Math.sin(mid) * (r * 0.09 + out)]
        const at = (s: number, t: number): Point => [ox + Math.cos(s) * t, oy + Math.sin(s) * t]
        const [p1, p2] = [at(a, r * 0.72), at(b, r * 0.72)]
        p.path(
          `M${ox} ${oy}L${p1[0]} ${p1[1]}A${r * 0.72} ${r * 0.72} 0 0 1 ${p2[0]} ${p2[1]}Z`,
          k >= shares ? colours.red : colours.flesh,
        )
        p.stroke(polygon([at(mid, r * 0.2), at(mid, r * 0.56)], false), colours.pith, r * 0.02)
      }
    }
  })

/** Small noises drawn as they sound. For children. */
export const noises =
  (
    jacket: Jacket,
    colours: {
      papers: readonly [string, ...string[]]
      marks: readonly [string, ...string[]]
      plate: string
      ink: string
    },
  ): Cover =>
  (p, f, purpose) => {
    p.ground(colours.plate)
    const roll = dice(`${f.seed}/noises`)
    const step = f.u * (f.wide ? 25 : 25)
    const { top, left } = freeRoom(f, wordsIn(jacket.lines, f).length, f.square ? 10 : 13, purpose)
    let n = hash(f.seed) % 7
    for (let y = f.h - step; y > top - step * 0.3; y -= step)
      for (let x = f.w - step; x > left - step * 0.9; x -= step) {
        const paper = colours.papers[n % colours.papers.length] ?? colours.papers[0]
        const mark = colours.marks[(n * 2 + 1) % colours.marks.length] ?? colours.marks[0]
        p.rect(x, y, step + 1, step + 1, paper)
        const [cx, cy, s] = [x + step / 2, y + step / 2, step * 0.36]
        const kind = n++ % 7
        if (kind === 0)
          for (const r of [1, 0.7, 0.4])
            p.circle(cx, cy, s * r, 'none', { stroke: mark, 'stroke-width': s * 0.13 })
        else if (kind === 1)
          p.stroke(
            polygon(
              Array.from({ length: 7 }, (_, k): Point => [cx - s + (k * s) / 3, cy + (k % 2 ? -s : s) * 0.6]),
              false,
            ),
            mark,
            s * 0.18,
          )
        else if (kind === 2)
          for (let k = 0; k < 9; k++)
            p.circle(
              cx + ((k % 3) - 1) * s * 0.7,
              cy + (Math.floor(k / 3) - 1) * s * 0.7,
              s * roll.between(0.1, 0.26),
              mark,
            )
        else if (kind === 3)
          p.stroke(
            curve(
              Array.from({ length: 16 }, (_, k): Point => [
                cx + Math.cos(k * 0.8) * s * k * 0.064,
                cy + Math.sin(k * 0.8) * s * k * 0.064,
              ]),
            ),
            mark,
            s * 0.15,
          )
        else if (kind === 4)
          for (let k = 0; k < 8; k++) {
            const a = (k / 8) * Math.PI * 2
            p.stroke(
              `M${cx + Math.cos(a) * s * 0.4} ${cy + Math.sin(a) * s * 0.4}L${cx + Math.cos(a) * s} ${cy + Math.sin(a) * s}`,
              mark,
              s * 0.16,
            )
          }
        else if (kind === 5)
          for (let k = 0; k < 3; k++)
            p.stroke(
              curve(
                Array.from({ length: 6 }, (_, i): Point => [
                  cx - s + (i * s * 2) / 5,
                  cy + (k - 1) * s * 0.6 + (i % 2 ? -1 : 1) * s * 0.16,
                ]),
              ),
              mark,
              s * 0.14,
            )
        else
          p.path(
            `M${cx} ${cy - s}Q${cx + s * 0.9} ${cy + s * 0.2} ${cx} ${cy + s * 0.9}Q${cx - s * 0.9} ${cy + s * 0.2} ${cx} ${cy - s}Z`,
            mark,
          )
      }
    if (purpose === 'titled') {
      if (!f.wide) p.rect(0, 0, f.w, top, colours.plate)
      else p.rect(0, 0, left, f.h, colours.plate)
      titleBlock(p, f, jacket, { fill: colours.ink, second: colours.ink, size: f.square ? 10 : 13 })
    }
  }

/** A tide clock: moons around it, a boat in it. */
export const tide = (
  jacket: Jacket,
  colours: {
    sky: string
    low: string
    brass: string
    moon: string
    sea: string
    boat: string
    ink: string
  },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.brass, size: [9.4, 14] }, (p, f) => {
    p.fade(colours.sky, colours.low)
    const c: Point = [f.w * (f.wide ? 0.72 : 0.5), f.h * (f.wide ? 0.5 : f.square ? 0.68 : 0.66)]
    const r = f.u * (f.wide ? 30 : f.square ? 19 : 28)
    p.glow(c, r * 2.2, colours.moon, 0.2)
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2
      const [x, y, s] = [c[0] + Math.sin(a) * r * 1.32, c[1] - Math.cos(a) * r * 1.32, r * 0.13]
      p.circle(x, y, s, lighten(colours.sky, 0.06))
      // Full moon at the top, new moon at the bottom.
      const share = Math.cos(a)
      const bulge = s * Math.abs(share)
      const right = a < Math.PI ? 0 : 1
      p.path(
        `M${x} ${y - s}A${s} ${s} 0 0 ${right} ${x} ${y + s}A${bulge} ${s} 0 0 ${share > 0 ? right : 1 - right} ${x} ${y - s}Z`,
        colours.moon,
      )
    }
    p.circle(c[0], c[1], r * 1.08, colours.brass)
    p.circle(c[0], c[1], r, lighten(colours.sky, 0.1))
    p.group(
      { 'clip-path': p.clip(`M${c[0] - r} ${c[1]}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`) },
      () => {
        const noise = line(hash(f.seed), 3)
        for (let k = 0; k < 6; k++) {
          const y = c[1] + r * (0.06 + k * 0.17)
          if (k === 1) {
            const [bx, by] = [c[0] - r * 0.12, y - r * 0.06]
            p.path(
              `M${bx - r * 0.36} ${by - r * 0.06}H${bx + r * 0.36}Q${bx + r * 0.26} ${by + r * 0.16} ${bx} ${by + r * 0.16}Q${bx - r * 0.26} ${by + r * 0.16} ${bx - r * 0.36} ${by - r * 0.06}Z`,
              colours.boat,
            )
            p.rect(bx - r * 0.015, by - r * 0.72, r * 0.03, r * 0.68, colours.brass)
            p.path(
              `M${bx + r * 0.04} ${by - r * 0.7}Q${bx + r * 0.42} ${by - r * 0.4} ${bx + r * 0.36} ${by - r * 0.14}H${bx + r * 0.04}Z`,
              colours.moon,
            )
            p.circle(bx - r * 0.16, by - r * 0.24, r * 0.07, colours.boat)
            p.path(
              `M${bx - r * 0.24} ${by - r * 0.05}l${r * 0.04} ${-r * 0.13}h${r * 0.08}l${r * 0.05} ${r * 0.13}Z`,
              colours.boat,
            )
          }
          const wave = Array.from({ length: 13 }, (_, i): Point => [
            c[0] - r + (i / 12) * r * 2,
            y + Math.sin(i * 1.05 + k * 2.1) * r * 0.035 + noise(i + k * 9) * r * 0.02,
          ])
          p.path(`${curve(wave)}V${c[1] + r}H${c[0] - r}Z`, mix(colours.low, colours.sea, 0.3 + k * 0.14))
        }
      },
    )
  })

/** A rope around two bollards in a figure of eight. */
export const rope = (
  jacket: Jacket,
  colours: {
    ground: string
    low: string
    rope: string
    twist: string
    iron: string
    ink: string
    second: string
  },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.second, size: [12, 16] }, (p, f, purpose) => {
    p.fade(colours.ground, colours.low)
    const { top } = freeRoom(f, wordsIn(jacket.lines, f).length, f.square ? 12 : 16, purpose)
    const c: Point = [f.w * (f.wide ? 0.73 : 0.5), f.wide ? f.h * 0.5 : top + (f.h - top) * 0.48]
    const s = f.u * (f.wide ? 27 : f.square ? 24 : 30)
    const thick = s * 0.25
    const posts: Point[] = [
      [c[0] - s * 0.82, c[1]],
      [c[0] + s * 0.82, c[1]],
    ]
    for (const [x, y] of posts) p.circle(x + s * 0.06, y + s * 0.1, s * 0.46, '#0b1116', { opacity: 0.25 })
    const eight = (t: number): Point => {
      const a = t * Math.PI * 2
      return [c[0] + s * 1.42 * Math.sin(a), c[1] + s * 0.72 * Math.sin(a * 2)]
    }
    const laid = (from: number, to: number, at: (t: number) => Point) => {
      const points = Array.from({ length: 40 }, (_, i) => at(from + ((to - from) * i) / 39))
      p.stroke(curve(points), lighten(colours.rope, -0.2), thick * 1.14, { 'stroke-linecap': 'butt' })
      p.stroke(curve(points), colours.rope, thick, { 'stroke-linecap': 'butt' })
      for (let i = 0; i < 39; i++) {
        const [p0, p1] = [points[i], points[i + 1]]
        if (!p0 || !p1) continue
        const a = Math.atan2(p1[1] - p0[1], p1[0] - p0[0])
        const [nx, ny] = [-Math.sin(a) * thick * 0.46, Math.cos(a) * thick * 0.46]
        const [tx, ty] = [Math.cos(a) * thick * 0.3, Math.sin(a) * thick * 0.3]
        p.stroke(
          `M${p0[0] + nx - tx} ${p0[1] + ny - ty}Q${p0[0]} ${p0[1]} ${p0[0] - nx + tx} ${p0[1] - ny + ty}`,
          colours.twist,
          thick * 0.09,
        )
      }
    }
    laid(0.06, 0.5, eight)
    for (const [x, y] of posts) {
      p.circle(x, y, s * 0.4, colours.iron)
      p.circle(x - s * 0.05, y - s * 0.06, s * 0.33, lighten(colours.iron, 0.07))
      p.circle(x - s * 0.08, y - s * 0.1, s * 0.16, lighten(colours.iron, 0.14))
    }
    laid(0.5, 1.06, eight)
  })
