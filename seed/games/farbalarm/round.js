/** A round: a minute and a half of paint. Whoever has most wall at the bell wins; whoever hits the caretaker mops. */
import { moveBody } from '../kit/caster.js'
import { STEP_SECONDS } from '../kit/loop.js'
import { moveCaretaker, soak } from './caretaker.js'
import { TEAMS } from './look.js'
import { aRival, moveRivals } from './rivals.js'
import { countStrips, floorOf, paintAt } from './stairwell.js'

export const ROUND_SECONDS = 80
const WALK = 3
const SLIDE = 5.6
const TURN = 2.6
const MOUSE_TURN = 0.0042
const SPRAY_REACH = 6
const SPRAY_SECONDS = 0.09
const TANK_A_SECOND = 0.2
const SPRAY_COSTS = 0.012
const BUCKET_SECONDS = 4
const MOP_SECONDS = 3

export function create(level, { chance }) {
  const floor = floorOf(level)
  const [start, ...others] = floor.starts
  return {
    level,
    floor,
    owners: new Map(),
    strips: countStrips(floor),
    shares: TEAMS.map(() => 0),
    player: {
      ...start,
      angle: Math.PI / 4,
      tank: 1,
      wait: 0,
      bucket: 0,
      mop: 0,
      stride: 0,
      slide: 0,
      splash: 0,
    },
    rivals: others.map((at, n) => aRival(at, n + 1, { level, chance })),
    caretaker: { ...floor.cupboard, goal: null, sway: 0, isCross: 0 },
    blobs: [],
    isSoaked: false,
    left: ROUND_SECONDS,
    seconds: 0,
    score: 0,
    result: null,
  }
}

export function update(world, input, tools) {
  const { player } = world
  world.seconds += STEP_SECONDS
  const before = Math.ceil(world.left)
  world.left = Math.max(0, world.left - STEP_SECONDS)
  if (world.left <= 10 && Math.ceil(world.left) < before) tools.play('tick')
  for (const name of ['wait', 'bucket', 'mop', 'slide', 'splash'])
    player[name] = Math.max(0, player[name] - STEP_SECONDS)
  walk(world, input, tools)
  if (player.mop > 0) mop(world)
  else work(world, input, tools)
  moveRivals(world, tools)
  moveCaretaker(world, tools)
  moveBlobs(world, tools)
  if (world.isSoaked) sendMopping(world, tools)
  world.score = world.shares[0]
  if (world.left === 0) ring(world, tools)
}

function walk({ player, floor }, input, tools) {
  player.angle += input.x * TURN * STEP_SECONDS + input.look.x * MOUSE_TURN
  if (input.pressed('c') && player.slide === 0 && player.mop === 0) {
    player.slide = 0.5
    tools.play('slide')
  }
  const pace = (player.slide > 0 ? SLIDE : player.mop > 0 ? WALK * 0.4 : WALK) * STEP_SECONDS
  const aside = Number(input.held('stepRight')) - Number(input.held('stepLeft'))
  const ahead = player.slide > 0 ? pace : -input.y * pace
  const [cos, sin] = [Math.cos(player.angle), Math.sin(player.angle)]
  moveBody(player, cos * ahead - sin * aside * pace, sin * ahead + cos * aside * pace, floor.solidAt)
  const before = Math.floor(player.stride)
  player.stride += Math.abs(ahead) + Math.abs(aside * pace)
  if (Math.floor(player.stride) > before && player.slide === 0) tools.play('step')
}

function work(world, input, tools) {
  const { player } = world
  const isSpraying = (input.held('a') || input.held('tap')) && player.tank > SPRAY_COSTS
  player.tank = Math.min(1, player.tank + (isSpraying ? 0 : TANK_A_SECOND) * STEP_SECONDS)
  if (isSpraying && player.wait === 0) spray(world, tools)
  if (input.pressed('b') && player.bucket === 0) throwBucket(world, tools)
}

function spray(world, tools) {
  const { player } = world
  player.wait = SPRAY_SECONDS
  player.tank -= SPRAY_COSTS
  player.splash = 0.12
  tools.play('spray', { pitch: 0.8 + player.tank * 0.4 })
  const angle = player.angle + tools.chance.between(-0.16, 0.16)
  paintAt(world, { from: player, angle, reach: SPRAY_REACH, team: 0 })
  soak(world, { from: player, angle, reach: SPRAY_REACH, width: 0.1 }, tools)
}

function throwBucket(world, tools) {
  const { player } = world
  player.bucket = BUCKET_SECONDS
  world.blobs.push({
    x: player.x,
    y: player.y,
    vx: Math.cos(player.angle) * 6,
    vy: Math.sin(player.angle) * 6,
    team: 0,
  })
  tools.play('bucket')
}

/** A bucket flies until it meets a wall, and paints all around. */
function moveBlobs(world, tools) {
  for (const blob of world.blobs) {
    const [x, y] = [blob.x + blob.vx * STEP_SECONDS, blob.y + blob.vy * STEP_SECONDS]
    if (!world.floor.solidAt(Math.floor(x), Math.floor(y))) {
      Object.assign(blob, { x, y })
      continue
    }
    blob.isOver = true
    for (let n = 0; n < 40; n++)
      paintAt(world, { from: blob, angle: (n / 40) * Math.PI * 2, reach: 1.6, team: blob.team })
    soak(world, { from: blob, angle: 0, reach: 1.2, width: Math.PI }, tools)
    tools.play('splat')
  }
  world.blobs = world.blobs.filter(({ isOver }) => !isOver)
}

/** Whoever mops makes white what was painted, also of one's own. */
function mop(world) {
  const { player } = world
  if (Math.round(world.seconds * 60) % 8 !== 0) return
  paintAt(world, {
    from: player,
    angle: player.angle + Math.sin(world.seconds * 9) * 0.6,
    reach: 3,
    team: null,
  })
}

function sendMopping(world, tools) {
  world.isSoaked = false
  world.player.mop = MOP_SECONDS
  tools.play('mop')
  tools.announce(tools.texts.mop)
}

/** From the one with most wall to the one with least. */
export const orderOf = ({ shares }) => shares.map((_, team) => team).toSorted((a, b) => shares[b] - shares[a])

function ring(world, { texts }) {
  const place = orderOf(world).indexOf(0)
  world.closing = texts.places[place]
  world.result = place === 0 ? 'won' : 'lost'
}
