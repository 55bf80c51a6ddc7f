import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { seal, unseal } from './sealed.ts'

const key = randomBytes(32)

const SECRET = Buffer.from('geheim')

test('[decisions 11.7] opens a sealed secret with its key, in its own row', () => {
  const sealed = seal(key, SECRET, 'app_1')
  assert.deepEqual(unseal(key, sealed, 'app_1'), SECRET)
  assert.ok(!sealed.includes(SECRET))
  assert.notDeepEqual(seal(key, SECRET, 'app_1'), sealed, 'twice the same text is not told')
})

test('[decisions 11.7] rejects another key, another row and altered bytes', () => {
  const sealed = seal(key, SECRET, 'app_1')
  const changed = Buffer.from(sealed)
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1
  assert.throws(() => unseal(randomBytes(32), sealed, 'app_1'))
  assert.throws(() => unseal(key, sealed, 'app_2'))
  assert.throws(() => unseal(key, changed, 'app_1'))
})
