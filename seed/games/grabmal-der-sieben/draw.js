/** The chamber by torchlight, in pixels of a sixteenth of a cell. */
import { disc, glow, line, placed, shape } from '../kit/paint.js'
import { drawPicture } from '../kit/pixels.js'
import { HEIGHT, WIDTH } from './chambers.js'
import { ARCHER, BAT, CHEST, GHOST, GUARD, HEART, KING, KNIGHT, SKELETON } from './figures.js'
import { SWEEP } from './kings.js'
import { COLOURS, TOMBS } from './look.js'
import { WEAPONS } from './weapons.js'

const CELL = 16
// Figures are drawn larger than the stones' pixels.
const FIGURE = 1.5
const KING_FIGURE = 2.4
const PICTURES = { s: SKELETON, a: ARCHER, g: GUARD, b: BAT, w: GHOST, K: KING }
const LETTERS = {
  I: COLOURS.ink,
  S: COLOURS.steel,
  s: COLOURS.shade,
  C: COLOURS.cloak,
  G: COLOURS.gold,
  E: COLOURS.eye,
  B: COLOURS.bone,
  b: COLOURS.boneShade,
  W: '#dcefff',
  P: '#6b4a8f',
  R: '#ff5a5a',
}
const HURT = Object.fromEntries(Object.keys(LETTERS).map((letter) => [letter, '#ffffff']))

/** Where the chamber's corner is seen: in a tall window the view follows the knight. */
export function cornerOf({ hero }, { left, right, top, bottom }) {
  const [width, height] = [right - left, bottom - top]
  const [wide, high] = [WIDTH * CELL, HEIGHT * CELL]
  const follow = (at, size, room) =>
    size <= room ? (room - size) / 2 : Math.max(room - size, Math.min(0, room / 2 - at))
  return {
    x: left + follow(hero.x * CELL, wide, width),
    y: top + follow(hero.y * CELL, high, Math.min(height, high + 24)),
  }
}

export function draw(world, paper, view, tools) {
  const stones = TOMBS[world.level - 1]
  paper.fillStyle = stones.joint
  paper.fillRect(view.left - 1, view.top - 1, view.right - view.left + 2, view.bottom - view.top + 2)
  placed(paper, cornerOf(world, view), () => {
    drawStones(paper, world, stones)
    const seconds = tools.isStill ? 0 : world.seconds
    drawTorches(paper, seconds)
    if (world.chest)
      drawPicture(paper, CHEST, LETTERS, {
        x: world.chest.x * CELL,
        y: world.chest.y * CELL + 5,
        scale: FIGURE,
      })
    for (const drop of world.drops) drawDrop(paper, drop, seconds)
    for (const foe of world.foes) if (foe.kind === 'K') drawWarning(paper, foe)
    const all = [...world.foes, world.hero].toSorted((a, b) => a.y - b.y)
    for (const one of all)
      if (one === world.hero) drawHero(paper, one)
      else drawFoe(paper, one, stones)
    for (const { x, y, vx, vy } of world.shots)
      line(
        paper,
        [
          [x * CELL, y * CELL],
          [(x - vx * 0.06) * CELL, (y - vy * 0.06) * CELL],
        ],
        world.foes.some(({ kind }) => kind === 'K') ? COLOURS.fire : COLOURS.bone,
        2,
      )
    for (const { x, y, size, colour, life, whole } of world.sparks) {
      paper.globalAlpha = Math.min(1, (life / whole) * 2)
      paper.fillStyle = colour
      paper.fillRect(x * CELL - 1, y * CELL - 1, size * CELL, size * CELL)
    }
    paper.globalAlpha = 1
  })
}

function drawStones(paper, { solidAt, isOpen, number, count }, stones) {
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      const [x, y] = [column * CELL, row * CELL]
      if (!solidAt(column, row)) {
        paper.fillStyle = stones.floor
        paper.fillRect(x, y, CELL + 0.3, CELL + 0.3)
        paper.fillStyle = 'rgba(0, 0, 0, 0.14)'
        if ((column + row) % 2) paper.fillRect(x + 1, y + 1, CELL - 2, CELL - 2)
        continue
      }
      paper.fillStyle = stones.brick
      paper.fillRect(x, y, CELL + 0.3, CELL + 0.3)
      paper.fillStyle = stones.joint
      for (const [a, b, w, h] of [
        [0, 7, 16, 1],
        [0, 15, 16, 1],
        [row % 2 ? 4 : 11, 0, 1, 7],
        [row % 2 ? 11 : 4, 8, 1, 7],
      ])
        paper.fillRect(x + a, y + b, w, h)
      if (row + 1 < HEIGHT && !solidAt(column, row + 1)) {
        paper.fillStyle = 'rgba(0, 0, 0, 0.35)'
        paper.fillRect(x, y + 11, CELL + 0.3, 5)
      }
    }
  const gate = Math.floor(HEIGHT / 2) * CELL
  drawGate(paper, (WIDTH - 1) * CELL, gate, { isOpen, isLast: number === count - 1 })
}

function drawGate(paper, x, y, { isOpen, isLast }) {
  paper.fillStyle = isOpen ? '#05070c' : '#3a2a1c'
  paper.fillRect(x, y, CELL, CELL)
  paper.fillStyle = isLast ? COLOURS.gold : COLOURS.shade
  for (const at of [0, 14]) paper.fillRect(x, y + at, CELL, 2)
  if (!isOpen) for (const at of [3, 7, 11]) paper.fillRect(x + at, y, 2, CELL)
  else
    shape(
      paper,
      [
        [x + 3, y + 4],
        [x + 11, y + 8],
        [x + 3, y + 12],
      ],
      COLOURS.eye,
    )
}

function drawTorches(paper, seconds) {
  for (const column of [3, 10, 16]) {
    const [x, y] = [column * CELL + 8, 10]
    placed(paper, { x, y }, () => glow(paper, 46 + Math.sin(seconds * 9 + column) * 3, COLOURS.fire))
    paper.fillStyle = '#5b3826'
    paper.fillRect(x - 1, y, 3, 6)
    disc(paper, x + 0.5, y - 2 + Math.sin(seconds * 12 + column) * 0.6, 3, COLOURS.fire)
    disc(paper, x + 0.5, y - 1, 1.6, COLOURS.gold)
  }
}

function drawDrop(paper, { x, y, kind }, seconds) {
  const at = { x: x * CELL, y: y * CELL + 3 + Math.sin(seconds * 5 + x) * 1.5 }
  if (kind === 'heart') drawPicture(paper, HEART, LETTERS, at)
  else {
    disc(paper, at.x, at.y - 3, 3.5, '#8a5f12')
    disc(paper, at.x, at.y - 3, 2.6, COLOURS.gold)
  }
}

function drawHero(paper, hero) {
  const [x, y] = [hero.x * CELL, hero.y * CELL]
  if (hero.hurt > 0 && Math.floor(hero.hurt * 14) % 2) return
  drawShadow(paper, x, y, 7)
  const isLeft = Math.cos(hero.facing) < -0.1
  drawPicture(paper, KNIGHT, LETTERS, {
    x,
    y: y + 8 + (Math.floor(hero.stride * 2) % 2 ? -1 : 0),
    scale: FIGURE,
    isFlipped: isLeft,
  })
  const weapon = WEAPONS[hero.weapon]
  const share = hero.swing / 0.18
  const angle = hero.swing > 0 ? hero.facing + (share - 0.5) * 2 * weapon.arc : hero.facing + 0.9
  const from = { x: x + Math.cos(angle) * 5, y: y + Math.sin(angle) * 5 }
  const long = hero.swing > 0 ? weapon.reach * CELL : 11
  line(
    paper,
    [
      [from.x, from.y],
      [x + Math.cos(angle) * long, y + Math.sin(angle) * long],
    ],
    COLOURS.ink,
    4,
  )
  line(
    paper,
    [
      [from.x, from.y],
      [x + Math.cos(angle) * long, y + Math.sin(angle) * long],
    ],
    weapon.colour,
    2,
  )
  if (hero.swing > 0) {
    paper.globalAlpha = share * 0.4
    paper.fillStyle = weapon.colour
    paper.beginPath()
    paper.moveTo(x, y)
    paper.arc(x, y, weapon.reach * CELL, hero.facing - weapon.arc, hero.facing + weapon.arc)
    paper.fill()
    paper.globalAlpha = 1
  }
  if (!hero.isBlocking) return
  placed(
    paper,
    { x: x + Math.cos(hero.facing) * 8, y: y + Math.sin(hero.facing) * 8, turn: hero.facing },
    () => {
      paper.fillStyle = COLOURS.ink
      paper.fillRect(-3, -8, 6, 16)
      paper.fillStyle = hero.hurt > 0 ? '#ffffff' : COLOURS.cloak
      paper.fillRect(-2, -7, 4, 14)
      paper.fillStyle = COLOURS.gold
      paper.fillRect(-2, -1, 4, 2)
    },
  )
}

function drawFoe(paper, foe, stones) {
  const { kind, x, y, hurt, wind, sway, facing, life, most } = foe
  const isKing = kind === 'K'
  const lift = kind === 'b' || kind === 'w' ? 4 + Math.sin(sway * 5) * 2 : 0
  drawShadow(paper, x * CELL, y * CELL, isKing ? 13 : 7)
  const letters = isKing ? { ...LETTERS, C: stones.king } : LETTERS
  paper.globalAlpha = kind === 'w' ? 0.75 : 1
  drawPicture(paper, PICTURES[kind], hurt > 0 ? HURT : letters, {
    x: x * CELL + (wind > 0 ? Math.sin(sway * 60) * 0.8 : 0),
    y: y * CELL + (isKing ? 14 : 8) - lift,
    scale: isKing ? KING_FIGURE : FIGURE,
    isFlipped: Math.cos(facing) > 0,
  })
  paper.globalAlpha = 1
  if (wind > 0 && !isKing) disc(paper, x * CELL, y * CELL - 15 - lift, 3, COLOURS.ember)
  if (life >= most || isKing) return
  paper.fillStyle = COLOURS.ink
  paper.fillRect(x * CELL - 6, y * CELL + 8, 12, 2)
  paper.fillStyle = COLOURS.eye
  paper.fillRect(x * CELL - 6, y * CELL + 8, (12 * life) / most, 2)
}

/** A king's blow is drawn on the ground before it comes. */
function drawWarning(paper, { x, y, wind, doing, facing }) {
  if (wind <= 0) return
  paper.globalAlpha = 0.35
  if (doing === 'sweep')
    disc(paper, x * CELL, y * CELL, SWEEP * CELL * Math.min(1, 1.6 - wind), COLOURS.ember)
  if (doing === 'charge')
    line(
      paper,
      [
        [x * CELL, y * CELL],
        [(x + Math.cos(facing) * 7) * CELL, (y + Math.sin(facing) * 7) * CELL],
      ],
      COLOURS.ember,
      18,
    )
  if (doing === 'ring' || doing === 'call')
    disc(paper, x * CELL, y * CELL, 22 + wind * 12, doing === 'ring' ? COLOURS.fire : COLOURS.eye)
  paper.globalAlpha = 1
}

function drawShadow(paper, x, y, size) {
  paper.fillStyle = 'rgba(0, 0, 0, 0.35)'
  paper.fillRect(x - size, y + 5, size * 2, 4)
}
