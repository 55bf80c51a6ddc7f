/** The run: what the courier does, what holds, and how warm the soup is. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst, moveSparks } from '../kit/sparks.js'
import { COLOURS } from './look.js'
import { routeOf, speedOf } from './route.js'

export const TALL = 44
export const LOW = 20
const WIDE = 18
const GRAVITY = 1500
const JUMP = 530
const GRACE_SECONDS = 0.09
const REACH = 104
const SLIDE_SECONDS = 0.5
const RUST_SECONDS = 0.16
const FALL_DEPTH = 420
const FALL_COST = 8
const BUMP_COST = 4

export function create(level) {
  const route = routeOf(level)
  const speed = speedOf(level)
  return {
    route,
    level,
    speed,
    // Enough for the way and half of it again; later rounds are tighter.
    warmth: 100,
    coolingPerSecond: 100 / ((route.length / speed) * (1.75 - level * 0.06)),
    score: 0,
    spoons: 0,
    result: null,
    seconds: 0,
    sparks: [],
    courier: {
      x: 0,
      y: route.roofs[0].y,
      vy: 0,
      isOnRoof: true,
      grace: 0,
      wish: 0,
      sliding: 0,
      rope: null,
      stunned: 0,
      stride: 0,
      safe: 0,
    },
  }
}

export function update(world, input, tools) {
  const { courier, route } = world
  world.seconds += STEP_SECONDS
  world.warmth -= world.coolingPerSecond * STEP_SECONDS
  moveSparks(world.sparks, STEP_SECONDS)
  courier.stunned = Math.max(0, courier.stunned - STEP_SECONDS)
  // A press a moment too early still counts.
  courier.wish =
    input.pressed('a') || input.pressed('up') || input.pressed('tap')
      ? GRACE_SECONDS * 1.5
      : courier.wish - STEP_SECONDS
  const isHolding = input.held('a') || input.held('up') || input.held('tap')
  if (courier.rope) swing(world, isHolding, tools)
  else {
    run(world, input, isHolding, tools)
    if (courier.wish > 0 && !courier.isOnRoof) grab(world, tools)
  }
  collect(world, tools)
  if (courier.y > FALL_DEPTH + 120) fall(world, tools)
  if (world.warmth <= 0) {
    world.result = 'lost'
    world.closing = tools.texts.cold
  } else if (courier.x >= route.length && courier.isOnRoof) {
    world.score = world.spoons * 10 + Math.round(world.warmth) * 5
    world.result = 'won'
  }
}

function run(world, input, isHolding, tools) {
  const { courier, route } = world
  const pace = courier.stunned > 0 ? 0.25 : 1
  courier.x += world.speed * pace * STEP_SECONDS
  courier.stride += world.speed * pace * STEP_SECONDS
  courier.grace = courier.isOnRoof ? GRACE_SECONDS : courier.grace - STEP_SECONDS
  if (input.pressed('down') && courier.isOnRoof && courier.sliding <= 0) {
    courier.sliding = SLIDE_SECONDS
    tools.play('slide')
  }
  // Sliding goes on under a sign, and as long as it is wished.
  const isUnder = route.blocks.some(
    ({ kind, x, width }) => kind === 'sign' && courier.x > x - 14 && courier.x < x + width + 14,
  )
  if (courier.sliding > 0 && !(isUnder || input.held('down'))) courier.sliding -= STEP_SECONDS
  if (courier.wish > 0 && courier.grace > 0 && !(courier.sliding > 0 && isUnder)) {
    Object.assign(courier, { vy: -JUMP, isOnRoof: false, grace: 0, wish: 0, sliding: 0 })
    tools.play('jump')
  }
  // A short press is a short jump.
  if (courier.vy < -180 && !isHolding) courier.vy = -180
  courier.vy += GRAVITY * STEP_SECONDS
  const before = courier.y
  courier.y += courier.vy * STEP_SECONDS
  stand(world, before, tools)
  bump(world, tools)
}

function stand(world, before, tools) {
  const { courier, route } = world
  const wasOn = courier.isOnRoof
  courier.isOnRoof = false
  for (const roof of route.roofs) {
    if (roof.brokenAt !== null && world.seconds > roof.brokenAt) continue
    const isOver = courier.x + WIDE / 2 > roof.x && courier.x - WIDE / 2 < roof.x + roof.width
    // A step of a few centimetres is climbed, so that an edge is no wall.
    if (!isOver || courier.vy < 0 || courier.y < roof.y || before > roof.y + 12) continue
    Object.assign(courier, { y: roof.y, vy: 0, isOnRoof: true })
    if (!wasOn) {
      tools.play('land')
      burst(world.sparks, tools.chance, {
        x: courier.x,
        y: courier.y,
        count: 5,
        speed: 60,
        colours: ['#8d86c9'],
        seconds: 0.3,
      })
    }
    if (roof.kind === 'rusty' && roof.brokenAt === null) {
      roof.brokenAt = world.seconds + RUST_SECONDS
      tools.play('crack')
      burst(world.sparks, tools.chance, {
        x: courier.x,
        y: roof.y,
        count: 14,
        colours: [COLOURS.rust],
        fall: 500,
      })
    }
    if (roof.kind === 'roof' && courier.x > roof.x + 20) courier.safe = Math.max(courier.safe, roof.x + 24)
  }
}

function bump(world, tools) {
  const { courier, route } = world
  const height = courier.sliding > 0 ? LOW : TALL
  for (const block of route.blocks) {
    const isIn =
      courier.x + WIDE / 2 > block.x &&
      courier.x - WIDE / 2 < block.x + block.width &&
      courier.y > block.y + 4 &&
      courier.y - height < block.y + block.height
    if (!isIn || block.isHit) continue
    block.isHit = true
    courier.stunned = 0.5
    world.warmth -= BUMP_COST
    tools.play('bump')
    burst(world.sparks, tools.chance, {
      x: courier.x + 8,
      y: courier.y - 30,
      count: 12,
      colours: ['#ffe9a8', '#ffb52e'],
      fall: 500,
    })
  }
}

function grab(world, tools) {
  const { courier, route } = world
  const hand = { x: courier.x, y: courier.y - TALL }
  const hook = route.hooks.find(({ x, y }) => Math.hypot(x - hand.x, y - hand.y) < REACH && hand.x < x + 30)
  if (!hook) return
  const length = Math.max(50, Math.hypot(hook.x - hand.x, hook.y - hand.y))
  courier.rope = {
    hook,
    length,
    angle: Math.atan2(hand.x - hook.x, Math.max(10, hand.y - hook.y)),
    spin: (world.speed * 1.05) / length,
  }
  courier.wish = 0
  tools.play('grab')
}

function swing(world, isHolding, tools) {
  const { courier } = world
  const { rope } = courier
  rope.spin -= (GRAVITY * 0.35 * Math.sin(rope.angle) * STEP_SECONDS) / rope.length
  rope.spin = Math.max(rope.spin, 1.3)
  rope.angle += rope.spin * STEP_SECONDS
  courier.x = rope.hook.x + Math.sin(rope.angle) * rope.length
  courier.y = rope.hook.y + Math.cos(rope.angle) * rope.length + TALL
  if (isHolding && rope.angle < 0.95) return
  const isFar = rope.angle > 0.3
  Object.assign(courier, { rope: null, vy: isFar ? -430 : -120, isOnRoof: false, sliding: 0 })
  tools.play('jump')
}

function collect(world, tools) {
  const { courier, route } = world
  for (const spoon of route.spoons) {
    if (spoon.isTaken || Math.abs(spoon.x - courier.x) > 22 || Math.abs(spoon.y - (courier.y - 24)) > 34)
      continue
    spoon.isTaken = true
    world.spoons++
    world.score += 10
    tools.play('coin')
    burst(world.sparks, tools.chance, {
      x: spoon.x,
      y: spoon.y,
      count: 7,
      colours: [COLOURS.window, '#ffffff'],
      seconds: 0.4,
    })
  }
}

/** Back to the last roof; the soup suffers. */
function fall(world, tools) {
  const { courier, route } = world
  const roof = route.roofs.findLast(({ kind, x }) => kind === 'roof' && x <= courier.safe) ?? route.roofs[0]
  const at = Math.max(courier.safe, roof.x + 24)
  Object.assign(courier, { x: at, y: roof.y, vy: 0, isOnRoof: true, rope: null, sliding: 0, stunned: 0.6 })
  for (const gutter of route.roofs) if (gutter.x > at) gutter.brokenAt = null
  for (const block of route.blocks) if (block.x > at) block.isHit = false
  world.warmth -= FALL_COST
  tools.play('fall')
}
