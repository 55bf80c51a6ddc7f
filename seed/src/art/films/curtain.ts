/** A theatre curtain, and what shows through its gap. */
import { lighten, mix } from '../colour.ts'
import { curve, type Point, polygon } from '../paint.ts'
import { coated, limb } from '../parts/people.ts'
import { type Scene, sheet } from '../scene.ts'

export type CurtainColours = {
  cloth: string
  shade: string
  gold: string
  light: string
  boards: string
  skin: string
  dark: string
}

export const curtain =
  (colours: CurtainColours, gap: 'prompter' | 'stranger'): Scene =>
  (f) => {
    const stage = f.h * (f.wide ? 0.8 : 0.8)
    const x = f.w * f.subject
    const stranger = gap === 'stranger'
    const open = f.u * (stranger ? 8 : 0.8)
    const back = sheet(f, 'back')
    back.paint.ground(colours.dark)
    if (stranger) {
      const p = back.paint
      p.glow([x, stage - f.u * 30], f.u * 30, colours.light, 0.22)
      p.path(coated, '#000000', { transform: `translate(${x} ${stage}) scale(${f.u * 0.42} ${f.u * 0.74})` })
      p.path(
        curve(
          [
            [x, stage - f.u * 76],
            [x + f.u * 3, stage - f.u * 72],
            [x + f.u * 2.5, stage - f.u * 64],
            [x, stage - f.u * 60],
            [x - f.u * 2.5, stage - f.u * 64],
            [x - f.u * 3, stage - f.u * 72],
          ],
          true,
        ),
        colours.skin,
      )
    }
    const cloth = sheet(f, 'cloth')
    const p = cloth.paint
    const fold = f.u * 7.4
    for (const side of [-1, 1])
      for (let i = 22; i >= 0; i--) {
        const at = (share: number) => (stranger ? Math.sin(share * 3.1) * open * 0.55 : 0)
        const l = x + side * (open + i * fold)
        const r = x + side * (open + (i + 1) * fold + f.u * 0.6)
        const sway = cloth.roll.between(-0.6, 0.6) * f.u
        // The gap is narrow at the top and bottom, and wide where it is held open.
        const pull = i === 0 ? at : (s: number) => at(s) * Math.max(0, 1 - i / 5)
        const inner: Point[] = [0, 0.2, 0.4, 0.6, 0.8, 1].map((s) => [
          l +
            side * (pull(s) - (stranger && i === 0 ? open * 0.8 * Math.abs(1 - s * 1.3) : 0)) +
            (i ? sway * s : 0),
          stage * s * 1.012,
        ])
        const outer: Point[] = [1, 0.8, 0.6, 0.4, 0.2, 0].map((s) => [r + side * pull(s), stage * s * 1.012])
        p.path(
          `${curve([...inner])}${curve(outer).replace('M', 'L')}Z`,
          p.linear(
            [Math.min(l, r), 0],
            [Math.max(l, r), 0],
            [
              [0, lighten(colours.shade, -0.03)],
              [0.35, colours.cloth],
              [0.55, lighten(colours.cloth, 0.06)],
              [1, colours.shade],
            ],
          ),
        )
      }
    p.rect(-60, stage - f.u * 5, f.w + 120, f.u * 0.7, colours.gold, { opacity: 0.85 })
    for (let i = 0; i < (f.w / f.u) * 0.8; i++)
      p.rect(i * f.u * 1.3, stage - f.u * 3.6, f.u * 0.5, f.u * 3.4, colours.gold, { opacity: 0.75 })
    if (stranger) p.rect(x - open * 1.1, stage - f.u * 5.4, open * 2.2, f.u * 6, colours.dark)
    p.rect(
      0,
      0,
      f.w,
      stage,
      p.linear(
        [0, 0],
        [0, stage],
        [
          [0, '#000000', stranger ? 0.62 : 0.32],
          [0.5, '#000000', 0],
          [1, '#000000', 0.12],
        ],
      ),
    )

    const spot = sheet(f, 'spot')
    const r = f.u * (stranger ? 34 : 31)
    const centre: Point = [x, stage - f.u * (stranger ? 36 : 28)]
    spot.paint.circle(centre[0], centre[1], r, colours.light, { opacity: stranger ? 0.1 : 0.3 })
    spot.paint.circle(centre[0], centre[1], r * 1.04, colours.light, { opacity: stranger ? 0.05 : 0.14 })

    const grip = sheet(f, 'grip')
    const g = grip.paint
    if (stranger)
      for (const side of [-1, 1]) {
        const palm = stage - f.u * (41.6 - side * 4)
        g.path(
          limb(
            [x + side * open * 0.45, palm + f.u * 2.4],
            f.u * 2,
            [x + side * (open + f.u * 1.6), palm - f.u * 0.4],
            f.u * 4.4,
          ),
          mix(colours.skin, colours.dark, 0.5),
        )
        for (let i = 0; i < 4; i++) {
          const y = stage - f.u * (46 - i * 2.9 - side * 4)
          const from: Point = [x + side * open * 0.9, y]
          const knee: Point = [x + side * (open + f.u * 4.6), y - f.u * (1.4 - i * 0.5)]
          const tip: Point = [x + side * (open + f.u * (10.5 - i * 0.8)), y + f.u * (1.2 + i * 0.6)]
          g.path(
            limb(from, f.u * 0.95, knee, f.u * 0.85) + limb(knee, f.u * 0.85, tip, f.u * 0.42),
            colours.skin,
          )
          g.path(
            limb([from[0], from[1] + f.u * 0.6], f.u * 0.3, [knee[0], knee[1] + f.u * 0.6], f.u * 0.2),
            colours.dark,
            { opacity: 0.35 },
          )
        }
      }

    const boards = sheet(f, 'boards')
    const b = boards.paint
    b.rect(
      -60,
      stage,
      f.w + 120,
      f.h - stage + 60,
      b.down(stage, f.h, mix(colours.boards, colours.light, 0.25), mix(colours.boards, '#000000', 0.5)),
    )
    for (let i = -30; i <= 30; i++)
      b.stroke(`M${x + i * f.u * 5} ${stage}L${x + i * f.u * 11} ${f.h + 60}`, colours.dark, f.u * 0.25, {
        opacity: 0.5,
      })
    b.ellipse(x, stage + f.u * 3, r * 1.1, f.u * 4.5, colours.light, { opacity: stranger ? 0.12 : 0.35 })
    if (stranger)
      b.path(
        polygon([
          [x - open, stage],
          [x + open, stage],
          [x + f.u * 26, f.h + 60],
          [x - f.u * 26, f.h + 60],
        ]),
        '#000000',
        { opacity: 0.55 },
      )
    else {
      // The prompter's box in the stage floor: a head, a book, and a finger on the lips.
      const [y, w] = [f.h * (f.wide ? 0.985 : 0.94), f.u * 15]
      b.path(
        `M${x - w} ${y}Q${x - w} ${y - w * 1.25} ${x} ${y - w * 1.25}Q${x + w} ${y - w * 1.25} ${x + w} ${y}Z`,
        colours.gold,
      )
      b.path(
        `M${x - w * 0.84} ${y}Q${x - w * 0.84} ${y - w * 1.06} ${x} ${y - w * 1.06}Q${x + w * 0.84} ${y - w * 1.06} ${x + w * 0.84} ${y}Z`,
        colours.dark,
      )
      for (let i = -3; i <= 3; i++)
        b.stroke(
          `M${x + i * w * 0.13} ${y - w * 1.08}Q${x + i * w * 0.22} ${y - w * 1.2} ${x + i * w * 0.24} ${y - w * 1.22}`,
          lighten(colours.gold, -0.2),
          f.u * 0.35,
        )
      b.glow([x, y - w * 0.3], w * 0.9, colours.light, 0.5)
      b.path(
        curve(
          [
            [x - w * 0.42, y],
            [x - w * 0.36, y - w * 0.2],
            [x - w * 0.12, y - w * 0.28],
            [x + w * 0.12, y - w * 0.28],
            [x + w * 0.36, y - w * 0.2],
            [x + w * 0.42, y],
          ],
          true,
        ),
        '#23242f',
      )
      b.ellipse(x, y - w * 0.53, w * 0.22, w * 0.29, colours.skin)
      b.path(
        `M${x - w * 0.24} ${y - w * 0.56}Q${x - w * 0.22} ${y - w * 0.86} ${x} ${y - w * 0.85}Q${x + w * 0.22} ${y - w * 0.86} ${x + w * 0.24} ${y - w * 0.56}Q${x + w * 0.16} ${y - w * 0.72} ${x} ${y - w * 0.71}Q${x - w * 0.16} ${y - w * 0.72} ${x - w * 0.24} ${y - w * 0.56}Z`,
        '#e9e4da',
      )
      for (const s of [-1, 1]) {
        b.stroke(
          `M${x + s * w * 0.09 - w * 0.075} ${y - w * 0.55}a${w * 0.075} ${w * 0.075} 0 1 0 ${w * 0.15} 0a${w * 0.075} ${w * 0.075} 0 1 0 ${-w * 0.15} 0`,
          colours.dark,
          f.u * 0.25,
        )
        b.circle(x + s * w * 0.09, y - w * 0.55, w * 0.025, colours.dark)
      }
      b.path(
        limb([x + w * 0.26, y - w * 0.12], w * 0.085, [x + w * 0.02, y - w * 0.28], w * 0.065) +
          limb([x + w * 0.02, y - w * 0.28], w * 0.035, [x + w * 0.01, y - w * 0.45], w * 0.03),
        colours.skin,
      )
      b.path(
        polygon([
          [x, y - w * 0.12],
          [x - w * 0.46, y - w * 0.2],
          [x - w * 0.46, y + w * 0.08],
          [x, y + w * 0.14],
          [x + w * 0.46, y + w * 0.08],
          [x + w * 0.46, y - w * 0.2],
        ]),
        '#fff8e6',
      )
      b.stroke(`M${x} ${y - w * 0.12}V${y + w * 0.14}`, colours.shade, f.u * 0.3)
    }
    const lamps = sheet(f, 'lamps')
    for (let i = -14; i <= 14; i++) {
      if (Math.abs(i) < 2 && !stranger) continue
      const lx = x + i * f.u * 12
      const ly = f.h - f.u * 3
      lamps.paint.path(
        `M${lx - f.u * 3.4} ${f.h + 60}V${ly}A${f.u * 3.4} ${f.u * 3.4} 0 0 1 ${lx + f.u * 3.4} ${ly}V${f.h + 60}Z`,
        colours.dark,
      )
      lamps.paint.glow([lx, ly - f.u * 3], f.u * 9, colours.light, stranger ? 0.12 : 0.5)
    }
    return [
      { depth: 0.4, paint: back.paint, motion: (t) => ({ x: stranger ? Math.sin(t * 0.4) * 5 : 0 }) },
      { depth: 0.8, paint: p, motion: (t) => ({ x: Math.sin(t * 0.5) * 4 }) },
      {
        depth: 0.85,
        paint: spot.paint,
        motion: (t) => ({ x: Math.sin(t * 0.8) * 22, y: Math.cos(t * 0.6) * 10 }),
      },
      { depth: 0.9, paint: g },
      { depth: 1, paint: b },
      { depth: 1.3, paint: lamps.paint },
    ]
  }
