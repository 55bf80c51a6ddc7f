/** Paying through Stripe in a browser: the strict peer plays its API, a stub its script. @spec decisions 14, 3 */
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { paymentEn } from '../../apps/web/src/texts/payment.en.ts'
import { signUpEn } from '../../apps/web/src/texts/sign-up.en.ts'
import { startServer, type ServerProcess } from '../operate/server-process.ts'
import { freePortPair } from '../product/ports.ts'
import { startStripePeer, type StripePeer } from '../product/stripe-peer/peer.ts'
import { expectAccessible } from './accessible.ts'
import { leftOutOnMachines } from './left-out.ts'
import { watchTakeOver } from './member.ts'
import { aNewcomer, expect, leaveWelcome, type Newcomer, test } from './pages.ts'
import { isOnMachines } from './running-product.ts'
import { standInForStripe } from './stripe-js/stand-in.ts'

test.skip(isOnMachines, leftOutOnMachines.stripe)

let peer: StripePeer
let server: ServerProcess
let dataDir: string
let origin: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  peer = await startStripePeer()
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'quintet-stripe-'))
  const port = await freePortPair()
  origin = `http://127.0.0.1:${port}`
  const settings = { PORT: String(port), DATA_DIR: dataDir, DEV_TOOLS: '1', LOG_LEVEL: 'warn' }
  server = startServer({ NODE_ENV: 'production', ...settings, ...peer.settings })
  await server.ready(port)
})
test.afterAll(async () => {
  await server.stop()
  await peer.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test.beforeEach(async ({ page }) => {
  peer.complaints.splice(0)
  await standInForStripe(page, peer)
})
test.afterEach(() => expect(peer.complaints).toEqual([]))

type Page = Parameters<typeof standInForStripe>[0]
const fields = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')
const next = (page: Page) => page.getByRole('button', { name: signUpEn.next }).click()
const order = (page: Page) => page.getByRole('button', { name: signUpEn.submit }).click()

/** Completes the steps before payment. */
async function introduce(page: Page, who: Newcomer, choice?: keyof typeof paymentEn.choices) {
  await page.goto(`${origin}/signup`)
  await page.getByLabel(signUpEn.name, { exact: true }).fill(who.name)
  await page.getByLabel(signUpEn.email, { exact: true }).fill(who.email)
  await page.getByLabel(signUpEn.password, { exact: true }).fill(who.password)
  await next(page)
  await expect(page.getByRole('heading', { name: signUpEn.titles.plan })).toBeVisible()
  if (choice) await page.getByRole('radio', { name: paymentEn.choices[choice].name }).click()
  await next(page)
}

async function agree(page: Page) {
  for (const label of [signUpEn.age18, signUpEn.privacy.join(''), signUpEn.terms.join('')])
    await page.getByLabel(label).check()
}

async function fillCard(page: Page, number: string) {
  await fields(page).getByLabel('Card number').fill(number)
  await fields(page).getByLabel('Expiration date').fill('12/30')
  await fields(page).getByLabel('Security code').fill('123')
}

test('[decisions 14.21] from visitor to a paid month: nothing loads from Stripe before the payment step, a declined card, the bank’s challenge refused and approved, a second trial is paid @core', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const who = aNewcomer()
  const asked: string[] = []
  page.on('request', (request) => {
    if (/stripe\.com/.test(request.url())) asked.push(request.url())
  })

  await test.step('the link leads to the page whose policy allows Stripe', async () => {
    const isTakenOver = await watchTakeOver(page)
    await page.goto(`${origin}/`)
    await isTakenOver()
    await page
      .getByRole('banner')
      .getByRole('link', { name: /free|trial/i })
      .first()
      .click()
    await expect(page).toHaveURL(/\/signup/)
  })
  await introduce(page, who)
  await expect(page.getByRole('heading', { name: signUpEn.titles.payment })).toBeVisible()

  await test.step('an empty form shows what is missing, and sends nothing to Stripe', async () => {
    await expect(fields(page).getByLabel('Card number')).toBeVisible()
    expect(asked[0]).toBe('https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false')
    await agree(page)
    await order(page)
    await expect(fields(page).getByText('Your number is incomplete.')).toBeVisible()
    expect(peer.store.setups.size).toBe(0)
    await expectAccessible(page)
  })

  await test.step('a declined card, then a bank challenge refused and approved', async () => {
    await fillCard(page, '4000000000000002')
    await order(page)
    await expect(page.getByRole('alert').filter({ hasText: 'The card was declined.' })).toBeVisible()
    await fillCard(page, '4000002500003155')
    const bank = page.frameLocator('iframe[title="Bank"]')
    await order(page)
    await bank.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'The payment was not confirmed.' })).toBeVisible()
    await order(page)
    await bank.getByRole('button', { name: 'Approve' }).click()
    await leaveWelcome(page)
  })
  expect(peer.balanceCents()).toBe(0)

  await test.step('the account: adds another card, and the peer has both', async () => {
    await page.goto(`${origin}/?account=billing`)
    await page.getByRole('button', { name: 'Add a payment method' }).click()
    await fillCard(page, '5555555555554444')
    await page.getByRole('button', { name: 'Add payment method' }).click()
    await expect(page.getByText('Using Mastercard')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('elsewhere in the account, the page reloads to allow Stripe', async () => {
    await page.goto(`${origin}/?account=profile`)
    await page
      .getByRole('link', { name: /Billing/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Add a payment method' }).click()
    await expect(fields(page).getByLabel('Card number')).toBeVisible()
    await expect(page).toHaveURL(/account=billing$/)
  })

  await test.step('a member who had a trial is told, and pays the first month with the order', async () => {
    await page.evaluate(async () => {
      const post = (address: string, method: string, body?: object) =>
        fetch(`/api${address}`, {
          method,
          ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
        })
      await post('/user/check_password', 'POST', { password: 'analytical engine no 1' })
      await post('/user', 'DELETE')
    })
    await page.goto('about:blank')
    await page.context().clearCookies()
    await introduce(page, who)
    await fillCard(page, '4242424242424242')
    await agree(page)
    await order(page)
    await expect(page.getByText(signUpEn.trialUsed)).toBeVisible()
    await order(page)
    await leaveWelcome(page)
    expect(peer.balanceCents()).toBe(1499)
    await page.goto(`${origin}/?account=invoices`)
    await expect(page.getByRole('row', { name: /R-\d{4}-\d{6}/ })).toContainText('€14.99')
  })
})

for (const [choice, button] of [
  ['paypal', 'paypal'],
  ['google_pay', 'googlePay'],
] as const)
  test(`[decisions 14.21] ${choice} is agreed to in its own window before the order @core`, async ({
    page,
  }) => {
    await introduce(page, aNewcomer(), choice)
    await agree(page)
    await expect(fields(page).getByRole('button', { name: button })).toBeVisible()
    await order(page)
    const { name } = paymentEn.choices[choice]
    await expect(page.getByText(paymentEn.stripe.confirmFirst(name))).toBeVisible()
    await fields(page).getByRole('button', { name: button }).click()
    await expect(page.getByText(paymentEn.stripe.confirmed(name))).toBeVisible()
    await order(page)
    await leaveWelcome(page)
  })

test('[decisions 14.21] a direct debit: Stripe’s form takes the account, the page says when it is announced @core', async ({
  page,
}) => {
  await introduce(page, aNewcomer(), 'sepa_debit')
  await fields(page).getByLabel('Full name').fill('Ada Lovelace')
  await fields(page).getByLabel('IBAN').fill('DE89370400440532013000')
  await expect(page.getByRole('region', { name: paymentEn.sepa.mandate })).toContainText('one day in advance')
  await agree(page)
  await order(page)
  await leaveWelcome(page)
})

test('[decisions 14.21] if Stripe’s script fails to load the page says so, and continues once it loads @core', async ({
  page,
}) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  await introduce(page, aNewcomer())
  await expect(page.getByText(paymentEn.stripe.failed)).toBeVisible()
  await page.unroute('https://js.stripe.com/**')
  await standInForStripe(page, peer)
  await page.getByRole('button', { name: paymentEn.stripe.tryAgain }).click()
  await expect(fields(page).getByLabel('Card number')).toBeVisible()
})
