import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ageOfGuidance,
  displayedAge,
  isIndexed,
  labelOf,
  parseRating,
  readDescriptors,
  saysUnrated,
} from './rating.ts'

for (const [written, guidance, age] of [
  ['FSK 12', 'FSK-12', 12],
  ['FSK-0', 'FSK-0', 0],
  ['fsk 16', 'FSK-16', 16],
  ['USK ab 6', 'USK-6', 6],
  ['ab 12 Jahren', 'AGE-12', 12],
  ['12', 'AGE-12', 12],
  ['FSK ab 16 freigegeben', 'FSK-16', 16],
  ['G', 'MPA-0', 0],
  ['TV-Y', 'TV-0', 0],
  ['TV-G', 'TV-0', 0],
  ['TV-Y7', 'TV-7', 7],
  ['PG', 'MPA-12', 12],
  ['TV-PG', 'TV-12', 12],
  ['PG-13', 'MPA-13', 13],
  ['Rated PG-13', 'MPA-13', 13],
  ['TV-14', 'TV-14', 14],
  ['R', 'MPA-16', 16],
  ['NC-17', 'MPA-MA', 18],
  ['TV-MA', 'TV-MA', 18],
  ['MA', 'TV-MA', 18],
  ['  FSK 6 ', 'FSK-6', 6],
  ['Rated   R', 'MPA-16', 16],
  ['  PG ', 'MPA-12', 12],
  ['FSK 18', 'FSK-18', 18],
  ['6 (not FSK)', 'AGE-6', 6],
  ['like USK 12', 'AGE-12', 12],
  ['Keine Jugendfreigabe', 'AGE-18', 18],
  ['USK: keine Jugendfreigabe', 'USK-18', 18],
  ['FSK 16 (Gewalt, 2 Szenen)', 'FSK-16', 16],
  ['Rated R for violence and some language', 'MPA-16', 16],
  ['FSK: keine Jugendfreigabe (KJ)', 'FSK-18', 18],
  ['SPIO/JK', 'SPIO-18', 18],
  ['SPIO/JK: strafrechtlich unbedenklich', 'SPIO-18', 18],
  ['X', 'MPA-MA', 18],
  ['xxx', 'MPA-MA', 18],
  ['Adults Only', 'ESRB-MA', 18],
] as const)
  test(`[decisions 4.15] "${written}" is stored as ${guidance}, age ${age}`, () => {
    assert.equal(parseRating(written), guidance)
    assert.equal(ageOfGuidance(guidance), age, 'and read back to the same age')
  })

for (const written of [
  '',
  'Not Rated',
  'FSK',
  'unknown',
  'FSK 99',
  '1968',
  'FSK 19',
  '12 of 1968',
  'unrated PG',
])
  test(`[decisions 4.15] "${written}" is no known rating`, () => assert.equal(parseRating(written), null))

for (const [guidance, shown] of [
  ['FSK-6', 6],
  ['FSK-12', 12],
  ['USK-16', 16],
  ['FSK-18', 18],
  ['TV-14', 16],
  ['MPA-13', 12],
  ['TV-MA', 'mature'],
  ['XX-nothing', 'all'],
  ['FSK-x12', 'all'],
  ['FSK-12x', 'all'],
  ['FSK-123', 'all'],
  [null, 'all'],
] as const)
  test(`[catalogue 5.1] ${guidance ?? 'no rating'} is shown as ${shown}`, () =>
    assert.equal(displayedAge(guidance), shown))

test('[decisions 14.5] recognises the words for unrated titles and no others', () => {
  for (const written of ['Not Rated', ' nr ', 'Unrated']) assert.equal(saysUnrated(written), true, written)
  for (const written of ['FSK 18', 'ab Vollmond', 'unrated PG'])
    assert.equal(saysUnrated(written), false, written)
})

test('[decisions 14.18] recognises the words for titles on the index and no others', () => {
  for (const written of ['indiziert', 'SPIO/JK (indiziert)', 'BPjM Liste B', 'beschlagnahmt'])
    assert.equal(isIndexed(written), true, written)
  for (const written of ['FSK 18', 'Keine Jugendfreigabe', 'SPIO/JK', 'Liste', 'Index'])
    assert.equal(isIndexed(written), false, written)
})

for (const [written, descriptors] of [
  ['FSK 16 (Gewalt, Sprache)', ['Gewalt', 'Sprache']],
  ['FSK 16', []],
  ['Rated R for strong violence, and language.', ['strong violence', 'language']],
  ['FSK: keine Jugendfreigabe (KJ)', []],
  ['SPIO/JK', []],
] as const)
  test(`[decisions 14.43] "${written}" says why: ${descriptors.join(', ') || 'nothing'}`, () =>
    assert.deepEqual(readDescriptors(written), descriptors))

for (const [guidance, label] of [
  ['FSK-16', { body: 'FSK', age: 16 }],
  ['USK-12', { body: 'USK', age: 12 }],
  ['AGE-16', null],
  ['MPA-16', null],
  ['TV-MA', null],
  [null, null],
] as const)
  test(`[decisions 14.43] ${guidance ?? 'no rating'} carries ${label ? 'its' : 'no'} label`, () =>
    assert.deepEqual(labelOf(guidance), label))
