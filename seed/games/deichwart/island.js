/** An island and its water: nine by nine fields, four houses, twelve tides. The same island every time. */
import { chanceOf } from '../kit/chance.js'

export const SIZE = 9
export const DAYS = 12
export const HIGHEST = 5
const TIDES = [1, 1, 2, 1, 2, 2, 3, 2, 3, 2, 3, 4]
// The highest tide of each island.
const CAPS = [2, 2, 3, 3, 4, 4]
export const ISLANDS = CAPS.length
// Islands on which, by trying, enough houses can be kept.
const SEEDS = [11, 23, 31, 47, 59, 83]
const HOUSES = 4

export const tidesOf = (level) => TIDES.map((tide) => Math.min(tide, CAPS[level - 1]))

export const neighboursOf = (at) => {
  const [i, j] = [at % SIZE, Math.floor(at / SIZE)]
  return [
    [i - 1, j],
    [i + 1, j],
    [i, j - 1],
    [i, j + 1],
  ]
    .filter(([a, b]) => a >= 0 && b >= 0 && a < SIZE && b < SIZE)
    .map(([a, b]) => b * SIZE + a)
}

export function islandOf(level) {
  const chance = chanceOf(SEEDS[level - 1])
  const land = Array.from({ length: SIZE * SIZE }, (_, at) => {
    const far = Math.hypot((at % SIZE) - 4, Math.floor(at / SIZE) - 4)
    return Math.max(0, Math.min(3, Math.round(4 - far * 0.82 + chance.between(-0.75, 0.75))))
  })
  const houses = []
  for (const at of chance.shuffled([...land.keys()].filter((one) => land[one] >= 2))) {
    const isFar = houses.every((house) => distance(house.at, at) > 1)
    if (isFar && houses.length < HOUSES) houses.push({ at, isStanding: true })
  }
  const trees = [...land.keys()].filter(
    (at) => land[at] >= 2 && chance.isLucky(0.22) && houses.every((house) => house.at !== at),
  )
  return { land, houses, trees }
}

const distance = (a, b) =>
  Math.abs((a % SIZE) - (b % SIZE)) + Math.abs(Math.floor(a / SIZE) - Math.floor(b / SIZE))

/** The fields that water of this height reaches from the open sea. */
export function reachedBy(land, tide) {
  const wet = new Set()
  const queue = [...land.keys()].filter((at) => {
    const [i, j] = [at % SIZE, Math.floor(at / SIZE)]
    return (i === 0 || j === 0 || i === SIZE - 1 || j === SIZE - 1) && land[at] < tide
  })
  while (queue.length > 0) {
    const at = queue.pop()
    if (wet.has(at)) continue
    wet.add(at)
    for (const next of neighboursOf(at)) if (land[next] < tide && !wet.has(next)) queue.push(next)
  }
  return wet
}
