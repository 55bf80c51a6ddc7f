/** From the landing page to a film that moves, in both languages of the interface. @spec decisions 5 */
import { de } from '../../apps/web/src/texts/de.ts'
import { en } from '../../apps/web/src/texts/en.ts'
import { aNewcomer, expect, orderAgainWithoutTrial, playableTitle, test } from './pages.ts'

for (const texts of [de, en])
  test.describe(`in ${texts.languageName}`, () => {
    test.use({ locale: texts.locale })

    test('a newcomer signs up on the landing page, presses Play and sees a film move', async ({ page }) => {
      test.setTimeout(600_000)
      const who = aNewcomer()
      await page.goto('/')
      await page.getByRole('link', { name: texts.landing.trial }).first().click()
      await expect(page).toHaveURL(/\/signup/)
      await page.getByLabel(texts.signUp.name, { exact: true }).fill(who.name)
      await page.getByLabel(texts.signUp.email, { exact: true }).fill(who.email)
      await page.getByLabel(texts.signUp.password, { exact: true }).fill(who.password)
      await page.getByLabel(texts.signUp.card.number).fill('4242 4242 4242 4242')
      await page.getByLabel(texts.signUp.card.expiry).fill('12 / 30')
      await page.getByLabel(texts.signUp.card.cvc).fill('123')
      await page.getByLabel(texts.signUp.age18).check()
      await page.getByLabel(texts.signUp.privacy.join('')).check()
      await page.getByLabel(texts.signUp.terms.join('')).check()
      await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
      await orderAgainWithoutTrial(page, texts)

      const film = await playableTitle(page, 'movies', 500_000)
      await page.goto(`/movies/movie/${film?.id}`)
      await page.getByRole('button', { name: texts.item.play, exact: true }).click()
      const video = page.getByRole('dialog', { name: texts.player.label }).locator('video')
      const positionOf = () => video.evaluate((media: HTMLVideoElement) => media.currentTime)
      await expect.poll(positionOf, { timeout: 30_000 }).toBeGreaterThan(3)
      const earlier = await positionOf()
      await expect.poll(positionOf).toBeGreaterThan(earlier + 1)
      const light = await video.evaluate((media: HTMLVideoElement) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 })
        const context = canvas.getContext('2d')
        context?.drawImage(media, 0, 0, 64, 36)
        return Math.max(...(context?.getImageData(0, 0, 64, 36).data.filter((_, at) => at % 4 !== 3) ?? [0]))
      })
      expect(light, 'the picture is not black').toBeGreaterThan(60)
    })
  })
