/** Where the cave and its buttons are seen: whole in a wide window, turned on its side in a tall one. */
import { HEIGHT } from './cave.js'

/** Units a cell. */
export const CELL = 16

export function seenAt({ width, isTall }, { x, y }) {
  return isTall
    ? { x: width / 2 + (HEIGHT / 2 - y) * CELL, y: 44 + x * CELL * 0.98 }
    : { x: x * CELL, y: y * CELL }
}

export function cellAt({ width, isTall }, pointer) {
  return isTall
    ? { x: (pointer.y - 44) / CELL / 0.98, y: HEIGHT / 2 - (pointer.x - width / 2) / CELL }
    : { x: pointer.x / CELL, y: pointer.y / CELL }
}

export const buttonsOf = ({ width, height, isTall }) =>
  [0, 1, 2].map((n) => ({ x: width / 2 + (n - 1) * 62, y: height - (isTall ? 150 : 20) }))

export const isAt = (pointer, place, reach) => Math.hypot(pointer.x - place.x, pointer.y - place.y) < reach
