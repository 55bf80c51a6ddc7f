import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APP_PASSWORD_BYTES, spellAppPassword } from './app-passwords.ts'

test('[decisions 11.7] encodes 160 bits as 32 unambiguous letters', () => {
  assert.equal(spellAppPassword(new Uint8Array(APP_PASSWORD_BYTES)), 'a'.repeat(32))
  assert.equal(spellAppPassword(new Uint8Array(APP_PASSWORD_BYTES).fill(255)), '9'.repeat(32))
})

test('[decisions 11.7] every bit changes the text', () => {
  const spelt = new Set<string>()
  for (let bit = 0; bit < APP_PASSWORD_BYTES * 8; bit++) {
    const bytes = new Uint8Array(APP_PASSWORD_BYTES)
    bytes[bit >> 3] = 1 << (bit & 7)
    spelt.add(spellAppPassword(bytes))
  }
  assert.equal(spelt.size, APP_PASSWORD_BYTES * 8)
  for (const text of spelt) assert.match(text, /^[a-km-np-z2-9]{32}$/)
})
