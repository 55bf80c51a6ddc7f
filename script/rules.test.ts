import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsBetween, MOST_PLACES, placesOf } from './rules/faults.ts'
import { type Mark, marksOf } from './rules/marks.ts'
import { sectionsOf } from './rules/sections.ts'

const PAGE = 'docs/spec/decisions/4-playback.md'
const page = (...headings: string[]) => headings.map((heading) => `## ${heading}\n\nA rule.\n`).join('\n')
const built = sectionsOf(PAGE, page('decisions 4.21 Four at once')).sections
const planned = sectionsOf(PAGE, '## decisions 11.1 Queue\n\nStatus: planned\n\nA rule.\n').sections

const code = (section: string, file = 'packages/domain/src/playback/streams.ts'): Mark => ({
  section,
  file,
  isTest: false,
})
const proof = (section: string, file = 'packages/domain/src/playback/streams.test.ts'): Mark => ({
  section,
  file,
  isTest: true,
})

test('a heading names its sub-section and whether it is built', () => {
  assert.deepEqual(
    [...built, ...planned].map(({ id, title, isPlanned }) => ({ id, title, isPlanned })),
    [
      { id: 'decisions 4.21', title: 'Four at once', isPlanned: false },
      { id: 'decisions 11.1', title: 'Queue', isPlanned: true },
    ],
  )
})

test('reports a heading without a number with its line', () => {
  const [fault] = sectionsOf(PAGE, page('decisions 4.21 Four at once', 'Streams')).faults
  assert.match(String(fault), /4-playback\.md:5: "Streams"/)
})

test('a mark names one or several sections, each by its full name', () => {
  const { marks, faults } = marksOf(
    'a.ts',
    '/** Four. @spec decisions 4.21, law 2.7 */\n// @spec accounts 5.1\n',
  )
  assert.deepEqual(faults, [])
  assert.deepEqual(
    marks.map(({ section }) => section),
    ['decisions 4.21', 'law 2.7', 'accounts 5.1'],
  )
})

for (const written of ['decisions 4', 'decisions 4.21, 4.22', 'issue 6', 'decisions 4.21: four', ''])
  test(`the mark "${written}" cannot be read`, () =>
    assert.equal(marksOf('a.ts', `\n/** Four. @spec ${written} */`).faults.length, 1))

test('a test’s title starts with the sections it proves', () => {
  const text = `test('[decisions 4.21, law 2.7] four play', () => {})\ntest.step("[issue 6] no", () => {})`
  const { marks, faults } = marksOf('a.test.ts', text)
  assert.deepEqual(
    marks.map(({ section, isTest }) => `${section} ${isTest}`),
    ['decisions 4.21 true', 'law 2.7 true'],
  )
  assert.match(String(faults[0]), /^a\.test\.ts:2: "issue 6"/)
})

test('a composed title takes its sections from a table', () => {
  const text =
    "for (const [section, text] of [['accounts 8.1', 'x'], ['accounts 8.2', 'y']]) test(`[${section}] ${text}`, run)"
  assert.deepEqual(
    marksOf('a.test.ts', text).marks.map(({ section }) => section),
    ['accounts 8.1', 'accounts 8.2'],
  )
})

test('accepts a rule with code and a test', () =>
  assert.deepEqual(faultsBetween(built, [code('decisions 4.21'), proof('decisions 4.21')]), []))

test('reports a rule without code or without a test', () => {
  assert.match(faultsBetween(built, [proof('decisions 4.21')]).join(), /marked in no code/)
  assert.match(faultsBetween(built, [code('decisions 4.21')]).join(), /named by no test/)
})

test('reports a mark without a heading', () =>
  assert.match(
    faultsBetween([], [code('decisions 4.99')]).join(),
    /streams\.ts: no page .* "decisions 4\.99"/,
  ))

test('a planned rule needs no code and no test, and must have none', () => {
  assert.deepEqual(faultsBetween(planned, []), [])
  assert.match(
    faultsBetween(planned, [code('decisions 11.1')]).join(),
    /is planned, but named in .*streams\.ts/,
  )
})

test('reports a rule marked in too many places', () => {
  const places = (length: number) =>
    Array.from({ length }, (_, index) => code('decisions 4.21', `${index}.ts`))
  assert.deepEqual(faultsBetween(built, [...places(MOST_PLACES), proof('decisions 4.21')]), [])
  assert.match(
    faultsBetween(built, [...places(MOST_PLACES + 1), proof('decisions 4.21')]).join(),
    /has 9 places/,
  )
})

test('reports a duplicate heading', () =>
  assert.match(
    faultsBetween([...built, ...built], [code('decisions 4.21'), proof('decisions 4.21')]).join(),
    /decisions 4\.21 is there twice/,
  ))

test('finds the code and the tests of a rule', () =>
  assert.deepEqual(
    placesOf('decisions 4.21', [proof('decisions 4.21'), code('decisions 4.21'), code('law 2.7')]),
    {
      code: ['packages/domain/src/playback/streams.ts'],
      tests: ['packages/domain/src/playback/streams.test.ts'],
    },
  ))
