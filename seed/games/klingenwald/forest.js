/** The glades: what grows in them and who comes, in waves. */
import { chanceOf } from '../kit/chance.js'

export const FIELD = { width: 860, height: 620 }
export const HEARTS = 8
// Foxes, moths, hedgehogs of each wave.
const WAVES = [
  [
    [2, 0, 0],
    [3, 0, 0],
    [4, 0, 0],
    [5, 0, 0],
  ],
  [
    [3, 0, 0],
    [2, 1, 0],
    [4, 1, 0],
    [5, 2, 0],
  ],
  [
    [3, 1, 0],
    [2, 3, 0],
    [4, 2, 0],
    [3, 4, 0],
    [6, 2, 0],
  ],
  [
    [2, 1, 1],
    [3, 2, 1],
    [2, 2, 2],
    [3, 2, 2],
    [4, 2, 2],
  ],
  [[2, 2, 1]],
]
const KINDS = ['fox', 'moth', 'hedgehog']
export const LIVES = { fox: 2, moth: 1, hedgehog: 5, boar: 80 }

export function create(level) {
  const chance = chanceOf(level * 431 + 7)
  const world = {
    level,
    hero: {
      x: FIELD.width / 2,
      y: FIELD.height - 120,
      facing: -Math.PI / 2,
      hearts: HEARTS,
      wait: 0,
      strike: null,
      dodge: 0,
      rest: 0,
      safe: 0,
      stride: 0,
      string: '',
      stringLeft: 0,
    },
    plants: plantsOf(chance, level),
    beasts: [],
    shots: [],
    sparks: [],
    scraps: [],
    waves: WAVES[level - 1].map((wave) => [...wave]),
    pause: 1.2,
    score: 0,
    result: null,
    seconds: 0,
    shake: 0,
  }
  if (level === WAVES.length) world.beasts.push(beastOf('boar', FIELD.width / 2, 150))
  return world
}

function plantsOf(chance, level) {
  const plants = []
  const isFree = (x, y, room) =>
    Math.hypot(x - FIELD.width / 2, y - FIELD.height + 120) > 90 &&
    Math.hypot(x - FIELD.width / 2, y - 150) > 110 &&
    plants.every((plant) => Math.hypot(plant.x - x, plant.y - y) > room)
  for (let n = 0; n < 260 && plants.length < 34 + level * 3; n++) {
    const isTree = chance.isLucky(0.3)
    const [x, y] = [chance.between(40, FIELD.width - 40), chance.between(50, FIELD.height - 40)]
    if (!isFree(x, y, isTree ? 74 : 52)) continue
    plants.push({
      x,
      y,
      isTree,
      size: isTree ? chance.between(24, 30) : chance.between(14, 19),
      life: isTree ? 3 : 1,
      lean: chance.between(-0.2, 0.2),
      shade: chance.next(),
    })
  }
  return plants.toSorted((a, b) => a.y - b.y)
}

export function beastOf(kind, x, y) {
  return {
    kind,
    x,
    y,
    life: LIVES[kind],
    mood: 'walk',
    left: 1,
    aim: 0,
    hurt: 0,
    facing: 1,
    push: { x: 0, y: 0 },
  }
}

/** The next wave comes in at the edges. */
export function bringWave(world, chance) {
  world.hero.hearts = Math.min(HEARTS, world.hero.hearts + 1)
  const wave = world.waves.shift()
  for (const [n, count] of wave.entries())
    for (let k = 0; k < count; k++) {
      const isSide = chance.isLucky(0.5)
      const x = isSide ? chance.pick([20, FIELD.width - 20]) : chance.between(80, FIELD.width - 80)
      const y = isSide ? chance.between(60, FIELD.height - 200) : 30
      world.beasts.push(beastOf(KINDS[n], x, y))
    }
}
