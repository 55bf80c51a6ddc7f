import assert from 'node:assert/strict'
import { test } from 'node:test'
import { GIFT_CODE_BYTES, giftCodeOf, giftDays, giftStateOf, readGiftCode } from './gift.ts'

test('[decisions 3.28] a code has sixteen unambiguous letters and digits in groups of four', () => {
  const bytes = Uint8Array.from({ length: GIFT_CODE_BYTES }, (_, place) => place * 17)
  const code = giftCodeOf(bytes)
  assert.match(code, /^[A-HJ-NP-Z2-9]{4}(?:-[A-HJ-NP-Z2-9]{4}){3}$/)
  assert.equal(readGiftCode(code), code.replaceAll('-', ''))
})

test('[decisions 3.28] reads a code in any notation and rejects what cannot be one', () => {
  assert.equal(readGiftCode(' abcd efgh-jklm NPQR '), 'ABCDEFGHJKLMNPQR')
  for (const written of ['', 'ABCD-EFGH-JKLM', 'ABCD-EFGH-JKLM-NPQ0', 'ABCD-EFGH-JKLM-NPQR-S', '%'])
    assert.equal(readGiftCode(written), null, written)
})

test('[decisions 3.28] counts calendar months, even across a clock change', () => {
  assert.equal(giftDays(new Date('2027-01-31T12:00:00Z'), 1), 28)
  assert.equal(giftDays(new Date('2027-03-15T12:00:00Z'), 1), 31)
  assert.equal(giftDays(new Date('2027-02-15T12:00:00Z'), 12), 365)
})

const now = new Date('2026-11-26T12:00:00Z')
const later = new Date('2026-11-27T00:00:00Z')
for (const [issued, redeemed, voided, expiresAt, state] of [
  [3, 0, 0, later, 'open'],
  [3, 2, 0, later, 'open'],
  [3, 3, 0, now, 'redeemed'],
  [3, 2, 1, now, 'withdrawn'],
  [3, 0, 3, later, 'withdrawn'],
  [3, 2, 0, now, 'expired'],
] as const)
  test(`[decisions 13.22] of ${issued} codes ${redeemed} redeemed and ${voided} void until ${expiresAt.toISOString()} are ${state}`, () =>
    assert.equal(giftStateOf({ issued, redeemed, voided, expiresAt }, now), state))
