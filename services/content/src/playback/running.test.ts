import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { endPlayback, listPlayback, startPlayback } from '@quintet/contracts/playback'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { type Product, startProduct } from '@quintet/testing'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { watchStreams } from './running.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

test('[decisions 4.23] concurrent lookups of streams are batched, each with its own result', async () => {
  const tracks = [await product.aTrack(), await product.aTrack(), await product.aTrack()]
  const begun = await Promise.all(
    tracks.map(async (track) => {
      const { call, user } = await product.aMember()
      return {
        call,
        email: user.email,
        track,
        id: (await call(startPlayback, { body: { contentId: track.id } })).body.id,
      }
    }),
  )
  const [playing, ended, unpaid] = begun
  await ended?.call(endPlayback, { params: { id: ended.id } })
  await product.db
    .deleteFrom('subscription')
    .using('account')
    .whereRef('account.id', '=', 'subscription.account_id')
    .where('account.email', '=', unpaid?.email ?? '')
    .execute()

  let questions = 0
  const db = product.db.withPlugin({
    transformQuery({ node }) {
      questions += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const { config, databaseUrl, log } = product.foundation
  const catalogue = await openCatalogue({ config, db: product.db, databaseUrl, log })
  const streams = watchStreams({ db, clock: product.clock }, catalogue)
  const asked = begun.flatMap(({ id }) => [id, id])
  const assets = await Promise.all(asked.map((id) => streams.assetsOf(id, { fresh: true })))
  const own = [playing?.track.assetId]
  assert.deepEqual(assets, [own, own, [], [], [], []])
  await catalogue.close()
  // One for the streams, one for their accounts, and one per unpaid stream for its rental.
  assert.equal(questions, 4)
})

test('[law 11.23] what was started while the clock was ahead does not run until that time comes', async () => {
  const { clock } = product
  const [track, { call }] = [await product.aTrack(), await product.aMember()]
  await product.keepSessions()
  clock.advance(365 * DAY_MS)
  assert.equal((await call(startPlayback, { body: { contentId: track.id } })).status, 201)
  clock.advance(-365 * DAY_MS)
  assert.deepEqual((await call(listPlayback)).body, [])
})
