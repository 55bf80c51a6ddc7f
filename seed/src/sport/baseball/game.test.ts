import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runnersOf } from './at-bat.ts'
import { ELBPARK, LONG_GAME } from './fixtures.ts'
import { bestAtBats, lineScore, playBaseball } from './game.ts'

const GAMES = ['a', 'b', 'c', 'd', ELBPARK.seed, LONG_GAME.seed].map((seed) => playBaseball(seed))

test('a game has nine innings with three outs per half, and more if tied', () => {
  for (const game of GAMES) {
    const last = game.at(-1)
    assert.ok(last && last.inning >= 9)
    assert.notEqual(last.score[0], last.score[1])
    for (const { inning, half } of game) {
      const outs = game.filter((one) => one.inning === inning && one.half === half).at(-1)?.outsAfter
      const isWalkOff = inning === last.inning && half === 1 && last.score[0] > last.score[1]
      if (!isWalkOff) assert.equal(outs, 3)
    }
    if (last.inning > 9) {
      const ninth = game.findLast(({ inning }) => inning === 9)
      assert.equal(ninth?.score[0], ninth?.score[1])
    }
  }
})

test('the home side does not bat in the ninth if it leads', () => {
  for (const game of GAMES) {
    const before = game.findLast(({ inning, half }) => inning === 9 && half === 0)
    const leads = before && before.score[0] > before.score[1]
    assert.equal(
      game.some(({ inning, half }) => inning === 9 && half === 1),
      !leads,
    )
  }
})

test('every batter ends up out, on a base or home, and the line score adds up', () => {
  for (const game of GAMES) {
    game.forEach((one) => {
      const on = (bases: typeof one.before) => bases.filter((base) => base !== null).length
      assert.equal(on(one.before) + 1, on(one.after) + one.runs + one.outsAfter - one.outsBefore, one.result)
      assert.equal(new Set(one.after.filter((base) => base !== null)).size, on(one.after))
      for (const { from, to } of runnersOf(one)) assert.ok(to >= from && to <= 4)
    })
    const innings = lineScore(game)
    const sum = (half: 0 | 1) => innings.reduce((total, { runs }) => total + (runs[half] ?? 0), 0)
    assert.deepEqual([...(game.at(-1)?.score ?? [])], [sum(1), sum(0)])
  }
})

test('batters come in batting order', () => {
  for (const game of GAMES)
    for (const half of [0, 1])
      game.filter((one) => one.half === half).forEach(({ batter }, i) => assert.equal(batter, i % 9))
})

test('the long game is long, and the night by the river is won on the last pitch', () => {
  assert.ok((playBaseball(LONG_GAME.seed).at(-1)?.inning ?? 0) > 18)
  const last = playBaseball(ELBPARK.seed).at(-1)
  assert.ok(last && last.half === 1 && last.outsAfter < 3 && last.runs > 0)
})

test('the highlights include the last batter and are in order', () => {
  for (const game of GAMES) {
    const shown = bestAtBats(game, 10)
    assert.equal(shown.at(-1), game.at(-1))
    assert.deepEqual(
      shown,
      game.filter((one) => shown.includes(one)),
    )
  }
})
