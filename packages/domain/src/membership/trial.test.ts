import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OUR_OFFER } from '../testing/our-offer.ts'
import { trialDays, trialEnd } from './trial.ts'

test('[accounts 4.6] the trial lasts 30 days, or 90 with the special offer', () => {
  const start = new Date('2026-11-21T12:00:00Z')
  assert.equal(trialEnd(OUR_OFFER, start, undefined).toISOString(), '2026-12-21T12:00:00.000Z')
  assert.equal(trialEnd(OUR_OFFER, start, 'special').toISOString(), '2027-02-19T12:00:00.000Z')
})

test('[decisions 14.4] without a special offer the usual trial length applies', () =>
  assert.equal(trialDays({ trial: { days: 14, specialDays: null } }, 'special'), 14))
