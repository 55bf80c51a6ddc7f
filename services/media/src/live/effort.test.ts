import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ladderOf } from '../transcode/ladder.ts'
import { LagWatch, lighterThan, planAt } from './effort.ts'
import type { LivePlan } from './maker-arguments.ts'

const EVERY_MS = 200
const planOf = (width: number, height: number): LivePlan => ({
  picture: {
    ladder: ladderOf({ width, height, framesPerSecond: 25 }, 2),
    streamIndex: 0,
    isInterlaced: false,
    isRgb: false,
    isHdr: false,
  },
  soundIndex: 1,
  hasParts: false,
})
const HD = planOf(1920, 1080)

/** Returns the first report for a lag of `lagAt` after a number of seconds; `bytesAt` defaults to what arrives in that time. */
function toldOf(
  lagAt: (seconds: number) => number,
  bytesAt = (seconds: number) => lagAt(seconds) * 1e6,
): { speed: number; seconds: number } | null {
  const watch = new LagWatch(EVERY_MS)
  for (let sample = 0; sample < 300; sample++) {
    const seconds = (sample * EVERY_MS) / 1000
    const speed = watch.push({ lagMs: lagAt(seconds) * 1000, bytes: bytesAt(seconds) })
    if (speed !== null) return { speed: Number(speed.toFixed(2)), seconds: Math.round(seconds) }
  }
  return null
}

test('[decisions 12.10] reports within twelve seconds that a machine encoding at 0.75 speed falls behind', () => {
  assert.deepEqual(
    toldOf((seconds) => seconds / 4),
    { speed: 0.75, seconds: 12 },
  )
})

test('[decisions 12.10] a slow start, a burst and a constant lag do not count as falling behind', () => {
  assert.equal(
    toldOf((seconds) => Math.max(0, 3 - seconds / 2)),
    null,
  )
  assert.equal(
    toldOf((seconds) => (seconds > 20 ? Math.max(0, 8 - (seconds - 20) / 2) : 0)),
    null,
  )
  assert.equal(
    toldOf(() => 4),
    null,
  )
  // A playlist's first segments arrive all at once: twenty seconds of them are encoded in fifteen.
  const left = (seconds: number) => Math.max(0, 20 - (seconds * 4) / 3)
  assert.equal(
    toldOf((seconds) => (left(seconds) > 0 ? seconds : 0), left),
    null,
  )
})

test('[decisions 12.10] a slower machine gets less work: cheaper encoding first, then fewer sizes', () => {
  const given = (effort: number, speed: number) => lighterThan(effort, HD, speed)
  assert.deepEqual([given(0, 0.9), given(0, 0.6), given(0, 0.3), given(0, 0.05)], [1, 2, 3, 4])
  assert.deepEqual([given(2, 0.9), given(3, 0.9), given(4, 0.9)], [3, 4, null])
  const told = [0, 1, 2, 3, 4].map((effort) => {
    const { plan, preset } = planAt(HD, effort)
    return [preset, plan.picture?.ladder.rungs.map(({ name }) => name).join(' ')]
  })
  assert.deepEqual(told, [
    ['veryfast', '360p 720p 1080p'],
    ['superfast', '360p 720p 1080p'],
    ['ultrafast', '360p 720p 1080p'],
    ['ultrafast', '360p 720p'],
    ['ultrafast', '360p'],
  ])
})

test('[decisions 12.10] never removes the last size of a small picture, nor any for audio', () => {
  assert.equal(lighterThan(2, planOf(640, 360), 0.5), null)
  assert.equal(lighterThan(0, planOf(640, 360), 0.1), 2)
  assert.equal(lighterThan(0, { picture: null, soundIndex: 0, hasParts: false }, 0.5), null)
})
