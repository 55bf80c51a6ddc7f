/** An American football field with its stand, in the day's light and weather. */
import { dice } from '../../art/dice.ts'
import { write } from '../../art/lettering.ts'
import type { Paint, Point } from '../../art/paint.ts'
import { onGround, paintCrowd, type View } from '../stage/field.ts'
import { END_ZONE, FIELD_DEEP, FIELD_LONG } from './play.ts'

const [ALONG, DEEP] = [17.5, 8.8]
const [SIDE, STAND, FRONT] = [90, 126, 40]

export const GRIDIRON: View = {
  along: ALONG,
  deep: DEEP,
  up: 17,
  left: SIDE,
  top: STAND,
  width: Math.round(FIELD_LONG * ALONG + SIDE * 2),
  height: Math.round(FIELD_DEEP * DEEP + STAND + FRONT),
}

type EndZone = readonly [colour: string, word: string, ink: string]

export type FieldColours = {
  turf: string
  stripe: string
  stand: string
  crowd: readonly string[]
  chalk: string
  /** The end zones, left and right: colour, word, and the word's colour. */
  ends: readonly [EndZone, EndZone]
  light: string
}

export function paintField(p: Paint, c: FieldColours): void {
  const at = (x: number, y: number): Point => onGround(GRIDIRON, x, y)
  p.ground(c.turf)
  for (let yard = 0; yard < FIELD_LONG; yard += 10)
    p.rect(at(yard, 0)[0], STAND - 14, 5 * ALONG, p.h, c.stripe)
  paintCrowd(p, {
    roll: dice('gridiron'),
    from: [0, 0],
    to: [p.w, STAND - 30],
    base: c.stand,
    colours: c.crowd,
  })
  p.rect(0, STAND - 30, p.w, 16, c.chalk, { opacity: 0.85 })
  c.ends.forEach(([colour, word, ink], i) => {
    const left = i === 0 ? 0 : FIELD_LONG - END_ZONE
    p.rect(...at(left, 0), END_ZONE * ALONG, FIELD_DEEP * DEEP, colour)
    const [x, y] = at(left + END_ZONE / 2, FIELD_DEEP / 2)
    p.group({ transform: `rotate(${i === 0 ? -90 : 90} ${x} ${y})` }, () =>
      write(p, word, x, y + 26, { face: 'heavy', size: 76, fill: ink, opacity: 0.9, anchor: 'middle' }),
    )
  })
  for (let yard = END_ZONE; yard <= FIELD_LONG - END_ZONE; yard += 5) {
    const [x, y] = at(yard, 0)
    p.rect(x - 1, y, 2, FIELD_DEEP * DEEP, c.chalk, { opacity: yard % 10 === 0 ? 0.95 : 0.6 })
    const number = yard - END_ZONE <= 50 ? yard - END_ZONE : 100 - (yard - END_ZONE)
    if (yard % 10 === 0 && number > 0)
      for (const deep of [7, FIELD_DEEP - 4])
        write(p, String(number), ...at(yard, deep), {
          face: 'heavy',
          size: 26,
          fill: c.chalk,
          opacity: 0.9,
          anchor: 'middle',
        })
  }
  for (let yard = END_ZONE + 1; yard < FIELD_LONG - END_ZONE; yard++)
    for (const deep of [1, 23.6, 29.7, FIELD_DEEP - 1]) {
      const [x, y] = at(yard, deep)
      p.rect(x - 1, y - 4, 2, 8, c.chalk, { opacity: 0.7 })
    }
  p.rect(...at(0, 0), FIELD_LONG * ALONG, FIELD_DEEP * DEEP, 'none', { stroke: c.chalk, 'stroke-width': 5 })
  for (const x of [0, FIELD_LONG]) paintPosts(p, at(x, FIELD_DEEP / 2))
  for (const share of [0.2, 0.5, 0.8])
    p.ellipse(
      p.w * share,
      p.h * 0.6,
      p.w * 0.2,
      p.h * 0.45,
      p.radial([p.w * share, p.h * 0.6], p.w * 0.2, [
        [0, c.light, 0.16],
        [1, c.light, 0],
      ]),
    )
}

function paintPosts(p: Paint, [x, y]: Point): void {
  const [low, high, half] = [GRIDIRON.up * 3.3, GRIDIRON.up * 8, DEEP * 3.1]
  p.stroke(`M${x} ${y}V${y - low}M${x} ${y - low + half}V${y - low - half}`, '#ffd23f', 4)
  p.stroke(
    `M${x} ${y - low + half}V${y - high + half}M${x} ${y - low - half}V${y - high - half}`,
    '#ffe68a',
    3,
  )
}
