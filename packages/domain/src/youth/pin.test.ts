import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterWrongPin, pinGate, PIN_LOCK_MINUTES, PIN_PATTERN, type PinState } from './pin.ts'

const now = new Date('2026-11-21T12:00:00Z')

test('[decisions 3.15] four wrong PINs leave 4 to 1 tries, and the fifth locks for 15 minutes', () => {
  let state: PinState = { failuresInRow: 0, lockedUntil: null }
  const left: number[] = []
  for (let wrong = 1; wrong <= 5; wrong++) {
    const next = afterWrongPin(state, now)
    left.push(next.attemptsLeft)
    assert.equal(next.lockedUntil === null, wrong < 5)
    state = next
  }
  assert.deepEqual(left, [4, 3, 2, 1, 0])
  assert.deepEqual(pinGate(state, now), { open: false, retryAfterSeconds: 15 * 60 })
})

test('[decisions 3.15] the lock expires by itself and leaves five new tries', () => {
  const locked = { failuresInRow: 5, lockedUntil: new Date(now.getTime() + PIN_LOCK_MINUTES * 60_000) }
  const later = new Date(now.getTime() + PIN_LOCK_MINUTES * 60_000)
  assert.deepEqual(pinGate(locked, later), { open: true })
  assert.equal(afterWrongPin(locked, later).attemptsLeft, 4)
})

test('[decisions 3.15] after ten wrong PINs in a row only the password unlocks, however much time passes', () => {
  const far = new Date(now.getTime() + 1e10)
  assert.deepEqual(pinGate({ failuresInRow: 10, lockedUntil: null }, far), {
    open: false,
    retryAfterSeconds: null,
  })
})

test('[accounts 5.5] a PIN has four digits', () => {
  assert.match('0429', PIN_PATTERN)
  for (const typed of ['', '123', '12345', 'abcd', '12a4', ' 1234', '1234 ', '1234\n'])
    assert.doesNotMatch(typed, PIN_PATTERN, JSON.stringify(typed))
})

test('[decisions 3.15] a lock of a clock that was ahead does not last until that time comes', () => {
  const ahead = new Date(now.getTime() + 1e10)
  const { lockedUntil } = afterWrongPin({ failuresInRow: 4, lockedUntil: null }, ahead)
  assert.equal(pinGate({ failuresInRow: 5, lockedUntil }, ahead).open, false)
  assert.deepEqual(pinGate({ failuresInRow: 5, lockedUntil }, now), { open: true })
})
