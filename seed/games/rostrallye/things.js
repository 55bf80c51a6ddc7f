/** What lies about in the desert, with its shadow to the lower right. */
import { blend, box, disc, line, oval, placed, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawThing(paper, thing, seconds) {
  PAINTERS[thing.kind](paper, thing, seconds)
}

const PAINTERS = {
  cactus(paper, { x, y, size }) {
    shadow(paper, x, y, 15 * size)
    for (let n = 0; n < 5; n++)
      disc(
        paper,
        x + Math.cos(n * 1.26) * 8 * size,
        y + Math.sin(n * 1.26) * 8 * size,
        6 * size,
        blend(COLOURS.cactus, '#000000', n * 0.05),
      )
    disc(paper, x, y, 8 * size, blend(COLOURS.cactus, '#ffffff', 0.15))
    disc(paper, x - 2 * size, y - 2 * size, 2.4 * size, '#ff6f91')
  },
  bush(paper, { x, y, size, turn }) {
    for (let n = 0; n < 6; n++) {
      const angle = turn + n
      line(
        paper,
        [
          [x, y],
          [x + Math.cos(angle) * 11 * size, y + Math.sin(angle) * 11 * size],
        ],
        n % 2 ? '#a8683a' : '#c98a4a',
        2.5,
      )
    }
  },
  rock(paper, { x, y, size, turn }) {
    shadow(paper, x, y, 14 * size)
    stone(paper, { x, y, radius: 13 * size, turn, dark: COLOURS.far, light: COLOURS.rockLight, corners: 6 })
  },
  mesa(paper, { x, y, size, turn }) {
    shadow(paper, x + 16, y + 20, 66 * size)
    stone(paper, { x, y, radius: 64 * size, turn, dark: COLOURS.far, light: COLOURS.near, corners: 8 })
    stone(paper, {
      x: x - 5,
      y: y - 7,
      radius: 42 * size,
      turn: turn + 0.4,
      dark: COLOURS.near,
      light: COLOURS.rockLight,
      corners: 7,
    })
  },
  drift(paper, { x, y, size, turn }) {
    oval(paper, x, y, 44 * size, 26 * size, COLOURS.drift, turn)
    oval(paper, x - 4, y - 3, 34 * size, 18 * size, '#dd8a48', turn)
    paper.strokeStyle = COLOURS.groundDark
    paper.lineWidth = 2
    for (const n of [-8, 0, 8])
      placed(paper, { x, y, turn }, () => {
        paper.beginPath()
        paper.arc(0, n + 20, 30 * size, -2.1, -1)
        paper.stroke()
      })
  },
  goat(paper, { x, y, turn, walk = 0 }, seconds) {
    const at = y + walk
    const way = Math.cos(seconds * 0.7 + turn) > 0 ? 1 : -1
    shadow(paper, x, at, 12)
    oval(paper, x, at, 8, 14, COLOURS.cream)
    disc(paper, x, at + way * 15, 6, COLOURS.cream)
    for (const side of [-1, 1]) {
      line(
        paper,
        [
          [x + side * 2, at + way * 17],
          [x + side * 8, at + way * 12],
        ],
        COLOURS.ink,
        2.5,
      )
      disc(paper, x + side * 2.4, at + way * 17, 1.2, COLOURS.ink)
    }
  },
  part(paper, { x, y, part }, seconds) {
    const beat = 1 + Math.sin(seconds * 5) * 0.08
    paper.globalAlpha = 0.35
    disc(paper, x, y, 24 * beat, COLOURS.line)
    paper.globalAlpha = 1
    box(paper, x - 14, y - 14, 28, 28, COLOURS.cream, 7)
    placed(paper, { x, y }, () => drawPart(paper, part))
  },
}

/** The sign of a part; also in the list of what is fitted. */
export function drawPart(paper, part) {
  if (part === 'tyres') {
    disc(paper, 0, 0, 10, COLOURS.ink)
    disc(paper, 0, 0, 4.5, COLOURS.cream)
  } else if (part === 'engine') {
    box(paper, -3, -10, 6, 12, COLOURS.lamp, 2)
    line(
      paper,
      [
        [0, 2],
        [0, 10],
      ],
      COLOURS.ink,
      3,
    )
  } else if (part === 'gearbox') {
    shape(
      paper,
      [
        [0, -11],
        [8, 2],
        [0, 10],
        [-8, 2],
      ],
      COLOURS.car,
    )
  } else {
    line(
      paper,
      [
        [-7, 7],
        [5, -5],
      ],
      COLOURS.ink,
      5,
    )
    disc(paper, 6, -6, 5, COLOURS.ink)
    disc(paper, 8, -8, 2.5, COLOURS.cream)
  }
}

function shadow(paper, x, y, radius) {
  paper.globalAlpha = 0.25
  oval(paper, x + radius * 0.35, y + radius * 0.4, radius * 1.1, radius * 0.95, COLOURS.ink)
  paper.globalAlpha = 1
}

/** Facets, lit from the upper left. */
function stone(paper, { x, y, radius, turn, dark, light, corners }) {
  const edge = Array.from({ length: corners }, (_, n) => {
    const angle = turn + (n / corners) * Math.PI * 2
    const far = radius * (0.82 + 0.18 * Math.sin(n * 5.3 + turn))
    return [x + Math.cos(angle) * far, y + Math.sin(angle) * far]
  })
  for (const [n, from] of edge.entries()) {
    const to = edge[(n + 1) % corners]
    const angle = Math.atan2((from[1] + to[1]) / 2 - y, (from[0] + to[0]) / 2 - x)
    shape(paper, [[x, y], from, to], blend(dark, light, 0.5 - 0.5 * Math.cos(angle - Math.PI * 0.25)))
  }
}
