import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planDemo } from '../write.ts'
import { pixelsOf, quickestFilm } from './quickest.ts'

test('[decisions 7.1] a first start begins with the film that has the fewest pixels to draw', () => {
  const titles = planDemo().slice(0, 12)
  const quickest = quickestFilm(titles)
  assert.ok(quickest)
  const films = titles.map(pixelsOf).filter((pixels) => pixels > 0)
  assert.ok(films.length > 3)
  assert.equal(pixelsOf(quickest), Math.min(...films))
  assert.ok(
    pixelsOf(quickest) < pixelsOf(titles[0] ?? quickest) / 2,
    'half the work of the most visible film',
  )
})

test('[decisions 7.1] never chooses titles without a film', () => {
  const albums = planDemo().filter(({ folder }) => folder.startsWith('Music/'))
  assert.ok(albums.length > 0)
  assert.equal(quickestFilm(albums), undefined)
})
