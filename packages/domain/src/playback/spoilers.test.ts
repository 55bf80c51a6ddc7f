import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canBeSpoiled, withoutScores } from './spoilers.ts'

test('[product 4.2] blanks scores in a text but keeps years and dates', () => {
  const cases: [text: string, open: string][] = [
    ['Möwen – Kraniche 3:1', 'Möwen – Kraniche –:–'],
    ['Final, 101-99 after overtime', 'Final, –:– after overtime'],
    ['0 : 0', '–:–'],
    ['2 – 1 (1 – 1)', '–:– (–:–)'],
    ['Tennis: 6:4, 7:6', 'Tennis: –:–, –:–'],
    ['Season 2024/25', 'Season 2024/25'],
    ['Saison 2024-25', 'Saison 2024-25'],
    ['12-11-2025', '12-11-2025'],
    ['Stadion 24', 'Stadion 24'],
    ['100 Meter: Das Finale', '100 Meter: Das Finale'],
  ]
  for (const [text, open] of cases) assert.equal(withoutScores(text), open)
})

test('[product 4.2] episodes and matches can be spoiled; films, books and sports documentaries cannot', () => {
  const cases: [kind: Parameters<typeof canBeSpoiled>[0]['kind'], categories: string[], can: boolean][] = [
    ['episode', ['movies'], true],
    ['event', ['sports', 'sports:handball'], true],
    ['event', ['sports', 'sports:documentaries'], false],
    ['series', ['movies'], false],
    ['movie', ['movies'], false],
    ['audiobook', ['audio-books'], false],
  ]
  for (const [kind, categories, can] of cases) assert.equal(canBeSpoiled({ kind, categories }), can, kind)
})
