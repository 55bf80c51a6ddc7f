import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Balance, type BookExport, standOf } from './book-export.ts'

const balance = (count: number, bank: number): Balance => ({ count, sums: { 1200: bank, 1360: -bank } })
const made = (day: number, change: Partial<BookExport> = {}): BookExport => ({
  at: `2026-12-0${day}T08:00:00Z`,
  actor: `finance${day}@house.example`,
  part: 1,
  parts: 1,
  isRunning: false,
  balance: balance(4, 700),
  ...change,
})

test('[decisions 13.47] a period is as it was downloaded last, or tells the difference of each account', () => {
  assert.equal(standOf([], balance(4, 700)), null)
  const same = standOf([made(2), made(1, { balance: balance(3, 1) })], balance(4, 700))
  assert.deepEqual([same?.actor, same?.hasChanged, same?.differences], ['finance2@house.example', false, []])
  const changed = standOf([made(1)], { count: 5, sums: { 1200: 650, 1360: -700, 4970: 50 } })
  assert.deepEqual(
    [changed?.hasChanged, changed?.differences],
    [
      true,
      [
        { account: '1200', cents: -50 },
        { account: '4970', cents: 50 },
      ],
    ],
  )
  assert.equal(standOf([made(1)], balance(6, 700))?.hasChanged, true, 'equal sums, other entries')
})

test('[decisions 13.47] every part counts: none may be missing, outdated or made too early', () => {
  const parts = 2
  const half = standOf([made(2, { part: 2, parts })], balance(4, 700))
  assert.deepEqual(half?.missing, [1])
  const whole = standOf([made(3, { part: 2, parts }), made(2, { parts })], balance(4, 700))
  assert.deepEqual([whole?.missing, whole?.isRunning, whole?.hasChanged], [[], false, false])
  const early = made(1, { parts, isRunning: true, balance: balance(2, 100) })
  const mixed = standOf([made(2, { part: 2, parts }), early], balance(4, 700))
  assert.deepEqual([mixed?.isRunning, mixed?.hasChanged], [true, true])
  const byCommand = standOf([made(4, { part: null, parts })], balance(4, 700))
  assert.deepEqual(byCommand?.missing, [])
  // The month has grown to a second part since.
  assert.deepEqual(standOf([made(3, { part: 2, parts }), made(1)], balance(4, 700))?.missing, [1])
})
