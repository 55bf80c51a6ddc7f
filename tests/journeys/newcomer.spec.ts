/** From the landing page to a playing film, in both languages of the interface. @spec decisions 5 */
import { LANGUAGES } from '@quintet/domain/basics/languages'
import { detailTexts } from '../../apps/web/src/texts/detail.ts'
import { de } from '../../apps/web/src/texts/de.ts'
import { en } from '../../apps/web/src/texts/en.ts'
import { landingTexts } from '../../apps/web/src/texts/landing.ts'
import { paymentTexts } from '../../apps/web/src/texts/payment.ts'
import { playbackTexts } from '../../apps/web/src/texts/playback.ts'
import { signUpTexts } from '../../apps/web/src/texts/sign-up.ts'
import { aNewcomer, expect, leaveWelcome, playableTitle, signUp, test } from './pages.ts'

for (const language of LANGUAGES) {
  const { languageName, locale } = { de, en }[language]
  const words = signUpTexts[language]
  test.describe(`in ${languageName}`, () => {
    test.use({ locale })

    test('a newcomer signs up on the landing page, presses Play and sees a film play @core', async ({
      page,
    }) => {
      test.setTimeout(600_000)
      const who = aNewcomer()
      await page.goto('/')
      await page.getByRole('link', { name: landingTexts[language].trial }).first().click()
      await expect(page).toHaveURL(/sign-?up/)
      await signUp(page, who, undefined, { words, payment: paymentTexts[language] })
      await leaveWelcome(page, words)

      const film = await playableTitle(page, 'movies', 500_000)
      await page.goto(`/movies/movie/${film?.id}`)
      await page.getByRole('button', { name: detailTexts[language].play, exact: true }).click()
      const video = page.getByRole('dialog', { name: playbackTexts[language].label }).locator('video')
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
}
