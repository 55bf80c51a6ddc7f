import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isCutInSegments, type StoredPicture } from './copied-picture.ts'
import { ladderOf } from './ladder.ts'

const RATE = 24
const PER_SEGMENT = 96
const ladder = ladderOf({ width: 1280, height: 720, framesPerSecond: RATE })

/** Pictures of 12 seconds at a constant rate, with a key frame at each of these numbers. */
function pictures(keys: readonly number[], bytes = 5000): StoredPicture[] {
  return Array.from({ length: 3 * PER_SEGMENT }, (_, place) => ({
    seconds: Number((place / RATE).toFixed(6)),
    bytes,
    isKey: keys.includes(place),
  }))
}

/** Shows the picture at `place` after the two that are decoded next. */
function reorder(list: readonly StoredPicture[], place: number): StoredPicture[] {
  const [first, second, third] = list.slice(place, place + 3)
  if (!first || !second || !third) throw new Error('There are no three pictures.')
  const moved = [
    { ...first, seconds: third.seconds },
    { ...second, seconds: first.seconds },
    { ...third, seconds: second.seconds },
  ]
  return [...list.slice(0, place), ...moved, ...list.slice(place + 3)]
}

describe('[decisions 4.26] a source is cut in segments as it is', () => {
  const whole = pictures([0, PER_SEGMENT, 2 * PER_SEGMENT])

  test('if each segment begins with a key frame', () => {
    assert.equal(isCutInSegments(whole, ladder), true)
    assert.equal(isCutInSegments(pictures([0, 48, 96, 144, 192, 240]), ladder), true, 'with more of them')
    assert.equal(isCutInSegments(whole.slice(0, -30), ladder), true, 'with a shorter last one')
  })

  test('but not with a key frame elsewhere, at another time, or without any picture', () => {
    assert.equal(isCutInSegments(pictures([0, 95, 192]), ladder), false)
    assert.equal(isCutInSegments([], ladder), false)
    const late = whole.map((picture) => ({ ...picture, seconds: picture.seconds + 0.04 }))
    assert.equal(isCutInSegments(late, ladder), false)
  })

  test('but not where its rate changes or a picture is missing', () => {
    assert.equal(isCutInSegments(whole.toSpliced(100, 1), ladder), false)
    const rounded = whole.map((picture) => ({ ...picture, seconds: Number(picture.seconds.toFixed(3)) }))
    assert.equal(isCutInSegments(rounded, ladder), false)
  })

  test('with reordered pictures, as long as none crosses a border of segments', () => {
    assert.equal(isCutInSegments(reorder(whole, 50), ladder), true)
    assert.equal(isCutInSegments(reorder(whole, 94), ladder), false)
  })

  test('but not where a reordered key frame could be sought instead of the border', () => {
    const near = pictures([0, 2, 96, 192])
    assert.equal(isCutInSegments(near, ladder), true, 'in order')
    assert.equal(isCutInSegments(reorder(near, 50), ladder), false)
  })

  test('but not above the bit rate of its rung', () => {
    // 3.2 Mbit/s are 16 667 bytes a picture.
    assert.equal(isCutInSegments(pictures([0, 96, 192], 16_600), ladder), true)
    assert.equal(isCutInSegments(pictures([0, 96, 192], 16_700), ladder), false)
  })
})
