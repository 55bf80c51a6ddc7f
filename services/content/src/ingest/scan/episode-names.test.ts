import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseEpisode, parseSeason } from './episode-names.ts'

for (const [name, season, found] of [
  ['Penny and Chip S01E01 Reading', 1, [1, 1, 'Reading']],
  ['penny.and.chip.s01e02.the.letter.1080p.web-dl', 1, [1, 2, 'the letter']],
  ['Name - 1x02 - Second', null, [1, 2, 'Second']],
  ['Name S2026E114', null, [2026, 114, null]],
  ['Episode 7', 2, [2, 7, null]],
  ['Folge 3 - Der Brief', 2, [2, 3, 'Der Brief']],
  ['04 - Vier', 3, [3, 4, 'Vier']],
  ['Name 1920x1080', null, null],
  ['04 - Vier', null, null],
  ['Watchmen 1x03 [WEBDL-720p][EAC3 5.1][h264][-TBS] - She Was Killed', null, [1, 3, 'She Was Killed']],
  [
    'The Daily Show 25x22 - [WEBDL-720p][AAC 2.0][x264] Noah Baumbach-TBS',
    null,
    [25, 22, 'Noah Baumbach-TBS'],
  ],
  ['After Life 1x06 Episodio 6 [WEBDL-720p]', null, [1, 6, 'Episodio 6']],
  ['S01xE02 blah', 1, [1, 2, 'blah']],
  ['Episode - 16', 2, [2, 16, null]],
  ['16 - 12 Some Title', 2, [2, 16, '12 Some Title']],
  ['7 - 12 Angry Men', 2, [2, 7, '12 Angry Men']],
  ['2. Infestation', 2, [2, 2, 'Infestation']],
  ['02 - blah 14 blah', 2, [2, 2, 'blah 14 blah']],
  ['The Simpsons.S25E09.Steal this episode', 25, [25, 9, 'Steal this episode']],
  ['The Wonder Years s04e07 Christmas Party NTSC PDTV', 4, [4, 7, 'Christmas Party']],
  ['Running Man S2017E368', null, [2017, 368, null]],
  ['[HorribleSubs] Hunter X Hunter - 136 [720p]', 1, [1, 136, null]],
  ['[HorribleSubs] Log Horizon 2 - 03 [720p]', 1, [1, 3, null]],
  ['[BBT-RMX] Ranma ½ - 154 [50AC421A]', 1, [1, 154, null]],
  ['[Erai-raws] Jujutsu Kaisen - 03v2 [720p]', 1, [1, 3, null]],
  ['seriesname 05', 1, [1, 5, null]],
  ['Episode 21 - 94 Meetings', 2, [2, 21, '94 Meetings']],
  ['The.Legend.of.Condor.Heroes.2017.E07.V2.web-dl.1080p', 1, [1, 7, 'V2']],
  ['Deich - Part 1', 1, [1, 1, null]],
  ['Deich - Teil 2', 1, [1, 2, null]],
  ['05 - Finale Part 2', 1, [1, 5, 'Finale Part 2']],
  ['Show S01x02 Reading', null, [1, 2, 'Reading']],
  ['Show 2009x02 Reading', null, [2009, 2, 'Reading']],
  ['Show 1920x1080', null, null],
  ['Interview', 1, null],
] as const)
  test(`"${name}" in season ${season} is ${JSON.stringify(found)}`, () => {
    const episode = parseEpisode(name, season)
    assert.deepEqual(episode && [episode.season, episode.number, episode.title], found)
  })

for (const [name, last] of [
  ['Name S01E01-E02 Double', 2],
  ['Name S01E03E04', 4],
  ['Name - S01E23-E24-E26 - The Woman', 26],
  ['Name S01E02-1080p', null],
  ['Name S01E02-720', null],
  ['Name - 02x03-04-15 - Ep Name', 15],
  ['Name - 02x03 - 02x04 - 02x15 - Ep Name', 15],
  ['Name - 02x03 - x04 - x15 - Ep Name', 15],
  ['Name - 02x03x04x15 - Ep Name', 15],
  ['Name - 02x03-E15 - Ep Name', 15],
  ['Name S01E02 X2 Mission', null],
  ['Name S01E05', null],
] as const)
  test(`"${name}" runs to episode ${last}`, () => {
    const found = parseEpisode(name, 1)
    assert.equal(found?.lastNumber, last)
    assert.doesNotMatch(found.title ?? '', /^[\s._-]|E\d\d$/)
  })

for (const [name, date, title] of [
  ['Abendnachrichten 2021-03-14', '2021-03-14', null],
  ['abendnachrichten.2021.12.09.1080p.web', '2021-12-09', null],
  ['Abendnachrichten - 2021 03 14 - Hochwasser', '2021-03-14', 'Hochwasser'],
] as const)
  test(`"${name}" was shown on ${date}`, () => {
    const found = parseEpisode(name, null)
    assert.deepEqual([found?.season, found?.number, found?.date, found?.title], [2021, null, date, title])
  })

test('recognises the parts of one episode', () => {
  assert.equal(parseEpisode('Name S01E08 - pt2', 1)?.part, 2)
  assert.equal(parseEpisode('Name S01E08 - Part 10', 1)?.part, 10)
  assert.equal(parseEpisode('Name S01E08 Partners', 1)?.part, null)
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
  ['Penny.S04.PDTV.x264-JCH', 4],
  ['Saison 3', 3],
  ['Säsong 5', 5],
  ['Temporada 2', 2],
  ['2. sezona', 2],
  ['Season 2 (1999)', 2],
  ['Season (8)', 8],
  ['2009', 2009],
  ['7', 7],
  ['Stories', null],
  ['Series finale', null],
  ['Sisters', null],
] as const)
  test(`the folder "${name}" is season ${season}`, () => assert.equal(parseSeason(name), season))
