/** Hearts, points, what is being folded; the boar's strength. */
import { box, text } from '../kit/paint.js'
import { heart } from './draw.js'
import { HEARTS, LIVES } from './forest.js'
import { COLOURS } from './look.js'

export function drawHud(world, paper, view, { texts }) {
  const [x, y] = [view.left + 22, view.top + 24]
  for (let n = 0; n < HEARTS; n++)
    heart(paper, x + n * 20, y, 9, n < world.hero.hearts ? COLOURS.red : '#4a3a44')
  text(paper, `${texts.score} ${world.score}`, x - 8, y + 24, { size: 14, colour: COLOURS.cream })
  for (const [n, control] of [...world.hero.string].entries())
    text(paper, control === 'a' ? '/' : 'O', x - 4 + n * 16, y + 46, { size: 16, colour: COLOURS.light })
  const boar = world.beasts.find(({ kind }) => kind === 'boar')
  if (!boar) return
  const [middle, wide] = [(view.left + view.right) / 2, Math.min(220, view.right - view.left - 190)]
  box(paper, middle - wide / 2, view.top + 18, wide, 12, COLOURS.ink, 6)
  box(
    paper,
    middle - wide / 2 + 2,
    view.top + 20,
    Math.max(6, ((wide - 4) * boar.life) / LIVES.boar),
    8,
    COLOURS.red,
    4,
  )
}
