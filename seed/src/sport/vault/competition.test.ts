import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ATTEMPTS,
  type Attempt,
  type Competition,
  HEIGHTS,
  highlightsOf,
  standingsOf,
  vaultAll,
} from './competition.ts'
import { barLandsAt, JUMP_SECONDS, momentOf } from './jump.ts'

const COMPETITIONS = ['a', 'b', 'stabhochsprung-konstanz'].map(vaultAll)
const of = ({ attempts }: Competition, vaulter: number) => attempts.filter((one) => one.vaulter === vaulter)

test('a vaulter stops after three misses in a row, and jumps again after fewer', () => {
  for (const one of COMPETITIONS)
    one.vaulters.forEach((_, vaulter) => {
      let misses = 0
      for (const { mark } of of(one, vaulter)) {
        assert.ok(misses < ATTEMPTS)
        misses = mark === 'x' ? misses + 1 : mark === 'o' ? 0 : misses
      }
      assert.ok(misses === ATTEMPTS || of(one, vaulter).at(-1)?.height === HEIGHTS.at(-1))
    })
})

test('the bar only rises, and a height cleared or passed is not jumped again', () => {
  for (const one of COMPETITIONS)
    one.vaulters.forEach((_, vaulter) => {
      const own = of(one, vaulter)
      own.forEach(({ height, nth, mark }, i) => {
        const next = own[i + 1]
        if (!next) return
        if (mark === 'x' && next.height === height) assert.equal(next.nth, nth + 1)
        else assert.ok(next.height > height)
      })
    })
})

const attempt = (vaulter: number, height: number, nth: number, mark: Attempt['mark']): Attempt => ({
  vaulter,
  height,
  nth,
  mark,
  missesInRow: 0,
  minute: 0,
})

test('the highest jump wins; ties are broken by fewer misses at that height, then fewer overall, else the place is shared', () => {
  const vaulters = vaultAll('a').vaulters.slice(0, 4)
  const attempts = [
    attempt(0, 400, 1, 'o'),
    attempt(0, 415, 1, 'x'),
    attempt(0, 415, 2, 'o'),
    attempt(1, 400, 1, 'x'),
    attempt(1, 400, 2, 'o'),
    attempt(1, 415, 1, 'o'),
    attempt(2, 400, 1, 'o'),
    attempt(2, 415, 1, 'o'),
    attempt(3, 400, 1, 'o'),
    attempt(3, 415, 1, 'x'),
    attempt(3, 415, 2, 'o'),
  ]
  assert.deepEqual(
    standingsOf({ vaulters, attempts }).map(({ vaulter, place }) => [vaulter, place]),
    [
      [2, 1],
      [1, 2],
      [0, 3],
      [3, 3],
    ],
  )
})

test('the highlights are in order, and include the deciding jump and the last one', () => {
  for (const one of COMPETITIONS) {
    const shown = highlightsOf(one, 10)
    assert.ok(shown.length >= 6 && shown.length <= 10)
    assert.deepEqual(
      shown,
      shown.toSorted((a, b) => a.minute - b.minute),
    )
    const best = standingsOf(one)[0]
    assert.ok(
      shown.some(
        ({ vaulter, height, mark }) => mark === 'o' && vaulter === best?.vaulter && height === best.best,
      ),
    )
  }
})

test('a successful vaulter is above the bar as she crosses it, and only a miss knocks it down', () => {
  const above = (mark: 'o' | 'x') => momentOf({ height: 440, mark }, barLandsAt).z - 4.4
  assert.ok(above('o') > 0.2 && above('x') < 0)
  assert.equal(momentOf({ height: 440, mark: 'o' }, JUMP_SECONDS).barFallsFor, 0)
  assert.ok(momentOf({ height: 440, mark: 'x' }, JUMP_SECONDS).barFallsFor > 0)
})
