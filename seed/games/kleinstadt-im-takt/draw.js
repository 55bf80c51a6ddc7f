/** The town: ground, roads, lines, then everything that stands, the farthest first. */
import { disc, line, oval, placed, shape, sky } from '../kit/paint.js'
import { drawSparks } from '../kit/sparks.js'
import { drawBus, drawGoal, drawHouse, drawPeople, drawTree } from './buildings.js'
import { COLOURS, GOALS, LINES } from './look.js'
import { seenAt } from './places.js'
import { isRoad, SIZE } from './town.js'

const CELLS = Array.from({ length: SIZE * SIZE }, (_, at) => ({ x: at % SIZE, y: Math.floor(at / SIZE) }))

export function draw(world, paper, view, tools) {
  sky(paper, view, [COLOURS.sky, COLOURS.low])
  const seconds = tools.isStill ? 0 : world.seconds
  drawGround(paper, view, world.turn)
  for (const [n, cells] of world.lines.entries()) drawLine(paper, view, world, { n, cells })
  if (world.isCursorShown && world.phase === 'plan') drawCursor(paper, view, world)
  const { houses, goals, trees } = world.town
  const put = (thing, paint) => ({ ...seenAt(view, thing, world.turn), paint })
  const standing = [
    ...trees.map((tree) => put(tree, () => drawTree(paper, tree))),
    ...goals.map((goal) => put(goal, () => drawGoal(paper, goal, GOALS[goal.kind]))),
    ...houses.map((house, n) =>
      put(house, () => {
        drawHouse(paper, house, n)
        drawPeople(paper, { count: world.waiting[n], goal: GOALS[house.goal], seconds: seconds + n })
      }),
    ),
    ...world.buses.map((bus) => busOf(view, world, bus, paper)),
  ]
  for (const { x, y, size, paint } of standing.toSorted((a, b) => a.near - b.near))
    placed(paper, { x, y, scale: size }, paint)
  drawSparks(world.sparks, paper)
}

function busOf(view, { turn }, bus, paper) {
  const from = bus.cells[Math.floor(bus.at)]
  const to = bus.cells[Math.min(bus.cells.length - 1, Math.floor(bus.at) + 1)]
  const share = bus.at - Math.floor(bus.at)
  const at = seenAt(view, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, turn)
  const [a, b] = [seenAt(view, from, turn), seenAt(view, to, turn)]
  const isDown = (b.x - a.x) * (b.y - a.y) >= 0
  return {
    ...at,
    near: at.near + 0.3,
    paint: () =>
      drawBus(paper, { colour: LINES[bus.line], isDown, riders: bus.riders.map((kind) => GOALS[kind]) }),
  }
}

const diamond = ({ x, y, size }, share = 1) => {
  const [wide, high] = [30 * size * share, 15 * size * share]
  return [
    [x - wide, y],
    [x, y - high],
    [x + wide, y],
    [x, y + high],
  ]
}

function drawGround(paper, view, turn) {
  const corners = [
    { x: -0.8, y: -0.8 },
    { x: SIZE - 0.2, y: -0.8 },
    { x: SIZE - 0.2, y: SIZE - 0.2 },
    { x: -0.8, y: SIZE - 0.2 },
  ].map((corner) => seenAt(view, corner, turn))
  const points = corners.map(({ x, y }) => [x, y])
  shape(
    paper,
    points.map(([x, y]) => [x, y + 22]),
    COLOURS.earth,
  )
  shape(paper, points, COLOURS.ground)
  for (const cell of CELLS) {
    const at = seenAt(view, cell, turn)
    if (!isRoad(cell)) shape(paper, diamond(at, 0.92), (cell.x + cell.y) % 2 ? COLOURS.groundDark : '#b5df98')
    else {
      shape(paper, diamond(at, 1.03), COLOURS.kerb)
      shape(paper, diamond(at, 0.9), COLOURS.road)
    }
  }
}

/** Lines that share a road run beside each other. */
function drawLine(paper, view, { turn, active, phase, shake, seconds }, { n, cells }) {
  if (cells.length === 0) return
  const points = cells.map((cell) => {
    const { x, y, size } = seenAt(view, cell, turn)
    return [
      x + (n - 1) * 5 * size + (n === active && shake > 0 ? Math.sin(shake * 60) * 2 : 0),
      y + (n - 1) * 2,
    ]
  })
  line(paper, points, '#ffffff', 11)
  line(paper, points, LINES[n], 7)
  disc(paper, ...points[0], 7, '#ffffff')
  disc(paper, ...points[0], 4.5, LINES[n])
  const [x, y] = points.at(-1)
  const isOpen = n === active && phase === 'plan'
  disc(paper, x, y, isOpen ? 11 + Math.sin(seconds * 6) * 1.5 : 8, '#ffffff')
  disc(paper, x, y, isOpen ? 8 : 5.5, LINES[n])
}

function drawCursor(paper, view, { cursor, turn, active, isDrawing }) {
  const { x, y, size } = seenAt(view, cursor, turn)
  oval(paper, x, y, 22 * size, 11 * size, 'rgba(255,255,255,0.7)')
  oval(paper, x, y, 15 * size, 7.5 * size, isDrawing ? LINES[active] : COLOURS.ink)
}
