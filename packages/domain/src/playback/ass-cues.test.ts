import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isAss, parseAss } from './ass-cues.ts'

const file = (...dialogues: string[]) =>
  [
    '[Script Info]',
    'ScriptType: v4.00+',
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...dialogues.map(
      (text, second) => `Dialogue: 0,0:00:0${second}.50,0:00:0${second + 1}.00,Main,,0,0,0,,${text}`,
    ),
  ].join('\r\n')

const textsOf = (...dialogues: string[]) => parseAss(file(...dialogues)).map(({ text }) => text)

test('recognises an ASS file by its content', () => {
  assert.equal(isAss(file('Hallo')), true)
  assert.equal(isAss('1\n00:00:01,000 --> 00:00:02,000\nHallo\n'), false)
})

test('keeps line breaks, commas and italics, and drops fonts and positions', () => {
  assert.deepEqual(textsOf(String.raw`{\pos(10,20)\fnArial}Ja, {\i1}wirklich{\i0},\Nja`, 'zwei'), [
    'Ja, <i>wirklich</i>,\nja',
    'zwei',
  ])
})

test('drops drawings', () => {
  assert.deepEqual(textsOf(String.raw`{\p1}m 0 0 l 100 0 100 50{\p0}`, String.raw`{\p1}m 0 0{\p0}Schild`), [
    'Schild',
  ])
})

test('keeps words in angle brackets as text', () => {
  assert.deepEqual(textsOf('<Applaus> & mehr'), ['&lt;Applaus&gt; &amp; mehr'])
})

test('keeps a cue at the top and parses its times', () => {
  const [cue] = parseAss(file(String.raw`{\an8}oben`))
  assert.deepEqual(cue, { start: 0.5, end: 1, text: 'oben', isAtTop: true })
})

test('reads fields in the order that the Format line gives, as in old SSA files', () => {
  const [cue] = parseAss('[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.50,eins, zwei\n')
  assert.deepEqual(cue, { start: 1, end: 2.5, text: 'eins, zwei', isAtTop: false })
})

test('parses a hostile file in bounded time', () => {
  const before = process.cpuUsage()
  parseAss(file('{'.repeat(500_000), String.raw`{\p1`.repeat(100_000), '<'.repeat(500_000)))
  assert.ok(process.cpuUsage(before).user < 2_000_000)
})
