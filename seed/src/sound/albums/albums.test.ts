import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { RATE } from '../mix.ts'
import { RECORDS } from '../../records/records.ts'
import type { Score } from '../score/score.ts'
import { WORDS } from '../words/words.ts'
import { MUSIC } from './albums.ts'
import type { AlbumMusic } from './plan.ts'

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')

const SCORES: { name: string; score: Score; music: AlbumMusic }[] = [...MUSIC].flatMap(([key, music]) =>
  Array.from({ length: music.length }, (_, i) => ({
    name: `${key} ${i + 1}`,
    score: music.scoreOf(i),
    music,
  })),
)

/** Returns whether anything sounds in each second, by the notes. */
function heard({ parts, seconds }: Score): boolean[] {
  const played = Array.from({ length: Math.ceil(seconds) }, () => false)
  for (const { at, length } of parts.flatMap(({ notes }) => notes))
    for (let second = Math.floor(at); second <= at + length && second < played.length; second++)
      played[second] = true
  return played
}

test('every album and radio channel has music for each of its 5 to 12 tracks, and there is no music without a record', () => {
  const wanted = RECORDS.filter(
    ({ folder, facts: { kind } }) => kind === 'album' || (kind === 'channel' && folder.startsWith('Music/')),
  )
  for (const { key, parts = [] } of wanted) {
    assert.equal(MUSIC.get(key)?.length, parts.length, key)
    assert.ok(parts.length >= 5 && parts.length <= 12, `${key}: ${parts.length} tracks`)
  }
  assert.deepEqual([...MUSIC.keys()].toSorted(), wanted.map(({ key }) => key).toSorted())
})

test('an album has the language of its lyrics, and none without any', () => {
  for (const { key, facts } of RECORDS)
    if (MUSIC.has(key)) assert.equal(facts.language, WORDS.get(key)?.language ?? 'zxx', key)
})

test('a track lasts one and a half to four minutes and is never silent for two seconds', () => {
  for (const { name, score } of SCORES) {
    assert.ok(score.seconds >= 90 && score.seconds <= 240, `${name}: ${score.seconds} s`)
    const played = heard(score)
    played.forEach((isHeard, second) => {
      assert.ok(
        isHeard || played[second + 1] !== false || second > score.seconds - 8,
        `${name} at ${second} s`,
      )
    })
  }
})

/** Returns how much is played in every eight seconds except the last. */
function busyness({ parts, seconds }: Score): number[] {
  const windows = Array.from({ length: Math.floor(seconds / 8) - 1 }, () => 0)
  for (const { at, touch } of parts.flatMap(({ notes }) => notes)) {
    const window = Math.floor(at / 8)
    if (window in windows) windows[window] = (windows[window] ?? 0) + touch
  }
  return windows
}

test('a track has quiet and full passages', () => {
  for (const { name, score } of SCORES) {
    const windows = busyness(score)
    const growth = Math.max(...windows) / Math.min(...windows)
    assert.ok(growth > 1.35, `${name}: ${growth.toFixed(2)}`)
  }
})

test('every note is playable: in time, in audible range, within the piece', () => {
  for (const { name, score } of SCORES) {
    assert.ok(score.parts.length >= 2, name)
    for (const { instrument, notes } of score.parts)
      for (const { at, length, pitch, touch } of notes) {
        const what = `${name}: ${instrument} ${pitch} at ${at}`
        assert.ok(at >= 0 && at < score.seconds && length > 0, what)
        assert.ok(touch > 0 && touch <= 1, what)
        assert.ok(pitch >= 0 && pitch < 120, what)
      }
  }
})

test('no two tracks are alike, and each is reproducible', () => {
  const hashes = SCORES.map(({ score }) => hashOf(score))
  assert.equal(new Set(hashes).size, SCORES.length)
  const tunes = SCORES.map(({ score }) =>
    hashOf(score.parts.map(({ notes }) => notes.map(({ pitch }) => pitch))),
  )
  assert.equal(new Set(tunes).size, SCORES.length)
  for (const [key, music] of MUSIC) assert.equal(hashOf(music.scoreOf(0)), hashOf(music.scoreOf(0)), key)
})

test('a continuous track has its first note after the cut, and plays until the next one', () => {
  const running = [...MUSIC.values()].filter(({ runsOn }) => runsOn)
  assert.ok(running.length >= 3)
  for (const music of running)
    for (let i = 0; i < music.length; i++) {
      const { seconds, parts } = music.scoreOf(i)
      const first = Math.min(...parts.flatMap(({ notes }) => notes.map(({ at }) => at)))
      assert.ok(first > 512 / RATE && first < 3, `${first}`)
      const last = Math.max(...parts.flatMap(({ notes }) => notes.map(({ at, length }) => at + length)))
      if (i < music.length - 1) assert.ok(last > seconds - 4, `${last} of ${seconds}`)
    }
})
