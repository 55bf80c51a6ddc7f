/** Place, laps, tyres; and the flag that calls the car in. */
import { box, disc, placed, text } from '../kit/paint.js'
import { COLOURS } from './look.js'
import { placesOf } from './places.js'
import { LAPS, PODIUM } from './race.js'

export function drawHud(world, paper, view, { texts }) {
  const places = placesOf(view)
  if (world.phase === 'paint')
    return drawFlag(paper, places.start, { words: texts.toTheStart, isOn: true, seconds: world.seconds })
  const { mine, rivals, place, level, stop } = world
  const [x, y] = [view.left + 14, view.top + 14]
  box(paper, x, y, 92, 54, COLOURS.ink, 12)
  text(paper, `${place}.`, x + 14, y + 29, {
    size: 34,
    colour: place <= PODIUM[level - 1] ? COLOURS.green : '#ffffff',
  })
  text(paper, `${Math.min(LAPS, Math.floor(mine.at) + 1)}/${LAPS}`, x + 56, y + 20, { size: 15 })
  box(paper, x + 54, y + 34, 30, 8, '#3b4a40', 4)
  box(
    paper,
    x + 54,
    y + 34,
    Math.max(6, 30 * (1 - mine.wear)),
    8,
    mine.wear > 0.7 ? '#ff5a4a' : COLOURS.green,
    4,
  )
  const order = [...rivals, mine].toSorted((a, b) => b.at - a.at)
  for (const [n, car] of order.entries()) {
    disc(paper, x + 12 + n * 19, y + 70, car === mine ? 9 : 7, '#ffffff')
    disc(paper, x + 12 + n * 19, y + 70, car === mine ? 7 : 5.5, car.colour)
  }
  if (stop) {
    box(paper, view.width / 2 - 46, view.top + 12, 92, 36, COLOURS.ink, 18)
    text(paper, stop.seconds.toFixed(1), view.width / 2, view.top + 31, {
      size: 24,
      align: 'center',
      colour: stop.seconds < 5 ? COLOURS.green : COLOURS.wait,
    })
    return undefined
  }
  if (world.phase !== 'race' || mine.at > LAPS - 1) return undefined
  return drawFlag(paper, places.flag, {
    words: texts.call,
    isOn: !mine.isCalled,
    seconds: mine.wear > 0.5 ? world.seconds : 0,
  })
}

function drawFlag(paper, { x, y }, { words, isOn, seconds }) {
  placed(paper, { x, y, scale: 1 + Math.sin(seconds * 7) * 0.05 }, () => {
    box(paper, -84, -24, 168, 52, 'rgba(20,38,28,0.5)', 26)
    box(paper, -84, -28, 168, 52, isOn ? COLOURS.kerbs[1] : '#6d7381', 26)
    text(paper, words, 0, -1, { size: 20, align: 'center' })
  })
}
