import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { CONSENT_TEXTS } from '@quintet/domain/consent-texts'
import { LANGUAGES } from '@quintet/domain/languages'

// Every house has a name, an address and prices of its own, which are left open here.
const offer = {
  currency: 'EUR',
  prices: { EUR: { monthly: 1, annually: 1 } },
  trial: { days: '…', specialDays: '…' },
  countries: {},
  tax: { isSmallBusiness: false },
  rentals: { freeAMonth: 1 },
}
const open: unknown = new Proxy(() => '…', {
  get: (_target, field) =>
    field === 'offer' ? offer : field === Symbol.toPrimitive || field === 'toString' ? () => '…' : open,
})
Object.assign(globalThis, { [Symbol.for('quintet.brand')]: open })

const FILES = { terms: 'terms', privacy: 'privacy-policy' } as const

for (const text of CONSENT_TEXTS)
  if ('pages' in text)
    for (const language of LANGUAGES)
      test(`[law 1.6] ${text.kind} (${language}): who changes the text gives it a new version and writes its hash down`, async () => {
        const { page } = (await import(`./${FILES[text.kind]}.${language}.ts`)) as {
          page: object | (() => object)
        }
        const words = JSON.stringify(
          typeof page === 'function' ? (page as () => object)() : page,
          (_key, value: unknown) => (typeof value === 'function' ? '…' : value),
        )
        assert.equal(createHash('sha256').update(words).digest('hex'), text.pages[language])
      })
