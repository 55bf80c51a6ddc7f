/** Finding members in the console, and acting for them. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addressOf } from '@quintet/contracts/client'
import { listInvoices } from '@quintet/contracts/invoices'
import {
  cancelMembership,
  endMemberSessions,
  listMembers,
  type MemberSort,
  readMember,
  readMemberInvoice,
  readTimeline,
  refundInvoice,
} from '@quintet/contracts/operator/members'
import { listEvents } from '@quintet/contracts/operator/events'
import { getMe } from '@quintet/contracts/user'
import { rentTitle } from '@quintet/contracts/rentals'
import { startPlayback } from '@quintet/contracts/playback'
import { type Product, startProduct, type TestMember, type TestOperator } from '@quintet/testing'

let product: Product
let support: TestOperator
before(async () => {
  product = await startProduct()
  support = await product.anOperator('support')
})
after(() => product.stop())

const idOf = async ({ email }: TestMember) =>
  (await support.call(listMembers, { query: { search: email } })).body.items[0]?.id ?? ''
const reason = 'Asked by phone.'

test('[decisions 13.4] finds members by part of address or name, by id, by invoice, and by a card’s last four digits', async () => {
  const card = { number: '4000007560000009', expMonth: 12, expYear: 2099, cvc: '123' }
  const member = await product.aMember({
    hadTrial: true,
    name: 'Grace Hopper',
    payment: { type: 'card', card },
  })
  await product.aMember()
  const id = await idOf(member)
  const reference = (await member.call(listInvoices)).body[0]?.reference ?? ''
  for (const search of [member.email.slice(0, 12).toUpperCase(), 'race hop', id, reference.toLowerCase()])
    assert.deepEqual(
      (await support.call(listMembers, { query: { search } })).body.items.map(({ email }) => email),
      [member.email],
      search,
    )
  const byCard = (await support.call(listMembers, { query: { search: '0009' } })).body.items
  assert.ok(byCard.some(({ email }) => email === member.email))
  const none = (await support.call(listMembers, { query: { search: '%' } })).body
  assert.deepEqual(none, { items: [], hasMore: false })
  const trials = (await support.call(listMembers, { query: { state: 'trialing' } })).body.items
  assert.ok(trials.length > 0 && trials.every(({ state }) => state === 'trialing'))
})

test('[decisions 13.4] a record contains no secrets, no card data and nothing watched', async () => {
  const member = await product.aMember({
    payment: { type: 'card', card: { number: '4242424242424242', expMonth: 12, expYear: 2099, cvc: '123' } },
  })
  const film = await product.aTitle({ media: 'video', title: 'Ein Film für niemanden sonst' })
  await member.call(startPlayback, { body: { contentId: film.id } })
  const id = await idOf(member)
  const record = (await support.call(readMember, { params: { id } })).body
  assert.deepEqual([record.paymentTypes, record.sessions, record.hasAccess], [['card'], 1, true])
  const told = JSON.stringify([record, (await support.call(readTimeline, { params: { id } })).body])
  for (const secret of ['4242', 'niemanden', 'argon2', member.token])
    assert.ok(!told.includes(secret), secret)
})

test('[decisions 13.4] opens the document of a membership, but neither one that names a title nor another account’s', async () => {
  const member = await product.aMember({ hadTrial: true })
  const film = await product.aTitle({ media: 'video', rental: { priceCents: 399, currency: 'EUR' } })
  await member.call(rentTitle, { body: { contentId: film.id, useCredit: false, consent: true } })
  await product.runBilling()
  const id = await idOf(member)
  const { invoices } = (await support.call(readMember, { params: { id } })).body
  const [rental, membership] = [false, true].map((has) => invoices.find((each) => each.hasDocument === has))
  assert.ok(rental && membership)
  const open = (owner: string, invoiceId: string) =>
    support.send(`/api${addressOf(readMemberInvoice, { id: owner, invoiceId })}`)
  const opened = await open(id, membership.id)
  assert.deepEqual([opened.status, opened.headers.get('content-type')], [200, 'application/pdf'])
  const other = await idOf(await product.aMember())
  assert.deepEqual(
    [(await open(id, rental.id)).status, (await open(other, membership.id)).status],
    [404, 404],
  )
})

test('[decisions 13.4] lists members by the day they joined and by address, either way round', async () => {
  for (const email of ['zoe@sorted.example', 'Adam@sorted.example', 'mia@sorted.example'])
    await product.aMember({ email })
  const sorted = async (sort: MemberSort) => {
    const { items } = (await support.call(listMembers, { query: { search: 'sorted.example', sort } })).body
    return items.map(({ email }) => email.split('@')[0])
  }
  assert.deepEqual(await sorted('newest'), ['mia', 'Adam', 'zoe'])
  assert.deepEqual(await sorted('oldest'), ['zoe', 'Adam', 'mia'])
  assert.deepEqual(await sorted('email'), ['Adam', 'mia', 'zoe'])
  assert.deepEqual(await sorted('emailDown'), ['zoe', 'mia', 'Adam'])
})

test('ends all sessions of a member, with a reason in the log and the timeline', async () => {
  const member = await product.aMember()
  const id = await idOf(member)
  await support.call(endMemberSessions, { params: { id }, body: { reason } })
  assert.equal((await member.call(getMe)).problem?.code, 'unauthenticated')
  const [newest] = (await support.call(readTimeline, { params: { id } })).body
  assert.deepEqual(
    [newest?.source, newest?.kind, newest?.detail],
    ['operator', 'sessions_ended', `${support.email}: ${reason}`],
  )
  const unknown = await support.call(endMemberSessions, { params: { id: 'acc_none' }, body: { reason } })
  assert.equal(unknown.problem?.code, 'unknown_account')
})

test('[decisions 13.4] a timeline tells of each mail whether it was sent, or kept because there is no mail server', async () => {
  const member = await product.aMember()
  const id = await idOf(member)
  const mails = async () =>
    (await support.call(readTimeline, { params: { id } })).body.flatMap(({ source, kind }) =>
      source === 'mail' ? [kind] : [],
    )
  assert.deepEqual(new Set(await mails()), new Set(['mail_kept']))
  const change = (set: object) =>
    product.db.updateTable('mail').set(set).where('recipient', '=', member.email).execute()
  await change({ tries: 1 })
  assert.deepEqual(new Set(await mails()), new Set(['mail_sent']))
  await change({ returned_at: product.clock.now(), returned_as: 'refused' })
  assert.deepEqual(new Set(await mails()), new Set(['mail_bounced']))
  await change({ returned_at: null, returned_as: null, sent_at: null, next_try_at: null })
  assert.deepEqual(new Set(await mails()), new Set(['mail_failed']))
})

test('cancels a membership on the member’s behalf and notifies them by mail', async () => {
  const member = await product.aMember()
  const id = await idOf(member)
  await support.call(cancelMembership, { params: { id }, body: { reason } })
  const record = (await support.call(readMember, { params: { id } })).body
  assert.ok(record.expireAt)
  assert.match((await product.mailsTo(member.email))[0]?.subject ?? '', /cancellation|Kündigung/)
})

test('[decisions 13.4] refunds part and then the rest, never more, with a credit note each', async () => {
  const member = await product.aMember({ hadTrial: true })
  const id = await idOf(member)
  const invoiceOf = async () =>
    (await support.call(readMember, { params: { id } })).body.invoices.find(({ kind }) => kind === 'invoice')
  const invoice = await invoiceOf()
  assert.ok(invoice)
  assert.equal(invoice.refundableCents, invoice.grossCents)
  const refund = (amountCents: number) =>
    support.call(refundInvoice, { params: { id }, body: { invoiceId: invoice.id, amountCents, reason } })
  assert.equal((await refund(500)).status, 200)
  assert.equal((await invoiceOf())?.refundableCents, invoice.grossCents - 500)
  assert.equal((await refund(invoice.grossCents)).problem?.code, 'too_much')
  const both = await Promise.all([refund(invoice.grossCents - 500), refund(invoice.grossCents - 500)])
  assert.deepEqual(
    both.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409],
  )
  await product.runBilling()
  const { invoices } = (await support.call(readMember, { params: { id } })).body
  const credits = invoices.filter(({ kind }) => kind === 'credit_note')
  assert.equal(
    credits.reduce((sum, { grossCents }) => sum + Math.abs(grossCents), 0),
    invoice.grossCents,
  )
  const other = await product.aMember({ hadTrial: true })
  const foreign = await support.call(refundInvoice, {
    params: { id: await idOf(other) },
    body: { invoiceId: invoice.id, amountCents: 1, reason },
  })
  assert.equal(foreign.problem?.code, 'unknown_invoice')
})

test('[decisions 13.2] a change is rolled back if its event cannot be written', async () => {
  const member = await product.aMember()
  const id = await idOf(member)
  const owner = await product.anOperator('owner')
  const noted = (await owner.call(listEvents, { query: { subjectId: id } })).body.length
  await product.db.schema.alterTable('operator_event').renameTo('operator_event_away').execute()
  try {
    const failed = await support.call(endMemberSessions, { params: { id }, body: { reason } })
    assert.equal(failed.problem?.code, 'internal_error')
  } finally {
    await product.db.schema.alterTable('operator_event_away').renameTo('operator_event').execute()
  }
  assert.equal((await member.call(getMe)).status, 200, 'the member is still logged in')
  assert.equal((await owner.call(listEvents, { query: { subjectId: id } })).body.length, noted)
})
