/** Titles whose rights are limited to some countries. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getContent } from '@quintet/contracts/content'
import { keepTitle } from '@quintet/contracts/kept'
import { continuePlayback, startPlayback } from '@quintet/contracts/playback'
import { rentTitle } from '@quintet/contracts/rentals'
import { getMe } from '@quintet/contracts/user'
import { type Product, startProduct, type TestMember } from '@quintet/testing'

let product: Product
let german: TestMember
let austrian: TestMember
before(async () => {
  product = await startProduct()
  ;[german, austrian] = [await product.aMember(), await product.aMember()]
  await product.db.updateTable('account').set({ country: 'AT' }).where('email', '=', austrian.email).execute()
})
after(() => product.stop())

const FOR_GERMANY = { countries: ['DE', 'CH'] }
const start = ({ call }: TestMember, contentId: number) => call(startPlayback, { body: { contentId } })

test('[decisions 13.77] a title plays only for members of its countries, and one without countries for all', async () => {
  const limited = await product.aTitle({ media: 'video', ...FOR_GERMANY })
  const free = await product.aTitle({ media: 'video' })
  assert.equal((await start(german, limited.id)).status, 201)
  const refused = await start(austrian, limited.id)
  assert.deepEqual([refused.status, refused.problem?.code], [403, 'not_available_here'])
  assert.equal((await start(austrian, free.id)).status, 201)
})

test('[decisions 13.77] members are told in which countries a title plays, and in which one they are', async () => {
  const limited = await product.aTitle({ media: 'video', ...FOR_GERMANY })
  const free = await product.aTitle({ media: 'video' })
  const told = async ({ id }: { id: number }) =>
    (await austrian.call(getContent, { params: { id } })).body[0]?.available_in
  assert.deepEqual([await told(limited), await told(free)], [FOR_GERMANY.countries, undefined])
  assert.equal((await austrian.call(getMe)).body.country, 'AT')
})

test('[decisions 13.77] a running stream does not go on with a track of other countries, and such an album cannot be kept', async () => {
  const track = (title: object = {}) =>
    product.aTitle({ kind: 'track', vertical: 'music-stream', media: 'audio', ...title })
  const [free, limited] = [await track(), await track(FOR_GERMANY)]
  const goOn = async (member: TestMember) => {
    const { id } = (await start(member, free.id)).body
    const next = { params: { id }, body: { contentId: limited.id } }
    return (await member.call(continuePlayback, next)).problem?.code ?? 'plays'
  }
  assert.deepEqual([await goOn(german), await goOn(austrian)], ['plays', 'not_available_here'])
  const keep = async ({ call }: TestMember) =>
    (await call(keepTitle, { body: { contentId: limited.id } })).problem?.code ?? 'kept'
  assert.deepEqual([await keep(german), await keep(austrian)], ['kept', 'not_available_here'])
})

test('[decisions 13.77] nobody is charged for a film that does not play in their country', async () => {
  const rental = { priceCents: 399, currency: 'EUR' }
  const { id } = await product.aTitle({ media: 'video', rental, ...FOR_GERMANY })
  const rent = async ({ call }: TestMember) =>
    (await call(rentTitle, { body: { contentId: id, useCredit: false, consent: true } })).problem?.code
  assert.deepEqual([await rent(german), await rent(austrian)], [undefined, 'not_available_here'])
  const charged = await product.db
    .selectFrom('rental')
    .innerJoin('account', 'account.id', 'rental.account_id')
    .select('email')
    .where('item_id', '=', id)
    .execute()
  assert.deepEqual(charged, [{ email: german.email }])
})
