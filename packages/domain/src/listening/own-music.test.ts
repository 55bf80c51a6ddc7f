import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byTurns, chanceOf, chooseMixes, isInMix, mixNamed, mixesOf } from './own-music.ts'

test('[product 6.2] a release counts towards its moods and its decade, and nothing else', () => {
  assert.deepEqual(mixesOf({ tags: ['quiet', 'cliq-top10', 'dark'], year: 1987 }), [
    { kind: 'mood', name: 'dark' },
    { kind: 'mood', name: 'quiet' },
    { kind: 'decade', name: '1980' },
  ])
  assert.deepEqual(mixesOf({ tags: [], year: 0 }), [])
  assert.ok(isInMix({ tags: [], year: 1999 }, { kind: 'decade', name: '1990' }))
  assert.ok(!isInMix({ tags: [], year: 2000 }, { kind: 'decade', name: '1990' }))
})

test('[product 6.2] chooses the mixes with the most weight across all plays, and names the release that weighs most', () => {
  const chosen = chooseMixes([
    { id: 1, tags: ['quiet'], year: 2019, weight: 2 },
    { id: 2, tags: ['quiet', 'dark'], year: 1994, weight: 3 },
    { id: 3, tags: ['rousing', 'funny'], year: 1991, weight: 1 },
    { id: 4, tags: ['funny'], year: 1975, weight: 1.5 },
  ])
  assert.deepEqual(chosen, [
    { kind: 'mood', name: 'quiet', because: 2 },
    { kind: 'mood', name: 'dark', because: 2 },
    { kind: 'mood', name: 'funny', because: 4 },
    { kind: 'decade', name: '1990', because: 2 },
    { kind: 'decade', name: '2010', because: 1 },
  ])
  assert.deepEqual(chooseMixes([]), [])
})

test('[product 6.2] only known moods and whole decades are mixes', () => {
  assert.deepEqual(mixNamed('mood-fast-paced'), { kind: 'mood', name: 'fast-paced' })
  assert.deepEqual(mixNamed('decade-1990'), { kind: 'decade', name: '1990' })
  for (const id of ['mood-', 'mood-other', 'decade-1995', 'decade-90', 'year-1990', '', 'mood-quiet '])
    assert.equal(mixNamed(id), null, id)
})

test('[product 6.2] chance is reproducible for a seed and evenly spread across numbers', () => {
  assert.equal(chanceOf('a', 7), chanceOf('a', 7))
  const drawn = Array.from({ length: 1000 }, (_, number) => chanceOf('prf_1 2026-11-24', number))
  const mean = drawn.reduce((sum, one) => sum + one, 0) / drawn.length
  assert.ok(Math.abs(mean - 0.5) < 0.05, String(mean))
  const rising = drawn.filter((one, at) => one > (drawn[at - 1] ?? 0)).length
  assert.ok(rising > 400 && rising < 600, String(rising))
})

test('[product 6.2] alternates between known and new until one runs out', () => {
  assert.deepEqual(byTurns([1, 2, 3], [10], 9), [1, 10, 2, 3])
  assert.deepEqual(byTurns([1, 2, 3], [10, 20, 30], 4), [1, 10, 2, 20])
})
