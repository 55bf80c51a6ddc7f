/** A kitchen window from inside: objects on the sill, and a view. */
import { lighten, mix } from '../colour.ts'
import { hash } from '../dice.ts'
import { curve, placed, polygon, type Stop } from '../paint.ts'
import { ridge } from '../parts/land.ts'
import { sittingDog, walking } from '../parts/people.ts'
import { disc, sky, stars } from '../parts/sky.ts'
import { roundTree } from '../parts/trees.ts'
import { type Scene, sheet } from '../scene.ts'

export type KitchenColours = {
  sky: readonly Stop[]
  disc: string
  hills: readonly [string, string, string]
  crown: string
  wall: string
  frame: string
  cloth: string
  check: string
  things: readonly [kettle: string, pot: string, plant: string]
  glass: string
  ink: string
}

export const kitchen =
  (colours: KitchenColours, outside: 'orchard' | 'visitor'): Scene =>
  (f) => {
    const visitor = outside === 'visitor'
    const half = f.wide ? f.h * 0.42 : f.u * 39
    const x = f.w * f.subject
    const top = f.h * (f.wide ? 0.09 : f.square ? 0.42 : 0.32)
    const sill = f.h * (f.wide ? 0.76 : 0.8)
    const tall = sill - top
    const horizon = top + tall * 0.66
    const air = sheet(f, 'air')
    sky(air.paint, horizon + f.u * 6, colours.sky)
    if (visitor) stars(air.paint, air.roll, { count: 160, bottom: horizon, size: 1.3 })
    else
      disc(air.paint, [x + half * 0.42, horizon - tall * 0.16], f.u * 7, colours.disc, colours.disc, 5, 0.55)
    const land = sheet(f, 'land')
    for (const [i, hill] of colours.hills.entries())
      ridge(
        land.paint,
        { y: horizon + f.u * (i * 5 - 3), swing: f.u * (4 - i), seed: hash(`${f.seed}${i}`), waves: 1.6 },
        hill,
        i < 2 ? colours.hills[2] : hill,
        0.35,
      )
    const who = x - half * 0.3
    if (visitor) {
      const y = top + tall * 0.26
      const l = land.paint
      l.path(
        polygon([
          [who - f.u * 6, y],
          [who + f.u * 6, y],
          [who + f.u * 17, horizon + f.u * 15],
          [who - f.u * 17, horizon + f.u * 15],
        ]),
        l.linear(
          [0, y],
          [0, horizon + f.u * 15],
          [
            [0, colours.disc, 0.9],
            [1, colours.disc, 0.12],
          ],
        ),
      )
      l.ellipse(who, horizon + f.u * 14, f.u * 17, f.u * 2.6, colours.disc, { opacity: 0.6 })
      l.glow([who, y], f.u * 24, colours.disc, 0.55)
      l.path(
        `M${who - f.u * 6} ${y - f.u * 2}Q${who - f.u * 6} ${y - f.u * 8} ${who} ${y - f.u * 8}Q${who + f.u * 6} ${y - f.u * 8} ${who + f.u * 6} ${y - f.u * 2}Z`,
        mix(colours.disc, '#ffffff', 0.5),
      )
      l.ellipse(who, y - f.u * 0.6, f.u * 14, f.u * 2.9, mix(colours.ink, colours.frame, 0.4))
      for (let i = -3; i <= 3; i++)
        l.circle(who + i * f.u * 3.4, y - f.u * 0.2, f.u * 0.7, i % 2 ? colours.disc : '#fff2b0')
      // A cow being abducted upwards.
      l.path(
        'M-9 -4Q-10 -9 -4 -9L6 -9L8 -12L12 -11L13 -7L9 -5L8 -3L7 4L5 4L5 -2L-4 -2L-5 4L-7 4L-7 -2Q-11 0 -11 -6Z',
        colours.ink,
        { transform: placed(who + f.u * 1, horizon - f.u * 2, f.u * 0.42, false, -14) },
      )
    } else {
      for (let i = 0; i < 13; i++)
        roundTree(
          land.paint,
          land.roll,
          x - half + (i / 12) * half * 2,
          horizon + f.u * (5 + (i % 3) * 3),
          f.u * (7 + (i % 3) * 2),
          colours.crown,
          lighten(colours.crown, -0.1),
          colours.ink,
        )
      land.paint.path(
        `M${who - f.u * 1} ${horizon + f.u * 3}C${who + f.u * 8} ${horizon + f.u * 7} ${who - f.u * 9} ${horizon + f.u * 10} ${who - f.u * 6} ${sill}H${who + f.u * 16}C${who + f.u * 3} ${horizon + f.u * 12} ${who + f.u * 14} ${horizon + f.u * 7} ${who + f.u * 1.4} ${horizon + f.u * 3}Z`,
        mix(colours.frame, colours.hills[2], 0.4),
      )
      land.paint.path(walking, colours.ink, {
        transform: placed(who + f.u * 3, horizon + f.u * 11, f.u * 0.12, true),
      })
      land.paint.rect(who + f.u * 3.6, horizon + f.u * 6.4, f.u * 2.6, f.u * 2.2, colours.cloth, {
        rx: f.u * 0.3,
      })
    }

    const wall = sheet(f, 'wall')
    const p = wall.paint
    const hole = `M${x - half} ${top}H${x + half}V${sill}H${x - half}Z`
    p.path(
      `M-60 -60H${f.w + 60}V${f.h + 60}H-60Z${hole}`,
      p.radial([x, sill], Math.max(f.w, f.h) * 0.95, [
        [0, colours.wall],
        [1, mix(colours.wall, colours.ink, visitor ? 0.75 : 0.3)],
      ]),
      { 'fill-rule': 'evenodd' },
    )
    const bar = f.u * 2
    for (const [bx, by, bw, bh] of [
      [x - half - bar, top - bar, half * 2 + bar * 2, bar],
      [x - half - bar, top - bar, bar, tall + bar],
      [x + half, top - bar, bar, tall + bar],
      [x - bar * 0.4, top, bar * 0.8, tall],
      [x - half, top + tall * 0.36, half * 2, bar * 0.7],
    ] as const)
      p.rect(bx, by, bw, bh, colours.frame)
    p.rect(x - half - bar * 2, sill - bar * 0.3, half * 2 + bar * 4, bar * 1.5, lighten(colours.frame, 0.03))
    p.rect(x - half - bar * 2, sill + bar * 1.1, half * 2 + bar * 4, bar * 0.5, colours.ink, {
      opacity: 0.25,
    })
    // The open curtains.
    for (const side of [-1, 1]) {
      const e = x + side * (half + bar)
      p.path(
        `M${e + side * f.u * 4} ${top - f.u * 5}H${e - side * f.u * 15}Q${e - side * f.u * 13} ${top + tall * 0.3} ${e - side * f.u * 1} ${top + tall * 0.55}L${e + side * f.u * 1.5} ${top + tall * 0.9}H${e + side * f.u * 5}Z`,
        mix(colours.cloth, colours.wall, visitor ? 0.55 : 0.15),
        { opacity: 0.96 },
      )
      for (const s of [0.2, 0.45, 0.7])
        p.stroke(
          `M${e - side * f.u * 15 * s} ${top - f.u * 5}Q${e - side * f.u * 12 * s} ${top + tall * 0.3} ${e} ${top + tall * 0.54}`,
          colours.ink,
          f.u * 0.3,
          { opacity: 0.2 },
        )
    }
    p.rect(x - half - f.u * 9, top - f.u * 6.4, half * 2 + f.u * 18, f.u * 1.4, colours.ink, {
      rx: f.u * 0.7,
    })

    const table = sheet(f, 'table')
    const t = table.paint
    const edge = f.h * (f.wide ? 0.9 : 0.9)
    t.rect(-60, edge, f.w + 120, f.h - edge + 60, colours.cloth)
    for (let i = 0; i < 60; i++) {
      const cx = x + (i - 30) * f.u * 7
      const spread = (cx - x) * 0.35
      t.path(
        polygon([
          [cx, edge],
          [cx + f.u * 3.2, edge],
          [cx + f.u * 3.6 + spread, f.h + 60],
          [cx + spread, f.h + 60],
        ]),
        colours.check,
        { opacity: 0.4 },
      )
    }
    for (const s of [0.12, 0.5])
      t.rect(-60, edge + (f.h - edge) * s, f.w + 120, (f.h - edge) * 0.2, colours.check, { opacity: 0.4 })

    const things = sheet(f, 'things')
    const q = things.paint
    const [kettle, pot, plant] = colours.things
    const [px, kx] = [x - half * 0.74, x + half * 0.66]
    let leaves = ''
    for (let i = 0; i < 15; i++) {
      const [dx, dy] = [things.roll.between(-8, 8) * f.u, -things.roll.between(5, 17) * f.u]
      leaves += curve(
        [
          [px, sill - f.u * 6],
          [px + dx * 0.4 - f.u, sill - f.u * 6 + dy * 0.7],
          [px + dx, sill - f.u * 6 + dy],
          [px + dx * 0.7 + f.u, sill - f.u * 6 + dy * 0.5],
        ],
        true,
      )
    }
    q.path(leaves, plant)
    q.path(
      polygon([
        [px - f.u * 5, sill - f.u * 7.4],
        [px + f.u * 5, sill - f.u * 7.4],
        [px + f.u * 3.7, sill],
        [px - f.u * 3.7, sill],
      ]),
      pot,
    )
    q.rect(px - f.u * 5.6, sill - f.u * 8.6, f.u * 11.2, f.u * 2, lighten(pot, -0.05), { rx: f.u * 0.4 })
    if (visitor) q.path(sittingDog, colours.ink, { transform: placed(kx, sill, f.u * 0.4, true) })
    else {
      // A stacked tea set: one pot on top of the other.
      q.path(
        `M${kx - f.u * 7} ${sill - f.u * 1}Q${kx - f.u * 9} ${sill - f.u * 10} ${kx} ${sill - f.u * 10}Q${kx + f.u * 9} ${sill - f.u * 10} ${kx + f.u * 7} ${sill - f.u * 1}Z`,
        kettle,
      )
      q.path(
        `M${kx - f.u * 4.6} ${sill - f.u * 10}Q${kx - f.u * 6} ${sill - f.u * 16.6} ${kx} ${sill - f.u * 16.6}Q${kx + f.u * 6} ${sill - f.u * 16.6} ${kx + f.u * 4.6} ${sill - f.u * 10}Z`,
        lighten(kettle, 0.06),
      )
      q.circle(kx, sill - f.u * 17.6, f.u * 1, colours.ink)
      for (const [y, r] of [
        [5, 8],
        [13, 5],
      ] as const) {
        q.stroke(
          `M${kx - f.u * (r - 1)} ${sill - f.u * y}q${-f.u * 3} ${-f.u * 1} ${-f.u * 3.6} ${-f.u * 4.4}`,
          kettle,
          f.u * 1.1,
        )
        q.stroke(
          `M${kx + f.u * (r - 1)} ${sill - f.u * (y + 2)}q${f.u * 5} ${f.u * 0.6} ${f.u * 0.6} ${f.u * 4.4}`,
          colours.ink,
          f.u * 0.8,
        )
      }
    }
    for (const [i, gx] of [x - f.u * 9, x + f.u * 9].entries()) {
      const y = edge + f.u * (3.4 + i * 1.6)
      q.ellipse(gx, y, f.u * 6, f.u * 1.6, '#ffffff', { opacity: 0.85 })
      q.path('M-2 -7Q-1 -4.6 -2.1 -1.6Q0 0.3 2.1 -1.6Q1 -4.6 2 -7Z', colours.glass, {
        transform: placed(gx, y, f.u * 1.6),
        opacity: 0.92,
      })
    }
    return [
      { depth: 0.05, paint: air.paint },
      { depth: 0.3, paint: land.paint },
      { depth: 0.9, paint: p },
      { depth: 1, paint: q },
      { depth: 0.99, paint: t },
    ].toSorted((a, b) => a.depth - b.depth)
  }
