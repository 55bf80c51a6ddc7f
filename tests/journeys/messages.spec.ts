/** Messages: their position, their duration, and the exact text of every failure. @spec accounts 2, 8, 9 */
import { joinByApi } from './member.ts'
import { expect, test, type Newcomer } from './pages.ts'
import { originHere } from './running-product.ts'
import type { Page } from '@playwright/test'

const A_MINUTE_MS = 60_000

test('[accounts 2.15] toasts appear at the bottom right for 6 seconds; clicking elsewhere leaves them there', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(`${originHere()}/examples`)
  await expect(page.getByLabel('Card number')).toBeEnabled()
  // From here on, time stands still except for `runFor`.
  await page.clock.pauseAt(Date.now() + A_MINUTE_MS)
  const success = page.getByRole('status').filter({ hasText: 'Yaay! Success.' })
  await page.getByRole('button', { name: 'Show a success' }).click()
  await expect(success).toBeVisible()
  await page.getByRole('button', { name: 'Show an error' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Oh no, an error has occured.' })).toBeVisible()
  const box = await success.boundingBox()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(box && box.x > width / 2 && box.y > height / 2, 'at the bottom right').toBe(true)
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.runFor(5900)
  await expect(success).toBeVisible()
  await page.clock.runFor(200)
  await expect(success).toHaveCount(0)
})

/** Opens `address`, acts while the call cannot reach the service, and checks the message. */
async function expectFailure(
  page: Page,
  { address, call, act, says }: { address: string; call: string; act: () => Promise<void>; says: string },
): Promise<void> {
  await test.step(says, async () => {
    const [method = '', path = ''] = call.split(' ')
    await page.route(`**/api${path}`, (route) =>
      route.request().method() === method ? route.abort() : route.fallback(),
    )
    await page.goto(address)
    await act()
    await expect(
      page.getByRole('alert').filter({ hasText: says }).getByText(says, { exact: true }),
    ).toBeVisible()
    await page.unroute(`**/api${path}`)
  })
}

test('[accounts 8.4] each failure has its own message, and open dialogs stay open', async ({ page }) => {
  const who = await joinByApi(page)
  const button = (name: string) => page.locator('[data-modal]').getByRole('button', { name, exact: true })
  const password = page.getByRole('dialog').getByLabel('Your password', { exact: true })
  await expectFailure(page, {
    address: '/?account=settings&modal=change-password',
    call: 'POST /user/check_password',
    act: () => changePassword(page, who),
    says: 'Error validating your password, try again.',
  })
  await expectFailure(page, {
    address: '/?account=settings&modal=change-password',
    call: 'PUT /user/password',
    act: () => changePassword(page, who),
    says: 'Error on change your password, try again.',
  })
  await expectFailure(page, {
    address: '/?account=settings&modal=change-password',
    call: 'POST /customer/password/forgot',
    act: () => button('Send me a link by email instead').click(),
    says: 'Error sending email to change your password, try again.',
  })
  await expectFailure(page, {
    address: '/?account=settings&modal=kids-password',
    call: 'PATCH /parental_regulation/pin_code',
    act: async () => {
      await password.fill(who.password)
      await button('Continue').click()
      await expect(page.getByLabel('Digit 1')).toBeFocused()
      await page.keyboard.type('2468')
      await button('Save PIN').click()
    },
    says: 'Error setting up Kids PIN, try again.',
  })
  await expectFailure(page, {
    address: '/?account=settings&modal=kids-forgot-password',
    call: 'POST /customer/password/forgot',
    act: () => button('Send link').click(),
    says: 'Error sending email to rest your password, try again.',
  })
  await expectFailure(page, {
    address: '/?account=settings',
    call: 'PATCH /user',
    act: () => page.getByText('News and recommendations by email').click(),
    says: 'Error changing your profile, try again.',
  })
  await expectFailure(page, {
    address: '/?account=profile&modal=cancel-subscription',
    call: 'DELETE /user/subscription',
    act: async () => {
      await page.getByRole('dialog').getByLabel('Your email address').fill(who.email)
      await button('Cancel subscription').click()
    },
    says: 'Error unsubscribing, try again',
  })
  await expectFailure(page, {
    address: '/?account=profile&modal=logout',
    call: 'DELETE /user/sessions',
    act: () => button('Log out everywhere').click(),
    says: 'Error on logout the devices.',
  })
  await expect(page.getByRole('dialog', { name: 'Log out everywhere' }), 'nothing was closed').toBeVisible()
})

test('[accounts 8.7] a failed profile change reloads the user: a member keeps the typed values; if loading fails, the page becomes a visitor’s', async ({
  page,
}) => {
  await joinByApi(page)
  await page.goto('/?account=profile')
  const about = page.getByRole('region', { name: 'About me' })
  await about.getByRole('button', { name: 'Edit profile' }).click()
  await about.getByLabel('Name', { exact: true }).fill('Augusta')
  await about.getByLabel('Gender').selectOption('female')
  await about.getByLabel('Location').fill('London')
  const down = {
    status: 503,
    contentType: 'application/problem+json',
    body: '{"status":503,"code":"overloaded"}',
  }
  await page.route('**/api/user', (route) => route.fulfill(down))
  const asked = page.waitForResponse('**/api/user/me')
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Error changing your profile, try again.')).toBeVisible()
  expect((await asked).status()).toBe(200)
  await expect(about.getByLabel('Name', { exact: true })).toHaveValue('Augusta')

  await page.route('**/api/user/me', (route) => route.fulfill(down))
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('You have been logged out.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await page.unrouteAll()
  expect((await page.request.get('/api/user/me')).status()).toBe(401)
})

async function changePassword(page: Page, { password }: Newcomer): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Change password' })
  await expect(modal.getByText('Use a minimum of 6 characters')).toBeVisible()
  await modal.getByLabel('Current password').fill(password)
  await modal.getByLabel('New password').fill('difference engine no 2')
  await modal.getByLabel('Repeat the password').fill('difference engine no 2')
  await modal.getByRole('button', { name: 'Save password' }).click()
}
