import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinRepeats } from './schedule.ts'

const MINUTE = 60_000
const at = (time: string) => Date.parse(`2026-11-24T${time}:00+01:00`)
/** Consecutive titles of ten minutes each. */
const inARow = (from: string, ...ids: number[]) =>
  ids.map((itemId, place) => ({
    itemId,
    startsAt: at(from) + place * 10 * MINUTE,
    endsAt: at(from) + (place + 1) * 10 * MINUTE,
  }))
const told = (programmes: ReturnType<typeof inARow>) =>
  joinRepeats(programmes).map(({ itemId, startsAt, endsAt }) => [itemId, (endsAt - startsAt) / MINUTE])

test('[decisions 12.3] joins repeats of a title into one entry until another title comes', () => {
  assert.deepEqual(told(inARow('21:30', 1, 1, 1, 2, 1, 1)), [
    [1, 30],
    [2, 10],
    [1, 20],
  ])
  assert.deepEqual(told(inARow('21:30', 1, 2, 1, 2)), [
    [1, 10],
    [2, 10],
    [1, 10],
    [2, 10],
  ])
  assert.deepEqual(told([]), [])
})

test('[decisions 12.3] starts a new entry in the next quarter of the day, or after a gap', () => {
  const over = joinRepeats(inARow('17:45', 1, 1, 1, 1))
  assert.deepEqual(
    over.map(({ startsAt }) => startsAt),
    [at('17:45'), at('18:05')],
  )
  const [before, after] = [inARow('20:00', 1), inARow('20:30', 1)]
  assert.equal(joinRepeats([...before, ...after]).length, 2)
})

test('[decisions 12.3] an entry has the same times wherever reading of the schedule begins', () => {
  const day = inARow('00:00', ...Array.from({ length: 144 }, () => 1))
  const whole = joinRepeats(day)
  assert.equal(whole.length, 4)
  assert.deepEqual(joinRepeats(day.slice(36)), whole.slice(1))
})
