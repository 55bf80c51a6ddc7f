/** Game covers: an isometric world and a pixel world, each its game's own. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice, hash, plane } from '../dice.ts'
import { type Point, polygon } from '../paint.ts'
import { gameTitle } from './game-title.ts'
import { type Words } from '../words.ts'

export type IslandColours = {
  sky: string
  low: string
  sea: string
  deep: string
  foam: string
  grass: string
  earth: string
  sand: string
  wall: string
  roof: string
  lamp: string
  tree: string
  ink: string
}

/** The island of "Deichwart": blocks of land in a rising sea. */
export const island =
  (title: Words<readonly string[]>, colours: IslandColours): Cover =>
  (p, f, purpose) => {
    p.ground(
      p.linear(
        [0, 0],
        [0, f.h],
        [
          [0, colours.sky],
          [0.55, colours.low],
          [1, colours.sea],
        ],
      ),
    )
    const size = 9
    const cell = f.u * (f.wide ? 6.1 : 6.2)
    const c: Point = [f.w * (f.wide ? 0.68 : 0.5), f.h * (f.wide ? 0.36 : f.square ? 0.42 : 0.44)]
    const at = (i: number, j: number, z: number): Point => [
      c[0] + (i - j) * cell,
      c[1] + (i + j - size + 1) * cell * 0.5 + cell * 2.6 - z * cell * 0.42,
    ]
    const noise = plane(hash(f.seed), 3)
    const roll = dice(`${f.seed}/island`)
    const block = (i: number, j: number, z: number, top: string, side: string, depth = 1.4) => {
      const [a, b, d, e] = [
        at(i - 0.5, j - 0.5, z),
        at(i + 0.5, j - 0.5, z),
        at(i + 0.5, j + 0.5, z),
        at(i - 0.5, j + 0.5, z),
      ]
      const down = (point: Point): Point => [point[0], point[1] + cell * depth * 0.42]
      p.path(polygon([e, d, down(d), down(e)]), lighten(side, -0.02))
      p.path(polygon([d, b, down(b), down(d)]), lighten(side, -0.1))
      p.path(polygon([a, b, d, e]), top)
    }
    // The sea: a slab of water tiles in two shades of blue.
    for (let j = -6; j < size + 6; j++)
      for (let i = -6; i < size + 6; i++) {
        const far = Math.hypot(i - 4, j - 4)
        if (far > 9.4) continue
        const wave = noise(i * 0.5 + 9, j * 0.5) * 0.5
        const [a, b, d, e] = [
          at(i - 0.5, j - 0.5, wave * 0.4),
          at(i + 0.5, j - 0.5, wave * 0.4),
          at(i + 0.5, j + 0.5, wave * 0.4),
          at(i - 0.5, j + 0.5, wave * 0.4),
        ]
        p.path(
          polygon([a, b, d, e]),
          mix(colours.sea, colours.deep, Math.min(1, Math.max(0, (far - 4) / 6 + wave * 0.35))),
        )
        if (far < 5.6 && far > 4.2 && roll() < 0.5)
          p.stroke(
            `M${e[0] + cell * 0.35} ${e[1] - cell * 0.02}L${e[0] + cell * 0.85} ${e[1] + cell * 0.2}`,
            colours.foam,
            f.u * 0.35,
            { opacity: 0.8 },
          )
      }
    for (let j = 0; j < size; j++)
      for (let i = 0; i < size; i++) {
        const far = Math.hypot(i - 4, j - 4)
        const high = Math.round((4.6 - far + noise(i * 0.7, j * 0.7) * 1.8) * 0.9)
        if (high < 1) continue
        const z = Math.min(4, high)
        const isBeach = z === 1
        block(
          i,
          j,
          z,
          isBeach ? colours.sand : lighten(colours.grass, (z - 2) * 0.025 + roll.between(-0.01, 0.01)),
          isBeach ? mix(colours.sand, colours.earth, 0.4) : colours.earth,
          z + 0.5,
        )
        const [x, y] = at(i, j, z)
        const s = cell
        const here = roll()
        if (!isBeach && here < 0.3 && !(i === 4 && j === 4)) {
          p.ellipse(x, y + s * 0.05, s * 0.4, s * 0.2, colours.ink, { opacity: 0.25 })
          p.path(
            polygon([
              [x - s * 0.4, y - s * 0.15],
              [x, y - s * 1.35],
              [x, y + s * 0.06],
            ]),
            lighten(colours.tree, 0.03),
          )
          p.path(
            polygon([
              [x, y + s * 0.06],
              [x, y - s * 1.35],
              [x + s * 0.4, y - s * 0.15],
            ]),
            lighten(colours.tree, -0.06),
          )
        } else if (!isBeach && (here > 0.76 || (i === 4 && j === 4))) {
          const h = i === 4 && j === 4 ? 1.5 : 0.8
          const [w, d] = [s * 0.46, s * 0.23]
          p.path(
            polygon([
              [x - w, y - d * 0.2],
              [x, y + d],
              [x, y + d - s * h],
              [x - w, y - d * 0.2 - s * h],
            ]),
            colours.wall,
          )
          p.path(
            polygon([
              [x + w, y - d * 0.2],
              [x, y + d],
              [x, y + d - s * h],
              [x + w, y - d * 0.2 - s * h],
            ]),
            lighten(colours.wall, -0.12),
          )
          p.path(
            polygon([
              [x - w * 1.16, y - d * 0.1 - s * h],
              [x - w * 0.1, y + d * 1.1 - s * h],
              [x + w * 0.2, y - s * (h + 0.62)],
              [x - w * 0.72, y - d - s * (h + 0.5)],
            ]),
            colours.roof,
          )
          p.path(
            polygon([
              [x + w * 1.16, y - d * 0.1 - s * h],
              [x - w * 0.1, y + d * 1.1 - s * h],
              [x + w * 0.2, y - s * (h + 0.62)],
            ]),
            lighten(colours.roof, -0.1),
          )
          p.path(
            polygon([
              [x - w * 0.66, y + d * 0.05 - s * h * 0.72],
              [x - w * 0.36, y + d * 0.3 - s * h * 0.72],
              [x - w * 0.36, y + d * 0.3 - s * h * 0.35],
              [x - w * 0.66, y + d * 0.05 - s * h * 0.35],
            ]),
            colours.lamp,
          )
          p.glow([x - w * 0.5, y - s * h * 0.5], s * 1.1, colours.lamp, 0.4)
        }
      }
    // A lighthouse on the nearest cape and a boat returning home.
    const [lx, ly] = at(8.1, 3.4, 1)
    block(8, 3, 1, colours.sand, mix(colours.sand, colours.earth, 0.4), 1.5)
    for (let k = 0; k < 4; k++)
      p.path(
        polygon([
          [lx - cell * (0.34 - k * 0.035), ly - k * cell * 0.6],
          [lx + cell * (0.34 - k * 0.035), ly - k * cell * 0.6],
          [lx + cell * (0.3 - k * 0.035), ly - (k + 1) * cell * 0.6],
          [lx - cell * (0.3 - k * 0.035), ly - (k + 1) * cell * 0.6],
        ]),
        k % 2 ? colours.roof : colours.wall,
      )
    p.rect(lx - cell * 0.15, ly - cell * 2.8, cell * 0.3, cell * 0.42, colours.lamp)
    p.path(
      polygon([
        [lx - cell * 0.26, ly - cell * 2.78],
        [lx, ly - cell * 3.2],
        [lx + cell * 0.26, ly - cell * 2.78],
      ]),
      colours.roof,
    )
    p.glow([lx, ly - cell * 2.6], cell * 4.5, colours.lamp, 0.7)
    const [bx, by] = at(4.8, 10.6, 0.1)
    p.path(
      polygon([
        [bx - cell * 0.9, by - cell * 0.35],
        [bx + cell * 0.9, by - cell * 0.35],
        [bx + cell * 0.55, by + cell * 0.1],
        [bx - cell * 0.55, by + cell * 0.1],
      ]),
      colours.roof,
    )
    p.path(
      polygon([
        [bx - cell * 0.05, by - cell * 0.4],
        [bx - cell * 0.05, by - cell * 2.1],
        [bx + cell * 0.85, by - cell * 0.6],
      ]),
      '#fff8e8',
    )
    p.path(
      polygon([
        [bx - cell * 0.15, by - cell * 0.55],
        [bx - cell * 0.15, by - cell * 1.8],
        [bx - cell * 0.75, by - cell * 0.6],
      ]),
      lighten('#fff8e8', -0.07),
    )
    if (purpose === 'titled') gameTitle(p, f, title, '#fff8e8', colours.ink)
  }

export type PixelColours = {
  top: string
  low: string
  star: string
  hull: string
  hullShade: string
  fin: string
  glass: string
  fire: string
  ember: string
  parcel: string
  tape: string
  planetA: string
  planetB: string
  ink: string
}

// One letter is one pixel: h hull, s its shade, f fin, g glass, w highlight, k outline.
const ROCKET = [
  '......kk......',
  '.....kffk.....',
  '.....kffk.....',
  '....khhssk....',
  '....khhssk....',
  '...khhhsssk...',
  '...khkkkksk...',
  '...kkgwggkk...',
  '..khkgggwksk..',
  '..khkggggksk..',
  '..khhkkkkssk..',
  '..khhhhsssskk.',
  '.kkhhhhssssfk.',
  'kffhhhhssssffk',
  'kffhhhhssssffk',
  'kffkhhhssskffk',
  'kfkkhhhssskkfk',
  'kk..kkkkkk..kk',
]

/** The sky of "Sternenpost", in pixels. */
export const pixelPost =
  (title: Words<readonly string[]>, colours: PixelColours): Cover =>
  (p, f, purpose) => {
    const px = f.u * (f.wide ? 1.35 : 1.5)
    const [columns, rows] = [Math.ceil(f.w / px), Math.ceil(f.h / px)]
    const roll = dice(`${f.seed}/pixels`)
    const dot = (i: number, j: number, fill: string, w = 1, h = 1) =>
      p.rect(Math.round(i) * px, Math.round(j) * px, px * w + 0.5, px * h + 0.5, fill, {
        'shape-rendering': 'crispEdges',
      })
    // The sky in bands with dithered edges.
    const bands = 9
    for (let b = 0; b < bands; b++) {
      const colour = mix(colours.top, colours.low, b / (bands - 1))
      const y = Math.round((b / bands) * rows)
      dot(0, y, colour, columns, rows - y)
      for (let i = 0; i < columns; i++) {
        if (i % 2 === 0 && b > 0) dot(i, y - 1, colour)
        if (i % 4 === 1 && b > 0) dot(i, y - 2, colour)
      }
    }
    for (let i = 0; i < 90; i++) {
      const [x, y] = [roll.whole(0, columns), roll.whole(0, rows)]
      if (purpose === 'titled' && !f.wide && y * px < f.u * 44) continue
      dot(x, y, colours.star)
      if (roll() < 0.14)
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const)
          dot(x + dx, y + dy, mix(colours.star, colours.top, 0.45))
    }
    const planet = (cx: number, cy: number, r: number, colour: string, ring: boolean) => {
      for (let y = -r; y <= r; y++)
        for (let x = -r; x <= r; x++) {
          if (x * x + y * y > r * r + r * 0.4) continue
          const shade = (x * 0.7 + y * 0.75) / r
          const stripe = Math.sin(y * 1.1 + Math.sin(x * 0.4)) > 0.55
          const step =
            shade > 0.62 ? -0.2 : shade > 0.3 ? ((x + y) % 2 ? -0.12 : -0.2) : shade < -0.55 ? 0.07 : 0
          dot(cx + x, cy + y, lighten(stripe ? mix(colour, colours.star, 0.22) : colour, step))
        }
      if (ring)
        for (let a = 0; a < 160; a++) {
          const [x, y] = [
            Math.cos((a / 160) * Math.PI * 2) * r * 1.75,
            Math.sin((a / 160) * Math.PI * 2) * r * 0.42 + Math.cos((a / 160) * Math.PI * 2) * r * -0.3,
          ]
          if (y < 0 && Math.hypot(x, y) < r) continue
          dot(cx + x, cy + y, a % 3 ? colours.parcel : colours.star)
        }
    }
    const tall = rows > columns
    planet(
      Math.round(columns * (f.wide ? 0.9 : 0.8)),
      Math.round(rows * (tall ? 0.42 : f.wide ? 0.24 : 0.4)),
      Math.round(columns * (f.wide ? 0.06 : 0.12)),
      colours.planetA,
      true,
    )
    planet(
      Math.round(columns * (f.wide ? 0.66 : 0.18)),
      Math.round(rows * (tall ? 0.92 : 1.02)),
      Math.round(columns * (f.wide ? 0.16 : 0.36)),
      colours.planetB,
      false,
    )
    // A house with a letter box on the small planet.
    const [hx, hy] = [
      Math.round(columns * (f.wide ? 0.62 : 0.17)),
      Math.round(rows * (tall ? 0.92 : 1.02)) - Math.round(columns * (f.wide ? 0.16 : 0.36)),
    ]
    dot(hx - 4, hy - 5, colours.hull, 8, 6)
    for (let k = 0; k < 5; k++) dot(hx - 5 + k, hy - 6 - k, colours.fin, 10 - 2 * k, 1)
    dot(hx - 2, hy - 3, colours.ink, 2, 4)
    dot(hx + 1, hy - 4, colours.fire, 2, 2)
    dot(hx + 7, hy - 3, colours.ink, 1, 4)
    dot(hx + 6, hy - 5, colours.fin, 4, 2)
    // The climbing ship, at twice the pixel size.
    const [sx, sy] = [
      Math.round(columns * (f.wide ? 0.74 : 0.42)),
      Math.round(rows * (tall ? 0.5 : f.wide ? 0.36 : 0.46)),
    ]
    const inks: Record<string, string> = {
      h: colours.hull,
      s: colours.hullShade,
      f: colours.fin,
      g: colours.glass,
      w: '#ffffff',
      k: colours.ink,
    }
    ROCKET.forEach((row, j) =>
      Array.from(row).forEach((ink, i) => {
        const fill = inks[ink]
        if (fill) dot(sx + i, sy + j, fill)
      }),
    )
    for (let j = 0; j < 11; j++) {
      const half = Math.max(1, 4 - Math.floor(j / 2.4))
      for (let i = -half; i < half; i++)
        dot(
          sx + 7 + i,
          sy + 18 + j,
          Math.abs(i + 0.5) < half * 0.45 ? colours.star : roll() < 0.75 ? colours.fire : colours.ember,
        )
    }
    for (let i = 0; i < 26; i++)
      dot(
        sx + 7 + roll.whole(-5, 4),
        sy + 28 + roll.whole(0, 18),
        roll() < 0.5 ? colours.ember : colours.fire,
      )
    // A line of parcels behind it.
    for (let k = 0; k < 4; k++) {
      const [x, y] = [sx - 10 - k * (f.wide ? 11 : 8), sy + 8 + Math.round(Math.sin(k * 1.4) * 3) + k * 5]
      dot(x, y, colours.parcel, 6, 5)
      dot(x, y + 4, mix(colours.parcel, colours.ink, 0.3), 6, 1)
      dot(x + 2, y, colours.tape, 2, 5)
      dot(x + 6, y + 1, colours.star, 1, 1)
    }
    if (purpose === 'titled') gameTitle(p, f, title, colours.star, colours.ink)
  }
