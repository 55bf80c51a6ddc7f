import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { isDrawn } from '../records/record.ts'
import { RECORDS } from '../records/records.ts'
import { planDemo, recordOf, writeTitle } from '../write.ts'
import { stillsOf } from '../film/views.ts'
import { distance, type Gist, gistOf } from './likeness.ts'
import { isWritable } from './lettering.ts'
import { withoutNames } from './paint.ts'
import { draw, drawStill, drawSvg, languagesOf, SHAPES, type Shape } from './pictures.ts'

const DRAWN = RECORDS.filter(isDrawn)
const SHAPE_NAMES = Object.keys(SHAPES) as Shape[]

test('draws every title in every shape without an invalid number', () => {
  for (const record of DRAWN)
    for (const shape of SHAPE_NAMES)
      for (const language of LANGUAGES) {
        const name = `${record.key} ${shape} ${language}`
        const svg = drawSvg(record, shape, language)
        assert.doesNotMatch(svg, /NaN|undefined|Infinity/, name)
        assert.equal(withoutNames(drawSvg(record, shape, language)), withoutNames(svg), `${name} twice`)
      }
})

// The radio channels are one family and come closest (12); two titles sharing a scene are above 25, unrelated ones about 80.
const ALIKE = 10

test('no two titles look alike, even as thumbnails', async () => {
  const gists: { key: string; gist: Gist }[] = []
  for (const record of DRAWN)
    gists.push({ key: record.key, gist: await gistOf(Buffer.from(drawSvg(record, 'landscape', 'de'))) })
  for (const [i, one] of gists.entries())
    for (const other of gists.slice(0, i))
      assert.ok(distance(one.gist, other.gist) > ALIKE, `${one.key} and ${other.key} look alike`)
})

test('[decisions 7.12] a title with another English name is drawn per language wherever its name appears', () => {
  for (const record of DRAWN) {
    const isOneTitle =
      record.texts.de.title === record.texts.en.title || !isWritable(record.texts.de.title, 'heavy')
    for (const shape of SHAPE_NAMES) {
      const name = `${record.key} ${shape}`
      const languages = languagesOf(record, shape)
      if (shape === 'background') assert.deepEqual(languages, [null], name)
      else if (shape !== 'poster') assert.deepEqual(languages, isOneTitle ? [null] : LANGUAGES, name)
    }
  }
})

test('recognises a copy of a picture, but not another picture', async () => {
  const one = recordOf('films/nachtlinie')
  const other = recordOf('albums/hinterhof')
  assert.ok(isDrawn(one) && isDrawn(other))
  const picture = await draw(one, 'landscape')
  const copy = await sharp(picture)
    .resize(512)
    .modulate({ brightness: 1.04 })
    .webp({ quality: 50 })
    .toBuffer()
  assert.ok(distance(await gistOf(picture), await gistOf(copy)) < ALIKE)
  assert.ok(distance(await gistOf(picture), await gistOf(await draw(other, 'landscape'))) > ALIKE * 3)
})

test('every episode has its own still', async () => {
  for (const series of RECORDS.filter(({ facts }) => facts.kind === 'series')) {
    const stills = stillsOf(series)
    assert.equal(stills.length, series.parts?.length)
    const gists: Gist[] = []
    for (const { file, view } of stills) {
      const gist = await gistOf(await drawStill(view))
      for (const before of gists) assert.ok(distance(gist, before) > ALIKE, file)
      gists.push(gist)
    }
  }
})

test('a picture, one of each shelf, has identical bytes each time, its shape, and no metadata', async () => {
  const shelves = [...Map.groupBy(DRAWN, ({ folder }) => folder.split('/')[0]).values()]
  assert.equal(shelves.length, 6)
  for (const [i, shelf] of shelves.entries()) {
    const record = shelf.at(-1)
    const shape = SHAPE_NAMES[i % SHAPE_NAMES.length]
    assert.ok(record && shape)
    const [once, again] = [await draw(record, shape), await draw(record, shape)]
    assert.ok(once.equals(again), `${record.key} ${shape}`)
    const { width, height, exif, icc } = await sharp(once).metadata()
    assert.deepEqual([width, height, exif, icc], [SHAPES[shape].w, SHAPES[shape].h, undefined, undefined])
    const { entropy } = await sharp(once).stats()
    assert.ok(entropy > 2, `${record.key} shows something`)
  }
  const [still] = stillsOf(recordOf('films/nachtlinie'))
  assert.ok(still && (await drawStill(still.view)).equals(await drawStill(still.view)))
})

test('shapes have the proportions of the cards', () => {
  const near = ({ w, h }: { w: number; h: number }, share: number) =>
    assert.ok(Math.abs(h / w - share) < 0.005)
  near(SHAPES.poster, 1.45)
  near(SHAPES.highlight, 1.41)
  near(SHAPES.landscape, 0.58)
  near(SHAPES.cover, 1)
})

test('writes a title completely, and skips it if it exists', async () => {
  const folder = await mkdtemp(join(os.tmpdir(), 'quintet-seed-'))
  try {
    const album = planDemo().find(({ key }) => key === 'albums/hinterhof')
    assert.ok(album)
    await writeTitle(album, folder, { firstStart: new Date(0) })
    const inside = join(folder, album.folder)
    const files = await readdir(inside)
    assert.deepEqual(
      files.filter((file) => file.endsWith('.webp')).toSorted(),
      [
        'background.webp',
        ...SHAPE_NAMES.filter((shape) => shape !== 'background').flatMap((shape) =>
          LANGUAGES.map((language) => `${shape}.${language}.webp`),
        ),
      ].toSorted(),
    )
    const tracks = recordOf(album.key).parts?.length
    assert.equal(files.filter((file) => file.endsWith('.quintet.json')).length, tracks)
    assert.deepEqual(
      files.filter((file) => file.startsWith('.')),
      [],
    )
    const parsed: unknown = JSON.parse(await readFile(join(inside, 'quintet.json'), 'utf8'))
    assert.ok(typeof parsed === 'object' && parsed !== null && 'kind' in parsed && parsed.kind === 'album')
    const before = await stat(join(inside, 'poster.de.webp'))
    await writeTitle(album, folder, { firstStart: new Date(0) })
    assert.equal((await stat(join(inside, 'poster.de.webp'))).mtimeMs, before.mtimeMs)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
