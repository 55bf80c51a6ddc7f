/** A day at the cave, from nine to five: build, hit, and count the gold in the evening. */
import { STEP_SECONDS } from '../kit/loop.js'
import { moveSparks } from '../kit/sparks.js'
import { caveOf, HEIGHT, INSIDE, WIDTH } from './cave.js'
import { buttonsOf, cellAt, isAt } from './places.js'
import { listOf, moveVisitors, ring } from './visitors.js'
import { build, KINDS, runWorks } from './works.js'

export const MOST_HOARD = 8
const WALK = 5
const HIT_REACH = 1.7
const HIT_SECONDS = 0.34
const BUILD_REACH = 2.4

export function create(level, { chance }) {
  const cave = caveOf(level)
  return {
    level,
    cave,
    chiefs: [aChief(cave.placeAt(cave.length * 0.6))],
    visitors: [],
    list: listOf(level, chance),
    chosen: 'spikes',
    coins: 60 + level * 8,
    hoard: MOST_HOARD,
    lost: 0,
    hits: [],
    bolts: [],
    sparks: [],
    seconds: 0,
    score: 0,
    result: null,
  }
}

const aChief = ({ x, y }) => ({ x, y, way: 1, wait: 0, dizzy: 0, stride: 0 })

export function update(world, input, tools) {
  world.seconds += STEP_SECONDS
  moveSparks(world.sparks, STEP_SECONDS)
  for (const bolt of world.bolts) bolt.life -= STEP_SECONDS
  world.bolts = world.bolts.filter(({ life }) => life > 0)
  order(world, input, tools)
  moveChiefs(world, input, tools)
  ring(world, tools)
  runWorks(world, tools)
  moveVisitors(world, tools)
  if (world.lost >= MOST_HOARD) finish(world, 'lost', tools)
  else if (world.list.length === 0 && world.visitors.length === 0) finish(world, 'won', tools)
}

/** Taps choose what to build and where; keys build at the nearest place. */
function order(world, input, tools) {
  const { pointer } = input
  const { slots } = world.cave
  const cycle = () => {
    world.chosen = KINDS[(KINDS.indexOf(world.chosen) + 1) % KINDS.length]
    tools.play('pick')
  }
  if (input.pressed('c')) cycle()
  if (input.pressed('b')) {
    const [chief] = world.chiefs
    const [slot] = slots.toSorted((a, b) => away(a, chief) - away(b, chief))
    if (away(slot, chief) < BUILD_REACH) build(world, slot, tools)
  }
  if (!pointer.wentDown) return
  const kind = buttonsOf(tools.view).findIndex((place) => isAt(pointer, place, 24))
  if (kind >= 0) {
    world.chosen = KINDS[kind]
    tools.play('pick')
    return
  }
  const cell = cellAt(tools.view, pointer)
  const slot = slots.find((one) => away(one, cell) < 1.1)
  if (slot) build(world, slot, tools)
  else world.chiefs[0].goal = cell
}

function moveChiefs(world, input, tools) {
  const second = {
    x: Number(input.held('right2')) - Number(input.held('left2')),
    y: Number(input.held('down2')) - Number(input.held('up2')),
  }
  if (world.chiefs.length === 1 && (second.x || second.y || input.pressed('hit2')))
    world.chiefs.push(aChief(world.cave.placeAt(world.cave.length * 0.4)))
  for (const [n, chief] of world.chiefs.entries()) {
    for (const name of ['wait', 'dizzy']) chief[name] = Math.max(0, chief[name] - STEP_SECONDS)
    if (chief.dizzy > 0) continue
    walk(chief, n === 0 ? { x: input.x, y: input.y } : second)
    const isTapped =
      n === 0 && world.visitors.some((visitor) => chief.goal && away(visitor, chief) < HIT_REACH)
    if ((input.held(n === 0 ? 'a' : 'hit2') || isTapped) && chief.wait === 0) hit(world, chief, tools)
  }
}

function walk(chief, { x, y }) {
  let [dx, dy] = [x, y]
  if (dx || dy) chief.goal = null
  else if (chief.goal && away(chief.goal, chief) > 0.2)
    [dx, dy] = [chief.goal.x - chief.x, chief.goal.y - chief.y]
  const length = Math.hypot(dx, dy)
  if (length < 0.1) return
  const pace = (WALK * STEP_SECONDS) / Math.max(1, length)
  chief.x = Math.max(INSIDE, Math.min(WIDTH - 0.6, chief.x + dx * pace))
  chief.y = Math.max(1, Math.min(HEIGHT - 0.6, chief.y + dy * pace))
  if (Math.abs(dx) > 0.1) chief.way = Math.sign(dx)
  chief.stride += pace
}

function hit(world, chief, tools) {
  chief.wait = HIT_SECONDS
  tools.play('swing')
  for (const visitor of world.visitors) {
    if (away(visitor, chief) > HIT_REACH) continue
    world.hits.push({ visitor, damage: 1.2 })
    visitor.far = Math.max(0, visitor.far - visitor.way * 0.45)
    visitor.stun = Math.max(visitor.stun, visitor.kind === 'paladin' ? 0.1 : 0.25)
  }
}

function finish(world, result, { texts }) {
  const kept = MOST_HOARD - world.lost
  world.score += kept * 25 + world.coins
  world.closing = result === 'won' ? texts.kept(kept, MOST_HOARD) : texts.empty
  world.result = result
}

const away = (a, b) => Math.hypot(a.x - b.x, a.y - b.y)
