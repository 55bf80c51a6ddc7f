import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startPlayback } from '@quintet/contracts/playback'
import { cancelSubscription, resumeSubscription } from '@quintet/contracts/subscription'
import { getMe } from '@quintet/contracts/user'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

test('[accounts 5.6] the typed e-mail must be the account’s', async () => {
  const { call } = await product.aMember()
  for (const body of [{ email: 'other@quintet.example' }, { email: '' }, {} as { email: string }]) {
    const { status, problem } = await call(cancelSubscription, { body })
    assert.equal(status, 422)
    assert.deepEqual(problem?.errors, [{ path: 'email', message: 'Your e-mailadress is not correct' }])
  }
})

test('[accounts 4.7] after a cancellation the account shows the end and no next bill, and a mail confirms it', async () => {
  const { call, email } = await product.aMember()
  const { nextBillAt } = (await call(getMe)).body
  const { body } = await call(cancelSubscription, { body: { email: email.toUpperCase() } })
  assert.deepEqual([body.expireAt, body.nextBillAt], [nextBillAt, null])
  assert.ok(body.cancelAt)
  const again = await call(cancelSubscription, { body: { email } })
  assert.deepEqual(again.body, body, 'twice is once')
  const [mail] = await product.mailsTo(email)
  assert.match(mail?.subject ?? '', /endet am|ends on/)
  assert.match(mail?.text ?? '', /Bis dahin ändert sich nichts.*können Sie die Kündigung .* zurücknehmen/s)
})

test('[decisions 3.5] a cancellation can be undone until it takes effect, which ends playback', async () => {
  const { call, email } = await product.aMember()
  const title = await product.aTitle({ media: 'video' })
  const none = await call(resumeSubscription)
  assert.deepEqual([none.status, none.problem?.code], [409, 'not_cancelled'])
  await call(cancelSubscription, { body: { email } })
  const { body } = await call(resumeSubscription)
  assert.deepEqual([body.cancelAt, body.expireAt], [null, null])
  assert.ok(body.nextBillAt)
  await call(cancelSubscription, { body: { email } })
  assert.equal((await call(startPlayback, { body: { contentId: title.id } })).status, 201)
  // The session lasts 30 days, like the trial.
  product.clock.advance(29 * DAY_MS)
  assert.equal((await call(startPlayback, { body: { contentId: title.id } })).status, 201)
  await product.keepSessions()
  product.clock.advance(2 * DAY_MS)
  const refused = await call(startPlayback, { body: { contentId: title.id } })
  assert.deepEqual([refused.status, refused.problem?.code], [402, 'no_subscription'])
  assert.equal((await call(resumeSubscription)).problem?.code, 'not_cancelled')
})
