/** Seven kings, seven curses: each has two of four ways to strike, and takes turns with them. */
import { STEP_SECONDS } from '../kit/loop.js'
import { goTo, hurtHero, shoot } from './acts.js'
import { HEIGHT, walk, WIDTH } from './chambers.js'
import { aFoe } from './kinds.js'

const ACTS = {
  sweep: { wind: 0.7, does: sweep },
  charge: { wind: 0.8, does: (king) => (king.charge = 0.55) },
  ring: { wind: 0.75, does: ring },
  call: { wind: 1, does: call },
}
/** What each of the seven does. */
export const CURSES = [
  ['sweep', 'charge'],
  ['ring', 'sweep'],
  ['call', 'charge'],
  ['charge', 'ring'],
  ['call', 'ring'],
  ['charge', 'sweep', 'ring'],
  ['sweep', 'ring', 'call', 'charge'],
]
export const SWEEP = 2.3
const CHARGE_SPEED = 9

export function moveKing(world, king, tools) {
  const { hero } = world
  if (king.charge > 0) return rush(world, king, tools)
  const away = Math.hypot(hero.x - king.x, hero.y - king.y)
  if (king.wind > 0) {
    king.wind -= STEP_SECONDS
    if (king.wind > 0) return undefined
    ACTS[king.doing].does(king, world, tools)
    king.rest = 1.1
    return undefined
  }
  king.facing = Math.atan2(hero.y - king.y, hero.x - king.x)
  king.rest -= STEP_SECONDS
  if (king.rest > 0) return goTo(world, king, away > 1.4 ? 1.2 : 0)
  const curses = CURSES[world.level - 1]
  king.doing = curses[king.act % curses.length]
  king.act++
  king.wind = ACTS[king.doing].wind
  return tools.play('curse', { pitch: 0.8 + (king.act % 3) * 0.12 })
}

function rush(world, king, tools) {
  const { hero } = world
  king.charge -= STEP_SECONDS
  const pace = CHARGE_SPEED * STEP_SECONDS
  if (walk(king, Math.cos(king.facing) * pace, Math.sin(king.facing) * pace, world)) {
    // Against a wall it needs a while.
    king.charge = 0
    king.rest = 1.7
    tools.play('clang', { pitch: 0.5 })
  }
  if (Math.hypot(hero.x - king.x, hero.y - king.y) < 1.05) hurtHero(world, king, 1, tools)
}

function sweep(king, world, tools) {
  const { hero } = world
  tools.play('swing', { pitch: 0.4 })
  if (Math.hypot(hero.x - king.x, hero.y - king.y) < SWEEP) hurtHero(world, king, 1, tools)
}

function ring(king, world, tools) {
  const count = 6 + world.level
  for (let n = 0; n < count; n++) shoot(world, king, (n / count) * Math.PI * 2 + king.act * 0.3, tools)
}

function call(_king, world, tools) {
  if (world.foes.length > 1) return
  for (const y of [2.5, HEIGHT - 2.5])
    world.foes.push(aFoe(world.level > 4 ? 'w' : 'b', { x: WIDTH - 6.5, y }, 1))
  tools.play('rattle', { pitch: 0.7 })
}
