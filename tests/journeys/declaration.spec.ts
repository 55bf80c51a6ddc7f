/**
 * A cancellation or withdrawal without logging in, from the footer to the mailed link, on a phone and a wide screen. @spec decisions 3.9
 */
import type { Browser, Page } from '@playwright/test'
import { legalFormsTexts } from '../../apps/web/src/texts/legal-forms.ts'
import { expectAccessible } from './accessible.ts'
import { joinByApi, linkOfMail } from './member.ts'
import { expect, test, type Newcomer } from './pages.ts'

const FORMS = {
  cancellation: { address: '/kuendigen', button: 'Jetzt kündigen' },
  withdrawal: { address: '/widerrufen', button: 'Widerruf bestätigen' },
} as const
type Kind = keyof typeof FORMS

/** Submits a declaration in a fresh browser, and opens the mailed link. */
async function declareAndFollow(
  browser: Browser,
  { name, email }: Newcomer,
  { kind, language, width }: { kind: Kind; language: 'de' | 'en'; width: number },
): Promise<Page> {
  const context = await browser.newContext({
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    viewport: { width, height: 844 },
  })
  const page = await context.newPage()
  const words = legalFormsTexts[language]
  await page.goto(FORMS[kind].address)
  await page.getByLabel('Name').fill(name)
  await page.getByLabel(words.email).first().fill(email)
  await page.getByRole('button', { name: FORMS[kind].button }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words[kind].receipt.title)
  await page.goto(await linkOfMail(page, email, '/declaration'))
  const { title, text } = words[kind].link
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByText(text)).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  return page
}

const cancelAt = async (member: Page) =>
  ((await (await member.request.get('/api/user/me')).json()) as { cancelAt: string | null }).cancelAt

for (const [language, width] of [
  ['de', 390],
  ['en', 1440],
] as const) {
  test(`[decisions 3.9] a cancellation acts once its mailed link is followed, ${language} at ${width}`, async ({
    page,
    browser,
  }) => {
    const who = await joinByApi(page)
    const stranger = await declareAndFollow(browser, who, { kind: 'cancellation', language, width })
    const { link } = legalFormsTexts[language].cancellation
    expect(await cancelAt(page), 'opening the page ends nothing').toBeNull()
    await stranger.getByRole('button', { name: link.confirm }).click()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(link.confirmed.title)
    expect(await cancelAt(page)).not.toBeNull()
    await expectAccessible(stranger)
    await stranger.context().close()
  })

  test(`[decisions 3.9] a withdrawal that was a mistake is undone by the same link, ${language} at ${width}`, async ({
    page,
    browser,
  }) => {
    const who = await joinByApi(page)
    const stranger = await declareAndFollow(browser, who, { kind: 'withdrawal', language, width })
    const address = stranger.url()
    const { link } = legalFormsTexts[language].withdrawal
    await stranger.getByRole('button', { name: link.undo }).click()
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(link.undone.title)
    await stranger.goto(address)
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(link.undone.title)
    await expect(stranger.getByRole('button', { name: link.confirm })).toHaveCount(0)
    expect((await page.request.get('/api/user/me')).status(), 'still a member').toBe(200)
    await stranger.context().close()
  })
}
