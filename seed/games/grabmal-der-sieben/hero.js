/** The knight on a fixed-term contract: walks, strikes, blocks. */
import { turnTo } from '../kit/caster.js'
import { STEP_SECONDS } from '../kit/loop.js'
import { burst } from '../kit/sparks.js'
import { walk } from './chambers.js'
import { KINDS } from './kinds.js'
import { COLOURS } from './look.js'
import { WEAPONS } from './weapons.js'

const WALK = 4.2
const SWING_SECONDS = 0.18
const DROPS_HEART = 0.22

export function moveHero(world, input, tools) {
  const { hero } = world
  for (const name of ['wait', 'swing', 'hurt']) hero[name] = Math.max(0, hero[name] - STEP_SECONDS)
  hero.isBlocking = input.held('c') && hero.swing === 0
  const [dx, dy] = [input.x, input.y]
  const length = Math.hypot(dx, dy)
  if (length > 0.1) {
    if (!hero.isBlocking) hero.facing = Math.atan2(dy, dx)
    const pace = (WALK * (hero.isBlocking ? 0.45 : 1) * STEP_SECONDS) / Math.max(1, length)
    walk(hero, dx * pace, dy * pace, world)
    hero.stride += pace * 2
  }
  const strikes = input.held('b') || input.held('a') || input.held('tap')
  if (strikes && hero.wait === 0 && !hero.isBlocking) strike(world, tools)
}

function strike(world, tools) {
  const { hero } = world
  const weapon = WEAPONS[hero.weapon]
  hero.wait = weapon.wait
  hero.swing = SWING_SECONDS
  tools.play('swing', { pitch: 1.3 - weapon.damage * 0.15 })
  for (const foe of world.foes) {
    const away = Math.hypot(foe.x - hero.x, foe.y - hero.y)
    const to = Math.atan2(foe.y - hero.y, foe.x - hero.x)
    if (away > weapon.reach + KINDS[foe.kind].radius || Math.abs(turnTo(hero.facing, to)) > weapon.arc)
      continue
    hit(world, foe, { damage: weapon.damage + hero.strength, to }, tools)
  }
  world.foes = world.foes.filter(({ life }) => life > 0)
}

function hit(world, foe, { damage, to }, tools) {
  // A shield turns away what comes from its front, until its bearer has struck.
  const isShielded =
    foe.kind === 'g' && foe.wind === 0 && foe.rest === 0 && Math.abs(turnTo(foe.facing, to + Math.PI)) < 1
  foe.push = { x: Math.cos(to) * 7, y: Math.sin(to) * 7, seconds: 0.12 }
  if (isShielded) {
    foe.rest = 0.5
    tools.play('clang')
    return
  }
  foe.life -= damage
  foe.hurt = 0.15
  const colours = foe.kind === 'w' ? ['#ffffff', COLOURS.eye] : [COLOURS.bone, COLOURS.boneShade]
  burst(world.sparks, tools.chance, {
    x: foe.x,
    y: foe.y,
    count: foe.life > 0 ? 5 : 16,
    colours,
    speed: 5,
    seconds: 0.5,
    size: 0.16,
    fall: 9,
  })
  tools.play(foe.life > 0 ? 'hit' : 'rattle', { pitch: foe.kind === 'K' ? 0.6 : 1 })
  if (foe.life > 0) return
  world.gold += KINDS[foe.kind].points
  world.score = world.gold
  world.drops.push({ x: foe.x, y: foe.y, kind: tools.chance.isLucky(DROPS_HEART) ? 'heart' : 'coin' })
}
