/** The clock, the metal, the gearbox, how far it is, what is fitted, and the co-driver's note. */
import { box, disc, line, placed, text } from '../kit/paint.js'
import { COLOURS } from './look.js'
import { drawPart } from './things.js'

export function drawHud(world, paper, view, { texts }) {
  const { car, road } = world
  const [x, y] = [view.left + 14, view.top + 14]
  box(paper, x, y, 96, 34, COLOURS.ink, 10)
  text(paper, Math.max(0, world.left).toFixed(1), x + 48, y + 18, {
    size: 22,
    colour: world.left < 6 ? COLOURS.lamp : COLOURS.cream,
    align: 'center',
  })
  bar(paper, { x, y: y + 44, share: car.metal / 100, colour: COLOURS.car })
  bar(paper, { x, y: y + 58, share: car.heat, colour: car.isHot ? COLOURS.lamp : COLOURS.line })
  const fitted = Object.entries(world.fitted).flatMap(([part, count]) =>
    Array.from({ length: Math.min(4, count) }, () => part),
  )
  for (const [n, part] of fitted.entries())
    placed(paper, { x: x + 9 + n * 18, y: y + 84, scale: 0.7 }, () => drawPart(paper, part))
  const from = x + 116
  const length = Math.max(60, view.right - 70 - from)
  box(paper, from, y + 14, length, 6, COLOURS.ink, 3)
  disc(paper, from + length * Math.min(1, car.at / road.finish), y + 17, 7, COLOURS.car)
  disc(paper, from + length, y + 17, 5, COLOURS.lamp)
  if (world.note) drawNote(paper, (view.left + view.right) / 2, view.top + 78, world.note, texts)
}

function bar(paper, { x, y, share, colour }) {
  box(paper, x, y, 96, 9, COLOURS.ink, 4)
  box(paper, x + 2, y + 2, Math.max(5, 92 * Math.max(0, Math.min(1, share))), 5, colour, 2)
}

/** An arrow bent as much as the road, so that nobody has to read. */
function drawNote(paper, x, y, { way, grade }, texts) {
  box(paper, x - 74, y - 26, 148, 52, COLOURS.cream, 12)
  const bend = 0.35 + grade * 0.32
  const points = Array.from({ length: 8 }, (_, n) => {
    const angle = (bend * n) / 7
    return [x - 46 * 1 + way * (1 - Math.cos(angle)) * 17, y + 16 - Math.sin(angle) * 17 - n * 1.4]
  })
  line(paper, points, grade > 3 ? COLOURS.lamp : COLOURS.ink, 6)
  const [tipX, tipY] = points[7]
  const turn = -Math.PI / 2 + way * bend
  for (const side of [-2.5, 2.5])
    line(
      paper,
      [
        [tipX, tipY],
        [tipX + Math.cos(turn + side) * 10, tipY + Math.sin(turn + side) * 10],
      ],
      grade > 3 ? COLOURS.lamp : COLOURS.ink,
      5,
    )
  text(paper, way > 0 ? texts.right : texts.left, x - 14, y - 9, { size: 15, colour: COLOURS.ink })
  text(paper, texts.bends[grade], x - 14, y + 10, { size: 15, colour: COLOURS.near })
}
