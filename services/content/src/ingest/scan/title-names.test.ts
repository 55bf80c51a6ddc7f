import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseTitleYear } from './title-names.ts'

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
  ['Maximum Ride - 2016 - WEBDL-1080p - x264 AC3', 'Maximum Ride', 2016],
  ['Rain Man 1988 REMASTERED 1080p BluRay x264 AAC - JEFF', 'Rain Man', 1988],
  ['Robin Hood [Multi-Subs] [2018]', 'Robin Hood', 2018],
  ['Super movie 480p', 'Super movie', null],
  ['Super movie [480p]', 'Super movie', null],
  ['Crouching.Tiger.Hidden.Dragon.4k', 'Crouching Tiger Hidden Dragon', null],
  ['Crouching.Tiger.Hidden.Dragon.UltraHD.HDR.BDrip-HDC', 'Crouching Tiger Hidden Dragon', null],
  ['[OCN] Muschel 720p-NEXT', 'Muschel', null],
  ['[REC]² (2009)', '[REC]²', 2009],
  ['[REC]', '[REC]', null],
  ['Blade Runner 2049 (2017)', 'Blade Runner 2049', 2017],
  ['Plexed (2001) {edition-Final Cut}', 'Plexed (Final Cut)', 2001],
] as const)
  test(`a folder "${name}" is ${title}, ${year}`, () =>
    assert.deepEqual(parseTitleYear(name), { title, year }))
