/** The kids area and its lock in a browser. @spec accounts 4, 6, decisions 2, 3, 5 */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { joinByApi, linkOfMail, lockByApi, titlesOf, watchTakeOver } from './member.ts'
import { expect, type Newcomer, test } from './pages.ts'

const PIN = '2468'

/** Locks the kids area of a new member with `PIN` and asks for the way out; returns the dialog that requires it. */
async function askWayOut(page: Page): Promise<{ who: Newcomer; door: Locator }> {
  const who = await joinByApi(page)
  await lockByApi(page, who, PIN)
  await page.goto('/kids')
  await page.getByRole('link', { name: 'For grown-ups' }).click()
  return { who, door: page.getByRole('dialog', { name: 'Grown-ups only' }) }
}

test('[decisions 5.3] a visitor sees the kids area: pictures, big targets, no search, no price, no account', async ({
  page,
}) => {
  await page.goto('/kids')
  const [title] = await titlesOf(page, 'kids')
  expect(title, 'the journeys have a title for kids').toBeDefined()
  const card = page
    .getByRole('main')
    .getByRole('link', { name: title?.attributes.title ?? '' })
    .first()
  await expect(card).toBeVisible()
  for (const target of await page.locator('main a, main button:visible, header a, header button').all()) {
    const box = await target.boundingBox()
    if (box) expect(Math.min(box.width, box.height), await target.innerText()).toBeGreaterThanOrEqual(64)
  }
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('€')
  await expect(page.getByRole('link', { name: /log in|sign up/i })).toHaveCount(0)
  await expectAccessible(page)
  await card.click()
  await expect(page).toHaveURL(`/kids/${title?.contentitem_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title?.attributes.title ?? '')
  await expectAccessible(page)
})

test('[accounts 4.8] a parent sets a PIN and locks; no address, reload, tab or Back leads out, only the PIN @core', async ({
  page,
}) => {
  const who = await joinByApi(page)
  const [film] = await titlesOf(page, 'movies')
  const title = film?.attributes.title ?? ''
  const isTakenOver = await watchTakeOver(page)
  // Tabs that show what a child must not see, and stay open.
  await page.goto('/movies')
  const tab = await page.context().newPage()
  await tab.goto(`/movies/movie/${film?.contentitem_id}`)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goto('/kids')
  await isTakenOver()
  await page.getByRole('link', { name: 'Lock for kids' }).click()
  // There is no PIN yet: it is chosen here, after a password check.
  const modal = page.getByRole('dialog', { name: 'Choose a PIN' })
  await expect(modal).toHaveAttribute('data-modal', '22')
  await modal.getByLabel('Your password').fill('not it')
  await modal.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your password is not correct' })).toBeVisible()
  await expectAccessible(page, '[data-modal]')
  await modal.getByLabel('Your password').fill(who.password)
  await modal.getByRole('button', { name: 'Continue' }).click()
  await expect(modal.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type(PIN)
  await modal.getByRole('button', { name: 'Save PIN and lock' }).click()
  await expect(page.getByRole('link', { name: 'Lock for kids' })).toHaveCount(0)
  await expect(page).toHaveURL('/kids')
  await expect(page.getByText('Successfully set up Kids PIN.')).toBeVisible()

  await expect(tab, 'the tab that was open goes to the kids area by itself').toHaveURL('/kids')
  await expect(tab.getByText(title)).toHaveCount(0)
  await tab.close()
  for (let step = 0; step < 3; step += 1) {
    await page.goBack()
    await expect(page).toHaveURL(/\/kids/)
    await expect(page.getByRole('link', { name: 'For grown-ups' })).toBeVisible()
  }
  for (const address of [
    '/',
    '/movies',
    `/movies/movie/${film?.contentitem_id}`,
    '/movies/results',
    '/?favorites=true',
    '/?modal=change-password',
    '/account',
    '/login',
  ]) {
    await page.goto(address)
    await expect(page).toHaveURL('/kids')
  }
  await page.goto('/kids?account=settings&modal=change-password')
  await page.reload()
  await expect(page.getByRole('link', { name: 'For grown-ups' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const second = await page.context().newPage()
  await second.goto('/movies')
  await expect(second).toHaveURL('/kids')
  await page.getByRole('link', { name: 'For grown-ups' }).click()
  const door = page.getByRole('dialog', { name: 'Grown-ups only' })
  await expect(door.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type('1357')
  await expect(door.getByRole('alert')).toHaveText('This PIN is not correct. 4 attempts left.')
  await expect(door.getByLabel('Digit 1')).toBeFocused()
  await expectAccessible(page, '[data-modal]')
  await page.keyboard.type('246')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('68')
  await expect(page).toHaveURL('/')
  // The other tab is unlocked again, too.
  await expect(second.getByRole('link', { name: 'Lock for kids' })).toBeVisible()
})

test('[decisions 5.3] with a PIN set, entering the kids area locks; “not now” keeps this visit open, behind the PIN', async ({
  page,
}) => {
  const { door } = await askWayOut(page)
  await expect(door.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type(PIN)
  await expect(page, 'the lock alone shows no notice; its PIN leads out').toHaveURL('/')

  await page.getByRole('contentinfo').getByRole('link', { name: 'Go to Kids' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'locked to the kids area' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.goto('/movies')
  await expect(page).toHaveURL('/kids')
  await notice.getByRole('link', { name: 'Not now' }).click()
  await expect(door.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type(PIN)
  await expect(page.getByRole('link', { name: 'Lock for kids' })).toBeVisible()
  await expect(page).toHaveURL('/kids')
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Lock for kids' })).toBeVisible()
  await page.getByRole('link', { name: 'For grown-ups' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Go to Kids' })).toBeVisible()

  await page.goto('/kids')
  await expect(notice, 'the next visit locks again').toBeVisible()
  await notice.getByRole('button', { name: 'OK' }).click()
  await expect(notice).toHaveCount(0)
  await page.goto('/movies')
  await expect(page).toHaveURL('/kids')
})

test('[accounts 2.8] five wrong PINs lock; the account password leads out, or a mail if that is forgotten', async ({
  page,
}) => {
  const { who, door } = await askWayOut(page)
  for (const left of [4, 3, 2, 1]) {
    await expect(door.getByLabel('Digit 1')).toBeFocused()
    await page.keyboard.type('0000')
    await expect(door.getByRole('alert')).toContainText(
      `${left} ${left === 1 ? 'attempt' : 'attempts'} left.`,
    )
  }
  await expect(door.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type('0000')
  await expect(door.getByRole('alert')).toContainText('Too many wrong PINs. Please wait 15 minutes')
  await door.getByRole('button', { name: 'Forgot your PIN?' }).click()
  await expect(door.getByLabel('Your account password')).toBeFocused()
  await door.getByLabel('Your account password').fill('not it')
  await door.getByRole('button', { name: 'Leave the kids area' }).click()
  await expect(door.getByText('Your password is not correct')).toBeVisible()
  await expectAccessible(page, '[data-modal]')

  await door.getByRole('button', { name: 'Forgot your password?' }).click()
  const forgotten = page.getByRole('dialog', { name: 'Reset password' })
  await expect(forgotten).toHaveAttribute('data-modal', '22')
  await expect(forgotten, 'a child is not told the address').not.toContainText(who.email)
  await forgotten.getByRole('button', { name: 'Back' }).click()
  await door.getByRole('button', { name: 'Forgot your PIN?' }).click()
  await door.getByRole('button', { name: 'Forgot your password?' }).click()
  await forgotten.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText('We sent an email with a link to reset your password')).toBeVisible()
  await expect(forgotten).toHaveCount(0)
  await linkOfMail(page, who.email)

  await page.getByRole('link', { name: 'For grown-ups' }).click()
  await door.getByRole('button', { name: 'Forgot your PIN?' }).click()
  await door.getByLabel('Your account password').fill(who.password)
  await door.getByRole('button', { name: 'Leave the kids area' }).click()
  await expect(page).toHaveURL('/')
})
