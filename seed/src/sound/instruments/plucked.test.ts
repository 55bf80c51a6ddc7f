import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RATE } from '../mix.ts'
import { pluck } from '../voices.ts'
import { hertz } from './pitch.ts'
import { PLUCKED, pluckString } from './plucked.ts'

/** Returns by how many cents a note is sharp, from its phase drift against a tone of `hz`. */
function centsAbove(note: Float32Array, hz: number): number {
  const length = Math.round(RATE * Math.max(0.08, 8 / hz))
  const [from, later] = [2000, Math.round(0.03 * RATE)]
  const phaseAt = (start: number) => {
    let [x, y] = [0, 0]
    for (let i = 0; i < length; i++) {
      const level = (note[start + i] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length))
      const turn = (2 * Math.PI * hz * (start + i)) / RATE
      x += level * Math.cos(turn)
      y -= level * Math.sin(turn)
    }
    return Math.atan2(y, x)
  }
  const turned = phaseAt(from + later) - phaseAt(from)
  const away = Math.atan2(Math.sin(turned), Math.cos(turned)) / (2 * Math.PI)
  return 1200 * Math.log2(1 + (away * RATE) / later / hz)
}

const PITCHES = [36, 45, 57, 64, 72, 79, 86]
/** About what a trained ear can hear. */
const MOST_CENTS = 3

test('the measurement detects a tone that is ten cents sharp', () => {
  const hz = hertz(60) * 2 ** (10 / 1200)
  const tone = Float32Array.from({ length: RATE }, (_, i) => Math.sin((2 * Math.PI * hz * i) / RATE))
  assert.ok(Math.abs(centsAbove(tone, hertz(60)) - 10) < 0.2)
})

for (const [name, string] of Object.entries(PLUCKED))
  test(`${name} is in tune from bottom to top`, () => {
    for (const pitch of PITCHES) {
      const cents = centsAbove(pluckString(string, pitch, 1, 0.6), hertz(pitch))
      assert.ok(Math.abs(cents) < MOST_CENTS, `${pitch}: ${cents} cents`)
    }
  })

test('the plucked string under films and matches is in tune, soft and bright', () => {
  for (const bright of [0.12, 0.35, 0.7])
    for (const pitch of PITCHES) {
      const cents = centsAbove(pluck(pitch, 1.5, bright), hertz(pitch))
      assert.ok(Math.abs(cents) < MOST_CENTS, `${bright} ${pitch}: ${cents} cents`)
    }
})
