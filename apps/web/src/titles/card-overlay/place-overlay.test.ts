import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeOverlay } from './place-overlay.ts'

const viewport = { width: 1440, height: 900 }
const WORDS_HEIGHT = 190

for (const [anchor, left] of [
  ['left', 400],
  ['middle', 372],
  ['right', 344],
] as const)
  test(`[catalogue 2.8.4] a card at the ${anchor} holds its overlay there`, () =>
    assert.equal(
      Math.round(
        placeOverlay({ left: 400, top: 300, width: 400, height: 400 }, anchor, viewport, WORDS_HEIGHT).left,
      ),
      left,
    ))

test('[catalogue 2.8.4] the viewport never clips an overlay', () => {
  for (const card of [
    { left: -40, top: -60, width: 250, height: 360 },
    { left: 1300, top: 800, width: 250, height: 360 },
    { left: 20, top: 20, width: 1400, height: 1200 },
  ])
    for (const anchor of ['left', 'middle', 'right'] as const) {
      const { left, top, width, height } = placeOverlay(card, anchor, viewport, WORDS_HEIGHT)
      assert.ok(left >= 0 && left + width <= viewport.width, `${anchor} ${JSON.stringify(card)}`)
      assert.ok(top >= 0 && top + height <= viewport.height, `${anchor} ${JSON.stringify(card)}`)
    }
})

test('[catalogue 2.8.4] the text covers the foot of a poster, and stands below any other picture', () => {
  const poster = placeOverlay(
    { left: 400, top: 200, width: 250, height: 362 },
    'middle',
    viewport,
    WORDS_HEIGHT,
  )
  assert.equal(poster.pictureHeight, poster.height)
  for (const height of [250, 145]) {
    const placed = placeOverlay({ left: 400, top: 300, width: 250, height }, 'middle', viewport, WORDS_HEIGHT)
    assert.equal(Math.round(placed.height - placed.pictureHeight), WORDS_HEIGHT, String(height))
    assert.ok(Math.abs(placed.pictureHeight / placed.width - height / 250) < 0.001, String(height))
  }
})
