/** A night at the counter: five letters, three candles, four pigeonholes. What was read is remembered, also in later nights. */
import { STEP_SECONDS } from '../kit/loop.js'
import { HOLES, NIGHTS } from './letters.js'
import { isAt, placesOf } from './places.js'

export const CANDLES = 3
const ANSWER_SECONDS = 1.4
const NEEDED = 3
const SIZES = 3

export function create(level, { chance, kept }) {
  return {
    level,
    letters: chance.shuffled(NIGHTS[level - 1]),
    at: 0,
    isOpen: false,
    candles: CANDLES,
    chosen: 0,
    read: kept.read ?? [],
    size: kept.size ?? 1,
    isPlain: kept.isPlain ?? false,
    answer: null,
    arrived: 0,
    purr: 0,
    hint: null,
    seconds: 0,
    score: 0,
    result: null,
  }
}

export const letterOf = ({ letters, at }) => letters[Math.min(at, letters.length - 1)]
/** Whether the letter in hand tells of something that was read before. */
export const isKnown = (world) => world.read.includes(letterOf(world).knows)

export function update(world, input, tools) {
  world.seconds += STEP_SECONDS
  world.purr = Math.max(0, world.purr - STEP_SECONDS)
  if (world.answer) {
    world.answer.seconds -= STEP_SECONDS
    if (world.answer.seconds <= 0) goOn(world, tools)
    return
  }
  const { pointer } = input
  const places = placesOf(tools.view)
  const isTapped = (place, wide, high) => pointer.wentDown && isAt(pointer, place, wide, high)
  if (input.pressed('c') || isTapped(places.size, 21))
    change(world, { size: (world.size + 1) % SIZES }, tools)
  if (input.pressed('contrast') || isTapped(places.contrast, 21))
    change(world, { isPlain: !world.isPlain }, tools)
  if (input.pressed('b') || isTapped(places.open, 110, 24)) open(world, tools)
  if (input.pressed('cat') || isTapped(places.cat, 60, 50)) askCat(world, tools)
  if (input.pressed('right') || input.pressed('down')) choose(world, 1, tools)
  if (input.pressed('left') || input.pressed('up')) choose(world, HOLES.length - 1, tools)
  const hole = pointer.wentDown ? places.holes.findIndex((one) => isAt(pointer, one, one.size / 2)) : -1
  if (hole >= 0) file(world, hole, tools)
  else if (input.pressed('a')) file(world, world.chosen, tools)
}

function change(world, settings, tools) {
  Object.assign(world, settings)
  tools.keep(settings)
  tools.play('click')
}

function choose(world, steps, tools) {
  world.chosen = (world.chosen + steps) % HOLES.length
  tools.play('click')
}

function open(world, tools) {
  if (world.isOpen) return
  if (world.candles === 0) {
    tools.announce(tools.texts.noCandle)
    tools.play('no')
    return
  }
  const letter = letterOf(world)
  world.isOpen = true
  world.candles--
  if (!world.read.includes(letter.id)) {
    world.read = [...world.read, letter.id]
    tools.keep({ read: world.read })
  }
  tools.play('open')
  tools.say(letter[tools.language].says)
}

/** The cat knows what the player has read: it looks where the letter belongs. */
function askCat(world, tools) {
  world.purr = 1.6
  tools.play('purr')
  if (!isKnown(world) && !world.isOpen) return
  world.hint = HOLES.indexOf(letterOf(world).right)
  tools.say(tools.texts.catKnows)
}

function file(world, hole, tools) {
  const isRight = HOLES[hole] === letterOf(world).right
  world.chosen = hole
  world.answer = { isRight, hole, seconds: ANSWER_SECONDS }
  if (isRight) {
    world.arrived++
    world.score += world.isOpen ? 60 : isKnown(world) ? 120 : 100
  }
  tools.play(isRight ? 'stamp' : 'back')
  tools.say(isRight ? tools.texts.arrived : tools.texts.returned)
}

function goOn(world, tools) {
  world.answer = null
  world.hint = null
  world.isOpen = false
  world.at++
  if (world.at < world.letters.length) {
    tools.play('next')
    return
  }
  world.score += world.candles * 20
  const { texts } = tools
  world.result = world.arrived >= NEEDED ? 'won' : 'lost'
  world.closing = `${texts.count(world.arrived, world.letters.length)} ${world.result === 'won' ? texts.mornings[world.level - 1] : texts.tooEarly}`
}
