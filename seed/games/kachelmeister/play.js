/** A move: swap, clear, fall, and again until nothing lies in a row. */
import { STEP_SECONDS } from '../kit/loop.js'
import { burst, moveSparks } from '../kit/sparks.js'
import { boardOf } from './board.js'
import { COLOURS } from './look.js'
import { findMatches, findMove, swapTiles } from './match.js'
import { CLEAR_SECONDS, SWAP_SECONDS } from './seconds.js'
import { deal } from './wall.js'

const SECONDS = { swap: SWAP_SECONDS, back: SWAP_SECONDS, clear: CLEAR_SECONDS }
const FALL_PER_SECOND = 9

export function update(world, input, tools) {
  world.seconds += STEP_SECONDS
  world.left -= STEP_SECONDS
  moveSparks(world.sparks, STEP_SECONDS)
  if (world.phase === 'ready') choose(world, input, tools)
  else if (world.phase === 'fall') fall(world, tools)
  else if (world.left <= 0) AFTER[world.phase](world, tools)
}

const AFTER = {
  swap(world, tools) {
    swapTiles(world, world.swap)
    if (findMatches(world).length > 0) {
      world.turns++
      world.chain = 0
      return clear(world, tools)
    }
    tools.play('back')
    setPhase(world, 'back')
  },
  back(world) {
    swapTiles(world, world.swap)
    world.swap = null
    setPhase(world, 'ready')
  },
  clear(world) {
    for (const at of world.clearing) if (!world.tiles[at].isKept) world.tiles[at] = null
    for (const tile of world.tiles) if (tile) tile.isKept = false
    world.clearing = []
    drop(world)
    setPhase(world, 'fall')
  },
}

function setPhase(world, phase) {
  world.phase = phase
  world.left = SECONDS[phase] ?? 0
}

/** By pointer: drag a tile, or tap one and then its neighbour. By keys: arrows, and enter to take hold. */
function choose(world, input, tools) {
  const { columns, rows, cursor } = world
  const moved = {
    x: Number(input.pressed('right')) - Number(input.pressed('left')),
    y: Number(input.pressed('down')) - Number(input.pressed('up')),
  }
  if (moved.x || moved.y) {
    world.isByKeys = true
    const next = {
      x: Math.max(0, Math.min(columns - 1, cursor.x + moved.x)),
      y: Math.max(0, Math.min(rows - 1, cursor.y + moved.y)),
    }
    if (world.picked !== null) return trySwap(world, next.y * columns + next.x, tools)
    world.cursor = next
  }
  if (input.pressed('a')) {
    world.isByKeys = true
    return pick(world, cursor.y * columns + cursor.x, tools)
  }
  const at = boardOf(world, tools.view).placeAt(input.pointer.x, input.pointer.y)
  if (input.pointer.wentDown && at !== null) {
    world.isByKeys = false
    return world.picked !== null && isBeside(world, world.picked, at)
      ? trySwap(world, at, tools)
      : pick(world, at, tools)
  }
  if (input.pointer.isDown && at !== null && world.picked !== null && isBeside(world, world.picked, at))
    trySwap(world, at, tools)
  return undefined
}

function pick(world, at, tools) {
  world.picked = world.picked === at || !world.tiles[at] ? null : at
  world.cursor = { x: at % world.columns, y: Math.floor(at / world.columns) }
  tools.play('pick')
}

function isBeside({ columns }, from, to) {
  const across = Math.abs((from % columns) - (to % columns))
  return across + Math.abs(Math.floor(from / columns) - Math.floor(to / columns)) === 1
}

function trySwap(world, to, tools) {
  const from = world.picked
  world.picked = null
  if (!world.tiles[to] || !isBeside(world, from, to)) return
  world.cursor = { x: to % world.columns, y: Math.floor(to / world.columns) }
  world.swap = [from, to]
  tools.play('swap')
  setPhase(world, 'swap')
}

/** Three alike disappear; of four the one that was moved stays and remembers: next time it takes its neighbours along. */
function clear(world, tools) {
  const groups = findMatches(world)
  const places = new Set(groups.flat())
  for (const group of groups.filter(({ length }) => length >= 4)) {
    const at = world.swap?.find((place) => group.includes(place)) ?? group[1]
    if (world.tiles[at].isMemory) continue
    Object.assign(world.tiles[at], { isMemory: true, isKept: true })
    tools.play('memory')
  }
  // A set grows while it is walked: what a memory reaches may be a memory again.
  for (const at of places)
    if (world.tiles[at].isMemory && !world.tiles[at].isKept)
      for (const near of around(world, at)) if (world.tiles[near]) places.add(near)
  world.chain++
  world.swap = null
  world.clearing = [...places]
  world.score += places.size * 10 * world.chain
  tools.play('match', { pitch: 1 + Math.min(1, (world.chain - 1) * 0.12) })
  for (const at of places) lay(world, at, tools)
  setPhase(world, 'clear')
}

function around({ columns, rows }, at) {
  const [x, y] = [at % columns, Math.floor(at / columns)]
  return [-1, 0, 1].flatMap((dy) =>
    [-1, 0, 1].flatMap((dx) =>
      x + dx >= 0 && x + dx < columns && y + dy >= 0 && y + dy < rows ? [at + dy * columns + dx] : [],
    ),
  )
}

function lay(world, at, tools) {
  const cell = world.cells[at]
  if (cell.mortar === 0) return
  cell.mortar--
  const { x, y, size } = boardOf(world, tools.view)
  burst(world.sparks, tools.chance, {
    x: x + ((at % world.columns) + 0.5) * size,
    y: y + (Math.floor(at / world.columns) + 0.5) * size,
    count: 5,
    colours: [COLOURS.gold, COLOURS.cream],
    speed: 70,
    seconds: 0.5,
  })
}

/** What lies above comes down, new tiles come in at the top; `fall` is how many cells a tile has still to go. */
function drop(world) {
  const { tiles, cells, columns, rows } = world
  for (let x = 0; x < columns; x++) {
    const places = Array.from({ length: rows }, (_, y) => y * columns + x).filter((at) => !cells[at].isHole)
    const there = places.flatMap((at) => (tiles[at] ? [{ tile: tiles[at], at }] : []))
    const missing = places.length - there.length
    for (const [n, at] of places.entries()) {
      const old = there[n - missing]
      const to = Math.floor(at / columns)
      tiles[at] = old ? old.tile : { kind: null, isMemory: false, fall: 0, size: 1 }
      tiles[at].fall = old ? to - Math.floor(old.at / columns) : missing + 0.5
    }
  }
}

function fall(world, tools) {
  let isMoving = false
  for (const tile of world.tiles) {
    if (!tile) continue
    tile.kind ??= tools.chance.whole(world.kinds)
    if (tile.fall <= 0) continue
    tile.fall = Math.max(0, tile.fall - FALL_PER_SECOND * STEP_SECONDS)
    isMoving = isMoving || tile.fall > 0
  }
  if (isMoving) return
  tools.play('set')
  if (findMatches(world).length > 0) return clear(world, tools)
  if (world.cells.every(({ mortar }) => mortar === 0)) return finish(world, tools)
  if (!findMove(world)) {
    deal(world, tools.chance)
    tools.announce(tools.texts.mixed)
  }
  setPhase(world, 'ready')
  return undefined
}

function finish(world, { texts }) {
  world.score += Math.max(0, world.whole * 3 - world.turns * 2) * 5
  world.result = 'won'
  world.closing =
    world.level % 10 === 0
      ? texts.story[world.level / 10 - 1]
      : texts.sayings[world.level % texts.sayings.length]
}
