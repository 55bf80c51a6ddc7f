/** A warden for scripts: of all fields it raises the one after which most houses outlast the tides to come. */
import { HIGHEST, neighboursOf, reachedBy, SIZE } from './island.js'

const LOOKS_DAYS = 7

export function play(world, input) {
  for (const control of ['a', 'b']) input.release(control)
  if (world.flood > 0 || Math.round(world.seconds * 60) % 6 !== 0) return
  const at = world.spades > 0 ? bestField(world) : null
  if (at === null) {
    input.press('b')
    return
  }
  world.cursor = { i: at % SIZE, j: Math.floor(at / SIZE) }
  input.press('a')
}

/** Houses near the middle are kept first: around each, every neighbour is brought to the highest tide to come. */
function bestField({ houses, land, tides, day }) {
  const tide = Math.max(...tides.slice(day - 1, day - 1 + LOOKS_DAYS))
  const wanted = houses
    .filter(({ isStanding }) => isStanding)
    .map(({ at }) => ({ at, low: land[at] < tide ? neighboursOf(at).filter((one) => land[one] < tide) : [] }))
    .map(({ at, low }) => ({
      at,
      low: low.filter((one) => !houses.some((house) => house.at === one)),
      costs: low.reduce((sum, one) => sum + tide - land[one], 0),
    }))
    .filter(({ low }) => low.length > 0)
    .toSorted((a, b) => a.costs - b.costs)
  const [next] = wanted
  if (!next) return null
  const now = reachedBy(land, tides[day - 1])
  const urgent = next.low.toSorted((a, b) => Number(now.has(b)) - Number(now.has(a)) || land[a] - land[b])
  return land[urgent[0]] < HIGHEST ? urgent[0] : null
}
