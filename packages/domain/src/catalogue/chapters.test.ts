import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chaptersIn, plainChapter } from './chapters.ts'

const night = { title: 'Die Nacht', start: 0, end: 60, titles: { de: 'Die Nacht', en: 'The night' } }
const credits = { title: 'Abspann', start: 60, end: 65 }

test('[decisions 9.2] chapters have their titles in the language that is asked for, if they have them in it', () => {
  const titlesIn = (language: 'de' | 'en') => chaptersIn([night, credits], language).map(({ title }) => title)
  assert.deepEqual(titlesIn('de'), ['Die Nacht', 'Abspann'])
  assert.deepEqual(titlesIn('en'), ['The night', 'Abspann'])
  assert.deepEqual(chaptersIn([night], 'en'), [{ title: 'The night', start: 0, end: 60 }])
})

test('a chapter in one language has no list of titles', () => {
  assert.deepEqual(plainChapter({ ...credits, titles: null }), credits)
  assert.deepEqual(plainChapter(night), night)
})
