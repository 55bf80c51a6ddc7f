/** What is to be done at the car, as pictures: rings around wheels, the can, the sponge, the thumb. */
import { box, disc, shape, text } from '../kit/paint.js'
import { COLOURS } from './look.js'
import { areWheelsOn, fitsFrom, isFuelled, isReady } from './pit.js'

const LETTERS = ['Q', 'O', 'A', 'L']

export function drawPitWork({ stop, level, seconds }, paper, places) {
  for (const [n, wheel] of stop.wheels.entries())
    drawRing(paper, places.wheels[n], { ...wheel, letter: LETTERS[n] }, level)
  drawCan(paper, places.fuel, stop, seconds)
  if (stop.wipes > 0 && areWheelsOn(stop) && isFuelled(stop)) drawSponge(paper, places.screen, seconds)
  drawThumb(paper, places.thumb, isReady(stop), seconds)
}

function drawRing(paper, { x, y }, { ring, todo, slip, letter }, level) {
  if (todo === 0) {
    disc(paper, x, y, 17, COLOURS.green)
    shape(
      paper,
      [
        [x - 9, y],
        [x - 3, y + 8],
        [x + 10, y - 7],
        [x + 6, y - 10],
        [x - 3, y + 1],
        [x - 6, y - 3],
      ],
      '#ffffff',
    )
    return
  }
  const fits = ring > fitsFrom(level)
  paper.lineWidth = 7
  paper.strokeStyle = slip > 0 ? '#ff5a4a' : fits ? COLOURS.green : COLOURS.wait
  paper.beginPath()
  paper.arc(x, y, 64 - ring * 36, 0, Math.PI * 2)
  paper.stroke()
  paper.lineWidth = 3
  paper.strokeStyle = '#ffffff'
  paper.beginPath()
  paper.arc(x, y, 28, 0, Math.PI * 2)
  paper.stroke()
  disc(paper, x, y, 16, fits ? COLOURS.green : '#ffffff')
  text(paper, letter, x, y + 1, { size: 17, colour: COLOURS.ink, align: 'center' })
}

function drawCan(paper, { x, y }, stop, seconds) {
  if (stop.fuel >= 1 && stop.seconds < 0.1) return
  const isDone = isFuelled(stop)
  const calls = areWheelsOn(stop) && !isDone
  const lift = calls ? Math.sin(seconds * 9) * 4 : 0
  disc(paper, x, y + lift, 46, calls ? '#ffffff' : 'rgba(255,255,255,0.35)')
  box(paper, x - 24, y - 26 + lift, 48, 56, '#e23a3a', 8)
  box(paper, x - 12, y - 38 + lift, 26, 14, '#b52a2a', 5)
  box(paper, x - 16, y - 18 + lift, 32, 40, '#5a1a1a', 4)
  const high = 40 * Math.min(1, stop.fuel)
  box(paper, x - 16, y + 22 - high + lift, 32, high, isDone ? COLOURS.green : '#ffd24a', 4)
  box(paper, x - 19, y + 22 - 40 * stop.goal + lift, 38, 3, '#ffffff')
}

function drawSponge(paper, { x, y }, seconds) {
  const sway = Math.sin(seconds * 8) * 12
  disc(paper, x, y, 34, 'rgba(255,255,255,0.75)')
  box(paper, x - 18 + sway, y - 12, 36, 24, '#ffe06a', 7)
  for (const [dx, dy] of [
    [-8, -3],
    [4, 4],
    [10, -5],
  ])
    disc(paper, x + dx + sway, y + dy, 3, '#d9b23c')
}

function drawThumb(paper, { x, y }, isOn, seconds) {
  const grow = isOn ? 1 + Math.sin(seconds * 10) * 0.08 : 0.85
  disc(paper, x, y, 40 * grow, isOn ? COLOURS.green : 'rgba(255,255,255,0.25)')
  const colour = isOn ? '#ffffff' : 'rgba(255,255,255,0.5)'
  box(paper, x - 16, y - 2, 12, 22, colour, 4)
  box(paper, x - 2, y - 4, 20, 24, colour, 7)
  box(paper, x - 2, y - 22, 10, 26, colour, 5)
}
