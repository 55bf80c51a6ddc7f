/** A planner for scripts: drags along the plan that the town itself has, line by line, and sends the buses. */
import { seenAt } from './places.js'

export function play(world, input, { view }) {
  for (const control of ['a', 'b']) input.release(control)
  if (world.phase !== 'plan') return input.press('a')
  const line = world.lines.findIndex((cells, n) => cells.length < world.plan[n].length)
  if (line < 0) {
    const { x, y } = input.pointer
    return input.pointer.isDown ? input.point(x, y, false) : input.press('b')
  }
  if (world.active !== line && !input.pointer.isDown) {
    input.release('c')
    return Math.round(world.seconds * 60) % 2 ? input.press('c') : undefined
  }
  if (world.active !== line) {
    const { x, y } = input.pointer
    return input.point(x, y, false)
  }
  const { x, y } = seenAt(view, world.plan[line][world.lines[line].length], world.turn)
  if (!input.pointer.isDown && world.lines[line].length === 0) return input.point(x, y, true)
  return input.point(x, y, true)
}
