/** The counter at night: the lamp, the letter, the pigeonholes, the cat. */
import { box, disc, glow, line, oval, paragraph, placed, shape, text } from '../kit/paint.js'
import { drawCat } from './cat.js'
import { HOLES } from './letters.js'
import { COLOURS, paperOf } from './look.js'
import { CANDLES, isKnown, letterOf } from './night.js'
import { placesOf } from './places.js'

const SIZES = [14, 17, 20.5]

export function draw(world, paper, view, tools) {
  const seconds = tools.isStill ? 0 : world.seconds
  const places = placesOf(view)
  drawRoom(paper, view, { places, seconds })
  for (const [n, place] of places.holes.entries()) drawHole(paper, place, { n, world, seconds })
  drawLetter(paper, places, world, tools)
  for (let n = 0; n < CANDLES; n++)
    drawCandle(paper, places.candles.x + n * 30, places.candles.y, {
      isLit: n < world.candles,
      seconds: seconds + n,
    })
  const looks = world.hint === null ? 0 : Math.sign(places.holes[world.hint].x - places.cat.x) || -1
  placed(paper, { ...places.cat, scale: 0.92 }, () =>
    drawCat(paper, { seconds, looks, isPurring: world.purr > 0 }),
  )
}

function drawRoom(paper, view, { places, seconds }) {
  const { left, top, right, bottom, height, isTall } = view
  paper.fillStyle = COLOURS.wall
  paper.fillRect(left - 1, top - 1, right - left + 2, bottom - top + 2)
  for (let y = top; y < bottom; y += 34) box(paper, left, y, right - left, 1, '#183a4c')
  const desk = isTall ? height - 66 : height - 24
  placed(paper, { x: places.letter.x + places.letter.width / 2, y: places.letter.y + 60 }, () =>
    glow(paper, 330 + Math.sin(seconds * 1.3) * 5, '#7a5a2a'),
  )
  box(paper, left - 2, desk, right - left + 4, bottom - desk + 4, COLOURS.board)
  box(paper, left - 2, desk, right - left + 4, 5, '#6b5148')
  for (let x = left; x < right; x += 90) box(paper, x, desk + 14, 60, 2, COLOURS.boardDark, 1)
}

/** A pigeonhole, with its picture: anchor, mill wheel, tree, arrow back. */
function drawHole(paper, { x, y, size }, { n, world, seconds }) {
  const half = size / 2
  const isChosen = world.chosen === n
  const isHinted = world.hint === n
  const [answer] = [world.answer?.hole === n ? world.answer : null]
  box(
    paper,
    x - half - 5,
    y - half - 5,
    size + 10,
    size + 10,
    isHinted ? COLOURS.lamp : isChosen ? '#8fb0bc' : COLOURS.board,
    8,
  )
  box(paper, x - half, y - half, size, size, answer ? (answer.isRight ? '#3f7d58' : '#7d3a33') : '#0d2530', 5)
  for (let row = 0; row < 3; row++)
    box(
      paper,
      x - half + 8,
      y + half - 12 - row * 7,
      size - 16 - row * 5,
      5,
      row % 2 ? '#d9cba8' : COLOURS.cream,
      1,
    )
  placed(paper, { x, y: y - 10, turn: n === 1 && world.hint === 1 ? seconds : 0 }, () =>
    SIGNS[HOLES[n]](paper, COLOURS.things[n]),
  )
}

const SIGNS = {
  harbour(paper, colour) {
    disc(paper, 0, -17, 5, colour)
    line(
      paper,
      [
        [0, -14],
        [0, 14],
      ],
      colour,
      4,
    )
    line(
      paper,
      [
        [-9, -6],
        [9, -6],
      ],
      colour,
      4,
    )
    paper.strokeStyle = colour
    paper.lineWidth = 4
    paper.beginPath()
    paper.arc(0, 1, 14, 0.3, Math.PI - 0.3)
    paper.stroke()
  },
  mill(paper, colour) {
    paper.strokeStyle = colour
    paper.lineWidth = 4
    paper.beginPath()
    paper.arc(0, 0, 13, 0, Math.PI * 2)
    paper.stroke()
    for (let n = 0; n < 4; n++) {
      const angle = (n * Math.PI) / 4
      line(
        paper,
        [
          [-Math.cos(angle) * 18, -Math.sin(angle) * 18],
          [Math.cos(angle) * 18, Math.sin(angle) * 18],
        ],
        colour,
        3.5,
      )
    }
  },
  hill(paper, colour) {
    oval(paper, 0, 16, 22, 8, colour)
    box(paper, -2.5, -4, 5, 18, colour)
    disc(paper, 0, -9, 12, colour)
  },
  sender(paper, colour) {
    line(
      paper,
      [
        [18, 8],
        [18, -4],
        [-8, -4],
      ],
      colour,
      6,
    )
    shape(
      paper,
      [
        [-20, -4],
        [-5, -17],
        [-5, 9],
      ],
      colour,
    )
  },
}

function drawLetter(paper, places, world, tools) {
  const { language, texts } = tools
  const { x, y, width, height } = places.letter
  const { page, ink, stamp } = paperOf(world)
  const letter = letterOf(world)
  const { to, stamp: words, says } = letter[language]
  const slide = world.answer ? Math.max(0, 0.5 - world.answer.seconds) * 500 : 0
  paper.globalAlpha = world.answer ? Math.min(1, world.answer.seconds * 2) : 1
  placed(paper, { x: 0, y: -slide }, () => {
    box(paper, x + 5, y + 7, width, height, 'rgba(4, 12, 18, 0.45)', 4)
    box(paper, x, y, width, height, page, 4)
    const size = SIZES[world.size]
    if (world.isOpen)
      paragraph(paper, says, x + 20, y + 30, { width: width - 40, size, colour: ink, weight: 600 })
    else {
      line(
        paper,
        [
          [x + 2, y + 2],
          [x + width / 2, y + height * 0.4],
          [x + width - 2, y + 2],
        ],
        'rgba(60, 50, 30, 0.22)',
        2,
      )
      drawStamp(paper, x + width - 62, y + 18, letter.id)
      paragraph(paper, to, x + 26, y + height * 0.46, {
        width: width - 52,
        size: size * 1.12,
        colour: ink,
        weight: 700,
      })
    }
    if (words !== '')
      placed(paper, { x: x + width - 20, y: y + height - 24, turn: -0.05 }, () => {
        const size2 = 15
        paper.font = `800 ${size2}px "Bricolage Grotesque", system-ui, sans-serif`
        const wide = paper.measureText(words).width + 20
        paper.strokeStyle = stamp
        paper.lineWidth = 2.5
        paper.strokeRect(-wide, -14, wide, 27)
        text(paper, words, -wide + 10, 1, { size: size2, colour: stamp })
      })
  })
  paper.globalAlpha = 1
  if (world.answer) drawAnswer(paper, places, world.answer, texts)
  else drawOpener(paper, places, world, texts)
}

function drawStamp(paper, x, y, id) {
  const colour = COLOURS.things[id.length % 4]
  box(paper, x, y, 42, 50, '#ffffff', 2)
  box(paper, x + 4, y + 4, 34, 42, colour)
  disc(paper, x + 21, y + 22, 9, 'rgba(255, 255, 255, 0.65)')
  box(paper, x + 9, y + 36, 24, 4, 'rgba(255, 255, 255, 0.65)')
  paper.strokeStyle = 'rgba(30, 30, 40, 0.55)'
  paper.lineWidth = 1.6
  for (const r of [16, 21]) {
    paper.beginPath()
    paper.arc(x - 4, y + 36, r, 0, Math.PI * 2)
    paper.stroke()
  }
}

function drawOpener(paper, { open }, world, texts) {
  const words = world.isOpen ? texts.wasRead : isKnown(world) ? texts.isKnown : texts.open
  const isButton = !world.isOpen && world.candles > 0
  paper.font = '800 16px "Bricolage Grotesque", system-ui, sans-serif'
  const wide = paper.measureText(words).width + 40
  if (isButton) box(paper, open.x - wide / 2, open.y - 19, wide, 38, COLOURS.lamp, 19)
  text(paper, words, open.x, open.y + 1, {
    size: 16,
    align: 'center',
    colour: isButton ? COLOURS.ink : COLOURS.cream,
  })
}

function drawAnswer(paper, { letter, open }, { isRight }, texts) {
  text(paper, isRight ? texts.arrived : texts.returned, letter.x + letter.width / 2, open.y + 1, {
    size: 20,
    align: 'center',
    colour: isRight ? '#9fe0b4' : '#ff9d8c',
  })
}

function drawCandle(paper, x, y, { isLit, seconds }) {
  box(paper, x - 6, y - 22, 12, 30, isLit ? COLOURS.cream : '#8a8172', 3)
  box(paper, x - 10, y + 6, 20, 5, '#8f6a3a', 2)
  if (!isLit) return
  placed(paper, { x, y: y - 30 }, () => glow(paper, 30 + Math.sin(seconds * 7) * 2, COLOURS.lamp))
  oval(paper, x, y - 30 + Math.sin(seconds * 9) * 0.6, 3.5, 7, COLOURS.lamp)
  oval(paper, x, y - 28, 1.8, 4, '#fff2c9')
}
