/** The lap from above, and the pit from near. */
import { box, disc, line, placed, shape } from '../kit/paint.js'
import { drawSparks } from '../kit/sparks.js'
import { drawCar } from './car.js'
import { drawPitWork } from './crew.js'
import { COLOURS, PAINTS } from './look.js'
import { placesOf, trackAt } from './places.js'

export function draw(world, paper, view) {
  drawGrass(paper, view)
  if (world.phase === 'pit' || world.phase === 'paint') drawPit(world, paper, view)
  else drawTrack(world, paper, view)
  drawSparks(world.sparks, paper)
}

function drawGrass(paper, { left, top, right, bottom }) {
  paper.fillStyle = COLOURS.grass
  paper.fillRect(left - 1, top - 1, right - left + 2, bottom - top + 2)
  paper.fillStyle = COLOURS.stripe
  for (let x = Math.floor(left / 80) * 80; x < right; x += 80) paper.fillRect(x, top, 40, bottom - top)
}

function drawTrack({ mine, rivals, phase, lights }, paper, view) {
  const lap = Array.from({ length: 97 }, (_, n) => trackAt(view, n / 96))
  const trace = (colour, width, dash = []) => {
    paper.strokeStyle = colour
    paper.lineWidth = width
    paper.setLineDash(dash)
    paper.beginPath()
    for (const { x, y } of lap) paper.lineTo(x, y)
    paper.stroke()
    paper.setLineDash([])
  }
  drawTrees(paper, view)
  trace(COLOURS.sand, 64)
  trace(COLOURS.kerbs[0], 50)
  trace(COLOURS.kerbs[1], 50, [12, 12])
  trace(COLOURS.asphalt, 42)
  trace(COLOURS.line, 2, [10, 16])
  drawPitLane(paper, view)
  const line0 = trackAt(view, 0, -21)
  for (let n = 0; n < 6; n++)
    for (const side of [0, 1])
      box(paper, line0.x + side * 7 - 7, line0.y + n * 7, 7, 7, (n + side) % 2 ? '#ffffff' : COLOURS.ink)
  for (const [n, car] of [...rivals, mine].entries()) drawSmall(paper, view, car, (n - 2) * 5, car === mine)
  if (phase === 'lights') drawLights(paper, view, lights)
}

function drawTrees(paper, { left, right, top, bottom, width, height }) {
  for (let n = 0; n < 46; n++) {
    const [x, y] = [left + ((n * 137.5) % (right - left)), top + ((n * 71.3 + 20) % (bottom - top))]
    const [dx, dy] = [(x - width / 2) / (width * 0.5), (y - height * 0.46) / (height * 0.42)]
    const far = Math.hypot(dx, dy)
    if (far < 1.12 && far > 0.42) continue
    disc(paper, x + 3, y + 4, 12, '#4c9148')
    disc(paper, x, y, 11, COLOURS.tree)
    disc(paper, x - 3, y - 3, 5, '#3f9458')
  }
}

function drawPitLane(paper, view) {
  const { x, y } = trackAt(view, 0, 46)
  box(paper, x - 96, y - 12, 192, 22, COLOURS.asphaltLight, 11)
  for (let n = 0; n < 5; n++) box(paper, x - 84 + n * 36, y + 10, 26, 14, [...PAINTS][n], 3)
}

function drawSmall(paper, view, car, aside, isMine) {
  const share = ((car.at % 1) + 1) % 1
  const isIn = car.rest > 0
  const here = isIn ? trackAt(view, 0, 46) : trackAt(view, share, aside)
  const next = trackAt(view, share + 0.004, aside)
  const turn = isIn ? 0 : Math.atan2(next.y - here.y, next.x - here.x)
  if (isMine) disc(paper, here.x, here.y, 19 + Math.sin(car.at * 60) * 1.5, 'rgba(255,255,255,0.55)')
  placed(paper, { ...here, turn, scale: isMine ? 0.17 : 0.145 }, () => drawCar(paper, car))
}

function drawLights(paper, { width, height, isTall }, lights) {
  const y = height * (isTall ? 0.45 : 0.46)
  box(paper, width / 2 - 66, y - 24, 132, 48, COLOURS.ink, 24)
  for (let n = 0; n < 3; n++)
    disc(paper, width / 2 - 40 + n * 40, y, 15, lights > n + 1 ? '#ff3b3b' : '#3b2b2b')
}

function drawPit(world, paper, view) {
  const { left, top, right, bottom, isTall } = view
  const places = placesOf(view)
  const { middle } = places
  const wide = 128
  paper.fillStyle = COLOURS.asphalt
  if (isTall) paper.fillRect(middle.x - wide, top, wide * 2, bottom - top)
  else paper.fillRect(left, middle.y - wide, right - left, wide * 2)
  const along = (aside) =>
    isTall
      ? [
          [middle.x + aside, top],
          [middle.x + aside, bottom],
        ]
      : [
          [left, middle.y + aside],
          [right, middle.y + aside],
        ]
  for (const side of [-1, 1]) line(paper, along(side * (wide - 4)), COLOURS.line, 4)
  placed(paper, { ...middle, turn: places.turn }, () => {
    box(paper, -134, -84, 268, 168, COLOURS.asphaltLight, 12)
    paper.strokeStyle = COLOURS.wait
    paper.lineWidth = 4
    paper.setLineDash([18, 12])
    paper.strokeRect(-134, -84, 268, 168)
    paper.setLineDash([])
    const stop = world.stop
    drawCar(paper, {
      ...world.mine,
      dirt: stop ? stop.wipes : 0,
      wheels: stop?.wheels.map(({ todo, turns }) => (todo === 0 ? 'on' : todo < turns ? 'none' : 'off')),
    })
  })
  if (world.phase === 'paint') drawPots(paper, places, world.mine.colour)
  else drawPitWork(world, paper, places)
}

function drawPots(paper, { pots }, chosen) {
  for (const [n, { x, y }] of pots.entries()) {
    const isChosen = PAINTS[n] === chosen
    if (isChosen) disc(paper, x, y + 2, 34, '#ffffff')
    shape(
      paper,
      [
        [x - 20, y - 12],
        [x + 20, y - 12],
        [x + 16, y + 22],
        [x - 16, y + 22],
      ],
      '#dfe3ee',
    )
    paper.fillStyle = PAINTS[n]
    paper.beginPath()
    paper.ellipse(x, y - 12, 20, 8, 0, 0, Math.PI * 2)
    paper.fill()
    box(paper, x + 4, y - 10, 8, 18, PAINTS[n], 4)
  }
}
