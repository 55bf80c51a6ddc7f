import assert from 'node:assert/strict'
import { test } from 'node:test'
import { contrastOf, readOklch, toHex } from './colour.ts'

const read = (text: string) => {
  const rgb = readOklch(text)
  assert.ok(rgb, text)
  return rgb
}

test('[law 9.2] converts OKLCH to the sRGB that browsers show', () => {
  for (const [text, hex] of [
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0 0 0)', '#000000'],
    ['oklch(0.628 0.2577 29.23)', '#ff0000'],
    ['oklch(0.8664 0.2948 142.5)', '#00ff00'],
    ['oklch(0.452 0.3132 264.05)', '#0000ff'],
    // Two greys, one on each part of the curve.
    ['oklch(0.5 0 0)', '#636363'],
    ['oklch(0.1 0 0)', '#030303'],
    ['oklch(  0.628   0.2577   29.23  )', '#ff0000'],
  ] as const)
    assert.equal(toHex(read(text)), hex, text)
})

test('[law 9.2] rejects what is not OKLCH', () => {
  for (const text of [
    '#ff0000',
    'oklch(1 0)',
    'oklch(a b c)',
    'oklch(1 0 0) x',
    'x oklch(1 0 0)',
    'oklch(1 0 0',
    'oklch(1 00)',
    'red; } body { display: none',
    '',
  ])
    assert.equal(readOklch(text), null, text)
})

test('[law 9.2] contrast ranges from 1 to 21 and is symmetric', () => {
  const [white, black] = [read('oklch(1 0 0)'), read('oklch(0 0 0)')]
  assert.ok(Math.abs(contrastOf(white, black) - 21) < 1e-6)
  assert.ok(Math.abs(contrastOf(black, white) - 21) < 1e-6)
  assert.equal(contrastOf(white, white), 1)
  // #767676 on white is 4.54, the best-known example; #030303 is dark enough for the linear part of the curve.
  const [grey, dark] = [118 / 255, 3 / 255]
  assert.ok(Math.abs(contrastOf([grey, grey, grey], white) - 4.54) < 0.01)
  assert.ok(Math.abs(contrastOf([dark, dark, dark], black) - (0.05 + dark / 12.92) / 0.05) < 1e-9)
})
