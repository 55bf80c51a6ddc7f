/** Logging in, and forgotten and reset passwords, in a browser. @spec accounts 2, 4, 8, decisions 2 */
import { expectAccessible } from './accessible.ts'
import { joinByApi, linkOfMail, watchTakeOver } from './member.ts'
import { aNewcomer, expect, test, type Newcomer } from './pages.ts'
import { isOnMachines } from './running-product.ts'
import type { Page } from '@playwright/test'

const PASSWORD_FIELD = { exact: true } as const

/** Returns a member whose browser is logged out again. */
async function aMemberLoggedOut(page: Page): Promise<Newcomer> {
  const who = await joinByApi(page)
  await page.context().clearCookies()
  return who
}

async function expectError(page: Page, says: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible()
}

async function openFromFooter(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
}

test('[accounts 8.1] the modal: wrong credentials show a toast and empty the form, right ones return to the page; Remember me fills in the e-mail next time @core', async ({
  page,
}) => {
  const who = await aMemberLoggedOut(page)
  const isTakenOver = await watchTakeOver(page)
  await page.goto('/imprint')
  await isTakenOver()
  await openFromFooter(page, 'Log in')
  const modal = page.getByRole('dialog', { name: 'Log in' })
  await expect(modal.getByLabel('Email')).toBeFocused()
  await expect(modal).toHaveAttribute('data-modal', '16')
  // The sandbox's providers are offered only to local browsers.
  for (const provider of isOnMachines ? [] : ['Google', 'Facebook'])
    await expect(modal.getByRole('button', { name: `Continue with ${provider}` })).toBeEnabled()
  await expectAccessible(page, '[role=dialog]')

  await modal.getByLabel('Email').fill(who.email)
  await modal.getByLabel('Password', PASSWORD_FIELD).fill('not it')
  await modal.getByRole('button', { name: 'Log in' }).click()
  await expectError(page, 'Invalid credentials.')
  await expect(modal.getByLabel('Email')).toHaveValue('')
  await expect(modal.getByLabel('Email')).toBeFocused()

  await modal.getByLabel('Email').fill(who.email)
  await modal.getByLabel('Password', PASSWORD_FIELD).fill(who.password)
  await modal.getByLabel('Remember me').check()
  await modal.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Login successful.')).toBeVisible()
  await expect(page).toHaveURL('/imprint')

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  for (const [address, form] of [
    ['/login', page.getByRole('main')],
    ['/?modal=login', modal],
  ] as const) {
    await page.goto(address)
    await expect(form.getByLabel('Email')).toHaveValue(who.email)
    await expect(form.getByLabel('Remember me')).toBeChecked()
  }
  await modal.getByLabel('Password', PASSWORD_FIELD).fill('not it')
  await modal.getByRole('button', { name: 'Log in' }).click()
  await expectError(page, 'Invalid credentials.')
  await expect(modal.getByLabel('Email'), 'reset to what it began with').toHaveValue(who.email)
  await expect(modal.getByLabel('Password', PASSWORD_FIELD)).toHaveValue('')
})

test('[accounts 2.5] focus stays in the modal, Escape and Back close it, and the focus returns', async ({
  page,
}) => {
  const isTakenOver = await watchTakeOver(page)
  await page.goto('/imprint')
  await isTakenOver()
  await openFromFooter(page, 'Sign in')
  const modal = page.getByRole('dialog', { name: 'Welcome' })
  await expect(modal.getByRole('button', { name: 'Sign up with e-mail' })).toBeFocused()
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press(press < 5 ? 'Tab' : 'Shift+Tab')
    expect(await modal.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert', '')
  // It closes within 400 ms, so start waiting before the key press.
  const closing = page.locator('[role=dialog][data-closing=true]').waitFor()
  await page.keyboard.press('Escape')
  await closing
  await expect(modal).toHaveCount(0)
  await expect(page).toHaveURL('/imprint')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' })).toBeFocused()

  await openFromFooter(page, 'Sign in')
  await modal.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByLabel('Email')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/imprint')
})

test('[accounts 2.6] a forgotten password: the mailed link opens the reset step, the token leaves the address, the new password logs in', async ({
  page,
}) => {
  const who = await aMemberLoggedOut(page)
  await page.goto('/?modal=login')
  const modal = page.getByRole('dialog')
  await modal.getByRole('button', { name: 'Forgot your password?' }).click()
  await expect(modal).toHaveAccessibleName('Reset password')
  await modal.getByRole('button', { name: 'Back' }).click()
  await expect(modal).toHaveAccessibleName('Log in')
  await modal.getByRole('button', { name: 'Forgot your password?' }).click()
  await modal.getByRole('button', { name: 'Send link' }).click()
  await expect(modal.getByText('Email is required.')).toBeVisible()
  await modal.getByLabel('Email').fill('nobody')
  await modal.getByRole('button', { name: 'Send link' }).click()
  await expect(modal.getByText('Email is invalid.')).toBeVisible()
  await modal.getByLabel('Email').fill(who.email)
  await page.route('**/api/customer/password/forgot', (route) => route.abort())
  await modal.getByRole('button', { name: 'Send link' }).click()
  await expectError(page, 'Error sending email to rest your password, try again.')
  await page.unrouteAll()
  await modal.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('Success! We have sent you an email to reset your password.')).toBeVisible()
  await expect(modal).toHaveCount(0)

  await page.goto(await linkOfMail(page, who.email))
  await expect(modal).toHaveAccessibleName('Set a new password')
  await expect(page).toHaveURL('/?modal=reset-password')
  await expect(modal).toContainText(who.email)
  await modal.getByLabel('New password').fill('short')
  await modal.getByLabel('Repeat the password').fill('other')
  await modal.getByRole('button', { name: 'Save password' }).click()
  await expect(modal.getByText('Password is invalid, it should contain at least 6 characters.')).toBeVisible()
  await expect(modal.getByText('Passwords must match')).toBeVisible()
  await expect(modal.getByLabel('New password')).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
  await modal.getByLabel('New password').fill('difference engine no 2')
  await modal.getByLabel('Repeat the password').fill('difference engine no 2')
  await page.route('**/api/customer/password/reset/*', (route) => route.abort())
  await modal.getByRole('button', { name: 'Save password' }).click()
  await expectError(page, 'Error on change your password, try again.')
  await page.unrouteAll()
  await modal.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password has been changed succesfully')).toBeVisible()
  await expect(modal).toHaveAccessibleName('Log in')
  await modal.getByLabel('Email').fill(who.email)
  await modal.getByLabel('Password', PASSWORD_FIELD).fill('difference engine no 2')
  await modal.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText('Login successful.')).toBeVisible()
})

test('[accounts 2.2] a logged-in member who opens the mailed link gets the same step; a link without its token opens nothing', async ({
  page,
}) => {
  const who = await joinByApi(page)
  await page.goto(`/?password-reset=yes&token=old&email=${encodeURIComponent(who.email)}`)
  const modal = page.getByRole('dialog')
  await expect(modal).toHaveAccessibleName('Set a new password')
  await modal.getByLabel('New password').fill('difference engine no 2')
  await modal.getByLabel('Repeat the password').fill('difference engine no 2')
  await modal.getByRole('button', { name: 'Save password' }).click()
  await expect(modal.getByRole('alert')).toContainText('This link has expired or has already been used.')
  await page.goto(`/?password-reset=yes&email=${encodeURIComponent(who.email)}`)
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expect(modal).toHaveCount(0)
})

test('[catalogue 2.14.1] the log-in page submits any input and shows in red what the modal shows in a toast', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Username or password entered is incorrect. Please try again.',
  )
  await page.getByRole('main').getByLabel('Email').fill(aNewcomer().email)
  await page.getByRole('main').getByLabel('Password', PASSWORD_FIELD).fill('not it')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Username or password entered is incorrect. Please try again.',
  )
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('')
})

test('[decisions 2.11] a failed return from a provider shows an error with links to log in or sign up', async ({
  page,
}) => {
  await page.goto('/login/social#error=access_denied')
  await expect(page.getByRole('alert')).toContainText('The log-in failed. Please try again.')
  await expect(page).toHaveURL('/login/social')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toBeVisible()
})

test('[accounts 4.2] when the session is ended elsewhere, the page becomes a visitor’s and says so once', async ({
  page,
  browser,
}) => {
  const who = await joinByApi(page)
  const isTakenOver = await watchTakeOver(page)
  await page.goto('/movies')
  await isTakenOver()
  // The page's own requests must finish first: a rejected one would make it a visitor’s before the link is pressed.
  await page.waitForLoadState('networkidle')
  const other = await browser.newContext()
  const origin = new URL(page.url()).origin
  await other.request.post(`${origin}/api/login`, {
    data: { username: who.email, password: who.password, productId: 221 },
    headers: { origin },
  })
  const ended = await other.request.delete(`${origin}/api/user/sessions`, { headers: { origin } })
  expect(ended.status()).toBe(204)
  await other.close()
  await page.getByRole('banner').getByRole('link', { name: 'Quintet, home' }).click()
  await expect(page.getByText('You have been logged out.')).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})
