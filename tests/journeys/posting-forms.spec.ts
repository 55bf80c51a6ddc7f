/** @spec accounts 2, 4, 5, 8, decisions 5, law 2, 3 */
import { expectAccessible } from './accessible.ts'
import { joinByApi, watchTakeOver } from './member.ts'
import { aNewcomer, expect, test } from './pages.ts'

for (const [footerLink, button, receipt] of [
  ['Verträge hier kündigen', 'Jetzt kündigen', 'Ihre Kündigung ist eingegangen.'],
  ['Vertrag widerrufen', 'Widerruf bestätigen', 'Ihr Widerruf ist eingegangen.'],
] as const)
  test(`[law 2.2] “${footerLink}”: two clicks, no log-in, no script`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto('/movies')
    await page.getByRole('contentinfo').getByRole('link', { name: footerLink }).click()
    await page.getByLabel('Name').fill('Ada Lovelace')
    await page.getByLabel('E-Mail-Adresse').first().fill('ada@')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('alert')).toHaveText('Bitte prüfen Sie die markierten Felder.')
    await expect(page.getByText('Diese E-Mail-Adresse ist ungültig.')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue('Ada Lovelace')
    await page.getByLabel('E-Mail-Adresse').first().fill(aNewcomer().email)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receipt)
    await expect(page.getByText(/^notice_/)).toBeVisible()
    await context.close()
  })

test('[law 2.3] a member’s name and address are filled in; a reason is requested only for cause', async ({
  page,
}) => {
  const { name, email } = await joinByApi(page)
  await page.goto('/kuendigen')
  await expect(page.getByLabel('Name')).toHaveValue(name)
  await expect(page.getByLabel('Email').first()).toHaveValue(email)
  const reason = page.getByLabel('Reason for the cancellation for cause')
  await expect(reason).toBeHidden()
  await page.getByLabel('Cancellation for cause').first().check()
  await expect(reason).toBeVisible()
  await expectAccessible(page)
})

test('[accounts 2.14, accounts 4.9] the contact form: Send is disabled until it is valid, success empties it, failure keeps it', async ({
  page,
}) => {
  await page.goto('/contact')
  const form = page.getByRole('main')
  const send = form.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  for (const field of ['Name', 'Email', 'Problem', 'Message'])
    await expect(form.getByLabel(field)).toHaveValue('')
  await form.getByLabel('Name').fill('Ada')
  await form.getByLabel('Email').fill('ada')
  await expect(form.getByText('Email is invalid.')).toBeVisible()
  await form.getByLabel('Email').fill('')
  await expect(form.getByText('Please fill in field.')).toBeVisible()
  await form.getByLabel('Email').fill(aNewcomer().email)
  await form.getByLabel('Problem').selectOption('billing')
  await form.getByLabel('Message').fill('A question.')
  await expect(send).toBeEnabled()
  await form.getByLabel('Message').fill('')
  await expect(form.getByText('Please fill in field.')).toBeVisible()
  await expect(form.getByLabel('Message'), 'no field takes the focus from it').toBeFocused()
  await expect(send).toBeDisabled()
  await form.getByLabel('Message').fill('A question.')

  await page.route('**/api/customer/contact', (route) => route.abort())
  await send.click()
  await expect(page.getByText('Error sending your message, try again.')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('A question.')
  await page.unroute('**/api/customer/contact')
  await send.click()
  await expect(page.getByText('Succesfully sent message')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('')
  await expect(send).toBeDisabled()
  await expectAccessible(page)
})

test('[accounts 2.4] the footer’s newsletter form confirms by a toast and stays on the page', async ({
  page,
}) => {
  const isTakenOver = await watchTakeOver(page)
  await page.goto('/imprint')
  await isTakenOver()
  const box = page.getByRole('form', { name: 'Newsletter' })
  await box.getByLabel('Newsletter').fill('nobody')
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(box.getByText('Email is invalid.')).toBeVisible()
  await expectAccessible(page)
  await box.getByLabel('Newsletter').fill(aNewcomer().email)
  await box.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText('Almost done: please confirm your address')).toBeVisible()
  await expect(page).toHaveURL('/imprint')
})

for (const address of [
  '/terms-conditions',
  '/faq',
  '/accessibility',
  '/careers',
  '/investors',
  '/widerrufen',
])
  test(`[law 9.4] ${address} is accessible and no wider than a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const language of ['de', 'en']) {
      await page.goto(`${address}?lang=${language}`)
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
  })
