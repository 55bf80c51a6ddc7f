import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Card } from '../../api/card.ts'
import { rowsOfFavorites } from './rows-of-favorites.ts'

const card = (id: number, vertical: Card['vertical']): Card => ({
  id,
  vertical,
  kind: 'movie',
  title: `${id}`,
})

test('[catalogue 2.13.1] shows one row per category in the given order, latest favorite first', () => {
  const entries = [
    { contentId: 4, category: 'sports' },
    { contentId: 3, category: 'movies' },
    { contentId: 2, category: 'audio-books' },
    { contentId: 1, category: 'movies' },
  ]
  const cards = [
    card(1, 'movies'),
    card(2, 'audio-books'),
    card(3, 'movies'),
    card(4, 'sports'),
    card(9, 'movies'),
  ]
  assert.deepEqual(
    rowsOfFavorites(entries, cards).map((row) => [row.vertical, ...row.cards.map(({ id }) => id)]),
    [
      ['movies', 3, 1],
      ['audio-books', 2],
      ['sports', 4],
    ],
  )
})

test('[catalogue 2.13.1] a removed favorite disappears before the titles are refetched', () =>
  assert.deepEqual(rowsOfFavorites([], [card(1, 'movies')]), []))
