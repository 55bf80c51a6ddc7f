/** A crew for scripts: calls the car in once its tyres are half worn, taps a wheel when its ring is closed. */
import { areWheelsOn, fitsFrom, isFuelled, isReady, WHEEL_KEYS } from './pit.js'

export function play(world, input) {
  for (const control of [...WHEEL_KEYS, 'a', 'b', 'c']) input.release(control)
  if (world.phase === 'paint') {
    if (world.seconds > 0.5) input.press('a')
    return
  }
  const { mine, stop, level } = world
  if (world.phase === 'race' && mine.at > 2.6 && mine.stops === 0 && !mine.isCalled) input.press('a')
  if (!stop) return
  for (const [n, { ring, slip, todo }] of stop.wheels.entries())
    if (todo > 0 && slip === 0 && ring > fitsFrom(level) + 0.03) {
      input.press(WHEEL_KEYS[n])
      return
    }
  if (!areWheelsOn(stop)) return
  if (!isFuelled(stop)) input.press('b')
  else if (stop.wipes > 0) {
    if (Math.round(stop.seconds * 60) % 6 === 0) input.press('c')
  } else if (isReady(stop)) input.press('a')
}
