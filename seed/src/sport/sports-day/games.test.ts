import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  EGG_METRES,
  GAME_POINTS,
  placeOf,
  placesOf,
  playDay,
  pointsOf,
  PULL_METRES,
  relaySeconds,
  secondsOf,
  TEAMS,
} from './games.ts'

const DAYS = ['a', 'b', 'c', 'zwergensportfest'].map(playDay)

test('each game places every team once, and the points add up to those of three games', () => {
  const worth = GAME_POINTS.reduce((sum, points) => sum + points, 0)
  for (const day of DAYS) {
    for (const places of placesOf(day))
      assert.deepEqual(
        places.toSorted((a, b) => a - b),
        TEAMS.map((_, team) => team),
      )
    assert.equal(
      pointsOf(day, 3).reduce((sum, points) => sum + points, 0),
      worth * 3,
    )
  }
})

test('the first home is placed first', () => {
  for (const day of DAYS) {
    const [, eggs] = placesOf(day)
    const times = eggs.map((team) => relaySeconds(day.eggs[team] ?? []))
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
    )
  }
})

test('a fall delays a child for as long as it lasts', () => {
  const steady = { team: 0, name: 'Mia', speed: 2, stops: [] }
  const fallen = { ...steady, stops: [{ at: 6, seconds: 1.5 }] }
  assert.equal(secondsOf(fallen, EGG_METRES) - secondsOf(steady, EGG_METRES), 1.5)
  assert.deepEqual(placeOf(fallen, 4, EGG_METRES), { metres: 6, isDown: true })
  assert.deepEqual(placeOf(fallen, 5, EGG_METRES), { metres: 7, isDown: false })
})

test('a tug of war is won once the knot has been pulled over a line, and not before', () => {
  for (const { pulls } of DAYS)
    for (const { rope, winner, teams } of pulls) {
      const end = rope.at(-1) ?? 0
      assert.equal(Math.abs(end), PULL_METRES)
      assert.equal(winner, end < 0 ? teams[0] : teams[1])
      assert.ok(rope.slice(0, -1).every((at) => Math.abs(at) < PULL_METRES))
    }
})

test('the winners of the semi-finals meet in the final, the losers before it', () => {
  for (const { pulls } of DAYS) {
    const [first, second, third, final] = pulls
    assert.deepEqual(final.teams, [first.winner, second.winner])
    assert.deepEqual(
      [...third.teams, ...final.teams].toSorted((a, b) => a - b),
      [0, 1, 2, 3],
    )
  }
})
