import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { MediaToolError } from './media-tool-error.ts'
import { lookAtPicture, readPictureFile, renderPicture } from './pictures.ts'

const WIDTHS = [320, 640, 1024, 1600]
const plain = (width: number, height: number, color = '#36c') =>
  sharp({ create: { width, height, channels: 3, background: color } })
const refusal = async (bytes: Uint8Array): Promise<string> =>
  renderPicture(bytes, WIDTHS).then(
    () => 'It was rendered.',
    (error: unknown) => (error instanceof MediaToolError ? error.reason : String(error)),
  )

for (const [width, widths] of [
  [2000, [320, 640, 1024, 1600]],
  [1600, [320, 640, 1024, 1600]],
  [950, [320, 640, 950]],
  [320, [320]],
  [200, [200]],
  [1, [1]],
] as const)
  test(`[catalogue 3.2] a picture ${width} wide is kept ${widths.join(', ')} wide`, async () => {
    const rendered = await renderPicture(await plain(width, 100).jpeg().toBuffer(), WIDTHS)
    assert.deepEqual(
      rendered.renditions.map((rendition) => rendition.width),
      widths,
    )
    for (const { bytes, width: target } of rendered.renditions) {
      const facts = await sharp(bytes).metadata()
      assert.deepEqual([facts.format, facts.width], ['webp', target])
    }
    assert.match(rendered.placeholder, /^data:image\/webp;base64,[\w+/=]+$/)
    assert.ok(rendered.placeholder.length < 1000)
  })

test('strips the location of a photograph and turns it upright', async () => {
  const bytes = await plain(400, 200)
    .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  assert.ok((await sharp(bytes).metadata()).exif)
  const rendered = await renderPicture(bytes, WIDTHS)
  assert.deepEqual([rendered.width, rendered.height], [200, 400])
  const facts = await sharp(rendered.renditions[0]?.bytes).metadata()
  assert.deepEqual([facts.exif, facts.icc, facts.xmp, facts.height], [undefined, undefined, undefined, 400])
})

test('in an upright shape a wide picture is shown whole, on a darker backdrop of itself, and a tall one as it is', async () => {
  const fit = { uprightRatio: 0.5 }
  const wide = await renderPicture(await plain(400, 100, '#c03020').png().toBuffer(), WIDTHS, fit)
  assert.deepEqual([wide.width, wide.height], [400, 100])
  const picture = sharp(wide.renditions.at(-1)?.bytes)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height], [400, 800])
  const redAt = (row: number) => data[(row * info.width + 200) * info.channels] ?? 0
  assert.ok(Math.abs(redAt(400) - 0xc0) < 8, 'the picture itself in the middle')
  assert.ok(redAt(20) > 0x40 && redAt(20) < 0xa0, `darker above it: ${redAt(20)}`)
  const tall = await renderPicture(await plain(100, 400).png().toBuffer(), WIDTHS, fit)
  assert.equal((await sharp(tall.renditions.at(-1)?.bytes).metadata()).height, 400)
})

test('converts other colour spaces to sRGB', async () => {
  const cmyk = await plain(64, 64, '#c03020').toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()
  const rendered = await renderPicture(cmyk, WIDTHS)
  const facts = await sharp(rendered.renditions[0]?.bytes).metadata()
  assert.deepEqual([facts.space, facts.channels], ['srgb', 3])
})

test('refuses non-pictures, truncated pictures, drawings and decompression bombs with a reason', async () => {
  assert.match(await refusal(Buffer.from('text')), /picture format is not supported/)
  const whole = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
      background: '#000',
    },
  })
    .jpeg()
    .toBuffer()
  assert.equal(await refusal(whole.subarray(0, whole.length / 2)), 'The picture is damaged.')
  assert.match(
    await refusal(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    /picture format is not supported/,
  )
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0])
  const bomb = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
  assert.match(await refusal(bomb), /^The picture has more than 100 million pixels/)
})

test('reports a missing or empty file', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'quintet-pictures-'))
  try {
    const file = path.join(folder, 'a.jpg')
    await assert.rejects(readPictureFile(file), /The picture no longer exists/)
    await writeFile(file, '')
    await assert.rejects(readPictureFile(file), /The picture is empty/)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a black picture is dark and without detail', async () => {
  const black = await lookAtPicture(await plain(320, 180, '#000').jpeg().toBuffer())
  assert.deepEqual([black.brightness < 2, black.detail < 1], [true, true])
})

const input = process.env['REAL_INPUT']
test('renders every real picture', { skip: input ? false : 'REAL_INPUT is not set' }, async () => {
  const names = (await readdir(input ?? '', { recursive: true })).filter((name) =>
    /\.(jpg|png|avif)$/.test(name),
  )
  assert.ok(names.length >= 9)
  for (const name of names) {
    const rendered = await renderPicture(await readFile(path.join(input ?? '', name)), WIDTHS)
    assert.ok(rendered.renditions.length > 0, name)
  }
})
