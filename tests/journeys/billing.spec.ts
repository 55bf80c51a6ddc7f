/** Payments and payment methods, as a member sees them. @spec accounts 2, 3 */
import { expectAccessible } from './accessible.ts'
import { aNewcomer, becomePayingMember, expect, test } from './pages.ts'

test('[accounts 2.11, accounts 2.13, decisions 3.16] a second trial is announced as paid before the order; billing and invoices: a card is added and used, the old one removed, the plan changed, the invoice is a PDF @core', async ({
  page,
}) => {
  await becomePayingMember(page, aNewcomer())

  await page.goto('/?account=billing')
  await expect(page.getByRole('heading', { name: 'Your payment method' })).toBeVisible()
  await expect(page.getByText('Using Visa')).toBeVisible()
  await expect(page.getByText('•••• 5556')).toBeVisible()
  await page.getByRole('button', { name: 'Add a payment method' }).click()
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect(page.getByText('Please check the card number.')).toBeVisible()
  await page.getByLabel('Card number').fill('5555 5555 5555 4444')
  await page.getByLabel('Expiry date').fill('05 / 31')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Add payment method' }).click()
  await expect(page.getByText('We will charge this payment method from now on.')).toBeVisible()
  await expect(page.getByText('Using Mastercard')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Visa •••• 5556' }).click()
  await expect(page.getByText('•••• 5556')).toHaveCount(0)
  await page.getByRole('button', { name: 'Pay annually' }).click()
  // The price with tax and term is right above the button the law requires.
  await expect(page.getByText(/€149\.99 a year, VAT included/)).toBeVisible()
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await expect(page.getByText(/^From .+ you pay annually\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Keep paying monthly' }).click()
  await expect(page.getByRole('button', { name: 'Pay annually' })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/?account=invoices')
  const row = page.getByRole('row', { name: /R-\d{4}-\d{6}/ })
  await expect(row).toContainText('€14.99')
  const pdf = await page.request.get((await row.getByRole('link').getAttribute('href')) ?? '')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  await expectAccessible(page)
  const reference = await row.getByRole('rowheader').innerText()
  const shape = () => row.evaluate((element) => getComputedStyle(element).display)
  for (const [width, display] of [
    [845, 'table-row'],
    [844, 'grid'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await shape(), `a table on desktop, a list on mobile: ${width} px`).toBe(display)
  }
  await page.goto('/?account=profile')
  await expect(page.getByRole('region', { name: 'Latest invoice' })).toContainText(reference)
})
