/** The road over the pass, stage by stage: segments with bends and slopes, and what stands beside them. Always the same road. */
import { chanceOf } from '../kit/chance.js'

/** Hairpins of each stage; there are twenty-three. */
export const BENDS = [3, 3, 3, 4, 4, 6]
const STRAIGHT = 74
const HAIRPIN = 44
export const HORN_ZONE = 34

export function passOf(level) {
  const chance = chanceOf(level * 331 + 7)
  const segments = []
  const bends = []
  const things = []
  const before = BENDS.slice(0, level - 1).reduce((sum, count) => sum + count, 0)
  const go = (length, curve, slope) => {
    for (let n = 0; n < length; n++)
      segments.push({ curve: curve * Math.sin((Math.PI * (n + 0.5)) / length) ** 0.7, slope })
  }
  go(50, 0, 0.02)
  for (let n = 0; n < BENDS[level - 1]; n++) {
    const way = n % 2 ? -1 : 1
    go(STRAIGHT / 2, chance.between(-0.01, 0.01), chance.between(0.03, 0.1))
    go(STRAIGHT / 2, chance.between(-0.012, 0.012), chance.between(0, 0.06))
    bends.push({
      number: before + n + 1,
      from: segments.length,
      to: segments.length + HAIRPIN,
      way,
      isWarned: false,
    })
    things.push({ kind: 'sign', at: segments.length - HORN_ZONE, x: 1.5, number: before + n + 1, way })
    const sharpness = 0.045 + level * 0.004 + (before + n + 1 === 7 ? 0.014 : 0)
    for (let at = 2; at < HAIRPIN; at += 3)
      things.push({ kind: 'arrow', at: segments.length + at, x: -way * 1.35, way })
    go(HAIRPIN, way * sharpness, 0.05)
  }
  go(60, 0, 0)
  const goal = segments.length - 30
  things.push({ kind: 'inn', at: goal + 3, x: 2.6 })
  for (let at = 8; at < segments.length; at += 6) things.push({ kind: 'pole', at, x: at % 12 ? 1.12 : -1.12 })
  for (let at = 4; at < segments.length; at += 3 + chance.whole(4))
    things.push({
      kind: 'pine',
      at,
      x: (chance.isLucky(0.5) ? 1 : -1) * chance.between(1.7, 6),
      size: chance.between(0.8, 1.5),
    })
  for (let n = 0; n < 3; n++)
    things.push({ kind: 'hut', at: 40 + chance.whole(goal - 60), x: chance.isLucky(0.5) ? 3.4 : -3.4 })
  things.sort((a, b) => b.at - a.at)
  return { segments, bends, things, goal }
}
