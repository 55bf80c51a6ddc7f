/** Drawing lines: by dragging along roads, or with the keys from crossing to crossing. */
import { buttonsOf, cellAt, isAt, stepSeen } from './places.js'
import { isRoad, isSame, wayTo } from './town.js'

// Roads are seen aslant: a key goes along the one that points most its way.
const STEPS = { goUp: [0, -1], goDown: [0, 1], goLeft: [-1, 0], goRight: [1, 0] }

// Dragging back over the last cells takes them back.
const BACK_CELLS = 6

export const lengthOf = ({ lines }) => lines.reduce((sum, cells) => sum + Math.max(0, cells.length - 1), 0)

/** True where the buses are to leave. */
export function drawLines(world, input, tools) {
  const { pointer } = input
  const buttons = buttonsOf(tools.view, world.town.buses)
  if (input.pressed('left')) turnTown(world, 3, tools)
  if (input.pressed('right') || (pointer.wentDown && isAt(pointer, buttons.turn, 28)))
    turnTown(world, 1, tools)
  if (input.pressed('c')) chooseLine(world, (world.active + 1) % world.town.buses, tools)
  if (pointer.wentDown) {
    const line = buttons.lines.findIndex((place) => isAt(pointer, place, 26))
    if (line >= 0) chooseLine(world, line, tools)
    else begin(world, cellAt(tools.view, pointer, world.turn), tools)
  } else if (pointer.isDown && world.isDrawing) drawTo(world, cellAt(tools.view, pointer, world.turn), tools)
  if (pointer.wentUp && world.isDrawing) end(world)
  drawByKeys(world, input, tools)
  return input.pressed('b') || (pointer.wentDown && isAt(pointer, buttons.go, 34))
}

function turnTown(world, quarters, tools) {
  world.turn = (world.turn + quarters) % 4
  tools.play('turn')
}

function chooseLine(world, line, tools) {
  world.active = line
  tools.play('pick', { pitch: 1 + line * 0.2 })
}

/** At the end of the line it goes on; on the line it is cut there; elsewhere it begins anew. */
function begin(world, cell, tools) {
  if (!isRoad(cell)) return
  const line = world.lines[world.active]
  const at = line.findLastIndex((one) => isSame(one, cell))
  world.lines[world.active] = at >= 0 ? line.slice(0, at + 1) : [cell]
  world.isDrawing = true
  tools.play('pick', { pitch: 1 + world.active * 0.2 })
}

function drawTo(world, cell, tools) {
  const line = world.lines[world.active]
  if (!isRoad(cell) || isSame(line.at(-1), cell)) return
  const back = line.slice(-BACK_CELLS).findIndex((one) => isSame(one, cell))
  if (back >= 0) {
    line.splice(Math.max(0, line.length - BACK_CELLS) + back + 1)
    tools.play('back')
    return
  }
  const way = wayTo(line.at(-1), cell)
  // A pointer that jumps over houses is not meant to draw half a town.
  if (way.length > 4) return
  if (lengthOf(world) + way.length > world.most) {
    tools.play('short')
    world.shake = 0.4
    return
  }
  line.push(...way)
  tools.play('draw', { pitch: 1 + (line.length % 8) * 0.06 })
}

function end(world) {
  world.isDrawing = false
  const empty = world.lines.findIndex((line) => line.length < 2)
  if (empty >= 0 && world.lines[world.active].length > 1) world.active = empty
}

function drawByKeys(world, input, tools) {
  for (const [control, way] of Object.entries(STEPS)) {
    if (!input.pressed(control)) continue
    const [dx, dy] = stepSeen(way, world.turn)
    const cell = { x: world.cursor.x + dx, y: world.cursor.y + dy }
    world.isCursorShown = true
    if (!isRoad(cell)) continue
    world.cursor = cell
    if (world.isDrawing) drawTo(world, cell, tools)
  }
  if (!input.pressed('a')) return
  world.isCursorShown = true
  if (world.isDrawing) end(world)
  else begin(world, world.cursor, tools)
}
