import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { decodeSubtitle, parseCues, writeWebVtt } from './cues.ts'

const toWebVtt = (written: string, seconds = 1000) => writeWebVtt(parseCues(written), seconds)

test('converts SRT with CRLF, a byte order mark and numbers to WebVTT', () => {
  const srt =
    '\u{FEFF}1\r\n00:00:01,000 --> 00:00:02,500\r\nGuten Tag\r\n\r\n2\r\n00:01:00,0 --> 00:01:01,5\r\nzwei\r\nZeilen\r\n'
  assert.equal(
    toWebVtt(decodeSubtitle(Buffer.from(srt), 'de')),
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nGuten Tag\n\n00:01:00.000 --> 00:01:01.500\nzwei\nZeilen\n',
  )
})

test('reads files from before UTF-8 in the usual encoding of their language', () => {
  assert.equal(decodeSubtitle(Buffer.from('Gr\xfc\xdfe \x80', 'latin1'), 'de'), 'Grüße €')
  assert.equal(decodeSubtitle(Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]), 'ru'), 'Привет')
  assert.equal(decodeSubtitle(Buffer.from([0xb3, 0xf3, 0x64, 0x9f]), 'pl-PL'), 'łódź')
  assert.equal(decodeSubtitle(Buffer.from('\u{FEFF}Füße', 'utf16le'), 'de').replace('\u{FEFF}', ''), 'Füße')
  assert.equal(decodeSubtitle(Buffer.from('Grüße'), 'de'), 'Grüße')
})

test('cuts subtitles off at the end of the film', () => {
  const srt = '00:00:08,000 --> 00:00:20,000\nlast\n\n00:00:11,000 --> 00:00:12,000\nnever\n'
  assert.equal(toWebVtt(srt, 10), 'WEBVTT\n\n00:00:08.000 --> 00:00:10.000\nlast\n')
})

for (const [written, clean] of [
  ['<i>kursiv</i>', '<i>kursiv</i>'],
  ['<font color="#ff0000">rot</font>', 'rot'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=alert(1)>', ''],
  ['a < b & c > d', 'a &lt; b &amp; c &gt; d'],
  ['Tom &amp; Jerry', 'Tom &amp; Jerry'],
  ['<b>offen', '<b>offen</b>'],
  ['</i>zu</b>', 'zu'],
  ['<i><b>quer</i></b>', '<i><b>quer</b></i>'],
  ['<v Roger Bingham>Wir sind da', '<v Roger Bingham>Wir sind da</v>'],
  ['{\\an8}oben', 'oben'],
  ['{\\b1}fett{\\b0}', 'fett'],
  ['ein Pfeil --&gt; dort', 'ein Pfeil --&gt; dort'],
  ['NUL\0 und \u{1b}[31m', 'NUL und [31m'],
] as const)
  test(`the cue ${JSON.stringify(written)} becomes ${JSON.stringify(clean)}`, () => {
    assert.equal(parseCues(`00:01.000 --> 00:02.000\n${written}\n`)[0]?.text ?? '', clean)
  })

test('keeps a cue at the top', () => {
  assert.match(toWebVtt('00:00:01,000 --> 00:00:02,000\n{\\an8}oben\n'), /00:02\.000 line:0\noben/)
})

test('handles cues without a blank line between them, out of order and broken ones', () => {
  const srt =
    '2\n00:00:05,000 --> 00:00:06,000\nzwei\n1\n00:00:01,000 --> 00:00:02,000\neins\n\n3\n00:00:09,000 --> 00:00:08,000\nrückwärts\n\nnoise\n'
  assert.deepEqual(
    parseCues(srt).map(({ text }) => text),
    ['eins', 'zwei'],
  )
})

test('parses a hostile file in bounded time', () => {
  const before = process.cpuUsage()
  for (const written of [
    '<'.repeat(200_000),
    '{\\'.repeat(100_000),
    '00:00:01.000 --> '.repeat(20_000),
    '<i>'.repeat(100_000),
  ])
    parseCues(`00:00:01.000 --> 00:00:02.000\n${written}\n${'\n'.repeat(1000)}`)
  assert.ok(process.cpuUsage(before).user < 2_000_000)
})

const input = process.env['REAL_INPUT']
const real = ['movie-tears-of-steel', 'subtitles-and-chapters', 'kids-clips']
test('keeps every cue of real subtitle files', { skip: input ? false : 'REAL_INPUT is not set' }, () => {
  let files = 0
  for (const folder of real)
    for (const name of readdirSync(path.join(input ?? '', folder)).filter((file) =>
      /\.(srt|vtt)$/.test(file),
    )) {
      const bytes = readFileSync(path.join(input ?? '', folder, name))
      const language = /\.(\w\w)(-\w+)?\.\w+$/.exec(name)?.[1] ?? 'en'
      const cues = parseCues(decodeSubtitle(bytes, language))
      const timings = bytes.toString('latin1').match(/-->/g)?.length ?? 0
      assert.equal(cues.length, timings, name)
      assert.doesNotMatch(writeWebVtt(cues, 10_000), /\uFFFD|\r|Ã/, name)
      files += 1
    }
  assert.ok(files >= 13)
})
