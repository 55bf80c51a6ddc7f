/** The screens that send chargeable orders, each with what the law requires next to its button (section 312j BGB). */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { routes } from '@quintet/contracts/routes'

const WEB = fileURLToPath(new URL('../../apps/web/src/', import.meta.url))
const SUMMARIES = {
  signUp: ['features/sign-up/payment-step.tsx', 'features/sign-up/order-summary.tsx'],
  plan: ['features/account/plan-order.tsx'],
} as const

/**
 * Every call that may charge or change a price, by route: the file that sends it, and the files with the order summary and the button, or
 * the reason why neither is needed.
 */
const CHARGES: Record<string, Record<string, readonly string[] | 'owed already' | 'the price of a title'>> = {
  signUp: { 'features/sign-up/place-order.ts': SUMMARIES.signUp },
  restartSubscription: { 'features/account/plan-choice.tsx': SUMMARIES.plan },
  changePlan: { 'features/account/plan-choice.tsx': SUMMARIES.plan },
  endPause: { 'features/account/pause.tsx': SUMMARIES.plan },
  rentTitle: { 'features/item-detail/rental-order.tsx': 'the price of a title' },
  payNow: { 'features/account/failed-payment.tsx': 'owed already' },
  // Failed payments are retried with the new method.
  addPaymentMethod: { 'features/account/add-method.tsx': 'owed already' },
}

const sourceOf = (file: string) => readFileSync(path.join(WEB, file), 'utf8')

test('[law 1.2] every route that may charge is known here', () => {
  const charging = routes.filter(({ problems = [] }) =>
    problems.some((code) => code === 'payment_failed' || code === 'price_changed'),
  )
  assert.deepEqual(charging.map(({ id }) => id).toSorted(), Object.keys(CHARGES).toSorted())
})

test('[law 1.2] only the known screens send them', async () => {
  const files = (await readdir(WEB, { recursive: true })).filter((file) => /\.tsx?$/.test(file))
  for (const [id, senders] of Object.entries(CHARGES)) {
    const found = files.filter((file) => new RegExp(`\\bcall\\(\\s*${id}\\b`).test(sourceOf(file)))
    assert.deepEqual(found.toSorted(), Object.keys(senders).toSorted(), id)
  }
})

test('[law 1.2] what is ordered stands with price, tax and term above a button that says “Zahlungspflichtig bestellen”', () => {
  for (const parts of Object.values(SUMMARIES)) {
    const screen = parts.map(sourceOf).join('\n')
    for (const wanted of [/\bwords\.tax\(/, /\bwords\.notice\[/, /\{words\.submit\}/, /lang=\{[^}]*'de'\}/])
      assert.match(screen, wanted, parts.join())
  }
  assert.match(sourceOf('features/account/plan-choice.tsx'), /<PlanOrder\b/)
  assert.match(sourceOf('features/account/pause.tsx'), /<PlanOrder\b/)
  const rental = sourceOf('features/item-detail/rental-order.tsx')
  for (const wanted of [/\btax\(/, /words\.order\.submitPaid\b/]) assert.match(rental, wanted)
  for (const language of ['de', 'en']) {
    assert.match(sourceOf(`texts/sign-up.${language}.ts`), /\bsubmit: 'Zahlungspflichtig bestellen'/)
    assert.match(sourceOf(`texts/rental.${language}.ts`), /\bsubmitPaid: 'Zahlungspflichtig bestellen'/)
  }
})
