import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitVat, vatRate } from './vat.ts'

const CHECK_VALUES = [
  [1499, 'DE', 1260, 239],
  [1499, 'AT', 1249, 250],
  [1499, 'CH', 1387, 112],
  [14999, 'DE', 12604, 2395],
  [14999, 'AT', 12499, 2500],
  [14999, 'CH', 13875, 1124],
] as const

test('[law 5.2] the tax inside a price follows the member’s country, to the cent', () => {
  for (const [gross, country, net, vat] of CHECK_VALUES) {
    assert.deepEqual(splitVat(gross, vatRate(country)), {
      rate: vatRate(country),
      grossCents: gross,
      netCents: net,
      vatCents: vat,
    })
    const back = splitVat(-gross, vatRate(country))
    assert.deepEqual([back.netCents, back.vatCents], [-net, -vat], 'a credit note takes back exactly as much')
  }
})

test('[law 5.2] where we collect no tax, the net is the gross', () => {
  assert.deepEqual(splitVat(1499, vatRate('US')), { rate: 0, grossCents: 1499, netCents: 1499, vatCents: 0 })
})

test('[law 5.2] net and tax are always the gross', () => {
  for (let gross = 0; gross < 20_000; gross += 7)
    for (const country of ['DE', 'AT', 'CH', 'HU', 'FI']) {
      const { netCents, vatCents } = splitVat(gross, vatRate(country))
      assert.equal(netCents + vatCents, gross)
      assert.ok(vatCents >= 0)
    }
})
