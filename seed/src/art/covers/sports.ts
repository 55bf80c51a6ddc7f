/** Sports: field lines, speed, numbers, and a body at the decisive moment. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice, hash } from '../dice.ts'
import { sizeFor, write } from '../lettering.ts'
import { placed, type Point, polygon } from '../paint.ts'
import { crest, outline } from '../parts/land.ts'
import { sprinting, striding, throwing } from '../parts/people.ts'
import { caption, type Caption } from './sport-title.ts'

/** A throw above the lines of a court that tilts towards the viewer. */
export const courtThrow =
  (
    title: Caption,
    colours: {
      floor: string
      floorFar: string
      zone: string
      line: string
      body: string
      shirt: string
      ball: string
      hot: string
    },
  ): Cover =>
  (p, f, purpose) => {
    p.fade(colours.floorFar, colours.floor)
    const c: Point = [f.w * (f.wide ? 0.7 : 0.5), f.h * (f.wide ? 0.3 : 0.42)]
    // Perspective from metres: x across, y away from the goal line behind the viewer.
    const at = (x: number, y: number): Point => {
      const s = 1 / (0.55 + y * 0.085)
      return [c[0] + x * f.u * 5.6 * s, c[1] + f.u * 62 * (s - 0.42)]
    }
    const arc = (radius: number, from: number, to: number) =>
      Array.from({ length: 41 }, (_, i) => {
        const a = from + ((to - from) * i) / 40
        return at(Math.sin(a) * radius, Math.cos(a) * radius)
      })
    p.path(
      polygon([at(-14, 0), at(14, 0), at(14, 24), at(-14, 24)]),
      p.linear(
        [0, c[1]],
        [0, f.h],
        [
          [0, lighten(colours.floorFar, 0.04)],
          [1, lighten(colours.floor, 0.03)],
        ],
      ),
    )
    p.path(polygon([...arc(6.2, -1.55, 1.55)]), colours.zone)
    p.stroke(polygon(arc(6.2, -1.55, 1.55), false), colours.line, f.u * 1)
    p.stroke(polygon(arc(9.2, -1.4, 1.4), false), colours.line, f.u * 0.6, {
      'stroke-dasharray': `${f.u * 3} ${f.u * 2.6}`,
    })
    p.stroke(polygon([at(-0.7, 7.3), at(0.7, 7.3)], false), colours.line, f.u * 0.7)
    p.stroke(polygon([at(-14, 20), at(14, 20)], false), colours.line, f.u * 0.5)
    for (const side of [-10, 10])
      p.stroke(polygon([at(side, 0), at(side, 40)], false), colours.line, f.u * 0.8)
    p.stroke(
      polygon(
        arc(2.2, -3.15, 3.15).map((_, i) =>
          at(Math.sin((i / 40) * 6.3) * 2, 20 + Math.cos((i / 40) * 6.3) * 2),
        ),
        true,
      ),
      colours.line,
      f.u * 0.4,
    )
    // Light from the hall.
    for (const x of [-0.3, 0.2, 0.7])
      p.path(
        polygon([
          [c[0] + f.w * x * 0.5, -f.u * 5],
          [c[0] + f.w * x * 0.5 + f.u * 5, -f.u * 5],
          [c[0] + f.w * x + f.u * 30, f.h],
          [c[0] + f.w * x - f.u * 6, f.h],
        ]),
        p.linear(
          [0, 0],
          [0, f.h],
          [
            [0, '#ffffff', 0.16],
            [1, '#ffffff', 0],
          ],
        ),
      )
    const scale = f.u * (f.wide ? 0.58 : f.square ? 0.52 : 0.62)
    const [x, y] = [c[0] + f.u * (f.square ? 14 : -2), f.h * 0.86]
    p.ellipse(x + f.u * 2, f.h * (f.wide ? 0.93 : 0.92), f.u * 16, f.u * 2.4, '#0a0d18', { opacity: 0.4 })
    const ball: Point = [x - 20.5 * scale, y - 114 * scale]
    // The ball's trail, fading out.
    for (let i = 1; i < 14; i++)
      p.circle(
        ball[0] - Math.sin(i * 0.14) * f.u * 14,
        ball[1] + i * f.u * 0.2 + (i * i * f.u) / 26,
        f.u * (3.4 - i * 0.2),
        colours.ball,
        { opacity: Math.round((0.32 - i * 0.022) * 100) / 100 },
      )
    for (let i = 0; i < 6; i++)
      p.path(throwing, colours.hot, {
        transform: placed(x - (6 - i) * f.u * 1.5, y + (6 - i) * f.u * 0.9, scale),
        opacity: 0.05 + i * 0.035,
      })
    p.path(throwing, colours.body, { transform: placed(x, y, scale) })
    p.path('M-3 -83Q5 -88 11 -82L3 -52L-10 -54Z', colours.shirt, { transform: placed(x, y, scale) })
    write(p, '7', x - 0.6 * scale, y - 61 * scale, {
      face: 'heavy',
      size: scale * 17,
      fill: colours.body,
      anchor: 'middle',
    })
    p.circle(ball[0], ball[1], scale * 6.6, colours.ball)
    p.stroke(
      `M${ball[0] - scale * 6} ${ball[1] - scale * 1}Q${ball[0]} ${ball[1] + scale * 3} ${ball[0] + scale * 6} ${ball[1] - scale * 2}M${ball[0] - scale * 1} ${ball[1] - scale * 6.4}Q${ball[0] + scale * 2.4} ${ball[1]} ${ball[0] - scale * 1} ${ball[1] + scale * 6.4}`,
      mix(colours.ball, colours.body, 0.5),
      scale * 0.8,
    )
    if (purpose === 'titled') caption(p, f, title, colours.line)
  }

/** Running lanes, and a runner almost out of the picture. */
export const lanes =
  (
    title: Caption,
    colours: { track: string; dark: string; line: string; body: string; vest: string; hot: string },
  ): Cover =>
  (p, f, purpose) => {
    p.fade(colours.dark, colours.track)
    const vanish: Point = [f.w * (f.wide ? 1.12 : 1.15), f.h * (f.wide ? 0.1 : 0.24)]
    const reach = (s: number): Point => [-f.u * 20, f.h * (0.34 + s * 1.5)]
    for (let i = 0; i < 9; i++) {
      const [a, b] = [reach(i / 8), reach((i + 1) / 8)]
      p.path(polygon([vanish, a, b]), mix(colours.track, colours.dark, i % 2 ? 0.1 : 0.22))
      const thick = f.u * 1.6
      p.path(polygon([vanish, [a[0], a[1] - thick * 0.5], [a[0], a[1] + thick * 0.5]]), colours.line, {
        opacity: 0.92,
      })
    }
    if (purpose === 'titled' && !f.wide) {
      const size = sizeFor('100', f.w * 1.06, 'heavy', -0.05)
      write(p, '100', f.w / 2, f.h * (f.square ? 0.86 : 0.66), {
        face: 'heavy',
        size,
        tracking: -0.05,
        fill: colours.line,
        anchor: 'middle',
        opacity: 0.96,
      })
    } else if (purpose === 'plain')
      write(p, '100', f.w * 0.97, f.h * 0.8, {
        face: 'heavy',
        size: f.h * 0.78,
        tracking: -0.05,
        fill: colours.line,
        anchor: 'end',
        opacity: 0.95,
      })
    const roll = dice(`${f.seed}/speed`)
    const scale = f.u * (f.wide ? 0.72 : 0.66)
    const [x, y] = [f.w * (f.wide ? 0.7 : 0.54), f.h * (f.wide ? 0.93 : 0.83)]
    for (let i = 0; i < 44; i++) {
      const sy = y - scale * roll.between(4, 100)
      const length = f.u * roll.between(10, 46)
      p.rect(
        x - f.u * 5 - length - roll() * f.u * 12,
        sy,
        length,
        f.u * roll.between(0.2, 1.1),
        roll() < 0.55 ? colours.hot : colours.line,
        { opacity: Math.round(roll.between(0.15, 0.7) * 100) / 100 },
      )
    }
    p.ellipse(x + f.u, y + f.u * 0.8, f.u * 17, f.u * 1.9, '#000000', { opacity: 0.35 })
    for (let i = 0; i < 5; i++)
      p.path(i % 2 ? sprinting : striding, colours.hot, {
        transform: placed(x - (5 - i) * f.u * 3.6, y, scale),
        opacity: 0.06 + i * 0.05,
      })
    p.path(sprinting, colours.body, { transform: placed(x, y, scale) })
    p.path('M3 -86Q10 -90 15 -84L6 -55L-6 -53Z', colours.vest, { transform: placed(x, y, scale) })
    if (purpose === 'titled') caption(p, f, title, colours.line)
  }

/** A runner on a ridge against the wind. */
export const headwind =
  (
    title: Caption,
    colours: { top: string; low: string; far: string; near: string; ink: string; wind: string; vest: string },
  ): Cover =>
  (p, f, purpose) => {
    p.ground(
      p.linear(
        [0, 0],
        [0, f.h],
        [
          [0, colours.top],
          [0.75, colours.low],
          [1, colours.low],
        ],
      ),
    )
    p.glow([f.w * (f.wide ? 0.86 : 0.8), f.h * 0.44], f.u * 60, '#fff6da', 0.8)
    p.circle(f.w * (f.wide ? 0.86 : 0.8), f.h * 0.44, f.u * 7, '#fff9e8')
    for (let i = 0; i < 5; i++) {
      const height = crest(p, {
        y: f.h * (0.56 + i * 0.075),
        swing: f.u * (13 - i),
        seed: hash(`${f.seed}${i}`),
        waves: 2.2 - i * 0.22,
        sharp: 0.65,
      })
      const colour = mix(mix(colours.far, colours.low, 0.55 - i * 0.1), colours.near, i / 5.5)
      p.path(
        `${polygon(outline(p, height), false)}L${f.w + 40} ${f.h + 9}L-40 ${f.h + 9}Z`,
        p.down(f.h * (0.44 + i * 0.07), f.h * (0.75 + i * 0.07), colour, mix(colour, colours.low, 0.5)),
      )
    }
    const slope = (x: number) =>
      f.h * (f.wide ? 1.06 : 0.98) -
      Math.max(0, x / f.w) ** 1.5 * f.h * (f.wide ? 0.42 : 0.24) +
      Math.sin(x / f.u / 5) * f.u * 0.5
    p.path(
      `${polygon(outline(p, slope, f.u * 1.2), false)}L${f.w + 40} ${f.h + 9}L-40 ${f.h + 9}Z`,
      colours.ink,
    )
    const roll = dice(`${f.seed}/wind`)
    const x = f.w * (f.wide ? 0.72 : 0.56)
    const scale = f.u * (f.wide ? 0.42 : 0.4)
    p.group({ transform: `rotate(-10 ${x} ${slope(x)})` }, () => {
      p.path(striding, colours.ink, { transform: placed(x, slope(x) + f.u * 0.4, scale) })
      p.path('M2 -87Q9 -91 14 -85L7 -54L-5 -54Z', colours.vest, {
        transform: placed(x, slope(x) + f.u * 0.4, scale),
      })
      // The ponytail shows the direction of the wind.
      p.path('M8 -98Q-4 -103 -13 -97Q-20 -96 -25 -99Q-20 -92 -12 -92Q-2 -92 8 -93Z', colours.ink, {
        transform: placed(x, slope(x) + f.u * 0.4, scale),
      })
    })
    for (let i = 0; i < 30; i++) {
      const y = f.h * roll.between(0.3, 0.97)
      const length = f.u * roll.between(8, 40)
      const sx = roll.between(-0.1, 1) * f.w
      p.stroke(
        `M${sx} ${y}q${length * 0.3} ${-f.u * 1.6} ${length * 0.55} ${-f.u * 0.4}t${length * 0.45} ${-f.u * 0.5}`,
        colours.wind,
        f.u * roll.between(0.12, 0.42),
        { opacity: Math.round(roll.between(0.15, 0.7) * 100) / 100 },
      )
    }
    if (purpose === 'titled') caption(p, f, title, colours.ink)
  }
