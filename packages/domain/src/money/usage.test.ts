import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { countPlay, type CountedPlay } from './usage.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 23) + second * 1000)
const opened: CountedPlay = { position: 0, sequence: 0, at: at(0), hasStarted: false, hasFinished: false }
const END = 100

/** Adds up the reports of one stream, each as `[position, second, sequence]`. */
function countAll(reports: readonly (readonly [number, number, number?])[], from = opened) {
  const sum = { starts: 0, seconds: 0, finished: 0 }
  let play = from
  for (const [index, [position, second, sequence = from.sequence + index + 1]] of reports.entries()) {
    const result = countPlay(play, { position, sequence, at: at(second), isAtEnd: position >= 0.95 * END })
    if (!result) continue
    play = result.play
    sum.starts += result.counted.starts
    sum.seconds += result.counted.seconds
    sum.finished += result.counted.finished
  }
  return sum
}

describe('usage', () => {
  test('[decisions 13.5] a play counts its seconds, one start and one end', () => {
    const through = [20, 40, 60, 80, 96, 100].map((second) => [second, second] as const)
    assert.deepEqual(countAll(through), { starts: 1, seconds: 100, finished: 1 })
  })

  test('[decisions 13.5] opening and closing a title is not a start', () => {
    assert.deepEqual(countAll([[0, 1]]), { starts: 0, seconds: 0, finished: 0 })
  })

  test('[decisions 13.5] late and duplicate reports do not count twice', () => {
    const mixed = [
      [20, 20, 1],
      [60, 60, 3],
      [40, 40, 2],
      [60, 60, 3],
    ] as const
    assert.equal(countAll(mixed).seconds, 60)
  })

  test('[decisions 13.5] a jump counts no seconds in either direction, and does not finish a title that was not started', () => {
    assert.deepEqual(countAll([[99, 5]]), { starts: 0, seconds: 0, finished: 0 })
    assert.equal(
      countAll([
        [20, 20],
        [80, 21],
        [90, 31],
        [10, 32],
        [15, 37],
      ]).seconds,
      20 + 10 + 5,
    )
  })

  test('[decisions 13.5] counts the seconds of the title up to three times the speed', () => {
    assert.equal(countAll([[60, 20]]).seconds, 60)
    assert.equal(countAll([[62, 20]]).seconds, 0)
  })

  test('[decisions 13.5] a finished title that starts over counts again', () => {
    const once = [20, 40, 60, 80, 100].map((second) => [second, second] as const)
    const again = [0, 20, 40, 60, 80, 100].map((second) => [second, 101 + second] as const)
    assert.deepEqual(countAll([...once, ...again]), { starts: 2, seconds: 200, finished: 2 })
  })
})
