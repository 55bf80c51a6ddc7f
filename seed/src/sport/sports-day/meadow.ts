/** The meadow: lanes, bunting, parents, and a table with cakes. */
import { lighten } from '../../art/colour.ts'
import { dice } from '../../art/dice.ts'
import { type Paint, polygon } from '../../art/paint.ts'
import { roundTree } from '../../art/parts/trees.ts'
import { onGround, type View } from '../stage/field.ts'

export const MEADOW: View = { along: 34, deep: 24, up: 30, left: 90, top: 190, width: 1000, height: 480 }
const FLAGS = ['#ff5a5f', '#ffc928', '#7a5cf0', '#22b8a0'] as const

export function paintMeadow(p: Paint, { finish, lanes }: { finish: number; lanes: number }): void {
  const roll = dice('zwergensportfest')
  p.fade('#4fc3f0', '#e8f8ea')
  p.circle(860, 62, 34, '#ffe14a')
  for (const [x, y] of [
    [120, 60],
    [420, 44],
    [640, 84],
  ] as const)
    for (const [dx, r] of [
      [0, 18],
      [22, 24],
      [48, 17],
    ] as const)
      p.circle(x + dx, y, r, '#ffffff', { opacity: 0.85 })
  p.path('M0 190Q180 96 380 168T760 140T1000 176V240H0Z', '#7cc95a')
  for (let i = 0; i < 9; i++)
    roundTree(
      p,
      dice(`tree ${i}`),
      40 + i * 118,
      182 + (i % 3) * 4,
      62 + (i % 4) * 12,
      lighten('#4f9f4a', (i % 3) * 0.04),
      lighten('#6fbf5a', (i % 3) * 0.04),
      '#8a5a36',
    )
  p.rect(0, 178, p.w, p.h, '#8ed46e')
  for (let i = 0; i < 420; i++)
    p.path(`M${roll() * p.w} ${196 + roll() * 280}l3 -9l3 9z`, '#74bd58', { opacity: 0.7 })
  for (let i = 0; i < 90; i++)
    p.circle(roll() * p.w, 200 + roll() * 270, 2.2, roll.pick(['#ffffff', '#ffc928', '#ff9fc0'] as const))
  for (const [from, y, hang] of [
    [-20, 120, 26],
    [480, 116, 30],
  ] as const) {
    p.stroke(`M${from} ${y}Q${from + 260} ${y + hang * 2} ${from + 520} ${y}`, '#2b2a5a', 2)
    for (let k = 0; k < 17; k++) {
      const t = (k + 0.5) / 17
      const [x, drop] = [from + 520 * t, y + hang * 4 * t * (1 - t)]
      p.path(`M${x - 9} ${drop}h18l-9 20z`, FLAGS[k % 4] ?? FLAGS[0])
    }
  }
  for (let x = 8; x < p.w; x += 26) {
    const y = 186 + (x % 3) * 2
    p.rect(x, y - 26, 15, 34, lighten(roll.pick(FLAGS), 0.1), { rx: 7 }).circle(
      x + 7.5,
      y - 33,
      7,
      roll.pick(['#f2bf95', '#8a5a40', '#d99a6c'] as const),
    )
  }
  for (let lane = 0; lane <= lanes; lane++) {
    const [x, y] = onGround(MEADOW, 0, 1 + (lane * 9) / Math.max(1, lanes))
    if (lanes > 0) p.rect(x - 20, y, (finish + 2) * MEADOW.along, 2.4, '#ffffff', { opacity: 0.75 })
  }
  for (const metres of lanes > 0 ? [0, finish] : []) {
    const [x, y] = onGround(MEADOW, metres, 1)
    p.path(
      polygon([
        [x, y],
        [x + 7, y],
        [x + 7, y + 9 * MEADOW.deep],
        [x, y + 9 * MEADOW.deep],
      ]),
      metres === 0 ? '#ffffff' : '#ff5a5f',
    )
  }
}
