/** Where the wall lies on the screen: beside the tiler in a wide window, under him in a tall one. */
export function boardOf({ columns, rows }, view) {
  const room = view.isTall
    ? { x: 10, y: 150, width: view.width - 20, height: view.height - 180 }
    : { x: view.width - 400, y: 14, width: 372, height: view.height - 28 }
  const size = Math.min(room.width / columns, room.height / rows)
  const x = room.x + (room.width - size * columns) / 2
  const y = room.y + (room.height - size * rows) / 2
  return {
    x,
    y,
    size,
    /** The place under a point, or null. */
    placeAt(pointX, pointY) {
      const [column, row] = [Math.floor((pointX - x) / size), Math.floor((pointY - y) / size)]
      return column >= 0 && row >= 0 && column < columns && row < rows ? row * columns + column : null
    },
  }
}
