import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MUSIC } from '../sound/albums/albums.ts'
import { perform } from '../sound/mastering/perform.ts'
import { RATE } from '../sound/mix.ts'
import { FINGERPRINT_RATE, fingerprintOf, likenessOf } from './fingerprint.ts'
import { powersOfFrame } from './spectrum.ts'

/** Returns the first seconds of a track, at the sample rate of fingerprints. */
function beginning(key: string, index: number, seconds: number): Float32Array {
  const score = MUSIC.get(key)?.scoreOf(index)
  assert.ok(score, key)
  const parts = score.parts.map((part) => ({ ...part, notes: part.notes.filter(({ at }) => at < seconds) }))
  const { left } = perform({ ...score, seconds, parts: parts.filter(({ notes }) => notes.length > 0) })
  const step = RATE / FINGERPRINT_RATE
  return Float32Array.from(
    { length: Math.floor(left.length / step) },
    (_, i) => left[Math.round(i * step)] ?? 0,
  )
}

test('a spectrum peaks at the tone', () => {
  const size = 1024
  const tone = Float32Array.from({ length: size }, (_, i) => Math.sin((2 * Math.PI * 100 * i) / size))
  const powers = powersOfFrame(tone)
  assert.equal(powers.indexOf(Math.max(...powers)), 100)
})

test('a track matches itself, even louder and a second later, but not its neighbour', () => {
  const track = beginning('albums/schluckauf', 0, 20)
  const later = new Float32Array(track.length + FINGERPRINT_RATE)
  later.set(
    track.map((value) => value * 1.6),
    FINGERPRINT_RATE,
  )
  const print = fingerprintOf(track)
  assert.ok(likenessOf(print, fingerprintOf(later)) > 0.7, `${likenessOf(print, fingerprintOf(later))}`)
  const neighbour = likenessOf(print, fingerprintOf(beginning('albums/schluckauf', 1, 20)))
  assert.ok(neighbour < 0.6, `${neighbour}`)
})
