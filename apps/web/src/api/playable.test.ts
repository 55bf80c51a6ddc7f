import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContentItem } from '@quintet/contracts/content'
import { mainActionOf, queueOf } from './playable.ts'

const film: ContentItem = {
  contentitem_id: 1,
  contentowner_id: 'house',
  kind: 'movie',
  categories: ['movies'],
  tags: [],
  thumbnails: {},
  artwork: {},
  live: false,
  attributes: { title: 'A film' },
}
const playable = { ...film, representation: { embedscript: '<iframe></iframe>' } }
const withTrailer = { ...film, attributes: { title: 'A film', trailer: '/trailer' } }
const rented = { ...playable, rental: { price: 3.99, currency: 'EUR' } }

for (const [name, item, isMember, action] of [
  ['a member plays what has an embed script', playable, true, 'play'],
  ['a member sees the trailer of what does not play yet', withTrailer, true, 'trailer'],
  ['a member is told that a title is being prepared', film, true, 'not-yet'],
  ['a visitor logs in to watch', playable, false, 'log-in'],
  ['a visitor logs in to watch what has a trailer too', withTrailer, false, 'log-in'],
  ['a rental has no dead button', rented, true, 'rent'],
  ['a rental shows its trailer', { ...rented, attributes: withTrailer.attributes }, false, 'trailer'],
] as const)
  test(`[catalogue 2.10, 5] ${name}`, () =>
    assert.equal(mainActionOf(item, { isMember, hasQueue: true }), action))

test('[decisions 4] a series plays its episodes in order; a member’s queue has those that are there', () => {
  const series: ContentItem = { ...film, kind: 'series', attributes: { title: 'A series' } }
  const [one, two] = [
    { ...film, contentitem_id: 2, kind: 'episode' as const },
    { ...playable, contentitem_id: 3, kind: 'episode' as const },
  ]
  assert.deepEqual(
    queueOf(series, [one, two], true).map(({ id }) => id),
    [3],
  )
  assert.deepEqual(
    queueOf(series, [one, two], false).map(({ id }) => id),
    [2, 3],
  )
  assert.equal(mainActionOf(series, { isMember: true, hasQueue: false }), 'not-yet')
  assert.equal(queueOf(series, [two], true)[0]?.byline, 'A series')
})
