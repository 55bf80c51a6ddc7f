/** A day at the café: guests, seats, cakes, and the washing-up. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst, moveSparks } from '../kit/sparks.js'
import { COLOURS } from './look.js'
import { isAt, placesOf } from './places.js'

const EAT_SECONDS = 3.5
const RUB_TO_CLEAN = 260

export function create(level) {
  return {
    level,
    bases: Math.min(4, 2 + Math.floor(level / 3)),
    toppings: Math.min(4, 2 + Math.floor((level + 1) / 3)),
    coming: 4 + level,
    arrival: 0.8,
    waiting: null,
    seats: [null, null, null, null],
    cake: { base: null, topping: null },
    plates: 0,
    dishes: null,
    score: 0,
    result: null,
    seconds: 0,
    sparks: [],
    last: null,
  }
}

export function update(world, { pointer }, tools) {
  world.seconds += STEP_SECONDS
  moveSparks(world.sparks, STEP_SECONDS)
  if (world.dishes) return washUp(world, pointer, tools)
  bring(world, tools)
  eat(world)
  if (pointer.wentDown) touch(world, pointer, tools)
  if (world.coming > 0 || world.waiting || world.seats.some(Boolean)) return undefined
  world.dishes = Array.from({ length: Math.min(8, world.plates) }, () => ({ dirt: RUB_TO_CLEAN }))
  tools.announce(tools.texts.evening)
  return undefined
}

/** One at the door at a time; some bring news, and bad news wants the heart of cream. */
function bring(world, tools) {
  world.arrival -= STEP_SECONDS
  if (world.waiting || world.coming === 0 || world.arrival > 0) return
  const { chance } = tools
  world.coming--
  world.arrival = Math.max(1.2, 3 - world.level * 0.2)
  const isSad = world.level > 1 && chance.isLucky(0.25)
  world.waiting = {
    favourite: chance.whole(4),
    face: chance.whole(4),
    isSad,
    wish: { base: chance.whole(world.bases), topping: isSad ? 0 : chance.whole(world.toppings) },
    waited: 0,
    eating: 0,
    shake: 0,
  }
  tools.play('bell')
}

function eat(world) {
  for (const [n, guest] of world.seats.entries()) {
    if (!guest) continue
    guest.waited += STEP_SECONDS
    guest.shake = Math.max(0, guest.shake - STEP_SECONDS)
    if (guest.eating <= 0) continue
    guest.eating -= STEP_SECONDS
    if (guest.eating > 0) continue
    world.seats[n] = null
    world.plates++
  }
}

function touch(world, pointer, tools) {
  const places = placesOf(tools.view, world)
  const indexAt = (list, reach) => list.findIndex((place) => isAt(pointer, place, reach))
  const seat = places.seats.findIndex(({ x, y }) => isAt(pointer, { x, y: y - 16 }, 54))
  if (seat >= 0) return world.seats[seat] ? serve(world, seat, places, tools) : sit(world, seat, tools)
  const base = indexAt(places.bases, 34)
  const topping = indexAt(places.toppings, 34)
  if (base >= 0) {
    world.cake = { base, topping: null }
    tools.play('dough', { pitch: 1 + base * 0.15 })
  } else if (topping >= 0 && world.cake.base !== null) {
    world.cake.topping = topping
    tools.play('sugar', { pitch: 1 + topping * 0.15 })
  } else if (isAt(pointer, places.plate, 44)) world.cake = { base: null, topping: null }
  return undefined
}

function sit(world, seat, tools) {
  if (!world.waiting) return
  world.seats[seat] = world.waiting
  if (world.waiting.favourite === seat) praise(world, seat, 1, tools)
  world.waiting = null
  tools.play('sit')
}

function serve(world, seat, places, tools) {
  const guest = world.seats[seat]
  const { cake } = world
  if (guest.eating > 0 || cake.base === null) return
  if (cake.base !== guest.wish.base || cake.topping !== guest.wish.topping) {
    guest.shake = 0.5
    tools.play('hmm')
    return
  }
  guest.eating = EAT_SECONDS
  guest.plate = cake
  world.cake = { base: null, topping: null }
  praise(world, seat, guest.waited < 12 ? 3 : guest.waited < 25 ? 2 : 1, tools)
}

function praise(world, seat, hearts, tools) {
  const { x, y } = placesOf(tools.view, world).seats[seat]
  world.score += hearts
  tools.play('heart')
  burst(world.sparks, tools.chance, {
    x,
    y: y - 60,
    count: hearts * 6,
    colours: COLOURS.things,
    speed: 80,
    seconds: 0.9,
    size: 6,
    fall: 60,
  })
}

/** Rubbing cleans the plate on top. */
function washUp(world, pointer, tools) {
  const dish = world.dishes[0]
  if (!dish) {
    world.score += 5
    world.result = 'won'
    return
  }
  const { sink } = placesOf(tools.view, world)
  if (pointer.isDown && world.last && isAt(pointer, sink, 110)) {
    dish.dirt -= Math.hypot(pointer.x - world.last.x, pointer.y - world.last.y)
    if (Math.round(world.seconds * 60) % 8 === 0) {
      tools.play('rub')
      burst(world.sparks, tools.chance, {
        x: pointer.x,
        y: pointer.y,
        count: 2,
        colours: ['#ffffff', COLOURS.water],
        speed: 40,
        size: 8,
        seconds: 0.8,
      })
    }
  }
  world.last = pointer.isDown ? { x: pointer.x, y: pointer.y } : null
  if (dish.dirt > 0) return
  world.dishes.shift()
  tools.play('clean')
}
