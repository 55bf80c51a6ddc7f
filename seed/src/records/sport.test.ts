import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { frameOf } from '../art/scene.ts'
import { filmOf } from '../film/told.ts'
import { broadcastOf } from '../sport/broadcasts.ts'
import { MATCHES } from '../sport/matches.ts'
import { GAMES } from './games.ts'
import { titleFiles } from '../write.ts'
import { SPORTS } from './sports.ts'

test('no sports title gives away its result', () => {
  for (const { key, texts } of SPORTS)
    for (const language of LANGUAGES)
      assert.doesNotMatch(Object.values(texts[language]).join(' '), /\d\s?[:–-]\s?\d|\d[.,]\d\d s/, key)
})

test('live events have a start and an end, and one is on the air at the first start', () => {
  for (const { key, facts, schedule, kicksOffAt } of SPORTS)
    assert.equal(facts.live === true, schedule !== undefined || kicksOffAt !== undefined, key)
  assert.ok(SPORTS.filter(({ schedule }) => schedule && schedule.startsInMinutes > 0).length >= 2)
})

test('[decisions 12.2] a match kicks off every quarter of an hour, and one is live for most of the time', () => {
  const firstStart = new Date('2026-11-21T10:07:31Z')
  const rounds = SPORTS.filter(({ kicksOffAt }) => kicksOffAt !== undefined).map((record) => {
    const {
      startsAt = '',
      endsAt = '',
      repeatMinutes,
    } = titleFiles(record, { rank: 0, firstStart })[0]?.content ?? {}
    assert.equal(repeatMinutes, 15, record.key)
    return { from: Date.parse(startsAt), to: Date.parse(endsAt) }
  })
  const quarter = Date.parse('2026-11-21T10:00:00Z')
  const isLive = (second: number) =>
    rounds.some(({ from, to }) => from <= quarter + second * 1000 && quarter + second * 1000 < to)
  const seconds = Array.from({ length: 900 }, (_, second) => second)
  assert.ok(isLive(0), 'one begins with the quarter')
  assert.ok(seconds.filter(isLive).length > 750, String(seconds.filter(isLive).length))
})

test('[product 7.3] every team of a league has met every other before the first start, and no result is in the future', () => {
  const firstStart = new Date('2026-11-21T10:07:31Z')
  const leagues = SPORTS.flatMap((record) => {
    const { otherResults = [] } = titleFiles(record, { rank: 0, firstStart })[0]?.content ?? {}
    return otherResults.length > 0 ? [otherResults] : []
  })
  assert.equal(leagues.length, 5)
  for (const results of leagues) {
    const teams = new Set(results.flatMap(({ home, away }) => [home, away]))
    assert.equal(results.length, (teams.size * (teams.size - 1)) / 2)
    assert.equal(
      new Set(results.map(({ home, away }) => [home, away].toSorted().join())).size,
      results.length,
    )
    assert.ok(results.every(({ on }) => on < '2026-11-21'))
  }
})

test('every sports title has something of its own to play: a match or a film', () => {
  for (const record of SPORTS) {
    const ways = [broadcastOf(record.key), MATCHES[record.key], filmOf(record)].filter(Boolean)
    assert.equal(ways.length, 1, record.key)
  }
})

test('[catalogue 9.2] games and sport belong to the owners that their rows require', () => {
  for (const { key, facts } of GAMES) assert.equal(facts.owner, 'utomik', key)
  for (const { key, facts } of SPORTS) assert.equal(facts.owner, 'inverleigh', key)
})

test('every sheet of a stadium stays within bounds for the length of a trailer', () => {
  for (const { key, art } of SPORTS) {
    if (art === null || !('scene' in art)) continue
    for (const { motion } of art.scene(frameOf(712, 401, key)))
      for (let seconds = 0; seconds <= 4; seconds += 0.25) {
        const { x = 0, y = 0, opacity = 1 } = motion?.(seconds) ?? {}
        assert.ok(Math.abs(x) < 400 && Math.abs(y) < 3000, key)
        assert.ok(opacity >= 0 && opacity <= 1, `${key} ${opacity}`)
      }
  }
})
