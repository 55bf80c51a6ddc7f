/** A ballpark seen from behind home plate, at any time of day, with the view beyond its fence. */
import { mix } from '../../art/colour.ts'
import { dice } from '../../art/dice.ts'
import { type Paint, type Point, polygon } from '../../art/paint.ts'
import { onGround, paintCrowd, type View } from '../stage/field.ts'
import { BASES, HOME, MOUND, PARK_DEEP, PARK_WIDE } from './at-bat.ts'

const [ALONG, DEEP] = [12, 6.2]
const [SIDE, SKY] = [40, 150]

export const PARK: View = {
  along: ALONG,
  deep: DEEP,
  up: 16,
  left: SIDE,
  top: SKY,
  width: PARK_WIDE * ALONG + SIDE * 2,
  height: PARK_DEEP * DEEP + SKY,
}

export type Hour = 'day' | 'dusk' | 'night' | 'dawn'

export type ParkColours = {
  grass: string
  stripe: string
  clay: string
  fence: string
  stand: string
  crowd: readonly string[]
  /** A river with its far bank, or dunes and the sea. */
  beyond: 'river' | 'sea'
}

const SKIES: Readonly<Record<Hour, { top: string; low: string; tint: string; share: number }>> = {
  day: { top: '#5fb0e8', low: '#d9eefb', tint: '#ffffff', share: 0 },
  dusk: { top: '#5a4a8a', low: '#ff9a6a', tint: '#7a3a5a', share: 0.26 },
  night: { top: '#070d26', low: '#1b2a5a', tint: '#0a1a4a', share: 0.38 },
  dawn: { top: '#6a86c0', low: '#ffd9a8', tint: '#c08a8a', share: 0.18 },
}

export function paintPark(
  p: Paint,
  c: ParkColours,
  { hour, fence, seed }: { hour: Hour; fence: number; seed: string },
): void {
  const sky = SKIES[hour]
  const lit = (colour: string) => mix(colour, sky.tint, sky.share)
  const at = (x: number, y: number): Point => onGround(PARK, x, y)
  const roll = dice(`${seed}/${hour}`)
  const circle = (radius: number, from: number, to: number, centre = HOME): Point[] =>
    Array.from({ length: 41 }, (_, i) => {
      const angle = ((from + ((to - from) * i) / 40) * Math.PI) / 180
      return at(centre.x + Math.sin(angle) * radius, centre.y - Math.cos(angle) * radius)
    })
  const skyline = at(0, HOME.y - fence - 14)[1]
  p.ground(lit(c.stand))
  p.rect(0, 0, p.w, skyline, p.down(0, skyline, sky.top, sky.low))
  if (hour === 'night')
    for (let i = 0; i < 90; i++)
      p.circle(roll() * p.w, roll() * skyline * 0.8, roll.between(0.6, 1.4), '#ffffff', { opacity: 0.8 })
  if (hour === 'dusk' || hour === 'dawn') p.circle(p.w * 0.62, skyline - 14, 30, '#ffe6a8')
  paintBeyond(p, c.beyond, { skyline, hour, lit })
  // The stands along both foul lines.
  paintCrowd(p, {
    roll,
    from: [0, at(0, HOME.y - 62)[1]],
    to: [p.w, p.h],
    base: lit(c.stand),
    colours: c.crowd.map(lit),
  })
  p.path(
    polygon([...circle(fence, -46, 46), at(HOME.x + 10, HOME.y + 11), at(HOME.x - 10, HOME.y + 11)]),
    lit(c.grass),
  )
  for (let i = 0; i < 6; i++) {
    const band = [...circle(fence - i * 15, -45, 45), ...circle(fence - i * 15 - 7.5, -45, 45).toReversed()]
    if (fence - i * 15 - 7.5 > 0) p.path(polygon(band), lit(c.stripe))
  }
  // Clay around the bases, grass inside.
  p.path(polygon([...circle(46, -45, 45, { x: HOME.x, y: HOME.y - 2 }), at(HOME.x, HOME.y + 2)]), lit(c.clay))
  const [home, first, second, third] = BASES
  if (!home || !first || !second || !third) return
  p.path(
    polygon([
      at(home.x, home.y - 4),
      at(first.x - 4, first.y),
      at(second.x, second.y + 4),
      at(third.x + 4, third.y),
    ]),
    lit(c.grass),
  )
  p.ellipse(...at(MOUND.x, MOUND.y), 3.4 * ALONG, 3.4 * DEEP, lit(c.clay))
  p.rect(at(MOUND.x, 0)[0] - 7, at(0, MOUND.y)[1] - 2, 14, 4, '#ffffff')
  p.ellipse(...at(home.x, home.y + 0.6), 5 * ALONG, 5.2 * DEEP, lit(c.clay))
  const chalk = hour === 'night' ? '#eef2ff' : '#ffffff'
  for (const side of [-1, 1]) {
    const [fx, fy] = at(HOME.x + side * fence * 0.7, HOME.y - fence * 0.7)
    p.stroke(`M${at(home.x, 0)[0]} ${at(0, home.y)[1]}L${fx} ${fy}`, chalk, 3)
    p.rect(at(HOME.x + side * 1.3, 0)[0] - 8, at(0, HOME.y)[1] - 12, 16, 22, 'none', {
      stroke: chalk,
      'stroke-width': 2,
    })
  }
  paintBases(p)
  // The fence, with a yellow edge.
  const wall = circle(fence, -45, 45)
  const top = wall.map(([x, y]): Point => [x, y - 26])
  p.path(polygon([...wall, ...top.toReversed()]), lit(c.fence))
  p.stroke(polygon(top, false), '#ffd23f', 4)
  if (hour !== 'day') paintLamps(p, hour)
}

function paintBases(p: Paint): void {
  const [home, ...bases] = BASES
  if (!home) return
  for (const base of bases) {
    const [x, y] = onGround(PARK, base.x, base.y)
    p.path(
      polygon([
        [x - 11, y],
        [x, y - 6],
        [x + 11, y],
        [x, y + 6],
      ]),
      '#ffffff',
    )
  }
  const [hx, hy] = onGround(PARK, home.x, home.y)
  p.path(
    polygon([
      [hx - 8, hy - 4],
      [hx + 8, hy - 4],
      [hx + 8, hy],
      [hx, hy + 5],
      [hx - 8, hy],
    ]),
    '#ffffff',
  )
}

function paintBeyond(
  p: Paint,
  beyond: ParkColours['beyond'],
  { skyline, hour, lit }: { skyline: number; hour: Hour; lit: (colour: string) => string },
): void {
  const floor = skyline + 130
  p.rect(0, skyline, p.w, floor - skyline, p.down(skyline, floor, lit('#4f86a8'), lit('#2d5f86')))
  for (let i = 0; i < 40; i++)
    p.rect((i * 137) % p.w, skyline + 8 + ((i * 29) % 90), 40 + ((i * 17) % 50), 1.6, '#ffffff', {
      opacity: hour === 'night' ? 0.18 : 0.35,
    })
  if (beyond === 'river') {
    // Cranes and sheds on the far bank.
    const ink = lit('#2a3550')
    p.rect(0, skyline - 18, p.w, 20, ink)
    for (let x = 80; x < p.w; x += 260) {
      p.rect(x, skyline - 48, 90, 34, ink)
      p.stroke(
        `M${x + 150} ${skyline - 10}V${skyline - 96}M${x + 120} ${skyline - 84}H${x + 226}M${x + 150} ${skyline - 96}L${x + 226} ${skyline - 84}M${x + 214} ${skyline - 84}V${skyline - 50}`,
        ink,
        5,
      )
      if (hour === 'night') for (let k = 0; k < 6; k++) p.rect(x + 8 + k * 14, skyline - 38, 6, 7, '#ffd98a')
    }
  } else
    for (let i = 0; i < 14; i++)
      p.ellipse(i * 150 + 40, skyline + 96, 120, 34 + ((i * 7) % 13), lit(i % 2 ? '#d9c48f' : '#c9b27a'))
}

function paintLamps(p: Paint, hour: Hour): void {
  const strength = hour === 'night' ? 0.5 : 0.25
  for (const x of [0.12, 0.36, 0.64, 0.88]) {
    p.rect(p.w * x - 3, 24, 6, 150, '#20283f')
    p.rect(p.w * x - 28, 14, 56, 22, '#2a3350', { rx: 4 })
    for (let k = 0; k < 4; k++) p.circle(p.w * x - 19 + k * 13, 25, 4.6, '#fffbe0')
    p.glow([p.w * x, 26], 120, '#fff6d0', strength)
  }
  p.ellipse(
    p.w / 2,
    p.h * 0.72,
    p.w * 0.42,
    p.h * 0.36,
    p.radial([p.w / 2, p.h * 0.72], p.w * 0.42, [
      [0, '#fff6d8', strength * 0.4],
      [1, '#fff6d8', 0],
    ]),
  )
}
