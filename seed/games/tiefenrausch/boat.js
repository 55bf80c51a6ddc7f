/** The yellow boat. */
import { box, disc, line, oval, placed, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawBoat(paper, { x, y, vx, vy, facing }, seconds) {
  placed(
    paper,
    {
      x,
      y: y + Math.sin(seconds * 2) * 1.5,
      turn: Math.max(-0.35, Math.min(0.35, vy * 0.0018)) * facing,
      scaleX: facing,
      scaleY: 1,
    },
    () => {
      const spin = Math.sin(seconds * (8 + Math.abs(vx) * 0.1)) * 8
      shape(
        paper,
        [
          [-24, -1],
          [-36, -10],
          [-36, 10],
          [-24, 3],
        ],
        COLOURS.ink,
      )
      line(
        paper,
        [
          [-37, -spin],
          [-37, spin],
        ],
        COLOURS.cream,
        3,
      )
      line(
        paper,
        [
          [-2, -14],
          [-2, -28],
          [5, -28],
        ],
        COLOURS.ink,
        4,
      )
      box(paper, -10, -19, 20, 10, COLOURS.boat, 4)
      oval(paper, 0, 0, 27, 14, COLOURS.boat)
      paper.save()
      paper.beginPath()
      paper.rect(-30, 3, 60, 14)
      paper.clip()
      oval(paper, 0, 0, 27, 14, COLOURS.boatDark)
      paper.restore()
      for (const at of [-12, 1, 14]) {
        disc(paper, at, -2, 5.6, COLOURS.ink)
        disc(paper, at, -2, 4, COLOURS.light)
        disc(paper, at - 1, -3.5, 1.3, '#ffffff')
      }
      disc(paper, 25, 1, 3.4, '#fff6cf')
    },
  )
}
