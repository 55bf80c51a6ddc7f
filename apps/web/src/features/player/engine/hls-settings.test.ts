import assert from 'node:assert/strict'
import { test } from 'node:test'
import HlsPlayer from 'hls.js'
import { hlsSettings, KEEPS_UP, STAYS_BEHIND } from './hls-settings.ts'

const LEASES = { addressOf: () => undefined, hold() {}, drop: () => false }

test('[decisions 12.2] hls.js accepts the settings, and only live viewers catch up with the live edge', () => {
  const settings = hlsSettings({ startPosition: -1, isAhead: false }, LEASES as never)
  const { config } = new HlsPlayer(settings)
  assert.equal(config.maxLiveSyncPlaybackRate, 1)
  assert.ok(KEEPS_UP.maxLiveSyncPlaybackRate > 1)
  assert.ok(KEEPS_UP.liveMaxLatencyDurationCount > config.liveSyncDurationCount)
  for (const name of ['maxLiveSyncPlaybackRate', 'liveMaxLatencyDurationCount'] as const)
    assert.equal(STAYS_BEHIND[name], HlsPlayer.DefaultConfig[name], name)
})
