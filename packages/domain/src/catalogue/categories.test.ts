import assert from 'node:assert/strict'
import { test } from 'node:test'
import { itemAddress, VERTICAL_FACTS, verticalOfSlug, VERTICALS } from './categories.ts'

test('[catalogue 2.1.2] an item’s address follows its vertical; music is under /movies/music', () => {
  assert.deepEqual(
    VERTICALS.map((vertical) => itemAddress(vertical, 7)),
    ['/movies/movie/7', '/movies/music/7', '/audiobooks/audiobook/7', '/games/game/7', '/sports/sport/7'],
  )
})

test('[catalogue 2.2.1] finds every vertical by its slug, and nothing else', () => {
  for (const vertical of VERTICALS) assert.equal(verticalOfSlug(VERTICAL_FACTS[vertical].slug), vertical)
  assert.equal(verticalOfSlug('pc-games'), null)
})
