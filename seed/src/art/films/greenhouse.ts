/** A greenhouse lit from within, with its plants and its visitor. */
import { lighten, mix } from '../colour.ts'
import type { Dice } from '../dice.ts'
import { curve, type Paint, placed, type Point, type Stop } from '../paint.ts'
import { coated, standing } from '../parts/people.ts'
import { disc, mist, sky, stars } from '../parts/sky.ts'
import { type Scene, sheet } from '../scene.ts'

export type GreenhouseColours = {
  sky: readonly Stop[]
  glow: string
  glass: string
  iron: string
  plants: readonly [string, string, string]
  fruit: string
  moon: string
  ink: string
}

// A leaf with a drooping tip.
function leaf([x, y]: Point, length: number, angle: number, width = 0.16): string {
  const tip: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length + length * 0.22]
  const mid: Point = [x + Math.cos(angle) * length * 0.55, y + Math.sin(angle) * length * 0.62]
  const [nx, ny] = [-Math.sin(angle) * length * width, Math.cos(angle) * length * width]
  return curve([[x, y], [mid[0] - nx, mid[1] - ny], tip, [mid[0] + nx, mid[1] + ny]], true)
}

function palm(p: Paint, roll: Dice, x: number, foot: number, height: number, colour: string) {
  p.stroke(
    `M${x} ${foot}Q${x + height * 0.06} ${foot - height * 0.5} ${x} ${foot - height * 0.72}`,
    colour,
    height * 0.035,
  )
  let d = ''
  for (let i = 0; i < 9; i++)
    d += leaf([x, foot - height * 0.72], height * roll.between(0.32, 0.48), -Math.PI * (0.02 + 0.12 * i), 0.1)
  p.path(d, colour)
}

function fruitTree(
  p: Paint,
  roll: Dice,
  x: number,
  foot: number,
  height: number,
  crown: string,
  fruit: string,
) {
  p.rect(x - height * 0.025, foot - height * 0.6, height * 0.05, height * 0.5, mix(crown, '#000000', 0.4))
  p.rect(x - height * 0.17, foot - height * 0.2, height * 0.34, height * 0.2, lighten(fruit, -0.12))
  p.circle(x, foot - height * 0.68, height * 0.3, crown)
  for (let i = 0; i < 11; i++) {
    const [a, r] = [roll() * 6.3, height * 0.26 * roll() ** 0.6]
    p.circle(x + Math.cos(a) * r, foot - height * 0.68 + Math.sin(a) * r, height * 0.035, fruit)
  }
}

/** A tall nave between two aisles, as one outline. */
function nave(x: number, foot: number, half: number, tall: number): string {
  const [aisle, eaves, shoulder] = [half * 1.9, tall * 0.36, tall * 0.52]
  return `M${x - aisle} ${foot}V${foot - eaves * 0.7}Q${x - aisle} ${foot - shoulder} ${x - half} ${foot - shoulder}V${foot - tall * 0.62}Q${x - half} ${foot - tall} ${x} ${foot - tall}Q${x + half} ${foot - tall} ${x + half} ${foot - tall * 0.62}V${foot - shoulder}Q${x + aisle} ${foot - shoulder} ${x + aisle} ${foot - eaves * 0.7}V${foot}Z`
}

export const greenhouse =
  (colours: GreenhouseColours, kind: 'jungle' | 'orangery'): Scene =>
  (f) => {
    const foot = f.h * (f.wide ? 0.86 : 0.84)
    const x = f.w * f.subject
    const tall = f.wide ? f.h * 0.7 : f.h * (f.square ? 0.43 : 0.46)
    const half = f.wide ? f.h * 0.27 : f.u * 22
    const air = sheet(f, 'air')
    sky(air.paint, foot, colours.sky)
    stars(air.paint, air.roll, { count: kind === 'jungle' ? 110 : 40, bottom: foot * 0.8 })
    disc(
      air.paint,
      [x + f.u * (f.wide ? -34 : 33), f.h * (f.wide ? 0.2 : 0.43)],
      f.u * 3.6,
      colours.moon,
      colours.moon,
      6,
      0.35,
    )

    const back = sheet(f, 'back')
    let hedge = `M0 ${f.h}V${foot - f.u * 12}`
    for (let i = 0; i <= 16; i++) {
      const s = i / 16
      hedge += `Q${f.w * (s - 0.03)} ${foot - f.u * back.roll.between(14, 24)} ${f.w * s} ${foot - f.u * back.roll.between(9, 14)}`
    }
    back.paint.path(`${hedge}V${f.h}Z`, mix(colours.ink, colours.sky.at(-1)?.[1] ?? colours.ink, 0.35))
    mist(back.paint, foot - f.u * 4, f.u * 16, colours.glow, 0.14)

    const house = sheet(f, 'house')
    const h = house.paint
    const outline = nave(x, foot, half, tall)
    h.glow([x, foot - tall * 0.45], tall * 1.15, colours.glow, 0.5)
    h.path(
      outline,
      h.radial([x, foot - tall * 0.25], tall * 0.95, [
        [0, mix(colours.glass, '#ffffff', 0.45)],
        [0.4, colours.glass],
        [1, colours.glow],
      ]),
    )
    h.group({ 'clip-path': h.clip(outline) }, () => {
      for (const [row, colour] of colours.plants.entries())
        for (let i = 0; i < 8; i++) {
          const px = x + (i - 3.5 + house.roll.between(-0.3, 0.3)) * half * 0.55
          const open = Math.abs(px - x) < half * 0.3
          const height = tall * house.roll.between(0.26, 0.72 - row * 0.15) * (open ? 0.3 : 1)
          if (kind === 'jungle') palm(h, house.roll, px, foot, height, colour)
          else if (row > 0 && !open)
            fruitTree(h, house.roll, px, foot, tall * (0.2 + row * 0.11), colour, colours.fruit)
        }
    })
    // The figure stands in the one gap between the plants.
    const s = tall * 0.0028
    h.path(coated, colours.ink, { transform: placed(x - (kind === 'jungle' ? 0 : half * 0.16), foot, s) })
    if (kind === 'orangery')
      h.path(standing, colours.ink, { transform: placed(x + half * 0.16, foot, s * 0.97, true) })

    const iron = sheet(f, 'iron')
    const g = iron.paint
    const thick = f.u * 0.34
    g.group({ 'clip-path': g.clip(outline) }, () => {
      for (let i = -9; i <= 9; i++) {
        const bar = x + (i / 9) * half * 1.9
        g.rect(bar - thick / 2, foot - tall, thick, tall, colours.iron, { opacity: i % 3 ? 0.5 : 0.95 })
      }
      for (const y of [0.16, 0.36, 0.52, 0.66, 0.8])
        g.rect(x - half * 2, foot - tall * y, half * 4, thick * (y === 0.52 ? 2.4 : 1), colours.iron, {
          opacity: 0.85,
        })
      for (const r of [0.35, 0.7])
        g.stroke(
          `M${x - half * r} ${foot - tall * 0.62}Q${x - half * r} ${foot - tall * 0.98} ${x} ${foot - tall}Q${x + half * r} ${foot - tall * 0.98} ${x + half * r} ${foot - tall * 0.62}`,
          colours.iron,
          thick,
          { opacity: 0.7 },
        )
    })
    g.stroke(outline, colours.iron, thick * 2.4)
    g.rect(x - thick, foot - tall - f.u * 4, thick * 2, f.u * 4.4, colours.iron)
    g.circle(x, foot - tall - f.u * 4.4, f.u * 0.8, colours.iron)

    const floor = sheet(f, 'floor')
    const w = floor.paint
    w.rect(
      0,
      foot,
      f.w,
      f.h - foot + 2,
      w.linear(
        [0, foot],
        [0, f.h],
        [
          [0, mix(colours.glow, colours.ink, 0.55)],
          [0.4, colours.ink],
          [1, mix(colours.ink, '#000000', 0.4)],
        ],
      ),
    )
    w.path(
      `M${x - half * 0.4} ${foot}H${x + half * 0.4}L${x + half * 1.1} ${f.h}H${x - half * 1.1}Z`,
      colours.glass,
      { opacity: 0.3 },
    )

    const front = sheet(f, 'front')
    const q = front.paint
    const dark = mix(colours.ink, '#000000', 0.35)
    for (const side of [0, 1])
      for (let i = 0; i < 13; i++) {
        const from: Point = [
          side * f.w + front.roll.between(-4, 4) * f.u,
          f.h + f.u * front.roll.between(-16, 8),
        ]
        const angle = (side ? Math.PI + 0.2 : -0.2) + (side ? 1 : -1) * front.roll.between(0.2, 1.25)
        const long = f.u * front.roll.between(16, kind === 'jungle' ? 40 : 24)
        q.path(leaf(from, long, angle, 0.19), mix(dark, colours.plants[2], front.roll() * 0.35))
        if (kind === 'jungle' && i % 3 === 0) {
          const tip: Point = [from[0] + Math.cos(angle) * long * 0.7, from[1] + Math.sin(angle) * long * 0.7]
          q.circle(tip[0], tip[1], f.u * 1.7, mix(colours.fruit, '#000000', 0.5))
          q.circle(tip[0] - f.u * 0.5, tip[1] - f.u * 0.6, f.u * 0.45, colours.glass, { opacity: 0.9 })
        }
      }
    return [
      { depth: 0, paint: air.paint },
      { depth: 0.4, paint: back.paint },
      { depth: 0.9, paint: h },
      { depth: 0.95, paint: w },
      { depth: 1, paint: g },
      { depth: 1.5, paint: q, motion: (t) => ({ x: Math.sin(t * 0.6) * 7 }) },
    ]
  }
