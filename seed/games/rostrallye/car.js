/** The car from above: teal, a white stripe, a wing, and what the road has done to it. */
import { box, disc, placed, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawCar(paper, { x, y, heading, metal, heat, steer, isHot }, seconds) {
  paper.globalAlpha = 0.3
  placed(paper, { x: x + 5, y: y + 6, turn: heading }, () => box(paper, -24, -13, 48, 26, COLOURS.ink, 6))
  paper.globalAlpha = 1
  const shake = Math.sin(seconds * 50) * 0.4
  placed(paper, { x, y: y + shake, turn: heading, scale: 1.15 }, () => {
    for (const [wheelX, wheelY] of [
      [-14, -12],
      [-14, 12],
    ])
      box(paper, wheelX - 5, wheelY - 3, 10, 6, COLOURS.ink, 2)
    for (const wheelY of [-12, 12])
      placed(paper, { x: 13, y: wheelY, turn: steer * 0.45 }, () => box(paper, -5, -3, 10, 6, COLOURS.ink, 2))
    box(paper, -22, -11, 44, 22, COLOURS.car, 6)
    box(paper, -22, -11, 44, 5, COLOURS.carDark, 4)
    box(paper, -22, -3.5, 44, 7, COLOURS.cream)
    shape(
      paper,
      [
        [10, -9],
        [4, -8],
        [4, 8],
        [10, 9],
      ],
      COLOURS.glass,
    )
    shape(
      paper,
      [
        [-12, -8],
        [-8, -7],
        [-8, 7],
        [-12, 8],
      ],
      COLOURS.glass,
    )
    box(paper, -8, -8, 12, 16, COLOURS.car, 2)
    box(paper, -8, -2.5, 12, 5, COLOURS.cream)
    box(paper, -25, -13, 5, 26, COLOURS.carDark, 2)
    for (const side of [-8, 8]) {
      disc(paper, 21, side, 2.4, '#fff2b0')
      box(paper, -23, side - 2, 3, 4, COLOURS.lamp)
    }
    // Rust where metal is missing.
    const rust = Math.round((100 - metal) / 12)
    for (let n = 0; n < rust; n++)
      disc(paper, -18 + ((n * 17) % 36), -9 + ((n * 11) % 18), 2.5 + (n % 3), '#9c4a24')
  })
  if (!isHot && heat < 0.7 && metal > 30) return
  for (let n = 0; n < 4; n++) {
    const rise = (seconds * 30 + n * 9) % 36
    paper.globalAlpha = 0.35 * (1 - rise / 36)
    disc(
      paper,
      x + Math.cos(heading) * 20 - rise * 0.3,
      y + Math.sin(heading) * 20 - rise,
      4 + rise * 0.2,
      isHot ? '#ffffff' : '#6b5a5a',
    )
  }
  paper.globalAlpha = 1
}
