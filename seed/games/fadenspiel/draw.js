/** Felt, board, pins, threads, and a paw too many. */
import { blend, disc, line, oval, placed, shape } from '../kit/paint.js'
import { drawSparks } from '../kit/sparks.js'
import { boardOf, placeOf } from './board.js'
import { COLOURS } from './look.js'
import { pawPlace } from './thread.js'

const EYES = { fish: [-0.7, -0.1], whale: [-0.74, -0.06] }

export function draw(world, paper, view) {
  drawFelt(paper, view)
  const { x, y, radius } = boardOf(view)
  paper.globalAlpha = 0.3
  disc(paper, x + 5, y + 8, radius * 1.02, COLOURS.ink)
  paper.globalAlpha = 1
  disc(paper, x, y, radius * 1.02, COLOURS.roundDark)
  disc(paper, x, y, radius, COLOURS.round)
  drawOutline(paper, world, view)
  const way = world.free ?? world.way.slice(0, world.laid)
  drawThread(paper, world, way, view)
  if (world.end && way.length > 0 && world.finished === 0) {
    const from = placeOf(world.pins[way.at(-1)], view)
    line(paper, [from, world.end], colourOf(way.length, world.way.length), 2.2)
  }
  drawPins(paper, world, view)
  drawYarn(paper, view, world.seconds)
  if (world.paw) drawPaw(paper, world, view)
  drawSparks(world.sparks, paper)
}

/** A hint of the figure on the board, with an eye where it has one. */
function drawOutline(paper, { pins, outline, free }, view) {
  if (free) return
  const places = pins.map((pin) => placeOf(pin, view))
  shape(paper, places, blend(COLOURS.round, COLOURS.roundDark, 0.7))
  const eye = EYES[outline]
  if (eye) disc(paper, ...placeOf(eye, view), 5, COLOURS.ink)
}

function drawFelt(paper, view) {
  paper.fillStyle = COLOURS.felt
  paper.fillRect(view.left - 2, view.top - 2, view.right - view.left + 4, view.bottom - view.top + 4)
  paper.globalAlpha = 0.35
  for (let n = 0; n < 160; n++) {
    const x = view.left + ((n * 97.3) % (view.right - view.left))
    const y = view.top + ((n * 61.7) % (view.bottom - view.top))
    line(
      paper,
      [
        [x, y],
        [x + Math.cos(n) * 7, y + Math.sin(n) * 7],
      ],
      COLOURS.feltDark,
      1.4,
    )
  }
  paper.globalAlpha = 1
}

/** The thread changes its colour in thirds, as on the poster. */
const colourOf = (n, whole) => COLOURS.threads[Math.min(2, Math.floor((n / Math.max(1, whole)) * 3))]

function drawThread(paper, world, way, view) {
  const glow = world.finished > 0 ? Math.sin(Math.min(1, world.finished) * Math.PI) : 0
  const whole = world.free ? 36 : world.way.length
  for (let n = 1; n < way.length; n++) {
    const [from, to] = [placeOf(world.pins[way[n - 1]], view), placeOf(world.pins[way[n]], view)]
    const isFresh = n === way.length - 1 && world.waited < 0.35 && !world.free
    const bend = isFresh ? Math.sin(world.waited * 60) * (0.35 - world.waited) * 26 : 0
    paper.strokeStyle = blend(colourOf(n % (world.free ? 36 : whole + 1), whole), '#ffffff', glow * 0.35)
    paper.lineWidth = whole > 50 ? 1.5 : 2.2
    paper.beginPath()
    paper.moveTo(...from)
    paper.quadraticCurveTo((from[0] + to[0]) / 2 + bend, (from[1] + to[1]) / 2 + bend, ...to)
    paper.stroke()
  }
}

function drawPins(paper, world, view) {
  const next = world.free || world.finished > 0 ? null : world.way[world.laid]
  const last = (world.free ?? world.way.slice(0, world.laid)).at(-1)
  const isTold = world.waited >= world.patience || world.laid < 5
  for (const [n, pin] of world.pins.entries()) {
    const [x, y] = placeOf(pin, view)
    if (n === next && isTold) {
      const pulse = 1 + Math.sin(world.seconds * 7) * 0.2
      paper.globalAlpha = 0.5
      disc(paper, x, y, 15 * pulse, COLOURS.glow)
      paper.globalAlpha = 1
    }
    disc(paper, x + 1, y + 2, 4.6, COLOURS.pinDark)
    disc(
      paper,
      x,
      y,
      4.6,
      n === next && isTold ? COLOURS.glow : n === last ? COLOURS.threads[0] : COLOURS.pin,
    )
    disc(paper, x - 1.4, y - 1.4, 1.5, '#ffffff')
    if (world.isByKeys && n === world.cursor) {
      paper.strokeStyle = world.wrong > 0 ? COLOURS.threads[0] : COLOURS.ink
      paper.lineWidth = 2.5
      paper.beginPath()
      paper.arc(x, y, 10, 0, 7)
      paper.stroke()
    }
  }
}

function drawYarn(paper, view, seconds) {
  const { x, y, radius } = boardOf(view)
  const size = radius * 0.24
  const [atX, atY] = view.isTall
    ? [x - radius * 0.72, y + radius * 1.24]
    : [x - radius * 1.22, y + radius * 0.72]
  placed(paper, { x: atX, y: atY, turn: Math.sin(seconds * 0.7) * 0.1 }, () => {
    disc(paper, 3, 5, size, COLOURS.ink)
    disc(paper, 0, 0, size, COLOURS.threads[0])
    for (let n = -3; n <= 3; n++) {
      paper.strokeStyle = blend(COLOURS.threads[0], n % 2 ? '#ffffff' : COLOURS.ink, 0.22)
      paper.lineWidth = 2
      paper.beginPath()
      paper.ellipse(0, 0, size * 0.94, Math.abs(size * 0.28 * n) + 1, 0.6, 0, Math.PI)
      paper.stroke()
    }
  })
}

function drawPaw(paper, world, view) {
  const [x, y] = pawPlace(world, view)
  const turn = Math.atan2(view.height + 80 - y, view.width + 60 - x)
  placed(paper, { x, y, turn }, () => {
    line(
      paper,
      [
        [20, 0],
        [500, 0],
      ],
      COLOURS.paw,
      52,
    )
    for (let n = 0; n < 4; n++)
      line(
        paper,
        [
          [70 + n * 42, -24],
          [76 + n * 42, 24],
        ],
        COLOURS.pawDark,
        9,
      )
    oval(paper, 14, 0, 30, 29, COLOURS.paw)
    for (const [n, at] of [-17, -6, 6, 17].entries())
      oval(paper, n === 0 || n === 3 ? -4 : -11, at, 9, 7, COLOURS.paw)
    for (const at of [-11, 0, 11])
      line(
        paper,
        [
          [-13 + Math.abs(at) * 0.3, at],
          [-3, at],
        ],
        COLOURS.pawDark,
        2,
      )
  })
}
