import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { listChildrenInfo, listContentInfo } from '@quintet/contracts/content'
import { type Product, startProduct } from '@quintet/testing'
import { importLibrary } from './import-library.ts'
import { settleTitle } from './settle/settle.ts'

const PRODUCT = { productId: 221 }

let product: Product
let library = ''
before(async () => {
  product = await startProduct()
  library = await mkdtemp(path.join(tmpdir(), 'pictures-'))
})
after(async () => {
  await product.stop()
  await rm(library, { recursive: true, force: true })
})

/** Imports a folder of announced titles, and marks its pictures as ready. */
async function importFolder(folder: string, names: readonly string[]): Promise<void> {
  const { db, clock } = product.foundation
  await rm(path.join(library, folder), { recursive: true, force: true })
  await mkdir(path.join(library, folder), { recursive: true })
  for (const name of names)
    await writeFile(path.join(library, folder, name), name.endsWith('.json') ? '{}' : name)
  const { items } = await importLibrary(product.foundation, path.join(library, folder))
  await db
    .updateTable('picture')
    .set({ state: 'ready', widths: [320] })
    .execute()
  for (const { id } of items) await db.transaction().execute((trx) => settleTitle(trx, id, clock.now()))
  await product.refresh()
}

async function shownIn(language: 'de' | 'en', search: string) {
  const answer = await product.call(
    listContentInfo,
    { params: PRODUCT, query: { search } },
    { 'accept-language': language },
  )
  const [title] = answer.body
  assert.ok(title, search)
  return { ...title, etag: answer.headers.get('etag') }
}

/** The file from which the picture at an address was made. */
async function fileAt(address: string | undefined): Promise<string> {
  const { source } = await product.db
    .selectFrom('picture')
    .select('source')
    .where('id', '=', address?.split('/').at(-2) ?? '')
    .executeTakeFirstOrThrow()
  return path.basename(source.path)
}

/** The files shown on the title's card in German and in English. */
const cards = async (search: string) => [
  await fileAt((await shownIn('de', search)).thumbnails.medium),
  await fileAt((await shownIn('en', search)).thumbnails.medium),
]

test('[catalogue 3.4] responses link the pictures in the viewer’s language, at separate addresses', async () => {
  await importFolder('Movies/Springflut', ['quintet.json', 'poster.de.jpg', 'poster.en.jpg', 'fanart.jpg'])
  assert.deepEqual(await cards('Springflut'), ['poster.de.jpg', 'poster.en.jpg'])
  const [de, en] = [await shownIn('de', 'Springflut'), await shownIn('en', 'Springflut')]
  assert.notEqual(de.etag, en.etag)
  assert.equal(await fileAt(de.artwork['large']), 'poster.de.jpg')
  assert.equal(await fileAt(en.artwork['large']), 'poster.en.jpg')
  assert.equal(await fileAt(en.artwork['background_large']), 'fanart.jpg')
})

test('[catalogue 3.2] artwork is keyed by shape and size; portrait has no shape in its key', async () => {
  await importFolder('Movies/Nebel', ['quintet.json', 'poster.jpg', 'landscape.jpg', 'fanart.jpg'])
  const { artwork } = await shownIn('de', 'Nebel')
  for (const [key, file] of [
    ['xxlarge', 'poster.jpg'],
    ['background_xlarge', 'fanart.jpg'],
    ['thumb_landscape_medium', 'landscape.jpg'],
    ['thumb_rectangle_xlarge', 'landscape.jpg'],
  ] as const)
    assert.equal(await fileAt(artwork[key]), file, key)
})

for (const [names, german, english] of [
  [['poster.en.jpg'], 'poster.en.jpg', 'poster.en.jpg'],
  [['poster.de.jpg'], 'poster.de.jpg', 'poster.de.jpg'],
  [['poster.jpg', 'poster.en.jpg'], 'poster.jpg', 'poster.en.jpg'],
  [['poster.de.jpg', 'poster.jpg'], 'poster.de.jpg', 'poster.jpg'],
  [['poster.fr.jpg', 'poster.jpg'], 'poster.jpg', 'poster.jpg'],
] as const)
  test(`[catalogue 3.4] of ${names.join(' and ')} Germans see ${german}, others ${english}`, async () => {
    await importFolder('Movies/Nipptide', ['quintet.json', ...names])
    assert.deepEqual(await cards('Nipptide'), [german, english])
  })

test('[decisions 9.7] a removed language picture is no longer shown', async () => {
  await importFolder('Movies/Priel', ['quintet.json', 'poster.de.jpg', 'poster.en.jpg'])
  await importFolder('Movies/Priel', ['quintet.json', 'poster.de.jpg'])
  assert.deepEqual(await cards('Priel'), ['poster.de.jpg', 'poster.de.jpg'])
})

test('[decisions 9.7] a track shows its own cover, or its album’s in the viewer’s language', async () => {
  await importFolder('Music/Ada/Gezeiten', [
    'quintet.json',
    'cover.de.jpg',
    'cover.en.jpg',
    '01 Ebbe.quintet.json',
    '02 Flut.quintet.json',
    '02 Flut.jpg',
  ])
  const { contentitem_id: id } = await shownIn('de', 'Gezeiten')
  const covers = async (language: string) => {
    const params = { ...PRODUCT, id }
    const { body } = await product.call(
      listChildrenInfo,
      { params, query: {} },
      { 'accept-language': language },
    )
    return Promise.all(body.map(({ thumbnails }) => fileAt(thumbnails.medium)))
  }
  assert.deepEqual(await covers('de'), ['cover.de.jpg', '02 Flut.jpg'])
  assert.deepEqual(await covers('en'), ['cover.en.jpg', '02 Flut.jpg'])
  const address = (await shownIn('en', 'Gezeiten')).thumbnails.medium ?? ''
  await product.foundation.storage.write(address.replace('/media/', ''), 'picture')
  assert.equal((await product.send(address)).status, 200)
})
