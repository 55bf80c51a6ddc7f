import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toBase32 } from './base32.ts'
import { codeAt, setUpAddress, stepAt, stepOfCode } from './totp.ts'

const SECRET = Buffer.from('12345678901234567890')

test('[decisions 13.1] computes the codes of RFC 6238', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ] as const)
    assert.equal(codeAt(SECRET, stepAt(new Date(seconds * 1000))), code)
})

test('[decisions 13.1] accepts a code within one step of its time, and only once', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const step = stepAt(now)
  for (const at of [step - 1, step, step + 1])
    assert.equal(stepOfCode(SECRET, codeAt(SECRET, at), 0, now), at)
  for (const at of [step - 2, step + 2]) assert.equal(stepOfCode(SECRET, codeAt(SECRET, at), 0, now), null)
  assert.equal(stepOfCode(SECRET, codeAt(SECRET, step), step, now), null)
  assert.equal(stepOfCode(SECRET, 'not it', 0, now), null)
})

test('encodes the secret as in RFC 4648, and as a URI for authenticator apps to scan', () => {
  assert.deepEqual(
    ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => toBase32(Buffer.from(text))),
    ['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'],
  )
  assert.equal(
    setUpAddress(SECRET, { email: 'ada@example.org', issuer: 'My House' }),
    'otpauth://totp/My%20House:ada%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=My%20House',
  )
})
