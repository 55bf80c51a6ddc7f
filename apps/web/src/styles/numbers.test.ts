import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { HERO_FADE_MS } from '@quintet/domain/browsing'
import { OVERLAY_MS, SHAPE_RATIOS } from '@quintet/domain/cards'

const css = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')

test('[catalogue 9] the style sheets have the numbers of the domain: hero 500 ms, overlay 80 ms, ratios of cards', () => {
  assert.match(css('features/home/hero.module.css'), new RegExp(`opacity ${HERO_FADE_MS}ms linear`))
  assert.match(css('styles/tokens.css'), new RegExp(`--fast-ms: ${OVERLAY_MS}ms`))
  assert.match(css('ui/card-overlay/card-overlay.module.css'), /animation: open var\(--fast-ms\)/)
  for (const [shape, height] of Object.entries(SHAPE_RATIOS)) {
    const ratio = height === 100 ? '1' : `100 / ${height}`
    assert.match(
      css('ui/card/card.module.css'),
      new RegExp(`data-shape='${shape}'\\] \\.picture \\{\\s*aspect-ratio: ${ratio};`),
    )
  }
})

test('[catalogue 2.3] banners are 582 px high for visitors, 492 for members, 344 on small screens', () => {
  for (const file of [
    'features/browse/category-banner.module.css',
    'ui/feature-banner/feature-banner.module.css',
  ])
    for (const height of [582, 492, 344]) assert.match(css(file), new RegExp(`min-height: ${height}px`))
})
