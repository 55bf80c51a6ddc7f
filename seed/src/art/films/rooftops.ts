/** Rooftops: somebody leaping a gap against the sun, or washing on a line and a cat looking down. */
import { lighten, mix } from '../colour.ts'
import type { Dice } from '../dice.ts'
import { curve, type Paint, placed, polygon, type Stop } from '../paint.ts'
import { gull, sprinting, standing } from '../parts/people.ts'
import { mist, sky } from '../parts/sky.ts'
import { type Layer, type Scene, sheet } from '../scene.ts'

export type RoofColours = {
  sky: readonly Stop[]
  disc: string
  far: string
  near: string
  wall: string
  tiles: string
  windows: readonly [string, ...string[]]
  cloths: readonly [string, ...string[]]
  ink: string
}

// A gabled house from the side: wall, roof with a lit slope, chimneys, windows.
function house(
  p: Paint,
  roll: Dice,
  x: number,
  top: number,
  width: number,
  foot: number,
  wall: string,
  tiles: string,
  windows: readonly [string, ...string[]],
) {
  const pitch = width * roll.between(0.24, 0.4)
  p.rect(x, top, width, foot - top, wall)
  if (roll() < 0.55) {
    p.path(
      polygon([
        [x - width * 0.04, top],
        [x + width * 0.12, top - pitch],
        [x + width * 0.88, top - pitch],
        [x + width * 1.04, top],
      ]),
      tiles,
    )
    for (let k = 1; k < 5; k++)
      p.rect(
        x + width * (0.1 - k * 0.02),
        top - pitch + (k * pitch) / 5,
        width * (0.8 + k * 0.04),
        width * 0.008,
        '#000000',
        { opacity: 0.16 },
      )
    p.path(
      polygon([
        [x + width * 0.3, top - pitch * 0.3],
        [x + width * 0.42, top - pitch * 0.75],
        [x + width * 0.54, top - pitch * 0.3],
      ]),
      wall,
    )
  } else
    p.path(
      polygon([
        [x - width * 0.04, top],
        [x + width * 0.5, top - pitch * 1.2],
        [x + width * 1.04, top],
      ]),
      tiles,
    )
  for (let k = 0; k < 2; k++) {
    const cx = x + width * roll.between(0.15, 0.8)
    p.rect(cx, top - pitch * 1.35, width * 0.09, pitch, lighten(tiles, -0.06))
    p.rect(cx - width * 0.015, top - pitch * 1.4, width * 0.12, width * 0.025, lighten(tiles, -0.1))
  }
  const columns = Math.max(2, Math.round(width / (p.u * 5)))
  for (let row = 0; row < 7; row++)
    for (let c = 0; c < columns; c++) {
      const w = width / columns
      const y = top + p.u * (2.4 + row * 6.6)
      if (y > foot) break
      p.rect(x + w * (c + 0.3), y, w * 0.4, p.u * 3.4, roll.pick(windows), {
        opacity: Math.round(roll.between(0.55, 1) * 100) / 100,
      })
    }
}

const CAT = curve(
  [
    [-9, 0],
    [-10, -7],
    [-4, -14],
    [1, -17],
    [2, -23],
    [4, -20],
    [7, -20],
    [9, -23],
    [10, -17],
    [8, -13],
    [6, -9],
    [6, 0],
  ],
  true,
)

export const rooftops =
  (colours: RoofColours, kind: 'leap' | 'washing'): Scene =>
  (f) => {
    const leap = kind === 'leap'
    const x = f.w * f.subject
    const line = f.h * (f.wide ? 0.62 : 0.66)
    const low = colours.sky.at(-1)?.[1] ?? colours.far
    const air = sheet(f, 'air')
    sky(air.paint, f.h * 0.9, colours.sky)
    const r = f.u * (leap ? 33 : 9)
    const [sx, sy] = leap ? [x, line - f.u * 17] : [x + f.u * 32, line - f.u * (f.square ? 14 : 35)]
    air.paint.glow([sx, sy], r * 2.3, colours.disc, 0.45)
    air.paint.circle(sx, sy, r, colours.disc)
    const layers: Layer[] = [{ depth: 0, paint: air.paint }]
    for (const [row, depth] of [0.3, 0.5, 0.7].entries()) {
      const { paint: p, roll } = sheet(f, `row${row}`)
      const haze = 0.62 - row * 0.24
      let at = -f.u * 10
      while (at < f.w + f.u * 10) {
        const width = f.u * roll.between(13, 21) * (0.8 + row * 0.3)
        const dip = leap ? Math.max(0, 1 - Math.abs(at + width / 2 - x) / (f.u * 40)) * f.u * 12 : 0
        const tone = (hex: string) => mix(hex, low, haze)
        house(
          p,
          roll,
          at,
          line + f.u * (row * 8 - roll.between(0, 12)) + dip,
          width,
          f.h + 60,
          tone(lighten(colours.wall, roll.between(-0.04, 0.04))),
          tone(colours.tiles),
          [tone(colours.windows[0]), tone(colours.far)],
        )
        at += width * 1.02
      }
      mist(p, f.h * 0.97, f.u * 20, low, 0.4)
      layers.push({ depth, paint: p })
    }
    if (leap) {
      const { paint: p, roll } = sheet(f, 'front')
      const edge = f.h * (f.wide ? 0.79 : 0.79)
      const gap = f.u * 13
      const dark = mix(colours.near, '#000000', 0.2)
      for (const side of [-1, 1]) {
        const from = x + side * gap
        const y = edge + (side > 0 ? f.u * 3 : 0)
        const far = from + side * f.u * 160
        p.path(
          polygon([
            [from, y],
            [far, y - f.u * (side < 0 ? 7 : 2)],
            [far, f.h + 60],
            [from - side * f.u * 2, f.h + 60],
          ]),
          dark,
        )
        p.path(
          polygon([
            [from + side * -f.u * 1, y],
            [far, y - f.u * (side < 0 ? 7 : 2)],
            [far, y - f.u * (side < 0 ? 9 : 4)],
            [from + side * -f.u * 1, y - f.u * 1.8],
          ]),
          mix(colours.tiles, colours.near, 0.35),
        )
        for (let i = 0; i < 3; i++) {
          const cx = from + side * f.u * (14 + i * 17 + roll.between(0, 5))
          const tall = f.u * roll.between(8, 17)
          p.rect(cx - f.u * 2.4, y - tall, f.u * 4.8, tall, dark)
          p.rect(cx - f.u * 3, y - tall, f.u * 6, f.u * 1.2, dark)
          p.stroke(
            `M${cx + f.u * 7} ${y}v${-f.u * 19}m${-f.u * 4} ${f.u * 2}h${f.u * 8}m${-f.u * 7} ${f.u * 3}h${f.u * 6}`,
            dark,
            f.u * 0.35,
          )
        }
      }
      layers.push({ depth: 1, paint: p })
      const runner = sheet(f, 'runner')
      runner.paint.path(sprinting, colours.ink, {
        transform: placed(x - f.u * 2, edge - f.u * 9, f.u * 0.27),
      })
      runner.paint.path(
        curve(
          [
            [x - f.u * 1, edge - f.u * 32],
            [x - f.u * 7, edge - f.u * 34],
            [x - f.u * 13, edge - f.u * 31],
            [x - f.u * 18, edge - f.u * 33],
            [x - f.u * 13, edge - f.u * 28.6],
            [x - f.u * 7, edge - f.u * 31],
          ],
          true,
        ),
        colours.cloths[0],
      )
      for (let i = 0; i < 7; i++)
        runner.paint.path(
          gull(
            x + runner.roll.between(10, 40) * f.u,
            edge - runner.roll.between(24, 62) * f.u,
            f.u * runner.roll.between(1, 2.4),
          ),
          colours.ink,
          { opacity: 0.8 },
        )
      layers.push({
        depth: 1.05,
        paint: runner.paint,
        motion: (t) => ({ x: t * 8, y: -Math.sin(t * 0.6) * 8 }),
      })
      return layers
    }
    const lines = sheet(f, 'lines')
    const q = lines.paint
    for (const [row, y0] of [0, 1].entries()) {
      const y = line + f.u * (y0 * 17 - 5)
      const sag = f.u * 7
      const hang = (s: number) => y + Math.sin(s * Math.PI) * sag
      q.stroke(`M${-f.u * 4} ${y}Q${f.w / 2} ${y + sag * 2} ${f.w + f.u * 4} ${y}`, colours.ink, f.u * 0.24)
      for (let cx = -f.u * 2, i = 0; cx < f.w; i++) {
        const w = f.u * lines.roll.between(5, 10)
        const h = f.u * lines.roll.between(8, 14)
        const s = (cx + w / 2) / f.w
        const top = hang(s) - f.u * 0.4
        const colour = lines.roll.pick(colours.cloths)
        const garment = (i + row) % 4
        if (garment === 0)
          q.path(
            polygon([
              [cx, top],
              [cx + w, top],
              [cx + w + f.u, top + h],
              [cx + f.u * 0.4, top + h * 1.04],
            ]),
            colour,
          )
        else if (garment === 1)
          q.path('M-5 0L-9 4L-6 7L-4 5.5V16H4V5.5L6 7L9 4L5 0Q0 3 -5 0Z', colour, {
            transform: placed(cx + w / 2, top, h * 0.075),
          })
        else if (garment === 2)
          q.path('M-5 0H5L6 16H1L0 5L-1 16H-6Z', colour, { transform: placed(cx + w / 2, top, h * 0.075) })
        else
          for (const k of [0.2, 0.55])
            q.path('M-1.5 0H1.5V7Q5 8 4 10H-1.5Z', colour, { transform: placed(cx + w * k, top, h * 0.06) })
        cx += w + f.u * lines.roll.between(1.5, 4)
      }
    }
    layers.push({ depth: 0.9, paint: q, motion: (t) => ({ x: Math.sin(t * 1.1) * 6 }) })
    const front = sheet(f, 'roof')
    const g = front.paint
    const eaves = f.h * (f.wide ? 0.86 : 0.86)
    g.path(
      polygon([
        [-60, eaves + f.u * 5],
        [f.w + 60, eaves - f.u * 3],
        [f.w + 60, f.h + 60],
        [-60, f.h + 60],
      ]),
      colours.tiles,
    )
    for (let row = 0; row < 6; row++)
      for (let i = -2; i < f.w / f.u / 4 + 2; i++) {
        const tx = (i + (row % 2) * 0.5) * f.u * 4
        const ty = eaves + f.u * (4.6 + row * 3.6) - (tx / f.w) * f.u * 8
        g.path(
          `M${tx} ${ty}v${f.u * 2}a${f.u * 2} ${f.u * 2} 0 0 0 ${f.u * 4} 0v${-f.u * 2.4}Z`,
          lighten(colours.tiles, front.roll.between(-0.05, 0.04)),
        )
      }
    const cx = x + f.u * (f.wide ? 4 : 14)
    g.rect(cx - f.u * 5, eaves - f.u * 15, f.u * 11, f.u * 18, mix(colours.wall, colours.tiles, 0.4))
    g.rect(cx - f.u * 6, eaves - f.u * 16, f.u * 13, f.u * 2.2, mix(colours.wall, colours.ink, 0.35))
    g.path(CAT, colours.ink, { transform: placed(cx, eaves - f.u * 15.6, f.u * 0.62) })
    g.stroke(
      `M${cx - f.u * 5} ${eaves - f.u * 17}q${-f.u * 5} ${f.u * 2} ${-f.u * 3.6} ${f.u * 8}q${f.u * 0.6} ${f.u * 2} ${-f.u * 1.4} ${f.u * 2.6}`,
      colours.ink,
      f.u * 1.3,
    )
    for (const dx of [3.4, 5.3]) g.circle(cx + f.u * dx, eaves - f.u * 26.3, f.u * 0.5, colours.disc)
    g.path(standing, colours.ink, { transform: placed(x - f.u * 24, eaves + f.u * 3.6, f.u * 0.2) })
    layers.push({ depth: 1.1, paint: g })
    return layers
  }
