/** The stadium at night: the pitch, its lines and goals, and the crowd. */
import { dice } from '../../art/dice.ts'
import { type Paint, type Point, polygon } from '../../art/paint.ts'
import { onGround, paintCrowd, type View } from '../stage/field.ts'
import { PITCH_DEEP, PITCH_LONG } from './attack.ts'

const [ALONG, DEEP] = [16.5, 9.2]
const [SIDE, STAND, FRONT] = [110, 130, 46]

export const PITCH: View = {
  along: ALONG,
  deep: DEEP,
  up: 20,
  left: SIDE,
  top: STAND,
  width: Math.round(PITCH_LONG * ALONG + SIDE * 2),
  height: Math.round(PITCH_DEEP * DEEP + STAND + FRONT),
}

export type PitchColours = {
  turf: string
  stripe: string
  stand: string
  crowd: readonly string[]
  boards: readonly string[]
}

export function paintPitch(p: Paint, c: PitchColours): void {
  const at = (x: number, y: number): Point => onGround(PITCH, x, y)
  p.ground(c.turf)
  for (let i = 0; i < 21; i += 2) {
    const [x] = at(i * 5, 0)
    p.rect(x, STAND - 12, 5 * ALONG, p.h, c.stripe)
  }
  paintCrowd(p, { roll: dice('stand'), from: [0, 0], to: [p.w, STAND - 34], base: c.stand, colours: c.crowd })
  // Blank advertising boards along the pitch.
  for (let x = 0, i = 0; x < p.w; x += 150, i++)
    p.rect(x, STAND - 34, 148, 20, c.boards[i % c.boards.length] ?? c.stand)
  const line = (points: readonly Point[], closed = false) =>
    p.stroke(
      polygon(
        points.map(([x, y]) => at(x, y)),
        closed,
      ),
      '#f4fff4',
      2.4,
    )
  line(
    [
      [0, 0],
      [PITCH_LONG, 0],
      [PITCH_LONG, PITCH_DEEP],
      [0, PITCH_DEEP],
    ],
    true,
  )
  line([
    [52.5, 0],
    [52.5, PITCH_DEEP],
  ])
  p.ellipse(...at(52.5, 34), 9.15 * ALONG, 9.15 * DEEP, 'none', { stroke: '#f4fff4', 'stroke-width': 2.4 })
  p.circle(...at(52.5, 34), 3, '#f4fff4')
  for (const mirror of [false, true]) {
    const x = (value: number) => (mirror ? PITCH_LONG - value : value)
    line([
      [x(0), 13.84],
      [x(16.5), 13.84],
      [x(16.5), 54.16],
      [x(0), 54.16],
    ])
    line([
      [x(0), 24.84],
      [x(5.5), 24.84],
      [x(5.5), 43.16],
      [x(0), 43.16],
    ])
    p.circle(...at(x(11), 34), 2.4, '#f4fff4')
    const arc = Array.from({ length: 13 }, (_, i): Point => {
      const angle = (-53 + (i * 106) / 12) * (Math.PI / 180)
      return [x(11 + Math.cos(angle) * 9.15), 34 + Math.sin(angle) * 9.15]
    })
    line(arc)
    paintGoal(p, mirror)
  }
  for (const [x, colour] of [
    [0.25, '#fff7d8'],
    [0.75, '#fff7d8'],
  ] as const)
    p.ellipse(
      p.w * x,
      p.h * 0.55,
      p.w * 0.32,
      p.h * 0.5,
      p.radial([p.w * x, p.h * 0.55], p.w * 0.32, [
        [0, colour, 0.16],
        [1, colour, 0],
      ]),
    )
}

function paintGoal(p: Paint, mirror: boolean): void {
  const x = mirror ? PITCH_LONG : 0
  const back = mirror ? 2.2 : -2.2
  const up = (base: Point, z: number): Point => [base[0], base[1] - z * PITCH.up]
  const [near, far] = [onGround(PITCH, x, 37.66), onGround(PITCH, x, 30.34)]
  const [nearBack, farBack] = [onGround(PITCH, x + back, 37.66), onGround(PITCH, x + back, 30.34)]
  const tall = 2.44
  p.path(
    polygon([up(far, tall), up(farBack, 1.6), farBack, nearBack, up(nearBack, 1.6), up(near, tall)]),
    '#ffffff',
    { opacity: 0.2 },
  )
  for (let i = 0; i <= 8; i++) {
    const mid = (a: Point, b: Point): Point => [
      a[0] + ((b[0] - a[0]) * i) / 8,
      a[1] + ((b[1] - a[1]) * i) / 8,
    ]
    const [top, low] = [mid(up(far, tall), up(near, tall)), mid(farBack, nearBack)]
    p.stroke(`M${top[0]} ${top[1]}L${low[0]} ${low[1]}`, '#ffffff', 0.8, { opacity: 0.5 })
  }
  p.stroke(polygon([far, up(far, tall), up(near, tall), near], false), '#ffffff', 3.6)
}
