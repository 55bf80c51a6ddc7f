/** The stairwell as the player sees it, strip by strip in its owners' colours. */
import { drawFloor, drawSprites, drawWalls, textureOf } from '../kit/caster.js'
import { blend, box, disc, oval, placed, shape } from '../kit/paint.js'
import { COLOURS, TEAMS } from './look.js'
import { sideOf, STRIPS } from './stairwell.js'

export function draw(world, paper, view, tools) {
  const { player, floor, owners } = world
  const bob = tools.isStill ? 0 : Math.sin(player.stride * Math.PI * 2) * 2 + (player.slide > 0 ? 16 : 0)
  drawFloor(paper, view, {
    middle: view.height / 2 + bob,
    ceiling: COLOURS.ceiling,
    floor: COLOURS.floor,
    dark: COLOURS.far,
    light: 1,
  })
  const scene = drawWalls(
    paper,
    view,
    { ...player, bob },
    {
      solidAt: floor.solidAt,
      dark: COLOURS.far,
      wallOf(hit) {
        const side = sideOf(floor, hit, player)
        const teams = Array.from({ length: STRIPS }, (_, n) => owners.get(side * STRIPS + n) ?? '-').join('')
        const light = Math.max(0.5, 1.05 - hit.distance / 16) * (hit.isAcross ? 1 : 0.9)
        return {
          texture: textureOf(`farbalarm ${teams}`, (on) => paintWall(on, teams)),
          light: Math.min(1, light),
        }
      },
    },
  )
  drawSprites(paper, view, scene, [
    ...world.rivals.map((rival) => ({
      ...rival,
      lift: -0.12,
      size: 0.8,
      paint: (on) => paintRival(on, rival),
    })),
    { ...world.caretaker, lift: -0.1, size: 0.85, paint: (on) => paintCaretaker(on, world.caretaker) },
    ...world.blobs.map((blob) => ({
      ...blob,
      lift: 0.1,
      size: 0.5,
      paint: (on) => paintBlob(on, TEAMS[blob.team]),
    })),
  ])
  drawSprayer(paper, view, { player, seconds: tools.isStill ? 0 : world.seconds, bob })
}

/** A side of a wall in a field of 64: plaster, a skirting, and a coat of paint for each strip that has an owner. */
function paintWall(paper, teams) {
  box(paper, 0, 0, 64, 64, COLOURS.wall)
  for (const y of [21, 42]) box(paper, 0, y, 64, 0.8, COLOURS.joint)
  const wide = 64 / STRIPS
  for (const [n, owner] of [...teams].entries()) {
    if (owner === '-') continue
    const colour = TEAMS[Number(owner)]
    const x = n * wide
    box(paper, x, 5, wide + 0.2, 44, colour)
    for (let drop = 0; drop < 4; drop++) {
      const [at, long] = [x + 2 + drop * 4, 4 + ((drop * 7 + n * 5) % 11)]
      disc(paper, at, 6 - (drop % 2) * 2, 3.2, colour)
      box(paper, at - 1.6, 46, 3.2, long, colour, 1.6)
    }
    if (teams[n - 1] !== owner) for (let y = 9; y < 48; y += 7) disc(paper, x - 0.4, y, 2 + (y % 3), colour)
    for (let dot = 0; dot < 5; dot++)
      disc(paper, x + ((dot * 11 + n * 3) % wide), 9 + ((dot * 17) % 36), 1.3, blend(colour, '#ffffff', 0.35))
  }
  box(paper, 0, 59, 64, 5, blend(COLOURS.joint, COLOURS.ink, 0.2))
}

function paintRival(paper, { team, stride }) {
  const colour = TEAMS[team]
  const step = Math.sin(stride * 6) * 0.07
  oval(paper, 0, 0.46, 0.26, 0.06, 'rgba(32, 24, 74, 0.25)')
  for (const side of [-1, 1]) box(paper, side * 0.11 - 0.07, 0.2 + side * step, 0.14, 0.28, COLOURS.ink, 0.05)
  box(paper, -0.22, -0.14, 0.44, 0.42, colour, 0.14)
  box(paper, -0.34, -0.08, 0.12, 0.3, blend(colour, COLOURS.ink, 0.2), 0.06)
  box(paper, 0.22, -0.08, 0.12, 0.3, blend(colour, COLOURS.ink, 0.2), 0.06)
  disc(paper, 0, -0.28, 0.2, COLOURS.helmet)
  box(paper, -0.15, -0.34, 0.3, 0.13, COLOURS.visor, 0.06)
  box(paper, 0.24, 0.02, 0.1, 0.24, '#dfe3ee', 0.04)
  disc(paper, 0.29, 0, 0.05, colour)
}
function paintCaretaker(paper, { sway, isCross }) {
  oval(paper, 0, 0.46, 0.28, 0.06, 'rgba(32, 24, 74, 0.25)')
  shape(
    paper,
    [
      [-0.18, -0.12],
      [0.18, -0.12],
      [0.28, 0.44],
      [-0.28, 0.44],
    ],
    '#5b8a9a',
  )
  box(paper, -0.13, -0.06, 0.26, 0.4, '#ffffff', 0.04)
  disc(paper, 0, -0.27, 0.17, '#f2c29c')
  disc(paper, 0, -0.36, 0.17, '#b9b3c4')
  disc(paper, 0.02, -0.52, 0.08, '#b9b3c4')
  for (const side of [-1, 1]) disc(paper, side * 0.06, -0.26, 0.025, COLOURS.ink)
  box(paper, -0.06, isCross > 0 ? -0.18 : -0.19, 0.12, 0.02, '#8a3a3a')
  placed(paper, { x: 0.3, y: 0, turn: Math.sin(sway * 4) * 0.2 }, () => {
    box(paper, -0.02, -0.4, 0.04, 0.8, '#9a6b42')
    box(paper, -0.14, 0.36, 0.28, 0.1, COLOURS.water, 0.04)
  })
  if (isCross > 0)
    for (const [x, y] of [
      [-0.3, -0.5],
      [0.3, -0.55],
      [0.36, -0.38],
    ])
      disc(paper, x, y, 0.04, '#e23a3a')
}
function paintBlob(paper, colour) {
  disc(paper, 0, 0, 0.3, colour)
  for (let n = 0; n < 6; n++) disc(paper, Math.cos(n) * 0.34, Math.sin(n * 1.7) * 0.3, 0.1, colour)
}

function drawSprayer(paper, view, { player, seconds, bob }) {
  const [x, y] = [(view.left + view.right) / 2 + 40, view.bottom + bob + (player.splash > 0 ? 3 : 0)]
  if (player.mop > 0) {
    placed(paper, { x: x - 40, y: y + 10, turn: Math.sin(seconds * 9) * 0.5 }, () => {
      box(paper, -4, -150, 8, 150, '#9a6b42')
      box(paper, -34, -166, 68, 26, COLOURS.water, 10)
    })
    return
  }
  shape(
    paper,
    [
      [x - 20, y + 6],
      [x - 12, y - 62],
      [x + 22, y - 62],
      [x + 34, y + 6],
    ],
    '#e8ebf4',
  )
  box(paper, x - 6, y - 50, 22, 46, COLOURS.ink, 6)
  const high = 42 * player.tank
  box(paper, x - 4, y - 6 - high, 18, high, TEAMS[0], 5)
  box(paper, x - 26, y - 76, 40, 16, '#b9bfd0', 6)
  disc(paper, x - 26, y - 68, 7, TEAMS[0])
  if (player.splash > 0)
    for (let n = 0; n < 5; n++)
      disc(paper, x - 34 - n * 9, y - 76 - n * 11 + Math.sin(seconds * 60 + n) * 5, 6 - n * 0.6, TEAMS[0])
  const [cx, cy] = [(view.left + view.right) / 2, view.height / 2]
  paper.strokeStyle = COLOURS.ink
  paper.lineWidth = 2
  paper.beginPath()
  paper.arc(cx, cy, 9, 0, Math.PI * 2)
  paper.stroke()
  disc(paper, cx, cy, 2, TEAMS[0])
}
