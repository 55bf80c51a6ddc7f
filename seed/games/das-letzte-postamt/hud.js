/** How many letters are left, the names of the pigeonholes, and how one wants to read. */
import { box, disc, shape, text } from '../kit/paint.js'
import { COLOURS } from './look.js'
import { placesOf } from './places.js'

export function drawHud(world, paper, view, { texts }) {
  const places = placesOf(view)
  const { letters, at, arrived, size, isPlain } = world
  const [x, y] = [view.left + 16, view.top + 16]
  for (let n = 0; n < letters.length; n++) {
    box(paper, x + n * 28, y + 6, 23, 16, n < at ? '#3c5866' : COLOURS.cream, 2)
    if (n >= at)
      shape(
        paper,
        [
          [x + n * 28 + 2, y + 7],
          [x + n * 28 + 21, y + 7],
          [x + n * 28 + 11.5, y + 15],
        ],
        '#c9b98f',
      )
  }
  const count = view.isTall ? [x, y + 40] : [x + letters.length * 28 + 8, y + 15]
  text(paper, texts.arrivedCount(arrived), ...count, {
    size: 14,
    colour: COLOURS.cream,
  })
  for (const [n, hole] of places.holes.entries())
    text(paper, texts.holes[n], hole.x, hole.y + hole.size / 2 + 16, {
      size: 13,
      align: 'center',
      colour: COLOURS.cream,
    })
  disc(paper, places.size.x, places.size.y, 20, '#2b5262')
  text(paper, 'Aa', places.size.x, places.size.y + 1, {
    size: 12 + size * 3,
    align: 'center',
    colour: COLOURS.cream,
  })
  disc(paper, places.contrast.x, places.contrast.y, 20, '#2b5262')
  disc(paper, places.contrast.x, places.contrast.y, 11, isPlain ? '#ffffff' : COLOURS.cream)
  paper.fillStyle = COLOURS.ink
  paper.beginPath()
  paper.arc(places.contrast.x, places.contrast.y, 11, -Math.PI / 2, Math.PI / 2)
  paper.fill()
}
