import assert from 'node:assert/strict'
import { test } from 'node:test'
import { guideDays, timesOfDay } from './guide-days.ts'

test('[decisions 12.3] the guide has eight days, in German time', () => {
  const days = guideDays('2026-11-23T23:30:00Z')
  assert.equal(days[0], '2026-11-24')
  assert.equal(days.at(-1), '2026-12-01')
  assert.equal(new Set(days).size, 8)
})

for (const [change, now] of [
  ['summer time', '2026-03-28T22:30:00Z'],
  ['winter time', '2026-10-23T22:30:00Z'],
])
  test(`[decisions 12.3] around midnight, the guide skips and repeats no day when ${change} begins`, () => {
    const days = guideDays(String(now))
    assert.equal(new Set(days).size, days.length)
    days.forEach((day, place) => {
      const before = days[place - 1]
      if (before) assert.equal(Date.parse(day) - Date.parse(before), 24 * 60 * 60 * 1000, day)
    })
  })

test('[decisions 12.3] today starts now, any other day at six, both end at midnight, in summer too', () => {
  assert.deepEqual(timesOfDay('2026-11-23', '2026-11-23T15:00:00.000Z'), {
    from: '2026-11-23T15:00:00.000Z',
    to: '2026-11-23T23:00:00.000Z',
  })
  assert.deepEqual(timesOfDay('2026-11-24', '2026-11-23T15:00:00.000Z'), {
    from: '2026-11-24T05:00:00.000Z',
    to: '2026-11-24T23:00:00.000Z',
  })
  assert.equal(timesOfDay('2026-07-02', '2026-07-01T15:00:00.000Z').from, '2026-07-02T04:00:00.000Z')
})
