import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CARD_VARIANTS, PLAY_VARIANTS, SHAPE_OF_VARIANT } from './cards.ts'
import { VERTICAL_FACTS, VERTICALS } from './categories.ts'

test('[catalogue 2.8.3] each variant has the shape that its name says; genre highlights are square', () => {
  for (const variant of CARD_VARIANTS) {
    const [named] = /^(square|landscape|portrait|highlight)(?!Genre)/.exec(variant) ?? []
    if (named) assert.equal(SHAPE_OF_VARIANT[variant], named, variant)
  }
  assert.equal(SHAPE_OF_VARIANT.highlightGenre, 'square')
})

test('[catalogue 2.8.3] a continue-watching card has the shape of its vertical', () => {
  const shapes = VERTICALS.map((vertical) => [vertical, VERTICAL_FACTS[vertical].shape])
  assert.deepEqual(Object.fromEntries(shapes), {
    movies: 'portrait',
    'music-stream': 'square',
    'audio-books': 'square',
    'pc-games': 'portrait',
    sports: 'landscape',
  })
  for (const vertical of VERTICALS) {
    const { shape } = VERTICAL_FACTS[vertical]
    assert.equal(SHAPE_OF_VARIANT[PLAY_VARIANTS[shape]], shape)
  }
})
