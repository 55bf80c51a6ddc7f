/** Health, fuses, points, and the part of the floor that was seen. */
import { box, disc, shape, text } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawHud(world, paper, view, { texts }) {
  const { player, fuses, fuseCount, score, floor } = world
  const [x, y] = [view.left + 12, view.top + 12]
  box(paper, x, y, 104, 14, COLOURS.ink, 7)
  box(
    paper,
    x + 2,
    y + 2,
    Math.max(8, player.health),
    10,
    player.health < 30 ? COLOURS.pink : COLOURS.neon,
    5,
  )
  for (let n = 0; n < fuseCount; n++)
    box(paper, x + n * 17, y + 22, 13, 8, n < fuseCount - fuses.length ? '#ffd24a' : '#3b2a86', 2)
  text(paper, `${texts.score} ${score}`, x, y + 44, { size: 12, colour: COLOURS.white })
  drawCompass(paper, view, { player, fuses, goal: fuses.length === 0 ? floor.start : null })
}

/** Points along the top to the nearest fuse, or back to the lift. */
function drawCompass(paper, view, { player, fuses, goal }) {
  const nearest = goal ?? fuses.toSorted((a, b) => away(a, player) - away(b, player))[0]
  if (!nearest) return
  const turn = Math.atan2(nearest.y - player.y, nearest.x - player.x) - player.angle
  const [cx, cy] = [(view.left + view.right) / 2, view.top + 24]
  disc(paper, cx, cy, 14, `${COLOURS.ink}cc`)
  paper.save()
  paper.translate(cx, cy)
  paper.rotate(turn)
  shape(
    paper,
    [
      [0, -10],
      [6, 7],
      [0, 3],
      [-6, 7],
    ],
    goal ? COLOURS.neon : '#ffd24a',
  )
  paper.restore()
}

const away = (a, b) => Math.hypot(a.x - b.x, a.y - b.y)
