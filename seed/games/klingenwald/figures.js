/** The animals, folded. */
import { blend, disc, line, oval, placed, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawBeast(paper, beast, seconds) {
  const { x, y, kind, hurt, facing } = beast
  paper.globalAlpha = 0.25
  oval(paper, x + 4, y + 4, kind === 'boar' ? 46 : 15, kind === 'boar' ? 14 : 5, COLOURS.ink)
  paper.globalAlpha = 1
  const ink = (colour) => (hurt > 0.1 ? '#ffffff' : colour)
  placed(paper, { x, y, scaleX: facing, scaleY: 1 }, () => FIGURES[kind](paper, beast, seconds, ink))
}

const FIGURES = { fox: drawFox, moth: drawMoth, hedgehog: drawHedgehog, boar: drawBoar }

function drawFox(paper, { mood }, seconds, ink) {
  const low = mood === 'crouch' ? 5 : 0
  const step = mood === 'leap' ? 6 : Math.sin(seconds * 14) * 3
  const fox = ink(COLOURS.fox)
  shape(
    paper,
    [
      [-12, -12 + low],
      [-32, -22 + step],
      [-26, -8],
    ],
    blend(fox, '#ffffff', hurtShare(fox)),
  )
  shape(
    paper,
    [
      [-26, -17],
      [-33, -23 + step],
      [-29, -12],
    ],
    COLOURS.cream,
  )
  for (const [at, way] of [
    [-9, 1],
    [-5, -1],
    [7, 1],
    [11, -1],
  ])
    line(
      paper,
      [
        [at, -6],
        [at + step * way * 0.8, 1],
      ],
      COLOURS.ink,
      3.5,
    )
  shape(
    paper,
    [
      [-15, -8 + low],
      [-10, -19 + low],
      [10, -18 + low],
      [14, -8 + low],
      [0, -3],
    ],
    fox,
  )
  shape(
    paper,
    [
      [8, -24 + low],
      [26, -13 + low],
      [10, -8 + low],
    ],
    blend(fox, COLOURS.ink, 0.12),
  )
  shape(
    paper,
    [
      [10, -22 + low],
      [11, -33 + low],
      [17, -21 + low],
    ],
    fox,
  )
  shape(
    paper,
    [
      [16, -16 + low],
      [26, -13 + low],
      [14, -10 + low],
    ],
    COLOURS.cream,
  )
  disc(paper, 15, -18 + low, 1.6, mood === 'crouch' ? '#ff2f2f' : COLOURS.ink)
  if (mood === 'crouch')
    line(
      paper,
      [
        [2, -38],
        [2, -30],
      ],
      COLOURS.red,
      4,
    )
}

const hurtShare = (colour) => (colour === '#ffffff' ? 0 : 0.12)

function drawMoth(paper, _beast, seconds, ink) {
  const beat = Math.abs(Math.sin(seconds * 11))
  const lift = -26 + Math.sin(seconds * 3) * 3
  for (const side of [-1, 1]) {
    shape(
      paper,
      [
        [0, lift],
        [side * 20 * (0.5 + beat * 0.5), lift - 15],
        [side * 22 * (0.5 + beat * 0.5), lift + 3],
      ],
      ink(COLOURS.moth),
    )
    shape(
      paper,
      [
        [0, lift + 2],
        [side * 17 * (0.5 + beat * 0.5), lift + 5],
        [side * 9, lift + 15],
      ],
      ink(COLOURS.inner),
    )
    disc(paper, side * 13 * (0.5 + beat * 0.5), lift - 5, 3, COLOURS.red)
  }
  oval(paper, 0, lift + 2, 3.5, 10, COLOURS.beast)
}

function drawHedgehog(paper, _beast, seconds, ink) {
  const step = Math.sin(seconds * 10) * 2
  for (let n = 0; n < 9; n++) {
    const turn = Math.PI + (n / 8) * Math.PI * 0.86
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    shape(
      paper,
      [
        [c * 10 - s * 6 - 2, -8 + s * 10 + c * 6],
        [c * 27 - 2, -8 + s * 27],
        [c * 10 + s * 6 - 2, -8 + s * 10 - c * 6],
      ],
      ink(blend(COLOURS.thorn, COLOURS.cream, n * 0.04)),
    )
  }
  oval(paper, -1, -9, 16, 11, ink(COLOURS.thorn))
  shape(
    paper,
    [
      [8, -16],
      [24, -6],
      [8, -1],
    ],
    COLOURS.moth,
  )
  disc(paper, 24, -6, 2.2, COLOURS.ink)
  disc(paper, 14, -10, 1.6, COLOURS.ink)
  for (const at of [-8, 6])
    line(
      paper,
      [
        [at, -1],
        [at + step, 2],
      ],
      COLOURS.ink,
      4,
    )
}

function drawBoar(paper, { mood, life }, seconds, ink) {
  const shiver = mood === 'paw' ? Math.sin(seconds * 60) * 1.5 : 0
  const step =
    mood === 'charge' ? Math.sin(seconds * 26) * 9 : mood === 'walk' ? Math.sin(seconds * 8) * 4 : 0
  const hide = ink(COLOURS.beast)
  for (const [at, way] of [
    [-32, 1],
    [-22, -1],
    [18, -1],
    [28, 1],
  ])
    shape(
      paper,
      [
        [at - 6, -18],
        [at + 7, -18],
        [at + 3 + step * way, 3],
        [at - 3 + step * way, 3],
      ],
      COLOURS.ink,
    )
  shape(
    paper,
    [
      [-52, -34],
      [-30, -66],
      [8, -72],
      [34, -54],
      [60, -34],
      [56, -22],
      [28, -14],
      [-40, -14],
    ].map(([x, y]) => [x + shiver, y]),
    hide,
  )
  for (let n = 0; n < 9; n++) {
    const x = -42 + n * 9
    const y = -52 - Math.sin((n / 8) * Math.PI) * 20
    shape(
      paper,
      [
        [x - 6, y + 10],
        [x - 5, y - 13],
        [x + 7, y + 7],
      ],
      blend(COLOURS.beast, COLOURS.ink, 0.4),
    )
  }
  shape(
    paper,
    [
      [28, -58],
      [62, -34],
      [58, -20],
      [26, -18],
    ],
    blend(hide, COLOURS.inner, 0.1),
  )
  shape(
    paper,
    [
      [16, -62],
      [22, -80],
      [32, -60],
    ],
    hide,
  )
  shape(
    paper,
    [
      [46, -22],
      [62, -42],
      [56, -18],
    ],
    COLOURS.cream,
  )
  shape(
    paper,
    [
      [58, -36],
      [68, -34],
      [66, -24],
      [58, -22],
    ],
    '#7a4a55',
  )
  disc(paper, 38, -46, 4, mood === 'stunned' ? COLOURS.cream : '#ff2b2b')
  // The moon it swallowed shines through where it is torn.
  paper.globalAlpha = 0.35 + 0.5 * (1 - life / 80)
  disc(paper, -6, -40, 15, COLOURS.light)
  paper.globalAlpha = 1
  if (mood === 'stunned')
    for (let n = 0; n < 3; n++)
      disc(
        paper,
        36 + Math.cos(seconds * 5 + n * 2.1) * 20,
        -84 + Math.sin(seconds * 5 + n * 2.1) * 6,
        4,
        COLOURS.light,
      )
}
