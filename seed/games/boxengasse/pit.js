/** The stop: every move has its moment, shown by a ring that closes. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst } from '../kit/sparks.js'
import { COLOURS } from './look.js'
import { isAt, placesOf } from './places.js'

export const WHEEL_KEYS = ['wheel1', 'wheel2', 'wheel3', 'wheel4']
const FILL_A_SECOND = 0.55
const SLIP_SECONDS = 0.45
const WIPES = 3

/** The ring is closed at 1; from `fits` on a tap counts. */
export const fitsFrom = (level) => 0.52 + level * 0.03

export function openStop(level, { next }) {
  const turns = level < 3 ? 1 : 2
  return {
    seconds: 0,
    beat: 1.5 - level * 0.08,
    wheels: [0, 1, 2, 3].map((n) => ({ todo: turns, turns, ring: next() * 0.5 + n * 0.1, slip: 0 })),
    fuel: level > 1 ? 0 : 1,
    goal: 0.82,
    wipes: level > 2 ? WIPES : 0,
    isThumbUp: false,
  }
}

export const areWheelsOn = ({ wheels }) => wheels.every(({ todo }) => todo === 0)
export const isFuelled = ({ fuel, goal }) => fuel >= goal
export const isReady = (stop) => areWheelsOn(stop) && isFuelled(stop) && stop.wipes === 0

export function moveStop(world, input, tools) {
  const { stop } = world
  const { pointer } = input
  const places = placesOf(tools.view)
  stop.seconds += STEP_SECONDS
  for (const [n, wheel] of stop.wheels.entries()) {
    wheel.slip = Math.max(0, wheel.slip - STEP_SECONDS)
    wheel.ring = (wheel.ring + STEP_SECONDS / stop.beat) % 1
    const isTapped = pointer.wentDown && isAt(pointer, places.wheels[n], 42)
    if (isTapped || input.pressed(WHEEL_KEYS[n])) turnWheel(world, n, places.wheels[n], tools)
  }
  const atFuel = pointer.isDown && isAt(pointer, places.fuel, 56)
  if (!isFuelled(stop) && (atFuel || input.held('b'))) fill(world, tools)
  const atScreen = pointer.wentDown && isAt(pointer, places.screen, 34)
  if (stop.wipes > 0 && (atScreen || input.pressed('c'))) {
    stop.wipes--
    tools.play('wipe')
  }
  const atThumb = pointer.wentDown && isAt(pointer, places.thumb, 50)
  if (isReady(stop) && (atThumb || input.pressed('a'))) {
    stop.isThumbUp = true
    tools.play('go')
  }
}

function turnWheel(world, n, place, tools) {
  const wheel = world.stop.wheels[n]
  if (wheel.todo === 0 || wheel.slip > 0) return
  if (wheel.ring < fitsFrom(world.level)) {
    wheel.slip = SLIP_SECONDS
    wheel.ring = 0
    tools.play('slip')
    return
  }
  wheel.todo--
  wheel.ring = 0
  world.score += 10
  tools.play('wrench', { pitch: 1 + n * 0.1 })
  burst(world.sparks, tools.chance, {
    ...place,
    count: 9,
    colours: [COLOURS.wait, '#ffffff'],
    speed: 120,
    seconds: 0.4,
    size: 4,
  })
}

function fill({ stop }, tools) {
  stop.fuel = Math.min(1, stop.fuel + FILL_A_SECOND * STEP_SECONDS)
  if (Math.round(stop.seconds * 60) % 9 === 0) tools.play('fuel', { pitch: 0.8 + stop.fuel * 0.6 })
}
