/** The queue of disputes. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { answerDispute, listDisputes, noteOnDispute, takeDispute } from '@quintet/contracts/operator/disputes'
import { listEvents } from '@quintet/contracts/operator/events'
import { readToday } from '@quintet/contracts/operator/today'
import { listMembers, readMember, readTimeline, refundInvoice } from '@quintet/contracts/operator/members'
import { provePassword } from '@quintet/contracts/operator/session'
import { deleteUser, exportUser } from '@quintet/contracts/personal-data'
import { checkPassword } from '@quintet/contracts/session'
import {
  type Product,
  startProduct,
  TEST_PASSWORD,
  type TestMember,
  type TestOperator,
} from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const reason = 'Sent what we have.'
const WANTED = { reason: 'unrecognized', days: 7, outcome: 'won' } as const

/** Disputes a member's payment; returns the dispute's id. */
async function aDispute(wanted: Partial<Parameters<Product['sandbox']['dispute']>[1]> = {}) {
  const member = await product.aMember({ hadTrial: true })
  const { provider_reference: charge } = await product.db
    .selectFrom('payment_order')
    .innerJoin('account', 'account.id', 'payment_order.account_id')
    .select('provider_reference')
    .where('email', '=', member.email)
    .executeTakeFirstOrThrow()
  const id = await product.sandbox.dispute(charge ?? '', { ...WANTED, ...wanted })
  await product.deliverEvents()
  return { id: id ?? '', member }
}

// A new operator each time, as no session outlasts the days that pass here.
const support = () => product.anOperator('support')
const listed = async () => (await (await support()).call(listDisputes)).body
const lineOf = async (id: string) => (await listed()).find((line) => line.id === id)
const due = async () => (await (await support()).call(readToday)).body.members?.dueDisputes
const proved = ({ call }: TestMember) => call(checkPassword, { body: { password: TEST_PASSWORD } })

test('[decisions 13.40] lists disputes by due date with days left, member, payment, invoice and reason, and the start page counts those due in three days', async () => {
  const later = await aDispute({ days: 20 })
  const sooner = await aDispute()
  const ids = (await listed()).map(({ id }) => id)
  assert.ok(ids.indexOf(sooner.id) < ids.indexOf(later.id))
  const line = await lineOf(sooner.id)
  assert.deepEqual(
    [line?.stage, line?.daysLeft, line?.email, line?.amountCents, line?.reason, line?.paymentType],
    ['waits', 6, sooner.member.email, 1499, 'unrecognized', 'paypal'],
  )
  assert.match(`${line?.invoice} ${line?.payment}`, /^R-\d{4}-\d{6} pi_/)
  assert.equal(line?.page, null, 'the sandbox has no pages')
  assert.equal(await due(), 0)
  await product.live(4)
  assert.deepEqual([(await lineOf(sooner.id))?.daysLeft, await due()], [2, 1])
  await product.live(4)
  const over = await lineOf(sooner.id)
  assert.deepEqual([over?.stage, over?.daysLeft, await due()], ['won', null, 0])
  assert.ok(over?.closedAt)
  assert.equal((await listed()).at(-1)?.id, sooner.id, 'what is over stands below')
})

test('[decisions 13.40] taking, noting and answering a dispute are events, without the text of the note', async () => {
  const { id } = await aDispute({ days: 2 })
  const dueBefore = await due()
  const params = { id }
  const [supporter, finance] = [await support(), await product.anOperator('finance')]
  await supporter.call(takeDispute, { params, body: { isMine: true } })
  await finance.call(takeDispute, { params, body: { isMine: true } })
  await finance.call(noteOnDispute, { params, body: { note: 'She did not know the name on the statement.' } })
  await finance.call(answerDispute, { params, body: { answer: 'answered', reason } })
  const line = await lineOf(id)
  assert.deepEqual(
    [line?.stage, line?.takenBy, line?.note, line?.answer, line?.answeredBy, line?.daysLeft],
    [
      'under_review',
      finance.email,
      'She did not know the name on the statement.',
      'answered',
      finance.email,
      null,
    ],
  )
  assert.equal(await due(), (dueBefore ?? 0) - 1)
  const owner = await product.anOperator('owner')
  const events = (await owner.call(listEvents, { query: { subject: 'dispute', subjectId: id } })).body
  assert.deepEqual(
    events.map(({ action, actor }) => [action, actor]),
    [
      ['dispute_answered', finance.email],
      ['dispute_noted', finance.email],
      ['dispute_taken', finance.email],
      ['dispute_taken', supporter.email],
    ],
  )
  assert.deepEqual(events[2]?.before, { takenBy: supporter.email })
  assert.equal(events[0]?.reason, reason)
  assert.doesNotMatch(JSON.stringify(events), /statement/)
  await finance.call(answerDispute, { params, body: { answer: null, reason } })
  assert.deepEqual([(await lineOf(id))?.stage, (await lineOf(id))?.answeredBy], ['waits', null])
})

test('[decisions 13.40] a dispute decided by the bank cannot be taken or answered, but a note can still be added', async () => {
  const { id } = await aDispute({ days: 1, outcome: 'lost' })
  await product.live(2)
  assert.equal((await lineOf(id))?.stage, 'lost')
  const params = { id }
  const { call } = await support()
  for (const refused of [
    await call(takeDispute, { params, body: { isMine: true } }),
    await call(answerDispute, { params, body: { answer: 'accepted', reason } }),
  ])
    assert.equal(refused.problem?.code, 'dispute_over')
  assert.equal((await call(noteOnDispute, { params, body: { note: 'Too late.' } })).status, 200)
  const unknown = await call(noteOnDispute, { params: { id: 'dp_none' }, body: { note: '' } })
  assert.equal(unknown.problem?.code, 'unknown_dispute')
})

test('[decisions 13.4] a payment that the bank holds cannot be refunded, and the account’s timeline tells the dispute’s course', async () => {
  const { id, member } = await aDispute({ days: 1 })
  const { call, password } = await support()
  await call(provePassword, { body: { password } })
  const params = {
    id: (await call(listMembers, { query: { search: member.email } })).body.items[0]?.id ?? '',
  }
  const invoiceOf = async (by: TestOperator['call']) =>
    (await by(readMember, { params })).body.invoices.find(({ kind }) => kind === 'invoice')
  const held = await invoiceOf(call)
  assert.deepEqual([held?.isDisputed, held?.refundableCents], [true, 0])
  const refund = (by: TestOperator['call']) =>
    by(refundInvoice, { params, body: { invoiceId: held?.id ?? '', amountCents: 100, reason } })
  assert.equal((await refund(call)).problem?.code, 'invoice_disputed')
  const courseIn = async (by: TestOperator['call']) =>
    (await by(readTimeline, { params })).body.flatMap(({ source, kind, detail, cents }) =>
      source === 'dispute' ? [[kind, detail, cents]] : [],
    )
  const opened = ['dispute_opened', 'unrecognized', 1499]
  assert.deepEqual(await courseIn(call), [opened])
  // An inquiry takes no money, so a refund settles it.
  const set = (isInquiry: boolean) =>
    product.db.updateTable('payment_dispute').set({ is_inquiry: isInquiry }).where('id', '=', id).execute()
  await set(true)
  assert.equal((await invoiceOf(call))?.refundableCents, 1499)
  await set(false)
  await product.live(2)
  const later = await support()
  await later.call(provePassword, { body: { password: later.password } })
  assert.deepEqual(await courseIn(later.call), [['dispute_won', 'unrecognized', 1499], opened])
  assert.equal((await invoiceOf(later.call))?.refundableCents, 1499)
  assert.equal((await refund(later.call)).status, 200)
})

test('[decisions 13.40] the note is part of the member’s export and is erased with the account, while the amount stays listed', async () => {
  const { id, member } = await aDispute()
  const { call } = await support()
  await call(noteOnDispute, { params: { id }, body: { note: 'Canary wrote to us.' } })
  await proved(member)
  assert.match(JSON.stringify((await member.call(exportUser)).body['disputes']), /Canary wrote to us/)
  assert.equal((await member.call(deleteUser)).status, 200)
  const line = await lineOf(id)
  assert.deepEqual([line?.email, line?.accountId, line?.note, line?.amountCents], [null, null, '', 1499])
})
