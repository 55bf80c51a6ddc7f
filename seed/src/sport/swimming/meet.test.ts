import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CLUB_POINTS, clubPoints, EVENTS, type Final, metresAt, resultOf, swimMeet, timeOf } from './meet.ts'

const MEETS = ['a', 'b', 'bahn-vier'].map(swimMeet)

test('the fastest of the heats swims in lane four, with the next ones beside', () => {
  for (const final of MEETS.flat()) {
    const byHeat = final.starts.toSorted((a, b) => a.heat - b.heat)
    assert.deepEqual(
      byHeat.map(({ lane }) => lane),
      [4, 5, 3, 6, 2, 7, 1, 8],
    )
    assert.equal(new Set(final.starts.map(({ name }) => name)).size, 8, final.event.name[1])
  }
})

test('a time is the sum of its lengths, and the full distance is covered by then', () => {
  for (const { event, starts } of MEETS.flat())
    for (const { splits, seconds, ...start } of starts) {
      assert.equal(splits.length, event.metres / 25)
      assert.ok(Math.abs(splits.reduce((sum, split) => sum + split, 0) - seconds) < 0.006)
      const one = { splits, seconds, ...start }
      assert.equal(metresAt(one, seconds + 0.01), event.metres)
      assert.ok(metresAt(one, seconds - 0.5) < event.metres)
      assert.equal(metresAt(one, start.reaction), 0)
    }
})

test('nobody swims backwards', () => {
  for (const { event, starts } of MEETS.flat())
    for (const start of starts) {
      let before = 0
      for (let at = 0; at < event.seconds * 1.1; at += 0.2) {
        const now = metresAt(start, at)
        assert.ok(now >= before)
        before = now
      }
    }
})

test('the result is in order of the times, and equal times share a place', () => {
  for (const final of MEETS.flat())
    resultOf(final).forEach(({ start, place }, i, all) => {
      assert.ok(start.seconds >= (all[i - 1]?.start.seconds ?? 0))
      assert.ok(place <= i + 1)
    })
  const [first] = MEETS[0] ?? []
  assert.ok(first)
  const tied: Final = { ...first, starts: first.starts.map((start) => ({ ...start, seconds: 30 })) }
  assert.ok(resultOf(tied).every(({ place }) => place === 1))
})

test('an evening gives its clubs the points of all finals', () => {
  for (const meet of MEETS) {
    const places = meet.flatMap((final) => resultOf(final).map(({ place }) => place))
    const worth = places.reduce((sum, place) => sum + (CLUB_POINTS[place - 1] ?? 0), 0)
    assert.equal(
      clubPoints(meet).reduce((sum, points) => sum + points, 0),
      worth,
    )
    assert.equal(meet.length, EVENTS.length)
  }
})

test('formats times as a board shows them', () => {
  assert.deepEqual(
    [timeOf(22.4), timeOf(59.99), timeOf(67.2), timeOf(107.5)],
    ['22.40', '59.99', '1:07.20', '1:47.50'],
  )
})
