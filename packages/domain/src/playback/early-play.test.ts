import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayPlayEarly, waitingOf } from './early-play.ts'

const hour = 3600
for (const [name, packaging, may] of [
  ['is packaged as fast as it plays', { made: 4, before: 0, duration: hour, elapsed: 4 }, true],
  ['is short and packaged a little slower', { made: 4, before: 0, duration: 60, elapsed: 6 }, true],
  ['is long and packaged a little slower', { made: 4, before: 0, duration: hour, elapsed: 6 }, false],
  ['is packaged slowly, but almost finished', { made: 1300, before: 0, duration: hour, elapsed: 2000 }, true],
  ['is resumed slowly', { made: 1204, before: 1200, duration: hour, elapsed: 8 }, false],
  ['is resumed fast', { made: 1204, before: 1200, duration: hour, elapsed: 3 }, true],
  ['would stall for half a minute', { made: 4, before: 0, duration: 60, elapsed: 90 / 14 }, true],
  ['has made no progress since', { made: 60, before: 60, duration: 60, elapsed: 3 }, false],
  ['has no media yet', { made: 0, before: 0, duration: 60, elapsed: 3 }, false],
] as const)
  test(`[decisions 10.7] a film that ${name} ${may ? 'plays' : 'does not play'} while it is packaged`, () =>
    assert.equal(mayPlayEarly(packaging), may))

test('a player that starts now waits for packaging that is slower than playback', () => {
  assert.equal(waitingOf({ made: 10, before: 0, duration: 100, elapsed: 20 }), 80)
})
