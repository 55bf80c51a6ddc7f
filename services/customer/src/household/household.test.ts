import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'

import { getContinue, putHistory } from '@quintet/contracts/history'
import { addToPlaylist } from '@quintet/contracts/playlist'
import * as profiles from '@quintet/contracts/profiles'
import { logIn } from '@quintet/contracts/session'
import { getMe } from '@quintet/contracts/user'
import { type Product, startProduct, TEST_PASSWORD, type TestMember } from '@quintet/testing'

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product.stop())

const add = (member: TestMember, name: string) => member.call(profiles.createProfile, { body: { name } })

test('[decisions 2.7] a new account has one profile, named after its user', async () => {
  const { call } = await product.aMember({ name: 'Grace Hopper' })
  const { body } = await call(profiles.listProfiles)
  assert.deepEqual(
    body.map(({ name, language }) => [name, language]),
    [['Grace', null]],
  )
})

test('[decisions 2.7, accounts 9.5] allows five profiles and no sixth, even under concurrent requests', async () => {
  const member = await product.aMember()
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => add(member, `Kind ${i}`)))
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  assert.deepEqual(statuses, [201, 201, 201, 201, 409, 409, 409, 409])
  assert.equal(answers.find(({ status }) => status === 409)?.problem?.code, 'too_many_profiles')
  assert.equal((await member.call(profiles.listProfiles)).body.length, 5)
})

test('[decisions 2.7, decisions 2.9] a session acts as one profile, and each profile has its own history', async () => {
  const member = await product.aMember()
  const title = await product.aTitle({ media: 'video' })
  const { body: second } = await add(member, 'Ben')
  await member.call(putHistory, {
    params: { contentId: title.id },
    body: { position: 120, duration: 600, sequence: 1, at: product.clock.now().toISOString() },
  })
  assert.equal((await member.call(getContinue)).body.length, 1)
  assert.equal((await member.call(profiles.switchProfile, { params: { id: second.id } })).status, 200)
  assert.equal((await member.call(getMe)).body.profile.name, 'Ben')
  assert.equal((await member.call(getContinue)).body.length, 0)
})

test('[decisions 5.1] a profile’s chosen language overrides the browser’s at once', async () => {
  const { browser } = await product.aMember()
  const { body: mine } = await browser.call(profiles.listProfiles)
  const answer = await browser.call(profiles.updateProfile, {
    params: { id: mine[0]?.id ?? '' },
    body: { language: 'en' },
  })
  assert.equal(answer.body.language, 'en')
  assert.equal(browser.cookies.get('language'), 'en')
})

test('[decisions 2.7] removing a profile removes its history; devices that used it continue as the first profile', async () => {
  const member = await product.aMember({ name: 'Ada Lovelace' })
  const { body: second } = await add(member, 'Ben')
  await member.call(profiles.switchProfile, { params: { id: second.id } })
  assert.equal((await member.call(profiles.deleteProfile, { params: { id: second.id } })).status, 204)
  const { status, body } = await member.call(getMe)
  assert.deepEqual([status, body.profile.name, body.profiles.length], [200, 'Ada', 1])
})

test('[decisions 2.7] removing a profile while other devices use it or switch to it fails no request and keeps them logged in', async () => {
  const member = await product.aMember()
  const title = await product.aTitle({ media: 'video' })
  const devices = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const device = product.openBrowser()
      await device.call(logIn, {
        body: { username: member.email, password: TEST_PASSWORD, productId: 221 },
      })
      return device
    }),
  )
  for (let round = 0; round < 8; round++) {
    const { body } = await add(member, `Guest ${round}`)
    const params = { id: body.id }
    await devices[0]?.call(profiles.switchProfile, { params })
    const answers = await Promise.all([
      ...devices.flatMap(({ call }) => [
        call(profiles.switchProfile, { params }),
        call(addToPlaylist, { body: { contentId: title.id, category: 'movies' } }),
        call(getMe),
      ]),
      member.call(profiles.deleteProfile, { params }),
      ...devices.map(({ call }) => call(profiles.switchProfile, { params })),
    ])
    for (const { status, problem } of answers)
      assert.ok(status < 300 || problem?.code === 'unknown_profile', `${status} ${problem?.code}`)
    for (const { call } of devices) assert.equal((await call(getMe)).body.profile.name, 'Ada')
  }
})

test('[decisions 2.7] the first profile cannot be removed', async () => {
  const { call } = await product.aMember()
  const [first] = (await call(profiles.listProfiles)).body
  const answer = await call(profiles.deleteProfile, { params: { id: first?.id ?? '' } })
  assert.deepEqual([answer.status, answer.problem?.code], [409, 'first_profile'])
})

test('[security 2.7] another account’s profile is reported as unknown', async () => {
  const [mine, theirs] = [await product.aMember(), await product.aMember()]
  const { body: foreign } = await add(theirs, 'Ben')
  for (const id of [foreign.id, 'pro_none']) {
    const params = { id }
    for (const answer of [
      await mine.call(profiles.updateProfile, { params, body: { name: 'Mine' } }),
      await mine.call(profiles.deleteProfile, { params }),
      await mine.call(profiles.switchProfile, { params }),
    ])
      assert.deepEqual([answer.status, answer.problem?.code], [404, 'unknown_profile'])
  }
  assert.deepEqual(
    (await theirs.call(profiles.listProfiles)).body.map(({ name }) => name),
    ['Ada', 'Ben'],
  )
})

test('[decisions 2.7] requires a name for a profile', async () => {
  const { call } = await product.aMember()
  const answer = await call(profiles.createProfile, { body: { name: '  ' } })
  assert.deepEqual(answer.problem?.errors, [{ path: 'name', message: 'Name is required.' }])
})
