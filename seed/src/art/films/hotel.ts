/** The front of a small hotel, with a story in every window. */
import { lighten, mix } from '../colour.ts'
import type { Dice } from '../dice.ts'
import { letters } from '../lettering.ts'
import { curve, type Paint, placed, polygon } from '../paint.ts'
import { limb, standing, walking } from '../parts/people.ts'
import { type Scene, sheet } from '../scene.ts'

export type HotelColours = {
  sky: string
  wall: string
  trim: string
  roof: string
  door: string
  night: string
  lamps: readonly [string, ...string[]]
  ink: string
  sign: string
}

const CAT =
  curve(
    [
      [-9, 0],
      [-10, -10],
      [-6, -18],
      [-5, -25],
      [-7, -32],
      [-3, -29],
      [2, -29],
      [6, -32],
      [5, -24],
      [6, -16],
      [9, -8],
      [8, 0],
    ],
    true,
  ) +
  curve(
    [
      [8, -2],
      [15, -4],
      [17, -12],
      [14, -18],
      [16, -19],
      [20, -12],
      [17, -2],
      [9, 0],
    ],
    true,
  )
const PLANT =
  polygon([
    [-7, 0],
    [-9, -16],
    [9, -16],
    [7, 0],
  ]) +
  [-34, -17, 0, 17, 34]
    .map((d) => `M0 -15Q${d * 0.2} -36 ${d} -${52 - Math.abs(d) * 0.5}Q${d * 0.65} -34 0 -15Z`)
    .join('')
const TROMBONE =
  limb([0, -66], 1.4, [46, -78], 1.4) +
  limb([2, -60], 1.4, [40, -70], 1.4) +
  polygon([
    [44, -70],
    [58, -90],
    [60, -64],
    [44, -76],
  ])

type Window = { x: number; y: number; w: number; h: number }

function story(p: Paint, roll: Dice, { x, y, w, h }: Window, which: number, ink: string) {
  const foot = y + h
  const scale = h / 118
  const person = (d: string, at: number, size = 1, mirror = false) =>
    p.path(d, ink, { transform: placed(x + w * at, foot + h * 0.12, scale * size, mirror) })
  if (which === 0) {
    person(standing, 0.36)
    p.path(TROMBONE, ink, { transform: placed(x + w * 0.38, foot + h * 0.1, scale * 0.9) })
  }
  if (which === 1) p.path(CAT, ink, { transform: placed(x + w * 0.5, foot, scale * 1.5) })
  if (which === 2) {
    person(standing, 0.32)
    person(standing, 0.66, 0.92, true)
    p.circle(x + w * 0.49, foot - h * 0.58, h * 0.04, ink)
  }
  if (which === 3) p.path(PLANT, ink, { transform: placed(x + w * 0.3, foot, scale * 1.25) })
  if (which === 4) {
    person(walking, 0.5)
    p.rect(x + w * 0.6, foot - h * 0.32, w * 0.26, h * 0.2, ink)
  }
  if (which === 5) {
    // Somebody doing a headstand.
    p.group({ transform: `rotate(180 ${x + w / 2} ${foot - h * 0.48})` }, () => person(standing, 0.5, 0.95))
  }
  if (which === 6)
    for (const at of [0.22, 0.5, 0.78]) {
      p.stroke(`M${x + w * at} ${y}V${y + h * roll.between(0.2, 0.4)}`, ink, w * 0.02)
      p.circle(x + w * at, y + h * roll.between(0.42, 0.5), w * 0.1, ink)
    }
  if (which === 7) {
    p.rect(x + w * 0.12, foot - h * 0.3, w * 0.76, h * 0.06, ink)
    person(standing, 0.5, 0.8)
    p.path(
      polygon([
        [x + w * 0.2, foot - h * 0.3],
        [x + w * 0.25, foot - h * 0.44],
        [x + w * 0.34, foot - h * 0.3],
      ]),
      ink,
    )
  }
}

export const hotel =
  (colours: HotelColours, sign = 'HOTEL'): Scene =>
  (f) => {
    const back = sheet(f, 'sky')
    const p0 = back.paint
    p0.fade(colours.sky, mix(colours.sky, '#ffffff', 0.55))
    const { paint: p, roll } = sheet(f, 'front')
    const columns = f.wide ? 5 : 5
    const width = f.wide ? f.h * 0.9 : f.w * 0.74
    const cx = f.w * (f.wide ? 0.7 : 0.5)
    const left = cx - width / 2
    const top = f.h * (f.wide ? 0.3 : 0.47)
    const street = f.h * 0.93
    const floors = f.wide ? 4 : 4
    const floorHeight = (street - top) / (floors + 0.2)
    // Behind it, the hills of a resort, as cut from paper.
    p0.path(
      `M0 ${f.h * 0.72}Q${f.w * 0.2} ${f.h * 0.52} ${f.w * 0.42} ${f.h * 0.7}T${f.w} ${f.h * 0.6}V${f.h}H0Z`,
      mix(colours.sky, colours.roof, 0.28),
    )
    p0.path(
      `M0 ${f.h * 0.82}Q${f.w * 0.3} ${f.h * 0.7} ${f.w * 0.5} ${f.h * 0.82}T${f.w} ${f.h * 0.74}V${f.h}H0Z`,
      mix(colours.sky, colours.roof, 0.45),
    )
    p0.circle(
      f.w * (f.wide ? 0.2 : 0.84),
      f.h * (f.wide ? 0.3 : 0.36),
      f.u * 6,
      mix(colours.lamps[0], '#ffffff', 0.4),
    )

    // The roof with its turrets.
    p.path(
      polygon([
        [left - f.u * 2, top],
        [left + f.u * 4, top - f.u * 10],
        [left + width - f.u * 4, top - f.u * 10],
        [left + width + f.u * 2, top],
      ]),
      colours.roof,
    )
    for (let i = 0; i < 24; i++)
      p.rect(
        left + f.u * 2 + (i / 24) * (width - f.u * 4),
        top - f.u * 10,
        f.u * 0.35,
        f.u * 10,
        lighten(colours.roof, -0.04),
        { opacity: 0.5 },
      )
    for (const at of [0.16, 0.5, 0.84]) {
      const x = left + width * at
      const s = f.u * (at === 0.5 ? 8 : 6)
      p.path(
        polygon([
          [x - s, top - s * 0.3],
          [x - s, top - s * 1.35],
          [x, top - s * (at === 0.5 ? 2.9 : 2.5)],
          [x + s, top - s * 1.35],
          [x + s, top - s * 0.3],
        ]),
        colours.trim,
      )
      p.path(
        polygon([
          [x - s * 1.2, top - s * 1.3],
          [x, top - s * (at === 0.5 ? 3.1 : 2.7)],
          [x + s * 1.2, top - s * 1.3],
        ]),
        lighten(colours.roof, 0.03),
      )
      p.circle(x, top - s * 0.9, s * 0.42, at === 0.5 ? colours.lamps[0] : colours.night)
      p.stroke(`M${x} ${top - s * 2.9}V${top - s * 3.6}`, colours.roof, f.u * 0.4)
      p.path(
        polygon([
          [x, top - s * 3.6],
          [x + s * 0.7, top - s * 3.35],
          [x, top - s * 3.15],
        ]),
        colours.door,
      )
    }
    p.rect(
      left,
      top,
      width,
      street - top,
      p.linear(
        [left, 0],
        [left + width, 0],
        [
          [0, lighten(colours.wall, 0.03)],
          [0.5, colours.wall],
          [1, lighten(colours.wall, -0.06)],
        ],
      ),
    )
    p.rect(left - f.u * 2, top - f.u * 0.4, width + f.u * 4, f.u * 1.8, colours.trim)
    let stories = 0
    for (let floor = 0; floor < floors; floor++) {
      const y = top + floorHeight * (floor + 0.28)
      p.rect(left, top + floorHeight * (floor + 1.08), width, f.u * 0.7, colours.trim)
      p.rect(
        left,
        top + floorHeight * (floor + 1.08) + f.u * 0.7,
        width,
        f.u * 0.5,
        lighten(colours.wall, -0.08),
      )
      for (let column = 0; column < columns; column++) {
        if (floor === floors - 1 && column === 2) continue
        const w = (width / columns) * 0.54
        const x = left + (width / columns) * (column + 0.5) - w / 2
        const h = floorHeight * 0.62
        const lit = (floor * 5 + column * 3) % 7 !== 2
        p.rect(x - f.u * 0.9, y - f.u * 0.9, w + f.u * 1.8, h + f.u * 1.5, colours.trim)
        const pane = `M${x} ${y + h}V${y + w * 0.3}Q${x + w / 2} ${y - w * 0.16} ${x + w} ${y + w * 0.3}V${y + h}Z`
        p.path(pane, lit ? roll.pick(colours.lamps) : colours.night)
        if (lit)
          p.group({ 'clip-path': p.clip(pane) }, () =>
            story(p, roll, { x, y, w, h }, stories++ % 8, colours.ink),
          )
        else
          p.stroke(
            `M${x + w * 0.25} ${y + h * 0.9}L${x + w * 0.7} ${y + h * 0.25}`,
            mix(colours.night, '#ffffff', 0.3),
            w * 0.07,
            { opacity: 0.5 },
          )
        p.rect(x + w / 2 - f.u * 0.16, y, f.u * 0.32, h, colours.trim, { opacity: lit ? 0.5 : 1 })
        // Shutters and flower boxes.
        for (const side of [-1, 1])
          p.rect(
            side < 0 ? x - f.u * 2.5 : x + w + f.u * 0.9,
            y + f.u * 0.3,
            f.u * 1.6,
            h - f.u * 0.2,
            colours.door,
          )
        if (floor > 0) {
          p.rect(
            x - f.u * 0.8,
            y + h - f.u * 0.2,
            w + f.u * 1.6,
            f.u * 1.5,
            mix(colours.roof, colours.ink, 0.3),
          )
          for (let b = 0; b < 7; b++)
            p.circle(
              x + (b / 6) * w,
              y + h - f.u * roll.between(0.1, 0.9),
              f.u * roll.between(0.5, 0.85),
              b % 2 ? colours.door : mix(colours.roof, '#5b8a5a', 0.75),
            )
        }
      }
    }
    // The door under its awning.
    const doorTop = street - floorHeight * 0.95
    p.rect(
      cx - f.u * 5,
      doorTop + floorHeight * 0.16,
      f.u * 10,
      street - doorTop - floorHeight * 0.16,
      colours.trim,
    )
    p.rect(
      cx - f.u * 4,
      doorTop + floorHeight * 0.24,
      f.u * 8,
      street - doorTop - floorHeight * 0.24,
      mix(colours.lamps[0], '#ffffff', 0.2),
    )
    p.rect(cx - f.u * 0.3, doorTop, f.u * 0.6, street - doorTop, colours.door)
    p.path(standing, colours.ink, { transform: placed(cx + f.u * 2, street, f.u * 0.125) })
    p.rect(cx - f.u * 4, doorTop + floorHeight * 0.24, f.u * 8, f.u * 0.8, colours.door)
    for (let i = 0; i < 8; i++) {
      const a = cx - f.u * 8 + i * f.u * 2
      p.path(
        `M${a} ${doorTop + floorHeight * 0.2}L${a + f.u * 0.4 + (3.5 - i) * -0.05 * f.u} ${doorTop}h${f.u * 1.6}L${a + f.u * 2} ${doorTop + floorHeight * 0.2}q${-f.u} ${f.u * 1.6} ${-f.u * 2} 0Z`,
        i % 2 ? colours.trim : colours.door,
      )
    }
    // The sign on the roof.
    const letter = f.u * 5.6
    p.path(
      letters(sign, cx, top + f.u * 5.2 + floorHeight * -0.02 - f.u * 0.6, {
        face: 'heavy',
        size: letter * 0.8,
        tracking: 0.3,
        anchor: 'middle',
      }),
      colours.sign,
    )
    p.rect(0, street, f.w, f.h - street + 2, colours.night)
    p.rect(0, street, f.w, f.u * 1, mix(colours.trim, colours.night, 0.35))
    // Unclaimed luggage.
    for (const [at, w, h, colour] of [
      [-14, 6, 4, colours.door],
      [-13, 4, 2.6, colours.roof],
      [12, 5, 6, colours.roof],
      [17.6, 4, 3, colours.lamps[0]],
    ] as const) {
      const y = street - (at === -13 ? 4 : 0) * f.u
      p.rect(cx + at * f.u, y - h * f.u, w * f.u, h * f.u, mix(colour, colours.ink, 0.12), { rx: f.u * 0.5 })
      p.stroke(
        `M${cx + (at + w * 0.36) * f.u} ${y - h * f.u}v${-f.u * 0.9}h${w * 0.28 * f.u}v${f.u * 0.9}`,
        colours.ink,
        f.u * 0.35,
      )
    }
    return [
      { depth: 0.2, paint: p0 },
      { depth: 1, paint: p },
    ]
  }
