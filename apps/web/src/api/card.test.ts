import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContentItem } from '@quintet/contracts/content'
import { pictureOf, toCard, verticalOf } from './card.ts'

const item: ContentItem = {
  contentitem_id: 8,
  contentowner_id: 'house',
  kind: 'event',
  categories: ['sports', 'sports:american-football'],
  tags: ['cliq-highlights', 'final', 'night'],
  thumbnails: { tiny: 'data:image/webp;base64,AA', small: '/s.webp' },
  artwork: {
    large: '/p/1024.webp',
    medium: '/p/640.webp',
    small: '/p/320.webp',
    thumb_landscape_small: '/l/320.webp',
    thumb_landscape_medium: '/l/640.webp',
    thumb_landscape_large: '/l/640.webp',
    background_large: '/b/1024.webp',
  },
  live: true,
  attributes: { title: 'The Final', label: 'American football', duration: 5400, year: 2026 },
}

test('[catalogue 3.3] a sport card shows its label in the language of the response', () => {
  assert.equal(verticalOf(item), 'sports')
  assert.equal(toCard(item).byline, 'American football')
})

test('a card shows its vertical’s artwork shape, each file once, and no internal tag', () => {
  const card = toCard(item)
  assert.deepEqual(card.picture, {
    tiny: 'data:image/webp;base64,AA',
    sizes: [
      ['/l/320.webp', 320],
      ['/l/640.webp', 640],
    ],
  })
  assert.deepEqual(card.tags, ['final', 'night'])
  assert.equal(card.isLive, true)
})

test('a title without the requested shape shows its main picture, one without pictures shows none', () => {
  assert.deepEqual(pictureOf(item, ['square'])?.sizes, [['/s.webp', 320]])
  assert.equal(pictureOf({ artwork: {}, thumbnails: {} }, ['square']), undefined)
})

test('[catalogue 9.5] a full-width picture is offered at 320, 1024 and 1600 px, by key', () => {
  const artwork = {
    background_small: '/b/320.webp',
    background_medium: '/b/640.webp',
    background_large: '/b/1024.webp',
    background_xlarge: '/b/1600.webp',
    background_xxlarge: '/b/1600.webp',
  }
  const widths = pictureOf({ artwork, thumbnails: {} }, ['background'])?.sizes.map(([, width]) => width)
  assert.deepEqual(widths, [320, 640, 1024, 1600])
})
