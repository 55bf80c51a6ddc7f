/** The glade: a lit middle, paper in layers around it. */
import { blend, shape } from '../kit/paint.js'
import { drawSparks } from '../kit/sparks.js'
import { drawBeast } from './figures.js'
import { FIELD } from './forest.js'
import { drawHero } from './hero.js'
import { COLOURS } from './look.js'

export function draw(world, paper, view, { isStill }) {
  const shake = isStill ? 0 : Math.sin(world.seconds * 70) * world.shake * 4
  const camera = cameraOf(world.hero, view)
  paper.fillStyle = COLOURS.outer
  paper.fillRect(view.left - 2, view.top - 2, view.right - view.left + 4, view.bottom - view.top + 4)
  paper.save()
  paper.translate(-camera.x + shake, -camera.y)
  drawGround(paper)
  for (const scrap of world.scraps)
    leaf(paper, scrap.x, scrap.y, 7, scrap.turn, blend(COLOURS.inner, COLOURS.leaf, 0.3 + scrap.shade * 0.4))
  const standing = [
    ...world.plants.map((plant) => ({ y: plant.y, paint: () => drawPlant(paper, plant, world.seconds) })),
    ...world.beasts.map((beast) => ({ y: beast.y, paint: () => drawBeast(paper, beast, world.seconds) })),
    { y: world.hero.y, paint: () => drawHero(paper, world.hero, world.seconds) },
  ].toSorted((a, b) => a.y - b.y)
  for (const { paint } of standing) paint()
  for (const shot of world.shots) drawShot(paper, shot, world.seconds)
  drawSparks(world.sparks, paper)
  drawFrame(paper, world.seconds)
  paper.restore()
  drawDarkness(paper, view)
}

function cameraOf(hero, view) {
  const limit = (value, least, most) =>
    least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value))
  return {
    x: limit(hero.x - view.width / 2, -view.left - 60, FIELD.width + 60 - view.right),
    y: limit(hero.y - view.height / 2, -view.top - 70, FIELD.height + 60 - view.bottom),
  }
}

function drawGround(paper) {
  const [x, y] = [FIELD.width / 2, FIELD.height / 2]
  const glow = paper.createRadialGradient(x, y - 60, 40, x, y, 560)
  glow.addColorStop(0, COLOURS.light)
  glow.addColorStop(0.45, COLOURS.inner)
  glow.addColorStop(1, COLOURS.middle)
  paper.fillStyle = glow
  paper.fillRect(-80, -80, FIELD.width + 160, FIELD.height + 160)
  // Creases of the sheet.
  paper.strokeStyle = '#ffffff'
  paper.globalAlpha = 0.09
  paper.lineWidth = 1.5
  for (let n = 0; n < 9; n++) {
    paper.beginPath()
    paper.moveTo(-80, n * 90 - 40)
    paper.lineTo(FIELD.width + 80, n * 90 + ((n * 37) % 120) - 60)
    paper.moveTo(n * 120 - 40, -80)
    paper.lineTo(n * 120 + ((n * 53) % 140) - 70, FIELD.height + 80)
    paper.stroke()
  }
  paper.globalAlpha = 1
}

function leaf(paper, x, y, size, turn, colour) {
  const [c, s] = [Math.cos(turn) * size, Math.sin(turn) * size]
  shape(
    paper,
    [
      [x + c, y + s],
      [x - s * 0.45, y + c * 0.45],
      [x - c, y - s],
      [x + s * 0.45, y - c * 0.45],
    ],
    colour,
  )
}

/** A tree is a fan of folded leaves, a bush a smaller one; both throw a paper's shadow. */
function drawPlant(paper, { x, y, isTree, size, lean, shade, life }, seconds) {
  const sway = Math.sin(seconds * 1.3 + x) * 0.03 + lean
  const count = isTree ? 7 : 5
  const tall = isTree ? size * 2.1 : size * 1.35
  paper.globalAlpha = 0.22
  paper.fillStyle = COLOURS.ink
  paper.beginPath()
  paper.ellipse(x + 6, y + 4, size * 1.1, size * 0.45, 0, 0, 7)
  paper.fill()
  paper.globalAlpha = 1
  for (let n = 0; n < count; n++) {
    const turn = -Math.PI / 2 + ((n + 0.5) / count - 0.5) * 2.5 + sway
    const length = tall * (0.75 + 0.25 * Math.cos((n / (count - 1) - 0.5) * 3))
    const colour = blend(
      isTree ? COLOURS.outer : COLOURS.leaf,
      COLOURS.leafLight,
      (n / count) * 0.7 + shade * 0.3,
    )
    const [tipX, tipY] = [x + Math.cos(turn) * length, y + Math.sin(turn) * length]
    const wide = size * (isTree ? 0.42 : 0.36)
    const [midX, midY] = [x + Math.cos(turn) * length * 0.55, y + Math.sin(turn) * length * 0.55]
    const side = [-Math.sin(turn) * wide, Math.cos(turn) * wide]
    shape(
      paper,
      [
        [x, y],
        [midX + side[0], midY + side[1]],
        [tipX, tipY],
      ],
      blend(colour, '#ffffff', 0.1),
    )
    shape(
      paper,
      [
        [x, y],
        [midX - side[0], midY - side[1]],
        [tipX, tipY],
      ],
      colour,
    )
  }
  if (isTree && life < 3)
    shape(
      paper,
      [
        [x - 10, y - tall * 0.3],
        [x + 12, y - tall * 0.45],
        [x + 10, y - tall * 0.36],
      ],
      COLOURS.light,
    )
}

function drawShot(paper, { kind, x, y }, seconds) {
  if (kind === 'heart') return heart(paper, x, y + Math.sin(seconds * 5) * 3, 8)
  const spin = seconds * 14
  const count = kind === 'star' ? 4 : 3
  const size = kind === 'star' ? 9 : 6
  for (let n = 0; n < count; n++)
    leaf(paper, x, y, size, spin + (n * Math.PI) / count, kind === 'star' ? COLOURS.cream : COLOURS.red)
  return undefined
}

export function heart(paper, x, y, size, colour = COLOURS.red) {
  shape(
    paper,
    [
      [x, y + size],
      [x - size, y - size * 0.1],
      [x - size * 0.55, y - size * 0.75],
      [x, y - size * 0.3],
    ],
    colour,
  )
  shape(
    paper,
    [
      [x, y + size],
      [x + size, y - size * 0.1],
      [x + size * 0.55, y - size * 0.75],
      [x, y - size * 0.3],
    ],
    blend(colour, '#ffffff', 0.16),
  )
}

/** Layers of dark leaves around the glade. */
function drawFrame(paper, seconds) {
  for (let layer = 0; layer < 3; layer++) {
    const colour = blend(COLOURS.leaf, COLOURS.outer, layer * 0.42 + 0.15)
    const out = 6 + layer * 16
    const around = 2 * (FIELD.width + FIELD.height)
    for (let at = layer * 13; at < around; at += 27) {
      const [x, y, turn] = edgeAt(at, out)
      leaf(
        paper,
        x,
        y,
        30 + ((at * 7) % 13),
        turn + Math.sin(seconds * 0.8 + at) * 0.06 + (((at * 31) % 10) - 5) * 0.12,
        colour,
      )
    }
  }
}

function edgeAt(at, out) {
  const { width, height } = FIELD
  if (at < width) return [at, -out, Math.PI / 2]
  if (at < width + height) return [width + out, at - width, Math.PI]
  if (at < 2 * width + height) return [at - width - height, height + out, -Math.PI / 2]
  return [-out, at - 2 * width - height, 0]
}

function drawDarkness(paper, view) {
  const [x, y] = [(view.left + view.right) / 2, (view.top + view.bottom) / 2]
  const far = Math.hypot(view.right - x, view.bottom - y)
  const shade = paper.createRadialGradient(x, y, far * 0.45, x, y, far)
  shade.addColorStop(0, 'rgba(29, 43, 58, 0)')
  shade.addColorStop(1, 'rgba(20, 24, 36, 0.75)')
  paper.fillStyle = shade
  paper.fillRect(view.left - 2, view.top - 2, view.right - view.left + 4, view.bottom - view.top + 4)
}
