import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { moveEntry } from '@quintet/domain/listening/queue'
import type { Playable } from '../../../playing/play-request.ts'
import type { Following, MediaEngine } from '../engine/engine.ts'
import { NextTracks } from './next-tracks.ts'
import { asHeard, changeQueue } from './queue.ts'
import type { Source } from './source.ts'
import type { Playing } from './state.ts'

// A device whose volume no script can set, so that nothing crossfades.
Object.assign(globalThis, { document: { createElement: () => ({ set volume(_: number) {} }) } })

const trackOf = (id: number): Playable => ({
  id,
  title: `Track ${id}`,
  vertical: 'music-stream',
  type: 'AUDIO',
  groupId: 1,
})
const sourceOf = (id: number) =>
  ({ type: 'AUDIO', streamId: 'stream', manifest: `/${id}/master.m3u8` }) as unknown as Source

test('[decisions 11.2] a paused player whose queue changes during a request asks for the track that is next now', async () => {
  const asked: number[] = []
  const answers: (() => void)[] = []
  mock.method(globalThis, 'fetch', (_: string, { body }: { body: string }) => {
    const { contentId } = JSON.parse(body) as { contentId: number }
    asked.push(contentId)
    return new Promise((resolve) => {
      answers.push(() => resolve(Response.json({ ...sourceOf(contentId), id: 'stream' })))
    })
  })
  let joined: readonly Following[] = []
  const engine = {
    snapshot: () => ({ wantsNext: true, refused: null, state: 'paused' }),
    follow: (next: readonly Following[]) => (joined = next),
  } as unknown as MediaEngine
  const tracks = [1, 2, 3].map(trackOf)
  const playing: Playing = {
    request: asHeard({ item: trackOf(1), queue: tracks }, null, () => 0),
    source: sourceOf(1),
    startAt: 0,
    staysPaused: true,
    isAnswered: true,
  }
  let now = playing
  const next = new NextTracks(() => next.follow(now, engine, { mayAsk: true }))
  next.follow(now, engine, { mayAsk: true })
  assert.deepEqual(asked, [2])

  now = { ...playing, request: changeQueue(playing.request, (queue) => moveEntry(queue, 2, 1)) }
  next.follow(now, engine, { mayAsk: true })
  for (const at of [0, 1]) {
    answers[at]?.()
    await new Promise(setImmediate)
  }
  assert.deepEqual(asked.slice(0, 2), [2, 3])
  assert.deepEqual(
    joined.map(({ source }) => source.manifest),
    ['/3/master.m3u8'],
  )
  mock.reset()
})
