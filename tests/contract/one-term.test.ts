/** Order, terms, confirmation and reminder state the same term, renewal and notice period, and no text words them on its own. */
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { PLAN_TERMS } from '@quintet/domain/membership/plan-terms'
import { PLANS } from '@quintet/domain/membership/pricing'
import { type OpenBrand, openBrand } from '@quintet/platform/brand/brand'
import { filledText, legalTextAt } from '@quintet/platform/brand/legal/legal-texts'
import { readConfig } from '@quintet/platform/config/config'
import { type Product, startProduct } from '@quintet/testing'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const NOW = new Date('2027-01-01T12:00:00Z')

let product: Product
let brand: OpenBrand
before(async () => {
  brand = await openBrand(readConfig({}).brandDir)
  product = await startProduct()
})
after(() => product.stop())

const terms = (language: (typeof LANGUAGES)[number]) =>
  filledText(brand, legalTextAt(brand.legal, 'terms', NOW), { language, now: NOW })

test('[law 3.8] the order and the terms in force say of both plans what the source says', async () => {
  for (const language of LANGUAGES) {
    const order = await readFile(path.join(ROOT, `apps/web/src/texts/sign-up.${language}.ts`), 'utf8')
    assert.ok(order.includes(`notice: PLAN_TERMS.${language},`))
    for (const plan of PLANS)
      assert.ok(terms(language).includes(PLAN_TERMS[language][plan](true)), `${language}: ${plan}`)
  }
})

test('[law 3.8] so do the mail that confirms an order and the one before its trial ends', async () => {
  for (const plan of PLANS) {
    const { email } = await product.aMember({ plan })
    await product.keepSessions()
    product.clock.advance(24 * DAY_MS)
    await product.runBilling()
    const mails = await product.mailsTo(email)
    const saying = mails.filter(({ text }) => text.includes(PLAN_TERMS.de[plan](true)))
    assert.equal(saying.length, 2, mails.map(({ subject }) => subject).join('; '))
  }
})

/** The folders with texts for members, besides the legal texts. */
const WORDS = ['apps/web/src/texts', 'apps/web/src/features/pages/content', 'services/customer/src/texts']
const OF_A_TERM =
  /Mindestlaufzeit|unbestimmte Zeit|verlängert sich (?:um|automatisch|monatlich|jährlich)|jederzeit[^.]{0,40}künd|künd[^.]{0,60}jederzeit|minimum term|renews (?:monthly|yearly|annually|for)|cancel[^.]{0,40}any ?time|no fixed term/i
// The specification prescribes these words for the landing page; the German page says for which plan they hold.
const GIVEN = [['apps/web/src/texts/landing.en.ts', 'Cancel anytime']]

test('[law 3.8] no other text states a term of its own, and none says “at any time” of what a year may be', async () => {
  const found: string[][] = []
  for (const folder of WORDS)
    for (const name of await readdir(path.join(ROOT, folder), { recursive: true })) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
      const source = await readFile(path.join(ROOT, folder, name), 'utf8')
      for (const [words] of source.matchAll(new RegExp(OF_A_TERM, 'gi')))
        found.push([path.join(folder, name), words])
    }
  assert.deepEqual(found, GIVEN)
  for (const language of LANGUAGES) {
    const others = PLANS.reduce(
      (text, plan) => text.replace(PLAN_TERMS[language][plan](true), ''),
      terms(language),
    )
    assert.doesNotMatch(others, OF_A_TERM, language)
    assert.doesNotMatch(brand.words[language].description, OF_A_TERM, language)
  }
})
