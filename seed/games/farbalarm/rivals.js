/** Three rival crews: they go where the wall is not theirs, and spray. */
import { moveBody, nextCell, stepsTo } from '../kit/caster.js'
import { STEP_SECONDS } from '../kit/loop.js'
import { paintAt } from './stairwell.js'

const THINKS_SECONDS = 3.2
const REACH = 3.2

export function aRival({ x, y }, team, { level, chance }) {
  return {
    x,
    y,
    team,
    speed: 1.5 + level * 0.08,
    waits: 0.16 - level * 0.011,
    wait: chance.next(),
    thinks: 0,
    angle: 0,
    stride: team,
    wet: 0,
    path: null,
  }
}

export function moveRivals(world, tools) {
  for (const rival of world.rivals) {
    rival.wait -= STEP_SECONDS
    rival.thinks -= STEP_SECONDS
    rival.wet = Math.max(0, rival.wet - STEP_SECONDS)
    if (rival.thinks <= 0) choose(world, rival, tools)
    const next = nextCell(rival.path, world.floor.width, rival) ?? rival.goal
    rival.angle = Math.atan2(next.y - rival.y, next.x - rival.x)
    const pace = rival.speed * STEP_SECONDS
    moveBody(rival, Math.cos(rival.angle) * pace, Math.sin(rival.angle) * pace, world.floor.solidAt)
    rival.stride += pace
    if (rival.wait > 0) continue
    rival.wait = rival.waits
    const side = tools.chance.isLucky(0.5) ? 1 : -1
    paintAt(world, {
      from: rival,
      angle: rival.angle + side * tools.chance.between(0.5, 2),
      reach: REACH,
      team: rival.team,
    })
  }
}

function choose({ floor }, rival, { chance }) {
  rival.thinks = THINKS_SECONDS
  for (;;) {
    const goal = { x: 1.5 + chance.whole(floor.width - 2), y: 1.5 + chance.whole(floor.height - 2) }
    if (floor.solidAt(Math.floor(goal.x), Math.floor(goal.y))) continue
    rival.goal = goal
    rival.path = stepsTo(goal, {
      width: floor.width,
      height: floor.height,
      isFree: (a, b) => !floor.solidAt(a, b),
    })
    return
  }
}
