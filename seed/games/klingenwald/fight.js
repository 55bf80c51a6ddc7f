/** The scissor-bearer: walking, two strikes, a dodge, and what strings of strikes fold. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst, moveSparks } from '../kit/sparks.js'
import { moveBeasts } from './beasts.js'
import { bringWave, HEARTS } from './forest.js'
import { keepIn, keepOut, wound } from './ground.js'
import { COLOURS } from './look.js'

const WALK = 150
const DODGE = 430
const STRIKES = {
  a: { reach: 58, spread: 1.25, harm: 1, wait: 0.26, sound: 'slash' },
  b: { reach: 70, spread: Math.PI, harm: 3, wait: 0.62, sound: 'round' },
}
const STRING_SECONDS = 1.1
const FOLDS = { aab: 'star', aba: 'fan', bab: 'crane' }

export function update(world, input, tools) {
  world.seconds += STEP_SECONDS
  world.shake = Math.max(0, world.shake - STEP_SECONDS * 3)
  moveSparks(world.sparks, STEP_SECONDS)
  moveHero(world, input, tools)
  if (world.hero.dodge <= 0)
    for (const control of ['a', 'b']) if (input.pressed(control)) strike(world, control, tools)
  moveShots(world, tools)
  moveBeasts(world, tools)
  bringOrEnd(world, tools)
}

function moveHero(world, input, tools) {
  const { hero } = world
  for (const timer of ['wait', 'dodge', 'rest', 'safe', 'stringLeft'])
    hero[timer] = Math.max(0, hero[timer] - STEP_SECONDS)
  if (hero.strike) {
    hero.strike.left -= STEP_SECONDS
    if (hero.strike.left <= 0) hero.strike = null
  }
  const far = Math.hypot(input.x, input.y)
  const share = far > 1 ? 1 / far : 1
  if (far > 0.2 && hero.dodge <= 0) hero.facing = Math.atan2(input.y, input.x)
  if (input.pressed('c') && hero.rest <= 0) {
    Object.assign(hero, { dodge: 0.2, safe: 0.34, rest: 0.6 })
    tools.play('dodge')
  }
  const slow = hero.strike ? 0.45 : 1
  const [vx, vy] =
    hero.dodge > 0
      ? [Math.cos(hero.facing) * DODGE, Math.sin(hero.facing) * DODGE]
      : [input.x * share * WALK * slow, input.y * share * WALK * slow]
  hero.x += vx * STEP_SECONDS
  hero.y += vy * STEP_SECONDS
  hero.stride += Math.hypot(vx, vy) * STEP_SECONDS
  keepIn(hero, 18)
  keepOut(world, hero, 10)
}

function strike(world, control, tools) {
  const { hero } = world
  if (hero.wait > 0) return
  const kind = STRIKES[control]
  Object.assign(hero, { wait: kind.wait, strike: { control, left: 0.18, whole: 0.18, facing: hero.facing } })
  tools.play(kind.sound)
  const isHit = (thing, room) => {
    const [dx, dy] = [thing.x - hero.x, thing.y - hero.y]
    if (Math.hypot(dx, dy) > kind.reach + room) return false
    const turn = Math.abs(((Math.atan2(dy, dx) - hero.facing + Math.PI * 3) % (Math.PI * 2)) - Math.PI)
    return turn <= kind.spread || Math.hypot(dx, dy) < 22
  }
  let hits = 0
  for (const beast of world.beasts)
    if (isHit(beast, beast.kind === 'boar' ? 30 : 8)) {
      hits++
      harm(world, beast, kind.harm, tools)
    }
  for (const plant of world.plants) if (isHit(plant, plant.size * 0.4)) cut(world, plant, kind.harm, tools)
  world.plants = world.plants.filter((plant) => plant.life > 0)
  if (hits > 0) remember(world, control, tools)
}

/** A blow: the beast is thrown back, or falls to scraps. */
export function harm(world, beast, amount, tools) {
  const isStunned = beast.kind === 'boar' && beast.mood === 'stunned'
  beast.life -= isStunned ? amount * 2 : amount
  beast.hurt = 0.2
  const angle = Math.atan2(beast.y - world.hero.y, beast.x - world.hero.x)
  const force = beast.kind === 'boar' ? 0 : 240
  beast.push = { x: Math.cos(angle) * force, y: Math.sin(angle) * force }
  if (force && beast.mood !== 'leap') Object.assign(beast, { mood: 'walk', left: 0.5 })
  tools.play('hit')
  const colours = [COLOURS.cream, beast.kind === 'fox' ? COLOURS.fox : COLOURS.beast]
  burst(world.sparks, tools.chance, {
    x: beast.x,
    y: beast.y,
    count: beast.life > 0 ? 6 : 20,
    colours,
    speed: 160,
    size: 6,
  })
  if (beast.life > 0) return
  world.score += { fox: 20, moth: 30, hedgehog: 50, boar: 500 }[beast.kind]
  world.shake = beast.kind === 'boar' ? 1.5 : 0.4
  tools.play('cut')
}

/** Every slash changes the map: what is cut is gone, its scraps stay. */
function cut(world, plant, amount, tools) {
  plant.life -= amount
  tools.play('cut')
  burst(world.sparks, tools.chance, {
    x: plant.x,
    y: plant.y - 8,
    count: 9,
    colours: [COLOURS.leafLight, COLOURS.inner, COLOURS.leaf],
    speed: 110,
    size: 6,
    fall: 120,
  })
  if (plant.life > 0) return
  for (let n = 0; n < 4; n++)
    world.scraps.push({
      x: plant.x + tools.chance.between(-18, 18),
      y: plant.y + tools.chance.between(-10, 14),
      turn: tools.chance.between(0, 6),
      shade: plant.shade,
    })
  world.score += 1
  if (world.hero.hearts < HEARTS && tools.chance.isLucky(0.2))
    world.shots.push({ kind: 'heart', x: plant.x, y: plant.y, vx: 0, vy: 0, left: 12 })
}

function remember(world, control, tools) {
  const { hero } = world
  hero.string = (hero.stringLeft > 0 ? hero.string : '').slice(-2) + control
  hero.stringLeft = STRING_SECONDS
  const fold = FOLDS[hero.string]
  if (!fold) return
  hero.string = ''
  tools.play('fold')
  tools.announce(tools.texts[fold])
  world.score += 15
  if (fold === 'crane') hero.hearts = Math.min(HEARTS, hero.hearts + 1)
  if (fold === 'star')
    for (const turn of [-0.3, 0, 0.3]) {
      const angle = hero.facing + turn
      world.shots.push({
        kind: 'star',
        x: hero.x,
        y: hero.y,
        vx: Math.cos(angle) * 330,
        vy: Math.sin(angle) * 330,
        left: 1.4,
      })
    }
  if (fold === 'fan')
    for (const beast of world.beasts) {
      const [dx, dy] = [beast.x - hero.x, beast.y - hero.y]
      const far = Math.hypot(dx, dy) || 1
      if (far < 190 && beast.kind !== 'boar') beast.push = { x: (dx / far) * 520, y: (dy / far) * 520 }
    }
}

function moveShots(world, tools) {
  const { hero } = world
  for (const shot of world.shots) {
    shot.left -= STEP_SECONDS
    shot.x += shot.vx * STEP_SECONDS
    shot.y += shot.vy * STEP_SECONDS
    const isNear = Math.hypot(shot.x - hero.x, shot.y - hero.y) < 18
    if (shot.kind === 'heart' && isNear) {
      hero.hearts = Math.min(HEARTS, hero.hearts + 1)
      shot.left = 0
      tools.play('fold')
    } else if (shot.kind === 'scrap' && isNear) {
      shot.left = 0
      wound(world, tools)
    } else if (shot.kind === 'star') {
      const met = world.beasts.find(
        (beast) =>
          beast.life > 0 &&
          Math.hypot(beast.x - shot.x, beast.y - shot.y) < (beast.kind === 'boar' ? 44 : 20),
      )
      if (!met) continue
      shot.left = 0
      harm(world, met, 2, tools)
    }
  }
  world.shots = world.shots.filter(({ left }) => left > 0)
}

function bringOrEnd(world, tools) {
  world.beasts = world.beasts.filter(({ life }) => life > 0)
  if (world.beasts.length > 0 || world.result) return
  world.pause -= STEP_SECONDS
  if (world.pause > 0) return
  world.pause = 1
  if (world.waves.length > 0) return bringWave(world, tools.chance)
  world.score += world.hero.hearts * 25
  world.result = 'won'
  return undefined
}
