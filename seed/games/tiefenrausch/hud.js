/** Depth, pressure, lamps and songs, and the chart as far as it is drawn. */
import { blend, box, disc, text } from '../kit/paint.js'
import { drawLamp } from './draw.js'
import { COLOURS } from './look.js'
import { CELL, COLUMNS } from './sea.js'

const DOT = 4

export function drawHud(world, paper, view, { texts }) {
  const [x, y] = [view.left + 16, view.top + 16]
  const share = world.boat.y / (world.rows * CELL)
  const metres = Math.round(world.depth[0] + (world.depth[1] - world.depth[0]) * share)
  text(paper, `${metres} ${texts.metres}`, x, y + 10, { size: 22, colour: COLOURS.cream })
  box(paper, x, y + 28, 120, 12, COLOURS.ink, 6)
  const { pressure } = world
  box(
    paper,
    x + 2,
    y + 30,
    Math.max(8, 116 * Math.min(1, pressure)),
    8,
    blend('#5fd0c0', '#ff5f6d', Math.min(1, pressure)),
    4,
  )
  for (let n = 0; n < world.boat.carried; n++) drawLamp(paper, x + 10 + n * 24, y + 60, world.seconds, 0.62)
  for (let n = 0; n < 3; n++) {
    const at = x + 10 + n * 22
    disc(paper, at, y + 88, 8, n < world.songs ? COLOURS.song : COLOURS.ink)
    if (n < world.songs) text(paper, '♪', at, y + 89, { size: 12, colour: COLOURS.ink, align: 'center' })
  }
  drawChart(paper, world, view.right - 16 - COLUMNS * DOT, view.top + 66)
}

function drawChart(paper, { open, seen, rows, boat, lamps, residents, airs }, left, top) {
  paper.globalAlpha = 0.65
  box(paper, left - 5, top - 5, COLUMNS * DOT + 10, rows * DOT + 10, COLOURS.ink, 5)
  paper.globalAlpha = 1
  paper.fillStyle = COLOURS.inner
  for (const [at, isSeen] of seen.entries())
    if (isSeen && open[at])
      paper.fillRect(left + (at % COLUMNS) * DOT, top + Math.floor(at / COLUMNS) * DOT, DOT, DOT)
  const mark = (thing, colour) => {
    const at = Math.floor(thing.y / CELL) * COLUMNS + Math.floor(thing.x / CELL)
    if (seen[at]) disc(paper, left + (thing.x / CELL) * DOT, top + (thing.y / CELL) * DOT, 2.6, colour)
  }
  for (const air of airs) mark(air, COLOURS.air)
  for (const lamp of lamps) if (!lamp.isTaken) mark(lamp, COLOURS.boat)
  for (const resident of residents) mark(resident, COLOURS.song)
  disc(paper, left + (boat.x / CELL) * DOT, top + (boat.y / CELL) * DOT, 3, COLOURS.boat)
}
