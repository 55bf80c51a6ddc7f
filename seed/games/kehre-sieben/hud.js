/** How far up, dents, points; the horn where it is wanted, and a thank-you. */
import { box, disc, placed, shape, text } from '../kit/paint.js'
import { MOST_DENTS } from './drive.js'
import { COLOURS } from './look.js'
import { HORN_ZONE } from './pass.js'

export function drawHud(world, paper, view, { texts }) {
  const { car, pass, score, note } = world
  const [x, y] = [view.left + 14, view.top + 14]
  box(paper, x, y, 118, 46, 'rgba(21,42,76,0.82)', 12)
  text(paper, `${texts.score} ${score}`, x + 12, y + 16, { size: 15 })
  for (let n = 0; n < MOST_DENTS; n++)
    disc(paper, x + 20 + n * 20, y + 34, 6, n < MOST_DENTS - car.dents ? COLOURS.car : '#4a5a74')
  const [from, long] = [view.top + 80, Math.max(90, (view.bottom - view.top) * 0.36)]
  box(paper, x + 4, from, 6, long, 'rgba(21,42,76,0.6)', 3)
  for (const { from: at, isWarned } of pass.bends)
    disc(paper, x + 7, from + long * (1 - at / pass.goal), 5, isWarned ? '#58d66b' : '#ffffff')
  disc(paper, x + 7, from + long * (1 - Math.min(1, car.at / pass.goal)), 8, COLOURS.car)
  const bend = pass.bends.find(
    ({ from: at, isWarned }) => !isWarned && car.at > at - HORN_ZONE && car.at < at,
  )
  const middle = (view.left + view.right) / 2
  if (bend) drawHorn(paper, middle, view.top + 48, { seconds: world.seconds, number: bend.number })
  else if (note?.seconds > 0) {
    const width = Math.min(view.right - view.left - 40, note.words.length * 8.6 + 30)
    const high = view.top + (view.isTall ? 150 : 62)
    box(paper, middle - width / 2, high - 16, width, 32, 'rgba(255,255,255,0.92)', 16)
    text(paper, note.words, middle, high + 1, { size: 15, colour: COLOURS.ink, align: 'center' })
  }
}

function drawHorn(paper, x, y, { seconds, number }) {
  placed(paper, { x, y, scale: 1 + Math.sin(seconds * 9) * 0.08 }, () => {
    disc(paper, 0, 0, 30, '#ffffff')
    disc(paper, 0, 0, 27, '#2f6fd0')
    shape(
      paper,
      [
        [-14, -5],
        [-3, -5],
        [11, -13],
        [11, 13],
        [-3, 5],
        [-14, 5],
      ],
      '#ffffff',
    )
    disc(paper, 24, 20, 12, COLOURS.car)
    text(paper, String(number), 24, 21, { size: 14, align: 'center' })
  })
}
