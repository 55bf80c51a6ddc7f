import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  confirmDeclaration,
  declareCancellation,
  declareWithdrawal,
  getDeclaration,
  undoDeclaration,
} from '@quintet/contracts/declarations'
import { getSubscription, restartSubscription } from '@quintet/contracts/billing'
import { listInvoices } from '@quintet/contracts/invoices'
import { startPlayback } from '@quintet/contracts/playback'
import { rentTitle } from '@quintet/contracts/rentals'
import { getMe } from '@quintet/contracts/user'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { newEmail, type Product, startProduct } from '@quintet/testing'
import { decideNotice } from './decide.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const DAY_MS = 24 * 60 * 60_000
const ordinary = (email: string, name = 'Ada Lovelace') => ({ name, email, kind: 'ordinary' as const })

/** The secret of the link in the newest receipt; none where it has no link. */
const linkIn = async (email: string) => {
  const [mail] = await product.mailsTo(email)
  return /\/declaration\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
}
const stateBehind = async (token: string) =>
  (await product.call(getDeclaration, { params: { token } })).body.state

test('[decisions 3.9] who knows a name and an address ends nothing: a cancellation waits for its mailed link', async () => {
  const { email, call } = await product.aMember({ name: 'Ada Lovelace' })
  const { nextBillAt } = (await call(getMe)).body
  const answer = await product.call(declareCancellation, { body: ordinary(email) })
  assert.equal(answer.status, 202)
  const token = await linkIn(email)
  assert.equal(await stateBehind(token), 'open')
  assert.equal((await call(getMe)).body.cancelAt, null, 'neither sent nor opened it ends anything')
  const confirmed = await product.call(confirmDeclaration, { params: { token } })
  assert.deepEqual(confirmed.body, {
    kind: 'cancellation',
    state: 'confirmed',
    receivedAt: answer.body.receivedAt,
  })
  const user = (await call(getMe)).body
  assert.ok(user.cancelAt)
  assert.equal(user.expireAt, nextBillAt, 'it ends with the period that runs')
  assert.match((await product.mailsTo(email))[0]?.subject ?? '', /^Ihre Kündigung: .* endet am/)
})

test('[decisions 3.9] a withdrawal waits for its link too, and keeps its time by the day it was received', async () => {
  const { email, call } = await product.aMember({ hadTrial: true })
  await product.keepSessions()
  await product.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email } })
  const token = await linkIn(email)
  assert.equal((await call(getSubscription)).body?.state, 'active')
  product.clock.advance(20 * DAY_MS)
  await product.call(confirmDeclaration, { params: { token } })
  assert.equal((await call(getSubscription)).body?.state, 'ended')
  const subjects = (await product.mailsTo(email)).map(({ subject }) => subject)
  assert.ok(subjects.some((subject) => /^Ihr Widerruf: .* beendet/.test(subject)))
  product.clock.advance(-20 * DAY_MS)
})

test('[decisions 3.9] a mistaken one is undone by the same link, and stays undone', async () => {
  const { email, call } = await product.aMember()
  await product.call(declareWithdrawal, { body: { name: 'Mallory', email } })
  const params = { token: await linkIn(email) }
  assert.equal((await product.call(undoDeclaration, { params })).body.state, 'undone')
  assert.equal((await product.call(confirmDeclaration, { params })).body.state, 'undone')
  assert.equal((await call(getSubscription)).body?.state, 'trialing')
})

test('[decisions 3.9] in effect it is not undone by the link, and follows no later contract', async () => {
  const { email, call } = await product.aMember({ hadTrial: true })
  for (let time = 0; time < 2; time++)
    await product.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email } })
  const links = (await product.mailsTo(email)).flatMap(
    ({ text }) => /\/declaration\?token=([\w-]+)/.exec(text)?.[1] ?? [],
  )
  const [first, second] = links.map((token) => ({ params: { token } }))
  assert.ok(first && second)
  await product.call(confirmDeclaration, first)
  assert.equal((await product.call(undoDeclaration, first)).body.state, 'confirmed')
  product.clock.advance(60_000)
  assert.equal((await call(restartSubscription, { body: { plan: 'monthly' } })).status, 201)
  await product.call(confirmDeclaration, second)
  assert.equal((await call(getSubscription)).body?.state, 'active')
})

test('[decisions 3.9] with the contract’s number of the order’s mail it takes effect at once, with another it waits', async () => {
  const { email, call } = await product.aMember({ name: 'Ada Lovelace' })
  const [order] = await product.mailsTo(email)
  const reference = /sub_[\w-]+/.exec(order?.text ?? '')?.[0] ?? 'none'
  const other = await product.aMember()
  const [another] = await product.mailsTo(other.email)
  const wrong = /sub_[\w-]+/.exec(another?.text ?? '')?.[0] ?? 'none'
  await product.call(declareCancellation, { body: { ...ordinary(email), reference: wrong } })
  assert.equal((await call(getMe)).body.cancelAt, null)
  await product.call(declareCancellation, { body: { ...ordinary(email), reference: ` ${reference} ` } })
  assert.ok((await call(getMe)).body.cancelAt)
  assert.equal(await linkIn(email), 'none', 'there is nothing left to confirm')
})

test('[decisions 3.9] a member who is logged in needs no link, on a locked device or for another address one is sent', async () => {
  const locked = await product.aMember({ kidLocked: true })
  await locked.call(declareCancellation, { body: ordinary(locked.email) })
  assert.notEqual(await linkIn(locked.email), 'none')
  const [member, neighbour] = [await product.aMember(), await product.aMember()]
  await member.call(declareCancellation, { body: ordinary(neighbour.email) })
  assert.equal((await neighbour.call(getMe)).body.cancelAt, null)
  await member.call(declareCancellation, { body: ordinary(member.email, 'A. Lovelace') })
  assert.ok((await member.call(getMe)).body.cancelAt)
})

test('[security 2.3] the link goes to the account’s mailbox alone, and whoever has no account gets none', async () => {
  const { email } = await product.aMember()
  await product.call(declareCancellation, { body: ordinary(email) })
  const [copy] = await product.mailsTo(product.foundation.brand.company.email)
  assert.ok(copy?.text.includes(email))
  assert.doesNotMatch(copy?.text ?? '', /token=/)
  const stranger = newEmail()
  await product.call(declareCancellation, { body: ordinary(stranger) })
  assert.equal(await linkIn(stranger), 'none')
  assert.equal(
    (await product.call(confirmDeclaration, { params: { token: 'none' } })).problem?.code,
    'unknown_declaration',
  )
})

test('[law 2.4] the receipt comes at once, with content, number, date and time', async () => {
  const email = newEmail()
  const { body } = await product.call(declareCancellation, {
    body: { ...ordinary(email), reference: 'Q-17', effectiveDate: '2027-01-31' },
  })
  const [mail] = await product.mailsTo(email)
  for (const words of [body.id, 'Hiermit kündige ich', 'Ada Lovelace', 'Q-17', '2027-01-31'])
    assert.ok(mail?.text.includes(words), words)
  assert.match(mail?.text ?? '', /\d{1,2}:\d{2}/)
  assert.ok(Math.abs(Date.parse(body.receivedAt) - product.clock.now().getTime()) < 60_000)
})

test('[law 3.3] a name that does not fit is received and confirmed too, and ends nobody’s membership by itself', async () => {
  const { email, call } = await product.aMember({ name: 'Grace Hopper' })
  assert.equal(
    (await product.call(declareCancellation, { body: ordinary(email, 'Somebody Else') })).status,
    202,
  )
  assert.equal((await call(getMe)).body.cancelAt, null)
  assert.ok((await product.mailsTo(email)).some(({ subject }) => /Kündigung|cancellation/.test(subject)))
})

test('[law 3.2] for cause, such as a change for the worse, or to a later day: received, and decided by people', async () => {
  const { email, call } = await product.aMember({ name: 'Ada Lovelace' })
  await product.call(declareCancellation, {
    body: { ...ordinary(email), kind: 'extraordinary', reason: 'Nothing plays.' },
  })
  await product.call(declareCancellation, { body: { ...ordinary(email), effectiveDate: '2030-01-01' } })
  assert.equal((await call(getMe)).body.cancelAt, null)
})

test('[decisions 3.9] a withdrawal asks for name and e-mail, is kept, and confirmed with date and time', async () => {
  const email = newEmail()
  const { status, body } = await product.call(declareWithdrawal, { body: { name: 'Ada Lovelace', email } })
  assert.equal(status, 202)
  const [mail] = await product.mailsTo(email)
  assert.match(mail?.subject ?? '', /Widerruf|withdrawal/)
  assert.match(mail?.text ?? '', /\d{1,2}:\d{2}/)
  const notice = await product.db
    .selectFrom('legal_notice')
    .select(['kind', 'name', 'email'])
    .where('id', '=', body.id)
    .executeTakeFirstOrThrow()
  assert.deepEqual(notice, { kind: 'withdrawal', name: 'Ada Lovelace', email })
})

test('[law 3.2] what is missing is named', async () => {
  const { problem } = await product.call(declareCancellation, {
    body: { name: '', email: 'x', kind: 'ordinary', effectiveDate: 'soon' },
  })
  assert.deepEqual(
    problem?.errors?.map(({ path }) => path),
    ['name', 'email', 'effectiveDate'],
  )
})

test('[law 3.7, security 2.3] a hundred declarations of one network are all received; receipts fill no mailbox', async () => {
  // The network's own tries of the tests before are over.
  product.clock.advance(60 * 60_000)
  const email = newEmail()
  const mailed: boolean[] = []
  for (let time = 0; time < 100; time++) {
    const body = ordinary(time % 2 ? email : email.toUpperCase())
    const answer = await product.call(declareCancellation, { body })
    assert.equal(answer.status, 202)
    mailed.push(answer.body.isMailed)
  }
  assert.equal(mailed.filter(Boolean).length, 5)
  assert.equal((await product.mailsTo(email)).length, 5)
  const { received } = await product.db
    .selectFrom('legal_notice')
    .select((row) => row.fn.countAll<string>().as('received'))
    .where((row) => row.fn('lower', ['email']), '=', email)
    .executeTakeFirstOrThrow()
  assert.equal(received, '100')
})

test('[law 3.7] what is proved takes effect and is confirmed beyond any limit; what is not mailed waits for people', async () => {
  product.clock.advance(60 * 60_000)
  const { email, call } = await product.aMember()
  for (let time = 0; time < 5; time++) await product.call(declareWithdrawal, { body: { name: 'M', email } })
  const unmailed = await product.call(declareCancellation, { body: ordinary(email) })
  assert.equal(unmailed.body.isMailed, false)
  const open = await product.db
    .selectFrom('legal_notice')
    .select('link_hash')
    .where('id', '=', unmailed.body.id)
    .executeTakeFirstOrThrow()
  assert.equal(open.link_hash, null)
  assert.equal((await call(declareCancellation, { body: ordinary(email) })).body.isMailed, true)
  assert.ok((await call(getMe)).body.cancelAt)
  product.clock.advance(60 * 60_000)
})

test('[law 2.10] a withdrawal that names a rental, or nothing known, never ends the membership; an invoice’s number does', async () => {
  const member = await product.aMember({ hadTrial: true })
  const film = await product.aTitle({ media: 'video', rental: { priceCents: 399, currency: 'EUR' } })
  await member.call(rentTitle, { body: { contentId: film.id, useCredit: false, consent: true } })
  const [rental, month] = (await member.call(listInvoices)).body
  assert.deepEqual([rental?.price, month?.price], [3.99, 14.99])
  const withdraw = (reference: string, call = member.call) =>
    call(declareWithdrawal, { body: { name: 'Ada', email: member.email, reference } })
  for (const call of [member.call, product.call])
    for (const reference of [rental?.reference ?? '', 'The Gull']) {
      await withdraw(reference, call)
      assert.equal(await linkIn(member.email), 'none', 'no link that would end it')
    }
  assert.equal((await member.call(getSubscription)).body?.state, 'active')
  await withdraw(month?.reference ?? '')
  assert.equal((await member.call(getSubscription)).body?.state, 'ended')
  assert.equal(
    (await member.call(startPlayback, { body: { contentId: film.id } })).status,
    201,
    'paid by itself',
  )
})

test('[law 3.3] while people decide on a cancellation for cause, or to a day that has come, nothing is charged', async () => {
  product.clock.advance(60 * 60_000)
  const member = await product.aMember()
  await product.keepSessions()
  const { nextBillAt } = (await member.call(getMe)).body
  const { body } = await product.call(declareCancellation, {
    body: { ...ordinary(member.email), kind: 'extraordinary', reason: 'Nothing plays.' },
  })
  product.clock.set(new Date(Date.parse(nextBillAt ?? '') + DAY_MS))
  await product.runBilling()
  assert.deepEqual((await member.call(listInvoices)).body, [])
  await product.db.transaction().execute((tx) => closeNotice(tx, body.id))
  product.clock.advance(DAY_MS)
  await product.runBilling()
  assert.deepEqual(
    (await member.call(listInvoices)).body.map(({ price }) => price),
    [14.99],
  )
})

const closeNotice = (tx: DatabaseTransaction, id: string) =>
  decideNotice(product.foundation, tx, { id, decision: 'closed' }, product.clock.now())
