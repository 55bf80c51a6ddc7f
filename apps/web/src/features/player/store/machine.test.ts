import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'
import { NOTHING, step } from './machine.ts'
import type { Source } from './source.ts'
import type { Effect, Pause, PlayerEvent, PlayerState } from './state.ts'

const titleOf = (id: number, given: Partial<Playable> = {}): Playable => ({
  id,
  title: `Title ${id}`,
  vertical: 'movies',
  type: 'VIDEO',
  groupId: id,
  ...given,
})
const sourceOf = (streamId: string | null, given: Partial<Source> = {}): Source => ({
  type: 'VIDEO',
  streamId,
  manifest: `/media/${streamId}/master.m3u8`,
  chapters: [],
  subtitles: [],
  skips: [],
  heartbeatSeconds: 20,
  startAt: 30,
  ...given,
})
const requestFor = (item: Playable, given: Partial<PlayRequest> = {}): PlayRequest => ({
  item,
  queue: [item],
  ...given,
})

const film = titleOf(1)
const episodes = [titleOf(11), titleOf(12)]
const [first, second] = episodes as [Playable, Playable]
const tracks = [21, 22].map((id) => titleOf(id, { vertical: 'music-stream', type: 'AUDIO' }))
const [opening, closing] = tracks as [Playable, Playable]
const book = titleOf(31, { vertical: 'audio-books', type: 'AUDIO' })
const game = titleOf(41, { vertical: 'pc-games', type: 'GAME' })
const trailer = titleOf(51, { type: 'TRAILER' })

const after = (state: PlayerState, ...events: PlayerEvent[]): PlayerState =>
  events.reduce((before, event) => step(before, event).state, state)
const doneAt = (state: PlayerState, event: PlayerEvent): Effect['do'][] =>
  step(state, event).effects.map((effect) => effect.do)
const play = (request: PlayRequest): PlayerEvent => ({ is: 'play', request })
const starting = (request: PlayRequest) => after(NOTHING, play(request))
const opened = ({ attempt }: PlayerState, source: Source, isAnswered = true): PlayerEvent => ({
  is: 'opened',
  attempt,
  source,
  isAnswered,
})
function running(request: PlayRequest, source = sourceOf('str_1')): PlayerState {
  const started = starting(request)
  return after(started, opened(started, source))
}
const ended = (at: Pause, given: { wasSilent?: boolean; isHidden?: boolean } = {}): PlayerEvent => ({
  is: 'stream-ended',
  at,
  wasSilent: false,
  isHidden: false,
  ...given,
})
const PLAYING: Pause = { position: 70, isPaused: false }
const PAUSED: Pause = { position: 70, isPaused: true }

describe('playing a title', () => {
  test('Play opens a stream, which then runs from the resume point', () => {
    const { state, effects } = step(NOTHING, play(requestFor(film)))
    assert.equal(state.is, 'starting')
    assert.deepEqual(effects, [{ do: 'open', attempt: 1, request: requestFor(film) }])
    const run = step(state, opened(state, sourceOf('str_1')))
    assert.equal(run.state.is, 'running')
    assert.partialDeepStrictEqual(run.effects, [{ do: 'run', startAt: 30, staysPaused: false }])
  })

  test('a requested position takes precedence over the resume point', () => {
    const state = running(requestFor(film, { startAt: 5 }))
    assert.partialDeepStrictEqual(state, { is: 'running', startAt: 5 })
  })

  test('requesting the same title again continues it, and seeks only to a requested position', () => {
    const state = running(requestFor(book))
    assert.deepEqual(doneAt(state, play(requestFor(book))), [])
    assert.deepEqual(step(state, play(requestFor(book, { startAt: 600 }))).effects, [
      { do: 'play-from', seconds: 600 },
    ])
    assert.equal(after(state, play(requestFor(book, { startAt: 600 }))).is, 'running')
  })

  test('closing reports the position, ends the stream and removes the screen', () => {
    const state = running(requestFor(film))
    assert.deepEqual(doneAt(state, { is: 'close' }), ['leave', 'release'])
    assert.equal(after(state, { is: 'close' }).is, 'nothing')
    assert.deepEqual(doneAt(NOTHING, { is: 'close' }), [])
  })

  test('a stream that arrives after closing is ended', () => {
    const started = starting(requestFor(film))
    const closed = after(started, { is: 'close' })
    assert.deepEqual(step(closed, opened(started, sourceOf('str_1'))), {
      state: closed,
      effects: [{ do: 'end', streamId: 'str_1' }],
    })
    assert.deepEqual(doneAt(closed, { is: 'refused', attempt: started.attempt, failure: other }), [])
  })

  test('a film stops at its end until the user seeks back, a trailer closes there', () => {
    const state = after(running(requestFor(film)), { is: 'reached-end' })
    assert.equal(state.is, 'ended')
    assert.equal(after(state, { is: 'left-end' }).is, 'running')
    const shown = running(requestFor(trailer, { queue: [] }), sourceOf(null))
    assert.equal(after(shown, { is: 'reached-end' }).is, 'nothing')
    assert.deepEqual(doneAt(shown, { is: 'reached-end' }), ['leave', 'release'])
  })
})

const other = { kind: 'problem', problem: 'other' } as const

describe('preloading before Play', () => {
  test('nothing plays while preloading, nor after the preload has expired', () => {
    const state = after(NOTHING, { is: 'prepared', item: film })
    assert.equal(state.is, 'preparing')
    assert.equal(after(state, { is: 'lapsed' }).is, 'nothing')
    assert.equal(after(state, play(requestFor(film))).is, 'starting')
  })

  test('the current title keeps playing while another one is preloaded', () => {
    const state = running(requestFor(opening))
    assert.equal(after(state, { is: 'prepared', item: film }), state)
    assert.equal(after(state, { is: 'lapsed' }), state)
  })

  test('a preloaded stream runs at once, and is renewed when its announcement is answered', () => {
    const started = starting(requestFor(film))
    const early = after(started, opened(started, sourceOf('str_1'), false))
    assert.partialDeepStrictEqual(early, { is: 'running', isAnswered: false })
    const answer = step(early, opened(early, sourceOf('str_1')))
    assert.deepEqual(answer.effects, [{ do: 'renew', source: sourceOf('str_1') }])
    assert.partialDeepStrictEqual(answer.state, { is: 'running', isAnswered: true })
  })

  test('a preloaded stream that had to give way is replaced by the stream in the response, and its end is not reported before', () => {
    const started = starting(requestFor(film))
    const early = after(started, opened(started, sourceOf('str_1'), false))
    assert.deepEqual(step(early, ended(PLAYING)), { state: early, effects: [] })
    assert.deepEqual(doneAt(early, opened(early, sourceOf('str_2'))), ['run'])
  })
})

describe('changing to another title', () => {
  test('the next episode takes over the screen and starts from its resume point', () => {
    const request = requestFor(first, { queue: episodes })
    const state = running(request)
    const handed = step(state, { is: 'move', to: second })
    assert.equal(handed.state.is, 'handing-over')
    assert.deepEqual(handed.effects, [
      { do: 'hand-over', attempt: 2, request: { item: second, queue: episodes } },
    ])
    const next = after(handed.state, opened(handed.state, sourceOf('str_2')))
    assert.partialDeepStrictEqual(next, { is: 'running', startAt: 30, request: { item: second } })
  })

  test('the response to an earlier request is late, and its stream is ended', () => {
    const before = starting(requestFor(first, { queue: episodes }))
    const moved = after(before, { is: 'move', to: second })
    assert.deepEqual(doneAt(moved, opened(before, sourceOf('str_1'))), ['end'])
    assert.equal(after(moved, opened(before, sourceOf('str_1'))), moved)
  })

  test('a track starts from its beginning, automatically after the one before it', () => {
    const state = after(running(requestFor(opening, { queue: tracks })), { is: 'reached-end' })
    assert.partialDeepStrictEqual(state, { is: 'handing-over', request: { item: closing, startAt: 0 } })
  })

  test('the last track, a book and an episode stop at their end', () => {
    for (const request of [
      requestFor(closing, { queue: tracks }),
      requestFor(book, { queue: [book, closing] }),
      requestFor(first, { queue: episodes }),
    ])
      assert.equal(after(running(request), { is: 'reached-end' }).is, 'ended')
  })

  test('a title of another medium gets a new screen', () => {
    const state = running(requestFor(opening))
    assert.deepEqual(doneAt(state, play(requestFor(film))), ['leave', 'open'])
    assert.equal(after(state, play(requestFor(film))).is, 'starting')
  })
})

describe('failures', () => {
  const failedBy = (failure: PlayerState & { is: 'failed' }) => failure.failure

  test('reports too many streams, and a retry opens a new stream', () => {
    const started = starting(requestFor(film))
    const failure = { kind: 'too-many', streams: [] } as const
    const refused = step(started, { is: 'refused', attempt: started.attempt, failure })
    assert.deepEqual(failedBy(refused.state as PlayerState & { is: 'failed' }), failure)
    assert.deepEqual(refused.effects, [{ do: 'forget' }, { do: 'halt' }])
    assert.partialDeepStrictEqual(step(refused.state, { is: 'retry' }), {
      state: { is: 'starting' },
      effects: [{ do: 'leave' }, { do: 'open', attempt: 2 }],
    })
  })

  test('a lost connection is retried automatically once back online, any other failure only on request', () => {
    const started = starting(requestFor(film))
    const failAs = (problem: 'network' | 'other') =>
      after(started, { is: 'refused', attempt: started.attempt, failure: { kind: 'problem', problem } })
    assert.equal(after(failAs('network'), { is: 'online' }).is, 'starting')
    assert.equal(after(failAs('other'), { is: 'online' }).is, 'failed')
  })

  test('an engine error keeps the stream, and recovers by itself or on request', () => {
    const state = running(requestFor(film))
    const failed = step(state, { is: 'engine-failed', problem: 'media', code: 'bufferAppendError' })
    assert.partialDeepStrictEqual(failed, {
      state: { is: 'failed', failure: { problem: 'media', code: 'bufferAppendError' } },
      effects: [],
    })
    assert.deepEqual(after(failed.state, { is: 'engine-mended' }), state)
    assert.deepEqual(step(failed.state, { is: 'retry' }), { state, effects: [{ do: 'repair' }] })
  })

  test('a title with nothing to play fails, and its stream ends', () => {
    for (const [item, source] of [
      [game, sourceOf('str_1')],
      [film, sourceOf('str_1', { manifest: undefined })],
      [opening, sourceOf('str_1', { manifest: undefined, embedscript: '<iframe src="/x">' })],
    ] as const) {
      const started = starting(requestFor(item))
      const failed = step(started, opened(started, source))
      assert.partialDeepStrictEqual(failed.state, { is: 'failed', failure: { problem: 'not_playable' } })
      assert.deepEqual(failed.effects, [{ do: 'end', streamId: 'str_1' }])
    }
  })

  test('a failed title is replaced by another one', () => {
    const started = starting(requestFor(film))
    const failed = after(started, { is: 'refused', attempt: 1, failure: other })
    assert.partialDeepStrictEqual(after(failed, play(requestFor(opening))), { is: 'starting', attempt: 2 })
    assert.partialDeepStrictEqual(after(failed, play(requestFor(film))), { is: 'starting', attempt: 2 })
  })
})

describe('[product 2.10] a stream that ends during playback', () => {
  const state = running(requestFor(film))

  test('a stream ended elsewhere is reported', () => {
    const { state: failed, effects } = step(state, ended(PLAYING))
    assert.partialDeepStrictEqual(failed, {
      is: 'failed',
      failure: { problem: 'ended' },
      playing: null,
      resumes: null,
    })
    assert.deepEqual(effects, [{ do: 'halt' }])
    assert.equal(after(failed, { is: 'seen' }).is, 'failed')
  })

  test('a stream that ended because the device was silent is reopened at the same position', () => {
    const again = step(state, ended(PLAYING, { wasSilent: true }))
    assert.deepEqual(again.effects, [{ do: 'leave' }, { do: 'open', attempt: 2, request: requestFor(film) }])
    const next = after(again.state, opened(again.state, sourceOf('str_2')))
    assert.partialDeepStrictEqual(next, { is: 'running', startAt: 70, staysPaused: false })
  })

  test('a paused stream on a hidden page is only reopened once the page is visible, and stays paused', () => {
    const waiting = after(state, ended(PAUSED, { wasSilent: true, isHidden: true }))
    assert.equal(waiting.is, 'failed')
    const seen = after(waiting, { is: 'seen' })
    assert.partialDeepStrictEqual(seen, { is: 'starting', from: PAUSED })
    assert.partialDeepStrictEqual(after(seen, opened(seen, sourceOf('str_2'))), { staysPaused: true })
    assert.equal(after(state, ended(PAUSED, { wasSilent: true })).is, 'starting')
  })
})

describe('a waiting queue', () => {
  const request = requestFor(opening, { queue: tracks })
  const restored: PlayerEvent = { is: 'restored', request, position: 42, elsewhere: { device: 'Phone' } }
  const waiting = after(NOTHING, restored)

  test('[decisions 11.11] is restored without playing and continues from its position', () => {
    assert.deepEqual(doneAt(NOTHING, restored), ['show'])
    assert.partialDeepStrictEqual(waiting, { is: 'waiting', position: 42 })
    const { state, effects } = step(waiting, { is: 'go-on' })
    assert.equal(state.is, 'starting')
    assert.partialDeepStrictEqual(effects, [{ do: 'open', request: { item: opening, startAt: 42 } }])
    const sought = after(waiting, { is: 'seek', seconds: 7 }, { is: 'go-on' })
    assert.partialDeepStrictEqual(sought, { is: 'starting', request: { startAt: 7 } })
  })

  test('[decisions 11.11] does not replace what is playing, and is replaced by another title that is played', () => {
    const state = running(requestFor(film))
    assert.equal(after(state, restored), state)
    assert.partialDeepStrictEqual(after(waiting, play(requestFor(book))), {
      is: 'starting',
      request: { item: book },
    })
  })

  test('[decisions 11.11] does not start when it is changed', () => {
    const changed = { item: closing, queue: [closing] }
    assert.deepEqual(doneAt(waiting, { is: 'queue', request: changed }), [])
    assert.partialDeepStrictEqual(after(waiting, { is: 'queue', request: changed }), {
      is: 'waiting',
      request: changed,
    })
  })

  test('[decisions 11.11] music yields to another window and can continue here, a film does not', () => {
    const music = running(request)
    const event: PlayerEvent = { is: 'other-window', position: 12 }
    assert.deepEqual(doneAt(music, event), ['leave', 'halt'])
    assert.partialDeepStrictEqual(after(music, event), { is: 'waiting', position: 12, elsewhere: 'window' })
    const late = opened(music, sourceOf('str_2'))
    assert.deepEqual(doneAt(after(music, event), late), ['end'])
    const seen = running(requestFor(film))
    assert.equal(after(seen, event), seen)
  })
})

test('[decisions 11.8] when the engine continues with the next track, nothing is opened or loaded, and a late response belongs to it', () => {
  const request = requestFor(opening, { queue: tracks })
  const sound = { sampleRate: 44_100, runIn: 1024, samples: 441_000 }
  const before = running(request, sourceOf('str_1', { type: 'AUDIO', sound }))
  const source = sourceOf('str_1', { type: 'AUDIO', manifest: '/media/str_1/next/master.m3u8' })
  const { state, effects } = step(before, { is: 'went-on', item: closing, source })
  assert.partialDeepStrictEqual(state, { is: 'running', request: { item: closing }, source, startAt: 0 })
  assert.partialDeepStrictEqual(effects, [{ do: 'go-on', left: { position: 10, duration: 10 } }])
  assert.equal(effects.length, 1)
  assert.deepEqual(doneAt(state, opened(before, sourceOf('str_2'))), ['end'])
  assert.deepEqual(doneAt(state, opened(state, source)), ['renew'])
  const failed = after(before, { is: 'engine-failed', problem: 'media' })
  assert.deepEqual(step(failed, { is: 'went-on', item: closing, source }), { state: failed, effects: [] })
})
