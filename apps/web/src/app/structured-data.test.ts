import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContentItem } from '@quintet/contracts/content'
import { KINDS } from '@quintet/domain/catalogue/categories'
import { structuredDataOf, structuredDataScript, workData } from './structured-data.ts'

const film: ContentItem = {
  contentitem_id: 7,
  contentowner_id: 'house',
  kind: 'movie',
  categories: ['movies'],
  tags: [],
  thumbnails: {},
  artwork: { background_large: '/media/pictures/p/1024.webp' },
  live: false,
  attributes: {
    title: 'A film',
    description: 'Long.',
    year: 2026,
    duration: 5400,
    parental_guidance: 'FSK-12',
    director: 'Ada',
    actors: 'Ben, Cleo',
  },
}
const origin = 'https://quintet.example'

test('a film is a Movie with absolute addresses, its people and its length', () =>
  assert.deepEqual(structuredDataOf(film, origin), {
    '@context': 'https://schema.org',
    '@type': 'Movie',
    name: 'A film',
    url: 'https://quintet.example/movies/movie/7',
    description: 'Long.',
    image: 'https://quintet.example/media/pictures/p/1024.webp',
    datePublished: '2026',
    duration: 'PT5400S',
    contentRating: 'FSK-12',
    typicalAgeRange: '12-',
    director: [{ '@type': 'Person', name: 'Ada' }],
    actor: [
      { '@type': 'Person', name: 'Ben' },
      { '@type': 'Person', name: 'Cleo' },
    ],
  }))

test('a match is a SportsEvent with its start time and its teams', () => {
  const event = structuredDataOf(
    {
      ...film,
      kind: 'event',
      categories: ['sports'],
      starts_at: '2026-11-21T19:15:00Z',
      attributes: { title: 'The final', teams: 'North, South' },
    },
    origin,
  )
  assert.equal(event['@type'], 'SportsEvent')
  assert.equal(event['startDate'], '2026-11-21T19:15:00Z')
  assert.deepEqual(event['competitor'], [
    { '@type': 'SportsTeam', name: 'North' },
    { '@type': 'SportsTeam', name: 'South' },
  ])
})

test('each kind has its own schema.org type', () => {
  const types = KINDS.map((kind) => structuredDataOf({ ...film, kind }, origin)['@type'])
  assert.equal(new Set(types).size, KINDS.length)
})

test('markup in a title cannot close the script element', () => {
  const script = structuredDataScript({ name: '</script><script>alert(1)</script>' })
  assert.equal(script.match(/<\/?script/g)?.length, 2)
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(script) ?? []
  assert.deepEqual(JSON.parse(json), { name: '</script><script>alert(1)</script>' })
})

test('a work is a MusicComposition with its name in other languages', () => {
  const work = { slug: 'ebbe', name: 'Low Tide', composers: [], recordings: [] }
  const data = workData({ ...work, other_names: ['Ebbe'] }, 7, origin)
  assert.deepEqual(
    [data['@type'], data['name'], data['alternateName'], data['url']],
    ['MusicComposition', 'Low Tide', ['Ebbe'], `${origin}/people/7/works/ebbe`],
  )
  assert.equal('alternateName' in workData({ ...work, other_names: [] }, 7, origin), false)
})
