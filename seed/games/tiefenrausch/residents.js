/** Who lives down here: a whale calf, an octopus, a lantern fish. Happy ones have their lamp. */
import { blend, disc, line, oval, placed, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawResident(paper, { x, y, kind, isHappy }, seconds) {
  placed(paper, { x, y: y + Math.sin(seconds * 1.4 + x) * 5, scale: isHappy ? 1.1 : 1 }, () => {
    FIGURES[kind](paper, seconds)
    if (isHappy) {
      paper.globalAlpha = 0.35
      disc(paper, 0, -44, 18 + Math.sin(seconds * 4) * 2, COLOURS.boat)
      paper.globalAlpha = 1
      disc(paper, 0, -44, 6, COLOURS.boat)
    } else drawWish(paper, seconds)
  })
}

/** A bubble with a lamp in it: what is wished for, without words. */
function drawWish(paper, seconds) {
  const lift = Math.sin(seconds * 2) * 2
  paper.globalAlpha = 0.85
  disc(paper, 24, -48 + lift, 15, COLOURS.cream)
  disc(paper, 12, -30 + lift, 4, COLOURS.cream)
  paper.globalAlpha = 1
  shape(
    paper,
    [
      [19, -54 + lift],
      [29, -54 + lift],
      [28, -42 + lift],
      [20, -42 + lift],
    ],
    COLOURS.ink,
  )
  oval(paper, 24, -48 + lift, 2.6, 4, COLOURS.boat)
}

const FIGURES = [drawWhale, drawOctopus, drawLanternFish]

function drawWhale(paper, seconds) {
  const flap = Math.sin(seconds * 2) * 5
  shape(
    paper,
    [
      [26, 0],
      [42, -14 + flap],
      [48, -4 + flap],
      [40, 2],
      [48, 10 + flap],
      [36, 10],
    ],
    '#2f6fa8',
  )
  oval(paper, 0, 0, 32, 19, '#2f6fa8')
  paper.save()
  paper.beginPath()
  paper.rect(-34, 5, 66, 20)
  paper.clip()
  oval(paper, -2, 0, 30, 18, '#cfeaf5')
  paper.restore()
  disc(paper, -19, -3, 3, COLOURS.ink)
  disc(paper, -20, -4, 1, '#ffffff')
  shape(
    paper,
    [
      [2, 8],
      [14, 8],
      [8, 22 + flap * 0.5],
    ],
    '#24598a',
  )
}

function drawOctopus(paper, seconds) {
  for (let n = 0; n < 6; n++) {
    const x = -20 + n * 8
    const sway = Math.sin(seconds * 2.4 + n) * 5
    line(
      paper,
      [
        [x, 6],
        [x + sway * 0.4, 18],
        [x + sway, 28],
      ],
      n % 2 ? '#d85a86' : '#e8739b',
      7,
    )
  }
  oval(paper, 0, -8, 24, 21, '#e8739b')
  for (const side of [-8, 8]) {
    disc(paper, side, -6, 6, '#ffffff')
    disc(paper, side, -5, 3, COLOURS.ink)
  }
  oval(paper, 0, 5, 4, 2, '#b03a68')
}

function drawLanternFish(paper, seconds) {
  const beat = Math.sin(seconds * 4) * 5
  shape(
    paper,
    [
      [22, 0],
      [38, -14 + beat],
      [34, 0],
      [38, 14 - beat],
    ],
    '#58479c',
  )
  oval(paper, 0, 0, 27, 21, '#58479c')
  shape(
    paper,
    [
      [-26, 4],
      [-4, 2],
      [-22, 16],
    ],
    blend('#58479c', '#000000', 0.4),
  )
  for (let n = 0; n < 4; n++)
    shape(
      paper,
      [
        [-23 + n * 5, 4],
        [-19 + n * 5, 4],
        [-21 + n * 5, 9],
      ],
      COLOURS.cream,
    )
  disc(paper, -10, -7, 6, '#ffffff')
  disc(paper, -11, -7, 3, COLOURS.ink)
  line(
    paper,
    [
      [-2, -19],
      [-14, -34],
      [-26, -26],
    ],
    '#58479c',
    3,
  )
  disc(paper, -27, -24, 4 + Math.sin(seconds * 3), COLOURS.light)
}
