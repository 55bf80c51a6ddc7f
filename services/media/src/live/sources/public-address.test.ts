import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { addressesOf, isPublicAddress, PrivateAddress } from './public-address.ts'

describe('where a live source may be pulled from', () => {
  const inner = [
    '127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '255.255.255.255',
    '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:0:1::', 'no address',
  ] // prettier-ignore
  for (const address of inner)
    test(`[decisions 12.10] not from ${address}`, () => assert.equal(isPublicAddress(address), false))
  for (const address of ['1.1.1.1', '93.184.216.34', '2606:4700::1111', '::ffff:1.1.1.1'])
    test(`[decisions 12.10] from ${address}`, () => assert.equal(isPublicAddress(address), true))

  test('[decisions 12.10] a name that leads to this machine is refused, however the address is written', async () => {
    for (const host of ['localhost', '127.1', '2130706433', '[::1]', '0x7f.1'])
      await assert.rejects(addressesOf(host, { allowsPrivate: false }), PrivateAddress, host)
    assert.ok((await addressesOf('localhost', { allowsPrivate: true })).length > 0)
  })
})
