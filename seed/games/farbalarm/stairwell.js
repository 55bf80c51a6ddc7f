/** The floors of a very white stairwell: walls of square cells, each side in strips that belong to whoever painted them last. */
import { castRay } from '../kit/caster.js'

export const STRIPS = 4

// # is a wall; 1 to 4 where the teams begin, H where the caretaker has her cupboard.
const FLOORS = [
  `###########
#1.......2#
#.##.#.##.#
#.#.....#.#
#...#.#...#
#.#..H..#.#
#...#.#...#
#.#.....#.#
#.##.#.##.#
#3.......4#
###########`,
  `#############
#1....#....2#
#.###.#.###.#
#.#.......#.#
#.#.##.##.#.#
#.....H.....#
###.##.##.###
#.....#.....#
#.#.##.##.#.#
#.#.......#.#
#.###.#.###.#
#3....#....4#
#############`,
  `###############
#1..#.....#..2#
#.#...###...#.#
#.##.#...#.##.#
#....#.#.#....#
#.##.......##.#
#.#..#.H.#..#.#
#...##...##...#
#.#..#.#.#..#.#
#.##.......##.#
#....#.#.#....#
#.##.#...#.##.#
#.#...###...#.#
#3..#.....#..4#
###############`,
  `###############
#1............#
#.#.#.###.#.#.#
#.............#
#.#.##.#.##.#.#
#...#.....#..2#
###...#.#...###
#...#..H..#...#
###...#.#...###
#3..#.....#...#
#.#.##.#.##.#.#
#.............#
#.#.#.###.#.#.#
#............4#
###############`,
  `#################
#1..#...#...#..2#
#.#...#...#...#.#
#...#.##.##.#...#
###.#.......#.###
#.....#.#.#.....#
#.#.#.#...#.#.#.#
#.#.....H.....#.#
#.#.#.#...#.#.#.#
#.....#.#.#.....#
###.#.......#.###
#...#.##.##.#...#
#.#...#...#...#.#
#3..#...#...#..4#
#################`,
  `#################
#1......#......2#
#.####.....####.#
#.#....#.#....#.#
#.#.##.....##.#.#
#...#..#.#..#...#
###...#...#...###
#...#...H...#...#
###...#...#...###
#...#..#.#..#...#
#.#.##.....##.#.#
#.#....#.#....#.#
#.####.....####.#
#3......#......4#
#################`,
]
export const FLOOR_COUNT = FLOORS.length

export function floorOf(level) {
  const rows = FLOORS[level - 1].split('\n')
  const starts = []
  let cupboard = null
  for (const [y, row] of rows.entries())
    for (const [x, letter] of row.split('').entries()) {
      if ('1234'.includes(letter)) starts[Number(letter) - 1] = { x: x + 0.5, y: y + 0.5 }
      if (letter === 'H') cupboard = { x: x + 0.5, y: y + 0.5 }
    }
  const [width, height] = [rows[0].length, rows.length]
  const solidAt = (column, row) => rows[row]?.[column] === undefined || rows[row][column] === '#'
  return { width, height, starts, cupboard, solidAt }
}

// A strip's number: its wall, the side that is seen from dx, dy, and where on that side.
const SIDES = { '1 0': 0, '-1 0': 1, '0 1': 2, '0 -1': 3 }
const sideFrom = ({ isAcross }, { x, y }, { column, row }) =>
  SIDES[isAcross ? `${x > column + 0.5 ? 1 : -1} 0` : `0 ${y > row + 0.5 ? 1 : -1}`]

/** The side of a wall that a ray met, as a number; four strips of it lie beside each other in `owners`. */
export const sideOf = ({ width }, hit, from) => (hit.row * width + hit.column) * 4 + sideFrom(hit, from, hit)
export const stripOf = ({ along }) => Math.min(STRIPS - 1, Math.floor(along * STRIPS))

/** Every strip that can be seen from a free cell: how much there is to paint. */
export function countStrips({ width, height, solidAt }) {
  let count = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (solidAt(column, row)) continue
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ])
        if (solidAt(column + dx, row + dy)) count += STRIPS
    }
  return count
}

/** Paints where a ray from `from` meets a wall, nearer than `reach`; true where that strip had another colour. */
export function paintAt(world, { from, angle, reach, team }) {
  const hit = castRay(world.floor.solidAt, from, angle)
  if (hit.distance > reach) return false
  const side = sideOf(world.floor, hit, from)
  const at = side * STRIPS + stripOf(hit)
  const before = world.owners.get(at)
  if (before === team) return false
  if (before !== undefined) world.shares[before]--
  if (team === null) world.owners.delete(at)
  else {
    world.owners.set(at, team)
    world.shares[team]++
  }
  return true
}
