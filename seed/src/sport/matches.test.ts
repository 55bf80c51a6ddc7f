import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { goalsOf } from './handball-commentary.ts'
import { playHandball } from './handball.ts'
import { MATCHES } from './matches.ts'
import { chaptersOfBroadcast } from './stage/broadcast.ts'
import { subtitlesOfBroadcast } from './stage/subtitles.ts'

const TOLD = Object.entries(MATCHES).map(([key, { told }]) => ({ key, told: told() }))

test('commentary lies within the match, in both languages, one line after the other', () => {
  for (const { key, told } of TOLD) {
    assert.ok(told.lines.length >= 6, key)
    told.lines.forEach(({ start, end, text }, i) => {
      assert.ok(start >= (told.lines[i - 1]?.end ?? 0) && end <= told.seconds + 0.5, `${key}: ${text.de}`)
      assert.ok(text.de.length > 3 && text.en !== text.de && !/undefined/.test(text.de + text.en), key)
    })
  }
})

test('its moments are chapters that begin with it and follow each other', () => {
  for (const { key, told } of TOLD)
    for (const language of LANGUAGES) {
      const chapters = chaptersOfBroadcast(told, language)
      assert.ok(chapters.length >= 4 && chapters[0]?.start === 0, key)
      for (const { start, end, title } of chapters) assert.ok(end > start, `${key}: ${title}`)
    }
})

test('its subtitles describe sounds, and no music that is not there', () => {
  for (const { key, told } of TOLD) {
    const captions = subtitlesOfBroadcast(told, 'en', { tellsSound: true })
    assert.match(captions, /^\[.+\]$/m, key)
    assert.doesNotMatch(captions, /♪/, key)
  }
})

test('every goal of the handball final is announced in the second it is scored', () => {
  const goals = goalsOf()
  const [first, last] = [playHandball()[0]?.score ?? [0, 0], playHandball().at(-1)?.score ?? [0, 0]]
  assert.equal(goals.length, last[0] + last[1] - first[0] - first[1])
  assert.deepEqual(goals.at(-1)?.score, last)
  const cheers = TOLD[0]?.told.cues.filter(({ kind }) => kind === 'cheer').map(({ at }) => at)
  assert.deepEqual(
    cheers,
    goals.map(({ at }) => at),
  )
})
