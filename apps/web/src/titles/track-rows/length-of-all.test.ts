import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lengthOfAll } from './length-of-all.ts'

const tracks = (...lengths: (number | undefined)[]) =>
  lengths.map((duration) => ({
    attributes: { title: 'A track', ...(duration === undefined ? {} : { duration }) },
  }))

test('a list is as long as all its tracks, and of unknown length while one is still being made', () => {
  assert.deepEqual(lengthOfAll(tracks(3000, 1200)), ['1 h 10 m'])
  assert.deepEqual(lengthOfAll(tracks(60, undefined, 60)), [])
  assert.deepEqual(lengthOfAll([]), [])
})
