import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addressesOf, PrivateAddress } from './public-address.ts'

describe('where a live source may be pulled from', () => {
  test('[decisions 12.10] refuses a name that resolves to this machine, however the address is written', async () => {
    for (const host of ['localhost', '127.1', '2130706433', '[::1]', '0x7f.1'])
      await assert.rejects(addressesOf(host, { allowsPrivate: false }), PrivateAddress, host)
    assert.ok((await addressesOf('localhost', { allowsPrivate: true })).length > 0)
  })
})
