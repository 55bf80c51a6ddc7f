import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { checkPassword, logIn } from '@quintet/contracts/session'
import { type Product, startProduct } from '@quintet/testing'
import { listAccountEvents, summarizeAccount, summarizeAccounts } from './summaries.ts'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

test('finds an account by address or id, with its trial and the number of its sessions', async () => {
  const member = await product.aMember()
  const found = await summarizeAccount(product.foundation, member.email.toUpperCase())
  assert.ok(found)
  assert.equal(found.email, member.email)
  assert.equal(found.subscription?.state, 'trialing')
  assert.equal(found.subscription.hasAccess, true)
  assert.deepEqual([found.profiles, found.sessions], [1, 1])
  assert.deepEqual(await summarizeAccount(product.foundation, found.id), found)
  assert.deepEqual(await summarizeAccounts(product.foundation, member.email.slice(0, -4), 10), [found])
  assert.equal(await summarizeAccount(product.foundation, 'nobody@example.org'), null)
})

test('finds an account by its address in any letter case', async () => {
  const { email } = await product.aMember({ email: 'Grace.Hopper@Example.com' })
  for (const typed of [email, email.toLowerCase(), email.toUpperCase()])
    assert.equal((await summarizeAccount(product.foundation, typed))?.email, email, typed)
})

test('lists newest first, and treats a percent sign literally', async () => {
  const older = await product.aMember()
  product.clock.advance(1000)
  const newer = await product.aMember()
  const emails = (await summarizeAccounts(product.foundation, '', 100)).map(({ email }) => email)
  assert.ok(emails.indexOf(newer.email) < emails.indexOf(older.email))
  assert.deepEqual(await summarizeAccounts(product.foundation, '%', 10), [])
})

test('[security 2.6] lists an account’s log-in events with their devices', async () => {
  const { email, browser } = await product.aMember()
  await product.call(logIn, { body: { username: email, password: 'not the password', productId: 221 } })
  await browser.call(checkPassword, { body: { password: 'not the password' } })
  const events = await listAccountEvents(product.foundation, email, 10)
  assert.deepEqual(
    events?.map(({ kind, device }) => [kind, device]),
    [
      ['password_check_failed', 'Firefox · Linux'],
      ['log_in_failed', null],
      ['signed_up', 'Firefox · Linux'],
    ],
  )
  assert.equal(await listAccountEvents(product.foundation, 'nobody@example.org', 10), null)
})
