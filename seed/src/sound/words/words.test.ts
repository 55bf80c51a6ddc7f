import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recordOf } from '../../write.ts'
import { MUSIC } from '../albums/albums.ts'
import { linesOf, toLrc, WORDS } from './words.ts'

const songs = [...WORDS].flatMap(([key, { songs: all }]) =>
  all.map((words, place) => ({ key, place, words, score: MUSIC.get(key)?.scoreOf(place) })),
)

test('[decisions 11.3] the albums with lyrics have some for every song, in German and in English', () => {
  assert.deepEqual([...WORDS.values()].map(({ language }) => language).toSorted(), ['de', 'en'])
  for (const [key, { songs: all }] of WORDS) assert.equal(all.length, recordOf(key).parts?.length, key)
})

for (const { key, place, words, score } of songs)
  test(`[decisions 11.3] ${key} ${place + 1}: every line is sung, each in its time, and no verse runs dry`, () => {
    assert.ok(score)
    const lines = linesOf(score, words)
    const texts = lines.map(({ text }) => text)
    for (const line of Object.values(words).flat()) assert.ok(texts.includes(line), line)
    lines.forEach(({ at }, index) => assert.ok(at > (lines[index - 1]?.at ?? 0) && at < score.seconds))
    const verses = score.phrases.filter(({ section }) => section === 'verse').length
    assert.equal(words.verse?.length, verses)
  })

test('[decisions 11.3] an instrumental solo is marked by a single empty line', () => {
  const at = (section: 'verse' | 'solo', second: number) => ({ section, turn: 0, at: second })
  const score = { phrases: [at('verse', 4), at('solo', 8), at('solo', 12.25)] }
  const lines = linesOf(score, { verse: ['Eins'] })
  assert.equal(
    toLrc(lines, { title: 'Ebbe', artist: 'Ada', language: 'de' }),
    '[ti:Ebbe]\n[ar:Ada]\n[la:de]\n[00:04.00]Eins\n[00:08.00]\n',
  )
})
