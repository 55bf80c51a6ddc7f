import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addToEnd,
  clearQueue,
  moveEntry,
  shuffleQueue,
  unshuffleQueue,
} from '@quintet/domain/listening/queue'
import type { Playable, PlayRequest } from '../../../playing/play-request.ts'
import { asEntries, asHeard, changeQueue, followerOf, moveTo, neighbourOf, newOf } from './queue.ts'

const trackOf = (id: number): Playable => ({
  id,
  title: `Track ${id}`,
  vertical: 'music-stream',
  type: 'AUDIO',
  groupId: 1,
})
const albumOf = (...ids: number[]) => ids.map(trackOf)
const requestFor = (tracks: readonly Playable[], at = 0): PlayRequest => ({
  item: tracks[at] ?? trackOf(0),
  queue: tracks,
})
const heard = (request: PlayRequest, before: PlayRequest | null = null) => asHeard(request, before, () => 0)
const idsOf = ({ queue }: PlayRequest) => queue.map(({ id }) => id)

test('[decisions 11.1] each track of a page gets its own queue entry, even if the same track appears twice', () => {
  const tracks = albumOf(1, 2, 1)
  const request = heard(requestFor(tracks, 2))
  assert.deepEqual(idsOf(request), [1, 2, 1])
  assert.equal(new Set(request.queue.map(({ entry }) => entry?.id)).size, 3)
  assert.equal(request.item.entry?.id, request.queue[2]?.entry?.id)
  assert.equal(followerOf(request), undefined, 'the second of the two is the last')
})

test('[decisions 11.1] another album keeps the chosen shuffle and repeat', () => {
  const before = changeQueue(heard(requestFor(albumOf(1, 2))), (queue) => ({
    ...shuffleQueue(queue, () => 0),
    repeat: 'all',
  }))
  const request = heard(requestFor(albumOf(3, 4, 5), 1), before)
  assert.deepEqual([request.shuffle, request.repeat, idsOf(request)[0]], [true, 'all', 4])
  assert.deepEqual(idsOf(changeQueue(request, unshuffleQueue)), [3, 4, 5])
})

test('[decisions 11.1] a change keeps the current track and includes the added titles', () => {
  const request = { ...heard(requestFor(albumOf(1, 2, 3), 1)), startAt: 30 }
  const moved = changeQueue(request, (queue) => moveEntry(queue, 1, 0))
  assert.deepEqual([idsOf(moved), moved.item.id, moved.startAt], [[2, 1, 3], 2, undefined])
  const added = asEntries(albumOf(9))
  const longer = changeQueue(moved, (queue) => addToEnd(queue, newOf(added)), added)
  assert.deepEqual([idsOf(longer), longer.queue[3]?.title], [[2, 1, 3, 9], 'Track 9'])
  assert.deepEqual(idsOf(changeQueue(longer, clearQueue)), [2])
})

test('[decisions 11.1] the next track starts from its beginning and keeps the queue, repeat-one repeats the track', () => {
  const request = { ...heard(requestFor(albumOf(1, 2))), startAt: 30 }
  const next = followerOf(request)
  assert.ok(next)
  const moved = moveTo(next, request)
  assert.deepEqual([moved.item.id, moved.startAt, moved.queue], [2, 0, request.queue])
  const one = changeQueue(request, (queue) => ({ ...queue, repeat: 'one' }))
  assert.deepEqual([followerOf(one)?.id, neighbourOf(one, 1)?.id, neighbourOf(one, -1)?.id], [1, 2, 2])
})

test('[decisions 11.1] the titles that come with a film or a book are not a queue', () => {
  const book: Playable = { ...trackOf(1), vertical: 'audio-books' }
  const request = requestFor([book])
  assert.equal(heard(request), request)
  assert.equal(followerOf(request), undefined)
})
