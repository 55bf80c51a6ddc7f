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

describe('playing one title', () => {
  test('Play asks for a stream, which then runs where one had stopped', () => {
    const { state, effects } = step(NOTHING, play(requestFor(film)))
    assert.equal(state.is, 'starting')
    assert.deepEqual(effects, [{ do: 'open', attempt: 1, request: requestFor(film) }])
    const run = step(state, opened(state, sourceOf('str_1')))
    assert.equal(run.state.is, 'running')
    assert.partialDeepStrictEqual(run.effects, [{ do: 'run', startAt: 30, staysPaused: false }])
  })

  test('a wished place goes before the resume point', () => {
    const state = running(requestFor(film, { startAt: 5 }))
    assert.partialDeepStrictEqual(state, { is: 'running', startAt: 5 })
  })

  test('the same title asked for again goes on, and moves only to a wished place', () => {
    const state = running(requestFor(book))
    assert.deepEqual(doneAt(state, play(requestFor(book))), [])
    assert.deepEqual(step(state, play(requestFor(book, { startAt: 600 }))).effects, [
      { do: 'play-from', seconds: 600 },
    ])
    assert.equal(after(state, play(requestFor(book, { startAt: 600 }))).is, 'running')
  })

  test('closing says where it stands, ends the stream and takes the screen away', () => {
    const state = running(requestFor(film))
    assert.deepEqual(doneAt(state, { is: 'close' }), ['leave', 'release'])
    assert.equal(after(state, { is: 'close' }).is, 'nothing')
    assert.deepEqual(doneAt(NOTHING, { is: 'close' }), [])
  })

  test('closed while it starts, the stream that comes late is ended', () => {
    const started = starting(requestFor(film))
    const closed = after(started, { is: 'close' })
    assert.deepEqual(step(closed, opened(started, sourceOf('str_1'))), {
      state: closed,
      effects: [{ do: 'end', streamId: 'str_1' }],
    })
    assert.deepEqual(doneAt(closed, { is: 'refused', attempt: started.attempt, failure: other }), [])
  })

  test('a film stands at its end until it goes back, and a trailer closes there', () => {
    const state = after(running(requestFor(film)), { is: 'reached-end' })
    assert.equal(state.is, 'ended')
    assert.equal(after(state, { is: 'left-end' }).is, 'running')
    const shown = running(requestFor(trailer, { queue: [] }), sourceOf(null))
    assert.equal(after(shown, { is: 'reached-end' }).is, 'nothing')
    assert.deepEqual(doneAt(shown, { is: 'reached-end' }), ['leave', 'release'])
  })
})

const other = { kind: 'problem', problem: 'other' } as const

describe('what is made ready before Play', () => {
  test('nothing plays while it is made ready, and nothing once it has lapsed', () => {
    const state = after(NOTHING, { is: 'prepared', item: film })
    assert.equal(state.is, 'preparing')
    assert.equal(after(state, { is: 'lapsed' }).is, 'nothing')
    assert.equal(after(state, play(requestFor(film))).is, 'starting')
  })

  test('what plays goes on while another title is made ready', () => {
    const state = running(requestFor(opening))
    assert.equal(after(state, { is: 'prepared', item: film }), state)
    assert.equal(after(state, { is: 'lapsed' }), state)
  })

  test('it runs at once, and goes on when its announcement is answered', () => {
    const started = starting(requestFor(film))
    const early = after(started, opened(started, sourceOf('str_1'), false))
    assert.partialDeepStrictEqual(early, { is: 'running', isAnswered: false })
    const answer = step(early, opened(early, sourceOf('str_1')))
    assert.deepEqual(answer.effects, [{ do: 'renew', source: sourceOf('str_1') }])
    assert.partialDeepStrictEqual(answer.state, { is: 'running', isAnswered: true })
  })

  test('had it given way, the stream of the answer takes its place; until then nobody is told that it ended', () => {
    const started = starting(requestFor(film))
    const early = after(started, opened(started, sourceOf('str_1'), false))
    assert.deepEqual(step(early, ended(PLAYING)), { state: early, effects: [] })
    assert.deepEqual(doneAt(early, opened(early, sourceOf('str_2'))), ['run'])
  })
})

describe('going over to another title', () => {
  test('the next episode takes over the screen, and begins where one had stopped', () => {
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

  test('what was asked for before comes late, and is ended', () => {
    const before = starting(requestFor(first, { queue: episodes }))
    const moved = after(before, { is: 'move', to: second })
    assert.deepEqual(doneAt(moved, opened(before, sourceOf('str_1'))), ['end'])
    assert.equal(after(moved, opened(before, sourceOf('str_1'))), moved)
  })

  test('a track begins at its start, by itself after the one before it', () => {
    const state = after(running(requestFor(opening, { queue: tracks })), { is: 'reached-end' })
    assert.partialDeepStrictEqual(state, { is: 'handing-over', request: { item: closing, startAt: 0 } })
  })

  test('the last track, a book and an episode stand at their end', () => {
    for (const request of [
      requestFor(closing, { queue: tracks }),
      requestFor(book, { queue: [book, closing] }),
      requestFor(first, { queue: episodes }),
    ])
      assert.equal(after(running(request), { is: 'reached-end' }).is, 'ended')
  })

  test('another medium gets a screen of its own', () => {
    const state = running(requestFor(opening))
    assert.deepEqual(doneAt(state, play(requestFor(film))), ['leave', 'open'])
    assert.equal(after(state, play(requestFor(film))).is, 'starting')
  })
})

describe('what does not play', () => {
  const failedBy = (failure: PlayerState & { is: 'failed' }) => failure.failure

  test('too many streams are told; trying again asks for a stream anew', () => {
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

  test('a lost connection tries again by itself once there is one; any other failure waits to be asked', () => {
    const started = starting(requestFor(film))
    const failAs = (problem: 'network' | 'other') =>
      after(started, { is: 'refused', attempt: started.attempt, failure: { kind: 'problem', problem } })
    assert.equal(after(failAs('network'), { is: 'online' }).is, 'starting')
    assert.equal(after(failAs('other'), { is: 'online' }).is, 'failed')
  })

  test('what the engine fails at it may mend by itself, or when asked; the stream stays', () => {
    const state = running(requestFor(film))
    const failed = step(state, { is: 'engine-failed', problem: 'media', code: 'bufferAppendError' })
    assert.partialDeepStrictEqual(failed, {
      state: { is: 'failed', failure: { problem: 'media', code: 'bufferAppendError' } },
      effects: [],
    })
    assert.deepEqual(after(failed.state, { is: 'engine-mended' }), state)
    assert.deepEqual(step(failed.state, { is: 'retry' }), { state, effects: [{ do: 'repair' }] })
  })

  test('a title without anything to play says so, and its stream ends', () => {
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

  test('a failed title gives way to another one', () => {
    const started = starting(requestFor(film))
    const failed = after(started, { is: 'refused', attempt: 1, failure: other })
    assert.partialDeepStrictEqual(after(failed, play(requestFor(opening))), { is: 'starting', attempt: 2 })
    assert.partialDeepStrictEqual(after(failed, play(requestFor(film))), { is: 'starting', attempt: 2 })
  })
})

describe('[product 2.10] a stream that ends while it plays', () => {
  const state = running(requestFor(film))

  test('ended elsewhere, it says so', () => {
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

  test('of a device that was not heard of, it begins again where it stood', () => {
    const again = step(state, ended(PLAYING, { wasSilent: true }))
    assert.deepEqual(again.effects, [{ do: 'leave' }, { do: 'open', attempt: 2, request: requestFor(film) }])
    const next = after(again.state, opened(again.state, sourceOf('str_2')))
    assert.partialDeepStrictEqual(next, { is: 'running', startAt: 70, staysPaused: false })
  })

  test('paused and out of sight, it waits until somebody sees it, and stays paused', () => {
    const waiting = after(state, ended(PAUSED, { wasSilent: true, isHidden: true }))
    assert.equal(waiting.is, 'failed')
    const seen = after(waiting, { is: 'seen' })
    assert.partialDeepStrictEqual(seen, { is: 'starting', from: PAUSED })
    assert.partialDeepStrictEqual(after(seen, opened(seen, sourceOf('str_2'))), { staysPaused: true })
    assert.equal(after(state, ended(PAUSED, { wasSilent: true })).is, 'starting')
  })
})

describe('a queue that waits', () => {
  const request = requestFor(opening, { queue: tracks })
  const restored: PlayerEvent = { is: 'restored', request, position: 42, elsewhere: { device: 'Phone' } }
  const waiting = after(NOTHING, restored)

  test('[decisions 11.11] it comes back without playing, and goes on where it stood', () => {
    assert.deepEqual(doneAt(NOTHING, restored), ['show'])
    assert.partialDeepStrictEqual(waiting, { is: 'waiting', position: 42 })
    const { state, effects } = step(waiting, { is: 'go-on' })
    assert.equal(state.is, 'starting')
    assert.partialDeepStrictEqual(effects, [{ do: 'open', request: { item: opening, startAt: 42 } }])
    const sought = after(waiting, { is: 'seek', seconds: 7 }, { is: 'go-on' })
    assert.partialDeepStrictEqual(sought, { is: 'starting', request: { startAt: 7 } })
  })

  test('[decisions 11.11] what plays already stays; another title begins', () => {
    const state = running(requestFor(film))
    assert.equal(after(state, restored), state)
    assert.partialDeepStrictEqual(after(waiting, play(requestFor(book))), {
      is: 'starting',
      request: { item: book },
    })
  })

  test('[decisions 11.11] a change of the queue does not begin it', () => {
    const changed = { item: closing, queue: [closing] }
    assert.deepEqual(doneAt(waiting, { is: 'queue', request: changed }), [])
    assert.partialDeepStrictEqual(after(waiting, { is: 'queue', request: changed }), {
      is: 'waiting',
      request: changed,
    })
  })

  test('[decisions 11.11] music gives way to another window and can go on here; a film does not', () => {
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

test('[decisions 11.8] the engine goes on with the next track: nothing is opened or loaded, and a late answer belongs to it', () => {
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
