/** The clock, the four shares of the walls, the bucket; and a small map of who is where. */
import { box, disc, text } from '../kit/paint.js'
import { COLOURS, TEAMS } from './look.js'
import { orderOf } from './round.js'

export function drawHud(world, paper, view, { texts }) {
  const { player, shares, strips, left } = world
  const [x, y] = [view.left + 12, view.top + 12]
  box(paper, x, y, 62, 26, COLOURS.ink, 9)
  text(paper, String(Math.ceil(left)), x + 31, y + 14, {
    size: 18,
    align: 'center',
    colour: left < 10 ? '#ffc21a' : '#ffffff',
  })
  box(paper, x - 4, y + 29, 132, 94, 'rgba(255, 255, 255, 0.82)', 10)
  const whole = Math.max(1, ...shares)
  for (const [n, team] of orderOf(world).entries()) {
    const long = 14 + (66 * shares[team]) / whole
    box(paper, x, y + 34 + n * 15, long, 11, TEAMS[team], 5)
    if (team === 0) disc(paper, x + long + 8, y + 39.5 + n * 15, 4, COLOURS.ink)
    text(
      paper,
      `${Math.round((100 * shares[team]) / strips)} %`,
      x + long + (team === 0 ? 18 : 8),
      y + 40 + n * 15,
      { size: 10, colour: COLOURS.ink },
    )
  }
  const isReady = player.bucket === 0
  box(paper, x, y + 100, 80, 18, isReady ? TEAMS[0] : 'rgba(32, 24, 74, 0.35)', 9)
  text(paper, isReady ? texts.bucket : `${Math.ceil(player.bucket)}`, x + 40, y + 110, {
    size: 11,
    align: 'center',
  })
  drawMap(world, paper, view)
}

function drawMap({ floor, player, rivals, caretaker }, paper, view) {
  const size = 4
  const [x, y] = [view.right - floor.width * size - 12, view.top + (view.isTall ? 60 : 62)]
  paper.globalAlpha = 0.75
  box(paper, x - 4, y - 4, floor.width * size + 8, floor.height * size + 8, COLOURS.ink, 5)
  paper.globalAlpha = 1
  for (let row = 0; row < floor.height; row++)
    for (let column = 0; column < floor.width; column++)
      if (!floor.solidAt(column, row)) box(paper, x + column * size, y + row * size, size, size, '#fdf3e3')
  for (const { x: a, y: b, team } of rivals) disc(paper, x + a * size, y + b * size, 3, TEAMS[team])
  disc(paper, x + caretaker.x * size, y + caretaker.y * size, 3, '#7d8590')
  disc(paper, x + player.x * size, y + player.y * size, 3.6, COLOURS.ink)
  disc(paper, x + player.x * size, y + player.y * size, 2.6, TEAMS[0])
}
