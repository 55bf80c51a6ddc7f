/** The pool of 1927 from above, and the water from below. */
import { lighten, mix } from '../../art/colour.ts'
import { dice } from '../../art/dice.ts'
import { write } from '../../art/lettering.ts'
import { type Paint, type Point, polygon } from '../../art/paint.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../stage/canvas.ts'
import { POOL_METRES, type Stroke } from './meet.ts'

export const LANE_TALL = 45
export const [WALL_X, POOL_TOP] = [66, 88]
export const METRE = (PICTURE_WIDTH - WALL_X * 2) / POOL_METRES

/** Returns the middle of a lane at a distance swum; every other length goes back. */
export function laneAt(lane: number, metres: number): { x: number; y: number; isBack: boolean } {
  const length = Math.floor(metres / POOL_METRES)
  const rest = metres - length * POOL_METRES
  const isBack = length % 2 === 1
  return {
    x: WALL_X + (isBack ? POOL_METRES - rest : rest) * METRE,
    y: POOL_TOP + (lane - 0.5) * LANE_TALL,
    isBack,
  }
}

export function paintPool(p: Paint): void {
  const roll = dice('pool of 1927')
  p.ground('#e9dcc0')
  for (let y = 0; y < p.h; y += 22)
    for (let x = (y / 22) % 2 ? -11 : 0; x < p.w; x += 22)
      p.rect(x, y, 20.5, 20.5, roll() < 0.12 ? '#7fb8b0' : lighten('#e3d3b2', roll.between(-0.02, 0.03)))
  const [w, h] = [POOL_METRES * METRE, LANE_TALL * 8]
  p.rect(WALL_X - 12, POOL_TOP - 12, w + 24, h + 24, '#17617f', { rx: 5 })
  p.rect(
    WALL_X,
    POOL_TOP,
    w,
    h,
    p.linear(
      [0, POOL_TOP],
      [0, POOL_TOP + h],
      [
        [0, '#2fb4dc'],
        [0.5, '#149fd2'],
        [1, '#0f86c0'],
      ],
    ),
  )
  for (let lane = 1; lane <= 8; lane++) {
    const y = POOL_TOP + (lane - 0.5) * LANE_TALL
    p.rect(WALL_X + 2 * METRE, y - 3, w - 4 * METRE, 6, '#0a5a92', { opacity: 0.7 })
    for (const x of [WALL_X + 2 * METRE, WALL_X + w - 2 * METRE])
      p.rect(x - 3, y - 12, 6, 24, '#0a5a92', { opacity: 0.7 })
    for (const x of [WALL_X - 52, WALL_X + w + 14]) {
      p.rect(x, y - 15, 36, 30, '#f7f4ea', { rx: 4 })
      p.rect(x + (x < 100 ? 28 : 0), y - 15, 8, 30, lane === 4 ? '#ff4a3d' : '#1c2a4a', { rx: 3 })
      write(p, String(lane), x + (x < 100 ? 13 : 22), y + 8, {
        face: 'heavy',
        size: 22,
        fill: '#1c2a4a',
        anchor: 'middle',
      })
    }
  }
  for (let rope = 1; rope < 8; rope++)
    for (let x = WALL_X, k = 0; x < WALL_X + w - 4; x += 7, k++) {
      const isEnd = x < WALL_X + 5 * METRE || x > WALL_X + w - 5 * METRE
      p.circle(x + 3.5, POOL_TOP + rope * LANE_TALL, 2.6, isEnd ? '#ff4a3d' : k % 2 ? '#ffffff' : '#2a4fb8')
    }
}

/** Light on the water: thin, drifting curls. */
export function paintGlitter(p: Paint): void {
  const roll = dice('glitter')
  for (let i = 0; i < 150; i++) {
    const [x, y, long] = [roll() * p.w, roll() * p.h, roll.between(8, 30)]
    p.stroke(`M${x} ${y}q${long / 4} -5 ${long / 2} 0t${long / 2} 0`, '#ffffff', 1.3, {
      opacity: roll.between(0.12, 0.34),
    })
  }
}

const both = (stroke: Stroke) => stroke === 'fly' || stroke === 'breast'

/** A swimmer from above, facing right; `turn` completes one cycle per stroke. */
export function paintSwimmer(
  p: Paint,
  { cap, skin, stroke, turn }: { cap: string; skin: string; stroke: Stroke; turn: number },
): void {
  const [x, y] = [p.w / 2, p.h / 2]
  for (let k = 0; k < 6; k++)
    for (const side of [-1, 1])
      p.stroke(
        `M${x - 24 - k * 5} ${y + side * (4 + k)}q-5 ${side * 2} -8 ${side * (3 + k * 0.8)}`,
        '#ffffff',
        1.6,
        { opacity: 0.6 - k * 0.08 },
      )
  for (const side of [-1, 1]) {
    const kick = stroke === 'breast' ? 7 + 6 * Math.max(0, Math.sin(turn + 2)) : 3.5
    p.stroke(
      `M${x - 12} ${y + side * 3}L${x - 28} ${y + side * kick + (both(stroke) ? 0 : Math.sin(turn * 3) * side)}`,
      skin,
      4.4,
    )
    const at = both(stroke) || side === 1 ? turn : turn + Math.PI
    const way = stroke === 'back' ? -at : at
    const [reach, out] = [Math.cos(way), Math.sin(way)]
    const wide = stroke === 'breast' ? 9 + 8 * Math.abs(out) : 7 + 9 * Math.max(0, out)
    p.stroke(
      `M${x + 8} ${y + side * 6}L${x + 10 + reach * 9} ${y + side * (wide + 1)}L${x + 13 + reach * 18} ${y + side * wide}`,
      out < -0.2 && stroke !== 'back' ? mix(skin, '#149fd2', 0.45) : skin,
      4.2,
    )
  }
  p.ellipse(x - 2, y, 14, 6.6, stroke === 'back' ? lighten(skin, 0.03) : skin)
  p.ellipse(x - 8, y, 7, 6, '#14244a')
  p.circle(x + 15, y, 6.2, cap)
  if (stroke === 'back') p.circle(x + 16.5, y, 3.6, skin)
}

/** Under water: light from above, tiles below, and the ropes' shadows. Repeats after one tile. */
export const FLOOR_TILE = 120
export function paintUnderwater(p: Paint): void {
  p.fade('#7fe0f2', '#0a4f86')
  for (let i = 0; i < 7; i++)
    p.path(
      polygon([
        [i * 150 - 40, 0],
        [i * 150 + 40, 0],
        [i * 150 - 60, p.h],
        [i * 150 - 190, p.h],
      ]),
      '#ffffff',
      { opacity: 0.07 },
    )
  const floor: (x: number, y: number) => Point = (x, y) => [x + (y - 400) * 0.25, y]
  p.rect(0, 392, p.w, p.h - 392, '#0e6aa0')
  for (let x = -FLOOR_TILE; x < p.w + FLOOR_TILE; x += FLOOR_TILE / 2)
    p.stroke(polygon([floor(x, 392), floor(x, p.h)], false), '#5fc4e0', 1.2, { opacity: 0.5 })
  for (const y of [392, 408, 432, 466]) p.rect(0, y, p.w, 1.4, '#5fc4e0', { opacity: 0.5 })
  for (const [y, tall] of [
    [398, 5],
    [418, 8],
    [446, 12],
  ] as const)
    p.rect(0, y, p.w, tall, '#06355e', { opacity: 0.6 })
}

/** The surface from below, which refracts the light. */
export function paintSurface(p: Paint): void {
  const roll = dice('surface')
  for (let x = -20; x < p.w; x += 26)
    p.path(`M${x} 0q13 ${roll.between(10, 26)} 30 0Z`, '#e9fdff', { opacity: roll.between(0.4, 0.85) })
}

export function paintWall(p: Paint): void {
  p.ground('#d9efe8')
  for (let y = 0; y < PICTURE_HEIGHT; y += 24)
    for (let x = 0; x < p.w; x += 24) p.rect(x, y, 22.5, 22.5, (x + y) % 96 === 0 ? '#2f8f9a' : '#bfe2de')
  for (const y of [190, 262, 350]) p.path(`M0 ${y - 26}h34v52h-34z`, '#0a4f86')
}
