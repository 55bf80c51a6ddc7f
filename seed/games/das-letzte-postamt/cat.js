/** Porto, who has read everything, too. Around 0, 0 at its paws. */
import { disc, line, oval, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawCat(paper, { seconds, looks, isPurring }) {
  const breath = Math.sin(seconds * 1.6) * 1.2
  const tail = Math.sin(seconds * (isPurring ? 6 : 1.2)) * 8
  line(
    paper,
    [
      [34, -6],
      [54, -14],
      [58 + tail * 0.4, -34],
      [50 + tail, -46],
    ],
    COLOURS.cat,
    11,
  )
  oval(paper, 4, -26 - breath / 2, 38, 30 + breath, COLOURS.cat)
  for (const x of [10, 22, 33])
    line(
      paper,
      [
        [x, -50 + x * 0.3],
        [x + 6, -34],
      ],
      COLOURS.catDark,
      4,
    )
  const head = -20 + looks * 5
  shape(
    paper,
    [
      [head - 24, -58],
      [head - 20, -84],
      [head - 5, -70],
    ],
    COLOURS.cat,
  )
  shape(
    paper,
    [
      [head + 24, -58],
      [head + 20, -84],
      [head + 5, -70],
    ],
    COLOURS.cat,
  )
  disc(paper, head, -56, 25, COLOURS.cat)
  for (const x of [-6, 0, 6])
    line(
      paper,
      [
        [head + x, -80],
        [head + x, -72],
      ],
      COLOURS.catDark,
      3,
    )
  const isBlinking = isPurring || seconds % 4.3 < 0.14
  for (const side of [-1, 1]) {
    if (isBlinking)
      line(
        paper,
        [
          [head + side * 10 - 4, -57],
          [head + side * 10 + 4, -57],
        ],
        COLOURS.ink,
        2.5,
      )
    else {
      oval(paper, head + side * 10, -58, 5, 6, '#d9f08a')
      oval(paper, head + side * 10 + looks * 2, -58, 2, 5, COLOURS.ink)
    }
    for (const y of [-48, -44])
      line(
        paper,
        [
          [head + side * 8, y],
          [head + side * 26, y - 2],
        ],
        'rgba(255, 240, 210, 0.7)',
        1,
      )
  }
  shape(
    paper,
    [
      [head - 3, -50],
      [head + 3, -50],
      [head, -46],
    ],
    '#7a3a2e',
  )
  for (const x of [-14, 6]) oval(paper, x, -2, 11, 7, '#e0a45c')
}
