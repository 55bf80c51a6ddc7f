/** Payouts beside the books. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refundInvoice } from '@quintet/contracts/operator/members'
import { fetchPayouts, listPayouts, readPayout } from '@quintet/contracts/operator/payouts'
import { provePassword } from '@quintet/contracts/operator/session'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

// Anew each time: no log-in outlasts the days that pass here.
const finance = () => product.anOperator('finance')
const listed = async () => (await (await finance()).call(listPayouts)).body
/** By its id: the provider tells seconds, and two payouts of one second have no order. */
const listedOf = async (payout: string) => (await listed()).items.find(({ id }) => id === payout)

/** Pays out what the sandbox took; the service hears of it. */
async function payOut() {
  const id = (await product.sandbox.payOut('EUR')) ?? ''
  await product.deliverEvents()
  return (await (await finance()).call(readPayout, { params: { id } })).body
}

/** Lines come in the order of their time, which is the same for some. */
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

test('[decisions 13.41] a payout has each payment, refund and lost dispute beside its invoice, and adds up to the cent', async () => {
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

test('[decisions 13.41] a line that our books do not know, or know with another sum, is told; so is a payout that its lines do not explain', async () => {
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

test('[decisions 13.41] who asks the provider has everything as it is there, once; what was booked and is in no payout is told after two weeks', async () => {
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
