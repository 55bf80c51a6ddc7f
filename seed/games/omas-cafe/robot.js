/** A helping hand for scripts: a tap about every third of a second. */
import { placesOf } from './places.js'

export function play(world, input, { view }) {
  const places = placesOf(view, world)
  const beat = Math.round(world.seconds * 60)
  if (world.dishes) {
    const { x, y } = places.sink
    return input.point(x + (beat % 2 ? 30 : -30), y, true)
  }
  if (beat % 20 === 10) return input.point(-500, -500, false)
  if (beat % 20 !== 0) return undefined
  const tap = ({ x, y }) => input.point(x, y, true)
  const { waiting, seats, cake } = world
  const free = seats[waiting?.favourite] ? seats.indexOf(null) : waiting?.favourite
  if (waiting && free >= 0) return tap(places.seats[free])
  const at = seats.findIndex((guest) => guest && guest.eating <= 0)
  if (at < 0) return undefined
  const { wish } = seats[at]
  if (cake.base !== wish.base) return tap(places.bases[wish.base])
  if (cake.topping !== wish.topping) return tap(places.toppings[wish.topping])
  return tap(places.seats[at])
}
