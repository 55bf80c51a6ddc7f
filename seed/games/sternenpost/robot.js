/** A pilot for scripts: flies every moment ahead, and lets go when the next planet would catch the ship. */
import { STEP_SECONDS } from '../kit/loop.js'
import { circle, fly, letGo } from './flight.js'
import { paceOf } from './route.js'
import { planetAt } from './sky.js'

export function play(world, input) {
  input.release('a')
  const { ship, planets } = world
  if (ship.flying > 0 || world.seconds < 0.4) return
  const tried = { ...ship }
  let seconds = world.seconds + STEP_SECONDS
  circle(
    tried,
    planets.map((planet) => ({ ...planet, x: planetAt(planet, seconds) })),
    paceOf(world),
  )
  letGo(tried)
  let end = null
  while (end === null) end = fly(tried, planets, (seconds += STEP_SECONDS))
  if (end === 'lost' || planets[end].isVisited) return
  input.press('a')
}
