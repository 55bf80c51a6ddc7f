/** Over the pass: steer, hoot before the hairpins, let the bus by. Whoever gets there has won. */
import { STEP_SECONDS } from '../kit/loop.js'
import { HORN_ZONE, passOf } from './pass.js'
import { WEATHER } from './look.js'

export const MOST_DENTS = 4
const FULL_SPEED = 15
const BEND_SPEED = 9
const SNOW_SPEED = 4
const STEER = 1.9
const OUTWARDS = 0.95
const HORN_SECONDS = 0.9
const WIDTHS = { car: 0.42, plough: 0.62, bus: 0.66 }

export function create(level, { chance }) {
  const pass = passOf(level)
  const oncoming = []
  const count = 2 + level
  for (let n = 0; n < count; n++) {
    const kind = n % 3 === 1 ? 'bus' : n % 3 === 2 && level > 2 ? 'plough' : 'car'
    oncoming.push({
      kind,
      at: 130 + ((pass.goal - 130) * (n + chance.next() * 0.5)) / count,
      x: kind === 'car' ? -0.5 : -0.28,
      speed: 5,
      isPast: false,
    })
  }
  return {
    level,
    pass,
    weather: WEATHER[level - 1],
    car: { at: 0, x: 0.4, speed: 0, steer: 0, dents: 0, spin: 0, horn: 0 },
    oncoming,
    view: 0,
    seconds: 0,
    courtesy: 0,
    note: null,
    score: 0,
    result: null,
  }
}

export const segmentAt = ({ segments }, at) =>
  segments[Math.max(0, Math.min(segments.length - 1, Math.floor(at)))]

export function update(world, input, tools) {
  const { car, pass } = world
  world.seconds += STEP_SECONDS
  if (world.note) world.note.seconds -= STEP_SECONDS
  car.spin = Math.max(0, car.spin - STEP_SECONDS)
  car.horn = Math.max(0, car.horn - STEP_SECONDS)
  if ((input.pressed('a') || input.pressed('b') || input.pressed('up')) && car.horn === 0) hoot(world, tools)
  steer(world, input, tools)
  for (const bend of pass.bends) enterBend(world, bend, tools)
  for (const other of world.oncoming) meet(world, other, tools)
  world.oncoming = world.oncoming.filter(({ at }) => at > car.at - 8)
  if (car.dents >= MOST_DENTS) {
    world.result = 'lost'
    world.closing = tools.texts.towed
  } else if (car.at >= pass.goal) {
    world.result = 'won'
    world.score += 200 + (MOST_DENTS - car.dents) * 50
    world.closing = tools.texts.arrivals[world.level - 1]
  }
}

function steer(world, input, tools) {
  const { car, pass, weather } = world
  const { curve } = segmentAt(pass, car.at)
  const isInSnow = Math.abs(car.x) > 1.02
  const wish = isInSnow
    ? SNOW_SPEED
    : Math.abs(segmentAt(pass, car.at + 12).curve) > 0.025
      ? BEND_SPEED
      : FULL_SPEED
  car.speed += Math.max(-16, Math.min(5, (wish - car.speed) * 3)) * STEP_SECONDS
  car.steer += (input.x - car.steer) * Math.min(1, STEP_SECONDS * 9 * weather.grip)
  const share = car.speed / FULL_SPEED
  car.x +=
    (car.steer * STEER * (0.35 + share) - curve * 22 * share * OUTWARDS * (2 - weather.grip)) * STEP_SECONDS
  car.x = Math.max(-1.5, Math.min(1.5, car.x))
  car.at += car.speed * STEP_SECONDS
  world.view += curve * car.speed * STEP_SECONDS
  const beat = Math.round(world.seconds * 60)
  if (beat % 8 === 0) tools.play('engine', { pitch: 0.7 + share * 0.8 })
  if (isInSnow && beat % 12 === 0) tools.play('snow')
}

function hoot(world, tools) {
  const { car, pass } = world
  car.horn = HORN_SECONDS
  tools.play('horn')
  const bend = pass.bends.find(
    ({ from, isWarned }) => !isWarned && car.at > from - HORN_ZONE && car.at < from,
  )
  if (!bend) return
  bend.isWarned = true
  praise(world, 40, tools.texts.hooted(bend.number))
  tools.play('echo')
}

/** Whoever comes down waits where it heard the horn; else it comes round the bend. */
function enterBend(world, bend, tools) {
  if (bend.isEntered || world.car.at < bend.from) return
  bend.isEntered = true
  const kind = bend.number % 7 === 0 ? 'bus' : bend.number % 2 ? 'car' : 'plough'
  const at = bend.to + 6
  if (bend.isWarned) world.oncoming.push({ kind, at, x: -0.8, speed: 0, isWaiting: true, isPast: false })
  else {
    world.oncoming.push({ kind, at: at + 6, x: -0.12, speed: 7, isPast: false })
    tools.announce(tools.texts.surprise)
  }
}

function meet(world, other, tools) {
  const { car } = world
  if (!other.isWaiting && other.at < car.at + 95) other.at -= other.speed * STEP_SECONDS
  if (other.isPast) return
  const isBeside = Math.abs(other.at - car.at - 1.6) < 1.3
  if (isBeside && Math.abs(other.x - car.x) < WIDTHS[other.kind]) {
    bump(world, other, tools)
    return
  }
  if (other.at > car.at - 0.5) return
  other.isPast = true
  praise(world, other.kind === 'bus' ? 60 : 25, tools.texts.greets[other.kind])
  tools.play('greet')
}

function bump(world, other, tools) {
  const { car } = world
  other.isPast = true
  other.x = Math.min(other.x, car.x - 0.7)
  car.dents++
  car.spin = 0.5
  car.speed = 1
  car.x = Math.min(1.1, car.x + 0.3)
  tools.play('bump')
  tools.announce(tools.texts.dent)
}

function praise(world, points, words) {
  world.score += points
  world.note = { words, seconds: 2 }
}
