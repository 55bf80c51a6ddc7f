/** What lies in rows, and which swap would bring something into one. */

/** Groups of three and more alike, each a list of places. */
export function findMatches({ tiles, columns, rows }) {
  const groups = []
  const scan = (count, length, placeOf) => {
    for (let line = 0; line < count; line++)
      for (let from = 0; from < length;) {
        const kind = tiles[placeOf(line, from)]?.kind
        let to = from + 1
        while (to < length && tiles[placeOf(line, to)]?.kind === kind) to++
        if (kind !== undefined && to - from >= 3)
          groups.push(Array.from({ length: to - from }, (_, n) => placeOf(line, from + n)))
        from = to
      }
  }
  scan(rows, columns, (y, x) => y * columns + x)
  scan(columns, rows, (x, y) => y * columns + x)
  return groups
}

export function swapTiles({ tiles }, [from, to]) {
  ;[tiles[from], tiles[to]] = [tiles[to], tiles[from]]
}

/** Every swap of neighbours that lays something, with the places that it clears. */
export function findMoves(world) {
  const { tiles, columns, rows } = world
  const moves = []
  for (let at = 0; at < tiles.length; at++)
    for (const to of [
      at % columns < columns - 1 ? at + 1 : -1,
      at < columns * (rows - 1) ? at + columns : -1,
    ]) {
      if (to < 0 || !tiles[at] || !tiles[to]) continue
      swapTiles(world, [at, to])
      const cleared = findMatches(world).flat()
      swapTiles(world, [at, to])
      if (cleared.length > 0) moves.push({ swap: [at, to], cleared })
    }
  return moves
}

export const findMove = (world) => findMoves(world)[0] ?? null
