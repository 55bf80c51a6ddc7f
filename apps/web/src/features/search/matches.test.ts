import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Card } from '../../api/card.ts'
import { isFoundAsWritten, orderMatches, type Matches } from './matches.ts'

const found = (vertical: Matches['vertical'], ...titles: string[]): Matches => ({
  vertical,
  total: titles.length,
  cards: titles.map((title, id): Card => ({ id, vertical, kind: 'movie', title })),
})

test('[catalogue 2.12.5] the vertical with the exact title comes first, empty ones not at all', () => {
  const ordered = orderMatches('Öl', [
    found('movies', 'Das Erdöl'),
    found('music-stream', 'Ölzweig'),
    found('pc-games'),
    found('audio-books', 'ÖL!'),
  ])
  assert.deepEqual(
    ordered.map(({ vertical }) => vertical),
    ['audio-books', 'music-stream', 'movies'],
  )
})

test('[catalogue 2.12.5] nobody is asked what was meant where a title begins as was written', () => {
  const matches = [found('movies', 'Das Erdöl'), found('audio-books', 'Ölzweig')]
  assert.equal(isFoundAsWritten('OELZ', matches), true)
  assert.equal(isFoundAsWritten('Ölzwieg', matches), false)
  assert.equal(isFoundAsWritten('zzz', []), false)
})
