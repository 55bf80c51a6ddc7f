/** Support for accounts, apart from money. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { getSubscription } from '@quintet/contracts/billing'
import {
  blockMember,
  changeAddress,
  extendMembership,
  listMembers,
  type MemberRecord,
  readMember,
  readTimeline,
  sendMemberData,
  unblockMember,
  writeNote,
} from '@quintet/contracts/operator/members'
import { provePassword } from '@quintet/contracts/operator/session'
import { forgotPassword, resetPassword } from '@quintet/contracts/passwords'
import { exportMailedData, exportUser } from '@quintet/contracts/personal-data'
import { checkPassword, logIn } from '@quintet/contracts/session'
import { cancelSubscription } from '@quintet/contracts/subscription'
import { getMe } from '@quintet/contracts/user'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { extended } from '@quintet/domain/membership/subscription'
import {
  newEmail,
  type Product,
  startProduct,
  TEST_PASSWORD,
  type TestMember,
  type TestOperator,
} from '@quintet/testing'

let product: Product
let support: TestOperator
before(async () => {
  product = await startProduct()
  support = await product.anOperator('support')
  await support.call(provePassword, { body: { password: support.password } })
})
after(() => product.stop())

const reason = 'Asked by phone.'
const paramsOf = async ({ email }: TestMember) => ({
  id: (await support.call(listMembers, { query: { search: email } })).body.items[0]?.id ?? '',
})
const tryLogIn = (username: string) =>
  product.call(logIn, { body: { username, password: TEST_PASSWORD, productId: 221 } })

test('[decisions 13.10] extends a trial and a paid period, and postpones the next charge accordingly', async () => {
  for (const hadTrial of [false, true]) {
    const member = await product.aMember({ hadTrial })
    const earlier = (await member.call(getSubscription)).body
    const params = await paramsOf(member)
    const announced = endAfter((await support.call(readMember, { params })).body, 14)
    await support.call(extendMembership, { params, body: { days: 14, reason } })
    const later = (await member.call(getSubscription)).body
    const gained = Date.parse(later?.nextBillAt ?? '') - Date.parse(earlier?.nextBillAt ?? '')
    assert.ok(gained > 13.9 * DAY_MS && gained < 18 * DAY_MS, `${gained / DAY_MS} days`)
    assert.equal(announced, later?.nextBillAt, 'as the dialog announces')
    assert.match((await product.mailsTo(member.email))[0]?.subject ?? '', /runs until|läuft jetzt bis/)
  }
})

/** As the console computes it from the record. */
function endAfter({ anchorAt, monthsPaid, periodEndsAt }: MemberRecord, days: number): string {
  assert.ok(anchorAt && monthsPaid !== null && periodEndsAt)
  const course = { anchorAt: new Date(anchorAt), monthsPaid, periodEndsAt: new Date(periodEndsAt) }
  return extended(course, days).periodEndsAt.toISOString()
}

test('[decisions 13.10] extends a cancelled membership too, but not an ended one', async () => {
  const member = await product.aMember()
  const params = await paramsOf(member)
  await member.call(cancelSubscription, { body: { email: member.email } })
  const { expireAt } = (await support.call(readMember, { params })).body
  await support.call(extendMembership, { params, body: { days: 3, reason } })
  const later = (await support.call(readMember, { params })).body.expireAt
  assert.equal(Date.parse(later ?? '') - Date.parse(expireAt ?? ''), 3 * DAY_MS)
  await product.db
    .updateTable('subscription')
    .set({ state: 'ended' })
    .where('account_id', '=', params.id)
    .execute()
  const ended = await support.call(extendMembership, { params, body: { days: 3, reason } })
  assert.equal(ended.problem?.code, 'no_subscription')
})

test('[decisions 13.10] blocking an account logs it out and prevents log-ins until it is unblocked', async () => {
  const member = await product.aMember()
  const params = await paramsOf(member)
  await support.call(blockMember, { params, body: { reason } })
  assert.ok((await support.call(readMember, { params })).body.blockedAt)
  assert.equal((await member.call(getMe)).problem?.code, 'unauthenticated')
  assert.equal((await tryLogIn(member.email)).problem?.code, 'account_blocked')
  const guessed = { username: member.email, password: 'not the password', productId: 221 }
  assert.equal((await product.call(logIn, { body: guessed })).problem?.code, 'invalid_credentials')
  await support.call(unblockMember, { params, body: { reason } })
  assert.equal((await tryLogIn(member.email)).status, 200)
})

test('[decisions 13.10] after an address change only the new address can log in, and both are notified', async () => {
  const member = await product.aMember()
  const other = await product.aMember()
  const params = await paramsOf(member)
  const taken = await support.call(changeAddress, {
    params,
    body: { email: other.email.toUpperCase(), reason },
  })
  assert.equal(taken.problem?.code, 'account_exists')
  const email = newEmail()
  await support.call(changeAddress, { params, body: { email, reason } })
  assert.equal((await member.call(getMe)).problem?.code, 'unauthenticated')
  assert.equal((await tryLogIn(member.email)).problem?.code, 'invalid_credentials')
  assert.equal((await tryLogIn(email)).status, 200)
  for (const address of [member.email, email]) {
    const subjects = (await product.mailsTo(address)).map(({ subject }) => subject)
    assert.ok(
      subjects.some((subject) => /address was changed|Adresse wurde geändert/.test(subject)),
      address,
    )
  }
})

test('[security 2.2] a reset link mailed to the old address no longer works after an address change', async () => {
  const member = await product.aMember()
  await product.call(forgotPassword, { body: { productId: 221, email: member.email } })
  const [link = ''] = (await product.mailsTo(member.email)).flatMap(
    ({ text }) => /https?:\/\/\S+password-reset\S+/.exec(text)?.[0] ?? [],
  )
  const token = new URL(link).searchParams.get('token') ?? ''
  await support.call(changeAddress, { params: await paramsOf(member), body: { email: newEmail(), reason } })
  const reset = await product.call(resetPassword, {
    params: { token },
    body: { password: 'marble-heron-lantern' },
  })
  assert.equal(reset.problem?.code, 'invalid_reset_link')
})

test('[decisions 13.10] a blocked member gets a link to all their data by mail, which works for a week and only for that address', async () => {
  const member = await product.aMember({ name: 'Blocked Bird' })
  const params = await paramsOf(member)
  await support.call(blockMember, { params, body: { reason } })
  const sent = async () => {
    assert.equal((await support.call(sendMemberData, { params, body: { reason } })).status, 200)
    const [mail] = await product.mailsTo(member.email)
    const link = /https?:\/\/\S+\/user\/export\/mailed\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    return new URL(link).searchParams.get('token') ?? ''
  }
  const token = await sent()
  const open = (wanted: string) => product.call(exportMailedData, { query: { token: wanted } })
  const opened = await open(token)
  assert.equal(opened.status, 200)
  assert.match(JSON.stringify(opened.body['account']), /Blocked/)
  assert.ok('history' in opened.body)
  const other = await product.aMember()
  const [id = '', until = '', signature = ''] = token.split('.')
  for (const forged of [
    [(await paramsOf(other)).id, until, signature],
    [id, String(Number(until) + 1), signature],
    [id, until, signature.slice(1)],
    [id],
  ])
    assert.equal((await open(forged.join('.'))).problem?.code, 'invalid_export_link', forged.join('.'))
  const told = JSON.stringify((await support.call(readTimeline, { params })).body)
  assert.match(told, /data_sent/)
  assert.match(told, /data_exported/)
  product.clock.advance(8 * DAY_MS)
  assert.equal((await open(token)).problem?.code, 'invalid_export_link')
  product.clock.advance(-8 * DAY_MS)
  await support.call(changeAddress, { params, body: { email: newEmail(), reason } })
  assert.equal((await open(token)).problem?.code, 'invalid_export_link')
})

test('[decisions 13.10] a note appears once in the timeline, and in the member’s export', async () => {
  const member = await product.aMember()
  const params = await paramsOf(member)
  await support.call(writeNote, { params, body: { text: 'Prefers letters.' } })
  const notes = (await support.call(readTimeline, { params })).body.filter(
    ({ source, kind }) => source === 'note' || kind === 'note_written',
  )
  assert.deepEqual(
    notes.map(({ detail }) => detail),
    [`${support.email}: Prefers letters.`],
  )
  await member.browser.call(checkPassword, { body: { password: TEST_PASSWORD } })
  const exported = (await member.browser.call(exportUser)).body
  assert.match(JSON.stringify(exported['notes']), /Prefers letters/)
})
