/** Adventurers by the minute: they come for gold and leave with it, if they are let. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst } from '../kit/sparks.js'
import { COLOURS } from './look.js'

export const VISITORS = {
  adventurer: { life: 4, speed: 1.9, coins: 9 },
  thief: { life: 3, speed: 3, coins: 11 },
  paladin: { life: 11, speed: 1.35, coins: 18 },
  mage: { life: 6, speed: 1.6, coins: 16, zaps: 4 },
}
const ZAP_SECONDS = 2.6
const FIRST_RING = 3
export const DAY_SECONDS = 96

/** Who rings when; on later days more often, and others. */
export function listOf(level, chance) {
  const count = 10 + level * 4
  const kinds = [
    'adventurer',
    'adventurer',
    ...(level > 1 ? ['thief'] : []),
    ...(level > 2 ? ['paladin'] : []),
    ...(level > 4 ? ['mage', 'paladin'] : []),
  ]
  return Array.from({ length: count }, (_, n) => ({
    kind: n < 2 ? 'adventurer' : chance.pick(kinds),
    at: FIRST_RING + (n * (DAY_SECONDS - 18)) / count + chance.between(0, 1.5),
  }))
}

export function ring(world, { chance, play }) {
  while (world.list[0]?.at <= world.seconds) {
    const { kind } = world.list.shift()
    const life = VISITORS[kind].life * (1 + world.level * 0.17)
    world.visitors.push({
      kind,
      far: 0,
      way: 1,
      life,
      most: life,
      gold: 0,
      slow: 1,
      stun: 0,
      hurt: 0,
      wait: 1,
      lane: chance.between(-0.5, 0.5),
      x: 0,
      y: 0,
      stride: chance.next(),
    })
    play('bell')
  }
}

export function moveVisitors(world, tools) {
  for (const visitor of world.visitors) {
    visitor.stun = Math.max(0, visitor.stun - STEP_SECONDS)
    visitor.hurt = Math.max(0, visitor.hurt - STEP_SECONDS)
    visitor.wait = Math.max(0, visitor.wait - STEP_SECONDS)
    if (visitor.stun === 0) step(world, visitor, tools)
    const { x, y } = world.cave.placeAt(visitor.far)
    Object.assign(visitor, { x: x + visitor.lane * 0.5, y: y + visitor.lane })
    zap(world, visitor, tools)
  }
  for (const { visitor, damage } of world.hits.splice(0)) harm(world, visitor, damage, tools)
  world.visitors = world.visitors.filter(({ life, isGone }) => life > 0 && !isGone)
}

function step(world, visitor, tools) {
  const pace = VISITORS[visitor.kind].speed * visitor.slow * STEP_SECONDS
  visitor.far += visitor.way * pace
  visitor.stride += pace
  if (visitor.way > 0 && visitor.far >= world.cave.length - 0.6 && world.hoard > 0) {
    visitor.way = -1
    visitor.gold = 1
    world.hoard--
    tools.play('grab')
  } else if (visitor.way > 0 && visitor.far >= world.cave.length) visitor.way = -1
  if (visitor.way < 0 && visitor.far <= 0) {
    visitor.isGone = true
    if (visitor.gold > 0) {
      world.lost++
      tools.play('lostGold')
      tools.announce(tools.texts.stolen)
    }
  }
}

function zap(world, { kind, x, y, wait, ...rest }, tools) {
  const { zaps } = VISITORS[kind]
  if (!zaps || wait > 0 || rest.stun > 0) return
  const chief = world.chiefs.find((one) => one.dizzy === 0 && Math.hypot(one.x - x, one.y - y) < zaps)
  if (!chief) return
  chief.dizzy = 1.3
  world.visitors.find((one) => one.x === x && one.y === y).wait = ZAP_SECONDS
  world.bolts.push({ from: { x, y }, to: { x: chief.x, y: chief.y }, life: 0.25 })
  tools.play('zap')
}

function harm(world, visitor, damage, tools) {
  if (visitor.life <= 0) return
  visitor.life -= damage
  visitor.hurt = 0.14
  burst(world.sparks, tools.chance, {
    x: visitor.x,
    y: visitor.y - 0.4,
    count: visitor.life > 0 ? 4 : 14,
    colours: [COLOURS.cream, COLOURS.gold],
    speed: 4,
    seconds: 0.5,
    size: 0.18,
    fall: 9,
  })
  if (visitor.life > 0) return
  const { coins } = VISITORS[visitor.kind]
  world.coins += coins
  world.score += coins
  world.hoard += visitor.gold
  tools.play(visitor.gold > 0 ? 'saved' : 'down')
}
