/** A first-person view of a map of square cells, by rays that step from cell border to cell border. */

const MOST_CELLS = 48

/** The first wall from x, y along `angle`: how far, which cell, which side of it, and where on that side (0 to 1). */
export function castRay(solidAt, { x, y }, angle) {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  let [column, row] = [Math.floor(x), Math.floor(y)]
  const [perColumn, perRow] = [Math.abs(1 / (dx || 1e-9)), Math.abs(1 / (dy || 1e-9))]
  const [stepX, stepY] = [dx < 0 ? -1 : 1, dy < 0 ? -1 : 1]
  let nextX = (dx < 0 ? x - column : column + 1 - x) * perColumn
  let nextY = (dy < 0 ? y - row : row + 1 - y) * perRow
  let isAcross = false
  for (let n = 0; n < MOST_CELLS * 2; n++) {
    isAcross = nextX < nextY
    if (isAcross) {
      nextX += perColumn
      column += stepX
    } else {
      nextY += perRow
      row += stepY
    }
    if (solidAt(column, row)) break
  }
  const distance = isAcross ? nextX - perColumn : nextY - perRow
  const at = isAcross ? y + dy * distance : x + dx * distance
  return { distance, column, row, isAcross, along: at - Math.floor(at) }
}

/** Whether nothing solid stands between two places. */
export function canSee(solidAt, from, to) {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  return castRay(solidAt, from, angle).distance >= Math.hypot(to.x - from.x, to.y - from.y)
}

/** Moves a round body by dx, dy and lets it slide along walls; true where it was stopped. */
export function moveBody(body, dx, dy, solidAt, radius = 0.22) {
  const isFree = (x, y) =>
    [-radius, radius].every((a) =>
      [-radius, radius].every((b) => !solidAt(Math.floor(x + a), Math.floor(y + b))),
    )
  const goesAcross = isFree(body.x + dx, body.y)
  if (goesAcross) body.x += dx
  const goesAlong = isFree(body.x, body.y + dy)
  if (goesAlong) body.y += dy
  return !goesAcross || !goesAlong
}

/** The smallest turn from one angle to another, from -π to π. */
export const turnTo = (from, to) => {
  const turn = (to - from) % (Math.PI * 2)
  return turn > Math.PI ? turn - Math.PI * 2 : turn < -Math.PI ? turn + Math.PI * 2 : turn
}

/** How many steps every free cell is from `target`; -1 where there is no way. `isFree(column, row)`. */
export function stepsTo(target, { width, height, isFree }) {
  const steps = new Int16Array(width * height).fill(-1)
  const queue = [[Math.floor(target.x), Math.floor(target.y)]]
  steps[queue[0][1] * width + queue[0][0]] = 0
  for (const [column, row] of queue)
    for (const [dx, dy] of WAYS) {
      const [a, b] = [column + dx, row + dy]
      if (a < 0 || b < 0 || a >= width || b >= height || steps[b * width + a] >= 0 || !isFree(a, b)) continue
      steps[b * width + a] = steps[row * width + column] + 1
      queue.push([a, b])
    }
  return steps
}

/** The middle of the next cell on the way down a field of `stepsTo`; null where one has arrived, or cannot. */
export function nextCell(steps, width, { x, y }) {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const here = steps[row * width + column]
  const way = WAYS.find(([dx, dy]) => here > 0 && steps[(row + dy) * width + column + dx] === here - 1)
  return way ? { x: column + way[0] + 0.5, y: row + way[1] + 0.5 } : null
}

const WAYS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
]
const FIELD_OF_VIEW = 1.15
// In units of the field: wide enough to be fast, narrow enough not to be seen.
const SLICE = 2
// Texture points along a wall's side.
const SHARPNESS = 2

// Whole pixels of the screen, so that no seam is seen between two slices.
const sliceOf = ({ scale, sharpness }) =>
  Math.max(1, Math.round(SLICE * scale * sharpness)) / scale / sharpness

/**
 * Draws the walls as slices. `eye` is `{x, y, angle, bob}`; `wallOf(hit)` gives `{texture, light}`: a canvas of any size, and from
 * 0 (black) to 1; `hit.turn` is how far from the middle of the view. Gives what `drawSprites` needs.
 */
export function drawWalls(paper, view, eye, { solidAt, wallOf, dark }) {
  const width = view.right - view.left
  const reach = width / 2 / Math.tan(FIELD_OF_VIEW / 2)
  const middle = view.height / 2 + (eye.bob ?? 0)
  const slice = sliceOf(view)
  const depths = new Float32Array(Math.ceil(width / slice))
  for (let n = 0; n < depths.length; n++) {
    const turn = Math.atan(((n + 0.5) * slice - width / 2) / reach)
    const hit = castRay(solidAt, eye, eye.angle + turn)
    const depth = Math.max(0.02, hit.distance * Math.cos(turn))
    depths[n] = depth
    const tall = reach / depth
    const [x, y] = [view.left + n * slice, middle - tall / 2]
    const { texture, light } = wallOf({ ...hit, turn })
    if (light < 0.98) {
      paper.fillStyle = dark
      paper.fillRect(x, y, slice, tall)
    }
    if (light <= 0.02) continue
    paper.globalAlpha = light
    // Near walls show the points they are painted with, far ones are smooth.
    paper.imageSmoothingEnabled = tall < texture.height * 2
    const at = Math.min(texture.width - 1, Math.floor(hit.along * texture.width))
    paper.drawImage(texture, at, 0, 1, texture.height, x, y, slice, tall)
    paper.globalAlpha = 1
  }
  paper.imageSmoothingEnabled = true
  return { depths, slice, reach, middle, eye }
}

/**
 * Draws what stands in the room, the farthest first: sprites `{x, y, lift, size, light, paint(paper)}`; `paint` draws around 0, 0 with 1 as
 * the height of a wall, and `lift` raises it from the middle.
 */
export function drawSprites(paper, view, { depths, slice, reach, middle, eye }, sprites) {
  const seen = sprites
    .map((sprite) => {
      const [dx, dy] = [sprite.x - eye.x, sprite.y - eye.y]
      const depth = dx * Math.cos(eye.angle) + dy * Math.sin(eye.angle)
      const aside = dy * Math.cos(eye.angle) - dx * Math.sin(eye.angle)
      return { sprite, depth, aside }
    })
    .filter(({ depth }) => depth > 0.15)
    .toSorted((a, b) => b.depth - a.depth)
  const centre = (view.left + view.right) / 2
  for (const { sprite, depth, aside } of seen) {
    const scale = (reach / depth) * (sprite.size ?? 1)
    const x = centre + (aside * reach) / depth
    const runs = visibleRuns(
      depths,
      depth,
      [x - scale, x + scale].map((edge) => (edge - view.left) / slice),
    )
    if (runs.length === 0) continue
    paper.save()
    paper.beginPath()
    for (const [from, to] of runs)
      paper.rect(view.left + from * slice, view.top, (to - from) * slice, view.bottom - view.top)
    paper.clip()
    paper.globalAlpha = sprite.light ?? 1
    paper.translate(x, middle - ((sprite.lift ?? 0) * reach) / depth)
    paper.scale(scale, scale)
    sprite.paint(paper)
    paper.restore()
  }
}

// Slices in which nothing stands before it.
function visibleRuns(depths, depth, [from, to]) {
  const runs = []
  let began = -1
  for (let n = Math.max(0, Math.floor(from)); n <= Math.min(depths.length, Math.ceil(to)); n++) {
    const isFree = n < depths.length && n < to && depths[n] > depth
    if (isFree && began < 0) began = n
    if (!isFree && began >= 0) {
      runs.push([began, n])
      began = -1
    }
  }
  return runs
}

/** Floor and ceiling as bands from the horizon: `near` fades to `far`. */
export function drawFloor(paper, view, { middle, ceiling, floor, dark, light }) {
  for (const [near, from, to] of [
    [ceiling, view.top, middle],
    [floor, view.bottom, middle],
  ]) {
    const fill = paper.createLinearGradient(0, from, 0, to)
    fill.addColorStop(0, near)
    fill.addColorStop(Math.min(0.95, 0.25 + light * 0.7), dark)
    fill.addColorStop(1, dark)
    paper.fillStyle = fill
    paper.fillRect(view.left, Math.min(from, to) - 1, view.right - view.left, Math.abs(to - from) + 2)
  }
}

const textures = new Map()

/** A picture of a wall, painted once in a field of 64. In no browser there is nothing to paint on, and nothing is drawn. */
export function textureOf(name, paint) {
  if (!textures.has(name)) {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 64 * SHARPNESS
    const paper = canvas.getContext('2d')
    paper.scale(SHARPNESS, SHARPNESS)
    paint(paper)
    textures.set(name, canvas)
  }
  return textures.get(name)
}
