import assert from 'node:assert/strict'
import { test } from 'node:test'
import { skipsOfChapters } from '@quintet/domain/playback/watching'
import { type DemoPart, type Drawn, isDrawn } from '../records/record.ts'
import { RECORDS } from '../records/records.ts'
import { chaptersOf, subtitlesOf, timing } from './story.ts'
import { filmOf } from './told.ts'

const FILMS = RECORDS.filter(isDrawn).flatMap((record): [Drawn, DemoPart | undefined][] => [
  [record, undefined],
  ...(record.parts ?? []).map((part): [Drawn, DemoPart] => [record, part]),
])
const TOLD = FILMS.flatMap(([record, part]) => {
  const film = filmOf(record, part)
  return film ? [{ key: `${record.key} ${part?.file ?? ''}`, film }] : []
})

test('every film and episode has a story, long enough for seeking and short enough for a demo', () => {
  const wanted = FILMS.filter(([record, part]) =>
    part ? part.facts.kind === 'episode' : record.facts.kind === 'movie',
  )
  assert.ok(wanted.every(([record, part]) => filmOf(record, part) !== null))
  for (const { key, film } of TOLD) {
    const { seconds } = timing(film.story.shots)
    assert.ok(seconds >= 24 && seconds <= 150, `${key}: ${seconds}`)
  }
})

test('subtitles have the same cues in both languages, and none is empty', () => {
  for (const { key, film } of TOLD) {
    const [de, en] = (['de', 'en'] as const).map((language) => subtitlesOf(film.story, language))
    assert.ok(de && en && de.split('\n\n').length === en.split('\n\n').length, key)
    assert.ok(!/\n\n\n|undefined/.test(de + en), key)
  }
})

test('[decisions 4.27] captions of every film describe its music along with its words', () => {
  for (const { key, film } of TOLD)
    for (const language of ['de', 'en'] as const) {
      const captions = subtitlesOf(film.story, language, { tellsSound: true })
      assert.match(captions, /♪ .+ ♪/, key)
      const words = (of: string) => [...of.matchAll(/^(?!\d|♪).+$/gm)].map(([line]) => line)
      assert.deepEqual(words(captions), words(subtitlesOf(film.story, language)), key)
    }
})

test('[product 2.4] a film told from a description has an opening and credits that players can skip', () => {
  for (const { key, film } of TOLD.filter(
    ({ film: { story } }) => story.shots[0]?.chapter?.en === 'Opening',
  )) {
    const chapters = chaptersOf(film.story, 'de')
    assert.deepEqual(
      skipsOfChapters(chapters).map(({ kind }) => kind),
      ['intro', 'credits'],
      key,
    )
    assert.ok(
      chapters.every(({ start, end }) => end > start),
      key,
    )
  }
})

test('no two are alike, and each is reproducible', () => {
  const written = TOLD.map(({ film }) => JSON.stringify(film))
  assert.equal(new Set(written).size, written.length)
  const again = FILMS.flatMap(([record, part]) => filmOf(record, part) ?? []).map((film) =>
    JSON.stringify(film),
  )
  assert.deepEqual(again, written)
})
