/** A visitor of the station for scripts: card, generator, exit; reads what lies on the way. */
import { nextCell, stepsTo, turnTo } from '../kit/caster.js'

const MOUSE_TURN = 0.004

export function play(world, input) {
  for (const control of ['a', 'up']) input.release(control)
  if (world.reading !== null) return input.press('a')
  const { player, deck } = world
  const steps = stepsTo(goalOf(world), {
    width: deck.width,
    height: deck.height,
    isFree: (a, b) => isFree(world, a, b),
  })
  const next = nextCell(steps, deck.width, player) ?? goalOf(world)
  const off = turnTo(player.angle, Math.atan2(next.y - player.y, next.x - player.x))
  input.look.x = Math.max(-0.12, Math.min(0.12, off)) / MOUSE_TURN
  if (Math.abs(off) < 0.4) input.press('up')
  return undefined
}

const isAt = ({ x, y }, column, row) => Math.floor(x) === column && Math.floor(y) === row

function isFree(world, column, row) {
  if (!world.solidAt(column, row)) return true
  return world.player.hasKey && world.doors.some((door) => isAt(door, column, row))
}

function goalOf({ player, keys, batteries, generator, exit }) {
  const nearest = batteries.toSorted((a, b) => away(a, player) - away(b, player))[0]
  if (player.battery < 25 && nearest) return nearest
  return keys[0] ?? (generator.isOn ? exit : generator)
}

const away = (a, b) => Math.hypot(a.x - b.x, a.y - b.y)
