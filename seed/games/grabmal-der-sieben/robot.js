/** A hired hand for scripts: goes for the nearest, strikes in reach, blocks what it sees coming, takes the gate. */
import { nextCell, stepsTo, turnTo } from '../kit/caster.js'
import { HEIGHT, WIDTH } from './chambers.js'
import { KINDS } from './kinds.js'
import { MOST_HEARTS } from './tomb.js'
import { WEAPONS } from './weapons.js'

export function play(world, input) {
  for (const control of ['left', 'right', 'up', 'down', 'a', 'b', 'c']) input.release(control)
  if (world.talk) {
    if (world.talk.wait === 0) input.press('b')
    return
  }
  const { hero, foes, chest, solidAt } = world
  const drops = world.drops.filter(({ x, y }) => !solidAt(Math.floor(x), Math.floor(y)))
  const near = (list) => list.toSorted((p, q) => away(p, hero) - away(q, hero))[0]
  const foe = near(foes)
  const shot = near(world.shots.filter((one) => away(one, hero) < 2.2 && nears(one, hero)))
  const blow = near(foes.filter((one) => strikesSoon(one) && away(one, hero) < 2.8))
  if (hero.hurt === 0 && (shot ?? blow)) {
    const { x, y } = shot ?? blow
    // Who blocks does not turn: one turns first, then stands.
    if (Math.abs(turnTo(hero.facing, Math.atan2(y - hero.y, x - hero.x))) < 0.9) input.press('c')
    else face(input, hero, { x, y })
    return
  }
  if (foe && away(foe, hero) < WEAPONS[hero.weapon].reach + KINDS[foe.kind].radius - 0.1) {
    face(input, hero, foe)
    input.press('b')
    return
  }
  const goal = (hero.hearts < MOST_HEARTS && near(drops.filter(({ kind }) => kind === 'heart'))) ||
    chest ||
    foe ||
    near(drops) || { x: WIDTH - 0.6, y: HEIGHT / 2 }
  const steps = stepsTo(goal, { width: WIDTH, height: HEIGHT, isFree: (a, b) => !solidAt(a, b) })
  face(input, hero, nextCell(steps, WIDTH, hero) ?? goal)
}

const nears = ({ x, y, vx, vy }, hero) => (hero.x - x) * vx + (hero.y - y) * vy > 0
const strikesSoon = ({ kind, wind, charge, doing }) =>
  (kind !== 'a' && wind > 0 && wind < 0.35 && doing !== 'ring') || charge > 0
const away = (a, b) => Math.hypot(a.x - b.x, a.y - b.y)

function face(input, hero, { x, y }) {
  if (x > hero.x + 0.12) input.press('right')
  if (x < hero.x - 0.12) input.press('left')
  if (y > hero.y + 0.12) input.press('down')
  if (y < hero.y - 0.12) input.press('up')
}
