/** What stands beside the road, in metres around its foot. */
import { box, disc, shape, text } from '../kit/paint.js'
import { COLOURS } from './look.js'

const PAINTERS = { pole, sign, arrow, pine, hut, inn }

export const drawThing = (paper, thing, seconds) => PAINTERS[thing.kind](paper, thing, seconds)

function pole(paper) {
  box(paper, -0.05, -1.5, 0.1, 1.5, '#ffffff', 0.04)
  box(paper, -0.05, -1.5, 0.1, 0.35, COLOURS.pole, 0.04)
  box(paper, -0.05, -0.85, 0.1, 0.3, COLOURS.pole, 0.04)
}
function sign(paper, { number }) {
  box(paper, -0.06, -2.4, 0.12, 2.4, '#8a94a8', 0.04)
  box(paper, -0.75, -3.7, 1.5, 1.5, '#ffffff', 0.2)
  box(paper, -0.66, -3.61, 1.32, 1.32, '#2f6fd0', 0.15)
  text(paper, String(number), 0, -3.14, { size: 0.8, align: 'center' })
  shape(
    paper,
    [
      [-0.32, -2.6],
      [-0.1, -2.6],
      [0.22, -2.75],
      [0.22, -2.37],
      [-0.1, -2.5],
      [-0.32, -2.5],
    ],
    '#ffffff',
  )
}
function arrow(paper, { way }) {
  box(paper, -0.05, -0.9, 0.1, 0.9, '#8a94a8')
  box(paper, -0.5, -1.7, 1, 0.9, '#ffffff', 0.08)
  shape(
    paper,
    [
      [-0.3 * way, -1.6],
      [0.05 * way, -1.6],
      [0.35 * way, -1.25],
      [0.05 * way, -0.9],
      [-0.3 * way, -0.9],
      [0, -1.25],
    ],
    '#e23a3a',
  )
}
function pine(paper, { size }) {
  box(paper, -0.16, -0.8 * size, 0.32, 0.8 * size, COLOURS.wood)
  for (const [n, wide] of [1.5, 1.2, 0.85].entries()) {
    const foot = (-0.6 - n * 1.05) * size
    shape(
      paper,
      [
        [-wide * size, foot],
        [0, foot - 1.7 * size],
        [wide * size, foot],
      ],
      n % 2 ? COLOURS.pine : COLOURS.pineDark,
    )
    shape(
      paper,
      [
        [-wide * 0.55 * size, foot - 0.78 * size],
        [0, foot - 1.7 * size],
        [wide * 0.55 * size, foot - 0.78 * size],
        [wide * 0.15 * size, foot - 0.95 * size],
        [-wide * 0.2 * size, foot - 0.7 * size],
      ],
      '#ffffff',
    )
  }
}
function hut(paper) {
  box(paper, -1.8, -2, 3.6, 2, COLOURS.wood)
  box(paper, -1, -1.4, 0.8, 0.8, '#ffdf8a')
  box(paper, 0.3, -1.5, 0.7, 1.5, '#5b3826')
  shape(
    paper,
    [
      [-2.4, -1.9],
      [0, -3.8],
      [2.4, -1.9],
    ],
    '#ffffff',
  )
}
function inn(paper, _thing, seconds) {
  box(paper, -2.6, -3.2, 5.2, 3.2, '#b8664a')
  for (const x of [-1.9, -0.5, 0.9]) for (const y of [-2.7, -1.4]) box(paper, x, y, 0.9, 0.8, '#ffe08a', 0.05)
  shape(
    paper,
    [
      [-3.2, -3.1],
      [0, -5.6],
      [3.2, -3.1],
    ],
    '#ffffff',
  )
  box(paper, 1.4, -5.2, 0.5, 1.2, '#7d4334')
  for (let n = 0; n < 4; n++)
    disc(
      paper,
      1.65 + Math.sin(seconds + n) * 0.3,
      -5.5 - ((seconds * 0.8 + n * 0.7) % 2.8),
      0.3,
      'rgba(255,255,255,0.6)',
    )
}
