import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isProblem } from '@quintet/contracts/problem'
import { documentOf } from '@quintet/contracts/problems'
import { hashSecret, verifySecret } from './passwords.ts'

test('[security 2.1] verifies the right secret and rejects a wrong or missing one', async () => {
  const stored = await hashSecret('velvet-otter-canyon', 'ada')
  assert.match(stored, /^argon2id\$[\w-]{22}\$[\w-]{43}$/)
  assert.notEqual(await hashSecret('velvet-otter-canyon', 'ada'), stored, 'salted')
  assert.equal(await verifySecret('velvet-otter-canyon', stored, 'ada'), true)
  for (const nobodys of [null, undefined]) assert.equal(await verifySecret('anything', nobodys, 'ada'), false)
  assert.equal(await verifySecret('velvet-otter-canyo', stored, 'ada'), false)
})

test('[security 2.1] verifies a password hashed by an earlier version, as the hash parameters are unchanged', async () => {
  const stored = 'argon2id$YSBzYWx0IG9mIDE2IGJ5dA$3pNhMp1iAyCMp153yg2QZ0eQQPjAKYD27Kr9iXGYjAQ'
  assert.equal(await verifySecret('velvet-otter-canyon', stored, 'ada'), true)
})

test('[security 2.1] lets at most a hundred wait to be hashed and refuses more as overloaded', async () => {
  const asked = 110
  const outcomes = await Promise.allSettled(
    Array.from({ length: asked }, (_, index) => verifySecret(`guess ${index}`, null, `network ${index}`)),
  )
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  assert.equal(refused.length, asked - 102, 'two at work, a hundred waiting')
  for (const { reason } of refused as PromiseRejectedResult[]) {
    assert.ok(isProblem(reason, 'overloaded'))
    assert.deepEqual([documentOf(reason).status, reason.details.retryAfter], [503, 5])
  }
  assert.equal(await verifySecret('after that', null, 'ada'), false, 'the queue is free again')
})

test('[security 2.1] lets at most ten of one account wait, and others take their turns in between', async () => {
  const done: string[] = []
  const note = async (owner: string) => {
    await verifySecret('guess', null, owner)
    done.push(owner)
  }
  const flood = Array.from({ length: 110 }, () => note('flood'))
  const others = ['ada', 'grace'].map(note)
  const outcomes = await Promise.allSettled(flood)
  await Promise.all(others)
  assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 98, 'two at work, ten waiting')
  // In order of arrival they would be the last two of the fourteen.
  assert.ok(done.indexOf('ada') < 10 && done.indexOf('grace') < 10, done.join())
})

const ACCENTED = 'Überraschung für Zoë'

test('[security 2.1] the same password is right however a keyboard composes its letters and blanks', async () => {
  const stored = await hashSecret(ACCENTED.normalize('NFD'), 'ada')
  for (const typed of [
    ACCENTED.normalize('NFC'),
    ACCENTED.normalize('NFD'),
    ACCENTED.replaceAll(' ', '\u00A0'),
  ])
    assert.equal(await verifySecret(typed, stored, 'ada'), true)
  assert.equal(await verifySecret('Uberraschung fur Zoe', stored, 'ada'), false)
})

test('[security 2.1] a password that was hashed as a Mac sent it still opens its account, from everywhere', async () => {
  const stored = 'argon2id$YSBzYWx0IG9mIDE2IGJ5dA$upLKVVDhyABfde7C3KTlFLkBZDGgZPc7WNgz-nO5cbQ'
  assert.equal(await verifySecret(ACCENTED.normalize('NFC'), stored, 'ada'), true)
  assert.equal(await verifySecret(ACCENTED.normalize('NFD'), stored, 'ada'), true)
  assert.equal(await verifySecret(ACCENTED.toLowerCase(), stored, 'ada'), false)
})
