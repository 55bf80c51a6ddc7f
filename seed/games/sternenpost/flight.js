/** The ship circles a planet until it is let go, and then flies where gravity takes it. */
import { STEP_SECONDS } from '../kit/loop.js'
import { planetAt } from './sky.js'

const SPEED = 105
const LONGEST_SECONDS = 2.6
const FARTHEST = 130

export function circle(ship, planets, pace) {
  const planet = planets[ship.planet]
  ship.angle += ship.way * STEP_SECONDS * pace
  ship.x = planet.x + Math.cos(ship.angle) * planet.orbit
  ship.y = planet.y + Math.sin(ship.angle) * planet.orbit
}

export function letGo(ship) {
  ship.vx = -Math.sin(ship.angle) * ship.way * SPEED
  ship.vy = Math.cos(ship.angle) * ship.way * SPEED
  ship.flying = STEP_SECONDS
  ship.left = ship.planet
}

/** A step of free flight at `seconds`: gives `null`, `lost`, or the number of the planet that caught the ship. */
export function fly(ship, planets, seconds) {
  ship.flying += STEP_SECONDS
  for (const [n, planet] of planets.entries()) {
    if (n === ship.left) continue
    const [dx, dy] = [planetAt(planet, seconds) - ship.x, planet.y - ship.y]
    const far = Math.hypot(dx, dy)
    if (far >= planet.orbit * 2.4) continue
    const pull = (planet.radius * 260) / (far * far)
    ship.vx += dx * pull * STEP_SECONDS
    ship.vy += dy * pull * STEP_SECONDS
  }
  ship.x += ship.vx * STEP_SECONDS
  ship.y += ship.vy * STEP_SECONDS
  for (const [n, planet] of planets.entries()) {
    if (n === ship.left) continue
    const [dx, dy] = [ship.x - planetAt(planet, seconds), ship.y - planet.y]
    if (Math.hypot(dx, dy) > planet.orbit) continue
    ship.flying = 0
    ship.planet = n
    ship.angle = Math.atan2(dy, dx)
    ship.way = dx * ship.vy - dy * ship.vx > 0 ? 1 : -1
    return n
  }
  const isLost =
    ship.flying > LONGEST_SECONDS || Math.abs(ship.x) > FARTHEST || ship.y > planets[ship.left].y + 150
  return isLost ? 'lost' : null
}
