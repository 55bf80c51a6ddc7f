import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  daysUntil,
  DISPUTE_ANSWERS,
  DISPUTE_REASONS,
  DISPUTE_STAGES,
  disputeStage,
  isReturn,
  soonUntil,
} from './dispute.ts'

test('[decisions 13.40] a dispute waits until it is answered, here or at the provider, or is over', () => {
  const open = { state: 'open', isUnderReview: false, answer: null } as const
  assert.equal(disputeStage(open), 'waits')
  assert.equal(disputeStage({ ...open, isUnderReview: true }), 'under_review')
  assert.equal(disputeStage({ ...open, answer: 'accepted' }), 'under_review')
  assert.equal(disputeStage({ ...open, state: 'lost', answer: 'answered' }), 'lost')
  assert.equal(disputeStage({ ...open, state: 'won', isUnderReview: true }), 'won')
  for (const answer of DISPUTE_ANSWERS) assert.ok(DISPUTE_STAGES.includes(disputeStage({ ...open, answer })))
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

test('[decisions 13.40] the first page shows what is due within three days', () => {
  const now = new Date('2026-11-27T12:00:00Z')
  assert.equal(soonUntil(now).toISOString(), '2026-11-30T12:00:00.000Z')
})

test('[law 11.7] only a debit that its bank returned for reasons of its own is a return', () => {
  const returned = DISPUTE_REASONS.filter((reason) => isReturn({ type: 'sepa_debit', reason }))
  assert.deepEqual(returned, ['bank_cannot_process', 'incorrect_account_details', 'insufficient_funds'])
  assert.deepEqual(
    DISPUTE_REASONS.filter((reason) => isReturn({ type: 'card', reason })),
    [],
  )
  assert.equal(isReturn({ type: 'sepa_debit', reason: '' }), false)
  assert.equal(isReturn({ type: 'sepa_debit', reason: 'insufficient_funds' }), true, 'asked again')
})
