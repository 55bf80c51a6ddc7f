import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { discoverColumns, HERO_FADE_MS } from '@quintet/domain/catalogue/browsing'
import { OVERLAY_MS, SHAPE_RATIOS } from '@quintet/domain/catalogue/cards'
import { VERTICALS, type Vertical } from '@quintet/domain/catalogue/categories'

const css = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')

test('[catalogue 2.7.1] the style sheets use the domain’s numbers: hero 500 ms, overlay 80 ms, ratios of cards', () => {
  assert.match(css('features/home/hero.module.css'), new RegExp(`opacity ${HERO_FADE_MS}ms linear`))
  assert.match(css('styles/tokens.css'), new RegExp(`--fast-ms: ${OVERLAY_MS}ms`))
  assert.match(css('titles/card-overlay/card-overlay.module.css'), /animation: open var\(--fast-ms\)/)
  for (const [shape, height] of Object.entries(SHAPE_RATIOS)) {
    const ratio = height === 100 ? '1' : `100 / ${height}`
    assert.match(
      css('titles/card/card.module.css'),
      new RegExp(`data-shape='${shape}'\\] \\.picture \\{\\s*aspect-ratio: ${ratio};`),
    )
  }
})

test('[catalogue 2.3.2] banners are 582 px high for visitors, 492 for members, 344 on small and on low screens', () => {
  const heights = [...css('styles/tokens.css').matchAll(/--banner-height: (\d+)px/g)].map(
    ([, height]) => height,
  )
  assert.deepEqual(heights, ['582', '492', '344', '344'])
  for (const file of [
    'features/browse/category-banner.module.css',
    'features/landing/promo-banner.module.css',
    'titles/feature-banner/feature-banner.module.css',
  ])
    assert.match(css(file), /min-height: var\(--banner-height\)/)
})

test('[accounts 9.8] layouts break at 484, 845, 1024 and 1440 px and nowhere else', () => {
  const folder = path.join(import.meta.dirname, '..')
  const files = globSync('**/*.{css,tsx}', { cwd: folder })
  assert.ok(files.length > 50)
  for (const file of files)
    for (const [query] of css(file).matchAll(/\([^()]*width[^()]*\)/g))
      for (const [width] of query.matchAll(/[\d.]+(px|r?em)/g))
        assert.ok(['484px', '845px', '1024px', '1440px'].includes(width), `${file} breaks at ${width}`)
})

// With an attribute inside `:has()`, Chromium restyles the subject, often the whole page, with each element that is added.
test('no style sheet uses an attribute selector inside `:has()`', () => {
  const folder = path.join(import.meta.dirname, '..')
  const asked = globSync('**/*.css', { cwd: folder }).flatMap(
    (file) => css(file).match(/:has\((?:[^()]|\([^()]*\))*\)/g) ?? [],
  )
  assert.ok(asked.length > 10)
  for (const selector of asked) assert.doesNotMatch(selector, /\[/)
})

test('[catalogue 5.4] descriptions are clamped to 2 lines on cards and to 3 in the hero', () => {
  for (const [file, lines] of [
    ['titles/card-overlay/card-overlay.module.css', 2],
    ['features/home/category-panel.module.css', 2],
    ['features/home/hero.module.css', 3],
  ] as const)
    assert.match(css(file), new RegExp(`\\.description \\{[^}]*-webkit-line-clamp: ${lines};`))
})

test('[catalogue 9.3] genre pictures are laid out in 3 columns, those of sports in 2', () => {
  const sheet = css('features/browse/discover-genres.module.css')
  for (const vertical of VERTICALS) {
    const columns = discoverColumns(vertical)
    assert.match(sheet, columns === 3 ? /repeat\(3, / : /\[data-columns='2'\] \{[^}]*repeat\(2, /)
  }
})

test('[catalogue 2.2.2] movies are red, music teal, games purple, audiobooks yellow, sports blue', () => {
  const hues: Record<Vertical, [from: number, to: number]> = {
    movies: [15, 40],
    'music-stream': [170, 205],
    'pc-games': [285, 315],
    'audio-books': [80, 110],
    sports: [240, 275],
  }
  const { colours } = JSON.parse(css('../../../brand/brand.json')) as {
    colours: Record<Vertical, { vivid: string }>
  }
  for (const vertical of VERTICALS) {
    const hue = Number(/ ([\d.]+)\)$/.exec(colours[vertical].vivid)?.[1])
    const [from, to] = hues[vertical]
    assert.ok(hue >= from && hue <= to, `${vertical} has the hue ${hue}`)
    assert.match(css('styles/tokens.css'), new RegExp(`\\[data-vertical='${vertical}'\\] \\{\\s*--vivid`))
  }
})
