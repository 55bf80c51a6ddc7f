/** Shared by the children's films: faces, small animals, cottages. Round, simple, and lit from the upper left. */
import { lighten, mix } from '../colour.ts'
import { type Paint, placed, type Point, polygon } from '../paint.ts'

export type Mood = 'smile' | 'laugh' | 'oh' | 'calm' | 'asleep'

export type Look = { ink: string; cheek: string }

/** Eyes, cheeks and a mouth around (x, y); `size` is half the distance between the eyes. */
export function face(
  p: Paint,
  x: number,
  y: number,
  size: number,
  { ink, cheek }: Look,
  mood: Mood = 'smile',
) {
  const r = size * 0.34
  for (const side of [-1, 1]) {
    const at = x + side * size
    p.ellipse(at + side * r * 1.1, y + r * 2.3, r * 1.15, r * 0.8, cheek, { opacity: 0.75 })
    if (mood === 'asleep') p.stroke(`M${at - r} ${y}q${r} ${r * 1.1} ${r * 2} 0`, ink, r * 0.5)
    else {
      p.ellipse(at, y, r, r * 1.2, ink)
      p.circle(at - r * 0.3, y - r * 0.45, r * 0.38, '#ffffff')
    }
  }
  const low = y + r * 2.1
  const half = size * 0.42
  if (mood === 'laugh') {
    p.path(`M${x - half} ${low}h${half * 2}a${half} ${half * 1.15} 0 0 1 ${-half * 2} 0Z`, ink)
    p.ellipse(x, low + half * 0.85, half * 0.55, half * 0.28, mix(cheek, ink, 0.12))
  } else if (mood === 'oh') p.ellipse(x, low + half * 0.4, half * 0.42, half * 0.55, ink)
  else
    p.stroke(
      `M${x - half} ${low}q${half} ${mood === 'smile' ? half * 1.1 : half * 0.5} ${half * 2} 0`,
      ink,
      r * 0.42,
    )
}

/** Shades a body: bright at the upper left, darker at the lower right. */
export const round = (p: Paint, colour: string, left: number, top: number, right: number, bottom: number) =>
  p.linear(
    [left, top],
    [right, bottom],
    [
      [0, lighten(colour, 0.06)],
      [0.5, colour],
      [1, lighten(colour, -0.09)],
    ],
  )

/** A mouse from the front, sitting; 100 high with its ears. */
export function mouse(
  p: Paint,
  x: number,
  y: number,
  scale: number,
  fur: string,
  coat: string,
  look: Look,
  mood: Mood = 'smile',
) {
  p.group({ transform: placed(x, y, scale) }, () => {
    p.path('M-24 0C-30 -34 -18 -48 0 -48S30 -34 24 0Z', coat)
    for (const side of [-1, 1]) {
      p.circle(side * 24, -82, 18, fur)
      p.circle(side * 24, -82, 11, look.cheek)
    }
    p.ellipse(0, -58, 30, 27, round(p, fur, -30, -86, 30, -30))
    face(p, 0, -62, 13, look, mood)
    p.ellipse(0, -58, 4, 2.8, look.ink)
  })
}

/** A child in a raincoat, 100 high, one arm up. */
export function kid(
  p: Paint,
  x: number,
  y: number,
  scale: number,
  coat: string,
  skin: string,
  look: Look,
  mood: Mood = 'laugh',
) {
  p.group({ transform: placed(x, y, scale) }, () => {
    for (const side of [-1, 1]) p.rect(side * 10 - 7, -20, 14, 20, look.ink, { rx: 5 })
    p.stroke('M16 -50C30 -58 34 -72 34 -86', lighten(coat, -0.06), 11)
    p.circle(34, -90, 6.5, skin)
    p.stroke('M-16 -48C-28 -42 -30 -34 -30 -28', lighten(coat, -0.06), 11)
    p.path('M-16 -56C-26 -40 -30 -24 -32 -14H32C30 -24 26 -40 16 -56Z', round(p, coat, -30, -60, 30, -14), {
      stroke: coat,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    })
    p.circle(0, -74, 27, coat)
    p.ellipse(0, -72, 20, 19, skin)
    face(p, 0, -75, 9.5, look, mood)
  })
}

/** A round bird on two thin legs, 60 high, facing right. */
export function bird(
  p: Paint,
  x: number,
  y: number,
  scale: number,
  colour: string,
  look: Look,
  mirror = false,
) {
  p.group({ transform: placed(x, y, scale, mirror) }, () => {
    p.stroke('M-5 -14V0M6 -14V0', look.ink, 2.6)
    p.path('M-24 -28L-46 -20L-42 -34Z', lighten(colour, -0.1))
    p.circle(0, -34, 25, round(p, colour, -25, -60, 25, -9))
    p.ellipse(6, -26, 14, 14, lighten(colour, 0.14))
    p.path('M22 -42L38 -36L22 -30Z', look.cheek)
    p.circle(11, -43, 4.4, look.ink)
    p.circle(9.8, -44.6, 1.6, '#ffffff')
    p.path('M-18 -36C-14 -22 0 -20 6 -28C-2 -30 -8 -36 -18 -36Z', lighten(colour, -0.1))
  })
}

export type Cottage = { wall: string; roof: string; window: string; ink: string }

/** A cottage as drawn by a child: `s` is half its width, (x, y) the middle of its base. */
export function cottage(
  p: Paint,
  x: number,
  y: number,
  s: number,
  { wall, roof, window, ink }: Cottage,
  tall = 1,
) {
  const h = s * 1.5 * tall
  p.rect(x + s * 0.42, y - h - s * 1.15, s * 0.34, s * 0.8, lighten(roof, -0.1))
  p.rect(x - s, y - h, s * 2, h + s * 0.2, wall)
  p.rect(x + s * 0.3, y - h, s * 0.7, h + s * 0.2, lighten(wall, -0.06))
  p.path(
    polygon([
      [x - s * 1.22, y - h + s * 0.1],
      [x, y - h - s * 1.15],
      [x + s * 1.22, y - h + s * 0.1],
    ]),
    roof,
    {
      stroke: roof,
      'stroke-width': s * 0.18,
      'stroke-linejoin': 'round',
    },
  )
  p.path(
    `M${x - s * 0.24} ${y + s * 0.2}v${-s * 0.62}a${s * 0.24} ${s * 0.24} 0 0 1 ${s * 0.48} 0v${s * 0.62}Z`,
    ink,
  )
  for (const side of [-1, 1])
    for (let row = 0; row < Math.round(tall * 1.4); row++)
      p.rect(x + side * s * 0.58 - s * 0.2, y - h + s * (0.28 + row * 0.7), s * 0.4, s * 0.42, window, {
        rx: s * 0.1,
      })
}

/** A cloud of overlapping circles with a flat base; `s` is a sixth of its width. */
export function puffs(p: Paint, x: number, y: number, s: number, colour: string) {
  for (const [dx, dy, r] of [
    [-2.1, 0.1, 0.9],
    [-0.9, -0.5, 1.25],
    [0.6, -0.8, 1.45],
    [2, -0.05, 1.05],
  ] as const)
    p.circle(x + dx * s, y + dy * s, r * s, colour)
  p.rect(x - s * 3, y - s * 0.1, s * 6.05, s * 1.1, colour, { rx: s * 0.55 })
}

/** A star with five rounded points. */
export function star(p: Paint, [x, y]: Point, r: number, colour: string) {
  const points = Array.from({ length: 10 }, (_, k): Point => {
    const reach = k % 2 ? r * 0.48 : r
    return [x + Math.sin((k * Math.PI) / 5) * reach, y - Math.cos((k * Math.PI) / 5) * reach]
  })
  p.path(polygon(points), colour, { stroke: colour, 'stroke-width': r * 0.3, 'stroke-linejoin': 'round' })
}
