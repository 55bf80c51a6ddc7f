import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContentItem } from '@quintet/contracts/content'
import { partsOfAlbum } from './album-parts.ts'

type Wishes = Partial<ContentItem['attributes']> & { disc?: number; composer?: number }

const track = (title: string, { disc, composer = 1, ...attributes }: Wishes = {}): ContentItem => ({
  contentitem_id: 1,
  contentowner_id: 'house',
  kind: 'track',
  categories: [],
  tags: [],
  thumbnails: {},
  artwork: {},
  live: false,
  ...(disc === undefined ? {} : { season: disc }),
  attributes: {
    ...attributes,
    title,
    credits: [{ person_id: composer, name: 'Somebody', role: 'composer' }],
  },
})

const shownOf = (tracks: readonly ContentItem[]) =>
  partsOfAlbum(tracks).map(({ disc, work, tracks: own }) => [
    disc,
    work,
    own.map(({ attributes }) => attributes.title).join(),
  ])

test('[product 5.3] consecutive movements are grouped under their work', () => {
  const [fifth, sixth] = [{ work: 'Fifth' }, { work: 'Sixth' }]
  assert.deepEqual(
    shownOf([
      track('a', fifth),
      track('b', fifth),
      track('c', sixth),
      track('d', sixth),
      track('e', { ...sixth, composer: 2 }),
      track('f', { ...sixth, composer: 2 }),
    ]),
    [
      [null, 'Fifth', 'a,b'],
      [null, 'Sixth', 'c,d'],
      [null, 'Sixth', 'e,f'],
    ],
  )
})

test('[product 5.3] groups movements by the slug of their work, however its name is spelled', () => {
  const fifth = { work: 'Symphony No. 5', work_slug: 'sinfonie-nr-5' }
  assert.deepEqual(shownOf([track('a', fifth), track('b', { ...fifth, work: 'Symphony no 5' })]), [
    [null, 'Symphony No. 5', 'a,b'],
  ])
})

test('[product 5.3] a track that is a whole work has no heading, a single movement of a work has one', () => {
  assert.deepEqual(shownOf([track('a', { work: 'a' }), track('b', { work: 'b' }), track('c')]), [
    [null, null, 'a,b,c'],
  ])
  assert.deepEqual(shownOf([track('a'), track('b', { work: 'Fifth', movement: 'Largo' })]), [
    [null, null, 'a'],
    [null, 'Fifth', 'b'],
  ])
})

test('[product 5.3] separates several discs and repeats the heading of a work on each disc', () => {
  const work = 'Passion'
  assert.deepEqual(shownOf([track('a', { disc: 1 }), track('b', { disc: 1 })]), [[null, null, 'a,b']])
  assert.deepEqual(
    shownOf([
      track('a', { disc: 1, work }),
      track('b', { disc: 1, work }),
      track('c', { disc: 2, work }),
      track('d', { disc: 2, work }),
      track('e', { disc: 2 }),
    ]),
    [
      [1, work, 'a,b'],
      [2, work, 'c,d'],
      [null, null, 'e'],
    ],
  )
  assert.deepEqual(shownOf([]), [])
})

test('[product 5.3] a heading uses the reader’s language if another recording has the name', () => {
  const named = { work: 'Evening Song', movement: 'Adagio', work_translated: 'Abendlied' }
  assert.deepEqual(shownOf([track('a', named)]), [[null, 'Abendlied', 'a']])
})
