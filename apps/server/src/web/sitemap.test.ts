import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ENTRIES_PER_PART,
  partsOf,
  sitemapIndex,
  sitemapOfPages,
  sitemapOfPeople,
  sitemapOfTitles,
} from './sitemap.ts'

const origin = 'https://quintet.example'
const titles = Array.from({ length: ENTRIES_PER_PART + 1 }, (_, index) => ({
  id: index + 1,
  vertical: 'music-stream' as const,
  addedAt: 0,
}))

test('the index lists the pages and every part of titles and people', () => {
  const locations = [
    ...sitemapIndex(origin, { titles: partsOf(titles), people: 1 }).matchAll(/<loc>([^<]*)<\/loc>/g),
  ].map(([, location]) => location)
  assert.deepEqual(locations, [
    `${origin}/sitemap/pages.xml`,
    `${origin}/sitemap/titles-1.xml`,
    `${origin}/sitemap/titles-2.xml`,
    `${origin}/sitemap/people-1.xml`,
  ])
})

test('each title is in one part, in both languages, and there is no part after the last', () => {
  const [first, second] = [1, 2].map((part) => sitemapOfTitles(origin, titles, part) ?? '')
  assert.equal(first?.match(/<url>/g)?.length, ENTRIES_PER_PART)
  assert.ok((first?.length ?? 0) < 50_000_000)
  assert.match(second ?? '', /<loc>https:\/\/quintet\.example\/movies\/music\/20001<\/loc>/)
  assert.match(
    second ?? '',
    /hreflang="de" href="[^"]*\?lang=de".*hreflang="en".*hreflang="x-default" href="[^"?]*"/,
  )
  assert.equal(sitemapOfTitles(origin, titles, 3), null)
  assert.equal(sitemapOfTitles(origin, [], 1), null)
})

test('[product 5.1] lists people and book series by their addresses', () => {
  const people = sitemapOfPeople(origin, ['/people/7', '/audiobooks/series/die-falle'], 1) ?? ''
  assert.match(people, /<loc>https:\/\/quintet\.example\/people\/7<\/loc>/)
  assert.match(people, /hreflang="en" href="[^"]*\/audiobooks\/series\/die-falle\?lang=en"/)
  assert.equal(sitemapOfPeople(origin, [], 1), null)
})

test('the pages are those that everybody may read', () => {
  const pages = sitemapOfPages(origin)
  assert.match(pages, /<loc>https:\/\/quintet\.example\/audiobooks<\/loc>/)
  assert.doesNotMatch(pages, /login|signup|results/)
})
