/** A wall: which cells it has, how much mortar shows, and the tiles that lie on it. */
import { chanceOf } from '../kit/chance.js'
import { findMatches, findMove } from './match.js'

export const WALLS = 240

export function create(level, { chance }) {
  const plan = planOf(level)
  const world = {
    ...plan,
    level,
    tiles: [],
    phase: 'ready',
    left: 0,
    swap: null,
    clearing: [],
    chain: 0,
    turns: 0,
    cursor: { x: Math.floor(plan.columns / 2), y: Math.floor(plan.rows / 2) },
    picked: null,
    isByKeys: false,
    score: 0,
    result: null,
    seconds: 0,
    sparks: [],
  }
  deal(world, chance)
  return world
}

/** The same wall for everybody: larger, with more kinds of tiles, holes and double mortar as the numbers grow. */
function planOf(level) {
  const chance = chanceOf(level * 2741 + 5)
  const share = (level - 1) / (WALLS - 1)
  const columns = level < 4 ? 6 : 7 + chance.whole(2)
  const rows = level < 4 ? 6 : 7 + chance.whole(2)
  const kinds = level < 12 ? 4 : level < 110 ? 5 : 6
  const cells = Array.from({ length: columns * rows }, () => ({ isHole: false, mortar: 0 }))
  const mirrored = (x, y) => {
    const places = [
      [x, y],
      [columns - 1 - x, y],
    ]
    if (level % 3 === 0) places.push([x, rows - 1 - y], [columns - 1 - x, rows - 1 - y])
    return places.map(([a, b]) => cells[b * columns + a])
  }
  const holes = level < 10 ? 0 : chance.whole(2 + Math.round(share * 3))
  for (let n = 0; n < holes; n++)
    for (const cell of mirrored(chance.whole(columns), 1 + chance.whole(rows - 2))) cell.isHole = true
  const wanted = Math.min(columns * rows, 14 + Math.round(Math.min(1, level / 30) * columns * rows * 0.75))
  for (let n = 0, laid = 0; laid < wanted && n < 400; n++)
    for (const cell of mirrored(chance.whole(columns), chance.whole(rows)))
      if (cell.mortar === 0 && fitsRow({ cells, columns, rows }, cells.indexOf(cell))) {
        cell.mortar = level > 20 && chance.isLucky(share * 0.5) ? 2 : 1
        laid++
      }
  return {
    columns,
    rows,
    kinds,
    cells,
    whole: cells.reduce((sum, { mortar }) => sum + mortar, 0),
    pattern: chance.whole(4),
  }
}

/** Whether three tiles in a row can lie over a place, across or down: nobody could lay mortar anywhere else. */
export function fitsRow({ cells, columns, rows }, at) {
  const [column, row] = [at % columns, Math.floor(at / columns)]
  const isOpen = (x, y) => x >= 0 && x < columns && y >= 0 && y < rows && !cells[y * columns + x].isHole
  const reach = (dx, dy) => {
    let steps = 0
    while (isOpen(column + dx * (steps + 1), row + dy * (steps + 1))) steps++
    return steps
  }
  return isOpen(column, row) && (reach(1, 0) + reach(-1, 0) >= 2 || reach(0, 1) + reach(0, -1) >= 2)
}

/** Lays tiles so that nothing matches yet and something can be done. */
export function deal(world, chance) {
  do
    for (const [at, cell] of world.cells.entries()) {
      const kept = world.tiles[at]?.isMemory ?? false
      world.tiles[at] = cell.isHole
        ? null
        : { kind: kindBeside(world, at, chance), isMemory: kept, fall: 0, size: 1 }
    }
  while (findMatches(world).length > 0 || !findMove(world))
}

// Not the kind of two equal neighbours to the left or above.
function kindBeside({ tiles, columns, kinds }, at, chance) {
  for (;;) {
    const kind = chance.whole(kinds)
    const isLeft = at % columns >= 2 && [1, 2].every((n) => tiles[at - n]?.kind === kind)
    const isAbove = [1, 2].every((n) => tiles[at - n * columns]?.kind === kind)
    if (!isLeft && !isAbove) return kind
  }
}
