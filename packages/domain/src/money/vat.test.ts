import assert from 'node:assert/strict'
import { test } from 'node:test'
import { OUR_OFFER } from '../testing/our-offer.ts'
import { splitVat, vatRate, vatScheme } from './vat.ts'

const rateIn = (country: string) => vatRate(OUR_OFFER, country, 'DE')

const CHECK_VALUES = [
  [1499, 'DE', 1260, 239],
  [1499, 'AT', 1249, 250],
  [1499, 'CH', 1387, 112],
  [14999, 'DE', 12604, 2395],
  [14999, 'AT', 12499, 2500],
  [14999, 'CH', 13875, 1124],
] as const

test('[law 5.2] the tax within a price depends on the member’s country and is exact to the cent', () => {
  for (const [gross, country, net, vat] of CHECK_VALUES) {
    assert.deepEqual(splitVat(gross, rateIn(country)), {
      rate: rateIn(country),
      grossCents: gross,
      netCents: net,
      vatCents: vat,
    })
    const back = splitVat(-gross, rateIn(country))
    assert.deepEqual([back.netCents, back.vatCents], [-net, -vat], 'a credit note takes back exactly as much')
  }
})

test('[law 5.2] in countries where we collect no tax, net equals gross', () => {
  assert.deepEqual(splitVat(1499, rateIn('US')), { rate: 0, grossCents: 1499, netCents: 1499, vatCents: 0 })
})

test('[law 5.2] net and tax always add up to the gross', () => {
  for (let gross = 0; gross < 20_000; gross += 7)
    for (const rate of [1900, 2000, 810, 2700, 2550]) {
      const { netCents, vatCents } = splitVat(gross, rate)
      assert.equal(netCents + vatCents, gross)
      assert.ok(vatCents >= 0)
    }
})

for (const [what, tax, country, rate, scheme] of [
  ['at home', {}, 'DE', 1900, 'domestic'],
  ['in the EU through the one-stop shop', {}, 'AT', 2000, 'oss'],
  ['in the EU below the threshold', { hasOneStopShop: false }, 'AT', 1900, 'domestic'],
  ['abroad with a local registration', {}, 'CH', 810, 'abroad'],
  ['abroad without a local registration', {}, 'LI', 0, 'none'],
  ['a small business, at home', { isSmallBusiness: true }, 'DE', 0, 'none'],
  ['a small business, abroad', { isSmallBusiness: true }, 'AT', 0, 'none'],
] as const)
  test(`[law 5.2] ${what}: ${country} is taxed at ${rate / 100} %, ${scheme}`, () => {
    const offer = { ...OUR_OFFER, tax: { ...OUR_OFFER.tax, ...tax } }
    assert.deepEqual([vatRate(offer, country, 'DE'), vatScheme(offer, country, 'DE')], [rate, scheme])
  })
