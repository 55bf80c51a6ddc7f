/** The café: striped awning, tables, counter; in the evening the sink. */
import { blend, box, disc, line, oval, text } from '../kit/paint.js'
import { drawSparks } from '../kit/sparks.js'
import { drawCake, drawDream, drawGranny, drawGuest, heart } from './figures.js'
import { COLOURS } from './look.js'
import { placesOf } from './places.js'

export function draw(world, paper, view) {
  const places = placesOf(view, world)
  drawRoom(paper, view)
  if (world.dishes) drawSink(paper, world, places, view)
  else {
    drawDoor(paper, places.door)
    for (const [n, seat] of places.seats.entries()) drawSeat(paper, world, seat, n)
    // Between the tables, behind the counter.
    drawGranny(
      paper,
      view.isTall ? { x: 322, y: places.counter - 2 } : { x: 251, y: places.counter + 2 },
      world.seconds,
    )
    if (world.waiting) {
      drawGuest(paper, places.door, world.waiting, world.seconds)
      drawDream(paper, places.door, world.waiting, world.seconds)
    }
    drawCounter(paper, world, places, view)
  }
  drawSparks(world.sparks, paper)
  heart(paper, view.left + 30, view.top + 66, 14, COLOURS.things[0])
  text(paper, String(world.score), view.left + 54, view.top + 68, { size: 26, colour: COLOURS.ink })
}

function drawRoom(paper, view) {
  const wide = view.right - view.left
  paper.fillStyle = COLOURS.wall
  paper.fillRect(view.left - 2, view.top - 2, wide + 4, view.bottom - view.top + 4)
  for (let x = Math.floor(view.left / 40) * 40; x < view.right; x += 40)
    box(paper, x, view.top + 40, 2, view.bottom, COLOURS.wallDark)
  for (let n = 0, x = view.left; x < view.right; n++, x += 46) {
    const colour = n % 2 ? COLOURS.cream : COLOURS.things[0]
    box(paper, x, view.top - 10, 46, 36, colour)
    disc(paper, x + 23, view.top + 26, 23, colour)
  }
}

function drawDoor(paper, { x, y }) {
  box(paper, x - 38, y - 112, 76, 140, COLOURS.board, 10)
  box(paper, x - 28, y - 102, 56, 62, COLOURS.lamp, 6)
  disc(paper, x + 26, y - 24, 4, COLOURS.lamp)
}

function drawSeat(paper, world, place, n) {
  const guest = world.seats[n]
  const { x, y } = place
  box(paper, x - 28, y - 52, 56, 62, blend(COLOURS.things[n], COLOURS.ink, 0.15), 16)
  box(paper, x - 23, y - 46, 46, 50, COLOURS.things[n], 12)
  if (guest) drawGuest(paper, place, guest, world.seconds)
  else if (world.waiting) {
    paper.globalAlpha = 0.35 + Math.sin(world.seconds * 5) * 0.2
    disc(paper, x, y - 22, 30, COLOURS.lamp)
    paper.globalAlpha = 1
  }
  oval(paper, x, y + 22, 46, 15, COLOURS.boardDark)
  oval(paper, x, y + 18, 46, 15, COLOURS.cream)
  line(
    paper,
    [
      [x, y + 34],
      [x, y + 56],
    ],
    COLOURS.boardDark,
    8,
  )
  if (guest?.eating > 0) drawCake(paper, x, y + 6, guest.plate, 0.4 + 0.5 * (guest.eating / 3.5))
  else if (guest) drawDream(paper, place, guest, world.seconds)
}

function drawCounter(paper, world, places, view) {
  box(
    paper,
    view.left - 4,
    places.counter,
    view.right - view.left + 8,
    view.bottom - places.counter + 20,
    COLOURS.board,
  )
  box(
    paper,
    view.left - 4,
    places.counter,
    view.right - view.left + 8,
    12,
    blend(COLOURS.board, '#ffffff', 0.25),
  )
  for (const [n, { x, y }] of places.bases.entries()) {
    disc(paper, x, y, 30, COLOURS.dark)
    drawCake(paper, x, y, { base: n, topping: null }, 1.05)
  }
  for (const [n, { x, y }] of places.toppings.entries()) {
    disc(paper, x, y, 27, COLOURS.cream)
    drawCake(paper, x, y, { base: null, topping: n }, 1.2)
  }
  const { x, y } = places.plate
  oval(paper, x, y + 18, 46, 16, COLOURS.boardDark)
  oval(paper, x, y + 14, 46, 16, '#ffffff')
  oval(paper, x, y + 13, 32, 10, '#e7ecf2')
  drawCake(paper, x, y, world.cake, 1.3)
}

function drawSink(paper, { dishes, seconds }, { sink }, view) {
  const { x, y } = sink
  box(paper, x - 150, y - 110, 300, 240, '#dfe6ee', 30)
  box(paper, x - 134, y - 94, 268, 208, COLOURS.water, 24)
  for (const [n] of dishes.entries())
    oval(paper, view.left + 60, view.bottom - 40 - n * 9, 40, 10, n % 2 ? '#ffffff' : '#e7ecf2')
  const [dish] = dishes
  if (dish) {
    disc(paper, x, y, 84, '#ffffff')
    disc(paper, x, y, 58, '#eef3f8')
    paper.globalAlpha = Math.max(0, Math.min(1, dish.dirt / 260))
    for (let n = 0; n < 9; n++)
      disc(
        paper,
        x + Math.cos(n * 2.4) * (20 + n * 5),
        y + Math.sin(n * 2.4) * (20 + n * 5),
        9 + (n % 3) * 4,
        n % 2 ? '#8a5238' : '#f08fa3',
      )
    paper.globalAlpha = 1
  }
  for (let n = 0; n < 14; n++)
    disc(
      paper,
      x - 120 + ((n * 53) % 240),
      y + 92 - ((n * 31) % 26) + Math.sin(seconds * 2 + n) * 3,
      10 + (n % 4) * 4,
      '#f4fbff',
    )
}
