/** A single track from above, two trains with their lights on, and a person between them. */
import { lighten, mix } from '../colour.ts'
import { curve, placed, type Point, polygon } from '../paint.ts'
import { walking } from '../parts/people.ts'
import { type Scene, sheet } from '../scene.ts'

export type TrackColours = {
  ground: string
  bed: string
  rail: string
  beam: string
  trains: readonly [string, string]
  tree: string
  ink: string
}

export const singleTrack =
  (colours: TrackColours, tilt = 12): Scene =>
  (f) => {
    const [cx, cy] = [f.w * f.subject, f.h * (f.wide ? 0.52 : 0.6)]
    const reach = Math.hypot(f.w, f.h)
    const turn = { transform: `rotate(${tilt} ${cx} ${cy})` }
    const gauge = f.u * 7
    const apart = f.u * (f.wide ? 24 : 33)
    const ground = sheet(f, 'ground')
    const p = ground.paint
    p.ground(
      p.radial([cx, cy], reach * 0.62, [
        [0, lighten(colours.ground, 0.07)],
        [0.5, colours.ground],
        [1, mix(colours.ground, '#000000', 0.55)],
      ]),
    )
    p.group(turn, () => {
      p.rect(cx - gauge * 1.25, cy - reach, gauge * 2.5, reach * 2, colours.bed)
      for (let y = cy - reach; y < cy + reach; y += f.u * 3.3)
        p.rect(cx - gauge * 0.85, y, gauge * 1.7, f.u * 1.4, mix(colours.bed, colours.ink, 0.55))
      for (const side of [-1, 1])
        p.rect(cx + side * gauge * 0.52 - f.u * 0.35, cy - reach, f.u * 0.7, reach * 2, colours.rail)
    })
    const light = sheet(f, 'light')
    light.paint.group(turn, () => {
      for (const side of [-1, 1]) {
        const y = cy + side * apart
        for (const lamp of [-0.32, 0.32]) {
          const x = cx + lamp * gauge * 1.4
          light.paint.path(
            polygon([
              [x, y],
              [x - f.u * (13 - lamp * 10), y - side * f.u * 58],
              [x + f.u * (13 + lamp * 10), y - side * f.u * 58],
            ]),
            light.paint.linear(
              [x, y],
              [x, y - side * f.u * 58],
              [
                [0, colours.beam, 0.85],
                [0.5, colours.beam, 0.3],
                [1, colours.beam, 0],
              ],
            ),
          )
        }
      }
      light.paint.glow([cx, cy], f.u * 18, colours.beam, 0.55)
    })
    const trains = sheet(f, 'trains')
    const t = trains.paint
    t.group(turn, () => {
      for (const [i, side] of ([-1, 1] as const).entries()) {
        const y = cy + side * apart
        const colour = colours.trains[i === 0 ? 0 : 1]
        const wide = gauge * 0.95
        const car = f.u * 34
        for (let k = 0; k < 4; k++) {
          const from = y + side * k * (car + f.u * 1.4)
          const top = side < 0 ? from - car : from
          t.rect(cx - wide + f.u * 1.6, top + f.u * 2, wide * 2, car, '#000000', {
            opacity: 0.4,
            rx: f.u * 2,
          })
          t.rect(
            cx - wide,
            top,
            wide * 2,
            car,
            t.linear(
              [cx - wide, 0],
              [cx + wide, 0],
              [
                [0, lighten(colour, -0.1)],
                [0.3, lighten(colour, 0.06)],
                [1, lighten(colour, -0.14)],
              ],
            ),
            { rx: f.u * (k === 0 ? 3 : 1) },
          )
          for (const s of [-0.62, 0.62])
            t.rect(
              cx + wide * s - f.u * 0.25,
              top + f.u * 2.5,
              f.u * 0.5,
              car - f.u * 5,
              mix(colour, '#000000', 0.4),
            )
          for (let v = 0; v < 3; v++)
            t.rect(
              cx - wide * 0.32,
              top + f.u * (8 + v * 8),
              wide * 0.64,
              f.u * 4,
              mix(colour, '#000000', 0.35),
              { rx: f.u * 0.7 },
            )
        }
        t.path(
          `M${cx - wide * 0.82} ${y + side * f.u * 3.2}Q${cx} ${y - side * f.u * 0.4} ${cx + wide * 0.82} ${y + side * f.u * 3.2}L${cx + wide * 0.7} ${y + side * f.u * 6}Q${cx} ${y + side * f.u * 4} ${cx - wide * 0.7} ${y + side * f.u * 6}Z`,
          colours.ink,
        )
        for (const lamp of [-0.46, 0.46]) {
          t.circle(cx + lamp * gauge, y + side * f.u * 1.2, f.u * 1, '#fffdf0')
          t.glow([cx + lamp * gauge, y], f.u * 6, colours.beam, 0.8)
        }
      }
    })
    const man = sheet(f, 'man')
    for (const side of [-1, 1])
      man.paint.group(
        {
          transform: `rotate(${tilt} ${cx} ${cy}) translate(${cx} ${cy + f.u * 1.2}) scale(${f.u * 0.08} ${side * f.u * 0.24})`,
        },
        () => man.paint.path(walking, colours.ink, { opacity: 0.35 }),
      )
    man.paint.path(walking, colours.ink, { transform: placed(cx, cy + f.u * 4.4, f.u * 0.1) })
    const trees = sheet(f, 'trees')
    const q = trees.paint
    for (let i = 0; i < (f.wide ? 230 : 190); i++) {
      const [x, y] = [trees.roll() * f.w, trees.roll() * f.h]
      const a = (-tilt * Math.PI) / 180
      const away = Math.abs((x - cx) * Math.cos(a) - (y - cy) * Math.sin(a))
      if (away < f.u * 20) continue
      const r = f.u * trees.roll.between(3.6, 7.4)
      // Treetops from above, smaller and lighter towards their tips and towards the headlights.
      const lit = Math.max(0, 0.26 - away / f.u / 170)
      const lobes = trees.roll.whole(7, 10)
      for (const [k, share] of [1, 0.7, 0.4].entries()) {
        const crown = Array.from({ length: lobes * 2 }, (_, n): Point => {
          const angle = (n / lobes) * Math.PI + k * 0.5
          const long = r * share * (n % 2 ? 0.84 : 1)
          return [x + Math.cos(angle) * long, y - k * r * 0.1 + Math.sin(angle) * long]
        })
        q.path(curve(crown, true), mix(colours.tree, colours.rail, k * 0.11 + lit))
      }
    }
    return [
      { depth: 0.5, paint: p },
      { depth: 0.55, paint: light.paint, motion: (s) => ({ opacity: 0.9 + Math.sin(s * 9) * 0.1 }) },
      { depth: 0.9, paint: t },
      { depth: 0.92, paint: man.paint },
      { depth: 1.15, paint: q },
    ]
  }
