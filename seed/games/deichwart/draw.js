/** Blocks of land in a sea that rises, drawn from the far corner to the near one. */
import { blend, disc, line, shape, sky } from '../kit/paint.js'
import { standingOf, waterOf } from './days.js'
import { SIZE } from './island.js'
import { COLOURS } from './look.js'
import { cellOf, riseOf, seenAt } from './places.js'

const SEA_FIELDS = 4

export function draw(world, paper, view, tools) {
  sky(paper, view, [COLOURS.sky, COLOURS.low, COLOURS.sea])
  const seconds = tools.isStill ? 0 : world.seconds
  const scene = { paper, view, world, water: waterOf(world), seconds, tools }
  for (let j = -SEA_FIELDS; j < SIZE + SEA_FIELDS; j++)
    for (let i = -SEA_FIELDS; i < SIZE + SEA_FIELDS; i++) drawField(scene, i, j)
}

function drawField(scene, i, j) {
  const { paper, world, water, seconds } = scene
  const isLand = i >= 0 && j >= 0 && i < SIZE && j < SIZE
  const far = Math.hypot(i - 4, j - 4)
  if (far > 7.6) return
  const at = j * SIZE + i
  const z = isLand ? world.land[at] : 0
  const sea = -0.25 + water * 0.98 + Math.sin(seconds * 1.4 + i * 0.9 + j * 1.3) * 0.06
  const isWater = z === 0 || (water > 0.05 && world.wet.has(at) && sea > z - 0.05)
  if (z > 0) drawBlock(scene, i, j, z - (world.lifts.get(at) ?? 0) * 0.6)
  if (isWater) drawWater(scene, { i, j, sea, far, isOver: z > 0 })
  else if (world.trees.has(at)) drawTree(scene, i, j, z)
  const house = isLand && world.houses.find((one) => one.at === at)
  if (house) drawHouse(scene, seenAt(scene.view, i, j, Math.max(z, isWater ? sea - 0.2 : z)), house)
  const isHere = world.cursor.i === i && world.cursor.j === j
  if (isHere && world.flood === 0)
    line(
      paper,
      [...corners(scene, i, j, Math.max(z, 0)), corners(scene, i, j, Math.max(z, 0))[0]],
      COLOURS.panel,
      3,
    )
}

const corners = ({ view }, i, j, z) => [
  seenAt(view, i - 0.5, j - 0.5, z),
  seenAt(view, i + 0.5, j - 0.5, z),
  seenAt(view, i + 0.5, j + 0.5, z),
  seenAt(view, i - 0.5, j + 0.5, z),
]

function drawBlock(scene, i, j, z) {
  const { paper, view } = scene
  const [a, b, c, d] = corners(scene, i, j, z)
  const drop = (z + 0.5) * riseOf(view)
  const down = ([x, y]) => [x, y + drop]
  shape(paper, [d, c, down(c), down(d)], COLOURS.earth)
  shape(paper, [c, b, down(b), down(c)], blend(COLOURS.earth, COLOURS.ink, 0.25))
  shape(paper, [a, b, c, d], COLOURS.grass[Math.max(0, Math.min(4, Math.ceil(z) - 1))])
}

function drawWater(scene, { i, j, sea, far, isOver }) {
  const { paper } = scene
  const points = corners(scene, i, j, sea)
  paper.globalAlpha = isOver ? 0.78 : 1
  shape(paper, points, (i + j) % 2 ? COLOURS.sea : blend(COLOURS.sea, COLOURS.deep, 0.12))
  if (far > 5.2) {
    paper.globalAlpha = Math.min(0.85, (far - 5.2) / 2.6)
    shape(paper, points, COLOURS.deep)
  }
  paper.globalAlpha = 1
}

function drawTree({ paper, view }, i, j, z) {
  const [[x, y], cell] = [seenAt(view, i, j, z), cellOf(view)]
  const points = (side) => [
    [x + side * cell * 0.26, y],
    [x, y - cell * 0.95],
    [x, y + cell * 0.1],
  ]
  shape(paper, points(-1), COLOURS.tree)
  shape(paper, points(1), blend(COLOURS.tree, COLOURS.ink, 0.3))
}

function drawHouse({ paper, view, world, seconds }, [x, y], { isStanding }) {
  const s = cellOf(view) * 0.46
  const put = (points, colour) =>
    shape(
      paper,
      points.map(([a, b]) => [x + a * s, y + b * s]),
      colour,
    )
  const shade = (colour) => blend(colour, COLOURS.ink, 0.2)
  if (!isStanding) {
    put(
      [
        [-0.8, 0],
        [-0.2, -0.5],
        [0.3, -0.1],
        [0.1, 0.3],
      ],
      shade(COLOURS.roof),
    )
    return
  }
  put(
    [
      [-1, -0.1],
      [0, 0.4],
      [0, -0.75],
      [-1, -1.25],
    ],
    COLOURS.wall,
  )
  put(
    [
      [1, -0.1],
      [0, 0.4],
      [0, -0.75],
      [1, -1.25],
    ],
    shade(COLOURS.wall),
  )
  put(
    [
      [-1.15, -1.15],
      [0, -0.6],
      [0.1, -1.75],
      [-0.7, -2],
    ],
    COLOURS.roof,
  )
  put(
    [
      [1.15, -1.15],
      [0, -0.6],
      [0.1, -1.75],
    ],
    shade(COLOURS.roof),
  )
  put(
    [
      [-0.7, -0.75],
      [-0.35, -0.58],
      [-0.35, -0.2],
      [-0.7, -0.37],
    ],
    COLOURS.lamp,
  )
  if (standingOf(world) > 0 && world.flood === 0)
    for (let n = 0; n < 3; n++)
      disc(
        paper,
        x - 0.4 * s + Math.sin(seconds + n) * 2,
        y - 2.2 * s - ((seconds * 6 + n * 7) % 20),
        2.4,
        'rgba(255, 255, 255, 0.55)',
      )
}
