import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as names from './names.ts'

for (const [name, disc] of [
  ['CD1', 1],
  ['Disc 2', 2],
  ['Disc 1 - Day', 1],
  ['disk_03: Night', 3],
  ['DVD 2', 2],
  ['Ebbe (CD 2)', 2],
  ['Teil 3', 3],
  ['Discovery', null],
  ['Volume', null],
] as const)
  test(`the folder "${name}" is disc ${disc} of an album`, () => assert.equal(names.parseDisc(name), disc))

for (const [name, allNumbered, disc, number, title] of [
  ['05 - Gold Rush', false, null, 5, 'Gold Rush'],
  ['05. Gold Rush', false, null, 5, 'Gold Rush'],
  ['5-Gold Rush', false, null, 5, 'Gold Rush'],
  ['2-07 Gold Rush', false, 2, 7, 'Gold Rush'],
  ['99 Luftballons', false, null, null, '99 Luftballons'],
  ['12 Gold Rush', true, null, 12, 'Gold Rush'],
  ['track19', false, null, 19, 'track19'],
  ['1984', true, null, null, '1984'],
] as const)
  test(`the track "${name}" is ${number}, ${title}`, () =>
    assert.deepEqual(names.parseTrack(name, allNumbered), { disc, number, title }))

for (const [suffix, expected] of [
  ['.de', ['de', 'subtitles', false]],
  ['.ger.forced', ['de', 'subtitles', true]],
  ['.eng.sdh', ['en', 'captions', false]],
  ['.English', ['en', 'subtitles', false]],
  ['.Deutsch', ['de', 'subtitles', false]],
  ['.français', ['fr', 'subtitles', false]],
  ['.pt-br', ['pt-BR', 'subtitles', false]],
  ['.hi', ['hi', 'subtitles', false]],
  ['.en.hi', ['en', 'captions', false]],
  ['.en.cc.default', ['en', 'captions', false]],
  ['', ['und', 'subtitles', false]],
  ['.commentary by the director', null],
] as const)
  test(`subtitles "Name${suffix}.srt" are ${JSON.stringify(expected)}`, () => {
    const found = names.parseSubtitleSuffix(suffix)
    assert.deepEqual(found && [found.language, found.kind, found.isForced], expected)
  })

for (const [name, title, year, narrator, volume] of [
  ['1999 - Der Weg {Anna Thalbach}', 'Der Weg', 1999, 'Anna Thalbach', null],
  ['Vol 2 - Der Weg', 'Der Weg', null, null, 2],
  ['Band 2.5 - 1999 - Der Weg', 'Der Weg', 1999, null, 2.5],
  ['Der Weg (1999)', 'Der Weg', 1999, null, null],
  ['Shakespeare Sonnets 1-3', 'Shakespeare Sonnets 1-3', null, null, null],
] as const)
  test(`the book "${name}" is ${title}`, () =>
    assert.deepEqual(names.parseBookFolder(name), { title, year, narrator, volume }))
