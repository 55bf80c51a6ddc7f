/** Pulling the thread: by pointer or by keys, with a cat. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst, moveSparks } from '../kit/sparks.js'
import { placeOf } from './board.js'
import { COLOURS } from './look.js'

const REACH = 17
const ADMIRE_SECONDS = 1.6
const REPEAT_SECONDS = 0.11
const PAW_SECONDS = 2.2
const CALM_THREADS = 14
const FIRST_CAT_LEVEL = 3

export function update(world, input, tools) {
  world.seconds += STEP_SECONDS
  world.waited += STEP_SECONDS
  world.wrong = Math.max(0, world.wrong - STEP_SECONDS)
  moveSparks(world.sparks, STEP_SECONDS)
  if (world.finished > 0) return admire(world)
  if (input.pressed('c')) world.free = world.free ? null : [world.way[world.laid - 1]]
  pullByPointer(world, input, tools)
  pullByKeys(world, input, tools)
  movePaw(world, input, tools)
  return undefined
}

function admire(world) {
  world.finished += STEP_SECONDS
  if (world.finished > ADMIRE_SECONDS) world.result = 'won'
}

function pullByPointer(world, { pointer }, tools) {
  world.end = pointer.isDown ? [pointer.x, pointer.y] : null
  if (!pointer.isDown) return
  const distances = world.pins.map((pin) => {
    const [x, y] = placeOf(pin, tools.view)
    return Math.hypot(x - pointer.x, y - pointer.y)
  })
  const wanted = world.way[world.laid]
  const near = distances.indexOf(Math.min(...distances))
  if (distances[near] > REACH) return
  if (world.free) hookFreely(world, near, tools)
  // Pins stand close: the one that is meant wins.
  else if (distances[wanted] < REACH) hook(world, tools)
  else if (pointer.wentDown && near !== world.way[world.laid - 1]) miss(world, tools)
}

/** Arrows hop from pin to pin, faster while they are held. */
function pullByKeys(world, input, tools) {
  world.hop = Math.max(0, (world.hop ?? 0) - STEP_SECONDS)
  const way = Math.sign(input.x || input.y)
  if (way !== 0 && world.hop === 0) {
    world.hop = REPEAT_SECONDS
    world.isByKeys = true
    world.cursor = (world.cursor + way + world.pins.length) % world.pins.length
    tools.play('move')
  }
  if (!input.pressed('a')) return
  world.isByKeys = true
  if (world.free) hookFreely(world, world.cursor, tools)
  else if (world.cursor === world.way[world.laid]) hook(world, tools)
  else miss(world, tools)
}

function hook(world, tools) {
  const pin = world.way[world.laid]
  world.laid++
  world.waited = 0
  world.score += 5
  const [x, y] = placeOf(world.pins[pin], tools.view)
  // Higher the further up the pin stands.
  tools.play('hook', { pitch: 1.5 - world.pins[pin][1] * 0.5 })
  burst(world.sparks, tools.chance, {
    x,
    y,
    count: 6,
    colours: [...COLOURS.threads, COLOURS.glow],
    speed: 60,
    seconds: 0.4,
  })
  if (world.laid < world.way.length) return
  const { texts } = tools
  world.finished = STEP_SECONDS
  world.paw = null
  world.score += Math.max(0, 50 - world.mistakes * 5)
  world.closing = texts.rules?.[world.rule.kind](world.rule)
}

function hookFreely(world, pin, tools) {
  if (world.free.at(-1) === pin) return
  world.free.push(pin)
  tools.play('hook', { pitch: 1.5 - world.pins[pin][1] * 0.5 })
}

function miss(world, tools) {
  world.wrong = 0.3
  world.mistakes++
  world.waited = 99
  tools.play('wrong')
}

/** The cat helps: a paw comes in and, if nobody taps it, takes the last two threads off again. */
function movePaw(world, { pointer }, tools) {
  const { paw } = world
  if (!paw) {
    const isDue = world.level >= FIRST_CAT_LEVEL && !world.free && world.laid % CALM_THREADS === 0
    if (isDue && world.laid !== world.visited) {
      world.visited = world.laid
      world.paw = { seconds: 0, isGoing: false }
      tools.play('purr')
    }
    return
  }
  paw.seconds += paw.isGoing ? -STEP_SECONDS * 3 : STEP_SECONDS
  if (paw.isGoing) {
    if (paw.seconds <= 0) world.paw = null
    return
  }
  const [x, y] = pawPlace(world, tools.view)
  if (pointer.wentDown && Math.hypot(pointer.x - x, pointer.y - y) < 46) {
    paw.isGoing = true
    world.score += 10
    tools.play('meow')
  } else if (paw.seconds > PAW_SECONDS) {
    paw.isGoing = true
    world.laid = Math.max(1, world.laid - 2)
    tools.play('pull')
  }
}

/** Where the tip of the paw is: from the lower right corner to the last pin. */
export function pawPlace({ paw, pins, way, laid }, view) {
  const share = Math.min(1, paw.seconds / PAW_SECONDS)
  const [x, y] = placeOf(pins[way[laid - 1]], view)
  const [fromX, fromY] = [view.width + 60, view.height + 80]
  return [fromX + (x - fromX) * share, fromY + (y - fromY) * share]
}
