import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Playable } from '../../../playing/play-request.ts'
import { BEFORE_LOADING, type EngineSnapshot } from '../engine/engine.ts'
import { newsOf, snapshotFor } from './engine-news.ts'
import type { Ending, PlayerState } from './state.ts'

const MANIFEST = '/media/str_1/master.m3u8'
const item: Playable = { id: 1, title: 'Title', vertical: 'movies', type: 'VIDEO', groupId: 1 }
const request = { item, queue: [item] }
const running: PlayerState & { is: 'running' } = {
  is: 'running',
  attempt: 1,
  request,
  source: {
    type: 'VIDEO',
    streamId: 'str_1',
    manifest: MANIFEST,
    chapters: [],
    subtitles: [],
    skips: [],
    heartbeatSeconds: 20,
    startAt: 0,
  },
  startAt: 0,
  staysPaused: false,
  isAnswered: true,
}
const ending: Ending = { at: { position: 70, isPaused: false }, wasSilent: true, isHidden: false }
const told = (given: Partial<EngineSnapshot>): EngineSnapshot => ({
  ...BEFORE_LOADING,
  manifest: MANIFEST,
  state: 'playing',
  position: 70,
  ...given,
})
const newsAt = (state: PlayerState, given: Partial<EngineSnapshot>) =>
  newsOf(state, told(given), () => ending)

test('a playing engine raises no event, and one at its end raises a single one', () => {
  assert.equal(newsAt(running, {}), null)
  assert.deepEqual(newsAt(running, { state: 'ended' }), { is: 'reached-end' })
  const ended = { ...running, is: 'ended' } as const
  assert.equal(newsAt(ended, { state: 'ended' }), null)
  assert.deepEqual(newsAt(ended, { state: 'playing' }), { is: 'left-end' })
})

test('a refused address means that the stream has ended, but only once Play has been answered', () => {
  const refused = { error: 'ended', errorCode: 'HTTP-410' } as const
  assert.deepEqual(newsAt(running, refused), { is: 'stream-ended', ...ending, code: 'HTTP-410' })
  assert.equal(newsAt({ ...running, isAnswered: false }, refused), null)
})

test('reports a failure once, and its recovery', () => {
  const failing = { error: 'network', errorCode: 'levelLoadError' } as const
  assert.deepEqual(newsAt(running, failing), {
    is: 'engine-failed',
    problem: 'network',
    code: 'levelLoadError',
  })
  const failed: PlayerState = {
    is: 'failed',
    attempt: 1,
    request,
    failure: { kind: 'problem', problem: 'network' },
    playing: running,
    resumes: null,
  }
  assert.equal(newsAt(failed, failing), null)
  assert.deepEqual(newsAt(failed, {}), { is: 'engine-mended' })
})

test('ignores what the engine still reports about the previous title', () => {
  const snapshot = told({ volume: 0.3, duration: 100 })
  assert.equal(newsAt(running, { manifest: '/media/str_0/master.m3u8', state: 'ended' }), null)
  const handing: PlayerState = { is: 'handing-over', attempt: 2, request }
  assert.partialDeepStrictEqual(snapshotFor(handing, snapshot), { position: 0, duration: 0, volume: 0.3 })
  assert.equal(snapshotFor(running, snapshot), snapshot)
})

test('[decisions 11.11] until the title plays, its position is where it is going to start', () => {
  const loading = { manifest: null, position: 0 }
  const wished = { ...request, startAt: 42 }
  const starting: PlayerState = { is: 'starting', attempt: 2, request: wished, from: null }
  assert.equal(snapshotFor(starting, told(loading)).position, 42)
  const broken: PlayerState = { ...starting, from: { position: 50, isPaused: false } }
  assert.equal(snapshotFor(broken, told(loading)).position, 50)
  assert.equal(snapshotFor({ ...running, startAt: 42 }, told(loading)).position, 42)
})
