/** The account area in a browser. @spec accounts 2, 4, 5, 8, decisions 2, 3 */
import { accountEn as account } from '../../apps/web/src/texts/account.en.ts'
import { accountDe } from '../../apps/web/src/texts/account.de.ts'
import { de } from '../../apps/web/src/texts/de.ts'
import { favoritesDe } from '../../apps/web/src/texts/favorites.de.ts'
import { expectAccessible } from './accessible.ts'
import { joinByApi, titlesOf } from './member.ts'
import { expect, test } from './pages.ts'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const SECTION_MAX_PX = 545

test('[accounts 2.9] on a phone, a list with greeting and favorites; a section links back to it; favorites open in its place', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await joinByApi(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  const area = page.getByRole('dialog', { name: 'Account' })
  const list = area.getByRole('navigation', { name: 'Account' })
  await expect(list.getByText('Hello Ada.')).toBeVisible()
  await expect(list.getByText(account.subtitle)).toBeVisible()
  await expect(list.getByRole('button', { name: account.logOut })).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await area.getByRole('link', { name: 'Account Settings' }).click()
  await expect(area.getByRole('heading', { name: 'Account Settings' })).toBeVisible()
  await expect(area.getByRole('link', { name: 'Invoices', exact: true })).toBeHidden()
  await area.getByRole('link', { name: account.back }).click()
  await area.getByRole('link', { name: 'Favorites' }).click()
  await expect(page.getByRole('dialog', { name: 'My Favorites' })).toBeVisible()
  await expect(area).toHaveCount(0)
})

test('[decisions 13.50] a section appears in one piece once all of it has arrived, below its heading', async ({
  page,
}) => {
  await joinByApi(page)
  const methods = Promise.withResolvers<void>()
  await page.route('**/api/user/payment_methods', async (route) => {
    await methods.promise
    await route.continue()
  })
  const subscription = page.waitForResponse('**/api/user/subscription')
  await page.goto('/?account=billing')
  const area = page.getByRole('dialog', { name: 'Account' })
  const membership = area.getByRole('region', { name: account.membership.title })
  await subscription
  await expect(area.getByRole('heading', { name: account.billing.title })).toBeVisible()
  await expect(area.getByRole('status')).toBeAttached()
  await expect(membership).toHaveCount(0)
  methods.resolve()
  await expect(membership).toBeVisible()
  await expect(area.getByRole('heading', { name: account.billing.method })).toBeVisible()
  await expect(area.getByText('PayPal')).toBeVisible()
})

test('[accounts 2.9] on a desktop, a side menu without favorites, the profile first, sections of the specified width', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  const { email } = await joinByApi(page)
  await page.goto('/account')
  await expect(page).toHaveURL('/?account=menu')
  const area = page.getByRole('dialog', { name: 'Account' })
  const menu = area.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link', { name: 'My Profile' })).toHaveAttribute('aria-current', 'page')
  await expect(menu.getByRole('link', { name: 'Favorites' })).toBeHidden()
  await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
  const widthOf = async (heading: string) =>
    area
      .getByRole('heading', { name: heading })
      .first()
      .evaluate((element) => element.parentElement?.parentElement?.getBoundingClientRect().width ?? 0)
  expect(await widthOf('Hello Ada.')).toBeLessThanOrEqual(SECTION_MAX_PX)
  for (const [name, heading] of [
    ['Invoices', 'Invoices.'],
    ['Billing', 'Billing.'],
  ] as const) {
    await menu.getByRole('link', { name }).click()
    await expect(area.getByRole('heading', { name: heading })).toBeVisible()
    expect(await widthOf(heading)).toBeGreaterThan(SECTION_MAX_PX)
  }
  await expect(area.getByText('Using PayPal')).toBeVisible()
  await expect(area.getByText(email).first(), 'a method that is no card has its e-mail').toBeVisible()
  await menu.getByRole('link', { name: 'Customer Care' }).click()
  await expect(area.getByText('Monday to Friday 9:00 to 17:00')).toBeVisible()
  await expect(area.getByRole('link', { name: /^\+49/ })).toHaveAttribute('href', /^tel:/)
  await menu.getByRole('link', { name: 'My Profile' }).click()
  await expect(area.getByRole('region', { name: 'Latest invoice' })).toContainText(
    'You will get the first one on',
  )
  await expect(area.getByRole('button', { name: 'Log out everywhere' })).toBeVisible()
  await menu.getByRole('link', { name: 'Account Settings' }).click()
  await expect(area.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()
  for (const [width, isDesktop] of [
    [844, false],
    [845, true],
  ] as const) {
    await page.setViewportSize({ ...DESKTOP, width })
    await expect(menu, `a section has the menu beside it at ${width} px`).toBeVisible({ visible: isDesktop })
  }
  await page.setViewportSize(DESKTOP)
  for (const section of ['profile', 'settings', 'invoices', 'billing', 'customer-care']) {
    await page.goto(`/account/${section}`)
    await expect(page).toHaveURL(`/?account=${section}`)
    await expect(area.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(area.getByRole('button', { name: 'Send' }), 'a form at the end of each').toBeVisible()
    await expectAccessible(page, '[role=dialog]')
  }

  await test.step('[product 4.1] a profile can hide spoilers of unwatched titles', async () => {
    await page.goto('/?account=settings')
    await area.getByLabel('Hide what I have not watched yet').click()
    await expect(page.getByText('Spoilers are hidden.')).toBeVisible()
    await expect(area.getByLabel('Hide what I have not watched yet')).toBeChecked()
    const answer = await page.request.get('/api/content?category=movies:series&limit=1')
    const [series] = (await answer.json()) as { contentitem_id: number }[]
    await page.goto(`/movies/movie/${series?.contentitem_id}`)
    await expect(page.getByRole('heading', { name: 'Episode 1', exact: true })).toBeVisible()
    await expect(page.getByText('Hidden until you have watched it.').first()).toBeVisible()
  })

  await test.step('[product 3.1] the page of a started book shows the time left at its chosen speed', async () => {
    const answer = await page.request.get('/api/content?category=audio-books&limit=1')
    const [book] = (await answer.json()) as { contentitem_id: number }[]
    const id = book?.contentitem_id ?? 0
    const headers = { origin: new URL(page.url()).origin }
    const data = { position: 600, duration: 9600, sequence: 1, at: new Date().toISOString() }
    await page.request.put(`/api/user/history/${id}`, { data, headers })
    await page.request.put(`/api/user/listening/${id}`, { data: { speed: 1.25 }, headers })
    await page.goto(`/audiobooks/audiobook/${id}`)
    await expect(page.getByText('2 h 0 m left at 1.25×')).toBeVisible()
  })
})

test('[accounts 2.10] the profile: empty fields show an error, cancel reverts, saving confirms; the e-mail cannot be changed', async ({
  page,
}) => {
  await joinByApi(page)
  await page.goto('/?account=profile')
  const area = page.getByRole('dialog', { name: 'Account' })
  await area.getByRole('button', { name: 'Edit profile' }).click()
  const about = area.getByRole('region', { name: 'About me' })
  await expect(about.getByLabel('Email', { exact: true })).not.toBeEditable()
  await about.getByLabel('Name', { exact: true }).fill('')
  await about.getByLabel('Last name').fill('')
  await about.getByRole('button', { name: 'Save' }).click()
  for (const message of [
    'Name is required.',
    'Last name is required.',
    'Gender is required.',
    'Location is required.',
  ])
    await expect(about.getByText(message, { exact: true })).toBeVisible()
  await expect(about.getByLabel('Name', { exact: true })).toBeFocused()
  await about.getByLabel('Gender').selectOption('female')
  await about.getByLabel('News and recommendations by email').check()
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(about.getByText('Gender is required.')).toBeHidden()
  await expect(about.getByLabel('Gender'), 'what was chosen stays chosen').toHaveValue('female')
  await expect(about.getByLabel('News and recommendations by email')).toBeChecked()
  await about.getByRole('button', { name: 'Cancel' }).click()
  await expect(about.getByText('Lovelace')).toBeVisible()
  await expect(about.getByRole('button', { name: 'Edit profile' })).toBeFocused()

  await about.getByRole('button', { name: 'Edit profile' }).click()
  await about.getByLabel('Name', { exact: true }).fill('Augusta')
  await about.getByLabel('Gender').selectOption('non-binary')
  await about.getByLabel('Location').fill('London')
  await about.getByLabel('News and recommendations by email').check()
  await about.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes to your profile have been succesfully made!')).toBeVisible()
  await expect(page.getByText('Your subscription starts once you confirm it there.')).toBeVisible()
  await expect(area.getByRole('heading', { name: 'Hello Augusta.' })).toBeVisible()
  await page.reload()
  await expect(about.getByText('London')).toBeVisible()
})

test('[accounts 5.6] cancelling requires the member’s own e-mail; the membership shows its end and can be resumed @core', async ({
  page,
}) => {
  const who = await joinByApi(page)
  await page.goto('/?account=profile')
  const card = page.getByRole('region', { name: 'Membership' })
  await expect(card).toContainText('Next bill date')
  await expect(card).toContainText('€14.99 a month')
  await card.getByRole('button', { name: 'Cancel subscription' }).click()
  const modal = page.getByRole('dialog', { name: 'Cancel subscription' })
  await expect(modal).toHaveAttribute('data-modal', '17')
  await expect(modal.getByText(/^You keep full access until \d+ \w+ \d{4}\.$/)).toBeVisible()
  await modal.getByLabel('Your email address').fill('somebody@example.com')
  await modal.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(modal.getByText('Your e-mailadress is not correct')).toBeVisible()
  await expectAccessible(page, '[data-modal]')
  await modal.getByLabel('Your email address').fill(who.email)
  await modal.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('Successfully unsubscribed')).toBeVisible()
  await expect(modal).toHaveCount(0)
  await expect(card).toContainText('Your data will be deleted on')
  await card.getByRole('button', { name: 'Keep my membership' }).click()
  await expect(card).toContainText('Next bill date')
})

test('[accounts 4.7, decisions 3.5] the account says what is paid with a coupon, and the dialog what cancelling brings', async ({
  page,
}) => {
  await joinByApi(page)
  let told: object = { nextBill: 11.24, discount: { code: 'HERBST25', times: 2, thenPrice: 14.99 } }
  await page.route('**/api/user/subscription', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...told } })
  })
  await page.goto('/?account=profile')
  const card = page.getByRole('region', { name: 'Membership' })
  await expect(card).toContainText('€11.24 a month, VAT included')
  await expect(card).toContainText(
    'Coupon HERBST25: the next 2 payments are lower, after that you pay €14.99 a month',
  )
  told = { ...told, plan: 'annually', price: 149.99, nextPlan: 'monthly', nextBillAt: '2028-03-10T10:00:00Z' }
  await page.reload()
  await expect(card).toContainText('€149.99 a year, VAT included')
  await expect(card).toContainText('From 10 March 2028: €11.24 a month, VAT included')
  const modal = page.getByRole('dialog', { name: 'Cancel subscription' })
  const ifCancelledNow = { expireAt: '2028-03-10T10:00:00Z', refund: 64.2 }
  for (const [state, says] of [
    [
      'active',
      'You keep full access until 10 March 2028. We then refund the €64.20 that you have paid beyond that day.',
    ],
    ['paused', 'Your membership ends right away, and nothing more is charged.'],
  ] as const) {
    told = { state, ifCancelledNow: { ...ifCancelledNow, ...(state === 'paused' ? { refund: 0 } : {}) } }
    await page.goto('/?account=profile&modal=cancel-subscription')
    await expect(modal.getByText(says, { exact: true })).toBeVisible()
  }
})

test('[accounts 2.12] changing the password requires the current one; a wrong one is reported', async ({
  page,
}) => {
  const who = await joinByApi(page)
  await page.goto('/?account=settings')
  await page.getByRole('button', { name: 'Change password' }).click()
  const modal = page.getByRole('dialog', { name: 'Change password' })
  await expect(modal.getByLabel('Current password')).toBeFocused()
  await modal.getByLabel('Current password').fill('not it')
  await modal.getByLabel('New password').fill('difference engine no 2')
  await modal.getByLabel('Repeat the password').fill('difference engine no 2')
  await modal.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your password is not correct' })).toBeVisible()
  await modal.getByLabel('Current password').fill(who.password)
  await modal.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByText('Your password has been changed succesfully')).toBeVisible()
  await expect(modal).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused()
})

test('[accounts 2.8] the kids PIN: asks for the password first, then has four boxes; can be changed afterwards', async ({
  page,
}) => {
  const who = await joinByApi(page)
  await page.goto('/?account=settings')
  await page.getByRole('button', { name: 'Set up kids PIN' }).click()
  const modal = page.getByRole('dialog', { name: 'Kids profile' })
  await expect(modal).toHaveAttribute('data-modal', '22')
  await modal.getByLabel('Your password').fill('short')
  await modal.getByRole('button', { name: 'Continue' }).click()
  await expect(modal.getByText('Password is invalid, it should contain at least 6 characters.')).toBeVisible()
  await modal.getByLabel('Your password').fill('not it')
  await modal.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your password is not correct' })).toBeVisible()
  await modal.getByLabel('Your password').fill(who.password)
  await modal.getByRole('button', { name: 'Continue' }).click()
  await expect(modal.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type('2468')
  await modal.getByRole('button', { name: 'Save PIN' }).click()
  await expect(page.getByText('Successfully set up Kids PIN.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change PIN' })).toBeVisible()
})

test('[decisions 2.7] a household: one profile needs no choice; two have their own favorites and language each', async ({
  page,
}) => {
  const who = await joinByApi(page)
  const [film] = await titlesOf(page, 'movies')
  const title = film?.attributes.title ?? ''
  const kept = await page.request.post('/api/user/playlist', {
    data: { contentId: film?.contentitem_id, category: 'movies' },
    headers: { origin: process.env['QUINTET_JOURNEYS_URL'] ?? '' },
  })
  expect(kept.ok()).toBe(true)
  await page.goto('/?account=settings')
  const profiles = page.getByRole('region', { name: 'Profiles' })
  await expect(profiles.getByRole('button', { name: /^Switch to/ })).toHaveCount(0)
  await profiles.getByRole('button', { name: 'Add profile' }).click()
  await profiles.getByRole('button', { name: 'Save' }).click()
  await expect(profiles.getByText('Name is required.')).toBeVisible()
  await profiles.getByLabel('Name').fill('Byron')
  await profiles.getByLabel('Language').selectOption('German')
  await profiles.getByRole('button', { name: 'Save' }).click()
  await expect(profiles.getByRole('button', { name: 'Switch to Byron' })).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login?to=/imprint')
  await page.getByRole('main').getByLabel('Email').fill(who.email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(who.password)
  await page.keyboard.press('Enter')
  const chooser = page.getByRole('dialog', { name: 'Who is watching?' })
  await expect(chooser.getByRole('button', { name: 'Ada' })).toBeFocused()
  await expect(chooser).toHaveAttribute('data-modal', '16')
  await expectAccessible(page, '[data-modal]')
  await page.keyboard.press('Tab')
  await expect(chooser.getByRole('button', { name: 'Byron' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page).toHaveURL('/imprint')
  await page.goto('/?favorites=true')
  const favorites = page.getByRole('dialog', { name: de.header.favorites })
  await expect(favorites.getByText(favoritesDe.empty)).toBeVisible()
  await expect(favorites.getByText(title)).toHaveCount(0)

  await page.goto('/imprint')
  await page.getByRole('button', { name: de.header.account }).click()
  await page.getByRole('link', { name: de.header.switchProfile }).click()
  await page
    .getByRole('dialog', { name: accountDe.household.whoIsHere })
    .getByRole('button', { name: 'Ada' })
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.goto('/?favorites=true')
  await expect(page.getByRole('dialog', { name: 'My Favorites' }).getByText(title).first()).toBeVisible()

  await page.goto('/?account=settings')
  await profiles.getByRole('button', { name: 'Edit Byron' }).click()
  await profiles.getByRole('button', { name: 'Remove profile' }).click()
  await profiles.getByRole('button', { name: 'Yes, remove' }).click()
  await expect(profiles.getByText('Byron')).toHaveCount(0)
  await page.goto('/?modal=profiles')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await expect(page.getByRole('dialog'), 'alone, nobody is asked').toHaveCount(0)
})

test('[decisions 2.4] devices: ends one session, then all of them, which leads to the start page', async ({
  page,
  browser,
}) => {
  const who = await joinByApi(page)
  await page.goto('/?account=settings')
  const origin = new URL(page.url()).origin
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0',
  })
  await other.request.post(`${origin}/api/login`, {
    data: { username: who.email, password: who.password, productId: 221 },
    headers: { origin },
  })
  await page.reload()
  const devices = page.getByRole('region', { name: 'Devices' })
  await expect(devices.getByText('This device')).toBeVisible()
  await devices.getByRole('button', { name: /^Log out Firefox/ }).click()
  await expect(page.getByText('The device was logged out.')).toBeVisible()
  await expect(devices.getByRole('button', { name: /^Log out Firefox/ })).toHaveCount(0)
  expect((await other.request.get(`${origin}/api/user/me`)).status()).toBe(401)
  await other.close()
  await devices.getByRole('button', { name: 'Log out everywhere' }).click()
  const modal = page.getByRole('dialog', { name: 'Log out everywhere' })
  await expect(modal).toHaveAttribute('data-modal', '17')
  await modal.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page.getByText('The devices were disconected.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('[decisions 3.10] personal data downloads as a file after a password check; erasure says what the law retains', async ({
  page,
}) => {
  const who = await joinByApi(page)
  await page.goto('/?account=settings')
  await page.getByRole('button', { name: 'Download my data' }).click()
  await page.getByRole('dialog', { name: 'Download my data' }).getByLabel('Your password').fill(who.password)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const modal = page.getByRole('dialog', { name: 'Delete account' })
  await modal.getByLabel('Your password').fill(who.password)
  await modal.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(modal.getByText('Your account has been deleted.')).toBeVisible()
  await expect(modal.getByText('Invoices and payments, 8 years')).toBeVisible()
  await modal.getByRole('button', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
})

test('[accounts 6.1] the account area sends visitors to the log-in, then on to where they were going', async ({
  page,
}) => {
  const who = await joinByApi(page)
  await page.context().clearCookies()
  await page.goto('/?account=settings')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/account/settings')
  await expect(page).toHaveURL(/\/login\?to=/)
  await page.getByRole('main').getByLabel('Email').fill(who.email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible()
  await expect(page).toHaveURL('/?account=settings')
})
