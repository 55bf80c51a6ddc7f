/** What stands in the town, around the middle of its plot of 60 by 30. */
import { blend, box, disc, line, oval, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

/** A block: its left side, its right side and its top. */
function block(paper, { wide, high, colour, y = 0 }) {
  const half = wide / 2
  shape(
    paper,
    [
      [-half, y - 0],
      [0, y + half / 2],
      [0, y + half / 2 - high],
      [-half, y - high],
    ],
    blend(colour, COLOURS.ink, 0.12),
  )
  shape(
    paper,
    [
      [half, y],
      [0, y + half / 2],
      [0, y + half / 2 - high],
      [half, y - high],
    ],
    colour,
  )
  shape(
    paper,
    [
      [-half, y - high],
      [0, y + half / 2 - high],
      [half, y - high],
      [0, y - half / 2 - high],
    ],
    blend(colour, '#ffffff', 0.25),
  )
}

export function drawHouse(paper, { x, y, isNew }, n) {
  const [wall, roof] = [COLOURS.walls[n % 4], COLOURS.roofs[(n * 3 + x + y) % 4]]
  const high = 22 + (n % 3) * 5
  oval(paper, 2, 4, 26, 12, 'rgba(42,58,92,0.18)')
  block(paper, { wide: 42, high, colour: wall })
  shape(
    paper,
    [
      [-14, -6],
      [-6, -2],
      [-6, -12],
      [-14, -16],
    ],
    COLOURS.window,
  )
  shape(
    paper,
    [
      [7, -2],
      [14, -6],
      [14, -16],
      [7, -12],
    ],
    COLOURS.window,
  )
  const top = -high
  shape(
    paper,
    [
      [-25, top + 2],
      [0, top + 14],
      [0, top - 20],
    ],
    blend(roof, COLOURS.ink, 0.2),
  )
  shape(
    paper,
    [
      [25, top + 2],
      [0, top + 14],
      [0, top - 20],
    ],
    roof,
  )
  if (!isNew) return
  line(
    paper,
    [
      [0, top - 20],
      [0, top - 36],
    ],
    COLOURS.ink,
    2,
  )
  shape(
    paper,
    [
      [0, top - 36],
      [14, top - 32],
      [0, top - 27],
    ],
    '#ffd24a',
  )
}

export function drawGoal(paper, { kind }, goal) {
  oval(paper, 2, 5, 30, 14, 'rgba(42,58,92,0.2)')
  block(paper, { wide: 54, high: 30 + kind * 4, colour: '#fdf6e8' })
  const top = -30 - kind * 4
  block(paper, { wide: 40, high: 10, colour: goal.colour, y: top })
  box(paper, -2, top - 44, 4, 30, COLOURS.ink)
  badge(paper, 0, top - 46, 15, goal)
  for (const side of [-1, 1])
    shape(
      paper,
      [
        [side * 6, 6],
        [side * 18, 0],
        [side * 18, -18],
        [side * 6, -12],
      ],
      kind === 1 ? COLOURS.window : blend(goal.colour, '#ffffff', 0.35),
    )
}

/** Where somebody wants to go. */
export function badge(paper, x, y, radius, { colour, shape: kind }) {
  disc(paper, x, y, radius, '#ffffff')
  const r = radius * 0.62
  if (kind === 'round') disc(paper, x, y, r, colour)
  if (kind === 'square') box(paper, x - r * 0.85, y - r * 0.85, r * 1.7, r * 1.7, colour, r * 0.2)
  if (kind === 'pointed')
    shape(
      paper,
      [
        [x, y - r],
        [x + r, y + r * 0.8],
        [x - r, y + r * 0.8],
      ],
      colour,
    )
}

export function drawPeople(paper, { count, goal, seconds }) {
  for (let n = 0; n < count; n++) {
    const [x, hop] = [-9 + n * 18, Math.abs(Math.sin(seconds * 3 + n)) * 3]
    box(paper, x - 5, 4 - hop, 10, 13, goal.colour, 5)
    disc(paper, x, 1 - hop, 5.5, n % 2 ? '#c98d63' : '#f2c29c')
    badge(paper, x, -12 - hop, 6.5, goal)
  }
}

export function drawTree(paper, { x, y }) {
  const size = 0.8 + ((x * 7 + y * 3) % 4) * 0.12
  oval(paper, 2, 3, 16 * size, 7 * size, 'rgba(42,58,92,0.16)')
  box(paper, -2.5, -12, 5, 14, '#8a6244')
  disc(paper, 0, -22 * size, 14 * size, COLOURS.tree)
  disc(paper, -4 * size, -27 * size, 7 * size, '#62b06c')
}

export function drawBus(paper, { colour, isDown, riders }) {
  const flip = isDown ? 1 : -1
  oval(paper, 0, 4, 24, 10, 'rgba(42,58,92,0.25)')
  paper.save()
  paper.scale(flip, 1)
  for (const [x, y] of [
    [-12, 1],
    [6, 10],
    [-2, 6],
  ])
    disc(paper, x, y, 4.5, COLOURS.ink)
  shape(
    paper,
    [
      [-20, -4],
      [8, 10],
      [8, -10],
      [-20, -24],
    ],
    colour,
  )
  shape(
    paper,
    [
      [8, 10],
      [19, 4],
      [19, -16],
      [8, -10],
    ],
    blend(colour, COLOURS.ink, 0.25),
  )
  shape(
    paper,
    [
      [-20, -24],
      [8, -10],
      [19, -16],
      [-9, -30],
    ],
    blend(colour, '#ffffff', 0.4),
  )
  for (const x of [-17, -9, -1])
    shape(
      paper,
      [
        [x, -11 + (x + 20) / 2 - 4],
        [x + 6, -8 + (x + 20) / 2 - 4],
        [x + 6, -16 + (x + 20) / 2 - 4],
        [x, -19 + (x + 20) / 2 - 4],
      ],
      '#d5eefa',
    )
  shape(
    paper,
    [
      [10, -8],
      [17, -12],
      [17, -2],
      [10, 2],
    ],
    '#d5eefa',
  )
  paper.restore()
  for (const [n, goal] of riders.entries())
    badge(paper, -18 + (n % 6) * 11, -38 - Math.floor(n / 6) * 12, 6, goal)
}
