/** Compares the texts in `seed/readings` with the books of the catalogue. */
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { BOOKS } from '../records/books.ts'
import { readingOf, wordsOf, type Reading } from './reading.ts'
import { phrasesOf } from './phrases.ts'

const READINGS = BOOKS.flatMap(({ key, facts }) => {
  const reading = readingOf(key)
  return reading ? [{ key, facts, reading }] : []
})

/** Letters a voice speaks per second at its own pace; the fastest measured by `measure/readings.ts`. */
const FASTEST: Record<Reading['language'], number> = { de: 17.1, en: 18.5, fr: 19 }

function leastMinutes({ chapters, language, voice }: Reading): number {
  const phrases = chapters.flatMap((chapter) => phrasesOf(chapter, []))
  const letters = phrases.reduce((sum, { text }) => sum + text.length, 0)
  const pauses = phrases.reduce((sum, { pause }) => sum + pause, 0)
  return (letters / (FASTEST[language] * voice.pace) + pauses) / 60
}

test('every book has a reading, and every reading belongs to a book', () => {
  const names = BOOKS.map(({ key }) => `${key.slice('books/'.length)}.md`)
  for (const file of readdirSync(new URL('../../readings/', import.meta.url)))
    assert.ok(names.includes(file), file)
  assert.deepEqual(
    READINGS.map(({ key }) => key),
    BOOKS.map(({ key }) => key),
  )
})

test('a book is read in its language, and in English by the better voice', () => {
  for (const { key, facts, reading } of READINGS) {
    assert.equal(reading.language, facts.language, key)
    assert.equal(reading.voice.engine, reading.language === 'en' ? 'flite' : 'espeak-ng', key)
  }
})

test('every book is at least five minutes long', () => {
  for (const { key, reading } of READINGS) {
    const minutes = leastMinutes(reading)
    assert.ok(minutes >= 5, `${key}: ${minutes.toFixed(1)}`)
  }
})

test('one book is an hour long', () => {
  const longest = Math.max(...READINGS.map(({ reading }) => leastMinutes(reading)))
  assert.ok(longest >= 59, `the longest has ${longest.toFixed(1)} minutes`)
})

test('no two books tell the same story, and none repeats itself', () => {
  const seen = new Map<string, string>()
  for (const { key, reading } of READINGS) {
    const paragraphs = reading.chapters.flatMap((chapter) =>
      chapter.paragraphs.map((lines) => lines.join(' ')),
    )
    for (const text of paragraphs.filter(({ length }) => length > 60)) {
      assert.equal(seen.get(text), undefined, `${key}: ${text}`)
      seen.set(text, key)
    }
    // In generated filler, many runs of five words recur; in a told story, hardly any.
    const words = wordsOf(reading).map((word) => word.toLowerCase())
    const runs = words.slice(4).map((_, i) => words.slice(i, i + 5).join(' '))
    const share = new Set(runs).size / runs.length
    assert.ok(share > 0.95, `${key}: ${share.toFixed(3)}`)
  }
})
