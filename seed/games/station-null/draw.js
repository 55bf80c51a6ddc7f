/** The deck by torchlight. */
import { drawFloor, drawSprites, drawWalls, textureOf } from '../kit/caster.js'
import { box, disc, glow, line, oval, shape } from '../kit/paint.js'
import { COLOURS } from './look.js'

const SIGHT = 6.5

export function draw(world, paper, view, tools) {
  const { player, generator } = world
  const bob = tools.isStill ? 0 : Math.sin(player.stride * Math.PI) * 3
  const flicker = player.battery < 20 && Math.sin(world.seconds * 31) > 0.6 ? 0.5 : 1
  const power = player.flash > 0 ? 1.6 : player.hasLight ? flicker : 0
  const least = generator.isOn ? 0.2 : 0.05
  drawFloor(paper, view, {
    middle: view.height / 2 + bob,
    ceiling: COLOURS.ceiling,
    floor: COLOURS.floor,
    dark: COLOURS.dark,
    light: power * 0.8,
  })
  const lightAt = (distance, turn) => {
    const inBeam = Math.abs(turn) < 0.3 ? 1 : Math.max(0.12, 1 - (Math.abs(turn) - 0.3) * 3.2)
    return Math.min(1, Math.max(least * (1.4 - distance / 9), power * inBeam * (1.12 - distance / SIGHT)))
  }
  const scene = drawWalls(
    paper,
    view,
    { ...player, bob },
    {
      solidAt: world.solidAt,
      dark: COLOURS.dark,
      wallOf({ column, row, distance, isAcross, turn }) {
        const kind = kindOf(world, column, row)
        const own = kind === 'window' ? 0.16 : kind === 'exit' && generator.isOn ? 0.8 : 0
        return {
          texture: textureOf(`station ${kind}`, PAINTERS[kind]),
          light: Math.max(own, lightAt(distance, turn) * (isAcross ? 1 : 0.8)),
        }
      },
    },
  )
  const lit = ({ x, y }, own = 0) => {
    const off = Math.atan2(y - player.y, x - player.x) - player.angle
    return Math.max(
      own,
      lightAt(Math.hypot(x - player.x, y - player.y), Math.atan2(Math.sin(off), Math.cos(off))),
    )
  }
  drawSprites(paper, view, scene, spritesOf(world, lit))
  drawVeil(paper, view, player, power)
}

function kindOf(world, column, row) {
  const isAt = ({ x, y }) => Math.floor(x) === column && Math.floor(y) === row
  if (world.doors.some(isAt)) return 'door'
  if (isAt(world.exit)) return 'exit'
  return world.deck.wallAt(column, row) ?? 'wall'
}

function spritesOf(world, lit) {
  const low = { lift: -0.34, size: 0.5 }
  return [
    ...world.notes.map((note) => ({ ...note, ...low, light: lit(note, 0.25), paint: paintNote })),
    ...world.batteries.map((battery) => ({
      ...battery,
      ...low,
      light: lit(battery, 0.2),
      paint: paintBattery,
    })),
    ...world.keys.map((key) => ({ ...key, ...low, light: lit(key, 0.4), paint: paintCard })),
    {
      ...world.generator,
      lift: -0.22,
      size: 0.9,
      light: lit(world.generator, 0.3),
      paint: (on) => paintGenerator(on, world.generator),
    },
    ...(world.generator.isOn ? [{ ...world.exit, size: 1, light: 0.9, paint: paintWayOut }] : []),
    ...world.voices
      .filter(({ stunned }) => stunned < 3)
      .map((voice) => ({
        x: voice.x,
        y: voice.y,
        lift: -0.05,
        size: 0.95,
        light: voice.isLit ? 0.95 : Math.max(0.3, lit(voice)),
        paint: (on) => paintVoice(on, voice),
      })),
  ]
}

const PAINTERS = { wall: paintWall, window: paintWindow, door: paintDoor, exit: paintExit }

function paintWall(paper) {
  box(paper, 0, 0, 64, 64, COLOURS.wall)
  for (const y of [0, 21, 42]) {
    box(paper, 1, y + 1, 62, 19, '#64433d')
    box(paper, 1, y + 15, 62, 5, '#4c312d')
  }
  for (const [x, y] of [
    [5, 5],
    [58, 5],
    [5, 26],
    [58, 26],
    [5, 47],
    [58, 47],
  ])
    disc(paper, x, y, 1.4, '#2c1b19')
  box(paper, 0, 30, 64, 3, '#8b2a20')
}
function paintWindow(paper) {
  paintWall(paper)
  box(paper, 10, 12, 44, 32, COLOURS.ink, 10)
  box(paper, 13, 15, 38, 26, '#10223c', 8)
  for (const [x, y] of [
    [20, 20],
    [31, 25],
    [44, 19],
    [25, 35],
    [39, 33],
  ])
    disc(paper, x, y, 1, '#dfe9ff')
  disc(paper, 42, 40, 9, '#3a4f78')
}
function paintDoor(paper) {
  box(paper, 0, 0, 64, 64, '#3a2826')
  box(paper, 4, 4, 27, 60, '#74504a')
  box(paper, 33, 4, 27, 60, '#74504a')
  for (let n = 0; n < 8; n++)
    shape(
      paper,
      [
        [n * 8, 26],
        [n * 8 + 5, 26],
        [n * 8 + 1, 34],
        [n * 8 - 4, 34],
      ],
      '#d9a12f',
    )
  disc(paper, 48, 44, 3, COLOURS.red)
}
function paintExit(paper) {
  box(paper, 0, 0, 64, 64, '#2b1d1c')
  box(paper, 6, 6, 52, 58, COLOURS.deep)
  disc(paper, 32, 34, 15, '#3d1210')
  disc(paper, 32, 34, 10, COLOURS.red)
  box(paper, 6, 2, 52, 5, COLOURS.ember)
}

function paintNote(paper) {
  glow(paper, 0.5, COLOURS.bone)
  shape(
    paper,
    [
      [-0.2, -0.2],
      [0.17, -0.24],
      [0.22, 0.2],
      [-0.16, 0.24],
    ],
    COLOURS.bone,
  )
  for (const y of [-0.12, -0.03, 0.06, 0.14])
    line(
      paper,
      [
        [-0.11, y],
        [0.13, y - 0.02],
      ],
      '#9a8478',
      0.025,
    )
}
function paintBattery(paper) {
  box(paper, -0.12, -0.2, 0.24, 0.42, '#3d6b4f', 0.04)
  box(paper, -0.12, -0.2, 0.24, 0.12, '#d9a12f', 0.04)
  box(paper, -0.05, -0.26, 0.1, 0.07, '#c9c2b8', 0.02)
}
function paintCard(paper) {
  glow(paper, 0.55, COLOURS.ember)
  box(paper, -0.24, -0.15, 0.48, 0.3, '#e8d9cc', 0.05)
  box(paper, -0.24, -0.07, 0.48, 0.07, COLOURS.red)
  box(paper, -0.18, 0.03, 0.16, 0.07, '#9a8478', 0.01)
}
function paintGenerator(paper, { isOn, share }) {
  if (isOn) glow(paper, 0.7, COLOURS.ember)
  box(paper, -0.36, -0.2, 0.72, 0.5, '#4f3f3c', 0.05)
  box(paper, -0.3, -0.34, 0.24, 0.16, '#3a2e2c', 0.03)
  for (const y of [-0.1, 0, 0.1]) box(paper, -0.3, y, 0.32, 0.05, '#2a1f1e')
  disc(paper, 0.2, -0.02, 0.1, '#2a1f1e')
  disc(paper, 0.2, -0.02, 0.07, isOn ? '#7dff9b' : share > 0 ? COLOURS.ember : COLOURS.deep)
  box(paper, -0.3, 0.2, 0.6 * Math.min(1, share), 0.05, COLOURS.ember)
}
function paintWayOut(paper) {
  glow(paper, 0.7, '#ffb08a')
  shape(
    paper,
    [
      [-0.2, -0.1],
      [0.05, -0.1],
      [0.05, -0.25],
      [0.3, 0],
      [0.05, 0.25],
      [0.05, 0.1],
      [-0.2, 0.1],
    ],
    COLOURS.bone,
  )
}
/** Somebody of one's own size, made of noise. */
function paintVoice(paper, { sway, isLit }) {
  const shade = isLit ? '#d8c6bb' : '#1c1416'
  paper.globalAlpha *= isLit ? 0.55 + Math.sin(sway * 40) * 0.25 : 0.9
  for (let n = 0; n < 6; n++)
    oval(
      paper,
      Math.sin(sway * 3 + n) * 0.03,
      0.42 - n * 0.12,
      0.17 + Math.sin(n + sway * 5) * 0.02,
      0.12,
      shade,
    )
  disc(paper, Math.sin(sway * 2) * 0.02, -0.36, 0.12, shade)
  for (const side of [-1, 1]) disc(paper, side * 0.045, -0.37, 0.018, isLit ? COLOURS.ink : COLOURS.ember)
}

function drawVeil(paper, view, { shock, flash, calm }, power) {
  const [x, y] = [(view.left + view.right) / 2, view.height / 2]
  const reach = Math.hypot(view.right - view.left, view.bottom - view.top) / 2
  const veil = paper.createRadialGradient(x, y, reach * 0.25, x, y, reach)
  veil.addColorStop(0, 'rgba(5, 3, 4, 0)')
  veil.addColorStop(1, `rgba(5, 3, 4, ${power > 0 ? 0.75 : 0.9})`)
  paper.fillStyle = veil
  paper.fillRect(view.left, view.top, view.right - view.left, view.bottom - view.top)
  for (const [share, colour] of [
    [shock * 0.4 + Math.max(0, 0.25 - calm / 160), COLOURS.deep],
    [flash * 0.35, COLOURS.ember],
  ]) {
    if (share <= 0) continue
    paper.globalAlpha = share
    paper.fillStyle = colour
    paper.fillRect(view.left, view.top, view.right - view.left, view.bottom - view.top)
    paper.globalAlpha = 1
  }
}
