/** The sea in sheets of paper: water, rock in three layers, those who live here, and the dark. */
import { blend, disc, line, oval, shape } from '../kit/paint.js'
import { drawSparks } from '../kit/sparks.js'
import { drawBoat } from './boat.js'
import { cellsAround } from './dive.js'
import { COLOURS, LAYERS } from './look.js'
import { drawResident } from './residents.js'
import { CELL, COLUMNS, middleOf } from './sea.js'

export function draw(world, paper, view, { isStill }) {
  const layer = LAYERS[world.level - 1]
  const { boat } = world
  const [middleX, middleY] = [view.width / 2, view.height / 2]
  drawWater(paper, view, layer, world.seconds)
  paper.save()
  paper.translate(middleX - boat.x, middleY - boat.y)
  const reach = Math.ceil(Math.max(view.right - view.left, view.bottom - view.top) / CELL / 2) + 1
  const near = rocksAround(world, boat, reach)
  drawShoals(paper, world, layer)
  for (const [n, colour] of layer.rock.entries())
    drawRocks(paper, near, { radius: 52 - n * 7, colour, seconds: isStill ? 0 : world.seconds, n })
  drawWeeds(paper, world, boat, reach, layer)
  for (const air of world.airs) drawAir(paper, air, world.seconds)
  drawGate(paper, world.gate, world.seconds)
  for (const lamp of world.lamps)
    if (!lamp.isTaken)
      drawLamp(paper, lamp.x, lamp.y + Math.sin(world.seconds * 2 + lamp.x) * 4, world.seconds)
  for (const resident of world.residents) drawResident(paper, resident, world.seconds)
  drawBeam(paper, boat)
  drawBoat(paper, boat, world.seconds)
  drawSparks(world.sparks, paper)
  drawPing(paper, world)
  paper.restore()
  drawDark(paper, view, layer, middleX, middleY)
}

function drawWater(paper, view, { water }, seconds) {
  const [x, y] = [view.width / 2, view.height / 2]
  const fill = paper.createRadialGradient(x, y, 20, x, y, Math.hypot(view.right - x, view.bottom - y))
  fill.addColorStop(0, water[0])
  fill.addColorStop(1, water[1])
  paper.fillStyle = fill
  paper.fillRect(view.left - 2, view.top - 2, view.right - view.left + 4, view.bottom - view.top + 4)
  paper.globalAlpha = 0.08
  for (let n = 0; n < 4; n++) {
    const at = view.left + ((n * 190 + Math.sin(seconds * 0.3 + n) * 40) % (view.right - view.left))
    shape(
      paper,
      [
        [at, view.top],
        [at + 50, view.top],
        [at - 40, view.bottom],
        [at - 150, view.bottom],
      ],
      '#ffffff',
    )
  }
  paper.globalAlpha = 1
}

/** Closed cells, and beyond the edges everything is rock. */
function rocksAround({ open, rows }, { x, y }, reach) {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
  const rocks = []
  for (let j = row - reach; j <= row + reach; j++)
    for (let i = column - reach; i <= column + reach; i++) {
      const isInside = i >= 0 && i < COLUMNS && j < rows
      if (j < 0 || (isInside && open[j * COLUMNS + i])) continue
      rocks.push({ x: (i + 0.5) * CELL, y: (j + 0.5) * CELL, shift: Math.sin(i * 12.9 + j * 78.2) * 5 })
    }
  return rocks
}

function drawRocks(paper, rocks, { radius, colour, seconds, n }) {
  paper.fillStyle = colour
  paper.beginPath()
  for (const { x, y, shift } of rocks) {
    const size = radius + shift + Math.sin(seconds * 0.6 + x + n) * 1.2
    paper.moveTo(x + size, y)
    paper.arc(x, y, size, 0, Math.PI * 2)
  }
  paper.fill()
}

function drawWeeds(paper, world, boat, reach, { rock }) {
  for (const at of cellsAround(world, boat, Math.min(reach, 6))) {
    if (world.open[at] || !world.open[at - COLUMNS] || (at * 7) % 3 === 0) continue
    const { x, y } = middleOf(at)
    for (let n = 0; n < 3; n++) {
      const sway = Math.sin(world.seconds * 1.2 + at + n) * 7
      line(
        paper,
        [
          [x - 16 + n * 15, y - 34],
          [x - 14 + n * 15 + sway * 0.4, y - 50],
          [x - 18 + n * 15 + sway, y - 66 - n * 5],
        ],
        blend(rock[0], COLOURS.light, 0.15 + n * 0.1),
        5,
      )
    }
  }
}

function drawShoals(paper, world, { rock }) {
  paper.globalAlpha = 0.7
  for (let n = 0; n < 9; n++) {
    const x = ((n * 331 + world.seconds * (14 + n * 2)) % (COLUMNS * CELL + 200)) - 100
    const y = ((n * 517) % (world.rows * CELL)) + Math.sin(world.seconds + n) * 8
    for (let k = 0; k < 4; k++) {
      const [fishX, fishY] = [x - (k % 2) * 20 - k * 6, y + ((k * 13) % 27)]
      oval(paper, fishX, fishY, 8, 4, rock[1])
      shape(
        paper,
        [
          [fishX - 6, fishY],
          [fishX - 13, fishY - 4],
          [fishX - 13, fishY + 4],
        ],
        rock[1],
      )
    }
  }
  paper.globalAlpha = 1
}

function drawAir(paper, { x, y }, seconds) {
  for (let n = 0; n < 7; n++) {
    const rise = (seconds * 26 + n * 13) % 84
    paper.globalAlpha = 0.75 * (1 - rise / 84)
    disc(paper, x + Math.sin(seconds * 2 + n * 2) * 14, y + 34 - rise, 4 + (n % 3) * 3, COLOURS.air)
  }
  paper.globalAlpha = 0.18
  disc(paper, x, y, 42, COLOURS.air)
  paper.globalAlpha = 1
}

export function drawLamp(paper, x, y, seconds, scale = 1) {
  paper.globalAlpha = 0.3 + Math.sin(seconds * 3) * 0.08
  disc(paper, x, y, 26 * scale, COLOURS.boat)
  paper.globalAlpha = 1
  line(
    paper,
    [
      [x, y - 16 * scale],
      [x, y - 9 * scale],
    ],
    COLOURS.ink,
    3 * scale,
  )
  shape(
    paper,
    [
      [x - 9 * scale, y - 8 * scale],
      [x + 9 * scale, y - 8 * scale],
      [x + 7 * scale, y + 10 * scale],
      [x - 7 * scale, y + 10 * scale],
    ],
    COLOURS.ink,
  )
  oval(paper, x, y + 1 * scale, 4.5 * scale, 7 * scale, COLOURS.boat)
}

function drawGate(paper, { x, y, isOpen }, seconds) {
  disc(paper, x, y, 44, COLOURS.ink)
  disc(paper, x, y, 36, isOpen ? COLOURS.light : '#3c4a78')
  for (let n = 0; n < 8; n++) {
    const angle = (n / 8) * Math.PI * 2 + (isOpen ? seconds : 0)
    const far = isOpen ? 40 : 20
    shape(
      paper,
      [
        [x + Math.cos(angle) * 40, y + Math.sin(angle) * 40],
        [x + Math.cos(angle + 0.8) * 40, y + Math.sin(angle + 0.8) * 40],
        [x + Math.cos(angle + 0.9) * (40 - far), y + Math.sin(angle + 0.9) * (40 - far)],
      ],
      isOpen ? COLOURS.boat : '#5a6aa0',
    )
  }
}

function drawBeam(paper, { x, y, facing }) {
  const beam = paper.createLinearGradient(x, y, x + facing * 190, y + 30)
  beam.addColorStop(0, 'rgba(255, 240, 190, 0.5)')
  beam.addColorStop(1, 'rgba(255, 240, 190, 0)')
  shape(
    paper,
    [
      [x + facing * 18, y - 3],
      [x + facing * 190, y - 46],
      [x + facing * 190, y + 76],
      [x + facing * 18, y + 7],
    ],
    beam,
  )
}

function drawPing(paper, { ping, boat }) {
  if (!ping) return
  paper.globalAlpha = 1 - ping.seconds / 1.6
  paper.strokeStyle = COLOURS.boat
  paper.lineWidth = 5
  for (const lag of [0, 0.25, 0.5]) {
    const radius = 30 + Math.max(0, ping.seconds - lag) * 110
    paper.beginPath()
    paper.arc(boat.x, boat.y, radius, ping.angle - 0.45, ping.angle + 0.45)
    paper.stroke()
  }
  paper.globalAlpha = 1
}

function drawDark(paper, view, { dark }, x, y) {
  const far = Math.hypot(view.right - x, view.bottom - y)
  const shade = paper.createRadialGradient(x, y, 90, x, y, Math.min(far, 380))
  shade.addColorStop(0, 'rgba(4, 12, 40, 0)')
  shade.addColorStop(1, `rgba(4, 12, 40, ${dark + 0.18})`)
  paper.fillStyle = shade
  paper.fillRect(view.left - 2, view.top - 2, view.right - view.left + 4, view.bottom - view.top + 4)
}
