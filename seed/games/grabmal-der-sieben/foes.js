/** The departed, who do not lie: each kind has a way of its own to come near and to strike. */
import { stepsTo, turnTo } from '../kit/caster.js'
import { STEP_SECONDS } from '../kit/loop.js'
import { goTo, hurtHero, shoot } from './acts.js'
import { HEIGHT, walk, WIDTH } from './chambers.js'
import { KINDS } from './kinds.js'
import { moveKing } from './kings.js'

const PATH_SECONDS = 0.35

export function moveFoes(world, tools) {
  const { hero, solidAt } = world
  world.pathAge = (world.pathAge ?? 0) - STEP_SECONDS
  if (world.pathAge <= 0 || !world.path) {
    world.path = stepsTo(hero, { width: WIDTH, height: HEIGHT, isFree: (a, b) => !solidAt(a, b) })
    world.pathAge = PATH_SECONDS
  }
  for (const foe of world.foes) {
    foe.sway += STEP_SECONDS
    foe.hurt = Math.max(0, foe.hurt - STEP_SECONDS)
    if (foe.push) shove(world, foe)
    else if (foe.kind === 'K') moveKing(world, foe, tools)
    else moveFoe(world, foe, tools)
  }
  keepApart(world)
  moveShots(world, tools)
}

function shove(world, foe) {
  foe.push.seconds -= STEP_SECONDS
  const weight = foe.kind === 'K' ? 0.2 : 1
  walk(foe, foe.push.x * weight * STEP_SECONDS, foe.push.y * weight * STEP_SECONDS, world)
  if (foe.push.seconds <= 0) foe.push = null
}

function moveFoe(world, foe, tools) {
  const { hero } = world
  const kind = KINDS[foe.kind]
  const away = Math.hypot(hero.x - foe.x, hero.y - foe.y)
  foe.facing += turnTo(foe.facing, Math.atan2(hero.y - foe.y, hero.x - foe.x)) * 0.08
  if (foe.rest > 0) {
    foe.rest = Math.max(0, foe.rest - STEP_SECONDS)
    return
  }
  if (foe.wind > 0) {
    foe.wind -= STEP_SECONDS
    if (foe.wind <= 0) blow(world, foe, tools)
    return
  }
  if (kind.wind && away < (kind.keeps ? 7 : kind.reach)) {
    foe.wind = kind.wind
    return
  }
  if (!kind.wind && away < 0.75) {
    hurtHero(world, foe, 1, tools)
    foe.rest = 0.9
  }
  goTo(world, foe, kind.speed)
}

function blow(world, foe, tools) {
  const { hero } = world
  foe.rest = foe.kind === 'a' ? 1.6 : 0.7
  if (foe.kind === 'a') return shoot(world, foe, Math.atan2(hero.y - foe.y, hero.x - foe.x), tools)
  tools.play('swing', { pitch: 0.7 })
  const isNear = Math.hypot(hero.x - foe.x, hero.y - foe.y) < KINDS[foe.kind].reach + 0.35
  if (isNear && hurtHero(world, foe, 1, tools)) foe.rest = 1.4
  return undefined
}

function moveShots(world, tools) {
  const { hero, solidAt } = world
  for (const shot of world.shots) {
    shot.x += shot.vx * STEP_SECONDS
    shot.y += shot.vy * STEP_SECONDS
    shot.isOver = solidAt(Math.floor(shot.x), Math.floor(shot.y))
    if (Math.hypot(shot.x - hero.x, shot.y - hero.y) > 0.45) continue
    shot.isOver = true
    hurtHero(world, { x: shot.x - shot.vx, y: shot.y - shot.vy }, 1, tools)
  }
  world.shots = world.shots.filter(({ isOver }) => !isOver)
}

function keepApart(world) {
  for (const one of world.foes)
    for (const other of world.foes) {
      const away = Math.hypot(one.x - other.x, one.y - other.y)
      if (one === other || away > 0.8 || away === 0) continue
      walk(one, ((one.x - other.x) / away) * 0.012, ((one.y - other.y) / away) * 0.012, world)
    }
}
