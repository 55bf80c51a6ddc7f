/** Every flow of a member by keyboard alone: nothing here clicks. @spec accounts 2, 4, 8, decisions 2, 3, design checklist 61 to 69 */
import { accountEn as account } from '../../apps/web/src/texts/account.en.ts'
import { press, tabTo } from './keys.ts'
import { joinByApi, linkOfMail } from './member.ts'
import { newsletterEn as newsletter } from '../../apps/web/src/texts/newsletter.en.ts'
import { aNewcomer, expect, test, type Newcomer } from './pages.ts'
import type { Locator, Page } from '@playwright/test'

const NEW_PASSWORD = 'difference engine no 2'
const PIN = '2468'

/** Fills in the fields one by one, starting with the focused one, and submits. */
async function write(page: Page, ...fields: [Locator, string][]): Promise<void> {
  for (const [field, text] of fields) {
    if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
}

const passwordOf = (form: Locator, label: string) => form.getByLabel(label, { exact: true })

test('[law 9.5] by keyboard alone: newsletter, forgotten password, a new one by the mailed link, logging in', async ({
  page,
}) => {
  const who = await joinByApi(page)
  await page.context().clearCookies()
  await page.goto('/imprint')
  const footer = page.getByRole('contentinfo')
  await write(page, [page.getByRole('form', { name: 'Newsletter' }).getByLabel('Newsletter'), who.email])
  await expect(page.getByText('Almost done: please confirm your address')).toBeVisible()

  const logIn = footer.getByRole('link', { name: 'Log in', exact: true })
  await tabTo(page, logIn, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog')
  await expect(modal.getByLabel('Email')).toBeFocused()
  await press(page, modal.getByRole('button', { name: 'Forgot your password?' }))
  await expect(modal.getByLabel('Email')).toBeFocused()
  await write(page, [modal.getByLabel('Email'), who.email])
  await expect(page.getByText('Success! We have sent you an email to reset your password.')).toBeVisible()
  await expect(modal).toHaveCount(0)
  await expect(logIn).toBeFocused()

  await page.goto(await linkOfMail(page, who.email))
  await expect(modal.getByLabel('New password')).toBeFocused()
  await write(
    page,
    [modal.getByLabel('New password'), NEW_PASSWORD],
    [modal.getByLabel('Repeat the password'), NEW_PASSWORD],
  )
  await expect(modal).toHaveAccessibleName('Log in')
  await expect(modal.getByLabel('Email')).toBeFocused()
  await write(page, [modal.getByLabel('Email'), who.email], [passwordOf(modal, 'Password'), NEW_PASSWORD])
  await expect(page.getByText('Login successful.')).toBeVisible()
})

test('[law 9.5] by keyboard alone: confirms the newsletter, sends a message, cancels and withdraws from a contract', async ({
  page,
}) => {
  const { email } = aNewcomer()
  const main = page.getByRole('main')
  const answer = await page.request.post('/api/customer/newsletter', {
    data: { email },
    headers: { origin: process.env['QUINTET_JOURNEYS_URL'] ?? '' },
  })
  expect(answer.status()).toBe(202)
  await page.goto(await linkOfMail(page, email, 'newsletter'))
  await press(page, main.getByRole('button', { name: newsletter.confirm }))
  await expect(main.getByRole('heading', { name: newsletter.confirmedTitle })).toBeVisible()

  await page.goto('/contact')
  await write(page, [main.getByLabel('Name'), 'Ada'], [main.getByLabel('Email'), email])
  await writeMessage(page, main)

  await page.goto('/faq')
  await tabTo(page, main.locator('summary').first())
  await page.keyboard.press('Enter')
  await expect(main.locator('details').first()).toHaveAttribute('open')

  await page.goto('/kuendigen')
  await tabTo(page, main.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await tabTo(page, main.getByLabel('Reason for the cancellation for cause'))
  await page.keyboard.type('Moved abroad.')
  await write(page, [main.getByLabel('Name'), 'Ada'], [main.getByLabel('Email').first(), email])
  await expect(main.getByText('Moved abroad.')).toBeVisible()

  await page.goto('/widerrufen')
  await write(page, [main.getByLabel('Name'), 'Ada'], [main.getByLabel('Email').first(), email])
  await expect(main.getByText(/^notice_/)).toBeVisible()
})

test('[law 9.5] by keyboard alone: password, PIN, e-mails, household, profile, customer care, another card, logging out everywhere', async ({
  page,
}) => {
  const who = await joinByApi(page)
  await page.goto('/imprint')
  await press(page, page.getByRole('button', { name: 'Account menu' }))
  await press(page, page.getByRole('link', { name: 'Settings', exact: true }))
  const area = areaOf(page)
  await expect(area).toBeVisible()
  await changePassword(page, area, who)
  await setPin(page, area, NEW_PASSWORD)
  await chooseMails(page, area)
  await keepHousehold(page, area)
  await editProfile(page, area)
  await writeMessage(page, area)
  await addCard(page, area)
  await logOutEverywhere(page, area)
})

test('[law 9.5] by keyboard alone: cancels and resumes, enters the kids area and leaves by PIN and by password, exports data, erases', async ({
  page,
}) => {
  const who = await joinByApi(page)
  await page.goto('/?account=profile')
  await cancelAndResume(page, areaOf(page), who)
  await lockAndLeave(page, who)
  await takeData(page, areaOf(page), who)
  await erase(page, areaOf(page), who)
})

const areaOf = (page: Page) => page.getByRole('dialog', { name: 'Account', exact: true })

async function changePassword(page: Page, area: Locator, who: Newcomer): Promise<void> {
  const opener = area.getByRole('button', { name: 'Change password' })
  await press(page, opener)
  const modal = page.getByRole('dialog', { name: 'Change password' })
  await expect(modal.getByLabel('Current password')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await write(
    page,
    [modal.getByLabel('Current password'), who.password],
    [modal.getByLabel('New password'), NEW_PASSWORD],
    [modal.getByLabel('Repeat the password'), NEW_PASSWORD],
  )
  await expect(page.getByText('Your password has been changed succesfully')).toBeVisible()
  await expect(opener).toBeFocused()
}

async function setPin(page: Page, area: Locator, password: string): Promise<void> {
  await press(page, area.getByRole('button', { name: 'Set up kids PIN' }))
  const modal = page.getByRole('dialog', { name: 'Kids profile' })
  for (const pin of ['1357', PIN]) {
    await expect(passwordOf(modal, 'Your password')).toBeFocused()
    await write(page, [passwordOf(modal, 'Your password'), password])
    await expect(modal.getByLabel('Digit 1')).toBeFocused()
    await page.keyboard.type(pin)
    await press(page, modal.getByRole('button', { name: 'Save PIN' }))
    await expect(modal).toHaveCount(0)
    const change = area.getByRole('button', { name: 'Change PIN' })
    await expect(change).toBeFocused()
    if (pin !== PIN) await page.keyboard.press('Enter')
  }
}

/** Requests a password link, and chooses which e-mails to receive. */
async function chooseMails(page: Page, area: Locator): Promise<void> {
  await tabTo(page, area.getByRole('button', { name: 'Change password' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Change password' })
  await expect(modal.getByLabel('Current password')).toBeFocused()
  await press(page, modal.getByRole('button', { name: 'Send me a link by email instead' }))
  await expect(page.getByText('We sent an email with a link to reset your password')).toBeVisible()
  await expect(modal).toHaveCount(0)
  const wish = area.getByLabel('Email me when someone logs in on a new device')
  await tabTo(page, wish)
  await page.keyboard.press('Space')
  await expect(page.getByText(account.notifications.saved, { exact: true })).toBeVisible()
  await expect(wish).not.toBeChecked()
}

async function keepHousehold(page: Page, area: Locator): Promise<void> {
  const profiles = area.getByRole('region', { name: 'Profiles' })
  const add = profiles.getByRole('button', { name: 'Add profile' })
  await press(page, add)
  await expect(profiles.getByLabel('Name')).toBeFocused()
  await write(page, [profiles.getByLabel('Name'), 'Byron'])
  await expect(add).toBeFocused()
  await tabTo(page, profiles.getByRole('button', { name: 'Edit Byron' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(profiles.getByLabel('Name')).toBeFocused()
  await press(page, profiles.getByRole('button', { name: 'Remove profile' }))
  await press(page, profiles.getByRole('button', { name: 'Yes, remove' }))
  await expect(profiles.getByText('Byron')).toHaveCount(0)
  await expect(add).toBeFocused()
}

async function editProfile(page: Page, area: Locator): Promise<void> {
  await tabTo(page, area.getByRole('link', { name: 'My Profile' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const about = area.getByRole('region', { name: 'About me' })
  const edit = about.getByRole('button', { name: 'Edit profile' })
  await press(page, edit)
  await expect(about.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Augusta')
  await tabTo(page, about.getByLabel('Gender'))
  await page.keyboard.type('Non')
  await write(page, [about.getByLabel('Location'), 'London'])
  await expect(page.getByText('Changes to your profile have been succesfully made!')).toBeVisible()
  await expect(edit).toBeFocused()
  await expect(about.getByText(account.about.genders['non-binary'])).toBeVisible()
}

async function writeMessage(page: Page, form: Locator): Promise<void> {
  await tabTo(page, form.getByLabel('Problem'))
  await page.keyboard.type('Billing')
  await tabTo(page, form.getByLabel('Message'))
  await page.keyboard.type('A question.')
  await press(page, form.getByRole('button', { name: 'Send' }))
  await expect(page.getByText('Succesfully sent message')).toBeVisible()
}

async function addCard(page: Page, area: Locator): Promise<void> {
  await tabTo(page, area.getByRole('link', { name: 'Billing' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const add = area.getByRole('button', { name: 'Add a payment method' })
  await press(page, add)
  await expect(area.getByRole('radio', { name: /Credit card/ })).toBeFocused()
  await expect(area.getByRole('radio', { name: /SEPA/ }), 'all ways are there').toBeVisible()
  await write(
    page,
    [area.getByLabel('Card number'), '5555555555554444'],
    [area.getByLabel('Expiry date'), '0531'],
    [area.getByLabel('Security code'), '123'],
  )
  await expect(area.getByText('Using Mastercard')).toBeVisible()
  await expect(add).toBeFocused()
  await tabTo(page, area.getByRole('button', { name: /^Remove PayPal/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(area.getByText('PayPal', { exact: true })).toHaveCount(0)
  await expect(area.getByRole('list', { name: 'Your payment method' })).toBeFocused()
}

async function logOutEverywhere(page: Page, area: Locator): Promise<void> {
  await tabTo(page, area.getByRole('link', { name: 'My Profile' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await press(page, area.getByRole('button', { name: 'Log out everywhere' }))
  const modal = page.getByRole('dialog', { name: 'Log out everywhere' })
  await expect(modal.getByRole('button', { name: 'Log out everywhere' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
}

async function cancelAndResume(page: Page, area: Locator, who: Newcomer): Promise<void> {
  const card = area.getByRole('region', { name: 'Membership' })
  await tabTo(page, card.getByRole('button', { name: 'Cancel subscription' }))
  await page.keyboard.press('Enter')
  const modal = page.getByRole('dialog', { name: 'Cancel subscription' })
  await write(page, [modal.getByLabel('Your email address'), who.email])
  await expect(page.getByText('Successfully unsubscribed')).toBeVisible()
  await expect(modal).toHaveCount(0)
  await expect(area, 'what opened the modal has gone').toBeFocused()
  await press(page, card.getByRole('button', { name: 'Keep my membership' }))
  await expect(card).toContainText('Next bill date')
  await expect(card).toBeFocused()
}

async function lockAndLeave(page: Page, { password }: Newcomer): Promise<void> {
  await page.goto('/kids')
  await press(page, page.getByRole('link', { name: 'Lock for kids' }))
  const modal = page.getByRole('dialog', { name: 'Choose a PIN' })
  await write(page, [passwordOf(modal, 'Your password'), password])
  await expect(modal.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type(PIN)
  await press(page, modal.getByRole('button', { name: 'Save PIN and lock' }))
  // The locked area is a separate page.
  await page.waitForURL('/kids')
  await expect(page.getByRole('link', { name: 'Lock for kids' })).toHaveCount(0)
  await press(page, page.getByRole('link', { name: 'For grown-ups' }))
  await expect(page.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type(PIN)
  await expect(page).toHaveURL('/')

  await page.goto('/kids')
  // With a PIN set, entering the area locks it.
  await expect(page.getByText('This device is now locked to the kids area.')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'OK', exact: true }))
  await press(page, page.getByRole('link', { name: 'For grown-ups' }))
  const door = page.getByRole('dialog', { name: 'Grown-ups only' })
  await press(page, door.getByRole('button', { name: 'Forgot your PIN?' }))
  await expect(door.getByLabel('Your account password')).toBeFocused()
  await press(page, door.getByRole('button', { name: 'Forgot your password?' }))
  const byMail = page.getByRole('dialog', { name: 'Reset password' })
  await expect(byMail.getByRole('button', { name: 'Send link' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('We sent an email with a link to reset your password')).toBeVisible()
  await expect(byMail).toHaveCount(0)
  await press(page, page.getByRole('link', { name: 'For grown-ups' }))
  await press(page, door.getByRole('button', { name: 'Forgot your PIN?' }))
  await write(page, [door.getByLabel('Your account password'), password])
  await expect(page).toHaveURL('/')
}

async function takeData(page: Page, area: Locator, { password }: Newcomer): Promise<void> {
  await page.goto('/?account=settings')
  await press(page, area.getByRole('button', { name: 'Download my data' }))
  const download = page.waitForEvent('download')
  await write(page, [
    passwordOf(page.getByRole('dialog', { name: 'Download my data' }), 'Your password'),
    password,
  ])
  expect((await download).suggestedFilename()).toBe('my-data.json')
}

async function erase(page: Page, area: Locator, { password }: Newcomer): Promise<void> {
  await press(page, area.getByRole('button', { name: 'Delete account' }))
  const modal = page.getByRole('dialog', { name: 'Delete account' })
  await write(page, [passwordOf(modal, 'Your password'), password])
  await expect(modal.getByText('Your account has been deleted.')).toBeVisible()
  await expect(modal.getByRole('button', { name: 'Go to the home page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
}
