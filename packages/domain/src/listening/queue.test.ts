import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QUEUE_MAX } from './queue-limits.ts'
import {
  addToEnd,
  clearQueue,
  EMPTY_QUEUE,
  moveEntry,
  nextAt,
  playNext,
  previousAt,
  type Queue,
  removeEntry,
  replaceQueue,
  shuffleQueue,
  unshuffleQueue,
} from './queue.ts'
import { newOf, orderOf, queueOf } from '../testing/queue-in-letters.ts'

const placesAreWhole = ({ entries }: Queue) =>
  assert.deepEqual(
    entries.map(({ place }) => place).toSorted((a, b) => a - b),
    [...entries.keys()],
  )
const byChance = () => {
  let seed = 7
  return () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
}

test('[decisions 11.1] adds tracks next or at the end', () => {
  assert.equal(orderOf(playNext(queueOf('abc', 1), newOf('xy'))), 'aBxyc')
  assert.equal(orderOf(addToEnd(queueOf('abc', 1), newOf('xy'))), 'aBcxy')
  assert.equal(orderOf(playNext(EMPTY_QUEUE, newOf('x'))), 'X')
})

test('[decisions 11.1] moving and removing entries keeps the current track', () => {
  assert.equal(orderOf(moveEntry(queueOf('abcd', 1), 3, 0)), 'daBc')
  assert.equal(orderOf(moveEntry(queueOf('abcd', 1), 1, 3)), 'acdB')
  assert.equal(orderOf(moveEntry(queueOf('abcd', 1), 0, 9)), 'aBcd')
  assert.equal(orderOf(removeEntry(queueOf('abcd', 2), 'a')), 'bCd')
  assert.equal(orderOf(removeEntry(queueOf('abcd', 3), 'd')), 'abC')
  assert.equal(orderOf(clearQueue(queueOf('abcd', 2))), 'C')
})

test('[decisions 11.1] shuffle starts with the current track, and unshuffling restores the order including later changes', () => {
  const shuffled = shuffleQueue(queueOf('abcdefgh', 2), byChance())
  assert.match(orderOf(shuffled), /^C/)
  assert.notEqual(orderOf(shuffled), 'Cabdefgh')
  assert.equal(orderOf(unshuffleQueue(shuffled)), 'abCdefgh')
  const changed = removeEntry(moveEntry(addToEnd(playNext(shuffled, newOf('x')), newOf('y')), 4, 1), 'e')
  assert.match(orderOf(changed), /^C/)
  placesAreWhole(changed)
  assert.equal(orderOf(unshuffleQueue(changed)), 'abCxdfghy')
})

test('[decisions 11.1] repeat off ends, repeat all starts over, and repeat one replays unless the listener skips ahead', () => {
  const last = queueOf('abc', 2)
  const nextOf = (repeat: Queue['repeat'], byItself: boolean) => nextAt({ ...last, repeat }, { byItself })
  assert.deepEqual([nextOf('off', true), nextOf('all', true), nextOf('one', true)], [null, 0, 2])
  assert.deepEqual([nextOf('off', false), nextOf('all', false), nextOf('one', false)], [null, 0, 0])
  assert.deepEqual([previousAt(queueOf('abc')), previousAt({ ...queueOf('abc'), repeat: 'all' })], [null, 2])
  assert.equal(nextAt(EMPTY_QUEUE, { byItself: true }), null)
})

test('[decisions 11.1] a queue has at most 1 000 entries and drops the rest', () => {
  const many = Array.from({ length: QUEUE_MAX + 5 }, (_, index) => ({
    id: `e${index}`,
    contentId: index + 1,
  }))
  const full = replaceQueue(EMPTY_QUEUE, many, 0, () => 0)
  assert.equal(full.entries.length, QUEUE_MAX)
  assert.equal(playNext(full, newOf('x')).entries.length, QUEUE_MAX)
  const late = replaceQueue(EMPTY_QUEUE, many, QUEUE_MAX + 2, () => 0)
  assert.deepEqual([late.at, late.entries.length, late.entries[0]?.contentId], [0, 3, QUEUE_MAX + 3])
})
