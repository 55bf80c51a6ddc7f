/** How warm the soup still is, the street map, the tips: along the top. */
import { blend, box, disc, text } from '../kit/paint.js'
import { COLOURS } from './look.js'

const COLD = '#5fb7ff'
const HOT = '#ff7a3d'

export function drawHud(world, paper, view, { texts }) {
  const [x, y] = [view.left + 16, view.top + 16]
  const width = Math.min(170, (view.right - view.left) * 0.36)
  drawWarmth(paper, { x, y, width, share: Math.max(0, world.warmth / 100) })
  text(paper, `${texts.score} ${world.score}`, x, y + 36, { size: 15, colour: COLOURS.cream })
  const from = x + width + 16
  drawMap(paper, { x: from, y: y + 10, length: Math.max(40, view.right - 70 - from) }, world)
}

function drawWarmth(paper, { x, y, width, share }) {
  const colour = share < 0.25 ? COLD : blend(COLD, HOT, Math.min(1, share * 1.2))
  box(paper, x, y, width, 20, COLOURS.ink, 10)
  box(paper, x + 3, y + 3, Math.max(10, (width - 6) * share), 14, colour, 7)
  box(paper, x + 8, y + 8, 12, 7, COLOURS.cream, 2)
  box(paper, x + 6, y + 6, 16, 2.5, COLOURS.cream, 1)
}

/** Where rusty gutters and hooks are: to plan with. */
function drawMap(paper, { x, y, length }, { courier, route }) {
  const placeOf = (at) => x + Math.min(1, Math.max(0, at / route.length)) * length
  box(paper, x, y - 2, length, 4, COLOURS.ink, 2)
  for (const roof of route.roofs)
    if (roof.kind === 'rusty') disc(paper, placeOf(roof.x), y, 2.5, COLOURS.rust)
  for (const hook of route.hooks) disc(paper, placeOf(hook.x), y, 2.5, COLOURS.window)
  disc(paper, placeOf(courier.x), y, 6, COLOURS.pink)
  box(paper, x + length - 5, y - 6, 10, 12, COLOURS.window, 2)
}
