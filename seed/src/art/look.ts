/** Contact sheets for whoever draws: `node seed/src/art/look.ts sheet.png [shapes] [titles]`. */
import sharp from 'sharp'
import { draw, SHAPES, type Shape } from './pictures.ts'
import { RECORDS } from '../records/records.ts'

const [file = 'sheet.png', shapes = 'poster', keys = ''] = process.argv.slice(2)
const chosen = RECORDS.filter(({ key }) => keys === '' || keys.split(',').some((part) => key.includes(part)))
const wanted = shapes.split(',').filter((name): name is Shape => name in SHAPES)
const cell = 420
const tiles: { input: Buffer; left: number; top: number }[] = []
const perRow = Math.max(1, Math.min(6, Math.ceil(Math.sqrt(chosen.length * wanted.length))))
let [x, y, rowHeight, column] = [0, 0, 0, 0]
for (const record of chosen)
  for (const shape of wanted) {
    const size = SHAPES[shape]
    const scale = shape === 'background' || shape === 'landscape' ? 760 : cell
    const height = Math.round((scale * size.h) / size.w)
    const started = performance.now()
    const picture = await draw(record, shape)
    process.stderr.write(
      `${record.key} ${shape}: ${Math.round(performance.now() - started)} ms, ${Math.round(picture.length / 1024)} kB\n`,
    )
    if (column === perRow) [x, y, rowHeight, column] = [0, y + rowHeight + 12, 0, 0]
    tiles.push({ input: await sharp(picture).resize(scale, height).toBuffer(), left: x, top: y })
    x += scale + 12
    rowHeight = Math.max(rowHeight, height)
    column++
  }
const width = Math.max(
  ...tiles.map(
    ({ left, input }, i) =>
      left +
      (input
        ? wanted[i % wanted.length] === 'background' || wanted[i % wanted.length] === 'landscape'
          ? 760
          : cell
        : 0),
  ),
)
await sharp({ create: { width, height: y + rowHeight, channels: 3, background: '#ffffff' } })
  .composite(tiles)
  .png()
  .toFile(file)
