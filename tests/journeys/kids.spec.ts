/** The kids area and its lock in a browser. @spec accounts 4, 6, decisions 2, 3, 5 */
import { expectAccessible } from './accessible.ts'
import { joinByApi, titlesOf } from './member.ts'
import { expect, test } from './pages.ts'

const PIN = '2468'

test('[decisions 5] a visitor looks at the kids area: pictures, big targets, no search, no price, no account', async ({
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

test('[accounts 4, decisions 3] a parent sets a PIN and locks; every address leads back; the PIN lifts the lock', async ({
  page,
}) => {
  const who = await joinByApi(page)
  const [film] = await titlesOf(page, 'movies')
  await page.goto('/kids')
  await page.getByRole('button', { name: 'Lock for kids' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Digit 1').fill('1')
  await page.keyboard.type('111')
  // There is no PIN yet: it is chosen here, after the password.
  await expect(dialog.getByRole('heading', { name: 'Choose a PIN' })).toBeVisible()
  await expectAccessible(page, 'dialog')
  await dialog.getByLabel('Your account password').fill(who.password)
  await dialog.getByLabel('Digit 1').focus()
  await page.keyboard.type(PIN)
  await dialog.getByRole('button', { name: 'Save PIN and lock' }).click()
  await expect(page.getByRole('button', { name: 'Lock for kids' })).toHaveCount(0)
  await expect(page).toHaveURL('/kids')

  for (const address of [
    '/',
    '/movies',
    `/movies/movie/${film?.contentitem_id}`,
    '/?favorites=true',
    '/account',
  ]) {
    await page.goto(address)
    await expect(page).toHaveURL('/kids')
  }
  const tab = await page.context().newPage()
  await tab.goto('/movies/results')
  await expect(tab).toHaveURL('/kids')
  await tab.close()

  await page.getByRole('button', { name: 'For grown-ups' }).click()
  await dialog.getByLabel('Digit 1').focus()
  await page.keyboard.type('1357')
  await expect(dialog.getByRole('alert')).toHaveText('This PIN is not correct. 4 tries left.')
  await expect(dialog.getByLabel('Digit 1')).toBeFocused()
  await page.keyboard.type('246')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('68')
  await expect(page).toHaveURL('/')
  await page.goto('/movies')
  await expect(page).toHaveURL('/movies')
})

test('[decisions 3] five wrong PINs lock; the account password still leads out', async ({ page }) => {
  const who = await joinByApi(page)
  await page.goto('/kids')
  await page.evaluate(
    async ([password, pinCode]) => {
      const send = (path: string, method: string, body: object) =>
        fetch(`/api${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      await send('/user/check_password', 'POST', { password })
      await send('/parental_regulation/pin_code', 'PATCH', { pinCode })
      await send('/parental_regulation/toggle_lock_kid', 'PATCH', { pinCode })
    },
    [who.password, PIN] as const,
  )
  await page.reload()
  await page.getByRole('button', { name: 'For grown-ups' }).click()
  const dialog = page.getByRole('dialog')
  for (const left of [4, 3, 2, 1]) {
    await dialog.getByLabel('Digit 1').focus()
    await page.keyboard.type('0000')
    await expect(dialog.getByRole('alert')).toContainText(`${left} ${left === 1 ? 'try' : 'tries'} left.`)
  }
  await dialog.getByLabel('Digit 1').focus()
  await page.keyboard.type('0000')
  await expect(dialog.getByRole('alert')).toContainText('Too many wrong PINs. Wait 15 minutes')
  await dialog.getByRole('button', { name: 'Use the account password instead' }).click()
  await dialog.getByLabel('Your account password').fill(who.password)
  await dialog.getByRole('button', { name: 'Leave the kids area' }).click()
  await expect(page).toHaveURL('/')
})
