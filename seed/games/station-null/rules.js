/** Station Null: read, find the card, start the generator, leave; and keep calm. */
import { moveBody } from '../kit/caster.js'
import { STEP_SECONDS } from '../kit/loop.js'
import { deckOf } from './maps.js'
import { moveVoices, shootAt } from './voice.js'

const WALK = 2.1
const TURN = 2.1
const MOUSE_TURN = 0.004
const REACH = 0.6
const DRAIN_A_SECOND = 1.6
const BATTERY = 45
const CALM_A_SECOND = 1.2
const DARK_COSTS_A_SECOND = 1.5
const START_SECONDS = 1.6
export const FLARES = 3

export function create(level, { texts }) {
  const deck = deckOf(level)
  const { S, n, b, k, D, g, X, e } = deck.things
  const [start] = S
  const world = {
    level,
    deck,
    player: {
      ...start,
      angle: 0.2,
      calm: 100,
      battery: 80,
      hasLight: true,
      flares: FLARES,
      shock: 0,
      flash: 0,
      stride: 0,
      hasKey: false,
    },
    notes: n.map((at, place) => ({ ...at, place })),
    noteCount: n.length,
    batteries: b.map((at) => ({ ...at })),
    keys: k.map((at) => ({ ...at })),
    doors: D.map((at) => ({ ...at, isOpen: false })),
    generator: { ...g[0], share: 0, isOn: false },
    exit: { ...X[0] },
    voices: e.map((at) => ({ ...at, home: { ...at }, stunned: 4, sway: at.x, isLit: false })),
    path: null,
    pathAge: 0,
    reading: null,
    pages: texts.notes[level - 1],
    seconds: 0,
    score: 0,
    result: null,
  }
  const isAt = (thing, column, row) => Math.floor(thing.x) === column && Math.floor(thing.y) === row
  world.solidAt = (column, row) =>
    deck.wallAt(column, row) !== null ||
    world.doors.some((door) => !door.isOpen && isAt(door, column, row)) ||
    (!world.generator.isOn && isAt(world.exit, column, row))
  return world
}

export function update(world, input, tools) {
  const { player } = world
  if (world.reading !== null) {
    if (input.pressed('a') || input.pressed('tap') || input.pressed('b')) world.reading = null
    return
  }
  world.seconds += STEP_SECONDS
  player.shock = Math.max(0, player.shock - STEP_SECONDS)
  player.flash = Math.max(0, player.flash - STEP_SECONDS * 3)
  light(world, input, tools)
  walk(world, input, tools)
  if (input.pressed('a') || input.pressed('tap')) shoot(world, tools)
  moveVoices(world, tools)
  find(world, tools)
  if (player.calm <= 0) world.result = 'lost'
}

function light({ player }, input, tools) {
  if (input.pressed('lamp') || input.pressed('b')) {
    player.hasLight = !player.hasLight && player.battery > 0
    tools.play('click')
  }
  if (player.hasLight) player.battery = Math.max(0, player.battery - DRAIN_A_SECOND * STEP_SECONDS)
  if (player.battery === 0) player.hasLight = false
  player.calm += (player.hasLight ? CALM_A_SECOND : -DARK_COSTS_A_SECOND) * STEP_SECONDS
  player.calm = Math.min(100, player.calm)
}

function walk({ player, solidAt }, input, tools) {
  player.angle += input.x * TURN * STEP_SECONDS + input.look.x * MOUSE_TURN
  const aside = Number(input.held('stepRight')) - Number(input.held('stepLeft'))
  const [ahead, across] = [-input.y * WALK * STEP_SECONDS, aside * WALK * 0.8 * STEP_SECONDS]
  const [cos, sin] = [Math.cos(player.angle), Math.sin(player.angle)]
  moveBody(player, cos * ahead - sin * across, sin * ahead + cos * across, solidAt)
  const before = Math.floor(player.stride)
  player.stride += Math.abs(ahead) + Math.abs(across)
  if (Math.floor(player.stride) > before) tools.play('step')
}

function shoot(world, tools) {
  const { player } = world
  if (player.flares === 0) return tools.play('click')
  player.flares--
  player.flash = 1
  tools.play('flare')
  if (!shootAt(world)) tools.announce(tools.texts.nothing)
  return undefined
}

function find(world, tools) {
  const { player, generator, exit } = world
  const { texts } = tools
  const isHere = ({ x, y }) => Math.hypot(x - player.x, y - player.y) < REACH
  const take = (name) => {
    const found = world[name].find(isHere)
    if (found) world[name] = world[name].filter((one) => one !== found)
    return found
  }
  const note = take('notes')
  if (note) {
    world.reading = world.pages[note.place]
    world.score += 100
    tools.play('paper')
    tools.say(world.reading)
  }
  if (take('batteries')) {
    player.battery = Math.min(100, player.battery + BATTERY)
    tools.play('battery')
    tools.announce(texts.battery)
  }
  if (take('keys')) {
    player.hasKey = true
    tools.play('card')
    tools.announce(texts.card)
  }
  for (const door of world.doors.filter(
    (one) => !one.isOpen && Math.hypot(one.x - player.x, one.y - player.y) < 1.1,
  )) {
    if (player.hasKey) {
      door.isOpen = true
      tools.play('door')
    } else if (!door.wasTried) tools.announce(texts.locked)
    door.wasTried = true
  }
  if (!generator.isOn && isHere(generator)) crank(world, tools)
  if (generator.isOn && isHere(exit)) {
    world.score += Math.round(player.calm) * 2 + Math.max(0, 240 - Math.round(world.seconds))
    world.result = 'won'
    world.closing = texts.closing[world.level - 1]
  }
}

function crank({ generator }, tools) {
  if (generator.share === 0) tools.play('crank')
  generator.share += STEP_SECONDS / START_SECONDS
  if (generator.share < 1) return
  generator.isOn = true
  tools.play('power')
  tools.announce(tools.texts.power)
}
