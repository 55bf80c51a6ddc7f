/** @spec catalogue 2.15 */
import { expectAccessible } from './accessible.ts'
import { joinByApi, titlesOf } from './member.ts'
import { expect, test } from './pages.ts'

for (const address of ['/help-center', '/faq', '/privacy-policy'])
  test(`[catalogue 2.15.1] ${address} is an accordion document, also without script`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto(address)
    const panel = page.getByRole('main').getByRole('group').first()
    // The answer: a paragraph, a list or both.
    const text = panel.locator('> :not(summary)').first()
    await expect(text).toBeHidden()
    await panel.getByRole('heading').click()
    await expect(text).toBeVisible()
    await context.close()
  })

test('[accounts 2.1] the help page stops playback', async ({ page }) => {
  await joinByApi(page)
  const film = (await titlesOf(page, 'movies')).find(({ attributes }) => attributes.trailer)
  expect(film, 'the journeys have a film with a trailer').toBeDefined()
  await page.goto(`/movies/movie/${film?.contentitem_id}`)
  await page.getByRole('main').getByRole('button', { name: 'Trailer', exact: true }).click()
  const player = page.getByRole('dialog', { name: /^Player/ })
  await expect(player).toBeVisible()
  await page.evaluate(() => {
    // By script, like a link inside the app: the overlay covers the footer's.
    document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click()
  })
  await expect(page).toHaveURL('/faq')
  await expect(player).toBeHidden()
  await expectAccessible(page)
})
