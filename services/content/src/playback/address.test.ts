import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isGenuine, signAddress } from './address.ts'

const key = Buffer.alloc(32, 7)
const now = new Date('2026-11-21T12:00:00Z')
const address = { streamId: 'str_a', assetId: 'ast_b', expiry: now.getTime() / 1000 + 60 }
const mac = signAddress(key, address).split('/')[4] ?? ''

test('[decisions 4.23] an address is only genuine as signed, until it expires', () => {
  assert.equal(signAddress(key, address), `/media/str_a/${address.expiry}/${mac}/ast_b`)
  assert.equal(isGenuine(key, address, mac, now), true)
  assert.equal(isGenuine(key, address, mac, new Date(now.getTime() + 60_000)), false)
})

for (const [what, changed, changedMac] of [
  ['another stream', { ...address, streamId: 'str_x' }, mac],
  ['another asset', { ...address, assetId: 'ast_x' }, mac],
  ['a later end', { ...address, expiry: address.expiry + 1 }, mac],
  ['an expiry that is not a number', { ...address, expiry: Number.NaN }, mac],
  ['a shifted boundary', { ...address, streamId: `str_a/${address.expiry}`, expiry: address.expiry }, mac],
  ['no signature', address, ''],
  ['half a signature', address, mac.slice(0, 10)],
] as const)
  test(`[decisions 4.23] an address with ${what} is rejected`, () =>
    assert.equal(isGenuine(key, changed, changedMac, now), false))

test('[decisions 4.23] rejects an address signed with another key', () =>
  assert.equal(isGenuine(Buffer.alloc(32, 8), address, mac, now), false))
