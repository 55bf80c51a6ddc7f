/** The kitchen table, the wall on it, the tiles. */
import { blend, box, line } from '../kit/paint.js'
import { drawSparks } from '../kit/sparks.js'
import { boardOf } from './board.js'
import { COLOURS } from './look.js'
import { CLEAR_SECONDS, SWAP_SECONDS } from './seconds.js'
import { drawTile } from './tiles.js'

export function draw(world, paper, view) {
  const board = boardOf(world, view)
  drawTable(paper, view)
  const { x, y, size } = board
  const [width, height] = [size * world.columns, size * world.rows]
  paper.globalAlpha = 0.3
  box(paper, x - 6, y - 2, width + 14, height + 14, COLOURS.ink, 12)
  paper.globalAlpha = 1
  box(paper, x - 8, y - 8, width + 16, height + 16, COLOURS.ink, 12)
  for (const [at, cell] of world.cells.entries()) drawCell(paper, world, board, at, cell)
  paper.save()
  paper.beginPath()
  paper.rect(x - 4, y - 4, width + 8, height + 8)
  paper.clip()
  for (const [at, tile] of world.tiles.entries()) if (tile) drawOne(paper, world, board, at, tile)
  paper.restore()
  drawMarks(paper, world, board)
  drawSparks(world.sparks, paper)
}

function drawTable(paper, view) {
  paper.fillStyle = COLOURS.table
  paper.fillRect(view.left - 2, view.top - 2, view.right - view.left + 4, view.bottom - view.top + 4)
  for (let x = Math.floor(view.left / 60) * 60; x < view.right; x += 60)
    for (let y = Math.floor(view.top / 60) * 60; y < view.bottom; y += 60) {
      const isDark = (x / 60 + y / 60) % 2 === 0
      if (isDark) box(paper, x, y, 60, 60, blend(COLOURS.table, COLOURS.tableDark, 0.55))
    }
}

/** Finished cells are dark and deep, open ones show mortar. */
function drawCell(paper, { columns }, { x, y, size }, at, { isHole, mortar }) {
  if (isHole) return
  const [left, top] = [x + (at % columns) * size, y + Math.floor(at / columns) * size]
  box(
    paper,
    left + 1,
    top + 1,
    size - 2,
    size - 2,
    mortar > 0 ? (mortar > 1 ? COLOURS.mortarDark : COLOURS.mortar) : '#164f6c',
    4,
  )
}

function drawOne(paper, world, { x, y, size }, at, tile) {
  const [column, row] = [at % world.columns, Math.floor(at / world.columns)]
  let [dx, dy] = [0, -tile.fall]
  if (world.swap?.includes(at) && (world.phase === 'swap' || world.phase === 'back')) {
    const other = world.swap.find((place) => place !== at)
    const way = Math.max(0, Math.min(1, 1 - world.left / SWAP_SECONDS))
    dx += ((other % world.columns) - column) * way
    dy += (Math.floor(other / world.columns) - row) * way
  }
  const isGoing = world.clearing.includes(at) && !tile.isKept
  const share = isGoing ? Math.max(0, world.left / CLEAR_SECONDS) : at === world.picked ? 1.08 : 1
  const { mortar } = world.cells[at]
  drawTile(paper, {
    x: x + (column + dx + 0.5) * size,
    y: y + (row + dy + 0.5) * size,
    size,
    kind: tile.kind,
    isMemory: tile.isMemory,
    share,
    seconds: world.seconds,
  })
  if (mortar > 0 && tile.fall === 0 && !isGoing)
    drawMortar(paper, x + column * size, y + row * size, size, mortar)
}

/** Open joints show round the tile, so that it is seen where there is still work. */
function drawMortar(paper, x, y, size, mortar) {
  paper.strokeStyle = mortar > 1 ? COLOURS.mortarDark : COLOURS.mortar
  paper.lineWidth = size * (mortar > 1 ? 0.16 : 0.1)
  paper.strokeRect(
    x + paper.lineWidth / 2,
    y + paper.lineWidth / 2,
    size - paper.lineWidth,
    size - paper.lineWidth,
  )
}

function drawMarks(paper, { columns, picked, cursor, isByKeys, seconds }, { x, y, size }) {
  const mark = (at, colour, width) => {
    const [left, top] = [x + (at % columns) * size, y + Math.floor(at / columns) * size]
    line(
      paper,
      [
        [left, top],
        [left + size, top],
        [left + size, top + size],
        [left, top + size],
        [left, top],
      ],
      colour,
      width,
    )
  }
  if (isByKeys) mark(cursor.y * columns + cursor.x, COLOURS.cream, 3)
  if (picked !== null) mark(picked, COLOURS.gold, 4 + Math.sin(seconds * 8))
}
