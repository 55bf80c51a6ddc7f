import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasPage, isSingle, seriesSlug } from './people.ts'

for (const [tracks, seconds, expected] of [
  [1, 200, true],
  [3, 1799, true],
  [3, 1800, false],
  [3, null, true],
  [4, 600, false],
  [0, null, false],
] as const)
  test(`[product 5.1] ${tracks} tracks of ${seconds} s are ${expected ? 'a single' : 'no single'}`, () => {
    assert.equal(isSingle({ tracks, seconds }), expected)
  })

test('[product 5.1] other roles and placeholder artist names have no page', () => {
  assert.ok(hasPage({ name: 'Ada', role: 'artist' }))
  assert.ok(hasPage({ name: 'Various Cruelties', role: 'artist' }))
  assert.ok(hasPage({ name: 'Möwen', role: 'team' }))
  assert.ok(!hasPage({ name: 'Ada', role: 'director' }))
  for (const name of ['Various Artists', 'VA', 'v.a.', ' Verschiedene Interpreten '])
    assert.ok(!hasPage({ name, role: 'artist' }), name)
})

test('[product 5.2] the slug of a series is its name without accents and punctuation', () => {
  assert.equal(seriesSlug('Die Hafenfälle, neu'), 'die-hafenfalle-neu')
  assert.equal(seriesSlug('銀河'), '銀河')
  assert.equal(seriesSlug('?!'), '')
})
