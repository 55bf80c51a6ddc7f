import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  ROUNDS,
  ROUNDS_BEFORE_TURN,
  SECTOR_DEGREES,
  standingsOf,
  type Throw,
  THROWERS,
  throwAll,
} from './contest.ts'
import { FLIGHT_SECONDS, headAt, landingOf, SPIN_SECONDS } from './figure.ts'

const CONTESTS = ['a', 'b', 'hammer-und-kreis'].map(throwAll)

test('everybody throws once per round, and a throw outside the sector does not count', () => {
  for (const throws of CONTESTS) {
    assert.equal(throws.length, THROWERS.length * ROUNDS)
    for (let round = 1; round <= ROUNDS; round++)
      assert.equal(
        new Set(throws.filter((one) => one.round === round).map(({ thrower }) => thrower)).size,
        THROWERS.length,
      )
    for (const { degrees, metres, fault } of throws) {
      assert.equal(metres === null, fault !== null)
      assert.equal(fault === 'sector', Math.abs(degrees) > SECTOR_DEGREES)
    }
  }
})

test('after three rounds the order is reversed: the last-placed throws first', () => {
  for (const throws of CONTESTS) {
    const standing = standingsOf(throws.filter(({ round }) => round <= ROUNDS_BEFORE_TURN)).map(
      ({ thrower }) => thrower,
    )
    const fourth = throws
      .filter(({ round }) => round === ROUNDS_BEFORE_TURN + 1)
      .map(({ thrower }) => thrower)
    assert.deepEqual(fourth, standing.toReversed())
  }
})

const thrown = (thrower: number, metres: number | null): Throw => ({
  thrower,
  round: 1,
  metres,
  fault: metres === null ? 'ring' : null,
  degrees: 0,
  flown: metres ?? 60,
})

test('the longest throw wins, and the second longest breaks ties', () => {
  const throws = [thrown(0, 70), thrown(0, 60), thrown(1, 71), thrown(2, 70), thrown(2, 65), thrown(3, null)]
  assert.deepEqual(
    standingsOf(throws)
      .map(({ thrower }) => thrower)
      .slice(0, 3),
    [1, 2, 0],
  )
})

test('the hammer leaves its spiral without a jump and lands where it was measured', () => {
  for (const one of CONTESTS.flat()) {
    let before = headAt(one, 0)
    for (let at = 0; at <= SPIN_SECONDS + FLIGHT_SECONDS; at += 0.002) {
      const now = headAt(one, at)
      assert.ok(Math.hypot(now[0] - before[0], now[1] - before[1]) < 6)
      before = now
    }
    const [x, y] = landingOf(one)
    const end = headAt(one, SPIN_SECONDS + FLIGHT_SECONDS)
    assert.ok(Math.hypot(end[0] - x, end[1] - y) < 0.01)
  }
})
