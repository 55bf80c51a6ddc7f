import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cropOf, cutOf, MIDDLE, PICTURE_SHAPES, SHAPE_RATIOS } from './artwork.ts'

const wide = { width: 1600, height: 900 }
const round = (crop: object) =>
  Object.fromEntries(
    Object.entries(crop).map(([name, value]) => [name, Math.round(Number(value) * 1000) / 1000]),
  )

for (const [name, cut, crop] of [
  ['the middle', MIDDLE, { left: 0.219, top: 0, width: 0.563, height: 1 }],
  ['a face on the left', { ...MIDDLE, x: 0.1 }, { left: 0, top: 0, width: 0.563, height: 1 }],
  ['something at the right edge', { ...MIDDLE, x: 1 }, { left: 0.438, top: 0, width: 0.563, height: 1 }],
  [
    'the middle at double zoom',
    { x: 0.5, y: 0.25, zoom: 2 },
    { left: 0.359, top: 0, width: 0.281, height: 0.5 },
  ],
] as const)
  test(`[decisions 13.19] a square crop of a wide picture shows ${name}`, () =>
    assert.deepEqual(round(cropOf(wide, 'square', cut)), crop))

for (const shape of PICTURE_SHAPES)
  test(`[decisions 13.19] a crop for ${shape} has its ratio, lies within the picture, and reads back unchanged`, () => {
    for (const size of [wide, { width: 700, height: 1000 }]) {
      const crop = cropOf(size, shape, { x: 0.4, y: 0.45, zoom: 2 })
      const ratio = (crop.width * size.width) / (crop.height * size.height)
      assert.ok(Math.abs(ratio - SHAPE_RATIOS[shape]) < 1e-9)
      assert.ok(crop.left >= 0 && crop.top >= 0 && crop.left + crop.width <= 1 && crop.top + crop.height <= 1)
      assert.deepEqual(round(cropOf(size, shape, cutOf(crop))), round(crop))
    }
  })
