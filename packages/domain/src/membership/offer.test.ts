import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OUR_OFFER } from '../testing/our-offer.ts'
import { annualSaving, currenciesOf, houseCurrency, isSoldIn, priceOf, soldIn } from './offer.ts'
import { offerAt } from './offers.ts'
import { priceFromCents } from './pricing.ts'

test('[accounts 9.1] costs 14.99 a month or 149.99 a year, and "Save 17%" is a saving of 29.89', () => {
  assert.deepEqual(annualSaving({ monthly: 1499, annually: 14999 }), { cents: 2989, percent: 17 })
  assert.equal(priceFromCents(14999), 149.99)
})

test('[law 1.1] the service is sold in Germany, Austria and Switzerland, and nowhere else', () => {
  for (const country of ['DE', 'AT', 'CH']) assert.ok(isSoldIn(OUR_OFFER, country), country)
  for (const country of ['FR', 'LI', 'de', '']) assert.ok(!isSoldIn(OUR_OFFER, country), country)
})

test('[decisions 14.4] an offer is in force from its day in Germany until the next one begins', () => {
  const next = { ...OUR_OFFER, from: '2027-03-01' }
  const at = (time: string) => offerAt([OUR_OFFER, next], new Date(time)).from
  assert.equal(at('2025-06-01T00:00:00Z'), OUR_OFFER.from, 'before the first one, that')
  assert.equal(at('2027-02-28T22:59:59Z'), OUR_OFFER.from)
  assert.equal(at('2027-02-28T23:00:00Z'), '2027-03-01', 'midnight in Germany')
})

test('[decisions 14.4] members pay in their country’s currency, and countries not sold in take no new members', () => {
  const swiss = { currency: 'CHF', vatRate: 810, isSold: true }
  const offer = {
    ...OUR_OFFER,
    prices: { ...OUR_OFFER.prices, CHF: { monthly: 1690, annually: 16900 } },
    countries: { ...OUR_OFFER.countries, CH: swiss, FR: { currency: 'EUR', vatRate: 2000, isSold: false } },
  }
  assert.equal(priceOf(offer, { plan: 'annually', currency: 'CHF' }), 16900)
  assert.equal(priceOf(offer, { plan: 'annually', currency: 'USD' }), null)
  assert.deepEqual(soldIn(offer), ['DE', 'AT', 'CH'])
  assert.equal(houseCurrency(offer, 'CH'), 'CHF')
  assert.deepEqual(currenciesOf(offer, 'CH'), ['CHF', 'EUR'], 'the house’s own first')
})
