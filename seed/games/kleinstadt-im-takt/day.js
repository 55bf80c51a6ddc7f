/** A morning: draw lines, let the buses go, and see who is there by 7:42. Nothing can be lost; who is late says why. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst, moveSparks } from '../kit/sparks.js'
import { GOALS } from './look.js'
import { buttonsOf, isAt, seenAt } from './places.js'
import { drawLines } from './plan.js'
import { isSame, planOf, townOf } from './town.js'

const CELLS_A_SECOND = 2.6
const STOP_SECONDS = 0.4
const SPARE_CELLS = 3
const WAITS_ON = 1.5
export const DAYS = 10

export function create(level) {
  const town = townOf(level)
  const plan = planOf(town)
  const lengths = plan.map((cells) => Math.max(0, cells.length - 1))
  const longest = Math.max(
    ...plan.map((cells, n) => lengths[n] / CELLS_A_SECOND + town.houses.length * STOP_SECONDS),
  )
  return {
    level,
    town,
    plan,
    most: lengths.reduce((sum, one) => sum + one, 0) + SPARE_CELLS,
    limit: longest * 1.1 + 1.5,
    lines: Array.from({ length: town.buses }, () => []),
    active: 0,
    turn: 0,
    cursor: { x: 4, y: 4 },
    isCursorShown: false,
    isDrawing: false,
    phase: 'plan',
    clock: 0,
    buses: [],
    waiting: town.houses.map(({ people }) => people),
    arrived: 0,
    onTime: 0,
    people: town.houses.reduce((sum, { people }) => sum + people, 0),
    shake: 0,
    rest: 0,
    sparks: [],
    seconds: 0,
    score: 0,
    result: null,
  }
}

export function update(world, input, tools) {
  world.seconds += STEP_SECONDS
  world.shake = Math.max(0, world.shake - STEP_SECONDS)
  moveSparks(world.sparks, STEP_SECONDS)
  if (world.phase === 'plan') {
    if (drawLines(world, input, tools) && world.lines.some((line) => line.length > 1)) depart(world, tools)
    return
  }
  const { pointer } = input
  const isHurried =
    input.held('a') || (pointer.isDown && isAt(pointer, buttonsOf(tools.view, world.town.buses).go, 34))
  for (let n = 0; n < (isHurried ? 3 : 1) && !world.result; n++) ride(world, tools)
}

function depart(world, tools) {
  world.phase = 'ride'
  world.isDrawing = false
  world.buses = world.lines
    .map((cells, line) => ({ line, cells, at: 0, way: 1, rest: 0, riders: [] }))
    .filter(({ cells }) => cells.length > 1)
  tools.play('horn')
}

function ride(world, tools) {
  const isOnTime = world.clock <= world.limit
  world.clock += STEP_SECONDS
  if (isOnTime && world.clock > world.limit) tools.play('bell')
  for (const bus of world.buses) drive(world, bus, tools)
  const isOver = world.arrived === world.people || world.clock > world.limit * WAITS_ON
  if (isOver) world.rest += STEP_SECONDS
  if (world.rest > 1) finish(world, tools)
}

function drive(world, bus, tools) {
  if (bus.rest > 0) {
    bus.rest -= STEP_SECONDS
    return
  }
  const before = Math.round(bus.at)
  bus.at += bus.way * CELLS_A_SECOND * STEP_SECONDS
  const last = bus.cells.length - 1
  if (bus.at >= last || bus.at <= 0) {
    bus.at = Math.max(0, Math.min(last, bus.at))
    bus.way = bus.at === 0 ? 1 : -1
  }
  const now = Math.round(bus.at)
  if (now !== before || world.clock <= STEP_SECONDS * 1.5) stopAt(world, bus, bus.cells[now], tools)
}

function stopAt(world, bus, cell, tools) {
  const { goals, houses } = world.town
  for (const goal of goals.filter(({ stop }) => isSame(stop, cell))) {
    const leaving = bus.riders.filter((rider) => rider === goal.kind).length
    if (leaving === 0) continue
    bus.riders = bus.riders.filter((rider) => rider !== goal.kind)
    bus.rest = STOP_SECONDS
    world.arrived += leaving
    if (world.clock <= world.limit) world.onTime += leaving
    const { x, y } = seenAt(tools.view, goal, world.turn)
    const colours = [GOALS[goal.kind].colour, '#ffffff']
    burst(world.sparks, tools.chance, {
      x,
      y: y - 30,
      count: leaving * 8,
      colours,
      speed: 90,
      seconds: 0.9,
      size: 6,
      fall: 80,
    })
    tools.play('arrive', { pitch: 1 + goal.kind * 0.2 })
  }
  for (const [n, house] of houses.entries()) {
    if (world.waiting[n] === 0 || !isSame(house.stop, cell)) continue
    if (!bus.cells.some((one) => isSame(one, goals[house.goal].stop))) continue
    bus.riders.push(...Array(world.waiting[n]).fill(house.goal))
    world.waiting[n] = 0
    bus.rest = STOP_SECONDS
    tools.play('board')
  }
}

/** Three stars where all are on time, two for most of them. */
export const starsOf = ({ onTime, people }) =>
  onTime === people ? 3 : onTime * 2 >= people ? 2 : onTime > 0 ? 1 : 0

function finish(world, { texts, chance }) {
  const { onTime, people } = world
  const spared = Math.max(0, world.limit - world.clock)
  world.score = onTime * 10 + (onTime === people ? 20 + Math.round(spared * 5) : 0)
  const stars = starsOf(world)
  const words = onTime === people ? texts.allThere : chance.pick(texts.opinions)
  world.closing = `${'★'.repeat(stars)}${'☆'.repeat(3 - stars)} ${texts.there(onTime, people)} ${words}`
  world.result = 'won'
}
