/** A painter for scripts: walks the floor from cell to cell, turns in each and sprays, and lets the caretaker pass. */
import { nextCell, stepsTo, turnTo } from '../kit/caster.js'

const MOUSE_TURN = 0.0042

export function play(world, input) {
  for (const control of ['a', 'b', 'up']) input.release(control)
  const { player, floor, caretaker } = world
  world.robot ??= { goal: null, cells: freeCells(floor), turned: 0 }
  const { robot } = world
  if (!robot.goal || (near(robot.goal, player) < 0.35 && robot.turned > Math.PI * 2)) {
    const next =
      robot.cells.toSorted((a, b) => near(a, player) - near(b, player)).find((cell) => !cell.isDone) ??
      robot.cells[0]
    next.isDone = true
    Object.assign(robot, { goal: next, turned: 0, path: pathTo(floor, next) })
    if (robot.cells.every(({ isDone }) => isDone)) for (const cell of robot.cells) cell.isDone = false
  }
  const isNearHer =
    near(caretaker, player) < 6 &&
    Math.abs(turnTo(player.angle, Math.atan2(caretaker.y - player.y, caretaker.x - player.x))) < 0.6
  if (near(robot.goal, player) < 0.35) {
    input.look.x = 0.11 / MOUSE_TURN
    robot.turned += 0.11
  } else {
    const next = nextCell(robot.path, floor.width, player) ?? robot.goal
    const off = turnTo(player.angle, Math.atan2(next.y - player.y, next.x - player.x))
    input.look.x = Math.max(-0.2, Math.min(0.2, off)) / MOUSE_TURN
    if (Math.abs(off) < 0.4) input.press('up')
  }
  if (!isNearHer) input.press('a')
  if (!isNearHer && player.bucket === 0) input.press('b')
}

const near = (a, b) => Math.hypot(a.x - b.x, a.y - b.y)
const pathTo = ({ width, height, solidAt }, goal) =>
  stepsTo(goal, { width, height, isFree: (a, b) => !solidAt(a, b) })

function freeCells({ width, height, solidAt }) {
  const cells = []
  for (let y = 1; y < height; y += 1)
    for (let x = 1; x < width; x += 1)
      if (!solidAt(x, y) && (x + y) % 2 === 0) cells.push({ x: x + 0.5, y: y + 0.5, isDone: false })
  return cells
}
