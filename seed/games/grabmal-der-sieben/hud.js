/** Hearts, gold, how deep one is; a king's life; and the works council at its table. */
import { box, paragraph, text } from '../kit/paint.js'
import { drawPicture } from '../kit/pixels.js'
import { SKELETON } from './figures.js'
import { COLOURS } from './look.js'
import { MOST_HEARTS } from './tomb.js'

export function drawHud(world, paper, view, { texts }) {
  const { hero, foes, number, count, gold } = world
  const [x, y] = [view.left + 6, view.top + 5]
  for (let n = 0; n < MOST_HEARTS; n++) {
    box(paper, x + n * 11, y, 9, 9, COLOURS.ink, 2)
    box(paper, x + n * 11 + 1.5, y + 1.5, 6, 6, n < hero.hearts ? '#ff5a5a' : '#3a2a30', 1.5)
  }
  text(paper, `${gold}`, x + 86, y + 5, { size: 9, colour: COLOURS.gold })
  text(paper, `${number + 1}/${count}`, x + 116, y + 5, { size: 9, colour: COLOURS.paper })
  const king = foes.find(({ kind }) => kind === 'K')
  if (king) {
    const wide = Math.min(150, view.right - view.left - 60)
    const [left, top] = [(view.left + view.right - wide) / 2, view.bottom - (view.isTall ? 120 : 12)]
    box(paper, left, top, wide, 7, COLOURS.ink, 3)
    box(paper, left + 1, top + 1, Math.max(3, ((wide - 2) * king.life) / king.most), 5, COLOURS.ember, 2)
  }
  if (world.talk) drawCouncil(paper, view, world.talk, texts)
}

const BONES = { I: COLOURS.ink, B: COLOURS.bone, b: COLOURS.boneShade, E: COLOURS.eye }

function drawCouncil(paper, view, { number, choice }, texts) {
  const { says, answers } = texts.talks[number]
  const width = Math.min(270, view.right - view.left - 16)
  const high = view.isTall ? 150 : 112
  const [x, y] = [(view.left + view.right - width) / 2, view.top + (view.isTall ? 34 : 30)]
  box(paper, x, y, width, high, COLOURS.ink, 6)
  box(paper, x + 2, y + 2, width - 4, high - 4, '#22303a', 5)
  for (const [n, at] of [18, 34, 50].entries())
    drawPicture(paper, SKELETON, BONES, { x: x + at, y: y + 26 + (n % 2) * 2, isFlipped: n === 2 })
  text(paper, texts.council, x + 66, y + 16, { size: 9, colour: COLOURS.gold })
  paragraph(paper, says, x + 10, y + 40, { width: width - 20, size: 8.5, weight: 700, colour: COLOURS.paper })
  const half = (width - 24) / 2
  for (const [n, answer] of answers.entries()) {
    const left = x + 8 + n * (half + 8)
    box(paper, left, y + high - 40, half, 32, n === choice ? COLOURS.cloak : '#33444f', 4)
    paragraph(paper, answer, left + 6, y + high - 30, {
      width: half - 10,
      size: 7.5,
      weight: 700,
      colour: '#ffffff',
    })
  }
}
