/** A layer of sea: caves on a grid, with lamps, residents, air and a gate at the bottom. */
import { chanceOf } from '../kit/chance.js'

export const CELL = 64
export const COLUMNS = 13
const LAYER_METRES = [200, 1000, 4000, 6000, 9000, 11000]

export function create(level) {
  const chance = chanceOf(level * 389 + 11)
  const rows = 17 + level * 3
  const open = carve(chance, rows)
  const cells = open.flatMap((isOpen, at) =>
    isOpen && Math.floor(at / COLUMNS) > 2 && Math.floor(at / COLUMNS) < rows - 2 ? [at] : [],
  )
  const places = spread(chance, open, cells, 6 + 4)
  const lamps = [0, 2, 4].map((n) => ({ ...middleOf(places[n]), isTaken: false }))
  const residents = [1, 3, 5].map((n, kind) => ({ ...middleOf(places[n]), kind, isHappy: false }))
  const start = { x: (Math.floor(COLUMNS / 2) + 0.5) * CELL, y: CELL * 1.4 }
  return {
    level,
    rows,
    open,
    lamps,
    residents,
    airs: [start, ...places.slice(6).map(middleOf)].map((place) => ({ ...place })),
    gate: { x: (gateColumn(open, rows) + 0.5) * CELL, y: (rows - 1.2) * CELL, isOpen: false },
    boat: { ...start, vx: 0, vy: 0, facing: 1, carried: 0 },
    lastAir: start,
    pressure: 0,
    songs: 0,
    seen: Array.from({ length: open.length }, () => false),
    ping: null,
    depth: [level > 1 ? LAYER_METRES[level - 2] : 0, LAYER_METRES[level - 1]],
    sparks: [],
    score: 0,
    result: null,
    seconds: 0,
  }
}

export const middleOf = (at) => ({
  x: ((at % COLUMNS) + 0.5) * CELL,
  y: (Math.floor(at / COLUMNS) + 0.5) * CELL,
})

/** Winding ways from the top to the bottom, and chambers along them. */
function carve(chance, rows) {
  const open = Array.from({ length: COLUMNS * rows }, () => false)
  const dig = (x, y, room = 0) => {
    for (let dy = -room; dy <= room; dy++)
      for (let dx = -room; dx <= room; dx++)
        if (x + dx > 0 && x + dx < COLUMNS - 1 && y + dy >= 1 && y + dy < rows)
          open[(y + dy) * COLUMNS + x + dx] = true
  }
  dig(Math.floor(COLUMNS / 2), 1, 1)
  for (let n = 0; n < 3; n++) {
    let [x, y] = [Math.floor(COLUMNS / 2), 1]
    let way = chance.pick([-1, 1])
    while (y < rows - 1) {
      dig(x, y)
      if (chance.isLucky(0.36)) y++
      else x += way
      if (x < 2 || x > COLUMNS - 3 || chance.isLucky(0.16)) way = -way
      x = Math.max(1, Math.min(COLUMNS - 2, x))
      if (chance.isLucky(0.07)) dig(x, y, 1)
    }
    dig(x, rows - 1)
  }
  return open
}

const gateColumn = (open, rows) => open.slice((rows - 1) * COLUMNS).indexOf(true)

/** Cells far from each other: each next one is the farthest of some. */
function spread(chance, open, cells, count) {
  const chosen = []
  const start = { x: (Math.floor(COLUMNS / 2) + 0.5) * CELL, y: CELL }
  const distanceOf = (at) => {
    const { x, y } = middleOf(at)
    return Math.min(...[start, ...chosen.map(middleOf)].map((other) => Math.hypot(other.x - x, other.y - y)))
  }
  while (chosen.length < count) {
    const some = Array.from({ length: 14 }, () => chance.pick(cells)).filter((at) => !chosen.includes(at))
    if (some.length === 0) continue
    chosen.push(some.reduce((best, at) => (distanceOf(at) > distanceOf(best) ? at : best)))
  }
  return chosen
}
