/** Shared by all journeys: a page that must stay free of errors, violations and layout shifts, and a new member. */
import { test as base, expect, type Page } from '@playwright/test'
import { paymentEn } from '../../apps/web/src/texts/payment.en.ts'
import { signUpEn } from '../../apps/web/src/texts/sign-up.en.ts'

export type Newcomer = { name: string; email: string; password: string }

/** Returns somebody new; the journeys' database is kept between runs. */
export function aNewcomer(): Newcomer {
  return {
    name: 'Ada Lovelace',
    email: `ada.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`,
    password: 'analytical engine no 1',
  }
}

/** A test that fails on console errors, script errors and CSP violations of its page. */
export const test = base.extend<{ faults: string[] }>({
  locale: 'en-GB',
  faults: [
    async ({ page }, use) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`script: ${error.message}`))
      page.on('console', (message) => {
        // A failed request is not a fault of the page; the journeys check how the page handles it.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          faults.push(`console: ${message.text()}`)
      })
      await page.addInitScript(() => {
        // React reports recovered errors only by a number; the cause has the details.
        addEventListener('error', ({ error }) => {
          if (error instanceof Error && error.cause instanceof Error) reportError(error.cause)
        })
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          // Thrown uncaught, it reaches the page's errors.
          setTimeout(() => {
            throw new Error(`CSP ${violatedDirective} ${blockedURI}`)
          })
        })
      })
      await use(faults)
      expect(faults).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

type SignUpWords = { words: typeof signUpEn; payment: typeof paymentEn }
const ENGLISH: SignUpWords = { words: signUpEn, payment: paymentEn }

/** Completes the sign-up page, or the open modal, and orders. */
export async function signUp(
  page: Page,
  who: Newcomer,
  /** A card number, or another payment method. */
  payBy: string = '4242 4242 4242 4242',
  { words, payment } = ENGLISH,
): Promise<void> {
  if (!/sign-?up/.test(page.url())) await page.goto('/signup')
  const form = page.locator('form').filter({ has: page.getByLabel(words.password, { exact: true }) })
  await form.getByLabel(words.name, { exact: true }).fill(who.name)
  await form.getByLabel(words.email, { exact: true }).fill(who.email)
  await form.getByLabel(words.password, { exact: true }).fill(who.password)
  await page.getByRole('button', { name: words.next }).click()
  await expect(page.getByRole('heading', { name: words.titles.plan })).toBeVisible()
  const isOther = payBy === 'sepa_debit' || payBy === 'paypal'
  if (isOther) await page.getByRole('radio', { name: payment.choices[payBy].name }).click()
  await page.getByRole('button', { name: words.next }).click()
  if (payBy === 'sepa_debit') await fillAccount(page, who, payment)
  else if (!isOther) await fillCard(page, payBy, payment)
  await page.getByLabel(words.age18).check()
  await page.getByLabel(words.privacy.join('')).check()
  await page.getByLabel(words.terms.join('')).check()
  await page.getByRole('button', { name: words.submit }).click()
  if (payBy === 'paypal') await approveAtPayPal(page, payment)
}

/** On PayPal's own page, which notifies the waiting one. */
async function approveAtPayPal(page: Page, { challenge }: typeof paymentEn): Promise<void> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: challenge.open }).click()
  const asks = await opened
  await asks.getByRole('button', { name: 'Approve' }).click()
  await expect(asks.getByText('You can close this window')).toBeVisible()
  await asks.close()
}

async function fillAccount(page: Page, { name }: Newcomer, { sepa }: typeof paymentEn): Promise<void> {
  await expect(page.getByRole('region', { name: sepa.mandate })).toContainText('DE98ZZZ09999999999')
  await page.getByLabel(sepa.holder).fill(name)
  await page.getByLabel(sepa.iban, { exact: true }).fill('DE89 3704 0044 0532 0130 00')
}

export async function fillCard(page: Page, number: string, { card } = paymentEn): Promise<void> {
  await page.getByLabel(card.number).fill(number)
  await page.getByLabel(card.expiry).fill('12 / 30')
  await page.getByLabel(card.cvc).fill('123')
}

/** Signs up; the page is then a member's, where the sign-up led. */
export async function becomeMember(page: Page, who: Newcomer, payBy?: string): Promise<void> {
  await signUp(page, who, payBy)
  await leaveWelcome(page)
}

/** Becomes a member who already had a trial: the page says that payment starts today, and the order is confirmed again. */
export async function becomePayingMember(page: Page, who: Newcomer): Promise<void> {
  await becomeMember(page, aNewcomer(), ONE_TRIAL_CARD)
  await loseSession(page)
  await signUp(page, who, ONE_TRIAL_CARD)
  await expect(page.getByText(signUpEn.trialUsed)).toBeVisible()
  await expect(page.getByRole('region', { name: signUpEn.summary })).toContainText(
    /From today|€14\.99 a month from today/,
  )
  await page.getByRole('button', { name: signUpEn.submit }).click()
  await leaveWelcome(page)
}

/** The sandbox card that is allowed a single trial; only one journey per run uses it. @spec decisions 3.16 */
const ONE_TRIAL_CARD = '4000 0566 5566 5556'

/** Leaves the last step of the sign-up. */
export async function leaveWelcome(
  page: Page,
  words = signUpEn,
  atWelcome?: () => Promise<void>,
): Promise<void> {
  await expect(page.getByRole('heading', { name: WELCOME })).toBeVisible({ timeout: 30_000 })
  await atWelcome?.()
  await page.getByRole('button', { name: words.welcome.start }).click()
  await expect(page.locator('html[data-member]')).toBeAttached()
}

/** The name in it is the brand's, which only pages know. */
const WELCOME = /^(Welcome to|Willkommen bei) .+\.$/

/** Returns the first playable title of a vertical, waiting for the demo catalogue to package it. */
export async function playableTitle(
  page: Page,
  category: string,
  within = 60_000,
): Promise<{ id: number } | null> {
  const deadline = Date.now() + within
  for (;;) {
    const answer = await page.request.get(`/api/content?category=${category}&limit=50&lang=en`)
    const items = (await answer.json()) as { contentitem_id: number; kind: string; representation?: object }[]
    const found = items.find(({ kind, representation }) => representation !== undefined && kind !== 'series')
    if (found) return { id: found.contentitem_id }
    if (Date.now() > deadline) return null
    await page.waitForTimeout(1000)
  }
}

/** Clears the browser's cookies. Leaves the page first, because one that loses its session reloads by itself. */
export async function loseSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
