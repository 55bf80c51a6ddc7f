/** A clerk for scripts: opens what a candle is left for, asks the cat, and puts each letter where it belongs. */
import { HOLES } from './letters.js'
import { letterOf } from './night.js'
import { placesOf } from './places.js'

export function play(world, input, { view }) {
  const beat = Math.round(world.seconds * 60) % 60
  for (const control of ['b', 'cat']) input.release(control)
  if (beat % 20 === 10) input.point(-900, -900, false)
  if (world.answer) return
  if (beat === 0 && world.candles > 0 && world.at % 2 === 0) input.press('b')
  if (beat === 20) input.press('cat')
  if (beat !== 40) return
  const { x, y } = placesOf(view).holes[HOLES.indexOf(letterOf(world).right)]
  input.point(x, y, true)
}
