/** The dive: drifting, bumping softly, trading, and pressure that wants air. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst, moveSparks } from '../kit/sparks.js'
import { COLOURS } from './look.js'
import { CELL, COLUMNS } from './sea.js'

const THRUST = 330
const DRAG = 1.7
const ROCK = 37
const HULL = 13
const REACH = 44
const SEEN_CELLS = 2
const FULL_SECONDS = 46

export function update(world, input, tools) {
  world.seconds += STEP_SECONDS
  moveSparks(world.sparks, STEP_SECONDS)
  steer(world, input, tools)
  keepOffRocks(world, tools)
  chart(world)
  meet(world, tools)
  breathe(world, tools)
  listen(world, input, tools)
  const { boat, gate } = world
  if (gate.isOpen && Math.hypot(gate.x - boat.x, gate.y - boat.y) < REACH) {
    world.score += 200 + Math.round((1 - world.pressure) * 100)
    world.result = 'won'
  }
}

/** By keys or stick; or towards the finger, wherever it is on the glass. */
function steer(world, input, tools) {
  const { boat } = world
  let [x, y] = [input.x, input.y]
  if (input.pointer.isDown) {
    const [dx, dy] = [input.pointer.x - tools.view.width / 2, input.pointer.y - tools.view.height / 2]
    const far = Math.hypot(dx, dy) || 1
    if (far > 12) [x, y] = [dx / far, dy / far]
  }
  const far = Math.max(1, Math.hypot(x, y))
  boat.vx += ((x / far) * THRUST - boat.vx * DRAG) * STEP_SECONDS
  boat.vy += ((y / far) * THRUST - boat.vy * DRAG) * STEP_SECONDS
  boat.x += boat.vx * STEP_SECONDS
  boat.y += boat.vy * STEP_SECONDS
  if (Math.abs(x) > 0.2) boat.facing = Math.sign(x)
  if ((x || y) && tools.chance.isLucky(0.16))
    burst(world.sparks, tools.chance, {
      x: boat.x - boat.facing * 24,
      y: boat.y,
      count: 1,
      speed: 20,
      colours: [COLOURS.air],
      seconds: 1.4,
      size: 5,
      fall: -40,
    })
}

/** A rock is a round of paper in each closed cell. */
function keepOffRocks(world, tools) {
  const { boat } = world
  for (const at of cellsAround(world, boat, 1)) {
    if (world.open[at]) continue
    const [x, y] = [((at % COLUMNS) + 0.5) * CELL, (Math.floor(at / COLUMNS) + 0.5) * CELL]
    const [dx, dy] = [boat.x - x, boat.y - y]
    const far = Math.hypot(dx, dy) || 1
    if (far >= ROCK + HULL) continue
    const into = -(boat.vx * dx + boat.vy * dy) / far
    boat.x = x + (dx / far) * (ROCK + HULL)
    boat.y = y + (dy / far) * (ROCK + HULL)
    if (into <= 0) continue
    boat.vx += (dx / far) * into * 1.3
    boat.vy += (dy / far) * into * 1.3
    if (into < 60) continue
    world.pressure += into * 0.0004
    tools.play('bump')
  }
  boat.y = Math.max(CELL * 0.8, Math.min((world.rows - 0.4) * CELL, boat.y))
}

export function cellsAround({ open }, { x, y }, reach) {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
  const cells = []
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const at = (row + dy) * COLUMNS + column + dx
      if (column + dx >= 0 && column + dx < COLUMNS && at >= 0 && at < open.length) cells.push(at)
    }
  return cells
}

/** What comes into the light is drawn on the chart. */
function chart(world) {
  for (const at of cellsAround(world, world.boat, SEEN_CELLS)) {
    if (world.seen[at]) continue
    world.seen[at] = true
    if (world.open[at]) world.score += 1
  }
}

const isNear = ({ boat }, thing, reach = REACH) => Math.hypot(thing.x - boat.x, thing.y - boat.y) < reach

function meet(world, tools) {
  const { boat, lamps, residents } = world
  for (const lamp of lamps) {
    if (lamp.isTaken || !isNear(world, lamp)) continue
    lamp.isTaken = true
    boat.carried++
    world.score += 20
    tools.play('lamp')
    tools.announce(tools.texts.lamp)
  }
  for (const resident of residents) {
    if (resident.isHappy || !isNear(world, resident, REACH + 14)) continue
    if (boat.carried === 0) {
      if (!resident.hasAsked) tools.say(tools.texts.wish)
      resident.hasAsked = true
      continue
    }
    boat.carried--
    world.songs++
    world.score += 100
    resident.isHappy = true
    tools.play(`song${resident.kind}`)
    tools.announce(tools.texts.song)
    burst(world.sparks, tools.chance, {
      x: resident.x,
      y: resident.y,
      count: 26,
      colours: [COLOURS.song, COLOURS.boat, COLOURS.air],
      speed: 110,
      seconds: 1.6,
      size: 5,
      fall: -30,
    })
    if (world.songs < residents.length) continue
    world.gate.isOpen = true
    tools.play('gate')
    tools.announce(tools.texts.open)
  }
}

/** Pressure grows with time, faster in deeper layers; air takes it off. Too much of it sets the boat back to its last air. */
function breathe(world, tools) {
  const before = world.pressure
  world.pressure += STEP_SECONDS / (FULL_SECONDS - world.level * 3)
  const air = world.airs.find((one) => isNear(world, one, REACH + 6))
  if (air) {
    world.pressure = Math.max(0, world.pressure - STEP_SECONDS * 0.9)
    world.lastAir = air
    if (Math.round(world.seconds * 60) % 20 === 0 && before > 0.05) tools.play('air')
  }
  if (before < 0.7 && world.pressure >= 0.7) tools.play('creak')
  if (world.pressure < 1) return
  Object.assign(world.boat, { x: world.lastAir.x, y: world.lastAir.y, vx: 0, vy: 0 })
  world.pressure = 0.3
  tools.play('creak')
  tools.announce(tools.texts.rest)
}

/** Listening shows the way to what is wanted next, as a ring that goes out towards it. */
function listen(world, input, tools) {
  if (world.ping) {
    world.ping.seconds += STEP_SECONDS
    if (world.ping.seconds > 1.6) world.ping = null
  }
  if (!input.pressed('a') || world.ping) return
  const { x, y } = goalOf(world)
  world.ping = { seconds: 0, angle: Math.atan2(y - world.boat.y, x - world.boat.x) }
  tools.play('listen')
}

/** A lamp while none is carried, then whoever has none, at last the gate. */
export function goalOf(world) {
  const { boat, lamps, residents, gate } = world
  if (gate.isOpen) return gate
  const wanted =
    boat.carried > 0 ? residents.filter(({ isHappy }) => !isHappy) : lamps.filter(({ isTaken }) => !isTaken)
  const distance = (thing) => Math.hypot(thing.x - boat.x, thing.y - boat.y)
  return wanted.reduce((best, thing) => (distance(thing) < distance(best) ? thing : best))
}
