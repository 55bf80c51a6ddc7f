/** Writes a contact sheet of a broadcast: `node seed/src/sport/look.ts sheet.png sports/elbpark [seconds between pictures]`. */
import sharp from 'sharp'
import { broadcastOf } from './broadcasts.ts'
import { Canvas, PICTURE_HEIGHT, PICTURE_WIDTH } from './stage/canvas.ts'

const [file = 'sheet.png', key = '', every = '5', from = '0', to = 'Infinity', columns = '4'] =
  process.argv.slice(2)
const broadcast = broadcastOf(key)
if (!broadcast) throw new Error(`Nothing is broadcast of ${key}.`)
const canvas = new Canvas()
const paint = await broadcast.open()
const [w, h] = Number(columns) > 2 ? [427, 240] : [PICTURE_WIDTH, PICTURE_HEIGHT]
const tiles: { input: Buffer; left: number; top: number }[] = []
for (let at = Number(from); at < Math.min(Number(to), broadcast.seconds); at += Number(every)) {
  paint(canvas, at)
  const bytes = Buffer.from(canvas.pixels.buffer.slice(0))
  const raw = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, channels: 4 as const }
  const input = await sharp(bytes, { raw }).resize(w, h).removeAlpha().png().toBuffer()
  tiles.push({
    input,
    left: (tiles.length % Number(columns)) * w,
    top: Math.floor(tiles.length / Number(columns)) * h,
  })
}
const height = Math.ceil(tiles.length / Number(columns)) * h
await sharp({ create: { width: w * Number(columns), height, channels: 3, background: '#000' } })
  .composite(tiles)
  .png()
  .toFile(file)
