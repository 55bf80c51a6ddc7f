/** The floors of the data centre: a maze with rooms, dealt anew for each round by its chance. */
import { stepsTo } from '../kit/caster.js'

export const FREE = 0
export const PANEL = 1
export const NEON = 2
export const RACK = 3
export const LIFT = 4

/** A floor's map; one comes out of the lift at `start`, and goes back to it. */
export function floorOf(level, chance) {
  const size = 11 + 2 * Math.ceil(level / 2)
  const cells = new Uint8Array(size * size).fill(PANEL)
  const free = (column, row) => (cells[row * size + column] = FREE)
  carve(size, chance, free, (column, row) => cells[row * size + column] !== FREE)
  const rooms = 2 + Math.ceil(level / 2)
  for (let n = 0; n < rooms; n++) {
    const [a, b] = [2 + chance.whole(size - 5), 2 + chance.whole(size - 5)]
    for (let row = b; row < b + 3; row++) for (let column = a; column < a + 3; column++) free(column, row)
  }
  for (let at = 0; at < cells.length; at++)
    if (cells[at] === PANEL) cells[at] = chance.isLucky(0.18) ? NEON : chance.isLucky(0.3) ? RACK : PANEL
  cells[size] = LIFT
  const start = { x: 1.5, y: 1.5 }
  const solidAt = (column, row) =>
    column < 0 || row < 0 || column >= size || row >= size || cells[row * size + column] !== FREE
  return { size, cells, start, solidAt, wallAt: (column, row) => cells[row * size + column] ?? PANEL }
}

// A maze by walking on until there is no way, and back; then some walls fall, so that nobody is cornered.
function carve(size, chance, free, isWall) {
  const way = [[1, 1]]
  free(1, 1)
  while (way.length > 0) {
    const [column, row] = way.at(-1)
    const next = chance
      .shuffled([
        [2, 0],
        [-2, 0],
        [0, 2],
        [0, -2],
      ])
      .find(([dx, dy]) => isInside(size, column + dx, row + dy) && isWall(column + dx, row + dy))
    if (!next) {
      way.pop()
      continue
    }
    const [dx, dy] = next
    free(column + dx / 2, row + dy / 2)
    free(column + dx, row + dy)
    way.push([column + dx, row + dy])
  }
  for (let n = 0; n < size; n++)
    free(1 + 2 * chance.whole((size - 3) / 2), 2 + 2 * chance.whole((size - 3) / 2))
}

const isInside = (size, column, row) => column > 0 && row > 0 && column < size - 1 && row < size - 1

/** Free places from the farthest from the lift to the nearest, none too near. */
export function placesOf(floor) {
  const { size, start, solidAt } = floor
  const steps = stepsTo(start, { width: size, height: size, isFree: (a, b) => !solidAt(a, b) })
  return [...steps.keys()]
    .filter((at) => steps[at] > 4)
    .toSorted((a, b) => steps[b] - steps[a])
    .map((at) => ({ x: (at % size) + 0.5, y: Math.floor(at / size) + 0.5 }))
}
