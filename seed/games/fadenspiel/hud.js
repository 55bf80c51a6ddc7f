/** How much is strung; and, in free play, that everything goes. */
import { box, text } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawHud(world, paper, view, { texts }) {
  const [x, y] = [view.left + 18, view.top + 26]
  text(paper, `${texts.names[world.outline]}`, x, y, { size: 20, colour: COLOURS.cream })
  if (world.free) return
  const share = (world.laid - 1) / (world.way.length - 1)
  const wide = view.isTall ? 150 : 110
  box(paper, x, y + 18, wide, 12, COLOURS.ink, 6)
  box(paper, x + 2, y + 20, Math.max(8, (wide - 4) * share), 8, COLOURS.glow, 4)
}
