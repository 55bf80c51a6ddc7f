import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import sharp from 'sharp'
import { RECORDS } from '../records/records.ts'
import { planDemo, writeTitle } from '../write.ts'
import { draw, drawSvg, SHAPES, type Shape } from './pictures.ts'

const SHAPE_NAMES = Object.keys(SHAPES) as Shape[]
// Element and gradient names count upwards in a process; they are no part of the picture.
const named = (svg: string) => svg.replace(/p[0-9a-z]+-(?=\d)/g, '')

test('every title is drawn in every shape without a number that is none', () => {
  for (const record of RECORDS)
    for (const shape of SHAPE_NAMES) {
      const svg = drawSvg(record, shape)
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, `${record.key} ${shape}`)
      assert.equal(
        named(drawSvg(record, shape)),
        named(svg),
        `${record.key} ${shape} is drawn the same twice`,
      )
    }
})

test('no two titles look alike', () => {
  const drawn = RECORDS.map((record) => named(drawSvg(record, 'background')))
  assert.equal(new Set(drawn).size, drawn.length)
})

test('a picture has the same bytes twice, its shape, and no metadata', async () => {
  const [first, , third] = RECORDS
  assert.ok(first && third)
  for (const [record, shape] of [
    [first, 'poster'],
    [third, 'cover'],
  ] as const) {
    const [once, again] = [await draw(record, shape), await draw(record, shape)]
    assert.ok(once.equals(again))
    const { width, height, exif, icc } = await sharp(once).metadata()
    assert.deepEqual([width, height, exif, icc], [SHAPES[shape].w, SHAPES[shape].h, undefined, undefined])
    const { entropy } = await sharp(once).stats()
    assert.ok(entropy > 2, 'it shows something')
  }
})

test('shapes keep the proportions of the cards', () => {
  const near = ({ w, h }: { w: number; h: number }, share: number) =>
    assert.ok(Math.abs(h / w - share) < 0.005)
  near(SHAPES.poster, 1.45)
  near(SHAPES.highlight, 1.41)
  near(SHAPES.landscape, 0.58)
  near(SHAPES.cover, 1)
})

test('a title is written whole and left alone when it is there', async () => {
  const folder = await mkdtemp(join(os.tmpdir(), 'quintet-seed-'))
  try {
    const album = planDemo().find(({ key }) => key === 'albums/hinterhof')
    assert.ok(album)
    await writeTitle(album, folder)
    const inside = join(folder, album.folder)
    const files = await readdir(inside)
    assert.deepEqual(
      files.filter((file) => file.endsWith('.webp')).toSorted(),
      SHAPE_NAMES.map((shape) => `${shape}.webp`).toSorted(),
    )
    assert.equal(files.filter((file) => file.endsWith('.quintet.json')).length, 3)
    assert.deepEqual(
      files.filter((file) => file.startsWith('.')),
      [],
    )
    const parsed: unknown = JSON.parse(await readFile(join(inside, 'quintet.json'), 'utf8'))
    assert.ok(typeof parsed === 'object' && parsed !== null && 'kind' in parsed && parsed.kind === 'album')
    const before = await stat(join(inside, 'poster.webp'))
    await writeTitle(album, folder)
    assert.equal((await stat(join(inside, 'poster.webp'))).mtimeMs, before.mtimeMs)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
