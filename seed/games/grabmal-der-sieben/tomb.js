/** A tomb: chamber after chamber is cleared; at every third gate the works council wants a word. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst, moveSparks } from '../kit/sparks.js'
import { chamberOf, countOf, freePlace, HEIGHT, WIDTH } from './chambers.js'
import { moveFoes } from './foes.js'
import { moveHero } from './hero.js'
import { aFoe } from './kinds.js'
import { COLOURS } from './look.js'
import { broughtTo, foundIn } from './weapons.js'

export const MOST_HEARTS = 7
const COUNCIL_EVERY = 3
const GATE = { x: WIDTH - 1.4, y: HEIGHT / 2 }

export function create(level, tools) {
  const world = {
    level,
    number: 0,
    count: countOf(level),
    hero: {
      x: 2,
      y: HEIGHT / 2,
      facing: 0,
      hearts: MOST_HEARTS,
      weapon: broughtTo(level),
      wait: 0,
      swing: 0,
      hurt: 0,
      isBlocking: false,
      strength: 0,
      stride: 0,
    },
    foes: [],
    shots: [],
    drops: [],
    sparks: [],
    chest: null,
    talk: null,
    pace: 1,
    isOpen: false,
    seconds: 0,
    gold: 0,
    score: 0,
    result: null,
  }
  enter(world, tools)
  return world
}

/** The next chamber; its foes stand in its right half, away from whoever comes in. */
function enter(world, { chance }) {
  const { plan, things, solidAt } = chamberOf(world.level, world.number)
  const gate = Math.floor(HEIGHT / 2)
  world.plan = plan
  world.solidAt = (column, row) =>
    solidAt(column, row) && !(world.isOpen && row === gate && column === WIDTH - 1)
  world.isOpen = false
  world.chest = null
  Object.assign(world.hero, { x: 1.6, y: HEIGHT / 2, facing: 0 })
  world.shots = []
  world.drops = []
  world.foes = things.flatMap((kind) => {
    if (kind !== 'c')
      return [aFoe(kind, kind === 'K' ? { x: 15.5, y: HEIGHT / 2 } : freePlace(solidAt, chance), world.level)]
    world.chest = { x: WIDTH / 2, y: HEIGHT / 2, weapon: foundIn(world.level, chance) }
    return []
  })
}

export function update(world, input, tools) {
  if (world.talk) return negotiate(world, input, tools)
  world.seconds += STEP_SECONDS
  moveSparks(world.sparks, STEP_SECONDS)
  moveHero(world, input, tools)
  moveFoes(world, tools)
  pickUp(world, tools)
  if (world.foes.length === 0 && !world.isOpen) open(world, tools)
  const { hero } = world
  if (hero.hearts <= 0) {
    world.result = 'lost'
    world.closing = tools.texts.dismissed
  } else if (world.isOpen && Math.hypot(hero.x - GATE.x, hero.y - GATE.y) < 0.8) leave(world, tools)
  return undefined
}

function open(world, tools) {
  world.isOpen = true
  tools.play('gate')
}

function leave(world, tools) {
  world.number++
  if (world.number === world.count) {
    world.result = 'won'
    world.score =
      world.gold +
      Math.max(0, Math.round(world.hero.hearts)) * 20 +
      Math.max(0, 400 - Math.round(world.seconds))
    world.closing = tools.texts.kings[world.level - 1]
    return
  }
  world.hero.hearts = Math.min(MOST_HEARTS, world.hero.hearts + 1)
  enter(world, tools)
  if (world.number % COUNCIL_EVERY !== 0) return
  const { talks } = tools.texts
  world.talk = {
    number: (world.level * 2 + world.number / COUNCIL_EVERY - 3) % talks.length,
    choice: 0,
    wait: 0.5,
  }
  tools.play('council')
}

// What the two answers to each of the council's proposals bring; their words stand in the game's texts.
const TERMS = [
  [{ hearts: 2, extra: 1 }, { gold: 60 }],
  [{ pace: 0.8 }, { strength: 0.3, extra: 2 }],
  [{ hearts: 3 }, { gold: 120, extra: 1 }],
  [{ gold: 80 }, { pace: 0.85 }],
  [{ strength: 0.4, pace: 1.15 }, { hearts: 2 }],
  [
    { pace: 0.8, extra: 1 },
    { hearts: 1, gold: 50 },
  ],
]

function negotiate(world, input, tools) {
  const { talk, hero } = world
  talk.wait = Math.max(0, talk.wait - STEP_SECONDS)
  const before = talk.choice
  if (input.pressed('left') || input.pressed('up') || input.x < -0.6) talk.choice = 0
  if (input.pressed('right') || input.pressed('down') || input.x > 0.6) talk.choice = 1
  if (talk.choice !== before) tools.play('click')
  const isChosen = ['a', 'b', 'c', 'tap'].some((control) => input.pressed(control))
  if (!isChosen || talk.wait > 0) return
  const { hearts = 0, extra = 0, gold = 0, pace = 1, strength = 0 } = TERMS[talk.number][talk.choice]
  hero.hearts = Math.min(MOST_HEARTS, hero.hearts + hearts)
  hero.strength += strength
  world.gold += gold
  world.score = world.gold
  world.pace *= pace
  for (let n = 0; n < extra; n++)
    world.foes.push(aFoe('s', freePlace(world.solidAt, tools.chance), world.level))
  world.talk = null
  tools.play('stamp')
}

function pickUp(world, tools) {
  const { hero, chest } = world
  const isHere = ({ x, y }) => Math.hypot(x - hero.x, y - hero.y) < 0.8
  if (chest && isHere(chest)) {
    hero.weapon = chest.weapon
    world.chest = null
    tools.play('chest')
    tools.announce(tools.texts.weapons[hero.weapon])
    burst(world.sparks, tools.chance, {
      ...chest,
      count: 20,
      colours: [COLOURS.gold],
      speed: 4,
      seconds: 0.8,
      size: 0.15,
      fall: 6,
    })
  }
  for (const drop of world.drops.filter(isHere)) {
    if (drop.kind === 'heart') hero.hearts = Math.min(MOST_HEARTS, hero.hearts + 1)
    else world.gold += 10
    world.score = world.gold
    tools.play(drop.kind === 'heart' ? 'heart' : 'coin')
  }
  world.drops = world.drops.filter((drop) => !isHere(drop))
}
