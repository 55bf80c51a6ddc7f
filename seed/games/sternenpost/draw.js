/** The sky in large pixels: bands of dusk, stars, planets line by line, the ship in sixteen headings. */
import { blend } from '../kit/paint.js'
import { COLOURS } from './look.js'

const BANDS = 8
const STARS = 70
const SHIP = ['..k..', '.kfk.', '.khk.', 'kgwsk', 'khhsk', 'khhsk', 'fkhkf', 'f.k.f']
const LETTERS = {
  k: COLOURS.dark,
  h: COLOURS.hull,
  s: COLOURS.shade,
  f: COLOURS.fin,
  g: COLOURS.glass,
  w: '#ffffff',
}

export function draw(world, paper, view, tools) {
  const [width, height] = [view.right - view.left, view.bottom - view.top]
  for (let n = 0; n < BANDS; n++)
    dot(
      paper,
      view.left,
      view.top + (n / BANDS) * height,
      blend(COLOURS.top, COLOURS.low, n / (BANDS - 1)),
      Math.ceil(width) + 1,
      Math.ceil(height / BANDS) + 1,
    )
  for (let n = 0; n < STARS; n++) {
    const depth = 0.15 + ((n * 0.37) % 0.5)
    const y = (((n * 53.7 - world.camera * depth) % height) + height) % height
    dot(paper, view.left + ((n * 97.3) % width), view.top + y, depth > 0.45 ? COLOURS.star : COLOURS.orbit)
  }
  const shake =
    world.shake > 0 && !tools.isStill ? Math.round(Math.sin(world.seconds * 70) * world.shake * 3) : 0
  const corner = {
    x: (view.left + view.right) / 2 + shake,
    y: (view.top + view.bottom) / 2 + height * 0.08 - world.camera,
  }
  for (const planet of world.planets)
    if (Math.abs(planet.y + corner.y - height / 2) < height)
      drawPlanet(paper, planet, Math.round(planet.x + corner.x), Math.round(planet.y + corner.y))
  for (const { x, y, isTaken } of world.stamps) if (!isTaken) drawStamp(paper, x + corner.x, y + corner.y)
  for (const { x, y, colour, life } of world.sparks)
    dot(paper, x + corner.x, y + corner.y, colour, life > 0.3 ? 2 : 1, life > 0.3 ? 2 : 1)
  drawShip(paper, world.ship, corner)
}

export function dot(paper, x, y, colour, wide = 1, high = 1) {
  paper.fillStyle = colour
  paper.fillRect(Math.round(x), Math.round(y), wide, high)
}

function drawPlanet(paper, { radius, colour, phase, orbit, isVisited, box }, x, y) {
  const r = Math.round(radius)
  for (let j = -r; j <= r; j++) {
    const half = Math.round(Math.sqrt(r * r - j * j))
    dot(paper, x - half, y + j, colour, half * 2 + 1)
    if (Math.sin(j * 0.9 + phase) > 0.5) {
      paper.globalAlpha = 0.25
      dot(paper, x - half, y + j, COLOURS.star, half * 2 + 1)
    }
    paper.globalAlpha = 0.28
    const lit = Math.round(half * (0.1 + (j + r) * 0.012))
    dot(paper, x + half - lit - 1, y + j, COLOURS.dark, lit + 2)
    paper.globalAlpha = 1
  }
  for (let n = 1; n < 40; n += 2) {
    const angle = (n / 40) * Math.PI * 2
    dot(
      paper,
      x + Math.cos(angle) * orbit,
      y + Math.sin(angle) * orbit,
      isVisited ? COLOURS.low : COLOURS.orbit,
    )
  }
  const [boxX, boxY] = [x + Math.cos(box) * (r + 2), y + Math.sin(box) * (r + 2)]
  dot(paper, boxX - 2, boxY - 3, isVisited ? COLOURS.shade : COLOURS.fin, 5, 4)
  dot(paper, boxX, boxY + 1, COLOURS.dark, 1, 2)
}

function drawStamp(paper, x, y) {
  dot(paper, x - 3, y - 4, COLOURS.star, 7, 8)
  dot(paper, x - 2, y - 3, COLOURS.glass, 5, 6)
  dot(paper, x - 1, y - 1, COLOURS.fin, 3, 3)
}

function drawShip(paper, ship, corner) {
  const heading = ship.flying > 0 ? Math.atan2(ship.vy, ship.vx) : ship.angle + (ship.way * Math.PI) / 2
  paper.save()
  paper.translate(Math.round(ship.x + corner.x), Math.round(ship.y + corner.y))
  // Sixteen headings, as sprites would have.
  paper.rotate(Math.round((heading + Math.PI / 2) / (Math.PI / 8)) * (Math.PI / 8))
  for (const [row, line] of SHIP.entries())
    for (const [column, letter] of line.split('').entries())
      if (LETTERS[letter]) dot(paper, column - 2, row - 4, LETTERS[letter])
  paper.restore()
}
