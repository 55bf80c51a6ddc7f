/** A throw from above: a spiral of four turns continued by a straight line. Pixels of the picture. */
import type { Point } from '../../art/paint.ts'
import type { Throw } from './contest.ts'

export const RING: Point = [120, 240]
export const METRE = 8.6
const [TURNS, INNER, OUTER] = [4, 13, 60]
/** A throw outside the sector ends in the net. */
const NET_METRES = 13
export const [SPIN_SECONDS, FLIGHT_SECONDS] = [1.25, 1.15]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns where a throw lands. */
export function landingOf({ degrees, flown, fault }: Throw): Point {
  const far = (fault === 'sector' ? NET_METRES : flown) * METRE
  return [RING[0] + Math.cos(radians(degrees)) * far, RING[1] + Math.sin(radians(degrees)) * far]
}

/** Returns the position of the hammer's head, a time after the first turn began. It leaves along the tangent. */
export function headAt(one: Throw, seconds: number): Point {
  const last = radians(one.degrees) - Math.PI / 2
  const share = Math.min(1, Math.max(0, seconds / SPIN_SECONDS))
  // Each turn is faster than the previous one.
  const turned = share ** 1.6
  const angle = last - (1 - turned) * TURNS * 2 * Math.PI
  const radius = INNER + (OUTER - INNER) * turned
  const spin: Point = [RING[0] + Math.cos(angle) * radius, RING[1] + Math.sin(angle) * radius]
  const flight = Math.min(1, Math.max(0, (seconds - SPIN_SECONDS) / FLIGHT_SECONDS))
  if (flight === 0) return spin
  const end = landingOf(one)
  const way = 1 - (1 - flight) ** 1.35
  return [spin[0] + (end[0] - spin[0]) * way, spin[1] + (end[1] - spin[1]) * way]
}

/** Returns the whole figure. */
export function figureOf(one: Throw): Point[] {
  const spiral = Array.from({ length: 120 }, (_, i) => headAt(one, (i / 119) * SPIN_SECONDS))
  return [...spiral, landingOf(one)]
}
