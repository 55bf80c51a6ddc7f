/** The scissor-bearer: black paper, a red cape, a blade of light. */
import { disc, line, oval, placed, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawHero(paper, hero, seconds) {
  const { x, y, facing, strike, safe, dodge, stride } = hero
  paper.globalAlpha = 0.25
  oval(paper, x + 3, y + 4, 13, 5, COLOURS.ink)
  paper.globalAlpha = safe > 0 && dodge <= 0 && Math.floor(seconds * 16) % 2 ? 0.45 : 1
  const side = Math.cos(facing) < 0 ? -1 : 1
  const step = Math.sin(stride * 0.11) * 5
  placed(paper, { x, y, scaleX: side, scaleY: 1, turn: dodge > 0 ? side * 0.5 : 0 }, () => {
    const wave = Math.sin(seconds * 7) * 3
    shape(
      paper,
      [
        [-1, -27],
        [-26, -14 + wave],
        [-20, -4 - wave],
        [-3, -10],
      ],
      COLOURS.red,
    )
    shape(
      paper,
      [
        [-1, -27],
        [-24, -20 - wave],
        [-26, -14 + wave],
        [-3, -16],
      ],
      '#ff5a5f',
    )
    line(
      paper,
      [
        [-3, -10],
        [-4 - step, 1],
      ],
      COLOURS.ink,
      5,
    )
    line(
      paper,
      [
        [2, -10],
        [4 + step, 1],
      ],
      COLOURS.ink,
      5,
    )
    shape(
      paper,
      [
        [-7, -28],
        [7, -28],
        [5, -8],
        [-5, -8],
      ],
      COLOURS.ink,
    )
    disc(paper, 1, -34, 7.5, COLOURS.ink)
    shape(
      paper,
      [
        [-4, -38],
        [2, -46],
        [7, -37],
      ],
      COLOURS.ink,
    )
    disc(paper, 4, -34, 1.3, COLOURS.light)
  })
  if (strike) drawStrike(paper, hero)
  else drawBlade(paper, x, y - 18, facing, 24)
  paper.globalAlpha = 1
}

function drawBlade(paper, x, y, angle, length) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const from = [x + c * 9, y + s * 9]
  shape(
    paper,
    [
      [from[0] - s * 3.5, from[1] + c * 3.5],
      [x + c * (length + 9), y + s * (length + 9)],
      [from[0] + s * 3.5, from[1] - c * 3.5],
    ],
    COLOURS.cream,
  )
  line(
    paper,
    [
      [from[0] - s * 5, from[1] + c * 5],
      [from[0] + s * 5, from[1] - c * 5],
    ],
    COLOURS.red,
    3,
  )
}

function drawStrike(paper, { x, y, strike }) {
  const share = 1 - strike.left / strike.whole
  const isRound = strike.control === 'b'
  const spread = isRound ? Math.PI * 2 : 2.4
  const reach = isRound ? 66 : 54
  const from = strike.facing - spread / 2
  const to = from + spread * Math.min(1, share * 1.5)
  paper.globalAlpha = 0.85 * (1 - share * 0.7)
  paper.fillStyle = COLOURS.light
  paper.beginPath()
  paper.arc(x, y - 12, reach, from, to)
  paper.arc(
    x + Math.cos(strike.facing) * 5,
    y - 12 + Math.sin(strike.facing) * 5,
    reach * 0.68,
    to,
    from,
    true,
  )
  paper.fill()
  paper.globalAlpha = 1
  drawBlade(paper, x, y - 14, to, 34)
}
