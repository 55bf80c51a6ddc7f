/** The tiler with his trowel, what is still open, the moves. */
import { box, disc, line, oval, placed, shape, text } from '../kit/paint.js'
import { COLOURS } from './look.js'

export function drawHud(world, paper, view, { texts }) {
  const open = world.cells.reduce((sum, { mortar }) => sum + mortar, 0)
  const [x, y] = view.isTall ? [18, 20] : [26, 40]
  text(paper, `${texts.level} ${world.level}`, x, y + 8, {
    size: view.isTall ? 24 : 30,
    colour: COLOURS.cream,
  })
  const share = 1 - open / world.whole
  const wide = view.isTall ? 190 : 180
  box(paper, x, y + 32, wide, 16, COLOURS.ink, 8)
  box(paper, x + 3, y + 35, Math.max(10, (wide - 6) * share), 10, COLOURS.gold, 5)
  text(paper, `${texts.left} ${open}`, x, y + 66, { size: 16, colour: COLOURS.cream })
  text(paper, `${texts.turns} ${world.turns}`, x, y + 90, { size: 16, colour: COLOURS.cream })
  text(paper, `${texts.score} ${world.score}`, x + 100, y + 90, { size: 16, colour: COLOURS.cream })
  const at = view.isTall
    ? { x: view.width - 110, y: 136, scale: 0.78 }
    : { x: 116, y: view.height - 20, scale: 1.5 }
  placed(paper, at, () => drawTiler(paper, world))
}

function drawTiler(paper, { seconds, phase }) {
  const bob = phase === 'ready' ? Math.sin(seconds * 2) * 1.5 : Math.sin(seconds * 18) * 2
  shape(
    paper,
    [
      [-34, 10],
      [-28, -54],
      [28, -54],
      [34, 10],
    ],
    '#2f7f9e',
  )
  shape(
    paper,
    [
      [-18, 10],
      [-16, -44],
      [16, -44],
      [18, 10],
    ],
    COLOURS.glaze,
  )
  disc(paper, 0, -74 + bob, 25, '#e9b48a')
  shape(
    paper,
    [
      [-26, -82 + bob],
      [0, -116 + bob],
      [26, -82 + bob],
    ],
    COLOURS.glaze,
  )
  box(paper, -28, -88 + bob, 56, 9, COLOURS.red, 3)
  disc(paper, -9, -74 + bob, 2.6, COLOURS.ink)
  disc(paper, 9, -74 + bob, 2.6, COLOURS.ink)
  oval(paper, 0, -62 + bob, 17, 8, '#5d4637')
  oval(paper, 0, -66 + bob, 5, 4, '#d89a72')
  line(
    paper,
    [
      [28, -46],
      [46, -58 + bob * 2],
    ],
    '#e9b48a',
    10,
  )
  placed(paper, { x: 48, y: -62 + bob * 2, turn: 0.5 }, () => {
    line(
      paper,
      [
        [0, 0],
        [0, -12],
      ],
      '#8a5a34',
      6,
    )
    shape(
      paper,
      [
        [-11, -12],
        [11, -12],
        [0, -40],
      ],
      '#cfd8dc',
    )
  })
}
