/** Requests by one operator that another must confirm. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { decideApproval, listApprovals } from '@quintet/contracts/operator/approvals'
import { listEvents } from '@quintet/contracts/operator/events'
import { eraseMember, listMembers, readMember, refundInvoice } from '@quintet/contracts/operator/members'
import { provePassword } from '@quintet/contracts/operator/session'
import { readToday } from '@quintet/contracts/operator/today'
import { getMe } from '@quintet/contracts/user'
import { aHouse, type Product, startProduct, type TestMember, type TestOperator } from '@quintet/testing'

let product: Product
let house: Awaited<ReturnType<typeof aHouse>>
let [support, finance, owner]: TestOperator[] = []
before(async () => {
  house = await aHouse((offer) => {
    offer.refunds = { aloneUpTo: 20 }
  })
  product = await startProduct({ environment: { BRAND_DIR: house.folder } })
  ;[support, finance, owner] = [
    await product.anOperator('support'),
    await product.anOperator('finance'),
    await product.anOperator('owner'),
  ]
  for (const { call, password } of [support, finance, owner])
    await call(provePassword, { body: { password } })
})
after(async () => {
  await product.stop()
  await house.remove()
})

const reason = 'Asked by phone.'
const the = (operator: TestOperator | undefined): TestOperator => {
  assert.ok(operator)
  return operator
}

async function aPayer(plan: 'monthly' | 'annually' = 'annually') {
  const member = await product.aMember({ hadTrial: true, plan })
  const id = await idOf(member)
  const invoice = (await the(support).call(readMember, { params: { id } })).body.invoices[0]
  assert.ok(invoice)
  const refund = (amountCents: number) =>
    the(support).call(refundInvoice, { params: { id }, body: { invoiceId: invoice.id, amountCents, reason } })
  const left = async () =>
    (await the(support).call(readMember, { params: { id } })).body.invoices.find(
      (one) => one.id === invoice.id,
    )?.refundableCents
  return { member, id, invoice, refund, left }
}
const idOf = async ({ email }: TestMember) =>
  (await the(support).call(listMembers, { query: { search: email } })).body.items[0]?.id ?? ''
const waitingOf = async (accountId: string, reader = finance) =>
  (await the(reader).call(listApprovals)).body.find((one) => one.accountId === accountId)
const decide = (operator: TestOperator | undefined, id: string, decision: 'confirmed' | 'refused') =>
  the(operator).call(decideApproval, { params: { id }, body: { decision, reason: 'Looked at it.' } })
const notedOf = async (subjectId: string) =>
  (await the(owner).call(listEvents, { query: { subjectId } })).body

test('[decisions 13.7] a refund above the limit moves no money until another operator confirms it', async () => {
  const { id, invoice, refund, left } = await aPayer()
  assert.deepEqual((await refund(2000)).body, { changed: true, waitsForSecond: false })
  const asked = await refund(3000)
  assert.deepEqual(asked.body, { changed: false, waitsForSecond: true })
  assert.equal(await left(), invoice.grossCents - 2000)
  const approval = await waitingOf(id)
  assert.deepEqual(
    [approval?.kind, approval?.cents, approval?.reference, approval?.askedBy, approval?.isOwn],
    ['refund', 3000, invoice.reference, support?.email, false],
  )
  assert.equal((await waitingOf(id, support))?.isOwn, true)
  assert.equal((await the(finance).call(readToday)).body.members?.openApprovals, 1)

  const own = await decide(support, approval?.id ?? '', 'confirmed')
  assert.equal(own.problem?.code, 'second_person_needed')
  assert.equal(await left(), invoice.grossCents - 2000)
  assert.equal((await decide(finance, approval?.id ?? '', 'confirmed')).status, 200)
  assert.equal(await left(), invoice.grossCents - 5000)
  const again = await decide(owner, approval?.id ?? '', 'confirmed')
  assert.equal(again.problem?.code, 'unknown_approval')
  const [newest, earlier] = await notedOf(id)
  assert.deepEqual(
    [newest?.action, newest?.actor, newest?.before],
    ['invoice_refunded', finance?.email, { askedBy: support?.email, reason }],
  )
  assert.deepEqual([earlier?.action, earlier?.actor], ['refund_asked', support?.email])
})

test('[decisions 13.7] several partial refunds cannot exceed the limit, not even concurrently', async () => {
  const { refund, left, invoice } = await aPayer()
  const answers = await Promise.all([refund(1500), refund(1500)])
  assert.deepEqual(
    answers.map(({ body }) => body.waitsForSecond).toSorted((a, b) => Number(a) - Number(b)),
    [false, true],
  )
  assert.equal(await left(), invoice.grossCents - 1500)
})

test('[decisions 13.7] a refund that is no longer possible cannot be confirmed, and stays open', async () => {
  const { id, refund, invoice } = await aPayer()
  await refund(invoice.grossCents)
  await refund(invoice.grossCents)
  const [first, second] = (await the(finance).call(listApprovals)).body.filter(
    ({ accountId }) => accountId === id,
  )
  assert.equal((await decide(finance, first?.id ?? '', 'confirmed')).status, 200)
  const tooMuch = await decide(finance, second?.id ?? '', 'confirmed')
  assert.equal(tooMuch.problem?.code, 'too_much')
  assert.equal((await waitingOf(id))?.id, second?.id)
  assert.equal((await decide(finance, second?.id ?? '', 'refused')).status, 200)
  assert.equal(await waitingOf(id), undefined)
  assert.equal((await notedOf(id))[0]?.action, 'refund_refused')
})

test('[decisions 13.7] erasing an account needs two operators and can be requested only once', async () => {
  const { member, id } = await aPayer('monthly')
  const ask = () => the(support).call(eraseMember, { params: { id }, body: { reason } })
  assert.equal((await ask()).body.waitsForSecond, true)
  assert.equal((await ask()).problem?.code, 'already_asked')
  assert.equal((await member.call(getMe)).status, 200)
  const approval = await waitingOf(id)
  assert.equal((await decide(owner, approval?.id ?? '', 'confirmed')).status, 200)
  assert.equal((await member.call(getMe)).problem?.code, 'unauthenticated')
  assert.equal((await the(support).call(readMember, { params: { id } })).problem?.code, 'unknown_account')
  assert.equal((await notedOf(id))[0]?.action, 'account_erased')
})
