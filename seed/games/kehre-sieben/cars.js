/** Cars, in metres around the middle of their track. */
import { box, disc, glow, placed } from '../kit/paint.js'
import { COLOURS } from './look.js'

/** Our very small car from behind, with skis on its roof and what the pass has done to it. */
export function drawCarBack(paper, { steer, dents, spin, horn, shake, isNight }) {
  placed(paper, { x: 0, y: shake, turn: spin > 0 ? Math.sin(spin * 25) * 0.15 : steer * 0.04 }, () => {
    paper.globalAlpha = 0.3
    box(paper, -0.95, -0.12, 1.9, 0.24, COLOURS.ink, 0.12)
    paper.globalAlpha = 1
    for (const side of [-0.72, 0.44]) box(paper, side, -0.38, 0.28, 0.38, '#1c2233', 0.08)
    box(paper, -0.85, -0.98, 1.7, 0.78, COLOURS.car, 0.22)
    box(paper, -0.85, -0.42, 1.7, 0.22, COLOURS.carDark, 0.1)
    box(paper, -0.66, -1.46, 1.32, 0.62, COLOURS.car, 0.26)
    box(paper, -0.52, -1.37, 1.04, 0.42, COLOURS.glass, 0.16)
    box(paper, -0.2 - steer * 0.06, -1.26, 0.24, 0.31, '#f2c29c', 0.12)
    box(paper, -0.24 - steer * 0.06, -1.32, 0.32, 0.14, COLOURS.lamp, 0.07)
    box(paper, -0.6, -1.56, 1.2, 0.08, COLOURS.ink, 0.04)
    box(paper, -0.42, -1.66, 0.1, 0.12, '#45c9c0', 0.03)
    box(paper, 0.24, -1.66, 0.1, 0.12, '#45c9c0', 0.03)
    for (const side of [-0.74, 0.5]) box(paper, side, -0.78, 0.24, 0.16, '#ffd7a0', 0.06)
    if (isNight)
      for (const side of [-0.62, 0.62]) placed(paper, { x: side, y: -0.7 }, () => glow(paper, 0.5, '#ff4f3a'))
    box(paper, -0.24, -0.66, 0.48, 0.16, '#ffffff', 0.03)
    for (let n = 0; n < dents; n++)
      box(paper, -0.6 + n * 0.36, -0.94 + (n % 2) * 0.12, 0.24, 0.08, '#7d1f18', 0.04)
    if (horn > 0.1)
      for (const radius of [1.1, 1.4]) {
        paper.strokeStyle = '#ffffff'
        paper.lineWidth = 0.08
        for (const [from, to] of [
          [-0.5, 0.5],
          [Math.PI - 0.5, Math.PI + 0.5],
        ]) {
          paper.beginPath()
          paper.arc(0, -0.9, radius, from, to)
          paper.stroke()
        }
      }
  })
}

/** Whoever comes down, from the front. */
export function drawOther(paper, { kind, isWaiting }, seconds) {
  const [wide, high, colour] = {
    car: [1.7, 1.35, '#2f9db8'],
    plough: [2.5, 2.3, '#ff8a2b'],
    bus: [2.5, 3, '#f5c53a'],
  }[kind]
  paper.globalAlpha *= 0.98
  box(paper, -wide / 2, -0.14, wide, 0.26, 'rgba(21,42,76,0.35)', 0.12)
  for (const side of [-1, 1]) box(paper, side * wide * 0.36 - 0.16, -0.36, 0.32, 0.36, '#1c2233', 0.08)
  box(paper, -wide / 2, -high, wide, high - 0.18, colour, 0.24)
  box(paper, -wide * 0.42, -high * 0.92, wide * 0.84, high * 0.4, COLOURS.glass, 0.14)
  box(paper, -wide * 0.18, -high * 0.74, 0.3, high * 0.2, '#f2c29c', 0.12)
  if (kind === 'bus') box(paper, -wide * 0.36, -high * 1.0, wide * 0.72, 0.26, '#ffffff', 0.08)
  if (kind === 'plough') box(paper, -1.55, -0.95, 3.1, 0.78, '#d9dee8', 0.1)
  for (const side of [-1, 1]) disc(paper, side * wide * 0.36, -high * 0.3, 0.15, '#fff2b0')
  if (isWaiting && seconds % 0.8 < 0.4) disc(paper, wide * 0.42, -high * 0.42, 0.14, COLOURS.lamp)
}
