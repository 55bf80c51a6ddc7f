import assert from 'node:assert/strict'
import { test } from 'node:test'
import { HOUR_MS } from '../basics/milliseconds.ts'
import { backupState, DISK_FREE_MIN_BYTES, diskState, drillState, firstUpkeepBy } from './upkeep.ts'

const now = new Date('2026-11-27T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)

test('[decisions 13.28] a disk is low below five gigabytes, and full before the database stops', () => {
  for (const [free, state] of [
    [5e9, 'ok'],
    [5e9 - 1, 'low'],
    [DISK_FREE_MIN_BYTES, 'low'],
    [DISK_FREE_MIN_BYTES - 1, 'full'],
  ] as const)
    assert.equal(diskState(free), state, `${free}`)
})

test('[decisions 13.28] a backup is old after 36 hours, a drill after a week', () => {
  const watch = { now, since: null }
  for (const [at, backup, drill] of [
    [null, 'none', 'none'],
    [hoursAgo(36), 'ok', 'ok'],
    [hoursAgo(37), 'old', 'ok'],
    [hoursAgo(169), 'old', 'old'],
  ] as const)
    assert.deepEqual([backupState(at, watch), drillState(at, watch)], [backup, drill])
})

test('[decisions 13.28] the first backup is due after the same time as later ones, counted from the start of monitoring', () => {
  const since = hoursAgo(36)
  assert.deepEqual(firstUpkeepBy(since).backup, now)
  for (const [at, state] of [
    [now, 'due'],
    [new Date(now.getTime() + 1), 'none'],
  ] as const)
    assert.equal(backupState(null, { now: at, since }), state)
  assert.equal(drillState(null, { now, since: hoursAgo(168) }), 'due')
  assert.equal(drillState(null, { now, since: hoursAgo(169) }), 'none')
  assert.equal(backupState(hoursAgo(37), { now, since }), 'old', 'it was there once')
})
