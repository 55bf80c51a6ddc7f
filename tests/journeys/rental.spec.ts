/** Renting a title, from its page to the account. @spec accounts 1, decisions 4, law 1.2, 1.3, 2.7 */
import { expectAccessible } from './accessible.ts'
import { joinByApi, titlesOf } from './member.ts'
import { expect, test } from './pages.ts'

test('[law 2.7] a title is rented by keyboard, with price, VAT and consent in view; its hours begin after a question, and the account shows the time left @core', async ({
  page,
}) => {
  const film = (await titlesOf(page, 'movies')).find(({ attributes }) => attributes.title === 'The Salt Sea')
  const address = `/movies/movie/${film?.contentitem_id}`
  const main = page.getByRole('main')

  await page.goto(address)
  await expect(main.getByRole('link', { name: 'Rent for €3.99' })).toHaveAttribute('href', /login\?to=.*rent/)
  await joinByApi(page)
  await page.goto(address)
  await expect(main.getByText('1 credit left this month.')).toBeVisible()
  await main.getByRole('button', { name: 'Rent for €3.99' }).press('Enter')

  const modal = page.getByRole('dialog')
  const consent = modal.getByRole('checkbox')
  await expect(modal.getByRole('radio', { name: 'Use your credit' })).toBeChecked()
  await modal.getByRole('radio', { name: 'Use your credit' }).press('ArrowDown')
  await expect(modal.getByText('€3.99, VAT included, one-time payment.')).toBeVisible()
  await expect(modal.getByText('Charged to PayPal')).toBeVisible()
  await expect(consent).not.toBeChecked()
  await expectAccessible(page)
  const order = modal.getByRole('button', { name: 'Zahlungspflichtig bestellen', exact: true })
  await order.press('Enter')
  await expect(modal.getByText('Please confirm.')).toBeVisible()
  await expect(consent).toBeFocused()
  await page.keyboard.press('Space')
  await order.press('Enter')

  await expect(modal.getByText('Rented. We have emailed you a confirmation.')).toBeVisible()
  await expect(modal.getByText('Once you start, you have 48 hours to watch it')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(main.getByText('Rented, 30 days left to start')).toBeVisible()
  await main.getByRole('button', { name: 'Play', exact: true }).press('Enter')
  // Closed before the request that starts its hours arrives.
  const closed = Promise.withResolvers<void>()
  await page.route('**/api/playback', async (route) => {
    await closed.promise
    await route.continue()
  })
  await modal.getByRole('button', { name: 'Start now' }).press('Enter')
  await expect(page.locator('video')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('video')).toHaveCount(0)
  closed.resolve()
  await expect(main.getByText('Rented, 48 hours left to finish.')).toBeVisible()

  await page.goto('/?account=profile')
  const list = page.getByRole('region', { name: 'Rentals' })
  await expect(list.getByText('You have 1 free rental this month.')).toBeVisible()
  await expect(list.getByRole('link', { name: 'The Salt Sea' })).toBeVisible()
  await expect(list.getByText(/^48 hours left, until/)).toBeVisible()
  await expectAccessible(page)
})
