/** The clock, the chests, the coins; and what can be built, with its price. */
import { box, disc, text } from '../kit/paint.js'
import { MOST_HOARD } from './day.js'
import { drawWork } from './draw.js'
import { COLOURS } from './look.js'
import { buttonsOf } from './places.js'
import { DAY_SECONDS } from './visitors.js'
import { KINDS, WORKS } from './works.js'

export function drawHud(world, paper, view) {
  const [x, y] = [view.left + 10, view.top + 8]
  box(paper, x, y, 150, 26, 'rgba(34, 16, 44, 0.85)', 9)
  const minutes = Math.floor(9 * 60 + Math.min(1, world.seconds / DAY_SECONDS) * 8 * 60)
  text(paper, `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`, x + 10, y + 14, {
    size: 15,
  })
  disc(paper, x + 68, y + 13, 7, COLOURS.goldDark)
  disc(paper, x + 68, y + 13, 5, COLOURS.gold)
  text(paper, String(world.coins), x + 80, y + 14, { size: 15, colour: COLOURS.gold })
  const kept = MOST_HOARD - world.lost
  text(paper, `${kept}/${MOST_HOARD}`, x + 142, y + 14, {
    size: 13,
    align: 'right',
    colour: kept < 3 ? '#ff8f7a' : COLOURS.cream,
  })
  for (const [n, place] of buttonsOf(view).entries()) {
    const kind = KINDS[n]
    const { costs } = WORKS[kind]
    const isChosen = world.chosen === kind
    box(paper, place.x - 28, place.y - 19, 56, 38, isChosen ? COLOURS.gold : 'rgba(34, 16, 44, 0.85)', 9)
    box(paper, place.x - 26, place.y - 17, 52, 34, '#4a2a56', 8)
    paper.globalAlpha = world.coins >= costs ? 1 : 0.4
    drawWork(paper, { x: place.x - 10, y: place.y - 1, kind })
    text(paper, String(costs), place.x + 22, place.y + 9, { size: 11, align: 'right', colour: COLOURS.gold })
    paper.globalAlpha = 1
  }
}
