/** A visitor of the data centre for scripts: shoots what it sees, fetches the nearest fuse, goes back. */
import { canSee, nextCell, stepsTo, turnTo } from '../kit/caster.js'

const MOUSE_TURN = 0.0042

export function play(world, input) {
  const { player, floor, drones } = world
  for (const control of ['a', 'up', 'down']) input.release(control)
  const foe = drones
    .filter((drone) => near(drone, player) < 6 && canSee(floor.solidAt, player, drone))
    .toSorted((a, b) => near(a, player) - near(b, player))[0]
  if (foe && player.charges >= 1) {
    const off = aim(player, foe, input)
    if (Math.abs(off) < 0.08) input.press('a')
    if (near(foe, player) < 1.6) input.press('down')
    return
  }
  const goal = goalOf(world)
  const { size, solidAt } = floor
  const steps = stepsTo(goal, { width: size, height: size, isFree: (a, b) => !solidAt(a, b) })
  const off = aim(player, nextCell(steps, size, player) ?? goal, input)
  if (Math.abs(off) < 0.5) input.press('up')
}

function goalOf({ player, fuses, cells, floor }) {
  const near1 = (list) => list.toSorted((a, b) => near(a, player) - near(b, player))[0]
  if (player.charges < 2 && cells.length > 0) return near1(cells)
  return near1(fuses) ?? floor.start
}

const near = (a, b) => Math.hypot(a.x - b.x, a.y - b.y)

function aim(player, goal, input) {
  const off = turnTo(player.angle, Math.atan2(goal.y - player.y, goal.x - player.x))
  input.look.x = Math.max(-0.12, Math.min(0.12, off)) / MOUSE_TURN
  return off
}
