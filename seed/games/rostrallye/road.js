/** A stage: a road to the east, and what lies on it and beside it. The same stage always has the same road. */
import { chanceOf } from '../kit/chance.js'

export const GAP = 16
const STEEPEST = 1.15
const PARTS = ['tyres', 'engine', 'gearbox', 'spanner']

export function roadOf(level) {
  const chance = chanceOf(level * 613 + 3)
  const half = 54 - level * 1.8
  const points = []
  const bends = []
  let [x, y, heading] = [0, 0, 0]
  const go = (length, curve) => {
    for (let n = 0; n < length; n++) {
      heading += curve
      points.push({ x, y, heading, curve })
      x += Math.cos(heading) * GAP
      y += Math.sin(heading) * GAP
    }
  }
  go(26, 0)
  const count = 10 + level * 2
  for (let n = 0; n < count; n++) {
    // A bend turns away from where the road already points, so that it keeps going east.
    const target = (heading > 0 ? -1 : 1) * chance.between(0.25, STEEPEST) * (0.6 + level * 0.045)
    const sharpness = chance.between(0.025, 0.045 + level * 0.007)
    const length = Math.max(4, Math.round(Math.abs(target - heading) / sharpness))
    bends.push({
      at: points.length,
      way: Math.sign(target - heading),
      grade: Math.min(5, 1 + Math.round(sharpness * 45)),
    })
    go(length, (target - heading) / length)
    go(8 + chance.whole(14), 0)
  }
  bends.push({ at: points.length + 30, way: 0, grade: 0 })
  go(40, -heading / 40)
  return {
    points,
    bends,
    half,
    finish: points.length - 16,
    things: thingsOf(chance, { points, half, level }),
  }
}

function thingsOf(chance, { points, half, level }) {
  const things = []
  const put = (kind, at, aside, more = {}) => {
    const { x, y, heading } = points[at]
    things.push({
      kind,
      at,
      x: x - Math.sin(heading) * aside,
      y: y + Math.cos(heading) * aside,
      turn: chance.between(0, 6),
      size: 1,
      isGone: false,
      ...more,
    })
  }
  for (let at = 0; at < points.length; at += 2) {
    const side = chance.isLucky(0.5) ? 1 : -1
    const kind = chance.pick(['cactus', 'rock', 'bush', 'mesa', 'bush'])
    const room = kind === 'mesa' ? 150 : 26
    if (chance.isLucky(0.62))
      put(kind, at, side * (half + room + chance.next() ** 2 * 260), { size: chance.between(0.7, 1.5) })
  }
  for (let at = 40; at < points.length - 40; at += 9 + chance.whole(9)) {
    const kind = chance.pick(level > 2 ? ['rock', 'drift', 'drift', 'goat'] : ['drift', 'drift', 'rock'])
    if (chance.isLucky(0.35 + level * 0.05))
      put(kind, at, chance.between(-0.75, 0.75) * half, {
        size: kind === 'drift' ? chance.between(0.8, 1.3) : 0.75,
        isOnRoad: true,
      })
  }
  const step = Math.floor((points.length - 90) / 4)
  for (let n = 0; n < 4; n++)
    put('part', 60 + n * step + chance.whole(20), chance.between(-0.6, 0.6) * half, {
      part: PARTS[(n + level) % 4],
      isOnRoad: true,
    })
  return things
}
