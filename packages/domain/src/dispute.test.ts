import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysUntil, disputeStage } from './dispute.ts'

test('[decisions 13.40] a dispute waits until it is answered, here or at the provider, or is over', () => {
  const open = { state: 'open', isUnderReview: false, answer: null } as const
  assert.equal(disputeStage(open), 'waits')
  assert.equal(disputeStage({ ...open, isUnderReview: true }), 'under_review')
  assert.equal(disputeStage({ ...open, answer: 'accepted' }), 'under_review')
  assert.equal(disputeStage({ ...open, state: 'lost', answer: 'answered' }), 'lost')
})

test('[decisions 13.40] counts whole days left: 0 on the last day, negative when overdue', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const left = (due: string) => daysUntil(new Date(due), now)
  assert.deepEqual(
    ['2026-11-30T12:00:00Z', '2026-11-30T11:59:00Z', '2026-11-27T23:00:00Z', '2026-11-27T11:59:00Z'].map(
      left,
    ),
    [3, 2, 0, -1],
  )
})
