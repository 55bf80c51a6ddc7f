/** Pages of a search in a catalogue with more matches than a search counts. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MATCHES_COUNTED } from '@quintet/domain/catalogue/browsing'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import { buildIndex, isForEverybody, isForKids } from './build-index.ts'
import { type NewTitle, TitlePacker } from './pack-titles.ts'
import { runAtOnce } from './in-steps.ts'
import { plainTitle } from './plain-title.ts'
import type { TitleIndex, Wanted } from './title-index.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const COUNT = 24_000

type Facts = { name: string; vertical: Vertical; popularity: number; isForKids: boolean; hasEnded: boolean }

function titleOf(id: number, { name, vertical, popularity, isForKids: kids, hasEnded }: Facts): NewTitle {
  return plainTitle(id, {
    numbers: {
      popularity,
      kidSafe: Number(kids),
      ...(hasEnded ? { availableUntil: NOW.getTime() - 1 } : {}),
    },
    labels: { category: [vertical, `${vertical}:kids`] },
    facts: { vertical, names: { de: name, en: name } },
  })
}

// Every title is called "Stern" and a number: a quarter are books, a twelfth are for kids, and every tenth of the most popular has ended.
const TITLES = Array.from({ length: COUNT }, (_, at): Facts => {
  const popularity = (at * 7919) % COUNT
  return {
    name: `Stern ${at}`,
    vertical: at % 4 === 0 ? 'audio-books' : 'movies',
    popularity,
    isForKids: at % 12 === 0,
    hasEnded: popularity > COUNT - 1000 && at % 10 === 0,
  }
})

const packer = new TitlePacker()
for (const [at, facts] of TITLES.entries()) packer.add(titleOf(at + 1, facts))
const table = runAtOnce(packer.finish())
const everything = runAtOnce(buildIndex(table, isForEverybody))
const kids = runAtOnce(buildIndex(table, isForKids))

const SEARCH: Wanted = { search: 'st', sort: 'relevance', descending: true }
const idsOn = (index: TitleIndex, wanted: Partial<Wanted>, from: number, to: number) =>
  index.page({ ...SEARCH, ...wanted }, { from, to }, NOW).page.map(({ id }) => id)

/** The ids that a search must find, in order: the names match equally well, so popularity decides. */
const expected = (passes: (facts: Facts) => boolean) =>
  TITLES.map((facts, at) => ({ ...facts, id: at + 1 }))
    .filter((facts) => !facts.hasEnded && passes(facts))
    .toSorted((a, b) => b.popularity - a.popularity || a.id - b.id)
    .map(({ id }) => id)

test('[decisions 4.35] beyond the counting limit a search reports more matches and has a next page', () => {
  const { total, hasNext } = everything.page(SEARCH, { from: 0, to: 36 }, NOW)
  assert.deepEqual(total, { count: MATCHES_COUNTED, isMore: true })
  assert.ok(hasNext)
})

test('[decisions 4.35] up to the limit it counts all available matches, by category and under the kids lock', () => {
  const books = ({ vertical }: Facts) => vertical === 'audio-books'
  const safe = ({ isForKids: isSafe }: Facts) => isSafe
  for (const [index, wanted, passes] of [
    [everything, { category: 'audio-books' }, books],
    [kids, {}, safe],
    [kids, { category: 'audio-books' }, safe],
    [kids, { category: 'movies' }, () => false],
    [everything, { category: 'audio-books:kids' }, books],
  ] as const) {
    const found = index.page({ ...SEARCH, ...wanted }, { from: 0, to: 36 }, NOW)
    const all = expected(passes)
    assert.deepEqual(found.total, { count: all.length, isMore: false })
    assert.deepEqual(
      found.page.map(({ id }) => id),
      all.slice(0, 36),
    )
  }
})

test('[decisions 4.35] pages keep one order past the listed and counted matches, without ended titles', () => {
  const all = expected(() => true)
  for (const [from, to] of [
    [0, 15],
    [150, 200],
    [180, 280],
    [MATCHES_COUNTED - 20, MATCHES_COUNTED + 20],
    [all.length - 10, all.length + 10],
  ] as const)
    assert.deepEqual(idsOn(everything, {}, from, to), all.slice(from, to), `${from} to ${to}`)
  const { page, hasNext } = everything.page(SEARCH, { from: all.length, to: all.length + 36 }, NOW)
  assert.deepEqual([page, hasNext], [[], false], 'after the last one nothing follows')
})
