import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NORDBOWL } from './fixtures.ts'
import { bestOf, playGridiron, type Snap } from './game.ts'
import { FIELD_DEEP, FIELD_LONG, playSnap } from './play.ts'

const STYLES = [NORDBOWL.teams[0].style, NORDBOWL.teams[1].style] as const
const GAMES = ['a', 'b', 'c', 'd', 'nordbowl'].map((seed) => playGridiron(seed, STYLES))

const POINTS = { touchdown: 6, 'field-goal': 3, safety: 2 } as const

test('a series of downs is legal: four for ten yards, then the other side gets the ball', () => {
  for (const game of GAMES)
    game.forEach((snap, i) => {
      const next = game[i + 1]
      assert.ok(snap.down >= 1 && snap.down <= 4 && snap.yard >= 1 && snap.yard <= 99)
      assert.ok(snap.toGo >= 1 && snap.toGo <= 100 - snap.yard, JSON.stringify(snap))
      const isSecondHalf = next?.quarter === 3 && snap.quarter === 2
      if (!next || snap.points || isSecondHalf) return
      const keeps = next.side === snap.side
      if (keeps && next.down === 1) assert.ok(snap.gain >= snap.toGo)
      if (keeps && next.down !== 1) {
        assert.equal(next.down, snap.down + 1)
        assert.equal(next.toGo, snap.toGo - snap.gain)
        assert.equal(next.yard, snap.yard + snap.gain)
      }
      if (snap.down === 4 && keeps) assert.equal(next.down, 1)
    })
})

test('the clock never goes back within a quarter, and quarters are in order', () => {
  for (const game of GAMES)
    game.forEach((snap, i) => {
      const next = game[i + 1]
      if (next?.quarter === snap.quarter) assert.ok(next.clock < snap.clock)
      else if (next) assert.equal(next.quarter, snap.quarter + 1)
    })
})

test('the score adds up, and no game ends in a tie that can be played on', () => {
  const after = ({ side, points, extra, before }: Snap): number[] => {
    const score: [number, number] = [before[0], before[1]]
    const winner = points === 'safety' ? 1 - side : side
    if (points) score[winner === 0 ? 0 : 1] += POINTS[points] + (extra ? 1 : 0)
    return score
  }
  for (const game of GAMES) {
    game.forEach((snap, i) => {
      assert.deepEqual([...snap.score], after(snap))
      assert.deepEqual(snap.before, game[i - 1]?.score ?? [0, 0])
    })
    const [home, away] = game.at(-1)?.score ?? [0, 0]
    assert.notEqual(home, away)
  }
})

test('shows every score, and no player leaves the field', () => {
  for (const [i, game] of GAMES.entries()) {
    const shown = bestOf(game, 9)
    assert.ok(game.filter(({ points }) => points !== null).every((snap) => shown.includes(snap)))
    const snap = shown[i % shown.length]
    assert.ok(snap)
    const { frames, seconds, endsAt } = playSnap(snap, 'test')
    assert.ok(endsAt < seconds && seconds <= 16)
    for (const { players } of frames)
      for (const { x, y } of players) assert.ok(x > -6 && x < FIELD_LONG + 6 && y > -4 && y < FIELD_DEEP + 4)
  }
})
