import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OfferFile, pageOfferOf } from './offer.ts'

const first = {
  from: '2026-01-01',
  prices: { EUR: { monthly: 14.99, annually: 149.99 } },
  trial: { days: 30, specialDays: 90 },
  countries: { DE: { currency: 'EUR', vatPercent: 19 }, AT: { currency: 'EUR', vatPercent: 20 } },
  tax: { smallBusiness: false, oneStopShop: true },
  rentals: { freeAMonth: 1 },
  refunds: { aloneUpTo: 50 },
}
const swiss = {
  prices: { EUR: { monthly: 16.99, annually: 169.99 }, CHF: { monthly: 16.9, annually: 169 } },
  countries: { DE: { currency: 'EUR', vatPercent: 19 }, CH: { currency: 'CHF', vatPercent: 8.1 } },
}

test('[decisions 14.4] a later version states only its changes; amounts are converted to cents', () => {
  const [one, two] = OfferFile.parse({
    versions: [first, { from: '2027-03-01', ...swiss, existingMembers: { from: '2027-05-01' } }],
  })
  assert.deepEqual(one.prices, { EUR: { monthly: 1499, annually: 14999 } })
  assert.ok(two)
  assert.deepEqual(two.prices.CHF, { monthly: 1690, annually: 16900 })
  assert.deepEqual([two.trial, two.membersFrom], [{ days: 30, specialDays: 90 }, '2027-05-01'])
  assert.deepEqual(two.countries.CH, { currency: 'CHF', vatRate: 810, isSold: true })
  assert.deepEqual(
    two.countries.AT,
    { currency: 'EUR', vatRate: 2000, isSold: false },
    'members who live there are still taxed',
  )
  assert.deepEqual(Object.keys(pageOfferOf(two, 'DE').countries), ['DE', 'CH'])
})

const { trial: _trial, ...withoutTrial } = first
for (const [what, versions, place, remedy] of [
  ['nothing', [], 'versions', 'at least one version'],
  ['no trial', [withoutTrial], 'versions.0.trial', 'is missing'],
  ['an invalid date', [{ ...first, from: '1.3.2027' }], 'versions.0.from', '2026-11-25'],
  ['versions out of order', [first, { from: '2025-01-01' }], 'versions.1.from', 'later than'],
  [
    'a fraction of a cent',
    [{ ...first, prices: { EUR: { monthly: 14.999, annually: 149 } } }],
    'versions.0.prices.EUR.monthly',
    'two decimals',
  ],
  [
    'a year that costs more than twelve months',
    [{ ...first, prices: { EUR: { monthly: 10, annually: 121 } } }],
    'versions.0.prices.EUR',
    'lower annually',
  ],
  [
    'a country without prices in its currency',
    [{ ...first, countries: { CH: { currency: 'CHF', vatPercent: 8.1 } } }],
    'versions.0.countries.CH.currency',
    'CHF under prices',
  ],
  [
    'a VAT rate that does not exist in the EU',
    [{ ...first, countries: { DE: { currency: 'EUR', vatPercent: 7 } } }],
    'versions.0.countries.DE.vatPercent',
    'smallBusiness',
  ],
  [
    'a currency removed while members pay in it',
    [
      { ...first, ...swiss },
      { from: '2027-01-01', prices: { EUR: { monthly: 15, annually: 150 } } },
    ],
    'versions.1.prices',
    'leaves out CHF',
  ],
  [
    'the one-stop shop changed within a quarter',
    [first, { from: '2027-02-01', tax: { smallBusiness: false, oneStopShop: false } }],
    'versions.1.tax.oneStopShop',
    'quarter',
  ],
  ['no country', [{ ...first, countries: {} }], 'versions.0.countries', 'nobody'],
  [
    'existing members in the first version',
    [{ ...first, existingMembers: { from: '2027-01-01' } }],
    'versions.0.existingMembers',
    'later version',
  ],
] as const)
  test(`[decisions 14.4] an error names the place and the remedy: ${what}`, () => {
    const parsed = OfferFile.safeParse({ versions })
    const faults = parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message] as const) ?? []
    const fault = faults.find(([at]) => at === place)
    assert.ok(fault, JSON.stringify(faults))
    assert.match(fault[1], new RegExp(remedy))
  })

test('[decisions 14.4] reports all errors at once', () => {
  const parsed = OfferFile.safeParse({
    versions: [{ ...withoutTrial, prices: { EUR: { monthly: -1, annually: 0.001 } } }],
  })
  assert.ok((parsed.error?.issues.length ?? 0) >= 2)
})
