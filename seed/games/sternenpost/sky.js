/** The planets of a route, each with a letter box, and the stamps that float between them. */
import { WORLDS } from './look.js'

export const ROUTES = 8
const ORBIT = 11
/** How many planets there are beyond the ship's. */
export const AHEAD = 7
const WIDEST = 56

/** How many letter boxes a route has. */
export const boxesOf = (level) => 5 + level * 2

export function skyOf(level, chance) {
  const sky = { planets: [aPlanet(0, { x: 0, y: 0, radius: 15, sway: 0, chance })], stamps: [] }
  growSky(sky, { level, chance, upTo: AHEAD })
  return sky
}

/** Adds planets until there is one of this number; whoever flies past a letter box finds another one. */
export function growSky({ planets, stamps }, { level, chance, upTo }) {
  for (let n = planets.length; n <= upTo; n++) {
    const last = planets.at(-1)
    const hard = Math.min(1, (n + level * 3) / 34)
    const side = chance.between(-0.85, 0.85)
    const reach = 60 + hard * 24 + chance.next() * 16
    const x = Math.max(-WIDEST, Math.min(WIDEST, last.home + Math.sin(side) * reach))
    const y = last.y - Math.max(44, Math.cos(side) * reach)
    const sway = level > 2 && n > 2 ? chance.between(3, 4 + level * 1.6) : 0
    planets.push(aPlanet(n, { x, y, radius: 15.5 - hard * 7 + chance.next() * 3, sway, chance }))
    const stamp = { x: (last.home + x) / 2 + chance.between(-12, 12), y: (last.y + y) / 2, isTaken: false }
    if (chance.isLucky(0.7)) stamps.push(stamp)
  }
}

const aPlanet = (n, { x, y, radius, sway, chance }) => ({
  home: x,
  x,
  y,
  radius,
  orbit: radius + ORBIT,
  colour: WORLDS[n % WORLDS.length],
  sway,
  phase: chance.next() * 6,
  isVisited: n === 0,
  box: chance.next() * 6,
})

export const planetAt = ({ home, sway, phase }, seconds) => home + Math.sin(seconds * 0.8 + phase) * sway
