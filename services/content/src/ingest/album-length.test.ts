import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { listContentInfo } from '@quintet/contracts/content'
import { type Product, startProduct } from '@quintet/testing'
import { importLibrary } from './import-library.ts'
import { settleTitle } from './settle/settle.ts'

const TRACKS = ['01 Anlauf', '02 Dünung', '03 Ebbe']
const TRACK_SECONDS = 100

let product: Product
let library = ''
let tracks: number[] = []
before(async () => {
  product = await startProduct()
  library = await mkdtemp(path.join(tmpdir(), 'album-'))
  const album = path.join(library, 'Music/Die Lotsen/Wellengang')
  await mkdir(album, { recursive: true })
  await writeFile(
    path.join(album, 'quintet.json'),
    JSON.stringify({ texts: { de: { title: 'Wellengang' } } }),
  )
  for (const track of TRACKS) await writeFile(path.join(album, `${track}.mp3`), 'a track')
  await importLibrary(product.foundation, library)
  const { db } = product.foundation
  const rows = await db
    .selectFrom('content_item')
    .select('id')
    .where('kind', '=', 'track')
    .orderBy('number')
    .execute()
  tracks = rows.map(({ id }) => id)
})
after(async () => {
  await product.stop()
  await rm(library, { recursive: true, force: true })
})

/** Ends a track's job like the media service. */
async function end(track: number | undefined, state: 'ready' | 'failed'): Promise<void> {
  assert.ok(track)
  const { db, clock } = product.foundation
  await db
    .updateTable('media_asset')
    .set(
      state === 'ready' ? { state, duration_seconds: TRACK_SECONDS } : { state, reason: 'It is no sound.' },
    )
    .where('item_id', '=', track)
    .execute()
  await db.transaction().execute((trx) => settleTitle(trx, track, clock.now()))
  await product.refresh()
}

async function lengthOfAlbum(): Promise<number | undefined> {
  const { body } = await product.call(listContentInfo, { params: { productId: 221 }, query: {} })
  assert.deepEqual(
    body.map(({ kind }) => kind),
    ['album'],
  )
  return body[0]?.attributes.duration
}

test('[decisions 9.2] an album shows its length once no track is pending: the sum of playable tracks', async () => {
  await end(tracks[0], 'ready')
  assert.equal(await lengthOfAlbum(), undefined, 'of one track of three')
  await end(tracks[1], 'ready')
  assert.equal(await lengthOfAlbum(), undefined, 'of two')
  await end(tracks[2], 'failed')
  assert.equal(await lengthOfAlbum(), 2 * TRACK_SECONDS)
})

test('[decisions 9.2] an album with an announced track shows none', async () => {
  const file = path.join(library, 'Music/Die Lotsen/Wellengang/04 Flut.quintet.json')
  await writeFile(file, JSON.stringify({ texts: { de: { title: 'Flut' } } }))
  await importLibrary(product.foundation, library)
  await end(tracks[0], 'ready')
  assert.equal(await lengthOfAlbum(), undefined)
})
