import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Card } from '../../api/card.ts'
import { searchDe } from '../../texts/search.de.ts'
import { searchEn } from '../../texts/search.en.ts'
import { isFoundAsWritten, orderMatches, totalOf, type Matches } from './matches.ts'

const found = (vertical: Matches['vertical'], ...titles: string[]): Matches => ({
  vertical,
  total: { count: titles.length, isMore: false },
  cards: titles.map((title, id): Card => ({ id, vertical, kind: 'movie', title })),
})

test('[catalogue 2.12.5] the vertical with the exact title comes first, empty ones are left out', () => {
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

test('[catalogue 2.12.5] asks for no correction if a title begins with the term as written', () => {
  const matches = [found('movies', 'Das Erdöl'), found('audio-books', 'Ölzweig')]
  assert.equal(isFoundAsWritten('OELZ', matches), true)
  assert.equal(isFoundAsWritten('Ölzwieg', matches), false)
  assert.equal(isFoundAsWritten('zzz', []), false)
})

test('[decisions 4.35] if the count of one vertical is capped, so is the total', () => {
  const films = { ...found('movies'), total: { count: 10_000, isMore: true } }
  assert.deepEqual(totalOf([films, found('music-stream', 'Ölzweig')]), { count: 10_001, isMore: true })
  assert.deepEqual(totalOf([found('music-stream', 'Ölzweig'), found('sports')]), { count: 1, isMore: false })
  assert.equal(searchDe.count(totalOf([films])), 'Mehr als 10.000 Treffer')
  assert.equal(searchEn.count(totalOf([films])), 'More than 10,000 results')
  assert.equal(searchEn.count(totalOf([found('sports', 'Finale')])), '1 result')
})
