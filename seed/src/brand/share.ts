/**
 * Draws the picture for shared links: `node seed/src/brand/share.ts brand`. Mark and claim on paper, and an arch for each kind of
 * entertainment. Run it again after changing name, mark, claim or colours.
 */
import { Brand } from '@quintet/contracts/brand'
import { readOklch, toHex } from '@quintet/domain/basics/colour'
import { LANGUAGES, type Language } from '@quintet/domain/basics/languages'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { sizeFor, write } from '../art/lettering.ts'
import { Paint, sheetsToSvg } from '../art/paint.ts'
import { draw } from '../art/pictures.ts'
import { isDrawn } from '../records/record.ts'
import { RECORDS } from '../records/records.ts'

/** The crop of link previews: 1.91 to 1. */
const SIZE = { w: 1200, h: 630 }
const ARCHES = [
  ['films/aphel', 0.72],
  ['albums/halbmond', 0.6],
  ['books/mond', 0.68],
  ['games/sternenpost', 0.62],
  ['sports/hundert-meter', 0.68],
] as const
const ARCH = { left: 640, top: 84, width: 96, gap: 12, tall: [402, 462, 434, 476, 414] }

/** Draws the picture in one language, as JPEG, since the link previews of some messengers support nothing newer. */
export async function drawShare(folder: string, language: Language): Promise<Buffer> {
  const brand = Brand.parse(JSON.parse(await readFile(join(folder, 'brand.json'), 'utf8')))
  const hex = (colour: string) => toHex(readOklch(colour) ?? [0, 0, 0])
  const paint = new Paint(SIZE.w, SIZE.h)
  paint.ground('#ffffff')
  const ink = hex(brand.colours.ink)
  write(paint, brand.name, 152, 124, { face: 'heavy', size: 54, fill: ink, tracking: -0.02 })
  // One sentence per line: the claim is a few short sentences.
  const lines = brand.words[language].claim.split(/(?<=\.)\s+/)
  const size = Math.min(112, ...lines.map((line) => sizeFor(line, 480, 'heavy', -0.02)))
  lines.forEach((line, i) =>
    write(paint, line, 76, 292 + i * size * 0.96, { face: 'heavy', size, fill: ink, tracking: -0.02 }),
  )
  const arches = await Promise.all(
    ARCHES.map(async ([key, subject], i) => {
      const height = ARCH.tall[i] ?? 440
      const record = RECORDS.find((one) => one.key === key)
      if (!record || !isDrawn(record)) throw new Error(`There is no picture of ${key}.`)
      const picture = await cutArch(await draw(record, 'background'), subject, height)
      return {
        input: picture,
        left: ARCH.left + i * (ARCH.width + ARCH.gap) - 40,
        top: SIZE.h - 76 - height,
      }
    }),
  )
  const mark = await sharp(await readFile(join(folder, 'icon.svg')), { density: 300 })
    .resize(64, 64)
    .png()
    .toBuffer()
  return sharp(Buffer.from(sheetsToSvg(SIZE.w, SIZE.h, [paint])))
    .flatten({ background: '#ffffff' })
    .composite([...arches, { input: mark, left: 76, top: 74 }])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
}

async function cutArch(picture: Buffer, subject: number, height: number): Promise<Buffer> {
  const scaled = sharp(picture).resize({ height })
  const { data, info } = await scaled.png().toBuffer({ resolveWithObject: true })
  const left = Math.round(
    Math.min(info.width - ARCH.width, Math.max(0, info.width * subject - ARCH.width / 2)),
  )
  const round = ARCH.width / 2
  const mask = `<svg width="${ARCH.width}" height="${height}"><path d="M0 ${height}V${round}a${round} ${round} 0 0 1 ${ARCH.width} 0V${height}Z"/></svg>`
  return sharp(data)
    .extract({ left, top: 0, width: ARCH.width, height })
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}

if (import.meta.main) {
  const [folder = 'brand'] = process.argv.slice(2)
  for (const language of LANGUAGES)
    await writeFile(join(folder, `share-${language}.jpg`), await drawShare(folder, language))
}
