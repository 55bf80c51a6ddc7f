/** Nimble fingers for scripts: the next pin, and the next. */
import { placeOf } from './board.js'

export function play(world, input, { view }) {
  if (world.finished > 0) return input.point(-500, -500, false)
  // A hand needs a moment from pin to pin.
  if (Math.round(world.seconds * 60) % 12 > 0) return undefined
  const [x, y] = placeOf(world.pins[world.way[world.laid]], view)
  return input.point(x, y, true)
}
