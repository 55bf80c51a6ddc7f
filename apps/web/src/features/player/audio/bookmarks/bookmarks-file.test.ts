import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bookmarksFile } from './bookmarks-file.ts'

const createdAt = '2026-11-23T12:00:00.000Z'

test('[decisions 11.4] writes bookmarks as text in book order, each with its chapter and note', () => {
  const file = bookmarksFile({ title: 'The Light Keepers', byline: 'A. Writer' }, [
    { id: 'b', position: 3675, chapter: 'The storm', note: 'She jumps.\nTwice.', createdAt },
    { id: 'a', position: 75, chapter: null, note: '', createdAt },
  ])
  assert.equal(file, 'The Light Keepers\nA. Writer\n\n1:15\n\n1:01:15  The storm\nShe jumps.\nTwice.\n')
})
