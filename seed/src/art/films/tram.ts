/** A tram coming down a wet street at night. */
import { lighten, mix } from '../colour.ts'
import type { Dice } from '../dice.ts'
import { letters } from '../lettering.ts'
import { type Paint, placed, type Point, polygon, type Stop } from '../paint.ts'
import { coated } from '../parts/people.ts'
import { mist, sky } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'

export type TramColours = {
  sky: readonly Stop[]
  far: string
  near: string
  haze: string
  windows: readonly [string, ...string[]]
  tram: string
  front: string
  lamp: string
  line: string
}

function block(
  p: Paint,
  roll: Dice,
  x: number,
  top: number,
  width: number,
  foot: number,
  colour: string,
  windows: readonly [string, ...string[]],
  lit: number,
) {
  p.rect(x, top, width, foot - top, colour)
  if (roll() < 0.5)
    p.path(
      polygon([
        [x - width * 0.03, top],
        [x + width * 0.12, top - width * 0.16],
        [x + width * 0.88, top - width * 0.16],
        [x + width * 1.03, top],
      ]),
      colour,
    )
  else
    for (let i = 0; i < 3; i++)
      p.rect(
        x + width * roll.between(0.1, 0.8),
        top - width * roll.between(0.06, 0.16),
        width * 0.07,
        width * 0.2,
        colour,
      )
  if (roll() < 0.4)
    p.stroke(
      `M${x + width * 0.5} ${top}v${-width * 0.5}m${-width * 0.08} ${width * 0.14}h${width * 0.16}`,
      colour,
      p.u * 0.2,
    )
  const columns = Math.max(2, Math.round(width / (p.u * 3.1)))
  const w = width / columns
  const rows = Math.floor((foot - top) / (w * 1.45))
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const on = roll() < lit
      const fill = on ? roll.pick(windows) : lighten(colour, -0.025)
      p.rect(
        x + w * (column + 0.26),
        top + w * (1.45 * row + 0.5),
        w * 0.48,
        w * 0.8,
        fill,
        on ? { opacity: Math.round(roll.between(0.6, 1) * 100) / 100 } : {},
      )
    }
}

export const tram =
  (colours: TramColours, line = '9'): Scene =>
  (f) => {
    const street = f.h * (f.wide ? 0.76 : 0.72)
    const cx = f.w * f.subject
    const low = colours.sky.at(-1)?.[1] ?? colours.haze
    const air = sheet(f, 'sky')
    sky(air.paint, street, colours.sky)
    air.paint.glow([cx, street - f.u * 14], f.u * 70, colours.haze, 0.75)

    const rows = (
      [
        [0.3, 7],
        [0.5, 17],
        [0.75, 28],
      ] as const
    ).map(([depth, half], row) => {
      const { paint: p, roll } = sheet(f, `row${row}`)
      const colour = mix(mix(low, colours.far, 0.55), colours.near, row / 2)
      const gap = f.u * half
      for (const side of [-1, 1]) {
        let edge = cx + side * gap
        for (let i = 0; i < 9 && edge > -f.u * 30 && edge < f.w + f.u * 30; i++) {
          const width = f.u * roll.between(9, 16) * (1 + row * 0.3)
          const away = Math.abs(edge - cx) / f.u
          const top = street - f.u * (roll.between(24, 44) + row * 14 + away * 0.32)
          const x = side < 0 ? edge - width : edge
          // Upper floors protrude a little, which suggests perspective without converging lines.
          block(
            p,
            roll,
            x,
            top,
            width * 0.97,
            street + f.u,
            lighten(colour, roll.between(-0.018, 0.018)),
            colours.windows,
            0.44 - row * 0.06,
          )
          // Shop fronts.
          if (row > 0) {
            p.rect(x, street - f.u * 6.5, width * 0.97, f.u * 7, lighten(colour, -0.03))
            p.rect(x + width * 0.1, street - f.u * 5.6, width * 0.77, f.u * 5, roll.pick(colours.windows), {
              opacity: Math.round(roll.between(0.5, 0.95) * 100) / 100,
            })
          }
          edge += side * width
        }
      }
      mist(p, street - f.u * 6, f.u * 16, colours.haze, 0.3 - row * 0.09)
      return { depth, paint: p }
    })

    const ground = sheet(f, 'street')
    const g = ground.paint
    g.rect(
      0,
      street,
      f.w,
      f.h - street + 2,
      g.linear(
        [0, street],
        [0, f.h],
        [
          [0, mix(colours.near, colours.haze, 0.5)],
          [0.25, mix(colours.near, colours.haze, 0.16)],
          [1, lighten(colours.near, -0.06)],
        ],
      ),
    )
    // Lights above are reflected below as long strokes, broken by puddles.
    for (let i = 0; i < 230; i++) {
      const x = ground.roll() * f.w
      const y = street + ground.roll() ** 0.8 * (f.h - street)
      const s = (y - street) / (f.h - street)
      g.rect(
        x,
        y,
        f.u * ground.roll.between(0.6, 3.4) * (0.6 + s),
        f.u * ground.roll.between(0.12, 0.4),
        ground.roll.pick(colours.windows),
        { opacity: Math.round(ground.roll.between(0.08, 0.5) * (1 - s * 0.75) * 100) / 100, rx: f.u * 0.15 },
      )
    }
    const size = f.u * 11.5
    const railsAt = (side: number, s: number): Point => [
      cx + side * (size * 0.5 + s * f.u * 40) + (f.w * 0.5 - cx) * s * 0.35,
      street + s * (f.h - street) * 1.05 + f.u * 1.5,
    ]
    for (const side of [-0.8, 0.8]) {
      g.path(
        polygon([
          railsAt(side, 0),
          railsAt(side * 1.01, 1),
          [railsAt(side * 1.01, 1)[0] + f.u * 2.2, f.h * 1.04],
          railsAt(side * 1.03, 0),
        ]),
        mix(colours.lamp, colours.near, 0.25),
        { opacity: 0.75 },
      )
    }
    for (const side of [-1, 1]) {
      const x = cx + side * size * 0.34
      g.path(
        polygon([
          [x - f.u * 1.4, street + f.u * 2],
          [x + f.u * 1.4, street + f.u * 2],
          [x + f.u * 4 + side * f.u * 5, f.h],
          [x - f.u * 4 + side * f.u * 5, f.h],
        ]),
        g.linear(
          [0, street],
          [0, f.h],
          [
            [0, colours.lamp, 0.75],
            [0.5, colours.lamp, 0.22],
            [1, colours.lamp, 0],
          ],
        ),
      )
    }
    const car = sheet(f, 'tram')
    const p = car.paint
    const foot = street + f.u * 2.4
    const top = foot - size * 2.2
    p.glow([cx, foot - size], size * 3.6, colours.lamp, 0.42)
    p.ellipse(cx, foot + f.u * 0.3, size * 0.85, f.u * 1.1, '#000000', { opacity: 0.55 })
    p.path(
      `M${cx - size * 0.72} ${foot - size * 0.12}V${top + size * 0.5}Q${cx - size * 0.7} ${top + size * 0.05} ${cx - size * 0.42} ${top}H${cx + size * 0.42}Q${cx + size * 0.7} ${top + size * 0.05} ${cx + size * 0.72} ${top + size * 0.5}V${foot - size * 0.12}Q${cx} ${foot + size * 0.06} ${cx - size * 0.72} ${foot - size * 0.12}Z`,
      p.linear(
        [cx - size, 0],
        [cx + size, 0],
        [
          [0, lighten(colours.tram, -0.08)],
          [0.35, colours.tram],
          [1, lighten(colours.tram, -0.13)],
        ],
      ),
    )
    p.path(
      `M${cx - size * 0.6} ${foot - size * 0.95}V${top + size * 0.55}Q${cx} ${top + size * 0.36} ${cx + size * 0.6} ${top + size * 0.55}V${foot - size * 0.95}Z`,
      p.down(top, foot - size, mix(colours.front, '#ffffff', 0.25), colours.front),
    )
    p.rect(cx - size * 0.02, top + size * 0.42, size * 0.04, size * 0.85, colours.tram)
    // The driver, and one standing passenger.
    p.path(coated, mix(colours.near, '#000000', 0.3), {
      transform: placed(cx - size * 0.3, foot - size * 0.56, size * 0.0092),
    })
    p.path(coated, mix(colours.near, colours.front, 0.4), {
      transform: placed(cx + size * 0.3, foot - size * 0.66, size * 0.0078),
    })
    p.rect(cx - size * 0.72, foot - size * 0.96, size * 1.44, size * 0.08, lighten(colours.tram, 0.12))
    p.rect(cx - size * 0.34, top + size * 0.1, size * 0.68, size * 0.26, '#0b0f12', { rx: size * 0.04 })
    p.path(
      letters(line, cx, top + size * 0.32, { face: 'heavy', size: size * 0.27, anchor: 'middle' }),
      colours.line,
    )
    for (const side of [-1, 1]) {
      p.circle(cx + side * size * 0.42, foot - size * 0.5, size * 0.135, '#fffdf2')
      p.glow([cx + side * size * 0.42, foot - size * 0.5], size * 1.25, colours.lamp, 0.95)
    }
    p.rect(cx - size * 0.5, foot - size * 0.2, size, size * 0.1, lighten(colours.near, -0.05), {
      rx: size * 0.05,
    })
    // The pantograph and wires.
    p.stroke(
      `M${cx - size * 0.2} ${top}L${cx + size * 0.05} ${top - size * 0.3}L${cx - size * 0.12} ${top - size * 0.62}M${cx - size * 0.4} ${top - size * 0.62}H${cx + size * 0.3}`,
      mix(colours.near, '#000000', 0.3),
      f.u * 0.35,
    )
    p.stroke(
      `M${cx} ${top - size * 0.63}Q${cx + f.w * 0.1} ${f.h * 0.2} ${cx + f.w * 0.5} ${-f.u * 6}M${cx} ${top - size * 0.63}Q${cx - f.w * 0.1} ${f.h * 0.2} ${cx - f.w * 0.5} ${-f.u * 2}`,
      mix(colours.near, '#000000', 0.4),
      f.u * 0.2,
    )
    p.glow([cx - size * 0.05, top - size * 0.62], size * 0.5, '#d8f1ff', 0.9)

    const front = sheet(f, 'waiting')
    const q = front.paint
    // Somebody waiting under an umbrella.
    const [x, y, s] = [cx - f.u * (f.wide ? 30 : 27), f.h * (f.wide ? 0.95 : 0.885), f.u * 0.27]
    q.ellipse(x, y, s * 24, s * 4, '#000000', { opacity: 0.5 })
    q.path(coated, mix(colours.near, '#000000', 0.6), { transform: placed(x, y, s) })
    q.path(
      'M-31 -96Q-29 -128 4 -131Q38 -128 40 -96Q33 -102 26 -97Q16 -103 4 -97Q-7 -103 -17 -97Q-24 -102 -31 -96ZM3 -130h2v76h-2Z',
      mix(colours.near, '#000000', 0.6),
      { transform: placed(x, y, s) },
    )
    q.stroke(
      `M${x + 40 * s} ${y - 97 * s}Q${x + 37 * s} ${y - 127 * s} ${x + 8 * s} ${y - 131 * s}`,
      colours.lamp,
      s * 1.2,
      { opacity: 0.85 },
    )
    q.stroke(
      `M${x + 10 * s} ${y - 78 * s}Q${x + 14 * s} ${y - 50 * s} ${x + 15 * s} ${y - 22 * s}`,
      colours.lamp,
      s * 1.1,
      { opacity: 0.6 },
    )
    const rain = sheet(f, 'rain')
    for (let i = 0; i < 190; i++) {
      const [rx, ry, l] = [
        rain.roll.between(-0.1, 1.1) * f.w,
        rain.roll.between(-0.1, 1.1) * f.h,
        f.u * rain.roll.between(1.5, 4.5),
      ]
      rain.paint.stroke(`M${rx} ${ry}l${-l * 0.16} ${l}`, mix(colours.lamp, '#ffffff', 0.4), f.u * 0.09, {
        opacity: Math.round(rain.roll.between(0.08, 0.34) * 100) / 100,
      })
    }
    return [
      { depth: 0, paint: air.paint },
      ...rows,
      { depth: 0.85, paint: g },
      { depth: 1, paint: p, motion: (t) => ({ y: Math.sin(t * 7) * 0.8 }) },
      { depth: 1.3, paint: q },
      {
        depth: 1.5,
        paint: rain.paint,
        wraps: true,
        motion: (t) => ({ x: 0, y: t * 1150 }),
      },
    ]
  }
