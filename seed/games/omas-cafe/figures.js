/** Guests, cakes, and Granny. */
import { blend, box, disc, line, oval, placed, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

const DOUGHS = ['#e9b872', '#8a5238', '#f08fa3', '#a6c77a']

/** A cake of a base and a topping, either of them perhaps missing. */
export function drawCake(paper, x, y, { base, topping }, scale = 1) {
  placed(paper, { x, y, scale }, () => {
    if (base !== null) {
      box(paper, -18, -6, 36, 20, DOUGHS[base], 5)
      box(paper, -18, 2, 36, 4, COLOURS.cream)
      box(paper, -20, -11, 40, 9, blend(DOUGHS[base], '#ffffff', 0.55), 4)
    }
    if (topping !== null) TOPPINGS[topping](paper, base === null ? 2 : -16)
  })
}

const TOPPINGS = [
  (paper, y) => heart(paper, 0, y, 10, '#ff5f7e'),
  (paper, y) => {
    for (const x of [-9, 0, 9]) disc(paper, x, y, 5, '#d92f4b')
  },
  (paper, y) => {
    // Shaded, or cream on a white plate is not seen.
    for (const [size, colour] of [
      [7.5, COLOURS.wallDark],
      [6, COLOURS.cream],
    ])
      for (const [n, x] of [-8, 0, 8].entries()) disc(paper, x, y - (n === 1 ? 4 : 0), size, colour)
    disc(paper, 0, y - 9, 3, '#ffd45e')
  },
  (paper, y) => {
    for (const x of [-8, 0, 8])
      shape(
        paper,
        [
          [x - 4, y + 5],
          [x + 1, y - 9],
          [x + 5, y + 5],
        ],
        '#6b3a26',
      )
  },
]

export function heart(paper, x, y, size, colour) {
  disc(paper, x - size * 0.45, y - size * 0.3, size * 0.52, colour)
  disc(paper, x + size * 0.45, y - size * 0.3, size * 0.52, colour)
  shape(
    paper,
    [
      [x - size * 0.92, y - size * 0.08],
      [x + size * 0.92, y - size * 0.08],
      [x, y + size],
    ],
    colour,
  )
}

const HAIRS = ['#5d4037', '#e0c27a', '#d8d8de', '#2f2a3a']

export function drawGuest(paper, { x, y }, guest, seconds) {
  const bob = Math.sin(seconds * 3 + x) * 1.5 + (guest.eating > 0 ? Math.sin(seconds * 12) * 1.5 : 0)
  const sway = guest.shake > 0 ? Math.sin(seconds * 40) * 4 : 0
  placed(paper, { x: x + sway, y: y + bob }, () => {
    box(paper, -22, -28, 44, 46, COLOURS.things[guest.favourite], 16)
    box(paper, -22, -28, 44, 10, blend(COLOURS.things[guest.favourite], '#ffffff', 0.35), 5)
    disc(paper, 0, -48, 21, HAIRS[guest.face])
    disc(paper, 0, -44, 18, COLOURS.skin)
    if (guest.face === 2)
      line(
        paper,
        [
          [-12, -46],
          [12, -46],
        ],
        COLOURS.ink,
        2,
      )
    for (const side of [-7, 7]) disc(paper, side, -45, 2.4, COLOURS.ink)
    const isHappy = guest.eating > 0 || !guest.isSad
    paper.strokeStyle = COLOURS.ink
    paper.lineWidth = 2.4
    paper.beginPath()
    paper.arc(0, isHappy ? -40 : -32, 6, isHappy ? 0.3 : Math.PI + 0.4, isHappy ? Math.PI - 0.3 : -0.4)
    paper.stroke()
    for (const side of [-11, 11]) disc(paper, side, -39, 3, '#f29a8e')
  })
}

/** What a guest dreams of; a cloud beside it for bad news. */
export function drawDream(paper, { x, y }, guest, seconds) {
  const lift = Math.sin(seconds * 2 + x) * 2
  disc(paper, x + 18, y - 66, 4, COLOURS.cream)
  oval(paper, x + 30, y - 96 + lift, 30, 27, COLOURS.cream)
  drawCake(paper, x + 30, y - 94 + lift, guest.wish, 0.86)
  if (guest.isSad)
    for (const [dx, size] of [
      [-8, 7],
      [0, 9],
      [9, 7],
    ])
      disc(paper, x - 12 + dx, y - 82 + lift, size, '#8d93a8')
}

export function drawGranny(paper, { x, y }, seconds) {
  const bob = Math.sin(seconds * 2.2) * 2
  placed(paper, { x, y: y + bob }, () => {
    box(paper, -30, -34, 60, 60, '#8f6bb5', 20)
    box(paper, -18, -26, 36, 52, COLOURS.cream, 8)
    disc(paper, 0, -78, 14, '#e8e6ee')
    disc(paper, 0, -56, 26, '#e8e6ee')
    disc(paper, 0, -52, 22, COLOURS.skin)
    for (const side of [-8, 8]) {
      paper.strokeStyle = COLOURS.ink
      paper.lineWidth = 2
      paper.beginPath()
      paper.arc(side, -54, 6, 0, 7)
      paper.stroke()
      disc(paper, side, -54, 2, COLOURS.ink)
      disc(paper, side * 1.6, -45, 4, '#f29a8e')
    }
    paper.beginPath()
    paper.arc(0, -48, 8, 0.3, Math.PI - 0.3)
    paper.stroke()
  })
}
