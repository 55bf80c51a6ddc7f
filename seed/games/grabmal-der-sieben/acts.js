/** What foes of every kind do: come nearer, shoot, strike. */
import { nextCell, turnTo } from '../kit/caster.js'
import { STEP_SECONDS } from '../kit/loop.js'
import { walk, WIDTH } from './chambers.js'

const SHOT_SPEED = 5.5
const SAFE_SECONDS = 1.2
const BLOCKS = 1.1

export function goTo(world, foe, speed) {
  const goal =
    foe.kind === 'w' || foe.kind === 'b' ? world.hero : (nextCell(world.path, WIDTH, foe) ?? world.hero)
  const flutter = foe.kind === 'b' ? Math.sin(foe.sway * 6) * 1.2 : 0
  const angle = Math.atan2(goal.y - foe.y, goal.x - foe.x) + flutter
  const pace = speed * world.pace * STEP_SECONDS
  walk(foe, Math.cos(angle) * pace, Math.sin(angle) * pace, world)
}

export function shoot(world, { x, y }, angle, tools) {
  world.shots.push({ x, y, vx: Math.cos(angle) * SHOT_SPEED, vy: Math.sin(angle) * SHOT_SPEED })
  tools.play('arrow')
}

/** Something strikes the knight from `from`; true where the shield was in its way. */
export function hurtHero(world, from, amount, tools) {
  const { hero } = world
  if (hero.hurt > 0) return false
  const to = Math.atan2(from.y - hero.y, from.x - hero.x)
  if (hero.isBlocking && Math.abs(turnTo(hero.facing, to)) < BLOCKS) {
    hero.hurt = 0.25
    tools.play('clang')
    return true
  }
  hero.hearts -= amount
  hero.hurt = SAFE_SECONDS
  tools.play('hurt')
  return false
}
