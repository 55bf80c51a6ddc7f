import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { updateProfile } from '@quintet/contracts/profiles'
import { getMe, updateUser } from '@quintet/contracts/user'
import { type Product, startProduct } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

test('[accounts 7.1] the profile form changes names, gender and location, and returns the user', async () => {
  const { call } = await product.aMember()
  const change = { firstName: 'Grace', lastName: 'Hopper', gender: 'female', location: 'Wien' } as const
  const { status, body } = await call(updateUser, { body: change })
  assert.equal(status, 200)
  assert.deepEqual({ ...body, ...change }, body)
  assert.deepEqual((await call(getMe)).body, body)
})

test('[decisions 2.7] the first profile follows the user’s name until it is renamed', async () => {
  const { call, user } = await product.aMember({ name: 'Ada Lovelace' })
  const renamed = (await call(updateUser, { body: { firstName: 'Augusta' } })).body
  assert.deepEqual([renamed.firstName, renamed.profile.name], ['Augusta', 'Augusta'])

  await call(updateProfile, { params: { id: user.profile.id }, body: { name: 'Mum' } })
  assert.equal((await call(updateUser, { body: { firstName: 'Ada' } })).body.profile.name, 'Mum')
})

test('[decisions 3.4] accepts surname as an alias of lastName', async () => {
  const { call } = await product.aMember()
  assert.equal((await call(updateUser, { body: { surname: 'Lamarr' } })).body.lastName, 'Lamarr')
})

test('[accounts 5.2] rejects empty fields with the form’s messages', async () => {
  const { call } = await product.aMember()
  for (const [field, message] of [
    ['firstName', 'Name is required.'],
    ['lastName', 'Last name is required.'],
    ['location', 'Location is required.'],
  ] as const) {
    const { status, problem } = await call(updateUser, { body: { [field]: ' ' } })
    assert.deepEqual([status, problem?.errors], [422, [{ path: field, message }]])
  }
  const answer = await product.send('/api/user', { method: 'PATCH' })
  assert.equal(answer.status, 401)
})

test('[decisions 3.4] refuses a name that hides or turns text, and saves any that sign-up accepted', async () => {
  const { call } = await product.aMember()
  for (const field of ['firstName', 'lastName', 'surname', 'location'] as const)
    for (const name of ['Ada\nLovelace', 'Ada\u202Ecalevol', 'A\u200Bda']) {
      const { status, problem } = await call(updateUser, { body: { [field]: name } })
      const errors = [{ path: field, message: 'This character is not allowed.' }]
      assert.deepEqual([status, problem?.errors], [422, errors])
    }
  const name = 'ا'.repeat(59) + '\u200C' + 'ا'.repeat(60)
  const stranger = await product.aMember({ name })
  const { status, body } = await stranger.call(updateUser, { body: { firstName: name } })
  assert.deepEqual([status, body.firstName], [200, name])
})

test('[security 1.5] ignores fields that the form does not have', async () => {
  const { call, send, email } = await product.aMember()
  const earlier = (await call(getMe)).body
  for (const field of [
    'email',
    'kidLocked',
    'expireAt',
    'cancelAt',
    'nextBillAt',
    'subscription',
    'id',
    'password_hash',
  ]) {
    const answer = await send('/api/user', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ firstName: 'Eve', [field]: true }),
    })
    assert.equal(answer.status, 422, field)
  }
  const { body } = await call(getMe)
  assert.deepEqual(body, earlier)
  assert.equal(body.email, email)
})
