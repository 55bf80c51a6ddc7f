import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chaptersOfCue, readCueSheet } from './cue-sheet.ts'

const EAC = `\uFEFFREM GENRE Folk
REM DATE 1999
REM DISCNUMBER 2
REM COMMENT "ExactAudioCopy v1.6"
PERFORMER "Ada Holm"
TITLE "Ebbe"
FILE "C:\\Rips\\Ada Holm - Ebbe.wav" WAVE
  TRACK 01 AUDIO
    TITLE "Flut"
    INDEX 01 00:00:00
  TRACK 02 AUDIO
    TITLE "Der "Deich""
    PERFORMER "Lene Vik"
    INDEX 00 03:59:70
    INDEX 01 04:01:30
  TRACK 03 MODE1/2352
    TITLE "Daten"
    INDEX 01 08:00:00
`

test('[decisions 9.14] reads the album, and each audio track with its start frame', () => {
  const sheet = readCueSheet(EAC)
  assert.deepEqual(
    [sheet?.title, sheet?.performer, sheet?.genre, sheet?.year, sheet?.disc],
    ['Ebbe', 'Ada Holm', 'Folk', 1999, 2],
  )
  assert.deepEqual(
    sheet?.tracks.map(({ number, title, performer, file, start }) => [number, title, performer, file, start]),
    [
      [1, 'Flut', undefined, 'Ada Holm - Ebbe.wav', 0],
      [2, 'Der "Deich"', 'Lene Vik', 'Ada Holm - Ebbe.wav', (4 * 60 + 1) * 75 + 30],
    ],
  )
})

test('[decisions 9.14] with several files times are per file, and a pre-gap belongs to the previous track', () => {
  const sheet = readCueSheet(
    'FILE "01.wav" WAVE\nTRACK 01 AUDIO\nINDEX 01 00:00:00\nTRACK 02 AUDIO\nINDEX 00 03:00:00\nFILE "02.wav" WAVE\nINDEX 01 00:00:00\n',
  )
  assert.deepEqual(
    sheet?.tracks.map(({ file, start }) => [file, start]),
    [
      ['01.wav', 0],
      ['02.wav', 0],
    ],
  )
})

test('[decisions 9.14] other text gives no sheet, and tracks in wrong order are left out', () => {
  for (const written of [
    '',
    'TRACK 01 AUDIO',
    'INDEX 01 00:00:00',
    'FILE\nTRACK\nINDEX',
    '<html>',
    ' '.repeat(200_000),
  ])
    assert.equal(readCueSheet(written), null)
  const backwards = 'FILE a WAVE\nTRACK 01 AUDIO\nINDEX 01 05:00:00\nTRACK 02 AUDIO\nINDEX 01 01:00:00'
  assert.deepEqual(
    readCueSheet(backwards)?.tracks.map(({ number }) => number),
    [1],
  )
})

test('[decisions 9.14] as book chapters the last one ends with the file, and one beyond its end is dropped', () => {
  const written =
    'FILE b.mp3 MP3\nTRACK 01 AUDIO\nTITLE Eins\nINDEX 01 00:00:00\nTRACK 02 AUDIO\nINDEX 01 01:30:00'
  const sheet = readCueSheet(written)
  assert.ok(sheet)
  assert.deepEqual(chaptersOfCue(sheet, 100.5), [
    { title: 'Eins', start: 0, end: 90 },
    { title: '2', start: 90, end: 100.5 },
  ])
  assert.deepEqual(
    chaptersOfCue(sheet, 60).map(({ title }) => title),
    ['Eins'],
  )
})
