/** The pages' requirements on the whole demo catalogue: every row is full, and every rule applies to some title. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  KIDS_CATEGORY,
  TAGS,
  type Vertical,
  VERTICAL_FACTS,
  VERTICALS,
} from '@quintet/domain/catalogue/categories'
import { isKidSafe } from '@quintet/domain/youth/kids'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { ageOfGuidance, displayedAge, parseRating } from '@quintet/domain/youth/rating'
import { titleFiles } from '../write.ts'
import type { DemoRecord } from './record.ts'
import { RECORDS } from './records.ts'

const inCategory = (id: string) =>
  RECORDS.filter(({ facts }) => facts.categories?.some((one) => one === id || one.startsWith(`${id}:`)))
const isTagged = (tag: string) => (record: DemoRecord) => record.facts.tags?.includes(tag) === true
const isKind = (kind: DemoRecord['facts']['kind']) => (record: DemoRecord) => record.facts.kind === kind
const guidanceOf = ({ facts }: DemoRecord) => (facts.rating ? parseRating(facts.rating) : null)
const isSafe = (record: DemoRecord) =>
  isKidSafe({ age: ageOfGuidance(guidanceOf(record)), categories: record.facts.categories ?? [] })

/** Fails with the names of the matching records. */
function atLeast(count: number, records: readonly DemoRecord[], what: string): void {
  assert.ok(
    records.length >= count,
    `${what}: ${records.length} of ${count}: ${records.map(({ key }) => key).join()}`,
  )
}

test('has about 150 titles, with enough of every kind of entertainment', () => {
  assert.ok(RECORDS.length >= 150 && RECORDS.length <= 200, String(RECORDS.length))
  const wanted: Record<Vertical, number> = {
    movies: 50,
    'music-stream': 30,
    'audio-books': 20,
    'pc-games': 16,
    sports: 18,
  }
  for (const vertical of VERTICALS) atLeast(wanted[vertical], inCategory(vertical), vertical)
})

// A row of a wide window fits five or six films, four covers, three matches.
const GENRE_NEEDS: Record<Vertical, number> = {
  movies: 6,
  'music-stream': 4,
  'audio-books': 3,
  'pc-games': 3,
  sports: 4,
}
for (const vertical of VERTICALS)
  test(`[catalogue 2.6.2] every genre of ${vertical} has a row worth showing`, () => {
    for (const genre of VERTICAL_FACTS[vertical].genres)
      atLeast(GENRE_NEEDS[vertical], inCategory(`${vertical}:${genre}`), `${vertical}:${genre}`)
  })

test('[catalogue 2.4.1] [catalogue 9] the rows of the home page are full', () => {
  atLeast(6, inCategory('movies').filter(isTagged(TAGS.highlights)), 'hero')
  atLeast(10, inCategory('movies').filter(isTagged(TAGS.favorites)), 'films we love')
  atLeast(8, inCategory('audio-books').filter(isTagged(TAGS.favorites)), 'audiobook suggestions')
  atLeast(3, inCategory('music-stream:hip-hop').filter(isKind('channel')), 'hip hop radio')
  for (const vertical of ['sports', 'music-stream'] as const)
    atLeast(8, inCategory(vertical).filter(isTagged(TAGS.weeklyShow)), `weekly shows of ${vertical}`)
})

test('[catalogue 9.2] every kind of entertainment has its highlights and its top ten', () => {
  for (const vertical of VERTICALS) {
    // See all of the top ten shows all of them.
    assert.equal(inCategory(vertical).filter(isTagged(TAGS.top10)).length, 10, `top 10 of ${vertical}`)
    atLeast(5, inCategory(vertical).filter(isTagged(TAGS.highlights)), `highlights of ${vertical}`)
  }
})

test('[catalogue 9.2] games belong to Utomik, sports to Inverleigh', () => {
  for (const [vertical, owner] of [
    ['pc-games', 'utomik'],
    ['sports', 'inverleigh'],
  ] as const)
    for (const { key, facts } of inCategory(vertical).filter(
      ({ facts: { kind } }) => kind === 'game' || kind === 'event',
    ))
      assert.equal(facts.owner, owner, key)
})

test('[catalogue 5.1] every rating shown is used by some title, and some title has none', () => {
  const shown = new Set(RECORDS.map((record) => displayedAge(guidanceOf(record))))
  assert.deepEqual([...shown].map(String).toSorted(), ['0', '12', '16', '18', '6', '7', 'all', 'mature'])
  const written = new Set(RECORDS.map(({ facts }) => facts.rating))
  for (const rating of [
    'FSK 0',
    'FSK 6',
    'FSK 12',
    'FSK 16',
    'FSK 18',
    'USK 6',
    'USK 12',
    'PG-13',
    'TV-14',
    'TV-MA',
    undefined,
  ])
    assert.ok(written.has(rating), String(rating))
})

const KIDS_NEEDS = {
  movies: 5,
  series: 4,
  animals: 5,
  adventure: 5,
  'music-stream': 2,
  'audio-books': 4,
  'pc-games': 4,
  sports: 2,
}

test('[decisions 4.16] the kids area is full, and there are borderline titles on both sides', () => {
  atLeast(40, RECORDS.filter(isSafe), 'safe for kids')
  const safeIn = (id: string) => inCategory(id).filter(isSafe)
  for (const [genre, count] of Object.entries(KIDS_NEEDS))
    atLeast(count, safeIn(`${KIDS_CATEGORY}:${genre}`), `kids:${genre}`)
  // An editor's decision replaces a missing rating; without either, a title is not considered safe.
  const unrated = RECORDS.filter((record) => guidanceOf(record) === null)
  atLeast(2, unrated.filter(isSafe), 'unrated, filed under kids')
  atLeast(
    1,
    unrated.filter((record) => record.facts.categories?.includes('movies:kids') && !isSafe(record)),
    'unrated, not filed',
  )
  atLeast(
    1,
    inCategory('movies:kids').filter((record) => guidanceOf(record) === 'FSK-12'),
    'for older children',
  )
})

test('there are matches on the air, upcoming and past; films for rent and included', () => {
  const matches = RECORDS.filter(isKind('event'))
  atLeast(
    6,
    matches.filter(({ kicksOffAt }) => kicksOffAt !== undefined),
    'live in turn',
  )
  atLeast(
    2,
    matches.filter(({ schedule }) => schedule && schedule.startsInMinutes > 0),
    'to come',
  )
  atLeast(
    8,
    matches.filter(({ schedule, kicksOffAt }) => !schedule && kicksOffAt === undefined),
    'recorded',
  )
  for (const { key, facts, schedule, kicksOffAt } of matches)
    assert.equal(facts.live === true, schedule !== undefined || kicksOffAt !== undefined, key)
  atLeast(
    8,
    RECORDS.filter(({ facts }) => facts.rental),
    'rentals',
  )
  for (const { key, facts } of RECORDS) if (facts.rental) assert.equal(facts.kind, 'movie', key)
})

test('broadcasts begin and end on a quarter hour, with the same times at every later start', () => {
  const firstStart = new Date('2026-11-21T10:07:31Z')
  for (const record of RECORDS.filter(({ schedule }) => schedule)) {
    const [file] = titleFiles(record, { rank: 0, firstStart })
    const [again] = titleFiles(record, { rank: 0, firstStart: new Date(firstStart) })
    assert.deepEqual(again, file)
    const { startsAt = '', endsAt = '' } = file?.content ?? {}
    for (const hour of [startsAt, endsAt]) assert.match(hour, /:(00|15|30|45):00\.000Z$/, record.key)
    assert.ok(startsAt < endsAt, record.key)
    const isOn = startsAt <= firstStart.toISOString() && firstStart.toISOString() < endsAt
    assert.equal(isOn, (record.schedule?.startsInMinutes ?? 0) < 0, record.key)
  }
})

test('series have seasons and episodes, albums have tracks', () => {
  const series = RECORDS.filter(isKind('series'))
  atLeast(6, series, 'series')
  const seasonsOf = ({ parts = [] }: DemoRecord) => new Set(parts.map(({ facts }) => facts.season))
  atLeast(
    3,
    series.filter((record) => seasonsOf(record).size >= 2),
    'series of two seasons',
  )
  for (const record of [...series, ...RECORDS.filter(isKind('album'))]) {
    const { key, parts = [] } = record
    assert.ok(parts.length >= 2, key)
    const places = parts.map(({ facts }) => `${facts.season ?? ''}:${facts.number}`)
    assert.equal(new Set(places).size, places.length, key)
    assert.equal(new Set(parts.map(({ file }) => file)).size, parts.length, key)
  }
})

test('titles come from many countries, periods and makers', () => {
  const distinct = (of: (record: DemoRecord) => unknown) => new Set(RECORDS.map(of)).size
  assert.ok(distinct(({ facts }) => facts.language) >= 10)
  assert.ok(distinct(({ facts }) => facts.country) >= 10)
  assert.ok(distinct(({ facts }) => facts.owner) >= 15)
  const years = RECORDS.flatMap(({ facts }) => facts.year ?? [])
  assert.ok(Math.min(...years) < 1975 && Math.max(...years) >= 2026)
  assert.ok(distinct(({ facts }) => facts.popularity) > RECORDS.length / 2)
})

test('texts are complete in both languages, all different, and none is a placeholder', () => {
  const placeholder = /lorem|ipsum|\btodo\b|\btbd\b|xxx|placeholder|platzhalter|\?\?\?|undefined/i
  const descriptions = new Set<string>()
  for (const { key, texts, parts = [], facts } of RECORDS) {
    for (const language of LANGUAGES) {
      const { title, shortDescription, description } = texts[language]
      for (const text of [title, shortDescription, description]) {
        assert.equal(text, text.trim(), key)
        assert.doesNotMatch(text, placeholder, key)
      }
      descriptions.add(description)
    }
    assert.notEqual(texts.de.shortDescription, texts.en.shortDescription, key)
    for (const part of parts) {
      if (facts.kind !== 'series') continue
      assert.ok(part.texts.de.description && part.texts.en.description, part.file)
      assert.notEqual(part.texts.de.description, part.texts.en.description, part.file)
    }
    assert.ok(
      (facts.people ?? []).every(({ name }) => name === name.trim() && name.length > 1),
      key,
    )
  }
  assert.equal(descriptions.size, RECORDS.length * LANGUAGES.length)
})

test('names are as in real life: shared, long, with umlauts, right-to-left', () => {
  const named = Map.groupBy(RECORDS, ({ texts }) => texts.de.title)
  const shared = [...named].filter(([, records]) => records.length > 1)
  assert.deepEqual(
    Object.fromEntries(shared.map(([title, records]) => [title, records.map(({ key }) => key).toSorted()])),
    SHARED_NAMES,
  )
  const titles = RECORDS.map(({ texts }) => texts.de.title)
  assert.equal(titles.filter((title) => title.length > 90).length, 1)
  assert.ok(titles.some((title) => /[\u0590-\u08ff]/.test(title)))
  for (const letter of ['ä', 'ö', 'ü', 'ß', '&', '?', '½'])
    assert.ok(
      titles.some((title) => title.toLowerCase().includes(letter)),
      letter,
    )
  assert.equal(RECORDS.filter(({ art }) => art === null).length, 1)
})

const SHARED_NAMES = {
  'Das Salzmeer': ['books/salzmeer', 'films/salzmeer'],
  Heimkehr: ['films/heimkehr-1974', 'films/heimkehr-2019'],
}
