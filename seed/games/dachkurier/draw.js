/** The night over Hochstadt. */
import { blend, box, disc, line, oval, shape, sky } from '../kit/paint.js'
import { drawSparks } from '../kit/sparks.js'
import { drawCourier } from './courier.js'
import { COLOURS } from './look.js'

export function draw(world, paper, view) {
  const { courier } = world
  const wide = view.right - view.left
  const cameraX = courier.x - view.left - wide * (view.isTall ? 0.26 : 0.3)
  const cameraY = view.isTall ? 240 - view.height * 0.5 : Math.min(0, (courier.y - 240) * 0.25)
  drawSky(paper, view, cameraX)
  paper.save()
  paper.translate(-cameraX, -cameraY)
  const seen = { left: cameraX + view.left, right: cameraX + view.right, bottom: cameraY + view.bottom }
  drawStreet(paper, seen, world.seconds)
  for (const roof of world.route.roofs) if (isSeen(roof, seen)) drawRoof(paper, roof, seen, world)
  for (const block of world.route.blocks) if (isSeen(block, seen)) drawBlock(paper, block, world.seconds)
  for (const hook of world.route.hooks) drawHook(paper, hook, courier)
  for (const spoon of world.route.spoons)
    if (!spoon.isTaken && spoon.x > seen.left - 20 && spoon.x < seen.right + 20)
      drawSpoon(paper, spoon, world.seconds)
  drawGoal(paper, world)
  drawCourier(paper, courier, world)
  drawSparks(world.sparks, paper)
  paper.restore()
}

const isSeen = ({ x, width }, { left, right }) => x + width > left - 40 && x < right + 40

function drawSky(paper, view, cameraX) {
  sky(paper, view, [COLOURS.night, COLOURS.night, COLOURS.dusk, COLOURS.glow])
  const wide = view.right - view.left
  for (let n = 0; n < 70; n++) {
    const x = view.left + ((((n * 173.3 - cameraX * 0.02) % wide) + wide) % wide)
    const y = view.top + ((n * 97.7) % ((view.bottom - view.top) * 0.55))
    paper.globalAlpha = 0.3 + (n % 5) * 0.14
    disc(paper, x, y, n % 7 === 0 ? 1.6 : 0.9, COLOURS.cream)
  }
  paper.globalAlpha = 1
  const [moonX, moonY] = [view.left + wide * 0.78, view.top + (view.isTall ? 150 : 92)]
  paper.globalAlpha = 0.14
  disc(paper, moonX, moonY, 66, COLOURS.cream)
  paper.globalAlpha = 1
  disc(paper, moonX, moonY, 42, COLOURS.cream)
  disc(paper, moonX - 12, moonY - 8, 7, '#f1dca8')
  disc(paper, moonX + 14, moonY + 12, 5, '#f1dca8')
  skyline(paper, view, { shift: cameraX * 0.12, colour: COLOURS.farther, base: 0.5, step: 74 })
  skyline(paper, view, { shift: cameraX * 0.28, colour: COLOURS.far, base: 0.62, step: 96, hasWindows: true })
}

/** Gables far away, drawn from their number so that they stay where they are. */
function skyline(paper, view, { shift, colour, base, step, hasWindows = false }) {
  const first = Math.floor((view.left + shift) / step) - 1
  const last = Math.ceil((view.right + shift) / step) + 1
  const floor = view.top + (view.bottom - view.top) * base
  for (let n = first; n <= last; n++) {
    const rise = (Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1) * 90
    const x = n * step - shift
    const y = floor - rise
    const isTower = Math.abs(n) % 7 === 3
    shape(
      paper,
      isTower
        ? [
            [x + 14, view.bottom],
            [x + 14, y - 50],
            [x + 32, y - 100],
            [x + 50, y - 50],
            [x + 50, view.bottom],
          ]
        : [
            [x, view.bottom],
            [x, y],
            [x + step / 2, y - 34],
            [x + step + 1, y],
            [x + step + 1, view.bottom],
          ],
      colour,
    )
    if (!hasWindows) continue
    paper.globalAlpha = 0.5
    for (let k = 0; k < 4; k++)
      if ((n * 7 + k * 3) % 4 === 0)
        box(paper, x + 20 + (k % 2) * 26, y + 22 + Math.floor(k / 2) * 30, 9, 13, COLOURS.window)
    paper.globalAlpha = 1
  }
}

function drawStreet(paper, { left, right, bottom }, seconds) {
  const y = 372
  box(paper, left - 10, y, right - left + 20, bottom - y + 20, '#0c0f2c')
  for (let n = Math.floor(left / 160); n <= right / 160 + 1; n++) {
    const at = n * 160 + ((seconds * (n % 2 ? 70 : -90)) % 160)
    paper.globalAlpha = 0.8
    box(paper, at, y + 8 + (n % 2) * 10, 34, 4, n % 2 ? COLOURS.line : '#ffe9a8', 2)
  }
  paper.globalAlpha = 1
}

function drawRoof(paper, roof, seen, { seconds }) {
  if (roof.kind !== 'roof') return drawGutter(paper, roof, seconds)
  const wall = COLOURS.walls[roof.inks]
  box(paper, roof.x, roof.y + 14, roof.width, Math.max(200, seen.bottom - roof.y), wall)
  box(
    paper,
    roof.x + roof.width - 16,
    roof.y + 14,
    16,
    Math.max(200, seen.bottom - roof.y),
    blend(wall, COLOURS.ink, 0.35),
  )
  box(paper, roof.x - 6, roof.y, roof.width + 12, 16, COLOURS.roofs[roof.inks], 3)
  box(paper, roof.x - 6, roof.y, roof.width + 12, 4, blend(COLOURS.roofs[roof.inks], '#ffffff', 0.28), 2)
  for (let x = roof.x + 24, n = 0; x < roof.x + roof.width - 44; x += 46, n++)
    for (let row = 0; roof.y + 36 + row * 44 < seen.bottom; row++) {
      const isLit = (roof.windows * 13 + n * 7 + row * 5) % 4 === 0
      box(
        paper,
        x,
        roof.y + 36 + row * 44,
        18,
        26,
        isLit ? COLOURS.window : blend(wall, COLOURS.ink, 0.45),
        2,
      )
      if (isLit) box(paper, x + 8, roof.y + 36 + row * 44, 2, 26, wall)
    }
}

function drawGutter(paper, { x, y, width, kind, brokenAt }, seconds) {
  const drop = brokenAt !== null && seconds > brokenAt ? (seconds - brokenAt) ** 2 * 500 : 0
  const isRusty = kind === 'rusty'
  const shake = brokenAt !== null && drop === 0 ? Math.sin(seconds * 90) * 2 : 0
  box(paper, x, y + drop + shake, width, 8, isRusty ? COLOURS.rust : COLOURS.gutter, 4)
  box(paper, x, y + drop + shake, width, 3, isRusty ? '#e39a5c' : '#cfe2f6', 2)
  for (const at of [0.2, 0.5, 0.8])
    box(paper, x + width * at - 3, y + drop + 6, 6, 10, isRusty ? '#7d4526' : '#5d7ba6', 2)
  if (isRusty)
    for (const at of [0.32, 0.66]) disc(paper, x + width * at, y + drop + shake + 5, 2.5, '#6d3a1e')
  if (drop === 0)
    line(
      paper,
      [
        [x + width / 2, y + 14],
        [x + width / 2, y + 400],
      ],
      isRusty ? '#5e351f' : '#40598a',
      5,
    )
}

function drawBlock(paper, { kind, x, y, width, height }, seconds) {
  if (kind === 'chimney') {
    box(paper, x, y, width, height + 2, '#b8475a')
    for (let row = 0; row * 8 < height - 4; row++)
      box(paper, x + (row % 2) * 8, y + 8 + row * 8, width - 8, 1.5, '#8c3247')
    box(paper, x - 4, y - 4, width + 8, 8, '#d8627a', 2)
    for (let n = 0; n < 3; n++) {
      const rise = (seconds * 22 + n * 16) % 48
      paper.globalAlpha = 0.22 * (1 - rise / 48)
      disc(paper, x + width / 2 + Math.sin(seconds * 2 + n) * 5, y - 10 - rise, 5 + rise * 0.16, '#cfc6f2')
    }
    paper.globalAlpha = 1
    return
  }
  const glow = 0.75 + Math.sin(seconds * 9 + x) * 0.12
  line(
    paper,
    [
      [x + width / 2, y - 60],
      [x + width / 2, y],
    ],
    COLOURS.ink,
    4,
  )
  line(
    paper,
    [
      [x - 30, y - 60],
      [x + width + 30, y - 60],
    ],
    COLOURS.ink,
    3,
  )
  box(paper, x, y, width, height, COLOURS.ink, 6)
  paper.globalAlpha = glow
  paper.strokeStyle = COLOURS.line
  paper.lineWidth = 3
  paper.strokeRect(x + 5, y + 5, width - 10, height - 10)
  line(
    paper,
    [
      [x + 17, y + 24],
      [x + 27, y + 38],
      [x + 37, y + 24],
    ],
    COLOURS.window,
    4,
  )
  line(
    paper,
    [
      [x + 17, y + 38],
      [x + 27, y + 52],
      [x + 37, y + 38],
    ],
    COLOURS.window,
    4,
  )
  paper.globalAlpha = 1
}

function drawHook(paper, { x, y }, { rope, ...courier }) {
  line(
    paper,
    [
      [x, y - 400],
      [x, y],
    ],
    '#2a2f6b',
    4,
  )
  paper.strokeStyle = COLOURS.window
  paper.lineWidth = 4
  paper.beginPath()
  paper.arc(x, y + 7, 7, -Math.PI / 2, Math.PI * 0.8)
  paper.stroke()
  paper.globalAlpha = 0.16
  disc(paper, x, y + 6, 20, COLOURS.window)
  paper.globalAlpha = 1
  if (rope?.hook.x === x)
    line(
      paper,
      [
        [x, y + 8],
        [courier.x + 4, courier.y - 46],
      ],
      COLOURS.cream,
      2.5,
    )
}

function drawSpoon(paper, { x, y }, seconds) {
  const bob = Math.sin(seconds * 4 + x * 0.05) * 3
  paper.globalAlpha = 0.2
  disc(paper, x, y + bob, 11, COLOURS.window)
  paper.globalAlpha = 1
  oval(paper, x, y + bob - 4, 4, 5.5, COLOURS.window)
  line(
    paper,
    [
      [x, y + bob],
      [x, y + bob + 9],
    ],
    COLOURS.window,
    2.5,
  )
}

/** The lit window that waits for the soup. */
function drawGoal(paper, { route, seconds }) {
  const roof = route.roofs.at(-1)
  const x = route.length + 60
  const y = roof.y
  box(paper, x, y - 92, 96, 94, '#7a3f86')
  shape(
    paper,
    [
      [x - 14, y - 90],
      [x + 48, y - 142],
      [x + 110, y - 90],
    ],
    COLOURS.pink,
  )
  box(paper, x + 14, y - 62, 30, 62, COLOURS.ink, 3)
  box(paper, x + 54, y - 70, 30, 36, COLOURS.window, 3)
  disc(paper, x + 69, y - 50, 8, '#6b3a2e')
  disc(paper, x + 69, y - 42 + Math.sin(seconds * 6) * 1.5, 7, COLOURS.skin)
  line(
    paper,
    [
      [x + 69, y - 70],
      [x + 69, y - 34],
    ],
    '#7a3f86',
    2,
  )
}
