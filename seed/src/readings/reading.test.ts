import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseReading, readingOf, wordsOf } from './reading.ts'

const FACTS = [
  '---',
  'language: de',
  'voice: espeak-ng de',
  'pace: 0.9',
  'pitch: 1',
  'opening: Ein Buch.',
  '---',
  '',
]
const CHAPTERS = [
  '# Eins',
  'Ein Satz.',
  '',
  'Noch einer.',
  '# Zwei {tr}',
  'Vers,',
  'Vers.',
  '# Drei',
  'Ende.',
]
const parse = (facts: readonly string[], chapters: readonly string[] = CHAPTERS) =>
  parseReading('buch.md', [...facts, ...chapters].join('\n'))

test('a reading consists of its facts, then chapters of paragraphs, which may be verse', () => {
  assert.deepEqual(parse(FACTS), {
    language: 'de',
    voice: { engine: 'espeak-ng', name: 'de', pace: 0.9, pitch: 1 },
    opening: 'Ein Buch.',
    chapters: [
      { title: 'Eins', paragraphs: [['Ein Satz.'], ['Noch einer.']] },
      { title: 'Zwei', voice: 'tr', paragraphs: [['Vers,', 'Vers.']] },
      { title: 'Drei', paragraphs: [['Ende.']] },
    ],
  })
})

test('names file and line of what cannot be read aloud', () => {
  const without = (name: string) => FACTS.filter((line) => !line.startsWith(`${name}:`))
  const withFact = (line: string) => [
    ...without(line.slice(0, line.indexOf(':'))).slice(0, -2),
    line,
    '---',
    '',
  ]
  const cases: [readonly string[], readonly string[], RegExp][] = [
    [[], CHAPTERS, /^buch\.md:1: .*facts/],
    [without('opening'), CHAPTERS, /^buch\.md:1: "opening" is missing/],
    [withFact('pace: fast'), CHAPTERS, /^buch\.md:1: "pace"/],
    [withFact('voice: alexa'), CHAPTERS, /^buch\.md:1: "voice"/],
    [withFact('voice: flite kal'), CHAPTERS, /^buch\.md:1: .*slt/],
    [withFact('language: xx'), CHAPTERS, /^buch\.md:1: "language"/],
    [[...FACTS.slice(0, 2), 'colour: red', ...FACTS.slice(2)], CHAPTERS, /^buch\.md:3: .*colour/],
    [[...FACTS.slice(0, 2), ...FACTS.slice(1)], CHAPTERS, /^buch\.md:3: "language" stands there twice/],
    [FACTS, ['Text.', ...CHAPTERS], /^buch\.md:9: Text before/],
    [FACTS, ['# Eins', '', '# Zwei', 'Satz.', '# Drei', 'Satz.'], /^buch\.md:9: .*"Eins" is empty/],
    [FACTS, ['# Eins', 'Im Jahr 1963.'], /^buch\.md:10: "1"/],
    [FACTS, ['# Eins', 'Brot, Käse usw. und so.'], /^buch\.md:10: "usw\."/],
    [FACTS, ['# Eins', 'A.', '# Eins', 'B.'], /^buch\.md:11: A second chapter "Eins"/],
    [FACTS, ['# Eins', 'A.', '# Zwei', 'B.'], /^buch\.md:12: .*three chapters/],
  ]
  for (const [facts, chapters, message] of cases)
    assert.throws(
      () => parse(facts, chapters),
      (error: Error) => message.test(error.message),
      String(message),
    )
})

test('only books have readings, and only those that are written', () => {
  assert.ok(readingOf('books/regen'))
  assert.equal(readingOf('books/no-such-book'), null)
  assert.equal(readingOf('films/regen'), null)
})

test('counts only the words that are read aloud', () => {
  assert.deepEqual(wordsOf(parse(FACTS)).slice(0, 6), ['Ein', 'Buch.', 'Eins', 'Ein', 'Satz.', 'Noch'])
})
