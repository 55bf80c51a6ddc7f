/** Mails in the console: their state, and resending. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listEvents } from '@quintet/contracts/operator/events'
import { listMembers, readMember, readTimeline, refundInvoice } from '@quintet/contracts/operator/members'
import { provePassword } from '@quintet/contracts/operator/session'
import { countMails, listMails, listMailSamples, sendMailAgain } from '@quintet/contracts/operator/mails'
import type { MailKind, MailState } from '@quintet/domain/account/mails'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import { openMailer } from '@quintet/platform/mail/mailer'
import { claimDue, noteFailure, noteReturned, noteSent } from '@quintet/platform/mail/queries'
import { newEmail, type Product, startProduct, type TestOperator } from '@quintet/testing'

const reason = 'The mail server is well again.'

let product: Product
let support: TestOperator
let reader: TestOperator
before(async () => {
  product = await startProduct()
  support = await product.anOperator('support')
  reader = await product.anOperator('reader')
})
after(() => product.stop())

const wanted = (to: string, kind: MailKind, text = 'A mail.') => ({
  kind,
  to,
  subject: 'Subject',
  text,
  html: text,
})

/** Creates a mail in the given state; returns its id. */
async function aMail(state: MailState, kind: MailKind, to = newEmail()): Promise<string> {
  const { db, clock } = product
  const now = clock.now()
  const smtpUrl = state === 'kept' ? null : 'smtp://127.0.0.1'
  const id = await openMailer({ smtpUrl }).queue(db, wanted(to, kind), now)
  if (state === 'kept' || state === 'waiting') return id
  await claimDue(db, now, 100)
  if (state === 'failed') {
    await noteFailure(db, { id, body_text: 'A mail.' }, { nextTryAt: null, answer: '550 No such user.' })
    return id
  }
  await noteSent(db, id, now)
  const report = { email: to, mail: id }
  if (state === 'bounced') await noteReturned(db, { kind: 'refused', ...report }, now)
  if (state === 'complained') await noteReturned(db, { kind: 'complaint', ...report }, now)
  return id
}

const list = async (query: object = {}, operator = reader) => (await operator.call(listMails, { query })).body
const idsOf = async (query: object) => (await list(query)).items.map(({ id }) => id)

test('[decisions 13.27] each mail has one state, and is found by state and by kind', async () => {
  const ids: Record<string, string> = {}
  // The waiting mail must come last, as creating the others claims all due mails.
  for (const state of ['sent', 'kept', 'failed', 'bounced', 'complained', 'waiting'] as const)
    ids[state] = await aMail(state, 'gifted')
  for (const [state, id] of Object.entries(ids))
    assert.deepEqual(await idsOf({ state, kind: 'gifted' }), [id], state)
  assert.equal((await list({ kind: 'gifted' })).items.length, 6)
  const { lastDay, waiting, waitingSince } = (await reader.call(countMails)).body
  const { failed, bounced, complained } = lastDay
  assert.deepEqual([failed, bounced, complained, waiting], [1, 1, 1, 1])
  const [waits] = (await list({ state: 'waiting', kind: 'gifted' })).items
  assert.equal(waitingSince, waits?.createdAt)
  assert.deepEqual(await idsOf({ state: 'undelivered' }), [], 'after a single attempt')
  await product.db
    .updateTable('mail')
    .set({ tries: 2 })
    .where('id', 'in', [ids.waiting ?? '', ids.failed ?? '', ids.sent ?? ''])
    .execute()
  assert.deepEqual(new Set(await idsOf({ state: 'undelivered' })), new Set([ids.waiting, ids.failed]))
  const yesterday = new Date(product.clock.now().getTime() - 25 * HOUR_MS)
  await product.db.updateTable('mail').set({ created_at: yesterday }).where('kind', '=', 'gifted').execute()
  const later = (await reader.call(countMails)).body
  assert.deepEqual([later.lastDay.failed, later.waiting], [0, 1], 'what waits is counted however old it is')
})

test('[decisions 13.27] pages through older mails by the last one seen', async () => {
  const ids = []
  for (let count = 0; count < 51; count += 1) ids.push(await aMail('kept', 'paused'))
  const first = await list({ kind: 'paused' })
  assert.deepEqual([first.items.length, first.hasMore], [50, true])
  const rest = await list({ kind: 'paused', before: first.items.at(-1)?.id })
  assert.deepEqual([rest.items.length, rest.hasMore], [1, false])
  const seen = [...first.items, ...rest.items].map(({ id }) => id)
  assert.deepEqual(seen.toSorted(), ids.toSorted())
})

test('[decisions 13.27] links mails to accounts for roles that see members, masks the address for others, and shows nobody the content', async () => {
  const { email } = await product.aMember()
  const id = await aMail('kept', 'rented', email.toUpperCase())
  const stranger = await aMail('kept', 'rented')
  const [seen, masked] = [await list({ kind: 'rented' }, support), await list({ kind: 'rented' }, reader)]
  const of = (found: typeof seen, wantedId: string) => found.items.find((mail) => mail.id === wantedId)
  assert.equal(of(seen, id)?.recipient, email.toUpperCase())
  assert.ok(of(seen, id)?.accountId?.startsWith('acc'))
  assert.equal(of(seen, stranger)?.accountId, null)
  assert.ok(of(masked, id)?.recipient.startsWith(`${email[0]?.toUpperCase()}…@`))
  assert.equal(of(masked, id)?.accountId, null)
  assert.doesNotMatch(JSON.stringify(seen), /A mail\.|Subject/)
})

test('[decisions 13.27] a failed mail can be resent once, with a reason in the audit log', async () => {
  const id = await aMail('failed', 'unpaused')
  const again = (operator: TestOperator) => operator.call(sendMailAgain, { params: { id }, body: { reason } })
  const [failed] = (await list({ kind: 'unpaused' })).items
  assert.deepEqual([failed?.tries, failed?.lastError, failed?.canBeSentAgain], [1, '550 No such user.', true])
  assert.equal((await again(reader)).problem?.code, 'not_permitted')
  assert.equal((await again(support)).status, 200)
  const [waits] = (await list({ kind: 'unpaused' })).items
  assert.deepEqual([waits?.state, waits?.canBeSentAgain], ['waiting', false])
  assert.equal((await again(support)).problem?.code, 'unknown_mail')
  const owner = await product.anOperator('owner')
  const [event] = (await owner.call(listEvents, { query: { subjectId: id } })).body
  assert.deepEqual([event?.action, event?.actor, event?.reason], ['mail_sent_again', support.email, reason])
})

test('[decisions 13.27] a credit note’s letter is sent once more from the timeline, with its attachment; no other mail is', async () => {
  const member = await product.aMember({ hadTrial: true })
  const { items } = (await support.call(listMembers, { query: { search: member.email } })).body
  const params = { id: items[0]?.id ?? '' }
  const [invoice] = (await support.call(readMember, { params })).body.invoices
  await support.call(provePassword, { body: { password: support.password } })
  await support.call(refundInvoice, {
    params,
    body: { invoiceId: invoice?.id ?? '', amountCents: 100, reason },
  })
  const timeline = async () =>
    (await support.call(readTimeline, { params })).body.filter(({ source }) => source === 'mail')
  const letters = (await timeline()).filter(({ mailId }) => mailId !== null)
  const letter = letters.find(({ detail }) => detail === 'refunded')
  assert.ok(letter?.mailId)
  const send = (id: string) => support.call(sendMailAgain, { params: { id }, body: { reason } })
  assert.equal((await send(letter.mailId)).status, 200)
  const copies = await product.db
    .selectFrom('mail')
    .select(['subject', 'attachments', 'id'])
    .where('recipient', '=', member.email)
    .where('kind', '=', 'refunded')
    .execute()
  assert.equal(copies.length, 2)
  assert.deepEqual(copies[0]?.attachments, copies[1]?.attachments)
  assert.match(copies[0]?.attachments.join(' ') ?? '', /^invoice:/)
  assert.equal(copies[0]?.subject, copies[1]?.subject)
  const again = (await timeline()).filter(({ detail }) => detail === 'refunded')
  assert.equal(again.length, 2, 'the copy stands in the timeline, too')

  const reset = await aMail('sent', 'passwordReset', member.email)
  assert.equal((await send(reset)).problem?.code, 'unknown_mail', 'no copy is kept of it')
  await product.db.updateTable('business_letter').set({ body_text: 'https://x.example/?token=…' }).execute()
  assert.equal((await send(letter.mailId)).problem?.code, 'unknown_mail', 'its link opened something')
})

test('[decisions 13.27] a letter to an address without an account is not sent again', async () => {
  const member = await product.aMember({ hadTrial: true })
  const [{ id }] = (await product.db
    .selectFrom('mail')
    .select('id')
    .where('recipient', '=', member.email)
    .where('kind', '=', 'welcome')
    .execute()) as [{ id: string }]
  await product.db
    .updateTable('account')
    .set({ email: newEmail() })
    .where('email', '=', member.email)
    .execute()
  const refused = await support.call(sendMailAgain, { params: { id }, body: { reason } })
  assert.equal(refused.problem?.code, 'unknown_mail')
})

test('[decisions 13.27] a report without a mail’s id finds the mail by its address, and a complaint stays a complaint', async () => {
  const { db, clock } = product
  const to = newEmail()
  const [older, newer] = [await aMail('sent', 'extended', to), await aMail('sent', 'cancelled', to)]
  await db
    .updateTable('mail')
    .set({ created_at: new Date(clock.now().getTime() - HOUR_MS) })
    .where('id', '=', older)
    .execute()
  await noteReturned(db, { kind: 'complaint', email: to, mail: null }, clock.now())
  await noteReturned(db, { kind: 'refused', email: to, mail: newer }, clock.now())
  assert.deepEqual(await idsOf({ kind: 'cancelled', state: 'complained' }), [newer])
  assert.deepEqual(await idsOf({ kind: 'extended', state: 'sent' }), [older])
})

test('[decisions 13.27] previews every kind of mail in both languages, without working links', async () => {
  const subjectsIn = async (lang: string) =>
    (await reader.call(listMailSamples, { query: { lang } })).body.map(({ subject }) => subject)
  const [german, english] = [await subjectsIn('de'), await subjectsIn('en')]
  assert.equal(german.length, english.length)
  assert.ok(german.every((subject, index) => subject !== english[index]))
  const answer = await reader.send('/api/operator/mail-samples/passwordReset?lang=de')
  const html = await answer.text()
  assert.match(html, /<html lang="de">/)
  assert.doesNotMatch(html, /href=/)
  assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/)
  const unknown = await reader.send('/api/operator/mail-samples/nothing')
  assert.equal(unknown.status, 422)
})
