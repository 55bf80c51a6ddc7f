/** A tiler for scripts: takes the swap that covers most mortar. */
import { boardOf } from './board.js'
import { findMoves } from './match.js'

export function play(world, input, { view }) {
  if (world.phase !== 'ready') return input.point(-1000, -1000, false)
  const worth = ({ cleared }) =>
    cleared.reduce(
      (sum, at) => sum + world.cells[at].mortar * 10 + Math.floor(at / world.columns) * 0.01 + 0.1,
      0,
    )
  const best = findMoves(world).toSorted((one, two) => worth(two) - worth(one))[0]
  const { x, y, size } = boardOf(world, view)
  const place = best.swap[world.picked === null ? 0 : 1]
  return input.point(
    x + ((place % world.columns) + 0.5) * size,
    y + (Math.floor(place / world.columns) + 0.5) * size,
    world.picked === null || input.pointer?.isDown !== false,
  )
}
