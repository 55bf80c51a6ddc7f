/** The cave in large pixels: rock, the way, what was built, who works and who comes. */
import { box, disc, glow, line, placed, shape } from '../kit/paint.js'
import { drawPicture } from '../kit/pixels.js'

import { HEIGHT, INSIDE } from './cave.js'
import { CHIEF, KOBOLD, KOBOLD_COLOURS, LOOKS } from './figures.js'
import { COLOURS } from './look.js'
import { CELL, seenAt } from './places.js'

const WHITE = (colours) => Object.fromEntries(Object.keys(colours).map((letter) => [letter, '#ffffff']))
const SECOND = { ...KOBOLD_COLOURS, S: '#45c9c0', K: '#c9a24b', k: '#96732b' }

export function draw(world, paper, view, tools) {
  const seconds = tools.isStill ? 0 : world.seconds
  drawRock(paper, view)
  drawWay(paper, view, world.cave)
  drawDoor(paper, view, world)
  drawHoard(paper, seenAt(view, world.cave.hoard), world.hoard, seconds)
  for (const slot of world.cave.slots) drawSlot(paper, seenAt(view, slot), slot, seconds)
  const chiefs = world.chiefs.map((chief, n) => ({
    ...seenAt(view, chief),
    paint: (at) => drawChief(paper, at, chief, n),
  }))
  const visitors = world.visitors.map((visitor) => ({
    ...seenAt(view, visitor),
    paint: (at) => drawVisitor(paper, at, visitor),
  }))
  for (const one of [...chiefs, ...visitors].toSorted((a, b) => a.y - b.y)) one.paint(one)
  for (const { from, to } of world.bolts) {
    const [a, b] = [seenAt(view, from), seenAt(view, to)]
    line(
      paper,
      [
        [a.x, a.y - 12],
        [(a.x + b.x) / 2 + 6, (a.y + b.y) / 2 - 14],
        [b.x, b.y - 8],
      ],
      '#9fe3ff',
      3,
    )
  }
  for (const { x, y, size, colour, life, whole } of world.sparks) {
    const at = seenAt(view, { x, y })
    paper.globalAlpha = Math.min(1, (life / whole) * 2)
    paper.fillStyle = colour
    paper.fillRect(at.x, at.y, size * CELL, size * CELL)
  }
  paper.globalAlpha = 1
}

function drawRock(paper, { left, top, right, bottom }) {
  paper.fillStyle = COLOURS.floor
  paper.fillRect(left - 1, top - 1, right - left + 2, bottom - top + 2)
  for (let n = 0; n < 90; n++) {
    const [x, y] = [left + ((n * 137.5) % (right - left)), top + ((n * 73.7) % (bottom - top))]
    box(paper, x, y, 16 + (n % 3) * 6, 7, n % 2 ? '#63406a' : '#513058', 2)
  }
}

function drawWay(paper, view, { points }) {
  const seen = points.map((point) => seenAt(view, point)).map(({ x, y }) => [x, y])
  line(paper, seen, COLOURS.joint, 38)
  line(paper, seen, COLOURS.pathDark, 32)
  line(paper, seen, COLOURS.path, 25)
  paper.setLineDash([5, 17])
  line(paper, seen, COLOURS.pathDark, 9)
  paper.setLineDash([])
}

function drawDoor(paper, view, { cave, list, seconds }) {
  const { x, y } = seenAt(view, cave.placeAt(1))
  const [a, b] = [
    { x: INSIDE - 0.8, y: 0 },
    { x: INSIDE - 0.8, y: HEIGHT },
  ].map((end) => seenAt(view, end))
  paper.setLineDash([6, 8])
  line(
    paper,
    [
      [a.x, a.y],
      [b.x, b.y],
    ],
    'rgba(255, 210, 74, 0.35)',
    3,
  )
  paper.setLineDash([])
  const isRinging = list[0] && list[0].at - seconds < 1.5
  placed(paper, { x, y: y - 26 }, () => {
    disc(paper, 0, isRinging ? Math.sin(seconds * 40) * 1.5 : 0, 7, COLOURS.gold)
    box(paper, -9, 4, 18, 3, COLOURS.goldDark, 1.5)
  })
}

function drawHoard(paper, { x, y }, count, seconds) {
  placed(paper, { x, y }, () => glow(paper, 46, COLOURS.gold))
  box(paper, x - 26, y + 4, 52, 10, COLOURS.goldDark, 4)
  for (let n = 0; n < count; n++) {
    const [dx, dy] = [((n * 13) % 44) - 22, -(Math.floor(n / 3) * 7)]
    box(paper, x + dx - 8, y + dy - 2, 17, 11, COLOURS.ink, 2)
    box(paper, x + dx - 7, y + dy - 1, 15, 9, '#b5603a', 2)
    box(paper, x + dx - 7, y + dy + 2, 15, 2, COLOURS.gold)
  }
  if (count > 0) disc(paper, x + Math.sin(seconds * 2) * 14, y - 12, 1.5 + Math.sin(seconds * 5), '#ffffff')
}

function drawSlot(paper, { x, y }, { work }, seconds) {
  if (!work) {
    paper.globalAlpha = 0.8
    box(paper, x - 11, y - 11, 22, 22, COLOURS.joint, 5)
    paper.globalAlpha = 1
    line(
      paper,
      [
        [x - 5, y],
        [x + 5, y],
      ],
      COLOURS.path,
      2.5,
    )
    line(
      paper,
      [
        [x, y - 5],
        [x, y + 5],
      ],
      COLOURS.path,
      2.5,
    )
    return
  }
  const { kind, grade, swing } = work
  drawWork(paper, { x, y, kind, swing, seconds })
  for (let n = 0; n < grade; n++) disc(paper, x - 6 + n * 6, y + 15, 2, COLOURS.gold)
}

/** A thing that was built, also as a button's picture. */
export function drawWork(paper, { x, y, kind, swing = 0, seconds = 0 }) {
  if (kind === 'spikes') {
    box(paper, x - 13, y + 2, 26, 8, COLOURS.joint, 3)
    const high = swing > 0 ? 20 : 8
    for (const dx of [-9, -3, 3, 9])
      shape(
        paper,
        [
          [x + dx - 3, y + 4],
          [x + dx, y + 4 - high],
          [x + dx + 3, y + 4],
        ],
        COLOURS.steel,
      )
  } else if (kind === 'glue') {
    disc(paper, x, y + 3, 13, '#7fd06a')
    for (const [dx, dy, r] of [
      [-9, 5, 6],
      [9, 4, 7],
      [2, -4, 6],
    ])
      disc(paper, x + dx, y + dy, r, '#7fd06a')
    disc(paper, x - 3 + Math.sin(seconds * 2) * 2, y, 2.5, '#c9f2ad')
    disc(paper, x + 6, y + 4, 1.8, '#c9f2ad')
  } else {
    drawPicture(paper, KOBOLD, KOBOLD_COLOURS, { x, y: y + 11, scale: 1.5 })
    const angle = swing > 0 ? -0.4 + swing * 6 : -1
    line(
      paper,
      [
        [x + 8, y + 3],
        [x + 8 + Math.cos(angle) * 15, y + 3 + Math.sin(angle) * 15],
      ],
      '#c9a24b',
      3,
    )
  }
}

function drawChief(paper, { x, y }, { way, wait, dizzy, stride }, n) {
  const colours = n === 0 ? KOBOLD_COLOURS : SECOND
  box(paper, x - 9, y + 6, 18, 5, 'rgba(34, 16, 44, 0.4)', 2)
  drawPicture(paper, CHIEF, colours, {
    x,
    y: y + 9 - (Math.floor(stride * 3) % 2),
    scale: 1.9,
    isFlipped: way < 0,
  })
  if (wait > 0.12) {
    const angle = (way > 0 ? 0 : Math.PI) + (wait - 0.23) * 9 * way
    line(
      paper,
      [
        [x + way * 8, y - 4],
        [x + Math.cos(angle) * 26, y - 4 + Math.sin(angle) * 26],
      ],
      COLOURS.cream,
      5,
    )
  }
  if (dizzy > 0)
    for (let star = 0; star < 3; star++)
      disc(
        paper,
        x + Math.cos(dizzy * 7 + star * 2.1) * 12,
        y - 20 + Math.sin(dizzy * 7 + star * 2.1) * 4,
        2.5,
        COLOURS.gold,
      )
}

function drawVisitor(paper, { x, y }, { kind, way, hurt, gold, life, most, stride, slow }) {
  const { rows, colours } = LOOKS[kind]
  box(paper, x - 8, y + 5, 16, 4, 'rgba(34, 16, 44, 0.4)', 2)
  drawPicture(paper, rows, hurt > 0 ? WHITE(colours) : colours, {
    x,
    y: y + 8 - (Math.floor(stride * 3) % 2),
    scale: kind === 'paladin' ? 1.8 : 1.5,
    isFlipped: way < 0,
  })
  if (gold > 0) {
    box(paper, x - 8, y - 24, 16, 10, COLOURS.ink, 2)
    box(paper, x - 7, y - 23, 14, 8, '#b5603a', 2)
    box(paper, x - 7, y - 20, 14, 2, COLOURS.gold)
  }
  if (slow < 1) disc(paper, x, y + 8, 5, 'rgba(127, 208, 106, 0.7)')
  if (life >= most) return
  box(paper, x - 9, y + 12, 18, 3, COLOURS.ink, 1)
  box(paper, x - 9, y + 12, Math.max(1, (18 * life) / most), 3, COLOURS.cloak, 1)
}
