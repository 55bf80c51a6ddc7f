/** Calm, battery, flares, the card; and the page that is being read. */
import { box, paragraph, shape, text } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawHud(world, paper, view, { texts }) {
  const { player } = world
  const [x, y] = [view.left + 14, view.top + 14]
  bar(paper, {
    x,
    y,
    share: player.calm / 100,
    colour: player.calm < 30 ? COLOURS.red : COLOURS.bone,
    name: texts.calm,
  })
  bar(paper, { x, y: y + 20, share: player.battery / 100, colour: COLOURS.ember, name: texts.torch })
  for (let n = 0; n < player.flares; n++)
    shape(
      paper,
      [
        [x + n * 13, y + 50],
        [x + 4 + n * 13, y + 38],
        [x + 8 + n * 13, y + 50],
      ],
      COLOURS.red,
    )
  if (player.hasKey) box(paper, x + 48, y + 39, 18, 11, '#e8d9cc', 2)
  const read = world.noteCount - world.notes.length
  text(paper, `${texts.pages} ${read}/${world.noteCount}`, x, y + 64, { size: 11, colour: COLOURS.bone })
  if (world.reading !== null) drawPage(paper, view, world.reading, texts)
}

function bar(paper, { x, y, share, colour, name }) {
  box(paper, x, y, 90, 9, '#241618', 4)
  box(paper, x, y, Math.max(4, 90 * share), 9, colour, 4)
  text(paper, name, x + 96, y + 5, { size: 10, colour: COLOURS.bone })
}

function drawPage(paper, view, words, texts) {
  const width = Math.min(340, view.right - view.left - 28)
  const [x, y] = [(view.left + view.right - width) / 2, view.top + (view.bottom - view.top) * 0.16]
  const high = (view.bottom - view.top) * 0.66
  box(paper, x, y, width, high, COLOURS.bone, 4)
  const size = width < 300 ? 13 : 14
  const end = paragraph(paper, words, x + 20, y + 30, {
    width: width - 40,
    size,
    colour: COLOURS.ink,
    weight: 600,
  })
  text(paper, texts.put, x + 20, Math.max(end + 12, y + high - 20), { size: 11, colour: COLOURS.red })
}
