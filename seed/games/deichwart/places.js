/** The island seen from a corner, in a wide and in a tall window. */
import { SIZE } from './island.js'

const RISE = 0.44

function sizeOf({ width, height, isTall }) {
  const cell = isTall ? width / 20 : Math.min(width / 20, height / 14)
  return { cell, x: width / 2, y: height * (isTall ? 0.44 : 0.5) - cell * 4 }
}

/** Where a field's middle is seen at height `z`, and how large a field is. */
export function seenAt(view, i, j, z) {
  const { cell, x, y } = sizeOf(view)
  return [x + (i - j) * cell, y + (i + j) * cell * 0.5 - z * cell * RISE]
}

export const cellOf = (view) => sizeOf(view).cell
export const riseOf = (view) => sizeOf(view).cell * RISE

/** The field under a pointer; the nearest to the eye wins. */
export function fieldAt(view, { land }, pointer) {
  const cell = cellOf(view)
  for (let at = land.length - 1; at >= 0; at--) {
    const [i, j] = [at % SIZE, Math.floor(at / SIZE)]
    const [x, y] = seenAt(view, i, j, land[at])
    if (Math.abs(pointer.x - x) / cell + Math.abs(pointer.y - y) / (cell * 0.5) < 1) return { i, j }
  }
  return null
}

export const buttonOf = ({ width, height, isTall }) => ({
  x: width / 2 - 110,
  y: height - (isTall ? 110 : 56),
  width: 220,
  height: 46,
})

export const isInside = (pointer, { x, y, width, height }) =>
  pointer.x > x && pointer.x < x + width && pointer.y > y && pointer.y < y + height
