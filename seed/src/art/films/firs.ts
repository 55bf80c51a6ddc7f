/** A forest in fog, a red window, and something with antlers. */
import { mix } from '../colour.ts'
import { curve, placed, polygon } from '../paint.ts'
import { mist } from '../parts/sky.ts'
import { conifer, trunk } from '../parts/trees.ts'
import { type Layer, type Scene, sheet } from '../scene.ts'

export type FirColours = { fog: string; far: string; near: string; lamp: string; snow: string }

const ANTLERED =
  // Head and body of a stag facing the viewer.
  curve(
    [
      [-3.4, -60],
      [-4.6, -66],
      [-3.4, -72],
      [0, -73.5],
      [3.4, -72],
      [4.6, -66],
      [3.4, -60],
      [0, -57],
    ],
    true,
  ) +
  curve(
    [
      [-4, -70],
      [-10.5, -73.5],
      [-10, -70],
      [-4.5, -67.5],
    ],
    true,
  ) +
  curve(
    [
      [4, -70],
      [10.5, -73.5],
      [10, -70],
      [4.5, -67.5],
    ],
    true,
  ) +
  curve(
    [
      [-4, -62],
      [-8, -50],
      [-11, -38],
      [-8, -26],
      [0, -23],
      [8, -26],
      [11, -38],
      [8, -50],
      [4, -62],
    ],
    true,
  ) +
  polygon([
    [-7.5, -30],
    [-3.5, -30],
    [-4.5, 0],
    [-6.5, 0],
  ]) +
  polygon([
    [3.5, -30],
    [7.5, -30],
    [6.5, 0],
    [4.5, 0],
  ])
const ANTLERS =
  'M-2 -73C-4 -80 -12 -82 -13.5 -91C-14 -95 -13 -98 -12 -101M-9.5 -83C-14 -84 -18 -87 -19 -93M-13.4 -91C-9.5 -93 -8.5 -96 -8.5 -100M-5.5 -79.5C-4.5 -83 -4.5 -86 -5.5 -89M2 -73C4 -80 12 -82 13.5 -91C14 -95 13 -98 12 -101M9.5 -83C14 -84 18 -87 19 -93M13.4 -91C9.5 -93 8.5 -96 8.5 -100M5.5 -79.5C4.5 -83 4.5 -86 5.5 -89'

export const firs =
  (colours: FirColours): Scene =>
  (f) => {
    const floor = f.h * (f.wide ? 0.8 : 0.8)
    const back = sheet(f, 'fog')
    back.paint.ground(
      back.paint.radial([f.w * f.subject, f.h * 0.56], Math.max(f.w, f.h) * 0.75, [
        [0, mix(colours.fog, '#ffffff', 0.25)],
        [0.45, colours.fog],
        [1, mix(colours.fog, colours.far, 0.75)],
      ]),
    )
    const layers: Layer[] = [{ depth: 0, paint: back.paint }]
    // From the far rows to the near ones: depth, trees per unit of width, half width of the clearing, trunk thickness.
    const rows = [
      [0.12, 0.2, 1, 1],
      [0.3, 0.14, 6, 1.7],
      [0.5, 0.09, 13, 2.9],
      [0.72, 0.055, 21, 5],
      [1, 0.035, 30, 9.5],
    ] as const
    rows.forEach(([depth, density, clearing, thickness], row) => {
      const { paint: p, roll } = sheet(f, `row${row}`)
      const colour = mix(mix(colours.fog, colours.far, 0.45), colours.near, (row / (rows.length - 1)) ** 1.1)
      const y = floor - f.u * (9 - row * 2.6) + (row > 3 ? f.u * 8 : 0)
      // Keeps a clearing around the subject.
      const count = Math.round((f.w / f.u) * density)
      let trees = ''
      for (let i = 0; i < count; i++) {
        const x = ((i + roll.between(0.1, 0.9)) / count) * f.w
        const gap = f.u * clearing
        const away = Math.abs(x - f.w * f.subject) < gap ? Math.sign(x - f.w * f.subject || 1) * gap : 0
        trees += trunk(
          p,
          roll,
          away ? f.w * f.subject + away + roll.between(-2, 2) * f.u : x,
          y,
          f.u * thickness * roll.between(0.7, 1.25),
        )
      }
      p.path(trees, colour)
      if (row < 3) {
        let young = ''
        for (let i = 0; i < 7 - row; i++) {
          const x = roll() * f.w
          if (Math.abs(x - f.w * f.subject) > f.u * 24)
            young += conifer(roll, x, y + f.u, f.u * roll.between(8, 18) * (0.7 + row * 0.3))
        }
        p.path(young, mix(colour, colours.fog, 0.2))
      }
      p.path(
        `M0 ${y}C${f.w * 0.3} ${y - f.u * 2} ${f.w * 0.6} ${y + f.u * 2.4} ${f.w} ${y - f.u}V${f.h}H0Z`,
        row < 4 ? mix(colours.snow, colour, 0.18 + row * 0.1) : mix(colours.near, '#000000', 0.2),
      )
      if (row === 1) {
        // The hut, which only its window gives away.
        const [x, s] = [f.w * f.subject + f.u * 11, f.u * 11]
        const dark = mix(colours.far, colours.near, 0.35)
        p.path(
          polygon([
            [x - s, y + f.u],
            [x - s, y - s * 0.62],
            [x - s * 1.12, y - s * 0.62],
            [x, y - s * 1.35],
            [x + s * 1.12, y - s * 0.62],
            [x + s, y - s * 0.62],
            [x + s, y + f.u],
          ]),
          dark,
        )
        p.path(
          polygon([
            [x - s * 1.16, y - s * 0.6],
            [x, y - s * 1.38],
            [x + s * 1.16, y - s * 0.6],
            [x, y - s * 1.27],
          ]),
          mix(colours.snow, colours.fog, 0.3),
        )
        p.rect(x - s * 0.55, y - s * 0.46, s * 0.36, s * 0.32, colours.lamp)
        p.rect(x - s * 0.385, y - s * 0.46, s * 0.03, s * 0.32, dark)
        p.rect(x - s * 0.55, y - s * 0.31, s * 0.36, s * 0.03, dark)
        p.glow([x - s * 0.37, y - s * 0.3], s * 1.5, colours.lamp, 0.6)
        p.path(
          polygon([
            [x - s * 0.6, y + f.u * 0.8],
            [x - s * 0.16, y + f.u * 0.8],
            [x - s * 0.05, y + f.u * 5],
            [x - s * 1.1, y + f.u * 5],
          ]),
          colours.lamp,
          { opacity: 0.3 },
        )
      }
      if (row === 2) {
        const scale = f.u * 0.23
        const at = [f.w * f.subject - f.u * 7, y + f.u * 1.2] as const
        p.path(ANTLERED, mix(colours.near, colour, 0.25), { transform: placed(at[0], at[1], scale) })
        p.stroke(ANTLERS, mix(colours.near, colour, 0.25), 1.5, { transform: placed(at[0], at[1], scale) })
        for (const side of [-1, 1])
          p.circle(at[0] + side * scale * 2, at[1] - scale * 67.5, scale * 0.75, colours.lamp)
      }
      layers.push({ depth, paint: p })
      if (row < 4) {
        const veil = sheet(f, `veil${row}`)
        mist(veil.paint, y - f.u * 3, f.u * 22, colours.fog, 0.5 - row * 0.08)
        layers.push({
          depth: depth + 0.05,
          paint: veil.paint,
          motion: (t) => ({ x: Math.sin(t * 0.3 + row) * 20 }),
        })
      }
    })
    // The window shines through all the fog.
    const glow = sheet(f, 'window')
    const size = f.u * 11
    const window = [f.w * f.subject + size * 0.63, floor - f.u * 6.4 - size * 0.3] as const
    glow.paint.glow(window, size * 1.9, colours.lamp, 0.55)
    glow.paint.rect(window[0] - size * 0.18, window[1] - size * 0.16, size * 0.36, size * 0.32, colours.lamp)
    glow.paint.rect(window[0] - size * 0.015, window[1] - size * 0.16, size * 0.03, size * 0.32, colours.near)
    glow.paint.rect(window[0] - size * 0.18, window[1] - size * 0.015, size * 0.36, size * 0.03, colours.near)
    layers.push({ depth: 0.71, paint: glow.paint })
    return layers.toSorted((a, b) => a.depth - b.depth)
  }
