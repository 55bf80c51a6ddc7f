/** Declarations that need a human decision. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { declareCancellation } from '@quintet/contracts/declarations'
import { decideNotice, listNotices } from '@quintet/contracts/operator/notices'
import { readToday } from '@quintet/contracts/operator/today'
import { getMe } from '@quintet/contracts/user'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { newEmail, type Product, startProduct, type TestOperator } from '@quintet/testing'

let product: Product
let support: TestOperator
before(async () => {
  product = await startProduct()
  support = await product.anOperator('support')
})
after(() => product.stop())

const reason = 'Read and decided.'
const declare = async (email: string) =>
  (
    await product.call(declareCancellation, {
      body: { name: 'Ada', email, kind: 'extraordinary', reason: 'Moved.' },
    })
  ).body.id
const noticeOf = async (id: string) =>
  (await support.call(listNotices)).body.find((notice) => notice.id === id)
const openNotices = async () => (await support.call(readToday)).body.members?.openNotices

test('[decisions 13.6] a declaration for cause stays open, and ends the membership once it is carried out', async () => {
  const member = await product.aMember()
  const id = await declare(member.email)
  const [first] = (await support.call(listNotices)).body
  assert.deepEqual([first?.id, first?.state, first?.cause], [id, 'open', 'Moved.'])
  assert.equal(await openNotices(), 1)
  const decision = { params: { id }, body: { decision: 'carried_out', reason } } as const
  assert.equal((await support.call(decideNotice, decision)).status, 200)
  assert.ok((await member.call(getMe)).body.expireAt)
  assert.deepEqual([(await noticeOf(id))?.state, await openNotices()], ['done', 0])
  assert.equal((await support.call(decideNotice, decision)).problem?.code, 'unknown_notice', 'once')
})

test('[decisions 13.6] the days left of an open declaration are counted by the service’s clock', async () => {
  const id = await declare(newEmail())
  const left = async (days: number) => {
    product.clock.advance(days * DAY_MS)
    // A session does not last that long.
    const later = await product.anOperator('support')
    const notices = (await later.call(listNotices)).body
    product.clock.advance(-days * DAY_MS)
    return notices.find((notice) => notice.id === id)?.daysLeft
  }
  // A minute is left for the requests before.
  const MINUTE_DAYS = 1 / (24 * 60)
  assert.deepEqual([await left(0), await left(13), await left(14 + MINUTE_DAYS)], [13, 0, -1])
  await support.call(decideNotice, { params: { id }, body: { decision: 'closed', reason } })
  assert.equal((await noticeOf(id))?.daysLeft, null, 'nothing is due any more')
})

test('[decisions 13.6] a declaration without an account can be closed with a reason, but not carried out', async () => {
  const id = await declare(newEmail())
  const refused = await support.call(decideNotice, {
    params: { id },
    body: { decision: 'carried_out', reason },
  })
  assert.equal(refused.problem?.code, 'no_subscription')
  assert.equal((await noticeOf(id))?.state, 'open')
  await support.call(decideNotice, { params: { id }, body: { decision: 'closed', reason } })
  assert.deepEqual([(await noticeOf(id))?.state, (await noticeOf(id))?.decision], ['done', 'closed'])
})

test('[decisions 13.6] a member’s declaration stays listed until decided, however many strangers send afterwards', async () => {
  const member = await product.aMember()
  const id = await declare(member.email)
  const later = new Date(product.clock.now().getTime() + 60_000)
  const ofStrangers = Array.from({ length: 600 }, (_, at) => ({
    id: `notice_${at}`,
    kind: 'cancellation' as const,
    account_id: null,
    name: 'Nobody',
    email: newEmail(),
    details: JSON.stringify({ kind: 'extraordinary', reason: 'None.' }),
    received_at: later,
  }))
  await product.db.insertInto('legal_notice').values(ofStrangers).execute()
  assert.equal((await noticeOf(id))?.state, 'open')
})

test('[decisions 13.1] roles that cannot see members get no numbers about them', async () => {
  const reader = await product.anOperator('reader')
  const today = (await reader.call(readToday)).body
  assert.equal(today.members, null)
  assert.ok(today.disk.freeBytes > 0 && today.disk.totalBytes >= today.disk.freeBytes)
})
