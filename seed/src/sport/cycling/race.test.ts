import assert from 'node:assert/strict'
import { test } from 'node:test'
import { altitudeAt, PASSES, STAGE_KM } from './course.ts'
import { groupsOf, pointsAfter, rideStage, speedAt } from './race.ts'

const STAGES = ['a', 'b', 'sieben-paesse'].map(rideStage)

test('every rider crosses every pass once and in sequence, and the finish is the last of seven', () => {
  assert.equal(PASSES.length, 7)
  assert.equal(PASSES.at(-1)?.km, STAGE_KM)
  for (const { riders, passages } of STAGES) {
    for (const passage of passages)
      assert.equal(new Set(passage.map(({ rider }) => rider)).size, riders.length)
    riders.forEach((_, rider) => {
      const times = passages.map((all) => all.find((one) => one.rider === rider)?.seconds ?? 0)
      assert.deepEqual(
        times,
        times.toSorted((a, b) => a - b),
      )
    })
  }
})

test('the order at a pass is by the times there', () => {
  for (const { passages } of STAGES)
    for (const passage of passages)
      passage.forEach(({ seconds }, i) => assert.ok(seconds >= (passage[i - 1]?.seconds ?? 0)))
})

test('each pass awards twenty points: ten, six and four', () => {
  for (const stage of STAGES)
    for (let passes = 0; passes <= PASSES.length; passes++)
      assert.equal(
        pointsAfter(stage, passes).reduce((sum, points) => sum + points, 0),
        passes * 20,
      )
})

test('steeper is slower, and the same power goes further in another rider’s slipstream', () => {
  assert.ok(speedAt(5, 0.08, 0.002) < speedAt(5, 0.04, 0.002))
  assert.ok(speedAt(3, 0, 0.0015) > speedAt(3, 0, 0.0023))
  assert.ok(speedAt(5, 0.06, 0.0015) > 4 && speedAt(5, 0.06, 0.0015) < 8)
})

test('riders within a few metres are one group', () => {
  assert.deepEqual(groupsOf([10, 9.99, 9.5, 9.49]), [
    [0, 1],
    [2, 3],
  ])
})

test('the same seed gives the same stage, another seed another one', () => {
  assert.deepEqual(rideStage('a').passages, STAGES[0]?.passages)
  assert.notDeepEqual(STAGES[0]?.passages, STAGES[1]?.passages)
})

test('the road is as high as its passes', () => {
  for (const { km, altitude } of PASSES) assert.ok(Math.abs(altitudeAt(km) - altitude) < 1, `${km}`)
})
