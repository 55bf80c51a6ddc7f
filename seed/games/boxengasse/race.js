/** A race of which one sees the lap from above and the stop from near: paint, watch, call in, work. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst, moveSparks } from '../kit/sparks.js'
import { PAINTS, RIVALS } from './look.js'
import { moveStop, openStop } from './pit.js'
import { isAt, placesOf, trackAt } from './places.js'

export const LAPS = 6
/** How far down one may end and still be celebrated, race by race. */
export const PODIUM = [4, 4, 3, 3, 3, 2, 2, 1]
const LAP_SECONDS = 9
const LASTS_LAPS = 3.4
const WORN_PACE = 0.55

export function create(level, { chance, kept }) {
  const rivals = RIVALS.map((colour, n) => ({
    colour,
    at: -0.012 * (n + 1),
    pace: 0.925 + level * 0.008 + n * 0.012 + chance.between(-0.008, 0.008),
    wear: 0,
    pitLap: 3 + (n % 2),
    rest: 0,
    isDone: false,
  }))
  return {
    level,
    phase: 'paint',
    mine: {
      colour: PAINTS[kept.paint ?? 0],
      at: 0,
      pace: 1,
      wear: 0,
      rest: 0,
      isCalled: false,
      stops: 0,
      isDone: false,
    },
    rivals,
    rivalStop: 6.4 - level * 0.28,
    stop: null,
    lastStop: null,
    lights: 0,
    seconds: 0,
    place: 1,
    sparks: [],
    score: 0,
    result: null,
  }
}

export function update(world, input, tools) {
  world.seconds += STEP_SECONDS
  moveSparks(world.sparks, STEP_SECONDS)
  if (world.phase === 'paint') return paint(world, input, tools)
  if (world.phase === 'lights') return countDown(world, tools)
  drive(world, tools)
  if (world.phase === 'pit') {
    moveStop(world, input, tools)
    if (world.stop.isThumbUp) leave(world, tools)
  } else if (callsIn(input, tools) && !world.mine.isCalled && world.mine.at < LAPS - 1) {
    world.mine.isCalled = true
    tools.play('radio')
    tools.announce(tools.texts.called)
  }
  return undefined
}

const callsIn = ({ pointer, ...input }, { view }) =>
  input.pressed('a') || (pointer.wentDown && isAt(pointer, placesOf(view).flag, 60))

function paint(world, input, tools) {
  const places = placesOf(tools.view)
  const { pointer } = input
  let at = pointer.wentDown ? places.pots.findIndex((pot) => isAt(pointer, pot, 30)) : -1
  const now = PAINTS.indexOf(world.mine.colour)
  if (input.pressed('left')) at = (now + PAINTS.length - 1) % PAINTS.length
  if (input.pressed('right')) at = (now + 1) % PAINTS.length
  if (at >= 0) {
    world.mine.colour = PAINTS[at]
    tools.play('paint', { pitch: 0.9 + at * 0.1 })
    const { middle } = places
    burst(world.sparks, tools.chance, {
      ...middle,
      count: 26,
      colours: [PAINTS[at]],
      speed: 190,
      seconds: 0.7,
      size: 9,
    })
    if (now !== at) tools.keep({ paint: at })
  }
  if (!input.pressed('a') && !(pointer.wentDown && isAt(pointer, places.start, 60))) return
  world.phase = 'lights'
}

function countDown(world, tools) {
  const before = Math.floor(world.lights)
  world.lights += STEP_SECONDS * 1.6
  if (Math.floor(world.lights) > before) tools.play(world.lights < 4 ? 'light' : 'go')
  if (world.lights >= 4) world.phase = 'race'
}

const paceOf = ({ pace, wear }) => pace * (1 - (1 - WORN_PACE) * Math.max(0, wear - 0.35) ** 1.4)

function drive(world, tools) {
  const { mine, rivals } = world
  for (const car of rivals) {
    if (car.rest > 0) {
      car.rest -= STEP_SECONDS
      continue
    }
    const before = Math.floor(car.at)
    roll(car)
    if (Math.floor(car.at) === before || Math.floor(car.at) !== car.pitLap) continue
    car.rest = world.rivalStop
    car.wear = 0
  }
  if (world.phase !== 'pit') {
    const before = Math.floor(mine.at)
    roll(mine)
    if (Math.floor(mine.at) > before && mine.at < LAPS) passLine(world, tools)
  }
  const place = 1 + rivals.filter(({ at }) => at > mine.at).length
  if (place < world.place) tools.play('pass')
  world.place = place
  if (mine.at >= LAPS) finish(world, tools)
}

function roll(car) {
  car.at += (paceOf(car) * STEP_SECONDS) / LAP_SECONDS
  car.wear = Math.min(1, car.wear + STEP_SECONDS / LAP_SECONDS / LASTS_LAPS)
}

function passLine(world, tools) {
  const { mine } = world
  tools.play('lap')
  if (!mine.isCalled) return
  world.phase = 'pit'
  world.stop = openStop(world.level, tools.chance)
  tools.play('brake')
}

function leave(world, tools) {
  const { mine, stop } = world
  mine.isCalled = false
  mine.wear = 0
  mine.stops++
  world.lastStop = stop.seconds
  world.score += Math.max(0, Math.round((10 - stop.seconds) * 20))
  world.stop = null
  world.phase = 'race'
  tools.announce(tools.texts.stopTook(stop.seconds.toFixed(1)))
}

function finish(world, tools) {
  const { texts, view } = tools
  const { place } = world
  world.score += (6 - place) * 100
  world.closing = texts.places[place - 1]
  world.result = place <= PODIUM[world.level - 1] ? 'won' : 'lost'
  burst(world.sparks, tools.chance, {
    ...trackAt(view, 0),
    count: 60,
    colours: PAINTS,
    speed: 260,
    seconds: 1.4,
    size: 6,
  })
}
