/** Payouts compared with the books. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refundInvoice } from '@quintet/contracts/operator/members'
import { LIST_PAGE } from '@quintet/contracts/operator/fields'
import { fetchPayouts, listPayouts, readPayout } from '@quintet/contracts/operator/payouts'
import { provePassword } from '@quintet/contracts/operator/session'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

// A new operator each time, as no session outlasts the days that pass here.
const finance = () => product.anOperator('finance')
const listed = async () => (await (await finance()).call(listPayouts)).body
/** Found by id: the provider's times are in seconds, so two payouts of one second have no order. */
const listedOf = async (payout: string) => (await listed()).items.find(({ id }) => id === payout)

/** Pays out the sandbox's balance and delivers the events. */
async function payOut() {
  const id = (await product.sandbox.payOut('EUR')) ?? ''
  await product.deliverEvents()
  return (await (await finance()).call(readPayout, { params: { id } })).body
}

/** Lines are ordered by time, which may be equal. */
const byWords = (a: readonly unknown[], b: readonly unknown[]) => a.join().localeCompare(b.join())

async function aPayer() {
  const { email } = await product.aMember({ hadTrial: true })
  return product.db
    .selectFrom('invoice')
    .innerJoin('account', 'account.id', 'invoice.account_id')
    .innerJoin('payment_order', 'payment_order.id', 'invoice.payment_order_id')
    .select([
      'account.id',
      'invoice.id as invoiceId',
      'invoice.reference',
      'payment_order.provider_reference as charge',
    ])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
}

test('[decisions 13.41] a payout lists each payment, refund and lost dispute with its invoice, and adds up to the cent', async () => {
  const [payer, disputing, third] = [await aPayer(), await aPayer(), await aPayer()]
  await product.sandbox.dispute(disputing.charge ?? '', { reason: 'general', days: 1, outcome: 'lost' })
  await product.deliverEvents()
  await product.live(2)
  const { call, password } = await finance()
  await call(provePassword, { body: { password } })
  const body = { invoiceId: payer.invoiceId, amountCents: 400, reason: 'Asked by phone.' }
  assert.equal((await call(refundInvoice, { params: { id: payer.id }, body })).status, 200)
  await product.runBilling()
  const { payout, lines } = await payOut()
  assert.deepEqual(
    lines.map(({ kind, grossCents, match, invoice }) => [kind, grossCents, match, invoice]).toSorted(byWords),
    [
      ['charge', 1499, 'booked', payer.reference],
      ['charge', 1499, 'booked', disputing.reference],
      ['charge', 1499, 'booked', third.reference],
      ['dispute', -1499, 'booked', disputing.reference],
      ['refund', -400, 'booked', payer.reference],
    ].toSorted(byWords),
  )
  const { chargesCents, refundsCents, disputesCents, feesCents, otherCents, amountCents } = payout
  assert.deepEqual([chargesCents, refundsCents, disputesCents], [4497, -400, -1499])
  assert.ok(feesCents < 0)
  assert.equal(chargesCents + refundsCents + disputesCents + feesCents + otherCents, amountCents)
  assert.deepEqual([payout.restCents, payout.unmatched, payout.lines], [0, 0, 5])
  assert.equal((await listed()).items[0]?.id, payout.id)
})

test('[decisions 13.41] reports a line that is unknown to our books or has another sum there, and a payout its lines do not explain', async () => {
  const [stranger, other] = [await aPayer(), await aPayer()]
  const { db } = product
  const sold = db.updateTable('payment_order').where('kind', '=', 'charge')
  await sold
    .set({ provider_reference: 'pi_moved' })
    .where('provider_reference', '=', stranger.charge)
    .execute()
  await sold.set({ amount_cents: 1500 }).where('provider_reference', '=', other.charge).execute()
  const { payout, lines } = await payOut()
  assert.deepEqual(lines.map(({ match, bookedCents }) => [match, bookedCents]).toSorted(byWords), [
    ['differs', 1500],
    ['unknown', null],
  ])
  assert.equal(payout.unmatched, 2)
  await sold.set({ amount_cents: 1499 }).where('provider_reference', '=', other.charge).execute()
  await sold
    .set({ provider_reference: stranger.charge })
    .where('provider_reference', '=', 'pi_moved')
    .execute()
  await db
    .deleteFrom('payout_line')
    .where('payout_id', '=', payout.id)
    .where('reference', '=', other.charge)
    .execute()
  assert.ok(((await listedOf(payout.id))?.restCents ?? 0) > 1400, 'what is missing is not explained')
})

test('[decisions 13.41] fetching from the provider updates every payout once, and anything booked but not paid out is reported after two weeks', async () => {
  const unexplained = async () => (await listed()).items.filter(({ restCents }) => restCents !== 0).length
  assert.equal(await unexplained(), 1, 'the payout of which a line is missing')
  const { call } = await finance()
  const asked = await call(fetchPayouts, { body: {} })
  assert.equal(asked.body.payouts, 2)
  assert.equal(await unexplained(), 0)
  const late = await aPayer()
  assert.deepEqual((await listed()).unpaid, [])
  await product.live(15)
  const unpaid = async () => (await listed()).unpaid.filter(({ invoice }) => invoice === late.reference)
  assert.deepEqual(
    (await unpaid()).map(({ kind, amountCents }) => [kind, amountCents]),
    [['charge', 1499]],
  )
  await payOut()
  assert.deepEqual(await unpaid(), [])
})

test('[decisions 13.41] pages lines by the last one seen, each once and in order even if many share a second; the CSV has all', async () => {
  const at = new Date('2031-03-01T10:00:00Z')
  const lines = Array.from({ length: 2 * LIST_PAGE + 1 }, (_, place) => ({
    id: `txn_${String(place).padStart(3, '0')}`,
    kind: 'charge' as const,
    type: 'charge',
    payout_id: 'po_long',
    gross_cents: 100 + place,
    fee_cents: 3,
    net_cents: 97 + place,
    // Page and a half share a second, inserted in a different order than their ids.
    at: place < 1.5 * LIST_PAGE ? at : new Date(at.getTime() + place * 1000),
    reference: null,
  }))
  const amount = lines.reduce((sum, { net_cents: net }) => sum + net, 0)
  await product.db
    .insertInto('payout')
    .values({
      id: 'po_long',
      amount_cents: String(amount),
      currency: 'EUR',
      state: 'paid',
      is_itemised: true,
      created_at: at,
      arrives_at: at,
      read_at: at,
    })
    .execute()
  await product.db.insertInto('payout_line').values(lines.toReversed()).execute()
  const { call, send } = await finance()
  const seen: string[] = []
  const sizes: number[] = []
  for (
    let lastSeen: string | undefined, hasMore = true;
    hasMore && sizes.length < 4;
    lastSeen = seen.at(-1)
  ) {
    const { body } = await call(readPayout, { params: { id: 'po_long' }, query: { after: lastSeen } })
    seen.push(...body.lines.map(({ id }) => id))
    sizes.push(body.lines.length)
    assert.deepEqual([body.payout.lines, body.payout.restCents], [lines.length, 0], 'the sums are of all')
    hasMore = body.hasMore
  }
  assert.deepEqual(sizes, [LIST_PAGE, LIST_PAGE, 1])
  assert.deepEqual(
    seen,
    lines.map(({ id }) => id),
  )
  const csv = await (await send('/api/operator/payouts/po_long/lines.csv')).text()
  assert.equal(csv.trimEnd().split('\r\n').length, 1 + lines.length)
})
