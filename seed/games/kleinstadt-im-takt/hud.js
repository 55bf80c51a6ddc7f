/** The clock, who is there, how much road is left; the lines, the turn and the departure as buttons. */
import { box, disc, line, placed, shape, text } from '../kit/paint.js'
import { COLOURS, LINES } from './look.js'
import { buttonsOf } from './places.js'
import { lengthOf } from './plan.js'

const LEAVES = 7 * 60 + 20
const MINUTES = 22

export function drawHud(world, paper, view, { texts }) {
  const [x, y] = [view.left + 14, view.top + 14]
  const minutes = Math.floor(LEAVES + (world.clock / world.limit) * MINUTES)
  const isLate = world.clock > world.limit
  box(paper, x, y, 150, 44, COLOURS.ink, 14)
  text(paper, `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`, x + 14, y + 24, {
    size: 26,
    colour: isLate ? '#ff8f7a' : '#ffffff',
  })
  text(paper, `${world.arrived}/${world.people}`, x + 136, y + 24, {
    size: 18,
    colour: '#ffe06a',
    align: 'right',
  })
  const left = world.most - lengthOf(world)
  if (world.phase === 'plan') {
    box(paper, x, y + 52, 150, 14, 'rgba(42,58,92,0.35)', 7)
    box(
      paper,
      x,
      y + 52,
      Math.max(14, (150 * left) / world.most),
      14,
      world.shake > 0 ? '#e2583e' : LINES[world.active],
      7,
    )
    text(paper, texts.roadLeft(left), x + 8, y + 82, { size: 14, colour: COLOURS.ink })
  }
  drawButtons(world, paper, view)
}

function drawButtons(world, paper, view) {
  const buttons = buttonsOf(view, world.town.buses)
  const isPlan = world.phase === 'plan'
  const canGo = world.lines.some((cells) => cells.length > 1)
  if (isPlan) {
    disc(paper, buttons.turn.x, buttons.turn.y, 24, '#ffffff')
    placed(paper, { ...buttons.turn }, () => {
      paper.strokeStyle = COLOURS.ink
      paper.lineWidth = 4
      paper.beginPath()
      paper.arc(0, 0, 11, 0.4, 5)
      paper.stroke()
      shape(
        paper,
        [
          [0, -17],
          [10, -10],
          [-1, -4],
        ],
        COLOURS.ink,
      )
    })
    for (const [n, { x, y }] of buttons.lines.entries()) {
      disc(paper, x, y, n === world.active ? 25 : 20, '#ffffff')
      disc(paper, x, y, n === world.active ? 20 : 16, LINES[n])
      if (world.lines[n].length > 1)
        line(
          paper,
          [
            [x - 7, y],
            [x - 2, y + 6],
            [x + 8, y - 6],
          ],
          '#ffffff',
          4,
        )
      else text(paper, String(n + 1), x, y + 1, { size: 18, align: 'center' })
    }
  }
  const { x, y } = buttons.go
  const grow = isPlan && canGo ? 1 + Math.sin(world.seconds * 5) * 0.06 : 1
  placed(paper, { x, y, scale: grow }, () => {
    disc(paper, 0, 0, 30, canGo ? '#e2583e' : '#aeb4c4')
    for (const at of isPlan ? [-3] : [-11, 3])
      shape(
        paper,
        [
          [at - 5, -12],
          [at + 13, 0],
          [at - 5, 12],
        ],
        '#ffffff',
      )
  })
}
