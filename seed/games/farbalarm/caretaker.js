/** The caretaker walks her rounds and wipes what she passes. She is not to be hit. */
import { canSee, moveBody, nextCell, stepsTo, turnTo } from '../kit/caster.js'
import { STEP_SECONDS } from '../kit/loop.js'
import { paintAt } from './stairwell.js'

const SPEED = 1.1
const WIPES_AT = 1.3

export function moveCaretaker(world, { chance }) {
  const { caretaker, floor } = world
  caretaker.sway += STEP_SECONDS
  caretaker.isCross = Math.max(0, caretaker.isCross - STEP_SECONDS)
  if (!caretaker.goal || Math.hypot(caretaker.goal.x - caretaker.x, caretaker.goal.y - caretaker.y) < 0.5) {
    const free = []
    for (let y = 1; y < floor.height; y++)
      for (let x = 1; x < floor.width; x++) if (!floor.solidAt(x, y)) free.push({ x: x + 0.5, y: y + 0.5 })
    caretaker.goal = chance.pick(free)
    caretaker.path = stepsTo(caretaker.goal, {
      width: floor.width,
      height: floor.height,
      isFree: (a, b) => !floor.solidAt(a, b),
    })
  }
  const next = nextCell(caretaker.path, floor.width, caretaker) ?? caretaker.goal
  const angle = Math.atan2(next.y - caretaker.y, next.x - caretaker.x)
  moveBody(
    caretaker,
    Math.cos(angle) * SPEED * STEP_SECONDS,
    Math.sin(angle) * SPEED * STEP_SECONDS,
    floor.solidAt,
  )
  if (Math.round(world.seconds * 60) % 24 === 0)
    paintAt(world, { from: caretaker, angle: angle + Math.PI / 2, reach: WIPES_AT, team: null })
}

/** True, and noted, where paint that flies along `angle` meets her. */
export function soak(world, { from, angle, reach, width }, tools) {
  const { caretaker, player, floor } = world
  const away = Math.hypot(caretaker.x - from.x, caretaker.y - from.y)
  if (caretaker.isCross > 0 || player.mop > 0 || away > reach) return
  const off = turnTo(angle, Math.atan2(caretaker.y - from.y, caretaker.x - from.x))
  if (Math.abs(off) > width + 0.12 / Math.max(0.3, away) || !canSee(floor.solidAt, from, caretaker)) return
  caretaker.isCross = 5
  world.isSoaked = true
  tools.play('cross')
}
