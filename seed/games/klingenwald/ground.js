/** What holds for hero and beasts alike: the edges, what stands in the way, and wounds. */
import { FIELD } from './forest.js'

export function keepIn(body, room) {
  body.x = Math.max(room, Math.min(FIELD.width - room, body.x))
  body.y = Math.max(room + 14, Math.min(FIELD.height - room, body.y))
}

/** Plants stand in the way; gives the plant that was met. */
export function keepOut(world, body, room) {
  let met = null
  for (const plant of world.plants) {
    const [dx, dy] = [body.x - plant.x, body.y - plant.y]
    const far = Math.hypot(dx, dy) || 1
    const least = plant.size * 0.7 + room
    if (far >= least) continue
    body.x = plant.x + (dx / far) * least
    body.y = plant.y + (dy / far) * least
    met = plant
  }
  return met
}

/** A heart less, unless the hero is out of reach just then. */
export function wound(world, tools) {
  const { hero } = world
  if (hero.safe > 0) return
  hero.hearts -= 1
  hero.safe = 1.1
  world.shake = 0.8
  tools.play('hurt')
  if (hero.hearts <= 0) world.result = 'lost'
}
