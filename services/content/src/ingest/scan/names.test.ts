import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as names from './names.ts'

for (const [name, title, year] of [
  ['Tears of Steel (2012)', 'Tears of Steel', 2012],
  ['Tears of Steel (2012) [imdbid-tt2285752]', 'Tears of Steel', 2012],
  ['Metropolis [1927]', 'Metropolis', 1927],
  ['2001 - Odyssee im Weltraum (1968)', '2001 - Odyssee im Weltraum', 1968],
  ['1984', '1984', null],
  ['Sita.Sings.the.Blues.2008.1080p.BluRay.x264', 'Sita Sings the Blues', 2008],
  ['Sita_Sings_the_Blues', 'Sita Sings the Blues', null],
  ['Dr. Mabuse (1922) - Directors Cut', 'Dr. Mabuse', 1922],
  ['Cartoon Football', 'Cartoon Football', null],
] as const)
  test(`a folder "${name}" is ${title}, ${year}`, () =>
    assert.deepEqual(names.parseTitleYear(name), { title, year }))

for (const [name, season, found] of [
  ['Penny and Chip S01E01 Reading', 1, [1, 1, 'Reading']],
  ['penny.and.chip.s01e02.the.letter.1080p.web-dl', 1, [1, 2, 'the letter']],
  ['Name - 1x02 - Second', null, [1, 2, 'Second']],
  ['Name S01E01-E02 Double', 1, [1, 1, 'Double']],
  ['Name S01E03E04', 1, [1, 3, null]],
  ['Name S2026E114', null, [2026, 114, null]],
  ['Episode 7', 2, [2, 7, null]],
  ['Folge 3 - Der Brief', 2, [2, 3, 'Der Brief']],
  ['04 - Vier', 3, [3, 4, 'Vier']],
  ['Name 1920x1080', null, null],
  ['04 - Vier', null, null],
  ['Show S01x02 Reading', null, [1, 2, 'Reading']],
  ['Show 2009x02 Reading', null, [2009, 2, 'Reading']],
  ['Show 1920x1080', null, null],
  ['Interview', 1, null],
] as const)
  test(`"${name}" in season ${season} is ${JSON.stringify(found)}`, () => {
    const episode = names.parseEpisode(name, season)
    assert.deepEqual(episode && [episode.season, episode.number, episode.title], found)
  })

for (const [name, season] of [
  ['Season 01', 1],
  ['season 2', 2],
  ['Staffel 3', 3],
  ['S04', 4],
  ['Specials', 0],
  ['3. Staffel', 3],
  ['3.Staffel', 3],
  ['2nd Season', 2],
  ['Penny - S02', 2],
  ['Stories', null],
] as const)
  test(`the folder "${name}" is season ${season}`, () => assert.equal(names.parseSeason(name), season))

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
