import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HERO_FADE_MS, HERO_SIZE, HERO_SLIDE_MS } from './browsing.ts'
import { CARD_VARIANTS, DEFAULT_SLIDES, OVERLAY_MS, SLIDES } from './cards.ts'
import { TAGS, VERTICAL_FACTS, VERTICALS } from './categories.ts'
import { PLAN_PRICE_CENTS } from './pricing.ts'
import { DEFAULT_PRODUCT_ID } from './product.ts'
import { SPECIAL_OFFER_TRIAL_DAYS, TRIAL_DAYS } from './trial.ts'

test('[accounts 9.1] product 221 costs 14,99 euro a month after 30 days, 90 with the special offer', () =>
  assert.deepEqual(
    [DEFAULT_PRODUCT_ID, PLAN_PRICE_CENTS.monthly, TRIAL_DAYS, SPECIAL_OFFER_TRIAL_DAYS],
    [221, 1499, 30, 90],
  ))

test('[catalogue 2.7.1] the hero has 5 slides, 6000 ms each, and takes 500 ms to change', () =>
  assert.deepEqual([HERO_SIZE, HERO_SLIDE_MS, HERO_FADE_MS], [5, 6000, 500]))

test('[catalogue 2.8.3] ten card variants, 3 slides unless told, else 6, 4, 3 or 2; the overlay takes 80 ms', () => {
  assert.equal(CARD_VARIANTS.length, 10)
  assert.equal(DEFAULT_SLIDES, 3)
  for (const slides of [6, 4, 3, 2] as const) assert.ok(SLIDES.includes(slides))
  assert.equal(OVERLAY_MS, 80)
})

test('[catalogue 2.2.1] each identifier has its slug', () =>
  assert.deepEqual(
    Object.fromEntries(VERTICALS.map((vertical) => [vertical, VERTICAL_FACTS[vertical].slug])),
    {
      movies: 'movies',
      'music-stream': 'music',
      sports: 'sports',
      'pc-games': 'games',
      'audio-books': 'audiobooks',
    },
  ))

test('[catalogue 2.11.1] movies and sports play as VIDEO, music and audiobooks as AUDIO, games as GAME', () =>
  assert.deepEqual(
    Object.fromEntries(VERTICALS.map((vertical) => [vertical, VERTICAL_FACTS[vertical].playerType])),
    { movies: 'VIDEO', sports: 'VIDEO', 'music-stream': 'AUDIO', 'audio-books': 'AUDIO', 'pc-games': 'GAME' },
  ))

test('[catalogue 2.6.2] the library of each category has the genres given, in their order', () =>
  assert.deepEqual(
    Object.fromEntries(VERTICALS.map((vertical) => [vertical, VERTICAL_FACTS[vertical].genres.join(' ')])),
    {
      movies: 'series action kids animation comedy drama horror thriller mystery scifi',
      'music-stream': 'dance electronic hip-hop pop rock classical',
      'pc-games': 'action adventure casual codemasters first-person-shooter gamehouse hack-and-slash',
      sports: 'documentaries american-football athletics baseball',
      'audio-books':
        'biography-autobiography history juvenile-fiction juvenile-nonfiction science business-economics',
    },
  ))

test('[catalogue 9.2] sections are found by the tags given', () =>
  assert.deepEqual(Object.values(TAGS).toSorted(), [
    'cliq-favorites',
    'cliq-highlights',
    'cliq-top10',
    'weekly-show',
  ]))
