import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getContent } from '@quintet/contracts/content'
import { listInvoices } from '@quintet/contracts/invoices'
import { continuePlayback, startPlayback } from '@quintet/contracts/playback'
import { getRentalCredit, listRentals, rentTitle } from '@quintet/contracts/rentals'
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { faultsOf, type Product, readBooks, startProduct, type TestMember } from '@quintet/testing'

const RENTAL = { priceCents: 399, currency: 'EUR' }

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const rent = ({ call }: TestMember, contentId: number, useCredit = false) =>
  call(rentTitle, { body: { contentId, useCredit, consent: true } })
const play = ({ call }: TestMember, contentId: number) => call(startPlayback, { body: { contentId } })
const aRentalFilm = () => product.aTitle({ media: 'video', rental: RENTAL })

test('[accounts 1.3] a rented title has 30 days to start and 48 hours to finish, and playback requires it', async () => {
  const [member, film] = [await product.aMember({ offer: 'special' }), await aRentalFilm()]
  await product.keepSessions()
  assert.equal((await play(member, film.id)).problem?.code, 'rental_required')
  const { status, body } = await rent(member, film.id)
  assert.equal(status, 201)
  assert.equal(Date.parse(body.startBy) - Date.parse(body.rentedAt), 30 * DAY_MS)
  assert.equal(body.finishBy, null)
  product.clock.advance(30 * DAY_MS - HOUR_MS)
  assert.equal((await play(member, film.id)).status, 201)
  const [started] = (await member.call(listRentals)).body
  const left = Date.parse(started?.finishBy ?? '') - product.clock.now().getTime()
  assert.ok(Math.abs(left - 48 * HOUR_MS) < 60_000, `${left} ms`)
  product.clock.advance(47 * HOUR_MS)
  assert.equal((await play(member, film.id)).status, 201)
  product.clock.advance(2 * HOUR_MS)
  assert.equal((await play(member, film.id)).problem?.code, 'rental_required')

  const late = await aRentalFilm()
  await rent(member, late.id)
  product.clock.advance(30 * DAY_MS)
  assert.equal((await play(member, late.id)).problem?.code, 'rental_required')
})

test('[law 2.10] a paid rental remains playable after the membership ends, and nothing else does', async () => {
  const [member, film, other] = [await product.aMember(), await aRentalFilm(), await aRentalFilm()]
  await product.foundation.storage.write(`assets/${film.assetId}/master.m3u8`, Buffer.from('#EXTM3U\n'))
  await rent(member, film.id)
  await product.endMembership(member)
  const { status, body } = await play(member, film.id)
  assert.equal(status, 201)
  assert.equal((await fetch(new URL(body.manifest ?? '', product.origin))).status, 200)
  assert.equal((await play(member, other.id)).problem?.code, 'no_subscription')
})

test('[law 2.10] a rental whose price was removed is part of the membership, and without one plays for its hours', async () => {
  const [member, film] = [await product.aMember(), await aRentalFilm()]
  await product.keepSessions()
  await product.foundation.storage.write(`assets/${film.assetId}/master.m3u8`, Buffer.from('#EXTM3U\n'))
  await rent(member, film.id)
  const removed = { rental_price_cents: null, rental_currency: null }
  await product.db.updateTable('content_item').set(removed).where('id', '=', film.id).execute()
  await product.publish(film.id)
  const startedBy = async () => (await member.call(listRentals)).body[0]?.finishBy
  const ofMembership = (await play(member, film.id)).body.manifest ?? ''
  const statusOf = async (manifest: string) => (await fetch(new URL(manifest, product.origin))).status
  assert.deepEqual([await startedBy(), await statusOf(ofMembership)], [null, 200])
  await product.endMembership(member)
  product.clock.advance(1000)
  assert.equal(await statusOf(ofMembership), 410, 'what plays by the membership ends with it')
  const { body } = await play(member, film.id)
  assert.equal(await statusOf(body.manifest ?? ''), 200)
  assert.ok(await startedBy(), 'its hours have begun')
  assert.ok(body.expiresAt <= ((await startedBy()) ?? ''))
  product.clock.advance(49 * HOUR_MS)
  assert.equal((await play(member, film.id)).problem?.code, 'no_subscription')
})

test('[decisions 4.29] preparing playback does not start the hours', async () => {
  const [member, film] = [await product.aMember(), await aRentalFilm()]
  await rent(member, film.id)
  const ready = await member.call(startPlayback, { body: { contentId: film.id, prepare: true } })
  assert.equal(ready.problem?.code, 'rental_required')
  assert.equal((await member.call(listRentals)).body[0]?.finishBy, null)
})

test('[accounts 1.3, law 5.11] one credit per month is free, is documented with 0,00, and renews each month', async () => {
  const member = await product.aMember({ offer: 'special' })
  await product.keepSessions()
  const [one, two] = [await aRentalFilm(), await aRentalFilm()]
  const credit = (await member.call(getRentalCredit)).body
  assert.equal(credit.isAvailable, true)
  assert.equal((await rent(member, one.id, true)).status, 201)
  const refused = await rent(member, two.id, true)
  assert.deepEqual([refused.status, refused.problem?.code], [409, 'no_credit'])
  assert.deepEqual(
    (await member.call(listInvoices)).body.map(({ price }) => price),
    [0],
  )
  assert.equal((await member.call(getRentalCredit)).body.isAvailable, false)
  product.clock.set(new Date(Date.parse(credit.renewsAt) + 1000))
  assert.equal((await rent(member, two.id, true)).status, 201)
})

test('[decisions 4.34] a series is rented once for all of its episodes, also from the page of one', async () => {
  const series = await product.aTitle({ kind: 'series', rental: RENTAL })
  const episode = { kind: 'episode', parentId: series.id, season: 1, rental: RENTAL } as const
  const member = await product.aMember()
  assert.equal((await rent(member, series.id)).problem?.code, 'not_playable', 'nothing of it plays yet')
  const first = await product.aTitle({ ...episode, number: 1, media: 'video' })
  const second = await product.aTitle({
    kind: 'episode',
    parentId: series.id,
    season: 1,
    number: 2,
    media: 'video',
  })
  await product.publish(series.id)
  for (const { id } of [first, second, series])
    assert.deepEqual((await member.call(getContent, { params: { id } })).body[0]?.rental, {
      price: 3.99,
      currency: 'EUR',
      contentId: series.id,
    })
  assert.equal((await play(member, first.id)).problem?.code, 'rental_required')
  assert.equal((await rent(member, second.id)).body.contentId, series.id)
  assert.equal((await rent(member, series.id)).status, 201)
  const prices = (await member.call(listInvoices)).body.map(({ price }) => price)
  assert.deepEqual(prices, [3.99])
  for (const { id } of [first, second, series]) assert.equal((await play(member, id)).status, 201)
  const [rental, ...others] = (await member.call(listRentals)).body
  assert.deepEqual([rental?.contentId, others], [series.id, []])
  assert.ok(rental?.finishBy, 'its hours have begun')
  await product.endMembership(member)
  assert.equal((await play(member, second.id)).status, 201, 'it was paid for separately')
})

test('[decisions 4.34] a running stream does not go on with a track whose album is for rent', async () => {
  const album = await product.aTitle({ vertical: 'music-stream', kind: 'album', rental: RENTAL })
  const [track, free] = [await product.aTrack({ parentId: album.id }), await product.aTrack()]
  await product.publish(album.id)
  const member = await product.aMember()
  const { id } = (await play(member, free.id)).body
  const goOn = () => member.call(continuePlayback, { params: { id }, body: { contentId: track.id } })
  assert.equal((await goOn()).problem?.code, 'not_playable')
  assert.equal((await play(member, track.id)).problem?.code, 'rental_required')
})

test('[decisions 4.34] an episode that was rented plays to the end of its time, also if its series is for rent by then', async () => {
  const { id: parentId } = await product.aTitle({ kind: 'series' })
  const aPart = (number: number) =>
    product.aTitle({ kind: 'episode', parentId, season: 1, number, rental: RENTAL, media: 'video' })
  const [first, second] = [await aPart(1), await aPart(2)]
  const member = await product.aMember()
  assert.equal((await rent(member, first.id)).body.contentId, first.id)
  const { priceCents: rental_price_cents, currency: rental_currency } = RENTAL
  await product.db
    .updateTable('content_item')
    .set({ rental_price_cents, rental_currency })
    .where('id', '=', parentId)
    .execute()
  await product.publish(parentId)
  assert.equal((await play(member, first.id)).status, 201)
  assert.equal((await play(member, second.id)).problem?.code, 'rental_required')
  assert.equal((await rent(member, second.id)).body.contentId, parentId)
  assert.equal((await play(member, second.id)).status, 201)
})

test('[law 2.7] renting requires consent, which is stored and confirmed by email', async () => {
  const [member, film] = [await product.aMember(), await aRentalFilm()]
  const body = { contentId: film.id, useCredit: false, consent: false as unknown as true }
  const refused = await member.call(rentTitle, { body })
  assert.deepEqual([refused.status, refused.problem?.errors?.[0]?.path], [422, 'consent'])
  await rent(member, film.id)
  const row = await product.db
    .selectFrom('rental')
    .select(['consent_version', 'consented_at', 'price_cents'])
    .where('item_id', '=', film.id)
    .executeTakeFirstOrThrow()
  assert.ok(row.consent_version && row.consented_at)
  assert.equal(row.price_cents, 399)
  const [mail] = await product.mailsTo(member.email)
  assert.match(mail?.text ?? '', /Widerrufsrecht für diesen Titel damit erlischt/)
})

test('[decisions 4.34] a title is charged once despite repeated clicks; a failed payment neither rents nor charges it', async () => {
  const [member, film] = [await product.aMember(), await aRentalFilm()]
  await Promise.all(Array.from({ length: 8 }, () => rent(member, film.id)))
  assert.equal((await rent(member, film.id)).status, 201)
  assert.deepEqual(
    (await member.call(listInvoices)).body.map(({ price }) => price),
    [3.99],
  )
  const other = await aRentalFilm()
  await product.sandbox.faults.queueDeclines('insufficient_funds')
  const { status, problem } = await rent(member, other.id)
  assert.deepEqual([status, problem?.code, problem?.detail], [402, 'payment_failed', 'insufficient_funds'])
  assert.equal((await member.call(listRentals)).body.length, 1)
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[decisions 3.27] a rental whose response is lost is pending, and available once the provider reports it', async () => {
  const [member, film] = [await product.aMember(), await aRentalFilm()]
  await product.sandbox.faults.queueRequests('timeout_after')
  const { status, problem } = await rent(member, film.id)
  assert.deepEqual([status, problem?.code], [503, 'payment_pending'])
  await product.deliverEvents()
  assert.equal((await play(member, film.id)).status, 201)
  product.clock.advance(HOUR_MS)
  await product.runBilling()
  assert.deepEqual(faultsOf(await readBooks(product.db)), [])
})

test('[decisions 4.34] a title that is not playable yet cannot be rented', async () => {
  const [member, film] = [await product.aMember(), await product.aTitle({ rental: RENTAL })]
  assert.equal((await rent(member, film.id)).problem?.code, 'not_playable')
  assert.deepEqual((await member.call(listInvoices)).body, [])
})

test('[decisions 4.34] a title included in the membership is not for rent, and a locked child cannot rent', async () => {
  const film = await product.aTitle({ media: 'video' })
  assert.equal((await rent(await product.aMember(), film.id)).problem?.code, 'not_for_rent')
  const child = await product.aMember({ kidLocked: true })
  assert.equal(
    (await child.browser.call(rentTitle, { body: { contentId: film.id, useCredit: true, consent: true } }))
      .problem?.code,
    'kids_locked',
  )
})
