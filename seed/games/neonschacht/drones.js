/** Maintenance drones: they wake, come, and shoot. */
import { canSee, moveBody, nextCell, stepsTo } from '../kit/caster.js'
import { STEP_SECONDS } from '../kit/loop.js'

export const KINDS = {
  wisp: { life: 1, speed: 1.7, near: 0.5, points: 50 },
  guard: { life: 2, speed: 1.1, near: 2.6, points: 90, reload: 1.7 },
  warden: { life: 4, speed: 0.8, near: 3.2, points: 200, reload: 1.1 },
}
const WAKES_AT = 7
const TOUCH_HURTS = 9
const PULSE = { speed: 4.2, hurts: 8 }
const PATH_SECONDS = 0.5

export function aDrone(kind, { x, y }) {
  return { kind, x, y, life: KINDS[kind].life, isAwake: false, wait: 1, hover: x * 3, hurt: 0 }
}

export function moveDrones(world, tools) {
  const { drones, player, floor } = world
  world.pathAge -= STEP_SECONDS
  if (world.pathAge <= 0) {
    const { size, solidAt } = floor
    world.path = stepsTo(player, { width: size, height: size, isFree: (a, b) => !solidAt(a, b) })
    world.pathAge = PATH_SECONDS
  }
  for (const drone of drones) moveDrone(drone, world, tools)
  movePulses(world, tools)
}

function moveDrone(drone, world, tools) {
  const { player, floor } = world
  const { speed, near, reload } = KINDS[drone.kind]
  drone.hover += STEP_SECONDS * 3
  drone.hurt = Math.max(0, drone.hurt - STEP_SECONDS * 4)
  const away = Math.hypot(player.x - drone.x, player.y - drone.y)
  const sees = away < WAKES_AT && canSee(floor.solidAt, drone, player)
  if (!drone.isAwake) {
    if (!sees) return
    drone.isAwake = true
    tools.play('wake')
  }
  drone.wait = Math.max(0, drone.wait - STEP_SECONDS)
  const goal = sees ? player : nextCell(world.path, floor.size, drone)
  if (goal && (away > near || !sees)) {
    const angle = Math.atan2(goal.y - drone.y, goal.x - drone.x)
    moveBody(
      drone,
      Math.cos(angle) * speed * STEP_SECONDS,
      Math.sin(angle) * speed * STEP_SECONDS,
      floor.solidAt,
      0.18,
    )
  }
  if (drone.wait > 0 || !sees) return
  if (reload) {
    const angle = Math.atan2(player.y - drone.y, player.x - drone.x)
    world.pulses.push({
      x: drone.x,
      y: drone.y,
      vx: Math.cos(angle) * PULSE.speed,
      vy: Math.sin(angle) * PULSE.speed,
    })
    drone.wait = reload
    tools.play('pulse')
  } else if (away < 0.7) {
    hurt(world, TOUCH_HURTS, tools)
    drone.wait = 0.9
  }
}

function movePulses(world, tools) {
  const { player, floor } = world
  for (const pulse of world.pulses) {
    pulse.x += pulse.vx * STEP_SECONDS
    pulse.y += pulse.vy * STEP_SECONDS
    pulse.isOver = floor.solidAt(Math.floor(pulse.x), Math.floor(pulse.y))
    if (Math.hypot(pulse.x - player.x, pulse.y - player.y) > 0.32) continue
    pulse.isOver = true
    hurt(world, PULSE.hurts, tools)
  }
  world.pulses = world.pulses.filter((pulse) => !pulse.isOver)
}

function hurt(world, amount, tools) {
  world.player.health = Math.max(0, world.player.health - amount)
  world.player.shock = 1
  tools.play('hurt')
}
