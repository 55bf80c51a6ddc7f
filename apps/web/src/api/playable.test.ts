import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContentItem } from '@quintet/contracts/content'
import { mainActionOf, playingFirst, queueOf } from './playable.ts'

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
const rental = { ...playable, rental: { price: 3.99, currency: 'EUR' } }

for (const [name, item, isMember, action] of [
  ['a member plays what has an embed script', playable, true, 'play'],
  ['a member sees the trailer of what does not play yet', withTrailer, true, 'trailer'],
  ['a member is told that a title is being prepared', film, true, 'not-yet'],
  ['a visitor logs in to watch', playable, false, 'log-in'],
  ['a visitor logs in to watch what has a trailer too', withTrailer, false, 'log-in'],
  ['a member rents a rental', rental, true, 'rent'],
  ['a visitor is led to renting it', { ...rental, attributes: withTrailer.attributes }, false, 'rent'],
  ['what does not play yet is not rented out', { ...film, rental: rental.rental }, true, 'not-yet'],
] as const)
  test(`[catalogue 2.10, 5] ${name}`, () =>
    assert.equal(mainActionOf(item, { isMember, isRented: false, hasQueue: true }), action))

test('[decisions 4] what is rented plays', () =>
  assert.equal(mainActionOf(rental, { isMember: true, isRented: true, hasQueue: true }), 'play'))

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
  assert.equal(mainActionOf(series, { isMember: true, isRented: false, hasQueue: false }), 'not-yet')
  assert.equal(queueOf(series, [two], true)[0]?.byline, 'A series')
})

test('[product 2] what is shown large begins with what plays, else in the order given', () => {
  const made = (contentitem_id: number, from: ContentItem = playable) => ({ ...from, contentitem_id })
  const idsOf = (items: readonly ContentItem[]) => playingFirst(items).map((item) => item.contentitem_id)
  assert.deepEqual(idsOf([made(1, film), made(2), made(3, film), made(4)]), [2, 4, 1, 3])
  assert.deepEqual(idsOf([made(1), made(2, { ...film, kind: 'series' }), made(3)]), [1, 2, 3])
  assert.deepEqual(
    idsOf([made(1, film), made(2, film)]),
    [1, 2],
    'a visitor, who is told of nothing that plays',
  )
})
