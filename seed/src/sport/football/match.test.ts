import assert from 'node:assert/strict'
import { test } from 'node:test'
import { playAttack } from './attack.ts'
import { clockOf } from './football.ts'
import { highlightsOf, playFootball } from './match.ts'

const SEEDS = ['a', 'b', 'c', 'stadion-24']

test('the score of a match is the sum of its goals, and time only moves forward', () => {
  for (const seed of SEEDS) {
    const goals = [0, 0]
    let minute = 0
    for (const attack of playFootball(seed)) {
      assert.ok(attack.minute > minute && attack.minute <= 90, seed)
      assert.equal(attack.half, attack.minute > 45 ? 2 : 1, seed)
      minute = attack.minute
      if (attack.outcome === 'goal') goals[attack.side] = (goals[attack.side] ?? 0) + 1
      assert.deepEqual([...attack.score], goals, seed)
      assert.notEqual(attack.shooter, attack.helper, seed)
    }
  }
})

test('the highlights include every goal, in order', () => {
  for (const seed of SEEDS) {
    const attacks = playFootball(seed)
    const shown = highlightsOf(attacks, 9)
    const goals = attacks.filter(({ outcome }) => outcome === 'goal')
    assert.ok(goals.every((goal) => shown.includes(goal)))
    assert.deepEqual(
      shown,
      shown.toSorted((a, b) => a.minute - b.minute),
    )
    assert.ok(shown.length >= Math.max(9, goals.length))
  }
})

test('only a goal crosses the line between the posts', () => {
  for (const attack of highlightsOf(playFootball('stadion-24'), 9)) {
    const { frames, endsAt, seconds } = playAttack(attack, 'stadion-24')
    assert.ok(endsAt < seconds && seconds < 25, String(seconds))
    const isIn = frames.some(
      ({ ball }) => (ball.x > 105.2 || ball.x < -0.2) && ball.y > 30.34 && ball.y < 37.66 && ball.z < 2.44,
    )
    assert.equal(isIn, attack.outcome === 'goal', `${attack.minute}`)
  }
})

test('the clock of an attack runs and ends in its minute', () => {
  const attack = playFootball('stadion-24')[3]
  assert.ok(attack)
  const play = { endsAt: 8 }
  assert.ok(clockOf(attack, play, 0) < clockOf(attack, play, 5))
  assert.equal(Number(clockOf(attack, play, 12).slice(0, 2)) + 1, attack.minute)
})
