/** The frame of every page, and its busy states. @spec accounts 2, 4, 8, 9 */
import { aNewcomer, expect, test } from './pages.ts'
import { joinByApi, watchTakeOver } from './member.ts'
import type { Locator, Page } from '@playwright/test'

const A_MINUTE_MS = 60_000

const group = (page: Page, heading: string): Locator =>
  page
    .getByRole('contentinfo')
    .locator('div', { has: page.getByRole('heading', { name: heading, exact: true }) })
    .last()

/** Returns the links of a group, by name. */
async function linksOf(page: Page, heading: string): Promise<Record<string, string | null>> {
  const links = await group(page, heading).getByRole('link').all()
  return Object.fromEntries(
    await Promise.all(links.map(async (link) => [await link.innerText(), await link.getAttribute('href')])),
  )
}

test('[accounts 2.3] the footer: groups depend on who is logged in, other links are the same for everyone; the header is solid beyond 25 px', async ({
  page,
}) => {
  await page.goto('/imprint')
  expect(await linksOf(page, 'Account')).toEqual({
    'Log in': '/imprint?modal=login',
    'Sign in': '/imprint?modal=login-or-sign-up',
    'Try for free': '/',
    'Go to Kids': '/kids',
  })
  await expect(group(page, 'Account').getByRole('link', { name: 'Try for free' })).toHaveAttribute(
    'target',
    '_blank',
  )
  expect(await linksOf(page, 'Quick Links')).toMatchObject({
    'Price plans': '/#plans',
    FAQ: '/faq',
    'Help center': '/help-center',
    'Privacy policy': '/privacy-policy',
    'Terms and conditions': '/terms-conditions',
  })
  const everybodys = async () => [
    Object.values(await linksOf(page, 'Content')),
    Object.values(await linksOf(page, 'Company')),
  ]
  const same = [
    ['/guide', '/movies', '/music', '/audiobooks', '/games', '/sports'],
    ['/careers', '/investors', '/contact'],
  ]
  expect(await everybodys()).toEqual(same)
  await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()}`)

  const header = page.locator('quintet-header')
  const isSolid = () => header.evaluate((element) => element.matches(':state(solid)'))
  for (const [top, solid] of [
    [25, false],
    [26, true],
    [0, false],
  ] as const) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
    await expect.poll(isSolid, { message: `solid at ${top} px` }).toBe(solid)
  }

  await joinByApi(page)
  await page.goto('/imprint')
  expect(await linksOf(page, 'Account')).toEqual({
    'Account Settings': '/imprint?account=settings',
    'Notification Settings': '/imprint?account=settings',
    Invoices: '/imprint?account=invoices',
    Billing: '/imprint?account=billing',
    'Go to Kids': '/kids',
  })
  const plans = group(page, 'Quick Links').getByRole('link', { name: 'Price plans' })
  await expect(plans).toHaveAttribute('href', '/?account=billing')
  expect(await everybodys()).toEqual(same)

  await page.getByRole('button', { name: 'Account menu' }).click()
  const menu = page.getByRole('banner').getByRole('link')
  for (const name of ['Account', 'Settings', 'Help'])
    await expect(menu.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
})

/** Holds the calls of a path until released. */
async function holdCalls(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/api${path}`, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

test('[accounts 4.3] busy states: “Logging in...”, then a failure empties the form; Send says that it is sending', async ({
  page,
}) => {
  const isTakenOver = await watchTakeOver(page)
  await page.goto('/login')
  await isTakenOver()
  const form = page.getByRole('main')
  const letLogIn = await holdCalls(page, '/login')
  await form.getByLabel('Email').fill(aNewcomer().email)
  await form.getByLabel('Password', { exact: true }).fill('not it')
  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  const busy = form.getByRole('button', { name: 'Logging in...' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  letLogIn()
  await expect(page.getByRole('alert')).toHaveText(
    'Username or password entered is incorrect. Please try again.',
  )
  await expect(busy).toHaveCount(0)
  await expect(form.getByLabel('Email')).toHaveValue('')

  await page.goto('/contact')
  await isTakenOver()
  const letSend = await holdCalls(page, '/customer/contact')
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Email').fill(aNewcomer().email)
  await form.getByLabel('Problem').selectOption('billing')
  await form.getByLabel('Message').fill('A question.')
  await form.getByRole('button', { name: 'Send' }).click()
  const sending = form.getByRole('button', { name: 'Sending...' })
  await expect(sending).toHaveAttribute('aria-busy', 'true')
  letSend()
  await expect(page.getByText('Succesfully sent message')).toBeVisible()
  await expect(sending).toHaveCount(0)
})

test('[accounts 9.2] a modal disappears 400 ms after it is closed', async ({ page }) => {
  const isTakenOver = await watchTakeOver(page)
  await page.clock.install()
  await page.goto('/imprint')
  await isTakenOver()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Log in', exact: true }).click()
  const modal = page.getByRole('dialog', { name: 'Log in' })
  await expect(modal.getByLabel('Email')).toBeFocused()
  // From here on, time stands still except for `runFor`.
  await page.clock.pauseAt(Date.now() + A_MINUTE_MS)
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toHaveAttribute('data-closing', 'true')
  await page.clock.runFor(390)
  await expect(modal).toBeVisible()
  await page.clock.runFor(20)
  await expect(modal).toHaveCount(0)
})

test('[decisions 10.1] a cached page hydrated with an older state keeps the time-dependent text of its markup', async ({
  page,
}) => {
  await page.route('**/assets/state/**', async (route) => {
    const answer = await route.fetch()
    const state = await answer.text()
    const older = state.replace(/renderedAt:"\d{4}/, 'renderedAt:"2001')
    expect(older).not.toBe(state)
    await route.fulfill({ response: answer, body: older })
  })
  const isTakenOver = await watchTakeOver(page)
  await page.goto('/imprint')
  const copyright = page.getByRole('contentinfo').getByText('©')
  const written = await copyright.innerText()
  await isTakenOver()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await expect(copyright).toHaveText(written)
})
