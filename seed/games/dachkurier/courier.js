/** The courier: a jacket, a cap, a pot on the back. */
import { box, disc, line, placed } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawCourier(paper, courier, { seconds }) {
  const isSliding = courier.sliding > 0 && courier.isOnRoof
  const isInAir = !courier.isOnRoof && !courier.rope
  const stride = Math.sin(courier.stride * 0.075)
  const lean = isSliding ? -1.15 : courier.rope ? -courier.rope.angle * 0.7 : isInAir ? 0.05 : 0.16
  placed(paper, { x: courier.x, y: courier.y, turn: lean }, () => {
    const swing = isInAir ? 0.9 : isSliding ? 0.25 : courier.rope ? 0.35 : stride
    leg(paper, -swing, '#0f1630', isInAir)
    leg(paper, swing, COLOURS.trousers, isInAir)
    drawPot(paper, seconds, isSliding)
    box(paper, -8, -36, 16, 22, COLOURS.jacket, 6)
    box(paper, -8, -25, 16, 3, '#ffd0dc')
    const hand = courier.rope ? [4, -58] : [10 + stride * 8, -22 - Math.abs(stride) * 4]
    line(paper, [[2, -32], hand], '#d93a66', 5)
    disc(paper, hand[0], hand[1], 3, COLOURS.skin)
    disc(paper, 3, -43, 8, COLOURS.skin)
    box(paper, -6, -53, 17, 8, COLOURS.window, 4)
    box(paper, 8, -48, 9, 3, COLOURS.window, 1.5)
    disc(paper, 7, -43, 1.4, COLOURS.ink)
  })
  // The scarf says how fast it goes.
  const [x, y] = [courier.x - 6, courier.y - (isSliding ? 16 : 36)]
  line(
    paper,
    [0, 1, 2, 3].map((n) => [x - n * 9, y + Math.sin(seconds * 14 - n) * (2 + n) - (isInAir ? n * 3 : 0)]),
    COLOURS.window,
    4,
  )
}

function leg(paper, swing, colour, isInAir) {
  const knee = [swing * 8 + 2, -9]
  const foot = [swing * 14 - (isInAir ? 4 : 0), -1 - Math.max(0, -swing) * 5]
  line(paper, [[0, -16], knee, foot], colour, 6)
  line(paper, [foot, [foot[0] + 5, foot[1]]], COLOURS.cream, 4)
}

function drawPot(paper, seconds, isSliding) {
  box(paper, -22, -38, 15, 18, '#cfd8ea', 4)
  box(paper, -24, -40, 19, 4, '#8f9cc0', 2)
  if (isSliding) return
  paper.globalAlpha = 0.4
  for (let n = 0; n < 3; n++) {
    const rise = (seconds * 26 + n * 9) % 26
    disc(paper, -16 - rise * 0.6, -44 - rise, 2 + rise * 0.12, '#ffffff')
  }
  paper.globalAlpha = 1
}
