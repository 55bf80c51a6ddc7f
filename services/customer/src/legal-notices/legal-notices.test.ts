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
import { DAY_MS, HOUR_MS } from '@quintet/domain/basics/milliseconds'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import { newEmail, type Product, startProduct } from '@quintet/testing'
import { decideNotice } from './decide.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const ordinary = (email: string, name = 'Ada Lovelace') => ({ name, email, kind: 'ordinary' as const })

/** The token of the link in the newest receipt; 'none' if it has no link. */
const linkIn = async (email: string) => {
  const [mail] = await product.mailsTo(email)
  return /\/declaration\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'none'
}
const stateBehind = async (token: string) =>
  (await product.call(getDeclaration, { params: { token } })).body.state

test('[decisions 3.9] knowing a name and an address is not enough: a cancellation waits for its mailed link', async () => {
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

test('[decisions 3.9] a withdrawal also waits for its link, and counts from the day it was received', async () => {
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

test('[decisions 3.9] the same link undoes a mistaken declaration, for good', async () => {
  const { email, call } = await product.aMember()
  await product.call(declareWithdrawal, { body: { name: 'Mallory', email } })
  const params = { token: await linkIn(email) }
  assert.equal((await product.call(undoDeclaration, { params })).body.state, 'undone')
  assert.equal((await product.call(confirmDeclaration, { params })).body.state, 'undone')
  assert.equal((await call(getSubscription)).body?.state, 'trialing')
})

test('[decisions 3.9] a declaration in effect cannot be undone by its link, and never applies to a later contract', async () => {
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

test('[decisions 3.9] takes effect at once with the contract number from the order’s mail, and waits with any other', async () => {
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

test('[decisions 3.9] a logged-in member needs no link, unless the device is locked or the address belongs to another account', async () => {
  const locked = await product.aMember({ kidLocked: true })
  await locked.call(declareCancellation, { body: ordinary(locked.email) })
  assert.notEqual(await linkIn(locked.email), 'none')
  const [member, neighbour] = [await product.aMember(), await product.aMember()]
  await member.call(declareCancellation, { body: ordinary(neighbour.email) })
  assert.equal((await neighbour.call(getMe)).body.cancelAt, null)
  await member.call(declareCancellation, { body: ordinary(member.email, 'A. Lovelace') })
  assert.ok((await member.call(getMe)).body.cancelAt)
})

test('[security 2.3] sends the link to the account’s mailbox only, and none to an address without an account', async () => {
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

test('[law 2.4] sends the receipt at once, with content, number, date and time', async () => {
  const email = newEmail()
  const { body } = await product.call(declareCancellation, {
    body: { ...ordinary(email), reference: 'Q-17', effectiveDate: '2027-01-31' },
  })
  const [mail] = await product.mailsTo(email)
  for (const words of [body.id, 'Hiermit kündige ich', 'Ada Lovelace', 'Q-17', '31. Januar 2027'])
    assert.ok(mail?.text.includes(words), words)
  assert.match(mail?.text ?? '', /\d{1,2}:\d{2}/)
  assert.ok(Math.abs(Date.parse(body.receivedAt) - product.clock.now().getTime()) < 60_000)
})

test('[law 3.3] a declaration with the wrong name is received and acknowledged, but does not end the membership', async () => {
  const { email, call } = await product.aMember({ name: 'Grace Hopper' })
  assert.equal(
    (await product.call(declareCancellation, { body: ordinary(email, 'Somebody Else') })).status,
    202,
  )
  assert.equal((await call(getMe)).body.cancelAt, null)
  assert.ok((await product.mailsTo(email)).some(({ subject }) => /Kündigung|cancellation/.test(subject)))
})

test('[law 3.2] leaves a cancellation for cause, such as a change for the worse, or for a later date to a human decision', async () => {
  const { email, call } = await product.aMember({ name: 'Ada Lovelace' })
  await product.call(declareCancellation, {
    body: { ...ordinary(email), kind: 'extraordinary', reason: 'Nothing plays.' },
  })
  await product.call(declareCancellation, { body: { ...ordinary(email), effectiveDate: '2030-01-01' } })
  assert.equal((await call(getMe)).body.cancelAt, null)
})

test('[decisions 3.9] a withdrawal requires name and e-mail, is stored, and is acknowledged with date and time', async () => {
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

test('[law 3.2] reports missing and invalid fields', async () => {
  const { problem } = await product.call(declareCancellation, {
    body: { name: '', email: 'x', kind: 'ordinary', effectiveDate: 'soon' },
  })
  assert.deepEqual(
    problem?.errors?.map(({ path }) => path),
    ['name', 'email', 'effectiveDate'],
  )
})

test('[law 3.7, security 2.3] accepts a hundred declarations from one network, but limits the receipts per mailbox', async () => {
  // Lets the limits used up by earlier tests expire.
  product.clock.advance(HOUR_MS)
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

test('[law 3.7] a proved declaration takes effect and is acknowledged beyond any limit; one without a mailed link waits for a human decision', async () => {
  product.clock.advance(HOUR_MS)
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
  product.clock.advance(HOUR_MS)
})

test('[law 2.10] a withdrawal naming a rental or anything unknown never ends the membership; one naming its invoice does', async () => {
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

test('[law 3.3] charges nothing while a cancellation for cause is undecided', async () => {
  product.clock.advance(HOUR_MS)
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
