/**
 * Writes contact sheets of the artwork, for whoever draws it:
 *   node seed/src/art/look.ts sheet.png [shapes] [titles] [--height 400] [--language en] [--stills | --trailers]
 * Shapes are separated by commas ("all" for every one), titles given by any part of their keys. Each is shown in German and in English if
 * its text differs, or in one of them with `--language en`. A long list continues in sheet-2.png and so on; `--stills` shows the stills of
 * episodes, `--trailers` each shot of a trailer. A picture that fails to draw is replaced by its error.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { trailerFor } from '../film/trailer.ts'
import { stillsOf } from '../film/views.ts'
import { isLanguage, type Language } from '@quintet/domain/basics/languages'
import { type DemoRecord, type Drawn, isDrawn } from '../records/record.ts'
import { RECORDS } from '../records/records.ts'
import { widthOf, write } from './lettering.ts'
import { Paint, sheetsToSvg } from './paint.ts'
import { draw, drawStill, languagesOf, SHAPES, type Shape } from './pictures.ts'

type Picture = { label: string; w: number; h: number; make: () => Promise<Buffer> }

const GAP = 10
const LABEL = 16
const PAGE = { w: 1800, h: 2100 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    height: { type: 'string' },
    language: { type: 'string' },
    stills: { type: 'boolean', default: false },
    trailers: { type: 'boolean', default: false },
  },
})
const [file = 'sheet.png', shapeNames = 'poster', keys = ''] = positionals

function shapesOf(names: string): Shape[] {
  const all = Object.keys(SHAPES) as Shape[]
  if (names === 'all') return all
  const unknown = names.split(',').filter((name) => !(name in SHAPES))
  if (unknown.length > 0) throw new Error(`No shape ${unknown.join()}; there are ${all.join()}.`)
  return all.filter((shape) => names.split(',').includes(shape))
}

function languagesWanted(record: Drawn, shape: Shape): readonly (Language | null)[] {
  return isLanguage(values.language) ? [values.language] : languagesOf(record, shape)
}

function picturesOf(record: DemoRecord): Picture[] {
  if (values.stills)
    return stillsOf(record).map(({ file: name, view }) => ({
      label: name.slice(name.lastIndexOf('/') + 1),
      ...SHAPES.landscape,
      make: () => drawStill(view),
    }))
  if (!isDrawn(record)) return []
  if (values.trailers)
    return trailerFor(record).shots.map((shot, i) => ({
      label: `${record.key} ${i + 1}`,
      ...SHAPES.landscape,
      make: () => drawStill(shot),
    }))
  return shapesOf(shapeNames).flatMap((shape) =>
    languagesWanted(record, shape).map((language) => ({
      label: `${record.key} ${shape} ${language ?? ''}`,
      ...SHAPES[shape],
      make: () => draw(record, shape, language),
    })),
  )
}

async function tile({ label, make }: Picture, width: number, height: number) {
  const started = performance.now()
  let drawn: Buffer
  let said: string
  try {
    const bytes = await make()
    said = `${label} ${Math.round(performance.now() - started)} ms, ${Math.round(bytes.length / 1024)} kB`
    drawn = await sharp(bytes).resize(width, height).png().toBuffer()
  } catch (error) {
    said = `${label}: ${error instanceof Error ? error.message : String(error)}`
    drawn = await sharp({ create: { width, height, channels: 3, background: '#c02030' } })
      .png()
      .toBuffer()
  }
  process.stderr.write(`${said}\n`)
  return { drawn, said }
}

function caption(text: string, width: number): Buffer {
  const paint = new Paint(width, LABEL)
  const setting = { face: 'text', size: 11 } as const
  let shown = text
  while (shown.length > 4 && widthOf(shown, setting) > width) shown = shown.slice(0, -1)
  write(paint, shown, 0, 11, { ...setting, fill: '#222222' })
  return Buffer.from(sheetsToSvg(width, LABEL, [paint]))
}

const pictures = RECORDS.filter(
  ({ key }) => keys === '' || keys.split(',').some((part) => key.includes(part)),
).flatMap(picturesOf)
if (pictures.length === 0) throw new Error('Nothing of this name is drawn.')

// All of the same height, so that shapes fit side by side; never too small to tell pictures apart.
const height = Number(values.height ?? (pictures.every(({ w, h }) => w > h) ? 250 : 400))
let page: Parameters<ReturnType<typeof sharp>['composite']>[0] = []
let [left, top, pages] = [0, 0, 0]

async function printPage() {
  pages++
  const name = pages === 1 ? file : file.replace(/(\.\w+)?$/, `-${pages}$1`)
  await sharp({ create: { width: PAGE.w, height: top + height + LABEL, channels: 3, background: '#ffffff' } })
    .composite(page)
    .png()
    .toFile(name)
  process.stderr.write(`${name}\n`)
  page = []
  ;[left, top] = [0, 0]
}

for (const picture of pictures) {
  const width = Math.min(PAGE.w, Math.round((height * picture.w) / picture.h))
  if (left > 0 && left + width > PAGE.w) [left, top] = [0, top + height + LABEL + GAP]
  if (top + height + LABEL > PAGE.h) await printPage()
  const { drawn, said } = await tile(picture, width, height)
  page.push({ input: drawn, left, top }, { input: caption(said, width), left, top: top + height + 2 })
  left += width + GAP
}
await printPage()
