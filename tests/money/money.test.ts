import assert from 'node:assert/strict'
import { test } from 'node:test'
import { raceForCredit } from '../../bench/money/credit-race.ts'
import { simulateMonths } from '../../bench/money/months.ts'
import { startStripePeer } from '@quintet/testing/stripe-peer'

// Reduced counts; the commands for the full ones are in bench/money.

test('[decisions 3.27] months with 10 % provider faults and crashes: the books agree to the cent, nothing is charged twice, each period has one invoice', async () => {
  const { faults, months } = await simulateMonths({ months: 60, members: 20, faultShare: 0.1, seed: 7 })
  assert.deepEqual(faults, [])
  assert.ok(months >= 60)
})

test('[decisions 3.27] the same through Stripe’s library and the strict peer, which finds nothing to reject', async () => {
  const peer = await startStripePeer()
  try {
    const { faults, months } = await simulateMonths({
      months: 60,
      members: 20,
      faultShare: 0.1,
      seed: 7,
      peer,
    })
    assert.deepEqual([faults, peer.complaints], [[], []])
    assert.ok(months >= 60)
  } finally {
    await peer.stop()
  }
})

test('[accounts 1.3] of 50 redemptions of one credit at once, one wins', async () => {
  const { won, rounds, others } = await raceForCredit(3)
  assert.deepEqual([won, others], [rounds, {}])
})
