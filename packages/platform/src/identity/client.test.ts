import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deviceName, networkOf } from './client.ts'

for (const [address, network] of [
  ['192.0.2.77', '192.0.2'],
  ['::ffff:192.0.2.77', '192.0.2'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
] as const)
  test(`[security 2.5] attempts from ${address} count for the network ${network}`, () =>
    assert.equal(networkOf(address), network))

for (const [userAgent, name] of [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
    'Safari · macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/156.0 Safari/537.36 Edg/156.0', 'Edge · Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1',
    'Safari · iPhone',
  ],
  ['curl/8.5.0', 'curl'],
  ['', 'unknown'],
] as const)
  test(`[decisions 2.4] a device is named ${name}`, () => assert.equal(deviceName(userAgent), name))
