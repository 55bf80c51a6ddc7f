/** A pixel dungeon: bricks, torches and its inhabitants. */
import type { Cover } from '../art.ts'
import { lighten, mix } from '../colour.ts'
import { dice } from '../dice.ts'
import { gameTitle } from './game-title.ts'
import { type Words } from '../words.ts'

export type DungeonColours = {
  brick: string
  joint: string
  floor: string
  fire: string
  ember: string
  steel: string
  shade: string
  cloak: string
  bone: string
  boneShade: string
  skin: string
  gold: string
  eye: string
  ink: string
  title: string
}

// One letter is one pixel: k outline, s steel, d its shade, c cloak, w bone, b its shade, g skin, y gold, e eye.
const KNIGHT = [
  '....kkkk......y.',
  '...kssddk.....y.',
  '..ksssdddk...ks.',
  '..kskkkkdk...ks.',
  '..kskeekdk..ksk.',
  '..ksssdddk..ksk.',
  '.kkkssddkkkksk..',
  'kcckkkkkkccdsk..',
  'kccksssdkcckkyk.',
  'kccksysdkccyykk.',
  'kccksssdkkkksk..',
  'kccckkkkdk..k...',
  'kcccksskdk......',
  'kccckskksk......',
  '.kcckskksk......',
  '.kkkddkddk......',
]
const SKELETON = [
  '....kkkkk...',
  '...kwwwwbk..',
  '..kwwwwwbbk.',
  '..kwkkwkkbk.',
  '..kwkewekbk.',
  '..kwwkwwbbk.',
  '...kwkwkbk..',
  '....kkkkk...',
  '..kkwwbkkk..',
  '.kwkkwbkkwk.',
  'kwkwwwbbkwk.',
  'kwk.kwbk.kwk',
  'kbkwwwbbkkbk',
  '.k..kwbk..k.',
  '...kwkkwk...',
  '...kwk.kwk..',
  '..kwwk.kwwk.',
]
const KOBOLD = [
  '.kk........kk...',
  'kggk.kkkk.kggk..',
  'kgggkggggkgggk..',
  '.kgggggggggggk..',
  '..kgeegggeegk...',
  '..kgkegggkegk..k',
  '..kgggggggggk.kd',
  '...kgkkkkkgk.kdd',
  '...kgkwkwkgk.kdd',
  '....kkkkkkk..kdk',
  '...kcccyccckkgk.',
  '..kgkccyccckggk.',
  '..kgkcccccckkk..',
  '..kgkyyyyyyk....',
  '...kkccccck.....',
  '...kggkkggk.....',
  '..kgggkkgggk....',
]
const CHEST = [
  '..kkkkkkkkkkkk..',
  '.kcckccccckcck..',
  'kccckcccccckccck',
  'kkkkkkkyykkkkkkk',
  'kyyyyyyyyyyyyyyk',
  'kccckccyyccckcck',
  'kccckcccccckccck',
  'kccckcccccckccck',
  'kkkkkkkkkkkkkkkk',
]

export const dungeon =
  (title: Words<readonly string[]>, c: DungeonColours, place: 'tomb' | 'hoard'): Cover =>
  (p, f, purpose) => {
    const px = f.u * (f.wide ? 1.25 : 1.32)
    const [columns, rows] = [Math.ceil(f.w / px), Math.ceil(f.h / px)]
    const roll = dice(`${f.seed}/bricks`)
    const dot = (i: number, j: number, fill: string, w = 1, h = 1) =>
      p.rect(Math.round(i) * px, Math.round(j) * px, px * w + 0.4, px * h + 0.4, fill, {
        'shape-rendering': 'crispEdges',
      })
    const inks: Record<string, string> = {
      k: c.ink,
      s: c.steel,
      d: c.shade,
      c: c.cloak,
      w: c.bone,
      b: c.boneShade,
      g: c.skin,
      y: c.gold,
      e: c.eye,
    }
    const sprite = (art: readonly string[], i: number, j: number, times: number, mirror = false) =>
      art.forEach((row, y) =>
        (mirror ? Array.from(row).toReversed() : Array.from(row)).forEach((ink, x) => {
          const fill = inks[ink]
          if (fill) dot(i + x * times, j + y * times, fill, times, times)
        }),
      )
    const middle = Math.round(columns * (f.wide ? 0.7 : 0.5))
    const floor = Math.round(rows * (f.wide ? 0.86 : f.square ? 0.9 : 0.86))
    p.ground(c.joint)
    const torches = f.wide ? [middle - 34, middle + 26] : [middle - 27, middle + 27]
    const torchRow = floor - (f.square ? 32 : 38)
    for (let j = 0; j < floor; j += 5)
      for (let i = -((j / 5) % 2) * 5; i < columns; i += 10) {
        const near = Math.min(...torches.map((x) => Math.hypot(i + 4 - x, (j + 2 - torchRow) * 1.1)))
        const lit = Math.max(0, 1 - near / 44)
        const stone = mix(lighten(c.brick, roll.between(-0.03, 0.03) - 0.05), c.fire, lit * lit * 0.42)
        dot(i, j, stone, 9, 4)
        dot(i, j, lighten(stone, 0.05), 9, 1)
        if (roll() < 0.2) dot(i + roll.whole(1, 7), j + roll.whole(1, 3), lighten(stone, -0.07), 2, 1)
      }
    dot(0, floor, c.floor, columns, rows - floor)
    for (let j = floor; j < rows; j += 4)
      for (let i = ((j - floor) / 4) % 2 ? -6 : 0; i < columns; i += 12) {
        dot(i, j, lighten(c.floor, roll.between(-0.02, 0.05)), 11, 3)
      }
    dot(0, floor, c.ink, columns, 1)
    if (place === 'tomb') {
      // Niches, some of them with glowing eyes.
      const steps = f.wide ? [-1, 0, 1] : [-1, 0, 1]
      for (const k of steps) {
        const [x, tall] = [middle + 8 + k * 20, f.square ? 20 : 25]
        const top = floor - tall
        for (let row = 0; row < tall; row++) {
          const inset = row < 4 ? 4 - row : 0
          dot(x - 8 + inset, top + row, c.ink, 16 - inset * 2)
        }
        for (let row = 0; row < 5; row++) dot(x - 9 + (4 - row), top + row - 1, lighten(c.brick, 0.12), 1, 2)
        for (let row = 0; row < 5; row++) dot(x + 8 - (4 - row), top + row - 1, lighten(c.brick, 0.12), 1, 2)
        if (k !== 0) {
          dot(x - 3, top + 9, c.eye, 2, 2)
          dot(x + 2, top + 9, c.eye, 2, 2)
        } else sprite(SKELETON, x - 6, floor - 18, 1)
      }
      sprite(KNIGHT, middle - (f.wide ? 40 : 36), floor - (f.wide ? 28 : 22), 2)
      for (let k = 0; k < 5; k++)
        sprite(['.kkk.', 'kwwbk', 'kekek', '.kwk.'], middle + 4 + k * 7, floor + 1 + (k % 2) * 2, 1)
    } else {
      for (let k = 0; k < 190; k++) {
        const a = (roll() + roll() + roll()) / 3 - 0.5
        const height = Math.max(0, 15 - Math.abs(a) * 46)
        dot(
          middle + 8 + a * 92,
          floor - roll() * height,
          roll() < 0.7 ? c.gold : roll() < 0.6 ? mix(c.gold, '#ffffff', 0.5) : mix(c.gold, c.ink, 0.35),
          3,
          2,
        )
      }
      sprite(CHEST, middle + 6, floor - 20, 2)
      sprite(KOBOLD, middle - (f.wide ? 24 : 27), floor - (f.square ? 33 : 34), 2)
      sprite(KOBOLD, middle + 21, floor - 17, 1, true)
      for (let k = 0; k < 12; k++) {
        const [x, y] = [middle + roll.whole(-24, 34), floor - roll.whole(8, 30)]
        dot(x, y, '#fffbe0')
        for (const [dx, dy] of [
          [1, 0],
          [-1, 0],
          [0, 1],
          [0, -1],
        ] as const)
          dot(x + dx, y + dy, c.gold)
      }
    }
    for (const x of torches) {
      dot(x - 1, torchRow + 3, c.ink, 3, 9)
      dot(x - 2, torchRow + 2, c.shade, 5, 2)
      for (let row = 0; row < 8; row++) {
        const half = [0, 1, 1, 2, 2, 3, 2, 2][row] ?? 1
        dot(x - half, torchRow - 6 + row, row > 4 ? '#fff4c0' : row > 1 ? c.fire : c.ember, half * 2 + 1)
      }
      p.glow([(x + 0.5) * px, torchRow * px], f.u * 34, c.fire, 0.75)
    }
    if (purpose === 'titled') {
      if (!f.wide)
        p.rect(
          0,
          0,
          f.w,
          f.h * 0.36,
          p.linear(
            [0, 0],
            [0, f.h * 0.36],
            [
              [0, c.ink, 0.85],
              [0.6, c.ink, 0.5],
              [1, c.ink, 0],
            ],
          ),
        )
      else
        p.rect(
          0,
          0,
          f.w * 0.5,
          f.h,
          p.linear(
            [0, 0],
            [f.w * 0.5, 0],
            [
              [0, c.ink, 0.85],
              [0.6, c.ink, 0.55],
              [1, c.ink, 0],
            ],
          ),
        )
      gameTitle(p, f, title, c.title, c.ink)
    }
  }
