import assert from 'node:assert/strict'
import { test } from 'node:test'
import { itemAddress, verticalOfSlug, VERTICAL_FACTS, VERTICALS } from './categories.ts'
import { formatDuration } from './duration.ts'
import { chooseLanguage } from './languages.ts'
import { annualSaving, currenciesOf, houseCurrency, isSoldIn, priceOf, soldIn } from './offer.ts'
import { offerAt } from './offers.ts'
import { priceFromCents } from './pricing.ts'
import { OUR_OFFER } from './testing/our-offer.ts'
import { foldText } from './search.ts'
import { hasAccess } from './subscription.ts'
import { shownTags } from './tags.ts'
import { trialDays, trialEnd } from './trial.ts'

test('[accounts 9.1] costs 14.99 a month or 149.99 a year, and "Save 17%" is a saving of 29.89', () => {
  assert.deepEqual(annualSaving({ monthly: 1499, annually: 14999 }), { cents: 2989, percent: 17 })
  assert.equal(priceFromCents(14999), 149.99)
})

test('[accounts 4.6] the trial lasts 30 days, or 90 with the special offer', () => {
  const start = new Date('2026-11-21T12:00:00Z')
  assert.equal(trialEnd(OUR_OFFER, start, undefined).toISOString(), '2026-12-21T12:00:00.000Z')
  assert.equal(trialEnd(OUR_OFFER, start, 'special').toISOString(), '2027-02-19T12:00:00.000Z')
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

test('[decisions 14.4] without a special offer the usual trial length applies', () =>
  assert.equal(trialDays({ trial: { days: 14, specialDays: null } }, 'special'), 14))

const day = (n: number) => new Date(Date.UTC(2026, 10, n))
for (const [state, expireAt, access] of [
  ['trialing', null, true],
  ['active', null, true],
  ['past_due', null, true],
  ['paused', null, false],
  ['ended', null, false],
  ['trialing', day(22), true],
  ['trialing', day(21), false],
] as const)
  test(`[decisions 3.21] ${state}${expireAt ? ' and cancelled' : ''} ${access ? 'plays' : 'does not play'} on 21 November`, () =>
    assert.equal(hasAccess({ state, expireAt }, day(21)), access))
test('[decisions 3.21] without a subscription nothing plays', () =>
  assert.equal(hasAccess(null, day(21)), false))

test('[catalogue 2.1.2] an item’s address follows its vertical; music is under /movies/music', () => {
  assert.deepEqual(
    VERTICALS.map((vertical) => itemAddress(vertical, 7)),
    ['/movies/movie/7', '/movies/music/7', '/audiobooks/audiobook/7', '/games/game/7', '/sports/sport/7'],
  )
})

test('[catalogue 2.2.1] finds every vertical by its slug, and nothing else', () => {
  for (const vertical of VERTICALS) assert.equal(verticalOfSlug(VERTICAL_FACTS[vertical].slug), vertical)
  assert.equal(verticalOfSlug('pc-games'), null)
})

for (const [seconds, text] of [
  [6120, '1 h 42 m'],
  [3600, '1 h 0 m'],
  [734, '12 m'],
  [20, '1 m'],
  [0, '1 m'],
  [-1, null],
  [-600, null],
  [Number.POSITIVE_INFINITY, null],
  ['90', null],
  [Number.NaN, null],
  [undefined, null],
] as const)
  test(`[catalogue 5.2] a duration of ${seconds} is shown as ${text}`, () =>
    assert.equal(formatDuration(seconds), text))

test('[catalogue 5.3] tags are capitalised and limited to three', () =>
  assert.deepEqual(shownTags(['noir', 'berlin', 'ärger', 'more']), ['Noir', 'Berlin', 'Ärger']))

for (const [wishes, language] of [
  [{ query: 'en', cookie: 'de', acceptLanguage: 'de' }, 'en'],
  [{ query: 'fr', cookie: 'en' }, 'en'],
  [{ profile: 'en', acceptLanguage: 'de' }, 'en'],
  [{ acceptLanguage: 'fr-FR, en-GB;q=0.8, de;q=0.5' }, 'en'],
  [{ acceptLanguage: 'en;q=0.2, de-AT;q=0.9' }, 'de'],
  [{ acceptLanguage: 'en;q=0, fr' }, 'de'],
  [{ acceptLanguage: 'de;q=0.3, en' }, 'en'],
  [{ acceptLanguage: 'EN' }, 'en'],
  // A header longer than any browser sends is not read to its end.
  [{ acceptLanguage: `${'fr, '.repeat(200)}en` }, 'de'],
  [{ acceptLanguage: 'de;q=0.2x, en;q=0.5' }, 'de'],
  [{ acceptLanguage: 'de; q=0.2, en;q=0.5' }, 'en'],
  [{ acceptLanguage: 'de;xq=0.2, en;q=0.5' }, 'de'],
  [{ acceptLanguage: 'de;level=1;q=0.2, en;q=0.5' }, 'en'],
  [{ query: 'de', profile: 'en', cookie: 'en' }, 'de'],
  [{ profile: 'en', cookie: 'de' }, 'en'],
  [{}, 'de'],
] as const)
  test(`[decisions 5.1] ${JSON.stringify(wishes)} reads ${language}`, () =>
    assert.equal(chooseLanguage(wishes), language))

for (const [text, folded] of [
  ['Spider-Man: Où?', 'spider man ou'],
  ['Die Straße', 'die strasse'],
  ['Léon', 'leon'],
  ['ÄRGER', 'arger'],
  ['Mr. Robot’s', 'mr robots'],
  ['  ', ''],
] as const)
  test(`[decisions 4.11] "${text}" is compared as "${folded}"`, () => assert.equal(foldText(text), folded))
