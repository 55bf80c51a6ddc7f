/** Where the round board stands, and its pins on it. */
export function boardOf(view) {
  const radius = Math.min(view.width, view.height) * 0.44
  return { x: view.width / 2, y: view.height / 2 + (view.isTall ? 10 : 0), radius }
}

export function placeOf([x, y], view) {
  const board = boardOf(view)
  return [board.x + x * board.radius * 0.92, board.y + y * board.radius * 0.92]
}
