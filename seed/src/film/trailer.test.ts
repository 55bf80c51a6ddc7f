import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sheetsToSvg } from '../art/paint.ts'
import { frameOf } from '../art/scene.ts'
import { isDrawn } from '../records/record.ts'
import { RECORDS } from '../records/records.ts'
import { frames, SET_SHARE } from './shoot.ts'
import { timing } from './story.ts'
import { HALF_SIZE } from './grammar.ts'
import { trailerFor } from './trailer.ts'

const MOVING = RECORDS.filter(isDrawn).filter(({ facts }) =>
  ['movie', 'series', 'event'].includes(facts.kind),
)

test('a trailer lasts eight to twelve seconds, moves the camera and ends with the title', () => {
  for (const record of MOVING) {
    const { shots, music } = trailerFor(record)
    const { seconds } = timing(shots)
    assert.ok(seconds >= 8 && seconds <= 12, `${record.key}: ${seconds}`)
    assert.ok(shots.length >= 3 && shots.at(-1)?.title, record.key)
    for (const { from, to } of shots) assert.notDeepEqual(from, to, record.key)
    assert.ok(music.bpm > 50 && music.bpm < 120, record.key)
  }
})

test('trailers differ in camera, light and music, and are reproducible', () => {
  const told = MOVING.map((record) => JSON.stringify(trailerFor(record)))
  assert.equal(new Set(told).size, told.length)
  assert.deepEqual(
    MOVING.map((record) => JSON.stringify(trailerFor(record))),
    told,
  )
  const moods = new Set(MOVING.map((record) => trailerFor(record).music.mood))
  assert.equal(moods.size, 5)
})

test('every shot of every trailer can be drawn', () => {
  const [w, h] = [HALF_SIZE.width, HALF_SIZE.height].map((side) => Math.round(side * SET_SHARE))
  for (const record of MOVING)
    for (const { scene, seed, subject, seconds } of trailerFor(record).shots) {
      const layers = scene(frameOf(w ?? 0, h ?? 0, seed, { subject }))
      const svg = sheetsToSvg(
        w ?? 0,
        h ?? 0,
        layers.map(({ paint }) => paint),
      )
      assert.doesNotMatch(svg, /NaN|undefined|Infinity/, record.key)
      for (const { motion } of layers) {
        const { x = 0, y = 0, opacity = 1 } = motion?.(seconds / 2) ?? {}
        assert.ok(Number.isFinite(x + y) && opacity >= 0 && opacity <= 1, record.key)
      }
    }
})

test('its frames have its own size, fade in from black and out to black', async () => {
  const [record] = MOVING
  assert.ok(record)
  const shots = trailerFor(record).shots.slice(-1)
  const lights: number[] = []
  for await (const frame of frames(shots, null, HALF_SIZE)) {
    assert.equal(frame.length, HALF_SIZE.width * HALF_SIZE.height)
    lights.push(frame.reduce((sum, pixel) => sum + (pixel & 255), 0) / frame.length)
  }
  const middle = lights[Math.floor(lights.length / 2)] ?? 0
  assert.ok(
    (lights[0] ?? 99) < 1 && (lights.at(-1) ?? 99) < middle / 4,
    `${lights[0]} ${middle} ${lights.at(-1)}`,
  )
})
