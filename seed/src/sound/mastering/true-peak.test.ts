import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RATE } from '../mix.ts'
import { BLOCK, peaksOf } from './limiter.ts'
import { MOST_BETWEEN, truePeak } from './true-peak.ts'

const sine = (hz: number, phase: number) =>
  Float32Array.from({ length: 4800 }, (_, i) => 0.5 * Math.sin((2 * Math.PI * hz * i) / RATE + phase))
const decibels = (value: number) => 20 * Math.log10(value)

// The true peak signals of EBU Tech 3341: the samples of each miss its peak.
for (const [part, phase] of [
  [4, 45],
  [6, 60],
  [8, 67.5],
] as const)
  test(`the true peak of a tone at a ${part}th of the rate is its amplitude, though no sample reaches it`, () => {
    const tone = sine(RATE / part, (phase * Math.PI) / 180)
    const found = decibels(truePeak(tone, 48, 4700)) - decibels(0.5)
    assert.ok(found > -0.4 && found < 0.2, `${found} dB off`)
    if (part === 4) assert.ok(decibels(Math.max(...tone)) < decibels(0.5) - 2.9)
  })

test('measures exactly unless a block is too quiet to be limited', () => {
  const left = sine(RATE / 4, Math.PI / 4)
  left.fill(0, 0, BLOCK * 10)
  const sides = { left, right: new Float32Array(left.length) }
  const [exact, quick, none] = [peaksOf(sides), peaksOf(sides, 0.4), peaksOf(sides, 2)]
  assert.deepEqual(quick, exact)
  assert.ok((none[20] ?? 1) * MOST_BETWEEN >= (exact[20] ?? 0))
  assert.ok((none[20] ?? 1) < (exact[20] ?? 0))
})
