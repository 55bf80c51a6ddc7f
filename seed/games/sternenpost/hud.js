/** Parcels and letter boxes, in figures of three by five pixels. */
import { dot } from './draw.js'
import { COLOURS } from './look.js'

// One bit a pixel, rows from the top.
const FIGURES = {
  0: '25552',
  1: '26227',
  2: '61247',
  3: '61216',
  4: '55711',
  5: '74616',
  6: '34652',
  7: '71222',
  8: '25252',
  9: '25316',
  '/': '11244',
}
const SIZE = 2

export function drawHud({ parcels, delivered, boxes }, paper, view) {
  const [x, y] = [view.left + 7, view.top + 7]
  for (let n = 0; n < parcels; n++) {
    dot(paper, x + n * 11, y, COLOURS.parcel, 9, 8)
    dot(paper, x + 3 + n * 11, y, COLOURS.star, 2, 8)
  }
  const words = `${delivered}/${boxes}`.split('')
  const wide = words.length * 4 * SIZE
  for (const [n, letter] of words.entries())
    for (const [row, bits] of FIGURES[letter].split('').entries())
      for (let column = 0; column < 3; column++)
        if (Number(bits) & (4 >> column))
          dot(
            paper,
            (view.left + view.right) / 2 - wide / 2 + (n * 4 + column) * SIZE,
            y + row * SIZE,
            COLOURS.star,
            SIZE,
            SIZE,
          )
}
