/** What rights holders are owed, as seen by finance: contracts, a month of plays, the documents. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listEvents } from '@quintet/contracts/operator/events'
import { readMoney } from '@quintet/contracts/operator/money'
import {
  addRoyaltyContract,
  endRoyaltyContract,
  listRoyaltyContracts,
  readRoyalties,
  removeRoyaltyContract,
} from '@quintet/contracts/operator/royalties'
import { readUsage } from '@quintet/contracts/operator/usage'
import { monthOf } from '@quintet/domain/basics/calendar'
import { type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let finance: TestOperator
let month: string
before(async () => {
  product = await startProduct()
  finance = await product.anOperator('finance')
  month = monthOf(product.clock.now())
})
after(() => product.stop())

const perMinute = { kind: 'per_minute' as const, rate: 450, titles: [], lastMonth: null }
const reason = 'As agreed.'

async function aPlayed(
  publisher: string,
  seconds: number,
  more: { parentId?: number } = {},
): Promise<number> {
  const { id } = await product.aTitle({ title: `Of ${publisher}`, ...more })
  await product.db.updateTable('content_item').set({ publisher }).where('id', '=', id).execute()
  await product.db
    .insertInto('usage_day')
    .values({
      day: `${month}-01`,
      item_id: id,
      country: 'DE',
      plan: 'monthly',
      starts: 2,
      seconds,
      finished: 1,
    })
    .execute()
  return id
}

const read = async () => (await finance.call(readRoyalties, { query: { month } })).body
const lineOf = async (id: string) => (await read()).lines.find(({ contract }) => contract.id === id)

test('[decisions 13.32] adds, settles, ends and removes a contract, with an event for each', async () => {
  await aPlayed('Nordlicht', 6000)
  const { body } = await finance.call(addRoyaltyContract, {
    body: { ...perMinute, holder: 'Nordlicht', firstMonth: month },
  })
  // 100 minutes at 0.45 cents.
  assert.partialDeepStrictEqual(await lineOf(body.id), { titles: 1, seconds: 6000, cents: 45 })
  const { contracts, publishers } = (await finance.call(listRoyaltyContracts)).body
  assert.deepEqual(
    contracts.map(({ id }) => id),
    [body.id],
  )
  assert.ok(publishers.includes('Nordlicht'))

  const end = { params: { id: body.id }, body: { lastMonth: '2999-12', reason } }
  await finance.call(endRoyaltyContract, end)
  assert.equal((await lineOf(body.id))?.contract.lastMonth, '2999-12')
  await finance.call(removeRoyaltyContract, { params: { id: body.id }, body: { reason } })
  assert.equal(await lineOf(body.id), undefined)
  assert.ok(
    (await read()).withoutContract.some(({ holder, seconds }) => holder === 'Nordlicht' && seconds === 6000),
  )
  const owner = await product.anOperator('owner')
  const items = (await owner.call(listEvents)).body
  const own = items.filter(({ subjectId }) => subjectId === body.id)
  assert.deepEqual(
    own.map(({ action }) => action),
    ['royalty_contract_removed', 'royalty_contract_ended', 'royalty_contract_added'],
  )
  assert.equal(own[0]?.before?.['holder'], 'Nordlicht')
})

test('[decisions 13.32] no two contracts can claim the same title at the same time, and a contract can name only existing titles', async () => {
  const holder = 'Twice'
  const id = await aPlayed(holder, 60)
  const add = (more: object) =>
    finance.call(addRoyaltyContract, { body: { ...perMinute, holder, firstMonth: '2026-01', ...more } })
  const first = await add({ lastMonth: '2026-06' })
  assert.equal((await add({ firstMonth: '2026-06' })).problem?.code, 'contract_conflict')
  assert.equal((await add({ firstMonth: '2026-07' })).status, 201)
  const late = { params: { id: first.body.id }, body: { lastMonth: '2026-07', reason } }
  assert.equal((await finance.call(endRoyaltyContract, late)).problem?.code, 'contract_conflict')
  const early = { params: { id: first.body.id }, body: { lastMonth: '2025-12', reason } }
  assert.equal((await finance.call(endRoyaltyContract, early)).problem?.code, 'invalid_request')
  assert.equal((await add({ titles: [999_999_999] })).problem?.code, 'unknown_content')
  assert.equal((await add({ titles: [id] })).status, 201)
  assert.equal((await add({ titles: [id] })).problem?.code, 'contract_conflict')
  assert.equal((await add({ kind: 'share', rate: 10_001 })).problem?.code, 'invalid_request')
})

test('[decisions 13.32] of two concurrent identical contracts one is refused', async () => {
  const one = { body: { ...perMinute, holder: 'At once', firstMonth: '2026-01' } }
  const both = await Promise.all([
    finance.call(addRoyaltyContract, one),
    finance.call(addRoyaltyContract, one),
  ])
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([201, 409]))
})

test('[decisions 13.32] every second is either settled or listed as without a contract, and parts count towards their whole', async () => {
  const album = await product.aTitle({ kind: 'album', title: 'Album' })
  const track = await aPlayed('Somebody', 90, { parentId: album.id })
  const { body } = await finance.call(addRoyaltyContract, {
    body: { ...perMinute, holder: 'Else', titles: [album.id], firstMonth: month },
  })
  assert.partialDeepStrictEqual(await lineOf(body.id), { titles: 1, seconds: 90 })
  const csv = await (await finance.send(`/api/operator/royalties/titles?month=${month}`)).text()
  assert.match(csv, new RegExp(`"Else","${body.id}","per_minute","EUR",0.01,${track},"Of Somebody",2,90`))
  const { seconds, lines, withoutContract } = await read()
  const sum = [...lines, ...withoutContract].reduce((all, line) => all + line.seconds, 0)
  const days = { from: `${month}-01`, to: `${month}-28`, by: 'month' } as const
  const { total } = (await finance.call(readUsage, { query: days })).body
  assert.equal(sum, seconds)
  assert.equal(seconds, total.seconds)
})

test('[decisions 13.32] a revenue share is based on the month’s books', async () => {
  await product.aMember({ hadTrial: true, plan: 'annually' })
  const holder = 'Shared'
  await aPlayed(holder, 1234)
  const { body } = await finance.call(addRoyaltyContract, {
    body: { holder, kind: 'share', rate: 5000, titles: [], firstMonth: month, lastMonth: null },
  })
  const { cells } = (await finance.call(readMoney, { query: { months: 1 } })).body
  const netCents = cells.reduce((all, cell) => all + cell.netCents, 0)
  assert.ok(netCents > 0)
  const { seconds } = await read()
  assert.equal((await lineOf(body.id))?.cents, Math.round(netCents * 0.5 * (1234 / seconds)))
})

test('[decisions 13.32] a statement is a PDF, and a holder without a contract has none', async () => {
  const holder = 'Papier & Söhne'
  await aPlayed(holder, 3600)
  await finance.call(addRoyaltyContract, {
    body: { holder, kind: 'flat', rate: 123_450, titles: [], firstMonth: month, lastMonth: null },
  })
  const ask = (of: string) =>
    finance.send(`/api/operator/royalties/statement?month=${month}&holder=${encodeURIComponent(of)}`)
  const answer = await ask(holder)
  assert.equal(answer.headers.get('content-type'), 'application/pdf')
  assert.equal(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
    '%PDF-',
  )
  assert.equal((await ask('Nobody')).status, 404)
})
