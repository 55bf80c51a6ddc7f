/** The market square by the lake: houses, water, mountains, the lane, the pit and its bar. */
import { lighten } from '../../art/colour.ts'
import { dice, type Dice } from '../../art/dice.ts'
import { write } from '../../art/lettering.ts'
import { type Paint, polygon } from '../../art/paint.ts'

/** Pixels per metre, and the positions of the box and the ground on the plate. */
export const METRE = 36
export const SQUARE_WIDTH = 1700
export const BOX_X = 1300
export const FLOOR_Y = 400
/** The bar is seen at an angle: its far end, relative to the near one. */
export const BAR_DEPTH = { x: 34, y: -22 } as const

export function paintSquare(p: Paint): void {
  const roll = dice('konstanz')
  p.ground(
    p.linear(
      [0, 0],
      [0, 300],
      [
        [0, '#e8573f'],
        [0.55, '#ffab6a'],
        [1, '#ffe0ae'],
      ],
    ),
  )
  p.circle(1180, 196, 46, '#fff3cf')
  p.path(
    polygon([
      [520, 262],
      [700, 190],
      [820, 232],
      [960, 168],
      [1130, 236],
      [1300, 178],
      [1480, 240],
      [1700, 200],
      [1700, 270],
      [520, 270],
    ]),
    '#b0688a',
  )
  p.rect(0, 258, p.w, 60, '#f7a874')
  for (let i = 0; i < 60; i++)
    p.rect(560 + roll() * 1140, 262 + roll() * 48, roll.between(20, 90), 1.6, '#fff3cf', { opacity: 0.7 })
  p.path('M900 288l60 0l-8 10h-44z', '#5a2440').path('M928 286v-44l26 40z', '#fff6e2')
  paintHouses(p, roll)
  paintFloor(p, roll)
  paintPit(p)
}

function paintHouses(p: Paint, roll: Dice): void {
  const walls = ['#f2c49a', '#e79a7a', '#f7deb4', '#c97a6a', '#efb48a'] as const
  for (let x = 0; x < 860;) {
    const [wide, tall] = [roll.between(76, 118), roll.between(120, 210)]
    const top = 318 - tall
    const wall = roll.pick(walls)
    p.path(
      polygon([
        [x, 330],
        [x, top],
        [x + wide / 2, top - 46],
        [x + wide, top],
        [x + wide, 330],
      ]),
      wall,
    )
    p.path(
      polygon([
        [x - 4, top + 2],
        [x + wide / 2, top - 52],
        [x + wide + 4, top + 2],
        [x + wide, top + 8],
        [x + wide / 2, top - 40],
        [x, top + 8],
      ]),
      '#8a3a3a',
    )
    for (let row = top + 20; row < 290; row += 34)
      for (let col = x + 12; col < x + wide - 16; col += 26)
        p.rect(col, row, 13, 19, roll() < 0.4 ? '#ffe9a8' : lighten(wall, -0.22), { rx: 2 })
    x += wide + 2
  }
  p.rect(246, 262, 92, 22, '#2a1430', { rx: 4 })
  write(p, 'FISCHGASSE', 292, 279, { face: 'heavy', size: 14, fill: '#fff6e2', anchor: 'middle' })
}

function paintFloor(p: Paint, roll: Dice): void {
  p.rect(0, 318, p.w, 170, '#c98f76')
  for (let y = 326; y < 480; y += 12)
    for (let x = (y % 24) * 1.5; x < p.w; x += 36)
      p.rect(x, y, 33, 9.5, lighten('#c2866e', roll.between(-0.04, 0.05)), { rx: 3 })
  const shirts = ['#1fa6a8', '#ff6a3a', '#fff6e2', '#ffd23f', '#3450a8'] as const
  for (let x = 4; x < p.w; x += 15) {
    const y = 330 + roll() * 10
    p.rect(x, y, 12, 26, lighten(roll.pick(shirts), -0.06), { rx: 5 }).circle(
      x + 6,
      y - 5,
      5.4,
      roll.pick(['#d9a27a', '#7a4a34', '#f0c09a'] as const),
    )
  }
  p.rect(0, 352, p.w, 16, '#3450a8').rect(0, 352, p.w, 3, '#fff6e2')
  p.rect(0, FLOOR_Y - 14, BOX_X + 6, 32, '#7a2f4a')
    .rect(0, FLOOR_Y - 14, BOX_X, 2, '#ffd9a0')
    .rect(0, FLOOR_Y + 16, BOX_X, 2, '#ffd9a0')
}

function paintPit(p: Paint): void {
  const x = BOX_X + 4
  p.path(
    polygon([
      [x + 20, FLOOR_Y - 40],
      [x + 250, FLOOR_Y - 40],
      [x + 220, FLOOR_Y + 26],
      [x - 6, FLOOR_Y + 26],
      [x - 6, FLOOR_Y - 4],
    ]),
    '#2a3f96',
  )
  p.path(
    polygon([
      [x + 20, FLOOR_Y - 44],
      [x + 250, FLOOR_Y - 44],
      [x + 220, FLOOR_Y - 8],
      [x - 6, FLOOR_Y - 8],
    ]),
    '#3f5ccf',
  )
  // The far upright; the near one is drawn in front of the vaulter.
  const far = [BOX_X + 14 + BAR_DEPTH.x, FLOOR_Y + BAR_DEPTH.y] as const
  p.rect(far[0] - 3, far[1] - 230, 6, 236, '#fff6e2')
}

export function paintUpright(p: Paint): void {
  p.rect(4, 0, 7, p.h, '#fffdf5')
    .rect(4, 0, 3, p.h, '#d8cfc0')
    .rect(0, p.h - 8, 16, 8, '#2a1430')
}

export function paintBar(p: Paint): void {
  const [x, y] = [4, p.h - 5]
  p.stroke(`M${x} ${y}L${x + BAR_DEPTH.x} ${y + BAR_DEPTH.y}`, '#fffdf5', 4.4)
  p.stroke(
    `M${x + BAR_DEPTH.x * 0.4} ${y + BAR_DEPTH.y * 0.4}l${BAR_DEPTH.x * 0.2} ${BAR_DEPTH.y * 0.2}`,
    '#e8573f',
    4.4,
  )
}
