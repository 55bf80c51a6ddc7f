/** Tests pictures that an editor gives a title, from the upload to what visitors see. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { readPicture, setArtwork, takeImportedArtwork } from '@quintet/contracts/operator/artwork'
import { editTitle, listVersions, readTitle, restoreVersion } from '@quintet/contracts/operator/titles'
import { cropOf, MIDDLE } from '@quintet/domain/catalogue/artwork'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { dropPictures } from '@quintet/platform/jobs/media-orders'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'
import { publishPicture } from './pictures.ts'
import { collectUnused } from './unused.ts'

const never = new AbortController().signal
const RED = { r: 250, g: 0, b: 0 }
const BLUE = { r: 0, g: 0, b: 250 }

let product: Product
let editor: TestOperator
before(async () => {
  product = await startProduct()
  editor = await product.anOperator('editor')
})
after(() => product.stop())

/** Red on the left, blue on the right, 200 by 100, stored rotated as a camera does. */
async function aPhoto(): Promise<string> {
  const half = (background: typeof RED) => ({
    create: { width: 100, height: 100, channels: 3, background } as const,
  })
  const blue = await sharp(half(BLUE)).png().toBuffer()
  const upright = await sharp({ create: { width: 200, height: 100, channels: 3, background: RED } })
    .composite([{ input: blue, left: 100, top: 0 }])
    .png()
    .toBuffer()
  const turned = await sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  return turned.toString('base64')
}

const picturesOf = async (id: number) => (await editor.call(readTitle, { params: { id } })).body.pictures

async function make(id: number): Promise<string> {
  const [picture] = (await picturesOf(id)).filter(({ state }) => state === 'waiting')
  await publishPicture(product.foundation, picture?.id ?? '', never)
  await product.publish(id)
  return picture?.id ?? ''
}

async function portraitIn(id: number, lang: string): Promise<string> {
  const answer = await product.send(`/api/content/info/221/${id}?lang=${lang}`)
  const [item] = (await answer.json()) as { artwork?: Record<string, string> }[]
  return item?.artwork?.['small']?.split('/')[3] ?? ''
}

async function middleOf(address: string): Promise<{ width: number; height: number; colour: 'red' | 'blue' }> {
  const picture = sharp(Buffer.from(await (await editor.send(address)).arrayBuffer()))
  const { width, height } = await picture.metadata()
  const [red, , blue] = (await picture.stats()).channels
  return { width, height, colour: (red?.mean ?? 0) > (blue?.mean ?? 0) ? 'red' : 'blue' }
}

const anImported = async (itemId: number) => {
  const id = `pic_imported_${itemId}`
  await product.db
    .insertInto('picture')
    .values({
      id,
      item_id: itemId,
      shape: 'portrait',
      source: JSON.stringify({ path: 'poster.png', from: 'file' }),
      state: 'ready',
      widths: [320],
      created_at: product.clock.now(),
    })
    .execute()
  return id
}

test('[decisions 13.19] crops an editor’s picture to the shape, for one language or all, and overrides the import’s', async () => {
  const { id } = await product.aTitle()
  const imported = await anImported(id)
  const left = cropOf({ width: 200, height: 100 }, 'portrait', { ...MIDDLE, x: 0 })
  const set = await editor.call(setArtwork, {
    params: { id },
    body: { shape: 'portrait', language: 'de', of: { file: await aPhoto() }, crop: left },
  })
  assert.equal(set.status, 200)
  const german = await make(id)
  assert.deepEqual([await portraitIn(id, 'de'), await portraitIn(id, 'en')], [german, imported])
  const shown = await middleOf(`/api/operator/pictures/${german}`)
  assert.equal(shown.colour, 'red')
  assert.ok(Math.abs(shown.width / shown.height - 100 / 145) < 0.01)
  const whole = await middleOf(`/api/operator/pictures/${german}?isWhole=true`)
  assert.deepEqual([whole.width, whole.height], [200, 100])
  assert.equal((await product.send(`/media/pictures/${german}/whole`)).status, 404)

  const right = cropOf({ width: 200, height: 100 }, 'portrait', { ...MIDDLE, x: 1 })
  await editor.call(setArtwork, {
    params: { id },
    body: { shape: 'portrait', language: null, of: { picture: german }, crop: right },
  })
  const everywhere = await make(id)
  assert.deepEqual([await portraitIn(id, 'de'), await portraitIn(id, 'en')], [german, everywhere])
  assert.equal((await middleOf(`/api/operator/pictures/${everywhere}`)).colour, 'blue')

  await product.db.transaction().execute((tx) => dropPictures(tx, id, []))
  assert.deepEqual(
    (await picturesOf(id)).map(({ id: each }) => each),
    [everywhere, german],
    'imports leave them',
  )
})

test('[decisions 13.19] withdrawing an editor’s picture restores the import’s', async () => {
  const { id } = await product.aTitle()
  const imported = await anImported(id)
  const kind = { shape: 'portrait', language: null } as const
  const crop = { left: 0, top: 0, width: 1, height: 1 }
  await editor.call(setArtwork, { params: { id }, body: { ...kind, of: { file: await aPhoto() }, crop } })
  const edited = await make(id)
  assert.equal(await portraitIn(id, 'de'), edited)
  await editor.call(takeImportedArtwork, { params: { id }, body: kind })
  await product.refresh()
  assert.equal(await portraitIn(id, 'de'), imported)
  const gone = await editor.call(readPicture, { params: { id: edited } })
  assert.equal(gone.problem?.code, 'unknown_content')
})

test('[decisions 13.19] each picture change creates a version, and restoring one recreates its pictures', async () => {
  const { id } = await product.aTitle()
  await anImported(id)
  const kind = { shape: 'portrait', language: null } as const
  const cut = async (of: { file: string } | { picture: string }, x: number) => {
    const crop = cropOf({ width: 200, height: 100 }, 'portrait', { ...MIDDLE, x })
    await editor.call(setArtwork, { params: { id }, body: { ...kind, of, crop } })
    return make(id)
  }
  const red = await cut({ file: await aPhoto() }, 0)
  const blue = await cut({ picture: red }, 1)
  assert.equal((await middleOf(`/api/operator/pictures/${blue}`)).colour, 'blue')
  await editor.call(takeImportedArtwork, { params: { id }, body: kind })
  const { version: third, shown } = (await editor.call(readTitle, { params: { id } })).body
  await editor.call(editTitle, { params: { id }, body: { version: third, fields: { year: 1999 } } })
  const versions = (await editor.call(listVersions, { params: { id } })).body
  assert.deepEqual(
    versions.map(({ fields, actor }) => [fields.join(), actor]),
    ['year', 'artwork', 'artwork', 'artwork'].map((fields) => [fields, editor.email]),
  )
  // The sources of replaced pictures would be removed by now.
  await collectUnused({ ...product.foundation, clock: { now: () => new Date(Date.now() + 2 * DAY_MS) } })

  const restore = async (back: number) => {
    const { version } = (await editor.call(readTitle, { params: { id } })).body
    return editor.call(restoreVersion, { params: { id, version: back }, body: { version } })
  }
  const back = await restore(versions.at(-1)?.id ?? 0)
  assert.equal(back.body.shown.year, shown.year)
  const again = await make(id)
  assert.equal((await middleOf(`/api/operator/pictures/${again}`)).colour, 'red')
  const [newest] = (await editor.call(listVersions, { params: { id } })).body
  assert.deepEqual(newest?.fields, ['year', 'artwork'])
  await restore(0)
  assert.deepEqual(
    (await picturesOf(id)).map(({ isEdited }) => isEdited),
    [false],
  )
})

test('[decisions 13.19] refuses another title’s picture and a crop beyond its edges', async () => {
  const [own, other] = [await product.aTitle(), await product.aTitle()]
  const foreign = await anImported(other.id)
  const kind = { shape: 'square', language: null } as const
  const ask = (body: object) =>
    editor.call(setArtwork, {
      params: { id: own.id },
      body: { ...kind, of: { picture: foreign }, crop: { left: 0, top: 0, width: 1, height: 1 }, ...body },
    })
  assert.equal((await ask({})).problem?.code, 'unknown_content')
  const noPicture = await ask({ of: { file: btoa('no picture at all, but words') } })
  assert.equal(noPicture.problem?.code, 'picture_refused')
  assert.equal((await ask({ crop: { left: 0.5, top: 0, width: 0.6, height: 1 } })).status, 422)
})
