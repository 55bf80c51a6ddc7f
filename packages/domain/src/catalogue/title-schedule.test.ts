import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPast, isShutAt, scheduleFor } from './title-schedule.ts'

const day = (number: number) => `2026-12-0${number}T10:00:00.000Z`

test('[decisions 13.16] a published title is only withdrawn on schedule, not published again', () => {
  const plan = { publishAt: day(1), withdrawAt: day(3) }
  assert.deepEqual(scheduleFor(plan, true), { publishAt: null, withdrawAt: day(3) })
  assert.deepEqual(scheduleFor(plan, false), plan)
})

test('[decisions 13.16] both times of a schedule must lie ahead', () => {
  const now = new Date(day(2))
  assert.equal(isPast({ publishAt: day(1), withdrawAt: day(3) }, now), true)
  assert.equal(isPast({ publishAt: null, withdrawAt: day(2) }, now), true)
  assert.equal(isPast({ publishAt: day(3), withdrawAt: null }, now), false)
})

test('[decisions 13.16] reports a rights window that is closed on the day of publication', () => {
  const rights = { from: day(2), until: day(4) }
  assert.deepEqual(
    [day(1), day(2), day(3), day(4), null].map((at) => isShutAt(at, rights)),
    [true, false, false, true, false],
  )
  assert.equal(isShutAt(day(1), { from: null, until: null }), false)
})
