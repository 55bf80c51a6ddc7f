/** Twelve days: two spades of earth, then the tide. Houses are not raised; dikes are. */
import { STEP_SECONDS } from '../kit/loop.js'
import { DAYS, HIGHEST, islandOf, reachedBy, SIZE, tidesOf } from './island.js'
import { buttonOf, fieldAt, isInside } from './places.js'

export const SPADES = 2
const TIDE_SECONDS = 2.4
const STEPS = { up: [-1, 0], down: [1, 0], left: [0, 1], right: [0, -1] }
/** How many houses must stand on the last evening, island by island. */
export const NEEDED = [1, 2, 2, 3, 2, 3]

export function create(level) {
  const { land, houses, trees } = islandOf(level)
  return {
    level,
    land,
    houses,
    trees: new Set(trees),
    tides: tidesOf(level),
    day: 1,
    spades: SPADES,
    cursor: { i: 4, j: 4 },
    lifts: new Map(),
    wet: new Set(),
    flood: 0,
    seconds: 0,
    score: 0,
    result: null,
  }
}

export const standingOf = ({ houses }) => houses.filter(({ isStanding }) => isStanding).length
/** How high the water stands while a tide comes and goes. */
export const waterOf = ({ flood, tides, day }) =>
  flood > 0 ? tides[day - 1] * Math.sin(Math.PI * (1 - flood / TIDE_SECONDS)) : 0

export function update(world, input, tools) {
  world.seconds += STEP_SECONDS
  for (const [at, lift] of world.lifts)
    if (lift > 0.02) world.lifts.set(at, lift * 0.82)
    else world.lifts.delete(at)
  if (world.flood > 0) {
    world.flood -= STEP_SECONDS
    if (world.flood <= 0) wake(world, tools)
    return
  }
  const { pointer } = input
  for (const [control, [i, j]] of Object.entries(STEPS)) if (input.pressed(control)) move(world, i, j, tools)
  const isButton = pointer.wentDown && isInside(pointer, buttonOf(tools.view))
  const field = pointer.wentDown && !isButton ? fieldAt(tools.view, world, pointer) : null
  if (field) world.cursor = field
  if (field || input.pressed('a')) raise(world, tools)
  else if (isButton || input.pressed('b') || input.pressed('tide')) letIn(world, tools)
}

function move(world, i, j, tools) {
  const keep = (at) => Math.max(0, Math.min(SIZE - 1, at))
  world.cursor = { i: keep(world.cursor.i + i), j: keep(world.cursor.j + j) }
  tools.play('move')
}

function raise(world, tools) {
  const at = world.cursor.j * SIZE + world.cursor.i
  const isHouse = world.houses.some((house) => house.at === at)
  if (world.spades === 0 || world.land[at] >= HIGHEST || isHouse) {
    tools.play('no')
    if (isHouse) tools.announce(tools.texts.noHouse)
    return
  }
  world.land[at]++
  world.lifts.set(at, 1)
  world.spades--
  tools.play('dig', { pitch: 0.8 + world.land[at] * 0.12 })
}

function letIn(world, tools) {
  world.flood = TIDE_SECONDS
  world.wet = reachedBy(world.land, world.tides[world.day - 1])
  tools.play('tide')
  for (const house of world.houses) {
    if (!house.isStanding || !world.wet.has(house.at)) continue
    house.isStanding = false
    tools.play('crash')
  }
  for (const at of world.wet) world.trees.delete(at)
}

/** What was flooded is washed a little flatter, unless it is beach already. */
function wake(world, { texts, play }) {
  for (const at of world.wet) if (world.land[at] > 1) world.land[at]--
  world.wet = new Set()
  world.flood = 0
  world.day++
  world.spades = SPADES
  const standing = standingOf(world)
  world.score = standing * 100 + world.trees.size * 10
  if (standing < NEEDED[world.level - 1]) world.result = 'lost'
  else if (world.day > DAYS) world.result = 'won'
  else play('morning')
  if (world.result) world.closing = texts.standing(standing)
}
