import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { createAppPassword, listAppPasswords, revokeAppPassword } from '@quintet/contracts/app-passwords'
import { exportUser } from '@quintet/contracts/personal-data'
import { createProfile, deleteProfile, switchProfile } from '@quintet/contracts/profiles'
import { changePassword } from '@quintet/contracts/passwords'
import { checkPassword, endSessions, listSessions } from '@quintet/contracts/session'
import { APP_PASSWORDS_MAX, type AppScope } from '@quintet/domain/account/app-passwords'
import {
  APP_PASSWORD_SECRET,
  identifyProgram,
  identifyProgramByToken,
} from '@quintet/platform/identity/app-passwords'
import { serviceSecret } from '@quintet/platform/identity/service-secret'
import { type Product, startProduct, TEST_PASSWORD, type TestMember } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

async function makePassword(
  member: TestMember,
  wish: { name?: string; scope?: AppScope; forKids?: boolean } = {},
) {
  await member.call(checkPassword, { body: { password: TEST_PASSWORD } })
  const { body, status } = await member.call(createAppPassword, {
    body: { name: 'Car radio', scope: 'music', ...wish },
  })
  assert.equal(status, 201)
  return body
}

const whoHolds = (password: string, scope: AppScope = 'music', email?: string) =>
  identifyProgram(
    product.db,
    { password, scope, ...(email === undefined ? {} : { email }) },
    product.clock.now(),
  )

test('[decisions 11.7] shows a password only once, lets it act as the profile that created it, and lists it with its last use', async () => {
  const member = await product.aMember()
  const made = await makePassword(member)
  assert.match(made.password, /^[a-km-np-z2-9]{32}$/)
  const [listed] = (await member.call(listAppPasswords)).body
  assert.deepEqual([listed?.name, listed?.scope, listed?.lastUsedAt], ['Car radio', 'music', null])
  assert.ok(!JSON.stringify(listed).includes(made.password))
  product.clock.advance(5_000)
  const asked = product.clock.now()
  const holder = await whoHolds(made.password)
  assert.equal(holder?.email, member.email)
  assert.equal(holder?.viewer.profileId, member.user.profile.id)
  assert.equal(holder?.viewer.kidLocked, false)
  const [used] = (await member.call(listAppPasswords)).body
  assert.ok(new Date(used?.lastUsedAt ?? 0) >= asked)
})

test('[decisions 11.7] an app password opens no other scope, no other account and not the API itself', async () => {
  const member = await product.aMember()
  const { password } = await makePassword(member)
  assert.equal(await whoHolds(password, 'podcast'), null)
  assert.equal(await whoHolds(password, 'music', 'somebody@example.org'), null)
  assert.ok(await whoHolds(password, 'music', member.email.toUpperCase()))
  const answer = await product.call(listSessions, undefined, { authorization: `Bearer ${password}` })
  assert.equal(answer.status, 401)
})

test('[decisions 11.7] token authentication uses the sealed password, which is stored for scope music only', async () => {
  const member = await product.aMember()
  const { password } = await makePassword(member)
  const secret = await serviceSecret(product.db, APP_PASSWORD_SECRET)
  const ask = (token: string, salt = 'c19b2d') =>
    identifyProgramByToken(product.db, secret, { email: member.email, token, salt }, product.clock.now())
  const token = createHash('md5').update(`${password}c19b2d`).digest('hex')
  assert.equal((await ask(token))?.viewer.profileId, member.user.profile.id)
  assert.ok(await ask(token.toUpperCase()))
  assert.equal(await ask(token, 'another'), null)
  assert.equal(await ask(token.slice(1)), null)
  await makePassword(member, { scope: 'podcast' })
  const rows = await product.db.selectFrom('app_password').select(['scope', 'sealed']).execute()
  for (const { scope, sealed } of rows) {
    assert.equal(sealed !== null, scope === 'music')
    assert.ok(!sealed?.includes(password))
  }
})

test('[decisions 11.7] revoking a password takes effect at once, and only its own account can revoke it', async () => {
  const member = await product.aMember()
  const stranger = await product.aMember()
  const { id, password } = await makePassword(member)
  const foreign = await stranger.call(revokeAppPassword, { params: { id } })
  assert.equal(foreign.problem?.code, 'unknown_app_password')
  assert.ok(await whoHolds(password))
  assert.equal((await member.call(revokeAppPassword, { params: { id } })).status, 204)
  assert.equal(await whoHolds(password), null)
  assert.deepEqual((await member.call(listAppPasswords)).body, [])
  assert.equal((await member.call(revokeAppPassword, { params: { id } })).status, 404)
})

test('[decisions 11.7] a password for a child is under the kids lock from the start', async () => {
  const member = await product.aMember()
  const { password, forKids } = await makePassword(member, { forKids: true })
  assert.equal(forKids, true)
  assert.equal((await whoHolds(password))?.viewer.kidLocked, true)
})

test('[decisions 11.7] logging out everywhere or changing the account password ends an app password, which never appears in the device list', async () => {
  const member = await product.aMember()
  const first = await makePassword(member)
  assert.equal((await member.call(listSessions)).body.length, 1)
  await member.call(changePassword, { body: { password: 'marble-heron-lantern' } })
  assert.equal(await whoHolds(first.password), null)
  const other = await product.aMember()
  const second = await makePassword(other)
  await other.call(endSessions)
  assert.equal(await whoHolds(second.password), null)
})

test('[decisions 11.7] deleting the profile ends its app passwords and passes them to no other profile', async () => {
  const member = await product.aMember()
  const { body: second } = await member.call(createProfile, { body: { name: 'Ben' } })
  await member.call(switchProfile, { params: { id: second.id } })
  const { password } = await makePassword(member)
  assert.equal((await whoHolds(password))?.viewer.profileId, second.id)
  await member.call(deleteProfile, { params: { id: second.id } })
  assert.equal(await whoHolds(password), null)
})

test('[decisions 11.7] limits an account to twenty app passwords, even under concurrent requests', async () => {
  const member = await product.aMember()
  await member.call(checkPassword, { body: { password: TEST_PASSWORD } })
  const answers = await Promise.all(
    Array.from({ length: APP_PASSWORDS_MAX + 3 }, (_, at) =>
      member.call(createAppPassword, { body: { name: `Program ${at}`, scope: 'tv' } }),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  assert.deepEqual(
    refused.map(({ problem }) => problem?.code),
    Array.from({ length: 3 }, () => 'too_many_app_passwords'),
  )
})

test('[decisions 11.7, decisions 3.10] the data export lists an app password by name, without the password itself', async () => {
  const member = await product.aMember()
  const { password } = await makePassword(member, { name: 'Kitchen' })
  const exported = JSON.stringify((await member.call(exportUser)).body)
  assert.match(exported, /"Kitchen"/)
  assert.ok(!exported.includes(password))
})
