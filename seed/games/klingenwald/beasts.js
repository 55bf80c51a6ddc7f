/** The animals: foxes leap, moths spit scraps, hedgehogs roll on, and the boar charges. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst } from '../kit/sparks.js'
import { beastOf } from './forest.js'
import { keepIn, keepOut, wound } from './ground.js'
import { COLOURS } from './look.js'

const PACES = { fox: 92, moth: 70, hedgehog: 58, boar: 60 }
const ROOMS = { fox: 10, moth: 6, hedgehog: 12, boar: 30 }

export function moveBeasts(world, tools) {
  const { hero } = world
  for (const beast of world.beasts) {
    const [dx, dy] = [hero.x - beast.x, hero.y - beast.y]
    const far = Math.hypot(dx, dy) || 1
    const way = { x: dx / far, y: dy / far, far }
    beast.hurt = Math.max(0, beast.hurt - STEP_SECONDS)
    beast.left -= STEP_SECONDS
    beast.push.x *= 0.88
    beast.push.y *= 0.88
    if (Math.abs(dx) > 4 && beast.mood !== 'charge') beast.facing = Math.sign(dx)
    const [vx, vy] = MOODS[beast.kind](world, beast, way, tools)
    beast.x += (vx + beast.push.x) * STEP_SECONDS
    beast.y += (vy + beast.push.y) * STEP_SECONDS
    keepIn(beast, ROOMS[beast.kind])
    if (beast.kind === 'hedgehog' || beast.kind === 'fox') keepOut(world, beast, ROOMS[beast.kind])
    const isTouching = way.far < ROOMS[beast.kind] + 12
    const isHarmful =
      beast.kind === 'boar' ? beast.mood === 'charge' : beast.kind === 'hedgehog' || beast.mood === 'leap'
    if (isTouching && isHarmful && beast.hurt <= 0) wound(world, tools)
  }
}

const MOODS = { fox: moveFox, moth: moveMoth, hedgehog: moveHedgehog, boar: moveBoar }

function moveFox(world, beast, { x, y, far }) {
  const pace = PACES.fox + world.level * 4
  if (beast.mood === 'crouch') {
    if (beast.left <= 0) Object.assign(beast, { mood: 'leap', left: 0.3, aim: Math.atan2(y, x) })
    return [0, 0]
  }
  if (beast.mood === 'leap') {
    if (beast.left <= 0) Object.assign(beast, { mood: 'walk', left: 0.9 })
    return [Math.cos(beast.aim) * 310, Math.sin(beast.aim) * 310]
  }
  if (far < 86 && beast.left <= 0) Object.assign(beast, { mood: 'crouch', left: 0.5 })
  // Round the hero rather than straight in, until the leap.
  const side = beast.left > 0 && far < 110 ? 0.9 : 0.15
  return [(x - y * side) * pace * (far < 60 ? -0.3 : 1), (y + x * side) * pace * (far < 60 ? -0.3 : 1)]
}

function moveMoth(world, beast, { x, y, far }, tools) {
  if (beast.left <= 0) {
    beast.left = 2.4
    world.shots.push({ kind: 'scrap', x: beast.x, y: beast.y, vx: x * 125, vy: y * 125, left: 3 })
    tools.play('spit')
  }
  const wish = far > 170 ? 1 : far < 120 ? -0.7 : 0
  const sway = Math.sin(world.seconds * 3 + beast.aim) * 0.8
  return [(x * wish - y * sway) * PACES.moth, (y * wish + x * sway) * PACES.moth]
}

function moveHedgehog(world, beast, { x, y }) {
  return [x * PACES.hedgehog, y * PACES.hedgehog]
}

function moveBoar(world, beast, { x, y }, tools) {
  if (beast.mood === 'walk') {
    if (beast.left <= 0) {
      Object.assign(beast, { mood: 'paw', left: 0.8 })
      tools.play('charge')
    }
    return [x * PACES.boar, y * PACES.boar]
  }
  if (beast.mood === 'paw') {
    if (beast.left <= 0) Object.assign(beast, { mood: 'charge', left: 1.3, aim: Math.atan2(y, x) })
    return [0, 0]
  }
  if (beast.mood === 'charge') return charge(world, beast, tools)
  if (beast.left <= 0) {
    Object.assign(beast, { mood: 'walk', left: beast.life < 40 ? 0.7 : 1.3 })
    // Below half it calls for help.
    if (beast.life < 40 && world.beasts.length < 3) world.beasts.push(beastOf('fox', beast.x, beast.y + 30))
  }
  return [0, 0]
}

/** Straight on until a tree or the edge ends it; then it is dazed. */
function charge(world, beast, tools) {
  const before = { x: beast.x, y: beast.y }
  const probe = { x: beast.x + Math.cos(beast.aim) * 8, y: beast.y + Math.sin(beast.aim) * 8 }
  const wanted = { ...probe }
  keepIn(probe, ROOMS.boar)
  const isAtEdge = Math.hypot(probe.x - wanted.x, probe.y - wanted.y) > 1
  for (const plant of world.plants)
    if (Math.hypot(plant.x - before.x, plant.y - before.y) < plant.size + 30) {
      if (plant.isTree) beast.left = 0
      plant.life = 0
      burst(world.sparks, tools.chance, {
        x: plant.x,
        y: plant.y,
        count: 10,
        colours: [COLOURS.leaf, COLOURS.inner],
        speed: 150,
        size: 6,
      })
    }
  world.plants = world.plants.filter(({ life }) => life > 0)
  if (isAtEdge || beast.left <= 0) {
    Object.assign(beast, { mood: 'stunned', left: 2 })
    world.shake = 1.2
    tools.play('crash')
  }
  return [Math.cos(beast.aim) * 400, Math.sin(beast.aim) * 400]
}
