/** A racing car from above, its nose to the right. */
import { blend, box, disc, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

/** `wheels`: for each of four how it is, `on`, `off` or `none`. Around 0, 0, 220 long. */
export function drawCar(paper, { colour, wheels = ['on', 'on', 'on', 'on'], dirt = 0 }) {
  const dark = blend(colour, '#14261c', 0.3)
  box(paper, -112, -40, 24, 80, dark, 5)
  box(paper, 92, -46, 20, 92, dark, 6)
  for (const [x, y] of WHEELS) box(paper, x - 4, Math.min(0, y), 8, Math.abs(y), '#2b3040')
  shape(
    paper,
    [
      [-100, -20],
      [-60, -36],
      [0, -34],
      [30, -20],
      [104, -11],
      [108, 0],
      [104, 11],
      [30, 20],
      [0, 34],
      [-60, 36],
      [-100, 20],
    ],
    colour,
  )
  shape(
    paper,
    [
      [-96, -8],
      [104, -4],
      [104, 4],
      [-96, 8],
    ],
    '#ffffff',
  )
  box(paper, -62, -13, 66, 26, dark, 12)
  disc(paper, -18, 0, 15, '#ffffff')
  disc(paper, -14, 0, 11, COLOURS.ink)
  box(paper, 10, -15, 16, 30, '#8fd6ee', 7)
  for (let n = 0; n < dirt; n++) disc(paper, 14 + (n % 2) * 7, -9 + n * 8, 4.5, '#7a5a3a')
  for (const [n, [x, y]] of WHEELS.entries()) drawWheel(paper, x, y, wheels[n])
}

const WHEELS = [
  [-74, -50],
  [78, -50],
  [-74, 50],
  [78, 50],
]

function drawWheel(paper, x, y, kind) {
  if (kind === 'none') {
    disc(paper, x, y, 8, '#8a90a3')
    return
  }
  box(paper, x - 24, y - 14, 48, 28, '#1c202c', 9)
  for (const at of [-14, -2, 10]) box(paper, x + at, y - 14, 4, 28, '#31374a')
  if (kind === 'off') box(paper, x - 24, y - 3, 48, 6, '#7c5a3c', 3)
}
