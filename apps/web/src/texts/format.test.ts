import assert from 'node:assert/strict'
import { test } from 'node:test'
import { de } from './de.ts'
import { en } from './en.ts'
import { firstLetter, formatCents, formatLength, formatMoment } from './format.ts'
import {
  formatBroadcastTime,
  formatLanguage,
  formatRating,
  formatSpeed,
  formatTimecode,
  sayTime,
} from './format-details.ts'
import { languageNamesDe } from './language-names.de.ts'
import { languageNamesEn } from './language-names.en.ts'
import { playbackDe } from './playback.de.ts'
import { playbackEn } from './playback.en.ts'
import { youthDe } from './youth.de.ts'
import { youthEn } from './youth.en.ts'

for (const [guidance, english, german] of [
  [null, 'all ages', 'ohne Altersbeschränkung'],
  ['FSK-12', 'from 12', 'ab 12'],
  ['PG-13', 'from 12', 'ab 12'],
  ['TV-14', 'from 16', 'ab 16'],
  ['TV-MA', 'mature audiences', 'nur für Erwachsene'],
] as const)
  test(`${guidance} reads "${english}"`, () =>
    assert.deepEqual([formatRating(guidance, en), formatRating(guidance, de)], [english, german]))

test('[decisions 14.43] the German label is shown in German; in English, its body and age', () => {
  assert.deepEqual(
    [youthDe.label('FSK', 12), youthDe.label('USK', 18)],
    ['FSK ab 12 freigegeben', 'USK ab 18'],
  )
  assert.deepEqual([youthEn.label('FSK', 12), youthEn.label('USK', 18)], ['FSK 12', 'USK 18'])
})

test('formats running times, positions and prices', () => {
  assert.equal(formatLength(6120), '1 h 42 m')
  assert.equal(formatLength(undefined), '')
  assert.equal(formatTimecode(75.9), '1:15')
  assert.equal(formatTimecode(3675), '1:01:15')
  assert.deepEqual(
    [formatSpeed(1.25, en), formatSpeed(1.25, de), formatSpeed(2, de)],
    ['1.25×', '1,25×', '2×'],
  )
  assert.equal(sayTime(3661, playbackEn), '1 hour 1 minute 1 second')
  assert.equal(sayTime(0, playbackDe), '0 Sekunden')
  assert.equal(formatCents({ cents: 1499, currency: 'EUR' }, en), '€14.99')
  assert.equal(formatCents({ cents: 1499, currency: 'EUR' }, de).replace(/\s/, ' '), '14,99 €')
})

test('uses our own names of languages and shows unknown ones unchanged', () => {
  assert.equal(formatLanguage('de-AT', languageNamesEn), 'German')
  assert.equal(formatLanguage('kk', languageNamesDe), 'Kasachisch')
  assert.equal(formatLanguage('zxx', languageNamesDe), 'Ohne Worte')
  assert.equal(formatLanguage('tlh', languageNamesEn), 'tlh')
})

test('formats the start of a broadcast the same on the server and in the browser', () =>
  assert.equal(formatBroadcastTime('2026-07-01T18:15:00Z', de), '20:15'))

test('[catalogue 2.8.5] shows a time in the user’s own zone, or if that is unknown, in Germany’s with its name', () => {
  const moment = (zone: string | null, texts: typeof en) =>
    formatMoment('2026-11-24T19:15:00Z', '2026-11-24T12:00:00Z', zone, texts)
  assert.equal(moment('America/New_York', en), '14:15')
  assert.equal(moment('Europe/Berlin', en), '20:15')
  assert.match(moment(null, en), /^20:15 (CET|GMT\+1)$/)
  assert.equal(moment(null, de), '20:15 MEZ')
})

test('shows a profile’s first letter, whatever code points it consists of', () =>
  assert.deepEqual(['ada', 'öre', '👩‍🚀 crew', ''].map(firstLetter), ['A', 'Ö', '👩‍🚀', '']))
