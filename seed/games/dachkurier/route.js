/** A night's way over the roofs. The same round always has the same way, so that it can be learnt. */
import { chanceOf } from '../kit/chance.js'

const FIRST_Y = 240
const HIGHEST_Y = 170
const LOWEST_Y = 290

/** How fast the courier runs, in units a second. */
export const speedOf = (level) => 195 + level * 14

/** Roofs `{x, y, width, kind}` in order, with what stands on them, hooks over wide gaps, and spoons to collect. */
export function routeOf(level) {
  const chance = chanceOf(level * 977 + 13)
  const route = { roofs: [], blocks: [], hooks: [], spoons: [], length: 0 }
  let x = -200
  let y = FIRST_Y
  const roof = (width, kind = 'roof') => {
    route.roofs.push({
      x,
      y,
      width,
      kind,
      windows: chance.whole(1000),
      inks: chance.whole(3),
      brokenAt: null,
    })
    x += width
  }
  const climb = () => {
    y = Math.max(HIGHEST_Y, Math.min(LOWEST_Y, y + chance.between(-34, 34)))
  }
  const spoon = (at, height) => route.spoons.push({ x: at, y: y - height, isTaken: false })
  const arc = (from, width) => {
    for (let n = 0; n < 4; n++)
      spoon(from + (width * (n + 0.5)) / 4, 50 + Math.sin(((n + 0.5) / 4) * Math.PI) * 46)
  }

  roof(620)
  const count = 9 + level * 3
  for (let n = 0; n < count; n++) {
    const kind = chance.pick(kindsOf(level))
    if (kind === 'hook') {
      const gap = chance.between(235, 265)
      route.hooks.push({ x: x + gap / 2, y: y - 118 })
      spoon(x + gap / 2, 24)
      x += gap
    } else if (kind === 'gutter') {
      // A full jump lands in its middle.
      x += speedOf(level) * 0.65 - 39
      roof(78, chance.isLucky(0.3 + level * 0.08) ? 'rusty' : 'gutter')
      spoon(x - 39, 30)
      x += speedOf(level) * chance.between(0.38, 0.48)
    } else {
      const gap = speedOf(level) * chance.between(0.3, 0.44)
      arc(x, gap)
      x += gap
      climb()
    }
    roof(furnish(route, { chance, level, x, y, spoon }))
  }
  route.length = x - 90
  roof(500)
  return route
}

function kindsOf(level) {
  if (level === 1) return ['gap', 'gap', 'gutter']
  if (level === 2) return ['gap', 'gutter', 'hook']
  return ['gap', 'gap', 'gutter', 'hook']
}

/** Puts a chimney or a sign on a roof, or two; gives how wide the roof must be so that each jump has room to land. */
function furnish(route, { chance, level, x, y, spoon }) {
  const room = speedOf(level) * 0.75
  const count = chance.isLucky(0.2 + level * 0.08) ? 2 : 1
  let at = room
  for (let n = 0; n < count; n++) {
    if (chance.isLucky(0.55)) {
      const height = chance.between(24, 30 + level * 2)
      route.blocks.push({ kind: 'chimney', x: x + at, y: y - height, width: 26, height, isHit: false })
      spoon(x + at + 13, height + 46)
    } else {
      route.blocks.push({ kind: 'sign', x: x + at, y: y - 92, width: 54, height: 66, isHit: false })
      spoon(x + at + 27, 12)
    }
    at += room + chance.between(20, 90)
  }
  return at
}
