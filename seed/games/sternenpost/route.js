/** A route: every letter box once, three parcels, and one button. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst, moveSparks } from '../kit/sparks.js'
import { circle, fly, letGo } from './flight.js'
import { COLOURS } from './look.js'
import { AHEAD, boxesOf, growSky, planetAt, skyOf } from './sky.js'

export const PARCELS = 3
const STAMP_REACH = 9

export function create(level, { chance }) {
  const { planets, stamps } = skyOf(level, chance)
  return {
    level,
    planets,
    stamps,
    ship: { planet: 0, left: 0, angle: -Math.PI / 2, way: 1, x: 0, y: 0, vx: 0, vy: 0, flying: 0 },
    boxes: boxesOf(level),
    delivered: 0,
    parcels: PARCELS,
    sparks: [],
    camera: -46,
    shake: 0,
    seconds: 0,
    score: 0,
    result: null,
  }
}

/** Radians a second around a planet: a little faster on every route. */
export const paceOf = ({ level, delivered }) => 2.1 + Math.min(1.2, level * 0.08 + delivered * 0.02)

export function update(world, input, tools) {
  const { ship, planets } = world
  world.seconds += STEP_SECONDS
  world.shake = Math.max(0, world.shake - STEP_SECONDS * 3)
  for (const planet of planets) planet.x = planetAt(planet, world.seconds)
  const isPressed = ['a', 'up', 'tap', 'b', 'c'].some((control) => input.pressed(control))
  if (ship.flying === 0) {
    circle(ship, planets, paceOf(world))
    if (isPressed) depart(world, tools)
  } else travel(world, tools)
  takeStamps(world, tools)
  moveSparks(world.sparks, STEP_SECONDS)
  const anchor = planets[ship.flying > 0 ? ship.left : ship.planet].y
  world.camera += (anchor - 46 - world.camera) * Math.min(1, STEP_SECONDS * 2.5)
}

function depart(world, tools) {
  const { ship } = world
  letGo(ship)
  tools.play('go')
  scatter(world, tools, { x: ship.x, y: ship.y, count: 8, colours: [COLOURS.fire] })
}

function travel(world, tools) {
  const { ship, planets } = world
  const { chance } = tools
  if (chance.isLucky(0.7))
    scatter(world, tools, {
      x: ship.x,
      y: ship.y,
      count: 1,
      colours: [COLOURS.fire, COLOURS.ember],
      seconds: 0.35,
    })
  const end = fly(ship, planets, world.seconds)
  if (end === 'lost') lose(world, tools)
  else if (end !== null) arrive(world, end, tools)
}

function arrive(world, number, tools) {
  const planet = world.planets[number]
  growSky(world, { level: world.level, chance: tools.chance, upTo: number + AHEAD })
  tools.play('catch')
  if (planet.isVisited) return
  planet.isVisited = true
  world.delivered++
  world.score += 10
  scatter(world, tools, {
    x: planet.x,
    y: planet.y - planet.radius,
    count: 12,
    colours: [COLOURS.star, COLOURS.fin],
  })
  tools.play('box', { pitch: 1 + world.delivered * 0.03 })
  tools.say(tools.texts.count(world.delivered, world.boxes))
  if (world.delivered < world.boxes) return
  world.score += world.parcels * 20
  world.result = 'won'
  world.closing = tools.texts.count(world.delivered, world.boxes)
}

function lose(world, tools) {
  const { ship } = world
  world.parcels--
  world.shake = 1
  scatter(world, tools, { x: ship.x, y: ship.y, count: 20, colours: [COLOURS.parcel] })
  ship.flying = 0
  ship.planet = ship.left
  tools.play('drop')
  if (world.parcels > 0) return
  world.result = 'lost'
  world.closing = tools.texts.count(world.delivered, world.boxes)
}

function takeStamps(world, tools) {
  const { ship } = world
  for (const stamp of world.stamps) {
    if (stamp.isTaken || Math.hypot(stamp.x - ship.x, stamp.y - ship.y) > STAMP_REACH) continue
    stamp.isTaken = true
    world.score += 5
    scatter(world, tools, { x: stamp.x, y: stamp.y, count: 8, colours: [COLOURS.glass] })
    tools.play('stamp')
  }
}

const scatter = (world, { chance }, sparks) =>
  burst(world.sparks, chance, { speed: 40, seconds: 0.8, size: 2, ...sparks })
