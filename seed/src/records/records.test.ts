import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TitleFile } from '@quintet/contracts/library'
import { isVertical, TAGS, VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import { isKidSafe } from '@quintet/domain/youth/kids'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { ageOfGuidance, parseRating } from '@quintet/domain/youth/rating'
import { MOODS, TAGS_SHOWN } from '@quintet/domain/catalogue/tags'
import { sheetsToSvg } from '../art/paint.ts'
import { frameOf } from '../art/scene.ts'
import { chaptersOf, subtitlesOf, timing } from '../film/story.ts'
import { STORIES } from '../film/stories.ts'
import { titleFiles } from '../write.ts'
import { FURTHER_GENRES } from './genres.ts'
import { MOODS_OF } from './moods.ts'
import { RECORDS } from './records.ts'

for (const record of RECORDS) {
  test(`${record.key}: its texts are there in both languages and end as sentences`, () => {
    for (const language of LANGUAGES) {
      const { title, shortDescription, description } = record.texts[language]
      assert.ok(title.length > 2)
      assert.match(shortDescription, /[.!?]$/)
      assert.ok(shortDescription.length <= 120, `${shortDescription.length} characters`)
      assert.match(description, /[.!?]$/)
      assert.ok(description.length > shortDescription.length)
    }
    assert.notEqual(record.texts.de.description, record.texts.en.description)
    for (const part of record.parts ?? [])
      for (const language of LANGUAGES) assert.ok(part.texts[language].title)
  })

  test(`${record.key}: its rating is readable and its genres are known`, () => {
    const { rating, categories = [] } = record.facts
    if (rating !== undefined) assert.ok(parseRating(rating), rating)
    assert.ok(categories.length > 0)
    for (const category of categories) {
      const [vertical = '', genre] = category.split(':')
      if (vertical === 'kids') continue
      assert.ok(isVertical(vertical), category)
      assert.ok(
        genre && [...VERTICAL_FACTS[vertical].genres, ...FURTHER_GENRES[vertical]].includes(genre),
        category,
      )
    }
  })

  test(`${record.key}: quintet.json keeps to its schema`, () => {
    for (const { path, content } of titleFiles(record, { rank: 0, firstStart: new Date(0) })) {
      assert.deepEqual(TitleFile.parse(JSON.parse(JSON.stringify(content))), content, path)
      assert.match(path, /quintet\.json$/)
    }
  })
}

// As in real life: two films of the same name, and a film named like its novel.
const SHARED = ['Heimkehr', 'Homecoming', 'Das Salzmeer']

test('no two titles share a key, a folder or a name, except on purpose', () => {
  for (const names of [
    RECORDS.map(({ key }) => key),
    RECORDS.map(({ folder }) => folder),
    RECORDS.map(({ texts }) => texts.de.title).filter((title) => !SHARED.includes(title)),
    RECORDS.map(({ texts }) => texts.en.title).filter((title) => !SHARED.includes(title)),
  ])
    assert.equal(new Set(names).size, names.length)
})

test('serves all five verticals and the kids area, and fills the first page', () => {
  const kinds = new Set(RECORDS.map(({ facts }) => facts.kind))
  for (const kind of ['movie', 'series', 'album', 'audiobook', 'game', 'event'] as const)
    assert.ok(kinds.has(kind), kind)
  const tagged = (tag: string) => RECORDS.filter(({ facts }) => facts.tags?.includes(tag))
  const heroes = tagged('cliq-highlights').filter(({ facts }) =>
    facts.categories?.some((category) => category.startsWith('movies:')),
  )
  assert.ok(heroes.length >= 6)
  assert.ok(tagged('cliq-top10').length >= 10)
  for (const tag of Object.values(TAGS)) assert.ok(tagged(tag).length > 0, tag)
  const safe = RECORDS.filter(({ facts }) =>
    isKidSafe({
      age: facts.rating ? ageOfGuidance(parseRating(facts.rating)) : null,
      categories: facts.categories ?? [],
    }),
  )
  const filed = safe.filter(({ facts }) => facts.categories?.some((category) => category.startsWith('kids:')))
  assert.ok(filed.length >= 4)
  for (const written of ['FSK 0', 'FSK 6', 'FSK 12', 'FSK 16', 'FSK 18', 'TV-MA', undefined])
    assert.ok(
      RECORDS.some(({ facts }) => facts.rating === written),
      String(written),
    )
})

test('[catalogue 5.3] every title has moods for its overlay, no more than it shows, and no mood applies to everything', () => {
  assert.deepEqual(Object.keys(MOODS_OF).toSorted(), RECORDS.map(({ key }) => key).toSorted())
  for (const moods of Object.values(MOODS_OF)) assert.ok(moods.length > 0 && moods.length <= TAGS_SHOWN)
  for (const mood of MOODS) {
    const share = Object.values(MOODS_OF).filter((moods) => moods.includes(mood)).length / RECORDS.length
    assert.ok(share > 0 && share < 0.3, `${mood}: ${share}`)
  }
})

test('every episode has its place in its series', () => {
  for (const record of RECORDS)
    for (const { facts } of record.parts ?? [])
      if (facts.kind === 'episode') assert.ok(facts.season !== undefined && facts.number !== undefined)
})

test('subtitles of both kinds lie within their film, in order, with the same times in both languages', () => {
  for (const story of Object.values(STORIES))
    for (const tellsSound of [false, true]) {
      const { seconds } = timing(story.shots)
      const [de, en] = LANGUAGES.map((language) =>
        [...subtitlesOf(story, language, { tellsSound }).matchAll(/(\d+):(\d+):(\d+),(\d+)/g)].map(
          ([, h, m, s, ms]) => Number(h) * 3600 + Number(m) * 60 + Number(s) + Number(ms) / 1000,
        ),
      )
      assert.deepEqual(de, en)
      assert.deepEqual(
        de,
        de?.toSorted((a, b) => a - b),
      )
      assert.ok((de?.at(-1) ?? 0) < seconds)
    }
})

test('every shot of every film can be drawn', () => {
  for (const [key, { shots }] of Object.entries(STORIES))
    for (const { scene, seed, subject, seconds } of shots) {
      const layers = scene(frameOf(712, 401, seed, { subject }))
      assert.doesNotMatch(
        sheetsToSvg(
          712,
          401,
          layers.map(({ paint }) => paint),
        ),
        /NaN|undefined|Infinity/,
        key,
      )
      for (const { motion } of layers) {
        const { x = 0, y = 0, opacity = 1 } = motion?.(seconds / 2) ?? {}
        assert.ok(Number.isFinite(x + y) && opacity >= 0 && opacity <= 1, key)
      }
    }
})

test('chapters cover the film without a gap', () => {
  const story = STORIES['films/lotsenlicht']
  assert.ok(story)
  const chapters = chaptersOf(story, 'de')
  assert.equal(chapters.length, 4)
  assert.equal(chapters[0]?.start, 0)
  chapters.slice(1).forEach(({ start }, i) => assert.equal(start, chapters[i]?.end))
  assert.equal(chapters.at(-1)?.end, Math.round(timing(story.shots).seconds))
})
