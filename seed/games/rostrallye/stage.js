/** The drive: grip, sand, gearbox, metal, and the clock. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst, moveSparks } from '../kit/sparks.js'
import { COLOURS } from './look.js'
import { GAP, roadOf } from './road.js'

const CRUISE = 205
const FULL = 290
const PULL = 190
const BRAKE = 330
const STEER = 2.5
const TRACKS_KEPT = 160
const NOTICE_POINTS = 20

export function create(level, { kept = {} } = {}) {
  const road = roadOf(level)
  const fitted = kept.parts ?? {}
  return {
    level,
    road,
    fitted: { ...fitted },
    car: { x: 40, y: 0, heading: 0, vx: 0, vy: 0, at: 2, metal: 100, heat: 0, steer: 0, knock: 0 },
    left: (road.points.length * GAP) / (CRUISE * 0.8) + 6 - level * 0.4,
    note: null,
    tracks: [],
    sparks: [],
    score: 0,
    result: null,
    seconds: 0,
    start: 1,
  }
}

export function update(world, input, tools) {
  world.seconds += STEP_SECONDS
  moveSparks(world.sparks, STEP_SECONDS)
  world.start = Math.max(0, world.start - STEP_SECONDS)
  if (world.start > 0) return
  world.left -= STEP_SECONDS
  drive(world, input, tools)
  follow(world)
  meet(world, tools)
  readNotes(world, tools)
  judge(world, tools)
}

const reach = ({ fitted }, part) => 1 + 0.06 * Math.min(4, fitted[part] ?? 0)

function drive(world, input, tools) {
  const { car } = world
  car.knock = Math.max(0, car.knock - STEP_SECONDS)
  const [cos, sin] = [Math.cos(car.heading), Math.sin(car.heading)]
  let ahead = car.vx * cos + car.vy * sin
  let aside = -car.vx * sin + car.vy * cos
  const ground = groundUnder(world)
  const isFull = (input.held('a') || input.held('up')) && car.heat < 1
  heat(world, isFull, tools)
  const most =
    (isFull ? FULL : CRUISE) * ground.speed * reach(world, 'engine') * (0.7 + 0.3 * (car.metal / 100))
  if (input.held('down') || input.held('b')) ahead = Math.max(-60, ahead - BRAKE * STEP_SECONDS)
  else if (ahead < most) ahead = Math.min(most, ahead + PULL * (isFull ? 1.4 : 1) * STEP_SECONDS)
  else ahead = Math.max(most, ahead - 260 * STEP_SECONDS)
  // The wheel turns a little later than the hand.
  car.steer += (input.x - car.steer) * Math.min(1, STEP_SECONDS * 11)
  car.heading += car.steer * STEER * Math.min(1, Math.abs(ahead) / 110) * Math.sign(ahead || 1) * STEP_SECONDS
  aside *= 1 - Math.min(1, ground.grip * reach(world, 'tyres') * STEP_SECONDS)
  const isSliding = Math.abs(aside) > 55
  car.vx = ahead * cos - aside * sin
  car.vy = ahead * sin + aside * cos
  car.x += car.vx * STEP_SECONDS
  car.y += car.vy * STEP_SECONDS
  const beat = Math.round(world.seconds * 60)
  if (beat % 7 === 0) tools.play('engine', { pitch: 0.8 + Math.abs(ahead) / 160 })
  if (isSliding && beat % 9 === 0) tools.play('skid')
  leaveTracks(world, ground, isSliding, tools)
}

/** Full throttle heats the gearbox; when it is too hot there is none, and metal suffers. */
function heat(world, isFull, tools) {
  const { car } = world
  if (isFull) car.heat += (STEP_SECONDS * 0.24) / reach(world, 'gearbox') ** 2
  else car.heat = Math.max(0, car.heat - STEP_SECONDS * (car.isHot ? 0.3 : 0.2))
  if (car.heat >= 1 && !car.isHot) {
    car.isHot = true
    car.metal -= 8
    tools.play('hot')
  }
  if (car.isHot) car.heat = Math.max(car.heat, car.heat > 0.5 ? car.heat : 0)
  if (car.heat < 0.5) car.isHot = false
}

/** Sand is read by its colour: road, loose sand beside it, dark drifts. */
function groundUnder({ car, road }) {
  const { x, y, heading } = road.points[car.at]
  const aside = Math.abs(-(car.x - x) * Math.sin(heading) + (car.y - y) * Math.cos(heading))
  const drift = road.things.some(
    (thing) => thing.kind === 'drift' && Math.hypot(thing.x - car.x, thing.y - car.y) < 34 * thing.size,
  )
  if (drift) return { speed: 0.5, grip: 2, isSand: true }
  return aside > road.half ? { speed: 0.56, grip: 2.4, isSand: true } : { speed: 1, grip: 4.2, isSand: false }
}

function leaveTracks(world, { isSand }, isSliding, tools) {
  const { car, tracks } = world
  const [cos, sin] = [Math.cos(car.heading), Math.sin(car.heading)]
  const back = [car.x - cos * 12, car.y - sin * 12]
  tracks.push({ x: back[0], y: back[1], sin, cos, isDark: isSliding || isSand })
  if (tracks.length > TRACKS_KEPT) tracks.shift()
  const fast = Math.hypot(car.vx, car.vy)
  if (tools.chance.isLucky((fast / 290) * (isSand || isSliding ? 0.9 : 0.3)))
    burst(world.sparks, tools.chance, {
      x: back[0],
      y: back[1],
      count: 1,
      speed: 34,
      colours: [COLOURS.dust, '#f9d3a0'],
      seconds: 0.9,
      size: isSand ? 12 : 8,
    })
}

function follow({ car, road }) {
  const far = (at) => Math.hypot(road.points[at].x - car.x, road.points[at].y - car.y)
  while (car.at < road.points.length - 1 && far(car.at + 1) < far(car.at)) car.at++
  while (car.at > 0 && far(car.at - 1) < far(car.at)) car.at--
}

function meet(world, tools) {
  const { car, road } = world
  for (const thing of road.things) {
    if (thing.isGone || Math.abs(thing.at - car.at) > 30) continue
    if (thing.kind === 'goat') thing.walk = Math.sin(world.seconds * 0.7 + thing.turn) * 26
    const far = Math.hypot(thing.x - car.x, thing.y + (thing.walk ?? 0) - car.y)
    if (thing.kind === 'part' && far < 30) take(world, thing, tools)
    else if (thing.kind === 'goat' && far < 26) {
      // It jumps aside, always. The fright slows the car.
      thing.isGone = true
      tools.play('goat')
      car.vx *= 0.55
      car.vy *= 0.55
    } else if (
      (thing.kind === 'rock' || thing.kind === 'cactus' || thing.kind === 'mesa') &&
      far < 12 + (thing.kind === 'mesa' ? 52 : 11) * thing.size
    )
      knock(world, thing, far, tools)
  }
}

function take(world, thing, tools) {
  thing.isGone = true
  tools.play('part')
  tools.announce(tools.texts.parts[thing.part])
  world.score += 50
  if (thing.part === 'spanner') world.car.metal = Math.min(100, world.car.metal + 35)
  else world.fitted[thing.part] = (world.fitted[thing.part] ?? 0) + 1
  burst(world.sparks, tools.chance, {
    x: thing.x,
    y: thing.y,
    count: 12,
    colours: [COLOURS.line, COLOURS.car, '#ffffff'],
    speed: 90,
  })
}

function knock(world, thing, far, tools) {
  const { car } = world
  const [nx, ny] = [(car.x - thing.x) / (far || 1), (car.y - thing.y) / (far || 1)]
  const into = -(car.vx * nx + car.vy * ny)
  const least = 12 + (thing.kind === 'mesa' ? 52 : 11) * thing.size
  car.x = thing.x + nx * least
  car.y = thing.y + ny * least
  if (into <= 0) return
  car.vx += nx * into * 1.5
  car.vy += ny * into * 1.5
  if (car.knock > 0) return
  car.knock = 0.4
  car.metal -= Math.min(22, 4 + into * 0.06)
  tools.play('knock')
  burst(world.sparks, tools.chance, {
    x: car.x,
    y: car.y,
    count: 14,
    colours: [COLOURS.carDark, COLOURS.cream, COLOURS.line],
    speed: 150,
  })
}

/** The co-driver reads the next bend in good time. */
function readNotes(world, tools) {
  const { car, road } = world
  const bend = road.bends.find(({ at }) => at > car.at)
  const isNear = bend && bend.way !== 0 && bend.at - car.at < NOTICE_POINTS
  if (isNear && world.note !== bend) {
    tools.play('note', { pitch: bend.way > 0 ? 1.2 : 1 })
    tools.say(`${bend.way > 0 ? tools.texts.right : tools.texts.left} ${tools.texts.bends[bend.grade]}`)
  }
  world.note = isNear ? bend : null
}

function judge(world, tools) {
  const { car, road } = world
  if (car.at >= road.finish) {
    world.score += Math.round(world.left * 20) + Math.round(car.metal * 2)
    tools.keep({ parts: world.fitted })
    world.result = 'won'
  } else if (car.metal <= 0 || world.left <= 0) {
    world.closing = car.metal <= 0 ? tools.texts.wreck : tools.texts.late
    world.result = 'lost'
  }
}
