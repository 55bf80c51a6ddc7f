import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { countPlay, type CountedPlay } from './usage.ts'

const at = (second: number) => new Date(Date.UTC(2026, 10, 23) + second * 1000)
const opened: CountedPlay = { position: 0, sequence: 0, at: at(0), hasStarted: false, hasFinished: false }
const END = 100

/** Reports of one stream as `[position, second, sequence]`; what they add up to. */
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
  test('[decisions 13.5] a play counts its seconds, its start once and its end once', () => {
    const through = [20, 40, 60, 80, 96, 100].map((second) => [second, second] as const)
    assert.deepEqual(countAll(through), { starts: 1, seconds: 100, finished: 1 })
  })

  test('[decisions 13.5] opened and closed again is no start', () => {
    assert.deepEqual(countAll([[0, 1]]), { starts: 0, seconds: 0, finished: 0 })
  })

  test('[decisions 13.5] a late report and one that comes twice count once', () => {
    const mixed = [
      [20, 20, 1],
      [60, 60, 3],
      [40, 40, 2],
      [60, 60, 3],
    ] as const
    assert.equal(countAll(mixed).seconds, 60)
  })

  test('[decisions 13.5] a jump plays nothing, ahead or back, nor does it finish what was not begun', () => {
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

  test('[decisions 13.5] three times the speed counts the seconds of the title, not more', () => {
    assert.equal(countAll([[60, 20]]).seconds, 60)
    assert.equal(countAll([[62, 20]]).seconds, 0)
  })

  test('[decisions 13.5] a finished title that begins again counts again', () => {
    const once = [20, 40, 60, 80, 100].map((second) => [second, second] as const)
    const again = [0, 20, 40, 60, 80, 100].map((second) => [second, 101 + second] as const)
    assert.deepEqual(countAll([...once, ...again]), { starts: 2, seconds: 200, finished: 2 })
  })
})
