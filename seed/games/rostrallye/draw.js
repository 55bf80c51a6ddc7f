/** The desert from above. In a tall window the road goes up instead of to the right. */
import { blend, line } from '../kit/paint.js'
import { drawSparks } from '../kit/sparks.js'
import { drawCar } from './car.js'
import { COLOURS } from './look.js'
import { drawThing } from './things.js'

export function draw(world, paper, view) {
  const { car, road } = world
  paper.fillStyle = COLOURS.ground
  paper.fillRect(view.left - 2, view.top - 2, view.right - view.left + 4, view.bottom - view.top + 4)
  paper.save()
  if (view.isTall) {
    paper.translate(view.width / 2, view.height * 0.72)
    paper.rotate(-Math.PI / 2)
  } else paper.translate(view.left + (view.right - view.left) * 0.3, view.height / 2)
  const lookAhead = Math.min(60, Math.hypot(car.vx, car.vy) * 0.12)
  paper.translate(-car.x - lookAhead * 0.2, -car.y)
  const far = Math.max(view.right - view.left, view.bottom - view.top) + 120
  drawDunes(paper, car, far)
  const from = Math.max(0, car.at - 60)
  const seen = road.points.slice(from, car.at + 90)
  drawRoad(paper, seen, road.half)
  for (const thing of road.things)
    if (thing.kind === 'drift' && Math.abs(thing.at - car.at) < 80) drawThing(paper, thing, world.seconds)
  drawTracks(paper, world.tracks)
  drawGate(paper, road.points[4], road.half, COLOURS.car)
  drawGate(paper, road.points[road.finish], road.half, COLOURS.lamp)
  drawSparks(world.sparks, paper)
  drawCar(paper, car, world.seconds)
  for (const thing of road.things)
    if (thing.kind !== 'drift' && !thing.isGone && Math.abs(thing.at - car.at) < 80)
      drawThing(paper, thing, world.seconds)
  paper.restore()
}

/** Ripples of sand, drawn where their number puts them. */
function drawDunes(paper, { x, y }, far) {
  const step = 74
  paper.lineWidth = 3
  for (let i = Math.floor((x - far) / step); i < (x + far) / step; i++)
    for (let j = Math.floor((y - far) / step); j < (y + far) / step; j++) {
      const chance = Math.abs(Math.sin(i * 127.1 + j * 311.7) * 43758.5) % 1
      const [left, top] = [i * step + chance * 50, j * step + ((chance * 7) % 1) * 50]
      paper.strokeStyle = chance > 0.5 ? COLOURS.groundLight : COLOURS.groundDark
      paper.globalAlpha = 0.5
      paper.beginPath()
      paper.arc(left, top, 16 + chance * 22, 0.4 + chance, 1.7 + chance)
      paper.stroke()
    }
  paper.globalAlpha = 1
}

function drawRoad(paper, points, half) {
  const trace = () => {
    paper.beginPath()
    for (const { x, y } of points) paper.lineTo(x, y)
    paper.stroke()
  }
  paper.lineJoin = 'round'
  paper.lineCap = 'butt'
  for (const [colour, width] of [
    [COLOURS.groundDark, half * 2 + 18],
    [COLOURS.line, half * 2 + 6],
    [COLOURS.road, half * 2 - 2],
    [COLOURS.roadDark, half * 1.3],
    [blend(COLOURS.road, COLOURS.roadDark, 0.45), half * 0.7],
  ]) {
    paper.strokeStyle = colour
    paper.lineWidth = width
    trace()
  }
  paper.setLineDash([14, 26])
  paper.strokeStyle = COLOURS.line
  paper.globalAlpha = 0.5
  paper.lineWidth = 3
  trace()
  paper.setLineDash([])
  paper.globalAlpha = 1
}

function drawTracks(paper, tracks) {
  paper.strokeStyle = COLOURS.ink
  paper.lineWidth = 4
  for (const side of [-8, 8])
    for (let n = 1; n < tracks.length; n++) {
      const [a, b] = [tracks[n - 1], tracks[n]]
      paper.globalAlpha = (b.isDark ? 0.4 : 0.12) * (n / tracks.length)
      paper.beginPath()
      paper.moveTo(a.x - a.sin * side, a.y + a.cos * side)
      paper.lineTo(b.x - b.sin * side, b.y + b.cos * side)
      paper.stroke()
    }
  paper.globalAlpha = 1
}

function drawGate(paper, { x, y, heading }, half, colour) {
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)]
  const place = (aside) => [x - sin * aside, y + cos * aside]
  for (let n = -4; n < 4; n++)
    line(paper, [place((n * half) / 4), place(((n + 1) * half) / 4)], n % 2 ? colour : COLOURS.cream, 10)
  for (const side of [-1, 1]) line(paper, [place(side * half), place(side * (half + 14))], COLOURS.ink, 14)
}
