/** The day, the spades, the tides to come, and the button that lets the next one in. */
import { box, shape, text } from '../kit/paint.js'
import { NEEDED, SPADES, standingOf } from './days.js'
import { DAYS } from './island.js'
import { COLOURS } from './look.js'
import { buttonOf } from './places.js'

export function drawHud(world, paper, view, { texts }) {
  const [x, y] = [view.left + 18, view.top + 18]
  text(paper, `${texts.day} ${Math.min(DAYS, world.day)}/${DAYS}`, x, y + 10, {
    size: 22,
    colour: COLOURS.ink,
  })
  for (let n = 0; n < SPADES; n++) {
    paper.globalAlpha = n < world.spades ? 1 : 0.22
    box(paper, x + n * 26, y + 32, 20, 18, COLOURS.earth, 4)
    paper.globalAlpha = 1
  }
  for (const [n, { isStanding }] of world.houses.entries()) {
    const left = x + n * 26
    paper.globalAlpha = isStanding ? 1 : 0.25
    shape(
      paper,
      [
        [left, y + 72],
        [left + 10, y + 60],
        [left + 20, y + 72],
      ],
      COLOURS.roof,
    )
    box(paper, left + 3, y + 72, 14, 11, COLOURS.wall)
    paper.globalAlpha = 1
  }
  text(paper, `${texts.keep} ${NEEDED[world.level - 1]}`, x, y + 100, {
    size: 14,
    colour: standingOf(world) > NEEDED[world.level - 1] ? COLOURS.ink : '#a3301c',
  })
  drawTides(world, paper, view, texts)
  const { x: left, y: top, width, height } = buttonOf(view)
  box(paper, left, top, width, height, world.flood > 0 ? COLOURS.deep : COLOURS.ink, 23)
  text(paper, texts.tide, left + width / 2, top + height / 2 + 1, {
    size: 17,
    align: 'center',
    colour: COLOURS.panel,
  })
}

function drawTides({ tides, day }, paper, view, texts) {
  const right = view.right - (view.isTall ? 16 : 70)
  const top = view.top + (view.isTall ? 74 : 26)
  const coming = tides.slice(day - 1, day + 4)
  text(paper, texts.tides, right, top, { size: 14, align: 'right', colour: COLOURS.ink })
  for (const [n, tide] of coming.entries()) {
    const [x, high] = [right - (coming.length - n) * 27 + 4, 8 + tide * 10]
    paper.globalAlpha = n === 0 ? 1 : 0.6
    box(paper, x, top + 66 - high, 21, high, n === 0 ? COLOURS.deep : COLOURS.sea, 4)
    text(paper, String(tide), x + 10.5, top + 77, { size: 13, align: 'center', colour: COLOURS.ink })
    paper.globalAlpha = 1
  }
}
