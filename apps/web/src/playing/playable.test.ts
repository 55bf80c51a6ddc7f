import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContentItem } from '@quintet/contracts/content'
import { isOffered } from '../api/offered.ts'
import { mainActionOf, wayInOf } from './main-action.ts'
import { playingFirst, queueOf } from './playable.ts'

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
const now = '2026-11-22T12:00:00Z'
const coming = { ...film, live: true, starts_at: '2026-11-24T19:30:00Z', ends_at: '2026-11-24T22:00:00Z' }
const onAir = { ...coming, starts_at: '2026-11-22T11:00:00Z' }
const here = {
  isMember: true,
  hasLapsed: false,
  isRented: false,
  hasQueue: true,
  isElsewhere: false,
  now,
}
const rental = { ...playable, rental: { price: 3.99, currency: 'EUR', contentId: playable.contentitem_id } }

for (const [name, item, isMember, action] of [
  ['a member can play a title with an embed script', playable, true, 'play'],
  ['a member sees the trailer of a title that is not playable yet', withTrailer, true, 'trailer'],
  ['a member is told that a title is being prepared', film, true, 'not-yet'],
  ['a broadcast that has not begun is not called in preparation', coming, true, 'ahead'],
  ['a broadcast that has begun without a stream is being prepared', onAir, true, 'not-yet'],
  ['a visitor logs in to watch', playable, false, 'log-in'],
  ['a visitor logs in to watch even if there is a trailer', withTrailer, false, 'log-in'],
  ['a member rents a rental', rental, true, 'rent'],
  ['a visitor is offered the rental', { ...rental, attributes: withTrailer.attributes }, false, 'rent'],
  ['a title that is not playable yet cannot be rented', { ...film, rental: rental.rental }, true, 'not-yet'],
] as const)
  test(`[catalogue 5.5] ${name}`, () => assert.equal(mainActionOf(item, { ...here, isMember }), action))

for (const title of [playable, rental])
  test('[decisions 13.51] a member without a running membership is offered to continue it', () =>
    assert.equal(mainActionOf(title, { ...here, hasLapsed: true }), 'rejoin'))

for (const title of [playable, rental])
  test('[decisions 13.77] a title without rights in the member’s country is neither played nor rented, even after a rental', () => {
    for (const isRented of [true, false])
      assert.equal(mainActionOf(title, { ...here, isRented, isElsewhere: true }), 'not-here')
    assert.equal(mainActionOf(film, { ...here, isElsewhere: true }), 'not-yet')
  })

test('[decisions 13.51, law 2.10] a lapsed member continues the membership, except for what was rented', () => {
  const ways = [true, false].flatMap((isForRent) =>
    [true, false].flatMap((hasLapsed) =>
      [true, false].map((isRented) => wayInOf(isForRent, { hasLapsed, isRented, isElsewhere: false })),
    ),
  )
  assert.deepEqual(ways, ['play', 'rejoin', 'play', 'rent', 'play', 'rejoin', 'play', 'play'])
})

test('[law 2.10] a rented title can be played without a running membership', () =>
  assert.equal(mainActionOf(rental, { ...here, hasLapsed: true, isRented: true }), 'play'))

test('[catalogue 2.10.1] a rented title can be played', () =>
  assert.equal(mainActionOf(rental, { ...here, isRented: true }), 'play'))

test('[decisions 4.4] a series plays its episodes in order, and a member’s queue has those that are available', () => {
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
  assert.equal(mainActionOf(series, { ...here, hasQueue: false }), 'not-yet')
  assert.equal(queueOf(series, [two], true)[0]?.byline, 'A series')
  assert.equal(queueOf(series, [two], true)[0]?.collection, 'A series')
})

test('[catalogue 2.10.1] a member who logs in to watch a broadcast that has not begun gets its page, not the player', () => {
  assert.deepEqual(queueOf(coming, [], true), [])
  assert.equal(queueOf({ ...onAir, ...playable }, [], true).length, 1)
  assert.equal(queueOf(coming, [], false).length, 1)
})

test('[catalogue 2.7.1] a slide offers to play titles that can be played, themselves or through episodes or tracks', () => {
  assert.equal(isOffered(playable), true)
  assert.equal(isOffered({ ...film, kind: 'series' }), true)
  assert.equal(isOffered({ ...film, kind: 'album' }), true)
  assert.equal(isOffered(film), false)
  assert.equal(isOffered({ ...film, kind: 'game' }), false)
})

test('[product 1.1] playable titles come first in large displays, otherwise the given order is kept', () => {
  const made = (contentitem_id: number, from: ContentItem = playable) => ({ ...from, contentitem_id })
  const isElsewhere = (countries: readonly string[] | undefined) => countries?.includes('AT') === false
  const idsOf = (items: readonly ContentItem[]) =>
    playingFirst(items, isElsewhere).map((item) => item.contentitem_id)
  assert.deepEqual(idsOf([made(1, film), made(2), made(3, film), made(4)]), [2, 4, 1, 3])
  const [german, ours] = [
    { ...playable, available_in: ['DE'] },
    { ...playable, available_in: ['AT', 'DE'] },
  ]
  assert.deepEqual(idsOf([made(1, german), made(2, ours), made(3)]), [2, 3, 1])
  assert.deepEqual(idsOf([made(1), made(2, { ...film, kind: 'series' }), made(3)]), [1, 2, 3])
  assert.deepEqual(idsOf([made(1, film), made(2, film)]), [1, 2], 'a visitor, who sees nothing as playable')
})
