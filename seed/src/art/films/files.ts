/** A tower of files with a deckchair on top. */
import { lighten, mix } from '../colour.ts'
import { placed, polygon } from '../paint.ts'
import { body } from '../parts/people.ts'
import { type Scene, sheet } from '../scene.ts'

export type FileColours = {
  wall: string
  floor: string
  folders: readonly [string, ...string[]]
  paper: string
  parasol: readonly [string, string]
  skin: string
  dress: string
  hair: string
  ink: string
}

const LYING = body({
  head: [-26, -24],
  neck: [-20, -18],
  hip: [2, -7],
  arms: [
    [
      [-22, -6],
      [-32, -22],
    ],
  ],
  legs: [
    [
      [20, -14],
      [34, -4],
      [38, -8],
    ],
    [
      [18, -12],
      [30, -2],
      [35, -6],
    ],
  ],
})

export const files =
  (colours: FileColours): Scene =>
  (f) => {
    const x = f.w * f.subject
    const foot = f.h * (f.wide ? 0.95 : 0.93)
    const top = f.h * (f.wide ? 0.5 : f.square ? 0.68 : 0.56)
    const back = sheet(f, 'back')
    back.paint.ground(colours.wall)
    for (let i = 0; i < 24; i++)
      back.paint.path(
        polygon([
          [x, top - f.u * 14],
          [x + Math.cos((i / 12) * Math.PI) * f.u * 300, top + Math.sin((i / 12) * Math.PI) * f.u * 300],
          [
            x + Math.cos(((i + 0.5) / 12) * Math.PI) * f.u * 300,
            top + Math.sin(((i + 0.5) / 12) * Math.PI) * f.u * 300,
          ],
        ]),
        lighten(colours.wall, 0.05),
        { opacity: 0.7 },
      )
    const sun = sheet(f, 'sun')
    sun.paint.circle(x, top - f.u * 8, f.u * 27, mix(colours.wall, '#ffffff', 0.55))
    const floor = sheet(f, 'floor')
    floor.paint.rect(-60, foot - f.u * 3, f.w + 120, f.h, colours.floor)
    floor.paint.ellipse(x, foot, f.u * 30, f.u * 2.4, colours.ink, { opacity: 0.25 })
    const stacks = sheet(f, 'stacks')
    const p = stacks.paint
    const pile = (cx: number, from: number, to: number, wide: number) => {
      let y = from
      while (y > to) {
        const h = Math.min(y - to, f.u * stacks.roll.between(1.6, 3.8))
        const w = wide * stacks.roll.between(0.86, 1.1)
        const left = cx - w / 2 + stacks.roll.between(-1.4, 1.4) * f.u
        const colour = stacks.roll.pick(colours.folders)
        y -= h
        p.rect(left + f.u * 0.6, y + h * 0.18, w - f.u * 1.6, h * 0.64, colours.paper)
        for (const k of [0.35, 0.55])
          p.rect(left + f.u * 0.6, y + h * k, w - f.u * 1.6, f.u * 0.12, colours.ink, { opacity: 0.18 })
        p.rect(left, y, w, h * 0.22, colour, { rx: h * 0.1 })
        p.rect(left, y + h * 0.8, w, h * 0.2, lighten(colour, -0.06), { rx: h * 0.1 })
        p.rect(left, y, f.u * 2.4, h, colour, { rx: h * 0.1 })
        if (stacks.roll() < 0.5)
          p.rect(
            left + w - f.u * 5,
            y + h * 0.2,
            f.u * stacks.roll.between(3, 7),
            h * 0.5,
            stacks.roll.pick(colours.folders),
          )
      }
    }
    for (const [dx, share, w] of [
      [-40, 0.45, 17],
      [-25, 0.2, 15],
      [38, 0.55, 18],
      [55, 0.25, 15],
      [-60, 0.2, 16],
    ] as const)
      pile(x + dx * f.u, foot, foot - (foot - top) * share, w * f.u)
    pile(x, foot, top, f.u * 30)
    const rest = sheet(f, 'rest')
    const q = rest.paint
    const s = f.u * (f.square ? 0.28 : 0.36)
    const at = { transform: placed(x, top, s) }
    q.stroke('M-34 0L22 -2M-40 -22L18 0M-24 0L-40 -22M24 -14L6 0', colours.ink, 2.2, at)
    q.path('M-41 -22L-36 -26L8 -6L30 -8L30 -4L6 -1Z', colours.parasol[0], at)
    q.path(LYING, colours.skin, at)
    q.path('M-22 -24Q-12 -24 -6 -14L12 -14L20 -17L24 -9L12 -2L-6 -2Q-18 -8 -24 -16Z', colours.dress, at)
    q.path('M-33 -26Q-34 -34 -25 -33Q-18 -31 -20 -24Q-25 -29 -30 -22Q-33 -18 -36 -22Z', colours.hair, at)
    q.path('M-24.5 -27H-18.6V-24.4H-24.5Z', colours.ink, at)
    q.stroke('M-8 0L-2 -62', colours.ink, 1.8, at)
    for (let i = 0; i < 6; i++) {
      const [a, b] = [-44 + i * 14, -30 + i * 14]
      q.path(`M-2 -84L${a} -54Q${(a + b) / 2} -48 ${b} -54Z`, colours.parasol[i % 2 === 0 ? 0 : 1], at)
    }
    q.circle(-2, -85, 2, colours.ink, at)
    q.path('M30 -2V-12H38V-2ZM33 -12L36 -20H37L34.5 -12Z', colours.parasol[1], at)
    const sheets = sheet(f, 'sheets')
    for (let i = 0; i < 15; i++) {
      const [sx, sy] = [x + sheets.roll.between(-60, 50) * f.u, top + sheets.roll.between(-30, 30) * f.u]
      if (Math.abs(sx - x) < f.u * 22) continue
      sheets.paint.group(
        {
          transform: `translate(${sx} ${sy}) rotate(${sheets.roll.between(-50, 50)}) skewX(${sheets.roll.between(-25, 25)})`,
        },
        () => {
          sheets.paint.rect(0, 0, f.u * 3.6, f.u * 5, colours.paper)
          for (const k of [0.2, 0.4, 0.6])
            sheets.paint.rect(f.u * 0.5, f.u * 5 * k, f.u * 2.4, f.u * 0.25, colours.ink, { opacity: 0.3 })
        },
      )
    }
    return [
      { depth: 0, paint: back.paint },
      { depth: 0.2, paint: sun.paint },
      { depth: 0.8, paint: floor.paint },
      { depth: 1, paint: p },
      { depth: 1.02, paint: q },
      {
        depth: 1.3,
        paint: sheets.paint,
        wraps: true,
        motion: (t) => ({ x: Math.sin(t * 1.2) * 16, y: t * 38 }),
      },
    ]
  }
