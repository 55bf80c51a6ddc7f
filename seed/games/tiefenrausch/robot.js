/** A helmsman for scripts: the shortest way by open cells to what is wanted next, to air before the pressure is too high. */
import { goalOf } from './dive.js'
import { CELL, COLUMNS, middleOf } from './sea.js'

const cellOf = ({ x, y }) => Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL)

export function play(world, input) {
  for (const control of ['left', 'right', 'up', 'down']) input.release(control)
  const { boat } = world
  const way = wayTo(world, cellOf(goalOf(world)))
  const target = way.length > 1 ? middleOf(way[1]) : goalOf(world)
  const [dx, dy] = [target.x - boat.x - boat.vx * 0.35, target.y - boat.y - boat.vy * 0.35]
  if (dx < -5) input.press('left')
  if (dx > 5) input.press('right')
  if (dy < -5) input.press('up')
  if (dy > 5) input.press('down')
}

function wayTo({ boat, open }, goal) {
  const start = cellOf(boat)
  const before = new Map([[goal, null]])
  const queue = [goal]
  for (const at of queue) {
    if (at === start) break
    for (const next of [at - 1, at + 1, at - COLUMNS, at + COLUMNS])
      if ((open[next] || next === start) && !before.has(next)) {
        before.set(next, at)
        queue.push(next)
      }
  }
  const way = []
  for (let at = start; at !== null && at !== undefined; at = before.get(at)) way.push(at)
  return way
}
