/** Pictures of rows of letters, a colour for each letter: painted once, drawn large without blur. */
const pictures = new Map()

/** `rows` is text, a line each; letters without a colour are see-through. */
export function drawPicture(paper, rows, colours, { x, y, scale = 1, isFlipped = false }) {
  const picture = pictureOf(rows, colours)
  const wasSmooth = paper.imageSmoothingEnabled
  paper.imageSmoothingEnabled = false
  paper.save()
  paper.translate(x, y)
  paper.scale(isFlipped ? -scale : scale, scale)
  paper.drawImage(picture, -picture.width / 2, -picture.height)
  paper.restore()
  paper.imageSmoothingEnabled = wasSmooth
}

function pictureOf(rows, colours) {
  const name = `${rows}${Object.values(colours).join('')}`
  if (!pictures.has(name)) pictures.set(name, paint(rows.trim().split('\n'), colours))
  return pictures.get(name)
}

function paint(lines, colours) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(...lines.map(({ length }) => length))
  canvas.height = lines.length
  const paper = canvas.getContext('2d')
  for (const [y, line] of lines.entries())
    for (const [x, letter] of [...line].entries()) {
      if (!colours[letter]) continue
      paper.fillStyle = colours[letter]
      paper.fillRect(x, y, 1, 1)
    }
  return canvas
}
