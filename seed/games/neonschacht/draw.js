/** The floor as the lamp shows it. */
import { drawFloor, drawSprites, drawWalls, textureOf } from '../kit/caster.js'
import { box, disc, glow, line, oval, shape } from '../kit/paint.js'
import { NEON, RACK, LIFT } from './floors.js'
import { COLOURS } from './look.js'
import { sightOf } from './rules.js'

export function draw(world, paper, view, tools) {
  const { player, floor } = world
  const sight = sightOf(player)
  const bob = tools.isStill ? 0 : Math.sin(player.stride * Math.PI * 2) * 2.5
  const eye = { ...player, bob }
  drawFloor(paper, view, {
    middle: view.height / 2 + bob,
    ceiling: COLOURS.ceiling,
    floor: COLOURS.floor,
    dark: COLOURS.dark,
    light: Math.min(1, sight / 9),
  })
  const lightAt = (distance) => Math.max(0, Math.min(1, 1.15 - distance / sight))
  const scene = drawWalls(paper, view, eye, {
    solidAt: floor.solidAt,
    dark: COLOURS.dark,
    wallOf({ column, row, distance, isAcross }) {
      const wall = floor.wallAt(column, row)
      const isBright = wall === NEON || wall === LIFT
      const light = Math.max(
        lightAt(distance) * (isAcross ? 1 : 0.82),
        isBright ? Math.max(0.05, 0.62 - distance / 16) : 0,
      )
      return { texture: textureOf(`neonschacht ${wall}`, PAINTERS[wall] ?? paintPanel), light }
    },
  })
  const lit = ({ x, y }, least = 0) => Math.max(least, lightAt(Math.hypot(x - player.x, y - player.y)))
  const hover = (at) => Math.sin(world.seconds * 2.5 + at * 5) * 0.03
  drawSprites(paper, view, scene, [
    ...world.cells.map((cell) => ({
      ...cell,
      lift: -0.32 + hover(cell.x),
      size: 0.5,
      light: lit(cell, 0.45),
      paint: paintCell,
    })),
    ...world.fuses.map((fuse) => ({
      ...fuse,
      lift: -0.18 + hover(fuse.y),
      size: 0.7,
      light: lit(fuse, 0.7),
      paint: paintFuse,
    })),
    ...world.drones.map((drone) => ({
      x: drone.x,
      y: drone.y,
      lift: 0.05 + Math.sin(drone.hover) * 0.05,
      size: drone.kind === 'warden' ? 1.1 : 0.75,
      light: lit(drone, drone.isAwake ? 0.35 : 0.15),
      paint: (on) => paintDrone(on, drone),
    })),
    ...world.pulses.map((pulse) => ({ ...pulse, size: 0.3, light: 1, paint: paintPulse })),
    ...world.sparks.map((spark) => ({
      ...spark,
      size: 1,
      paint: (on) => paintBurst(on, 1 - spark.life / spark.whole),
    })),
  ])
  drawLamp(paper, view, player, bob)
  if (player.flash > 0) wash(paper, view, COLOURS.neon, 0.16)
  if (player.shock > 0) wash(paper, view, COLOURS.pink, player.shock * 0.3)
}

function wash(paper, view, colour, share) {
  paper.globalAlpha = share
  paper.fillStyle = colour
  paper.fillRect(view.left, view.top, view.right - view.left, view.bottom - view.top)
  paper.globalAlpha = 1
}

const PAINTERS = { [NEON]: paintNeon, [RACK]: paintRack, [LIFT]: paintLift }

function paintPanel(paper) {
  box(paper, 0, 0, 64, 64, '#3b2a86')
  box(paper, 2, 3, 60, 26, '#44329a', 2)
  box(paper, 2, 34, 60, 27, '#35267c', 2)
  for (const x of [7, 57]) for (const y of [8, 24, 39, 56]) disc(paper, x, y, 1.5, '#1d1450')
}
function paintNeon(paper) {
  paintPanel(paper)
  box(paper, 0, 27, 64, 10, COLOURS.ink)
  box(paper, 0, 29, 64, 6, COLOURS.pink)
  box(paper, 0, 31, 64, 2, '#ffd3ea')
}
function paintRack(paper) {
  box(paper, 0, 0, 64, 64, '#1f174f')
  for (let row = 0; row < 8; row++) {
    box(paper, 4, 3 + row * 7.6, 56, 5.6, '#2d2270', 1)
    for (let n = 0; n < 6; n++)
      box(
        paper,
        8 + n * 5,
        5 + row * 7.6,
        2,
        2,
        (row * 7 + n * 3) % 4 === 0 ? COLOURS.neon : (row + n) % 5 === 0 ? COLOURS.pink : '#4a3aa8',
      )
  }
}
function paintLift(paper) {
  box(paper, 0, 0, 64, 64, '#123a66')
  box(paper, 6, 8, 24, 56, '#2f7fb8')
  box(paper, 34, 8, 24, 56, '#2f7fb8')
  box(paper, 0, 0, 64, 6, COLOURS.neon)
  shape(
    paper,
    [
      [32, 30],
      [24, 20],
      [40, 20],
    ],
    COLOURS.white,
  )
}

function paintCell(paper) {
  glow(paper, 0.45, COLOURS.neon)
  box(paper, -0.1, -0.2, 0.2, 0.4, COLOURS.white, 0.06)
  box(paper, -0.1, -0.02, 0.2, 0.22, COLOURS.neon, 0.06)
}
function paintFuse(paper) {
  glow(paper, 0.5, '#ffd24a')
  box(paper, -0.22, -0.11, 0.44, 0.22, '#ffe9a8', 0.05)
  box(paper, -0.24, -0.13, 0.12, 0.26, '#b98a2e', 0.03)
  box(paper, 0.12, -0.13, 0.12, 0.26, '#b98a2e', 0.03)
  line(
    paper,
    [
      [-0.1, 0.03],
      [0, -0.04],
      [0.1, 0.03],
    ],
    '#c8502a',
    0.025,
  )
}
function paintPulse(paper) {
  glow(paper, 0.5, COLOURS.pink)
  disc(paper, 0, 0, 0.16, '#ffe0f0')
}
function paintBurst(paper, share) {
  paper.globalAlpha *= 1 - share
  for (let n = 0; n < 10; n++) {
    const [a, reach] = [(n / 10) * Math.PI * 2, 0.1 + share * 0.5]
    disc(
      paper,
      Math.cos(a) * reach,
      Math.sin(a) * reach * 0.8,
      0.07 * (1 - share),
      n % 2 ? COLOURS.neon : COLOURS.white,
    )
  }
}
function paintDrone(paper, { kind, hurt, isAwake, hover }) {
  const shell =
    hurt > 0.4 ? COLOURS.white : kind === 'warden' ? '#8a5cff' : kind === 'guard' ? '#6a7bd8' : '#4f63b8'
  glow(paper, 0.5, isAwake ? COLOURS.pink : COLOURS.neon)
  for (const side of [-1, 1]) {
    oval(paper, side * 0.34, -0.06, 0.14, 0.05, '#26205e')
    oval(paper, side * 0.34, -0.09, Math.abs(Math.sin(hover * 9)) * 0.15 + 0.03, 0.02, COLOURS.neon)
    line(
      paper,
      [
        [side * 0.16, 0],
        [side * 0.34, -0.06],
      ],
      '#26205e',
      0.05,
    )
  }
  oval(paper, 0, 0, 0.25, 0.21, shell)
  oval(paper, 0, 0.07, 0.21, 0.12, '#26205e')
  disc(paper, 0, 0, 0.1, COLOURS.ink)
  disc(paper, 0, 0, 0.065, isAwake ? COLOURS.pink : COLOURS.neon)
  disc(paper, -0.02, -0.025, 0.02, '#ffffff')
  if (kind !== 'wisp') box(paper, -0.04, 0.14, 0.08, 0.14, '#26205e', 0.02)
  if (kind === 'warden')
    shape(
      paper,
      [
        [-0.16, -0.17],
        [0, -0.34],
        [0.16, -0.17],
      ],
      COLOURS.pink,
    )
}

/** The cutting lamp, in one's hand. */
function drawLamp(paper, view, { charges, dark, flash }, bob) {
  const [x, y] = [(view.left + view.right) / 2, view.bottom + bob * 1.5 + (flash > 0 ? 8 : 0)]
  const power = (charges / 9) * (1 - dark * 0.7)
  paper.save()
  paper.translate(x, y - 20)
  glow(paper, 60 + power * 50, COLOURS.neon)
  paper.restore()
  shape(
    paper,
    [
      [x - 26, y + 4],
      [x - 15, y - 42],
      [x + 15, y - 42],
      [x + 26, y + 4],
    ],
    '#2b2170',
  )
  box(paper, x - 18, y - 52, 36, 14, '#4a3aa8', 4)
  box(paper, x - 13, y - 56, 26, 8, flash > 0 ? '#ffffff' : COLOURS.neon, 4)
  for (let n = 0; n < 9; n++)
    box(paper, x - 12, y - 34 + n * 3.6, 24, 2.4, n >= 9 - Math.floor(charges) ? COLOURS.neon : '#171040', 1)
  const [cx, cy] = [(view.left + view.right) / 2, view.height / 2]
  for (const [dx, dy] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ])
    line(
      paper,
      [
        [cx + dx * 4, cy + dy * 4],
        [cx + dx * 8, cy + dy * 8],
      ],
      COLOURS.white,
      1.5,
    )
}
