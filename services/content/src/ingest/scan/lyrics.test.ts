import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEmbeddedLyrics, readLyricsText } from './lyrics.ts'

const linesOf = (written: string) => readLyricsText(written)?.lines.map(({ at, text }) => [at, text])

test('[decisions 11.12] reads a plain .lrc file: its tags, all time formats, repeated lines', () => {
  const read = readLyricsText(
    '\u{FEFF}[ti:Ebbe]\r\n[ar:Ada]\r\n[la:de]\r\n[00:04.50]Das Wasser geht\r\n[0:08,25][01:02:75]Und kommt zurück\r\n[00:12]\r\n[00:10.5]Bald\r\n[1:00:01.5]Sehr spät',
  )
  assert.equal(read?.language, 'de')
  assert.deepEqual(read?.lines, [
    { at: 4.5, text: 'Das Wasser geht' },
    { at: 8.25, text: 'Und kommt zurück' },
    { at: 10.5, text: 'Bald' },
    { at: 12, text: '' },
    { at: 62.75, text: 'Und kommt zurück' },
    { at: 3601.5, text: 'Sehr spät' },
  ])
})

test('[decisions 11.12] an enhanced file keeps its lines; a line without its own time takes its first word’s', () => {
  assert.deepEqual(
    linesOf('[00:01.00]<00:01.00>Das <00:01.40>Meer\n<00:03.20>bleibt <00:03.80>weg<00:04.10>'),
    [
      [1, 'Das Meer'],
      [3.2, 'bleibt weg'],
    ],
  )
})

test('[decisions 11.12] a positive offset shows the lyrics sooner, but never before the track starts', () => {
  assert.deepEqual(linesOf('[offset:+500]\n[00:00.20]Los\n[00:02.00]Weiter'), [
    [0, 'Los'],
    [1.5, 'Weiter'],
  ])
  assert.deepEqual(linesOf('[offset:-250]\n[00:02.00]Weiter'), [[2.25, 'Weiter']])
})

test('[decisions 11.12] lyrics without times stay as written, with one empty line between verses', () => {
  assert.deepEqual(linesOf('\n\nDas Wasser geht\n\n\n[Refrain]\nUnd kommt\n\n'), [
    [null, 'Das Wasser geht'],
    [null, ''],
    [null, '[Refrain]'],
    [null, 'Und kommt'],
  ])
  assert.equal(readLyricsText(' \n[ti:Nur ein Titel]\n'), null)
})

test('[decisions 11.12] uses the first embedded lyrics with text; karaoke syllables are joined to lines', () => {
  const read = readEmbeddedLyrics([
    { language: 'xxx', lines: [{ at: 0, text: ' ' }] },
    {
      language: 'deu',
      lines: [
        { at: 1, text: 'Das ' },
        { at: 1.5, text: 'Was' },
        { at: 1.8, text: 'ser' },
        { at: 3, text: '\ngeht' },
      ],
    },
    { text: 'Das Wasser geht' },
  ])
  assert.deepEqual(read, {
    language: 'de',
    lines: [
      { at: 1, text: 'Das Wasser' },
      { at: 3, text: 'geht' },
    ],
  })
  assert.deepEqual(readEmbeddedLyrics([{ text: '[00:02.00]Hier' }])?.lines, [{ at: 2, text: 'Hier' }])
  assert.equal(readEmbeddedLyrics([]), null)
})

test('[decisions 11.12] garbage is parsed in linear time', () => {
  const before = process.cpuUsage()
  readLyricsText(`${'[00:00'.repeat(40_000)}\n${'<'.repeat(100_000)}${'[1:1]'.repeat(20_000)}`)
  assert.ok(process.cpuUsage(before).user < 2_000_000)
})
