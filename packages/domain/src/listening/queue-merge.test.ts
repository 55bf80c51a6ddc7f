import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isReplaced, mergeQueues } from './queue-merge.ts'
import { QUEUE_MAX } from './queue-limits.ts'
import {
  addToEnd,
  EMPTY_QUEUE,
  moveEntry,
  playNext,
  type Queue,
  removeEntry,
  replaceQueue,
  shuffleQueue,
  unshuffleQueue,
} from './queue.ts'
import { newOf, orderOf, queueOf } from '../testing/queue-in-letters.ts'

const known = queueOf('abcd', 1)

test('[decisions 11.11] keeps what both devices added, next to the entry it was added after', () => {
  assert.equal(
    orderOf(mergeQueues(known, addToEnd(known, newOf('x')), playNext(known, newOf('yz')))),
    'aByzcdx',
  )
  assert.equal(
    orderOf(mergeQueues(known, addToEnd(known, newOf('x')), addToEnd(known, newOf('y')))),
    'aBcdyx',
  )
})

test('[decisions 11.11] drops what either device removed, except for the current track here', () => {
  const theirs = removeEntry(removeEntry(known, 'b'), 'd')
  assert.equal(orderOf(mergeQueues(known, removeEntry(known, 'a'), theirs)), 'Bc')
})

test('[decisions 11.11] keeps the order and current track of this device, and the repeat mode that changed', () => {
  const mine = { ...moveEntry(known, 3, 0), at: 2 }
  const theirs: Queue = { ...moveEntry(known, 0, 3), repeat: 'all', at: 0 }
  const merged = mergeQueues(known, mine, theirs)
  assert.deepEqual([orderOf(merged), merged.repeat], ['daBc', 'all'])
  assert.equal(mergeQueues(known, { ...mine, repeat: 'one' }, theirs).repeat, 'one')
})

test('[decisions 11.11] after unshuffling here, entries added on the other device come last', () => {
  const mine = shuffleQueue(known, () => 0)
  const merged = mergeQueues(known, mine, playNext(known, newOf('x')))
  assert.match(orderOf(merged), /^Bx/)
  assert.equal(orderOf(unshuffleQueue(merged)), 'aBcdx')
  const places = merged.entries.map(({ place }) => place).toSorted((a, b) => a - b)
  assert.deepEqual(places, [0, 1, 2, 3, 4])
})

test('[decisions 11.11] a queue without any known entry was started anew', () => {
  assert.equal(isReplaced(known, queueOf('xyz')), true)
  assert.equal(isReplaced(known, addToEnd(queueOf('xyz'), newOf('d'))), false)
  assert.equal(isReplaced(EMPTY_QUEUE, queueOf('xyz')), false)
})

test('[decisions 11.11] a merged queue has at most 1 000 entries', () => {
  const full = replaceQueue(
    EMPTY_QUEUE,
    Array.from({ length: QUEUE_MAX }, (_, index) => ({ id: `m${index}`, contentId: index + 1 })),
    0,
    () => 0,
  )
  assert.equal(mergeQueues(EMPTY_QUEUE, full, queueOf('xyz')).entries.length, QUEUE_MAX)
})
