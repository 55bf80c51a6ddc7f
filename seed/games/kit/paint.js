/** Drawing that many games share. All of it draws on the `paper` it is given, in the field's units. */
const FAMILY = '"Bricolage Grotesque", system-ui, sans-serif'

export function text(
  paper,
  words,
  x,
  y,
  { size = 16, colour = '#ffffff', align = 'left', weight = 800 } = {},
) {
  paper.font = `${weight} ${size}px ${FAMILY}`
  paper.textAlign = align
  paper.textBaseline = 'middle'
  paper.fillStyle = colour
  paper.fillText(words, x, y)
}

/** Several lines, broken where they would be wider than `width`; `y` is the first line's middle. Gives where the next one would be. */
export function paragraph(paper, words, x, y, { width, size = 16, high = size * 1.35, ...look }) {
  let at = y
  let row = ''
  const put = () => {
    text(paper, row, x, at, { size, ...look })
    at += high
  }
  paper.font = `${look.weight ?? 800} ${size}px ${FAMILY}`
  for (const part of words.split('\n')) {
    row = ''
    for (const word of part.split(' ')) {
      const longer = row === '' ? word : `${row} ${word}`
      if (row !== '' && paper.measureText(longer).width > width) {
        put()
        row = word
      } else row = longer
    }
    put()
  }
  return at
}

export function box(paper, x, y, width, height, colour, radius = 0) {
  paper.fillStyle = colour
  paper.beginPath()
  paper.roundRect(x, y, width, height, radius)
  paper.fill()
}

export function disc(paper, x, y, radius, colour) {
  paper.fillStyle = colour
  paper.beginPath()
  paper.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
  paper.fill()
}

export function oval(paper, x, y, across, down, colour, turn = 0) {
  paper.fillStyle = colour
  paper.beginPath()
  paper.ellipse(x, y, across, down, turn, 0, Math.PI * 2)
  paper.fill()
}

/** Light around 0, 0 that fades to nothing. */
export function glow(paper, radius, colour) {
  const fill = paper.createRadialGradient(0, 0, 0, 0, 0, radius)
  fill.addColorStop(0, `${colour}99`)
  fill.addColorStop(1, `${colour}00`)
  paper.fillStyle = fill
  paper.fillRect(-radius, -radius, radius * 2, radius * 2)
}

/** A filled outline of points `[x, y]`. */
export function shape(paper, points, colour) {
  paper.fillStyle = colour
  outline(paper, points)
  paper.closePath()
  paper.fill()
}

export function line(paper, points, colour, width = 2) {
  paper.strokeStyle = colour
  paper.lineWidth = width
  paper.lineCap = 'round'
  paper.lineJoin = 'round'
  outline(paper, points)
  paper.stroke()
}

function outline(paper, points) {
  paper.beginPath()
  for (const [x, y] of points) paper.lineTo(x, y)
}

/** From one hexadecimal colour to another; `share` from 0 to 1. */
export function blend(from, to, share) {
  const [a, b] = [from, to].map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)))
  return `#${a.map((part, i) => toHex(part + (b[i] - part) * share)).join('')}`
}

const toHex = (part) => Math.round(part).toString(16).padStart(2, '0')

/** Fills the visible field from top to bottom with colours at even distances. */
export function sky(paper, view, colours) {
  const fill = paper.createLinearGradient(0, view.top, 0, view.bottom)
  for (const [n, colour] of colours.entries()) fill.addColorStop(n / Math.max(1, colours.length - 1), colour)
  paper.fillStyle = fill
  paper.fillRect(view.left - 1, view.top - 1, view.right - view.left + 2, view.bottom - view.top + 2)
}

/** Draws with its own state of the paper: moved, turned, enlarged. */
export function placed(paper, { x, y, turn = 0, scale = 1, scaleX = scale, scaleY = scale }, paint) {
  paper.save()
  paper.translate(x, y)
  if (turn) paper.rotate(turn)
  if (scaleX !== 1 || scaleY !== 1) paper.scale(scaleX, scaleY)
  paint()
  paper.restore()
}
