import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matchOf, sumPayout } from './payout.ts'

test('[decisions 13.41] a line is booked with the same sum, differs, is unknown, or is between provider and company only', () => {
  assert.equal(matchOf('charge', 'same'), 'booked')
  assert.equal(matchOf('charge', 'other'), 'differs')
  assert.equal(matchOf('dispute', 'none'), 'unknown')
  assert.equal(matchOf('fee', 'none'), 'own')
  assert.equal(matchOf('other', 'none'), 'own')
})

test('[decisions 13.41] the parts of a payout add up to its total', () => {
  const sums = sumPayout([
    { kind: 'charge', grossCents: 1499, feeCents: 47, netCents: 1452 },
    { kind: 'charge', grossCents: 14_999, feeCents: 250, netCents: 14_749 },
    { kind: 'refund', grossCents: -500, feeCents: 0, netCents: -500 },
    { kind: 'dispute', grossCents: -1499, feeCents: 2000, netCents: -3499 },
    { kind: 'returned', grossCents: -1499, feeCents: 350, netCents: -1849 },
    { kind: 'fee', grossCents: -99, feeCents: 0, netCents: -99 },
    { kind: 'other', grossCents: 10, feeCents: 0, netCents: 10 },
  ])
  const { netCents, ...parts } = sums
  assert.deepEqual(parts, {
    chargesCents: 16_498,
    refundsCents: -500,
    disputesCents: -2998,
    feesCents: -2746,
    otherCents: 10,
  })
  assert.equal(
    Object.values(parts).reduce((sum, part) => sum + part, 0),
    netCents,
  )
  assert.equal(netCents, 10_264)
})
