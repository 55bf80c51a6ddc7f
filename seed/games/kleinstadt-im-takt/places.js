/** The town seen from a corner, in a wide and in a tall window; and the buttons below it. */
import { SIZE } from './town.js'

const MIDDLE = (SIZE - 1) / 2

function sizeOf({ width, height, isTall }) {
  return isTall
    ? { wide: 43, centre: { x: width / 2, y: height * 0.4 } }
    : { wide: 60, centre: { x: width / 2, y: height * 0.47 } }
}

// A quarter turn to the right, `turn` times.
function turned([x, y], turn) {
  let at = [x, y]
  for (let n = 0; n < turn; n++) at = [-at[1], at[0]]
  return at
}

/** Where a cell's middle is seen, and how near it is: what is nearer is drawn later. */
export function seenAt(view, { x, y }, turn) {
  const { wide, centre } = sizeOf(view)
  const [a, b] = turned([x - MIDDLE, y - MIDDLE], turn)
  return {
    x: centre.x + ((a - b) * wide) / 2,
    y: centre.y + ((a + b) * wide) / 4,
    near: a + b,
    size: wide / 60,
  }
}

/** The cell under a pointer. */
export function cellAt(view, pointer, turn) {
  const { wide, centre } = sizeOf(view)
  const [right, down] = [(pointer.x - centre.x) / (wide / 2), (pointer.y - centre.y) / (wide / 4)]
  const [a, b] = turned([(right + down) / 2, (down - right) / 2], (4 - turn) % 4)
  return { x: Math.round(a + MIDDLE), y: Math.round(b + MIDDLE) }
}

/** One step up, right, down or left as it is seen, as a step in the town. */
export const stepSeen = ([x, y], turn) => turned([x, y], (4 - turn) % 4)

export function buttonsOf(view, buses) {
  const { width, height } = view
  const y = height - (view.isTall ? 74 : 36)
  const gap = 58
  return {
    turn: { x: width / 2 - (view.isTall ? 150 : 250), y },
    go: { x: width / 2 + (view.isTall ? 150 : 250), y },
    lines: Array.from({ length: buses }, (_, n) => ({ x: width / 2 + (n - (buses - 1) / 2) * gap, y })),
  }
}

export const isAt = (pointer, place, reach) => Math.hypot(pointer.x - place.x, pointer.y - place.y) < reach
