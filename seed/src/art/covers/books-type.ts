/** Book covers led by the title: mirrored, numbered, crossed out. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { CAP_HEIGHT, letters, sizeFor, write } from '../lettering.ts'
import { type Paint, type Point, polygon } from '../paint.ts'
import { type Jacket, jacketed } from './books.ts'
import { type Words, wordsIn } from '../words.ts'

/** A title standing on a salt flat and reflected in it. */
export const mirrored =
  (
    jacket: Jacket,
    colours: { sky: string; haze: string; salt: string; crack: string; sun: string; ink: string },
  ): Cover =>
  (p, f, purpose) => {
    const horizon = f.h * (f.wide ? 0.6 : f.square ? 0.62 : 0.58)
    p.ground(p.down(0, horizon, colours.sky, colours.haze))
    const sun: Point = [f.w * (f.wide ? 0.74 : 0.7), horizon]
    p.glow(sun, f.u * 70, colours.sun, 0.4)
    p.circle(sun[0], sun[1], f.u * (f.wide ? 26 : 21), colours.sun)
    p.rect(0, horizon, f.w, f.h - horizon, p.down(horizon, f.h, colours.haze, colours.salt))
    const r = f.u * (f.wide ? 26 : 21)
    p.path(
      `M${sun[0] - r} ${horizon}A${r} ${r * 0.62} 0 0 0 ${sun[0] + r} ${horizon}Z`,
      p.linear(
        [0, horizon],
        [0, horizon + r * 0.62],
        [
          [0, colours.sun, 0.7],
          [1, colours.sun, 0.12],
        ],
      ),
    )
    // Dried salt cracks into plates; in perspective, they grow towards the bottom.
    const roll = dice(`${f.seed}/plates`)
    const rows = 11
    const at = (i: number, j: number): Point => {
      const depth = (j / rows) ** 1.9
      const spread = 0.35 + depth * 2.2
      const shake = dice(`${f.seed}/${i}/${j}`)
      return [
        f.w / 2 + (i + (j % 2) * 0.5 + shake.between(-0.22, 0.22)) * f.u * 16 * spread,
        horizon + (f.h - horizon + f.u * 10) * (depth + (shake() * 0.05 * j) / rows),
      ]
    }
    for (let j = 1; j < rows; j++)
      for (let i = -14; i <= 14; i++) {
        const width = f.u * (0.12 + (j / rows) ** 2 * 0.75)
        p.stroke(polygon([at(i, j), at(i + 1, j)], false), colours.crack, width, { opacity: 0.65 })
        if (roll() < 0.8)
          p.stroke(polygon([at(i, j), at(i + (j % 2), j + 1)], false), colours.crack, width, {
            opacity: 0.65,
          })
      }
    p.rect(0, horizon - f.u * 0.2, f.w, f.u * 0.4, mix(colours.crack, colours.haze, 0.4))
    if (purpose === 'plain') return
    const rowsOf = wordsIn(jacket.lines, f)
    const last = rowsOf.at(-1) ?? ''
    const m = f.u * 7
    const size = Math.min(sizeFor(last, f.wide ? f.w * 0.47 : f.w - m * 2, 'heavy', -0.03), f.u * 40)
    write(p, last, m, horizon, { face: 'heavy', size, tracking: -0.03, fill: colours.ink })
    p.path(letters(last, 0, 0, { face: 'heavy', size, tracking: -0.03 }), colours.ink, {
      transform: `translate(${m} ${horizon + f.u * 0.3}) scale(1 -0.55)`,
      opacity: 0.2,
    })
    const first = rowsOf.slice(0, -1).join(' ')
    const above = Math.min(size * 0.62, f.u * 17)
    write(p, first, m, horizon - size * CAP_HEIGHT - above * 0.3, {
      face: 'light',
      size: above,
      tracking: -0.02,
      fill: colours.ink,
    })
    write(p, jacket.author, m, f.wide ? f.h - f.u * 8 : f.u * 11, {
      face: 'regular',
      size: f.u * 4.6,
      fill: colours.ink,
    })
  }

type Emblem = 'dock' | 'stairs' | 'clock'

function emblem(
  p: Paint,
  [x, y]: Point,
  s: number,
  what: Emblem,
  { ink, spot, ground }: { ink: string; spot: string; ground: string },
) {
  if (what === 'dock') {
    p.path(`M${x - s} ${y - s * 0.5}H${x + s}L${x + s * 0.5} ${y + s * 0.5}H${x - s * 0.62}Z`, ink)
    p.rect(x - s * 0.3, y - s * 0.98, s * 0.72, s * 0.42, ink)
    p.rect(x + s * 0.1, y - s * 1.36, s * 0.2, s * 0.4, spot)
    for (let i = 0; i < 3; i++) p.circle(x - s * 0.5 + i * s * 0.42, y - s * 0.2, s * 0.09, ground)
    for (const dx of [-0.66, -0.2, 0.26])
      p.path(`M${x + s * dx} ${y + s * 0.5}h${s * 0.2}v${s * 0.46}h${-s * 0.2}Z`, ink)
    p.rect(x - s * 1.4, y + s * 0.96, s * 2.8, s * 0.1, ink)
    p.circle(x + s * 1.06, y + s * 0.84, s * 0.12, spot)
  } else if (what === 'stairs') {
    const n = 7
    let d = `M${x - s} ${y + s}`
    for (let i = 0; i < n; i++) d += `v${(-s * 2) / n}h${(s * 2) / n}`
    p.path(`${d}V${y + s}Z`, ink)
    p.circle(x, y - s * 0.64, s * 0.13, spot)
    p.path(
      `M${x - s * 0.13} ${y - s * 0.14}l${s * 0.04} ${-s * 0.36}h${s * 0.18}l${s * 0.04} ${s * 0.36}Z`,
      spot,
    )
  } else {
    p.circle(x, y, s, ink)
    p.circle(x, y, s * 0.86, ground)
    for (let i = 0; i < 12; i++)
      p.rect(x - s * 0.025, y - s * 0.82, s * 0.05, s * (i % 3 === 0 ? 0.2 : 0.1), ink, {
        transform: `rotate(${i * 30} ${x} ${y})`,
      })
    p.rect(x - s * 0.04, y - s * 0.5, s * 0.08, s * 0.6, ink, { transform: `rotate(-38 ${x} ${y})` })
    p.path(
      `M${x} ${y - s * 0.78}l${s * 0.09} ${s * 0.3}l${-s * 0.06} 0v${s * 0.62}h${-s * 0.06}v${-s * 0.62}l${-s * 0.06} 0Z`,
      spot,
      { transform: `rotate(74 ${x} ${y})` },
    )
    p.circle(x, y, s * 0.08, ink)
  }
}

/** A detective's cases: a spine, a number, an emblem. Three volumes share the design. */
export const casebook =
  (
    jacket: Jacket,
    { volume, series, what }: { volume: number; series: Words<string>; what: Emblem },
    colours: { ground: string; spine: string; ink: string; spot: string },
  ): Cover =>
  (p, f, purpose) => {
    p.ground(colours.ground)
    const spine = f.u * 15
    const dark = { ink: colours.ink, spot: colours.spot, ground: colours.ground }
    if (f.wide) emblem(p, [f.w * 0.75, f.h * 0.53], f.u * 27, what, dark)
    else
      emblem(
        p,
        [spine + (f.w - spine) * 0.52, f.h * (f.square ? 0.74 : 0.71)],
        f.u * (f.square ? 18 : 25),
        what,
        dark,
      )
    p.rect(0, 0, spine, f.h, colours.spine)
    // The raised bands of a bound spine.
    for (const y of [0.1, 0.13, 0.87, 0.9]) p.rect(0, f.h * y, spine, f.u * 0.7, colours.spot)
    if (purpose === 'plain') return
    const small = f.u * 4
    p.path(
      letters(wordsIn(series, f), 0, 0, { face: 'semibold', size: small, tracking: 0.02 }),
      colours.ground,
      {
        transform: `translate(${spine / 2 + small * 0.34} ${f.h * 0.84}) rotate(-90)`,
      },
    )
    write(p, String(volume), spine / 2, f.u * (f.square ? 7.4 : 9.6), {
      face: 'heavy',
      size: f.u * 7,
      fill: colours.ground,
      anchor: 'middle',
    })
    const lines = wordsIn(jacket.lines, f)
    const m = spine + f.u * 7
    const room = f.wide ? f.w * 0.42 : f.w - m - f.u * 6
    const size = Math.min(
      f.u * (f.square ? 12 : 15),
      ...lines.map((text) => sizeFor(text, room, 'heavy', -0.02)),
    )
    const top = f.wide ? f.h * 0.26 : f.u * (f.square ? 9 : 12)
    lines.forEach((text, i) =>
      write(p, text, m, top + size * (0.72 + i * 0.96), {
        face: 'heavy',
        size,
        tracking: -0.02,
        fill: colours.ink,
      }),
    )
    write(p, jacket.author, m, top + size * (0.72 + (lines.length - 1) * 0.96) + f.u * 8, {
      face: 'regular',
      size: f.u * 4.4,
      fill: colours.spot,
    })
  }

/** A week of appointments, all crossed out with a pen. */
export const crossedOut = (
  jacket: Jacket,
  colours: {
    ground: string
    grid: string
    blocks: readonly [string, ...string[]]
    pen: string
    ink: string
  },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.pen, size: [10.4, 13.5] }, (p, f) => {
    p.ground(colours.ground)
    const roll = dice(`${f.seed}/week`)
    const [x0, y0] = f.wide ? [f.w * 0.52, f.u * 8] : [f.u * 8, f.h * (f.square ? 0.5 : 0.44)]
    const [w, h] = [f.w - x0 + (f.wide ? 0 : -f.u * 8), f.h - y0 + f.u * 2]
    const days = f.wide ? 6 : 5
    const column = w / days
    for (let d = 0; d <= days; d++) p.rect(x0 + d * column - f.u * 0.1, y0, f.u * 0.25, h, colours.grid)
    for (let k = 0; k < 14; k++) p.rect(x0, y0 + k * f.u * 6.4, w, f.u * 0.2, colours.grid)
    const cross = (x: number, y: number, bw: number, bh: number) => {
      const wild = () => roll.between(-0.8, 0.8) * f.u
      for (const [ax, ay, bx, by] of [
        [x - f.u, y - f.u * 0.6, x + bw + f.u, y + bh + f.u * 0.6],
        [x + bw + f.u, y - f.u * 0.6, x - f.u, y + bh + f.u * 0.6],
      ] as const)
        p.stroke(
          `M${ax + wild()} ${ay + wild()}Q${(ax + bx) / 2 + wild() * 2} ${(ay + by) / 2 + wild() * 2} ${bx + wild()} ${by + wild()}`,
          colours.pen,
          f.u * 1.15,
        )
    }
    const blocks: [number, number, number, number][] = []
    for (let d = 0; d < days; d++) {
      let y = y0 + roll.whole(0, 1) * f.u * 6.4
      while (y < f.h) {
        const long = f.u * 6.4 * roll.whole(1, 3)
        if (roll() < 0.82) {
          p.rect(
            x0 + d * column + f.u * 0.7,
            y + f.u * 0.6,
            column - f.u * 1.4,
            long - f.u * 1.2,
            roll.pick(colours.blocks),
            { rx: f.u * 1.1 },
          )
          blocks.push([x0 + d * column + f.u * 0.7, y + f.u * 0.6, column - f.u * 1.4, long - f.u * 1.2])
        }
        y += long
      }
    }
    const kept = Math.floor(blocks.length * 0.62)
    blocks.forEach(([x, y, bw, bh], i) => {
      // One appointment survives: lunch.
      if (i === kept) p.circle(x + bw / 2, y + bh / 2, Math.min(bw, bh) * 0.24, colours.ground)
      else cross(x, y, bw, bh)
    })
  })

/** Refusals as a currency: coins with a bar across, stacked into a chart. */
export const coins = (
  jacket: Jacket,
  colours: { ground: string; low: string; coin: string; edge: string; bar: string; ink: string },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.bar, size: [11, 14] }, (p, f) => {
    p.fade(colours.ground, colours.low)
    const piles = f.wide ? [2, 4, 3, 6, 8] : [2, 4, 3, 6]
    const x0 = f.wide ? f.w * 0.5 : f.u * 4
    const gap = (f.w - x0 - f.u * 4) / piles.length
    const rx = gap * 0.42
    const ry = rx * 0.36
    const thick = ry * 0.72
    const foot = f.h - f.u * (f.square ? 7 : 10) - ry
    piles.forEach((count, i) => {
      const x = x0 + gap * (i + 0.5)
      p.ellipse(x + f.u * 0.8, foot + f.u * 0.9, rx * 1.05, ry * 1.05, lighten(colours.low, -0.12))
      const grown = Math.round(count * (f.wide || f.square ? 1.6 : 2.6))
      for (let k = 0; k < grown; k++) {
        const y = foot - k * thick
        p.path(
          `M${x - rx} ${y}v${-thick * 0.86}h${rx * 2}v${thick * 0.86}A${rx} ${ry} 0 0 1 ${x - rx} ${y}Z`,
          colours.edge,
        )
        p.ellipse(x, y - thick * 0.86, rx, ry, colours.coin)
        p.ellipse(x, y - thick * 0.86, rx * 0.86, ry * 0.86, lighten(colours.coin, 0.05))
      }
      const top = foot - (grown - 1) * thick - thick * 0.86
      p.rect(x - rx * 0.56, top - ry * 0.17, rx * 1.12, ry * 0.34, colours.bar, { rx: ry * 0.08 })
    })
  })

/** A line of people that turns at the edge of the page. One of them has had enough. */
export const queue = (
  jacket: Jacket,
  colours: {
    ground: string
    people: readonly [string, ...string[]]
    rest: string
    one: string
    ink: string
  },
): Cover =>
  jacketed(jacket, { fill: colours.ink, second: colours.one, size: [10.4, 14] }, (p, f, purpose) => {
    p.ground(colours.ground)
    const roll = dice(`${f.seed}/queue`)
    const title = purpose === 'titled' && !f.wide
    const height = wordsIn(jacket.lines, f).length * (f.square ? 10.4 : 14) + 19
    const [x0, y0] = [f.wide ? f.w * 0.5 : f.u * 4, title ? f.u * height : f.u * 6]
    const step: Point = [f.u * 7.4, f.u * (f.wide ? 16.4 : 15.6)]
    const columns = Math.floor((f.w - x0 - f.u * 3) / step[0])
    const rows = Math.ceil((f.h - y0) / step[1])
    const one = [Math.floor(columns * 0.62), Math.min(rows - 1, Math.max(1, Math.floor(rows * 0.45)))]
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < columns; i++) {
        const isOne = i === one[0] && j === one[1]
        const [x, foot] = [x0 + (i + 0.5) * step[0], y0 + j * step[1] + f.u * 14]
        const tall = f.u * roll.between(9.6, 12.6)
        const w = f.u * roll.between(3.8, 5.4)
        const colour = isOne ? colours.one : roll.pick(colours.people)
        // The one who has had enough steps out of the line.
        const y = isOne ? foot - f.u * 2.6 : foot
        p.ellipse(x, y, w * 0.62, f.u * 0.6, colours.rest)
        p.path(
          `M${x - w / 2} ${y}V${y - tall * 0.5}A${w / 2} ${w / 2} 0 0 1 ${x + w / 2} ${y - tall * 0.5}V${y}Z`,
          colour,
        )
        p.circle(x, y - tall * 0.5 - w * 0.78, w * 0.36, mix(colour, colours.ground, 0.34))
        if (roll() < 0.34)
          p.rect(x + w * 0.3, y - f.u * 3, f.u * 1.9, f.u * 2.8, colours.rest, { rx: f.u * 0.3 })
      }
  })
