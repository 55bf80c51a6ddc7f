/** Passwords for other programs in the account area. @spec decisions 11 */
import { accountEn as account } from '../../apps/web/src/texts/account.en.ts'
import { appPasswordsDe } from '../../apps/web/src/texts/app-passwords.de.ts'
import { appPasswordsEn as words } from '../../apps/web/src/texts/app-passwords.en.ts'
import { expectAccessible } from './accessible.ts'
import { joinByApi } from './member.ts'
import { expect, test } from './pages.ts'

test('[decisions 11.7] a member creates an app password, sees and copies it once, and revokes it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  const { email, password } = await joinByApi(page)
  await page.goto('/?account=settings')
  const block = page.getByRole('region', { name: words.title })
  await expect(block.getByText(words.none)).toBeVisible()
  await block.getByRole('button', { name: words.add }).click()

  const modal = page.getByRole('dialog', { name: words.add })
  await modal.getByRole('button', { name: words.create }).click()
  await expect(modal.getByText(words.nameMissing)).toBeVisible()
  await expect(modal.getByLabel(words.name)).toBeFocused()
  await expectAccessible(page, '[data-modal]')
  await modal.getByLabel(words.name).fill('Car radio')
  await modal.getByRole('button', { name: words.create }).click()
  await expect(modal.getByLabel(account.yourPassword, { exact: true })).toBeFocused()
  await modal.getByLabel(account.yourPassword, { exact: true }).fill(password)
  await modal.getByRole('button', { name: words.create }).click()

  await expect(modal.getByText(words.shown)).toBeFocused()
  await expect(modal.getByText(email)).toBeVisible()
  await expectAccessible(page, '[data-modal]')
  await modal.getByRole('button', { name: words.copy(words.fields.password) }).click()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  expect(secret).toMatch(/^[a-km-np-z2-9]{32}$/)
  await modal.getByRole('button', { name: words.done }).click()

  await expect(block.getByText('Car radio')).toBeVisible()
  await expect(block.getByText(words.unused)).toBeVisible()
  await expect(page.getByText(secret)).toHaveCount(0)
  await expectAccessible(page, '[role=dialog]')
  await block.getByRole('button', { name: words.revokeNamed('Car radio') }).click()
  await expect(page.getByText(words.revoked('Car radio'))).toBeVisible()
  await expect(block.getByText(words.none)).toBeVisible()
  await expect(block.getByRole('button', { name: words.add })).toBeFocused()
})

test.describe('in German', () => {
  test.use({ locale: 'de-DE' })

  test('[decisions 11.7] on a desktop the block is in the settings', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await joinByApi(page)
    await page.goto('/?account=settings')
    const block = page.getByRole('region', { name: appPasswordsDe.title })
    await expect(block.getByText(appPasswordsDe.none)).toBeVisible()
    await block.getByRole('button', { name: appPasswordsDe.add }).click()
    await expect(page.locator('[data-modal]').getByRole('textbox').first()).toBeVisible()
    await expectAccessible(page, '[data-modal]')
  })
})
