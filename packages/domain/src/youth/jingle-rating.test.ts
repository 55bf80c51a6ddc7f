import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isRatedAbove } from './jingle-rating.ts'

const read = (guidance: string | null) => ({ guidance, isUnread: false })
const UNREAD = { guidance: null, isUnread: true }

for (const [jingle, channel, isAbove] of [
  [read('FSK-12'), read('FSK-6'), true],
  [read('FSK-12'), read('FSK-12'), false],
  [read('FSK-0'), read('FSK-16'), false],
  [read('TV-MA'), read('FSK-16'), true],
  [read(null), read('FSK-0'), false],
  [read('FSK-12'), read(null), false],
  [read('FSK-16'), read(null), true],
  [UNREAD, read(null), true],
  [UNREAD, read('FSK-16'), true],
  [UNREAD, read('FSK-18'), false],
  [UNREAD, UNREAD, false],
  [read('FSK-18'), UNREAD, false],
] as const) {
  const named = ({ guidance, isUnread }: { guidance: string | null; isUnread: boolean }) =>
    isUnread ? 'words nobody can read' : (guidance ?? 'no rating')
  test(`[decisions 12.16] a jingle with ${named(jingle)} ${isAbove ? 'is left out' : 'plays'} on a channel with ${named(channel)}`, () =>
    assert.equal(isRatedAbove(jingle, channel), isAbove))
}
