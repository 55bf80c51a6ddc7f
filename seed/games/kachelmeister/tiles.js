/** Six glazed motifs, as on the poster. Each is drawn on a field from -1 to 1. */
import { blend, box, disc, placed, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawTile(paper, { x, y, size, kind, isMemory = false, share = 1, seconds = 0 }) {
  const half = (size / 2) * 0.94 * share
  paper.globalAlpha = 0.25
  box(paper, x - half + 1, y - half + 3, half * 2, half * 2, COLOURS.ink, half * 0.14)
  paper.globalAlpha = 1
  box(paper, x - half, y - half, half * 2, half * 2, COLOURS.glaze, half * 0.14)
  paper.save()
  paper.beginPath()
  paper.rect(x - half * 0.94, y - half * 0.94, half * 1.88, half * 1.88)
  paper.clip()
  placed(paper, { x, y, scale: half * 0.94 }, () => MOTIFS[kind ?? 0](paper))
  paper.restore()
  // The light on the glaze.
  paper.globalAlpha = 0.35
  box(paper, x - half * 0.86, y - half * 0.9, half * 1.72, half * 0.14, '#ffffff', half * 0.07)
  paper.globalAlpha = 1
  if (!isMemory) return
  paper.strokeStyle = blend(COLOURS.gold, '#ffffff', 0.3 + Math.sin(seconds * 4) * 0.3)
  paper.lineWidth = size * 0.08
  paper.strokeRect(x - half * 0.9, y - half * 0.9, half * 1.8, half * 1.8)
}

const MOTIFS = [flower, lozenge, arcs, quatrefoil, star, cross]

function corners(paper, colour, size) {
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ])
    shape(
      paper,
      [
        [x, y],
        [x * (1 - size), y],
        [x, y * (1 - size)],
      ],
      colour,
    )
}

function flower(paper) {
  corners(paper, COLOURS.red, 0.42)
  for (let n = 0; n < 8; n++)
    placed(paper, { x: 0, y: 0, turn: (n * Math.PI) / 4 }, () => {
      paper.fillStyle = n % 2 ? COLOURS.orange : blend(COLOURS.orange, COLOURS.red, 0.35)
      paper.beginPath()
      paper.ellipse(0.48, 0, 0.36, 0.15, 0, 0, 7)
      paper.fill()
    })
  disc(paper, 0, 0, 0.16, COLOURS.red)
}

function lozenge(paper) {
  shape(
    paper,
    [
      [0, -0.9],
      [0.9, 0],
      [0, 0.9],
      [-0.9, 0],
    ],
    COLOURS.red,
  )
  shape(
    paper,
    [
      [0, -0.58],
      [0.58, 0],
      [0, 0.58],
      [-0.58, 0],
    ],
    COLOURS.glaze,
  )
  shape(
    paper,
    [
      [0, -0.38],
      [0.38, 0],
      [0, 0.38],
      [-0.38, 0],
    ],
    COLOURS.green,
  )
}

function arcs(paper) {
  for (const [radius, colour] of [
    [1.9, COLOURS.green],
    [1.42, COLOURS.glaze],
    [1.1, COLOURS.blue],
    [0.62, COLOURS.glaze],
    [0.34, COLOURS.green],
  ])
    disc(paper, -1, -1, radius, colour)
}

function quatrefoil(paper) {
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    disc(paper, x, y, 0.88, COLOURS.blue)
    disc(paper, x, y, 0.52, COLOURS.glaze)
  }
  disc(paper, 0, 0, 0.24, COLOURS.orange)
}

function star(paper) {
  paper.fillStyle = COLOURS.ink
  for (const turn of [0, Math.PI / 4])
    placed(paper, { x: 0, y: 0, turn }, () => paper.fillRect(-0.6, -0.6, 1.2, 1.2))
  paper.fillStyle = COLOURS.orange
  for (const turn of [0, Math.PI / 4])
    placed(paper, { x: 0, y: 0, turn }, () => paper.fillRect(-0.36, -0.36, 0.72, 0.72))
  disc(paper, 0, 0, 0.2, COLOURS.glaze)
}

function cross(paper) {
  corners(paper, COLOURS.green, 0.62)
  for (const turn of [Math.PI / 4, -Math.PI / 4])
    placed(paper, { x: 0, y: 0, turn }, () => box(paper, -0.9, -0.17, 1.8, 0.34, '#8d4bb0', 0.17))
  disc(paper, 0, 0, 0.28, COLOURS.orange)
}
