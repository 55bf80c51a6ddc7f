import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeSegmentLeases } from './segment-leases.ts'

const FOLDER = '/media/str_1/99/mac/ast_1'
const SEGMENT = `https://quintet.test${FOLDER}/v-360p/00001.m4s`

let nowMs = 0
const leases = makeSegmentLeases(() => nowMs)
const lend = (expiry: number, atMs: number) => {
  // Test files share a process, and another one sets a location of its own.
  Object.assign(globalThis, { location: { href: 'https://quintet.test/movies/movie/7' } })
  nowMs = atMs
  leases.hold(`${FOLDER}/master.m3u8`, { base: `/media/segments/${expiry}/m/str_1/ast_1`, seconds: 30 })
}
const leasedAddress = (address: string, atMs: number) => {
  nowMs = atMs
  return leases.addressOf(address)
}

test('[decisions 4.24] segments come from the proxy while a lease is held, and from the service once it has expired', () => {
  lend(130, 100_000)
  assert.equal(leasedAddress(SEGMENT, 120_000), '/media/segments/130/m/str_1/ast_1/v-360p/00001.m4s')
  assert.equal(leasedAddress(SEGMENT, 129_000), null)
  lend(150, 120_000)
  assert.equal(leasedAddress(SEGMENT, 129_000), '/media/segments/150/m/str_1/ast_1/v-360p/00001.m4s')
})

test('[decisions 4.24] never requests keys, playlists or other streams’ segments from the proxy', () => {
  lend(130, 100_000)
  for (const address of [
    `https://quintet.test${FOLDER}/key/0`,
    `https://quintet.test${FOLDER}/v-360p/index.m3u8`,
    SEGMENT.replace('str_1', 'str_2'),
  ])
    assert.equal(leasedAddress(address, 101_000), null, address)
})

test('[decisions 4.24] drops a lease that the proxy refuses, so that the service is asked', () => {
  lend(130, 100_000)
  assert.equal(leases.drop(`${FOLDER}/master.m3u8`), true)
  assert.equal(leasedAddress(SEGMENT, 101_000), null)
  assert.equal(leases.drop(`${FOLDER}/master.m3u8`), false)
})
