import assert from 'node:assert/strict'
import { test } from 'node:test'
import { highestLevel } from './site-age.ts'

for (const [ratings, level] of [
  [[], 0],
  [[{ vertical: 'movies', parental_guidance: 'FSK-6', is_unread: false }], 6],
  [
    [
      { vertical: 'movies', parental_guidance: 'FSK-6', is_unread: false },
      { vertical: 'pc-games', parental_guidance: 'PEGI-13', is_unread: false },
    ],
    16,
  ],
  [[{ vertical: 'music-stream', parental_guidance: null, is_unread: false }], 0],
  [[{ vertical: 'movies', parental_guidance: null, is_unread: false }], 18],
  [[{ vertical: 'music-stream', parental_guidance: null, is_unread: true }], 18],
  [[{ vertical: 'movies', parental_guidance: 'MPA-MA', is_unread: false }], 18],
] as const)
  test(`[decisions 14.19] ${ratings.map(({ parental_guidance: each }) => each ?? 'none').join(', ') || 'nothing'} is shown from ${level} on`, () =>
    assert.equal(highestLevel(ratings), level))
