/** Six matches in a row: some burnt, one burning, in a wind from the left. */
import { lighten, mix } from '../colour.ts'
import { curve, placed, type Point, polygon } from '../paint.ts'
import { type Scene, sheet } from '../scene.ts'

export type MatchColours = {
  ground: string
  low: string
  wood: string
  head: string
  burnt: string
  flame: readonly [string, string, string]
  smoke: string
}

const FLAME = curve(
  [
    [0, 4],
    [-7, -1],
    [-9, -10],
    [-5, -19],
    [1, -34],
    [3, -22],
    [9, -13],
    [8, -3],
  ],
  true,
)

export const matches =
  (colours: MatchColours): Scene =>
  (f) => {
    const x = f.w * f.subject
    const foot = f.h * (f.wide ? 0.92 : 0.9)
    const tall = f.h * (f.wide ? 0.62 : 0.42)
    const back = sheet(f, 'back')
    const burning = back.roll.whole(1, 4)
    const step = f.u * (f.wide ? 11 : 13)
    const at = (i: number) => x + (i - 2.5) * step
    back.paint.ground(
      back.paint.radial([at(burning), foot - tall], Math.max(f.w, f.h) * 0.8, [
        [0, colours.low],
        [0.5, colours.ground],
        [1, mix(colours.ground, '#000000', 0.45)],
      ]),
    )
    back.paint.rect(-60, foot, f.w + 120, f.h - foot + 60, mix(colours.ground, '#000000', 0.5))
    const row = sheet(f, 'row')
    const p = row.paint
    const smoke = sheet(f, 'smoke')
    const fire = sheet(f, 'fire')
    for (let i = 0; i < 6; i++) {
      const w = f.u * 3
      const spent = i < burning
      const height = tall * (spent ? row.roll.between(0.5, 0.85) : 1)
      const top: Point = [at(i) + (spent ? row.roll.between(-3, 3) * f.u : 0), foot - height]
      // Shadows point away from the flame.
      const lean = (at(i) - at(burning)) * 0.9
      p.path(
        polygon([
          [at(i) - w / 2, foot],
          [at(i) + w / 2, foot],
          [at(i) + w / 2 + lean, f.h + 60],
          [at(i) - w / 2 + lean, f.h + 60],
        ]),
        '#000000',
        { opacity: 0.4 },
      )
      const bend: Point = [at(i) - (top[0] - at(i)) * 0.5, foot - height * 0.55]
      const half = w / 2
      const lit = i > burning ? -1 : 1
      const body = `M${at(i) - half} ${foot}Q${bend[0] - half} ${bend[1]} ${top[0] - half} ${top[1]}H${top[0] + half}Q${bend[0] + half} ${bend[1]} ${at(i) + half} ${foot}Z`
      p.path(
        body,
        p.linear(
          [0, foot],
          [0, top[1]],
          spent
            ? [
                [0, colours.wood],
                [0.3, mix(colours.wood, colours.burnt, 0.6)],
                [0.45, colours.burnt],
                [1, colours.burnt],
              ]
            : [
                [0, lighten(colours.wood, -0.1)],
                [1, colours.wood],
              ],
        ),
      )
      p.path(
        `M${at(i) - (lit < 0 ? half : -half * 0.3)} ${foot}Q${bend[0] - (lit < 0 ? half : -half * 0.3)} ${bend[1]} ${top[0] - (lit < 0 ? half : -half * 0.3)} ${top[1]}h${half * 0.7}Q${bend[0] + (lit < 0 ? -half * 0.3 : half)} ${bend[1]} ${at(i) + (lit < 0 ? -half * 0.3 : half)} ${foot}Z`,
        colours.flame[1],
        { opacity: spent ? 0.16 : 0.35 },
      )
      p.ellipse(
        top[0],
        top[1],
        w * 0.78,
        w * 1.15,
        spent ? lighten(colours.burnt, -0.05) : i === burning ? colours.burnt : colours.head,
      )
      if (!spent && i !== burning)
        p.ellipse(top[0] - w * 0.25, top[1] - w * 0.3, w * 0.2, w * 0.35, '#ffffff', { opacity: 0.45 })
      if (spent && i === burning - 1) {
        const curl = Array.from({ length: 9 }, (_, k): Point => [
          top[0] + Math.sin(k * 1.1) * f.u * (0.8 + k * 0.5) + k * f.u * 0.6,
          top[1] - w - k * f.u * 4,
        ])
        smoke.paint.stroke(curve(curl), colours.smoke, f.u * 1.1, { opacity: 0.4 })
        smoke.paint.stroke(
          curve(curl.map(([cx, cy], k): Point => [cx + k * f.u * 0.3, cy + f.u])),
          colours.smoke,
          f.u * 0.5,
          { opacity: 0.5 },
        )
      }
      if (i === burning) {
        const s = f.u * (f.wide ? 0.46 : 0.6)
        fire.paint.glow([top[0], top[1] - s * 10], s * 110, colours.flame[0], 0.55)
        fire.paint.path(FLAME, colours.flame[0], { transform: placed(top[0], top[1], s) })
        fire.paint.path(FLAME, colours.flame[1], { transform: placed(top[0] + s * 0.5, top[1] + s, s * 0.7) })
        fire.paint.path(FLAME, colours.flame[2], {
          transform: placed(top[0] + s * 0.5, top[1] + s * 1.4, s * 0.38),
        })
      }
    }
    return [
      { depth: 0.2, paint: back.paint },
      {
        depth: 0.95,
        paint: smoke.paint,
        motion: (t) => ({ x: Math.sin(t * 0.8) * 9, opacity: 0.7 + 0.3 * Math.sin(t) }),
      },
      { depth: 1, paint: p },
      {
        depth: 1.02,
        paint: fire.paint,
        motion: (t) => ({ y: Math.sin(t * 11) * 2, opacity: 0.9 + 0.1 * Math.sin(t * 17) }),
      },
    ]
  }
