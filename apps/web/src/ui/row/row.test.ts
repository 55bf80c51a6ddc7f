import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { CARD_VARIANTS, narrowSlides, SHAPE_RATIOS, SLIDES } from '@quintet/domain/catalogue/cards'

const css = readFileSync(path.join(import.meta.dirname, 'row.module.css'), 'utf8')

/** The number of card gaps inside the row: n whole cards have n - 1, and a cut-off card has one before it. */
const ruleFor = (name: string, slides: number) =>
  new RegExp(
    `\\[data-${name}='${slides}'\\] \\{\\s*--slides: ${slides};\\s*--gaps: ${Math.ceil(slides) - 1};`.replaceAll(
      /(\d)\.(\d)/g,
      '$1\\.$2',
    ),
  )

test('[catalogue 9.4] the style sheet covers every number of cards that a row shows', () => {
  for (const slides of SLIDES) assert.match(css, ruleFor('slides', slides))
  for (const variant of CARD_VARIANTS)
    for (const slides of SLIDES) assert.match(css, ruleFor('narrow', narrowSlides(variant, slides)))
})

test('[catalogue 2.8.1] an off-screen row reserves the height of its cards', () => {
  for (const [shape, percent] of Object.entries(SHAPE_RATIOS))
    if (percent !== 100)
      assert.match(css, new RegExp(`\\[data-shape='${shape}'\\] \\{\\s*--ratio: ${percent / 100};`))
})
