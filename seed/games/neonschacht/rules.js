/** Neonschacht: light is ammunition. Who fires stands in the dark until the lamp has caught itself. */
import { castRay, moveBody } from '../kit/caster.js'
import { STEP_SECONDS } from '../kit/loop.js'
import { aDrone, KINDS, moveDrones } from './drones.js'
import { floorOf, placesOf } from './floors.js'

export const MOST_CHARGES = 9
const WALK = 2.5
const TURN = 2.5
const MOUSE_TURN = 0.0042
const RELOAD_SECONDS = 0.28
// What the lamp makes by itself, slowly, so that nobody is ever without.
const OWN_CHARGES = 3
const CHARGES_A_SECOND = 0.4
const AIM = 0.34
const FINDS_AT = 0.55

export function create(level, { chance }) {
  const floor = floorOf(level, chance)
  const places = placesOf(floor)
  const fuseCount = 2 + Math.floor(level / 2)
  // The fuses lie apart: one in each part of the way.
  const fuses = Array.from(
    { length: fuseCount },
    (_, n) => places[Math.floor((n * places.length * 0.8) / fuseCount)],
  )
  const rest = chance.shuffled(places)
  return {
    level,
    floor,
    fuses: fuses.map((at) => ({ ...at })),
    fuseCount,
    cells: rest.splice(0, 4 + level).map((at) => ({ ...at })),
    drones: kindsOf(level).map((kind) => aDrone(kind, rest.pop())),
    pulses: [],
    sparks: [],
    path: null,
    pathAge: 0,
    player: {
      ...floor.start,
      angle: openWay(floor),
      health: 100,
      charges: 6,
      dark: 0,
      wait: 0,
      shock: 0,
      stride: 0,
      flash: 0,
    },
    seconds: 0,
    score: 0,
    result: null,
  }
}

function kindsOf(level) {
  const guards = Math.floor(level * 0.9)
  const wardens = Math.floor(level / 4)
  return [...Array(3 + level).fill('wisp'), ...Array(guards).fill('guard'), ...Array(wardens).fill('warden')]
}

// One leaves the lift looking down a corridor.
const openWay = ({ solidAt }) => (solidAt(2, 1) ? Math.PI / 2 : 0)

/** How far one sees, in cells. */
export const sightOf = ({ charges, dark, flash }) =>
  flash > 0 ? 9 : (2.2 + charges * 0.65) * (1 - dark * 0.62)

export function update(world, input, tools) {
  const { player } = world
  world.seconds += STEP_SECONDS
  for (const name of ['wait', 'flash']) player[name] = Math.max(0, player[name] - STEP_SECONDS)
  player.dark = Math.max(0, player.dark - STEP_SECONDS * 0.8)
  player.shock = Math.max(0, player.shock - STEP_SECONDS * 2)
  if (player.charges < OWN_CHARGES)
    player.charges = Math.min(OWN_CHARGES, player.charges + CHARGES_A_SECOND * STEP_SECONDS)
  walk(world, input, tools)
  if ((input.held('a') || input.held('tap')) && player.wait === 0) fire(world, tools)
  moveDrones(world, tools)
  for (const spark of world.sparks) spark.life -= STEP_SECONDS
  world.sparks = world.sparks.filter(({ life }) => life > 0)
  pickUp(world, tools)
  if (player.health === 0) world.result = 'lost'
  if (
    world.fuses.length === 0 &&
    Math.hypot(player.x - world.floor.start.x, player.y - world.floor.start.y) < 0.6
  ) {
    world.result = 'won'
    world.score += Math.round(player.health) + Math.max(0, 300 - Math.round(world.seconds))
    world.closing = tools.texts.lift[world.level - 1]
  }
}

function walk({ player, floor }, input, tools) {
  player.angle += input.x * TURN * STEP_SECONDS + input.look.x * MOUSE_TURN
  const aside = Number(input.held('stepRight')) - Number(input.held('stepLeft'))
  const [ahead, across] = [-input.y * WALK * STEP_SECONDS, aside * WALK * 0.85 * STEP_SECONDS]
  const [cos, sin] = [Math.cos(player.angle), Math.sin(player.angle)]
  moveBody(player, cos * ahead - sin * across, sin * ahead + cos * across, floor.solidAt)
  const before = Math.floor(player.stride)
  player.stride += Math.abs(ahead) * 1.1 + Math.abs(across)
  if (Math.floor(player.stride) > before) tools.play('step')
}

function fire(world, tools) {
  const { player, floor } = world
  player.wait = RELOAD_SECONDS
  if (player.charges < 1) return tools.play('empty')
  player.charges -= 1
  player.dark = 1
  player.flash = 0.09
  tools.play('fire')
  const wall = castRay(floor.solidAt, player, player.angle).distance
  const [cos, sin] = [Math.cos(player.angle), Math.sin(player.angle)]
  const hits = world.drones
    .map((drone) => ({
      drone,
      depth: (drone.x - player.x) * cos + (drone.y - player.y) * sin,
      aside: Math.abs((drone.y - player.y) * cos - (drone.x - player.x) * sin),
    }))
    .filter(({ depth, aside }) => depth > 0 && depth < wall && aside < AIM)
    .toSorted((a, b) => a.depth - b.depth)
  const [hit] = hits
  if (hit) strike(world, hit.drone, tools)
  return undefined
}

function strike(world, drone, tools) {
  drone.life -= 1
  drone.isAwake = true
  drone.hurt = 1
  if (drone.life > 0) return tools.play('hit')
  world.drones = world.drones.filter((one) => one !== drone)
  world.score += KINDS[drone.kind].points
  world.sparks.push({ x: drone.x, y: drone.y, life: 0.5, whole: 0.5 })
  // What is left of it glows.
  world.cells.push({ x: drone.x, y: drone.y })
  return tools.play('burst')
}

function pickUp(world, tools) {
  const { player } = world
  const isHere = ({ x, y }) => Math.hypot(x - player.x, y - player.y) < FINDS_AT
  if (player.charges <= MOST_CHARGES - 1) {
    const cell = world.cells.find(isHere)
    if (cell) {
      world.cells = world.cells.filter((one) => one !== cell)
      player.charges = Math.min(MOST_CHARGES, player.charges + 2)
      player.health = Math.min(100, player.health + 3)
      world.score += 5
      tools.play('cell')
    }
  }
  const fuse = world.fuses.find(isHere)
  if (!fuse) return
  world.fuses = world.fuses.filter((one) => one !== fuse)
  world.score += 150
  tools.play('fuse')
  const { texts } = tools
  tools.announce(world.fuses.length === 0 ? texts.back : texts.fusesLeft(world.fuses.length))
}
