import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayPlayEarly, waitingOf } from './early-play.ts'

const hour = 3600
for (const [name, packaging, may] of [
  ['is made as fast as it plays', { made: 4, before: 0, duration: hour, elapsed: 4 }, true],
  ['is short, and made a little slower', { made: 4, before: 0, duration: 60, elapsed: 6 }, true],
  ['is long, and made a little slower', { made: 4, before: 0, duration: hour, elapsed: 6 }, false],
  ['is made slowly, but nearly there', { made: 1300, before: 0, duration: hour, elapsed: 2000 }, true],
  ['has been gone on with, slowly', { made: 1204, before: 1200, duration: hour, elapsed: 8 }, false],
  ['has been gone on with, fast', { made: 1204, before: 1200, duration: hour, elapsed: 3 }, true],
  ['would stand still for half a minute', { made: 4, before: 0, duration: 60, elapsed: 90 / 14 }, true],
  ['is no further than before', { made: 60, before: 60, duration: 60, elapsed: 3 }, false],
  ['has nothing yet', { made: 0, before: 0, duration: 60, elapsed: 3 }, false],
] as const)
  test(`[decisions 10.7] a film that ${name} ${may ? 'plays' : 'does not play'} while it is made`, () =>
    assert.equal(mayPlayEarly(packaging), may))

test('a player that starts now waits for packaging that is slower than playback', () => {
  assert.equal(waitingOf({ made: 10, before: 0, duration: 100, elapsed: 20 }), 80)
})
