/** The film player in many steps on one loaded episode. @spec catalogue 2.11, decisions 4 */
import type { Page } from '@playwright/test'
import { findReceiver, haveAirPlay, haveAnotherScreen, leaveReceiver } from './another-screen.ts'
import { expectAccessible } from './accessible.ts'
import { joinByApi } from './member.ts'
import { expect, test } from './pages.ts'
import { openShow, pressPlay } from './player.ts'
import { CUE, EPISODES, INTRO, TEST_SHOW } from './test-show.ts'

const [FIRST, SECOND] = EPISODES

/** What a journey controls in the page: media key handlers, and time that passes at once. */
type Handlers = { mediaHandlers: Record<string, (() => void) | undefined>; passedMs: number }

/** Stubs picture in picture to its specification; no window opens. */
async function standInForScreens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shown: Element | null = null
    const show = (element: Element) => (shown = element)
    Object.defineProperties(document, {
      pictureInPictureEnabled: { get: () => true },
      pictureInPictureElement: { get: () => shown },
      exitPictureInPicture: {
        value: () => {
          const was = shown
          shown = null
          was?.dispatchEvent(new Event('leavepictureinpicture'))
          return Promise.resolve()
        },
      },
    })
    Object.defineProperties(HTMLVideoElement.prototype, {
      requestPictureInPicture: {
        value(this: HTMLVideoElement) {
          show(this)
          this.dispatchEvent(new Event('enterpictureinpicture'))
          return Promise.resolve()
        },
      },
    })
  })
}

test('an episode is controlled by every key and button, with labels for screen readers', async ({ page }) => {
  test.setTimeout(400_000)
  // Missing elements fail within seconds.
  page.setDefaultTimeout(20_000)
  await standInForScreens(page)
  await haveAirPlay(page, { isPhone: true })
  await page.addInitScript(() => {
    const { wakeLock } = navigator
    const request = wakeLock.request.bind(wakeLock)
    wakeLock.request = async (kind) => {
      document.documentElement.dataset['keptAwake'] = kind ?? ''
      return request(kind)
    }
  })
  await joinByApi(page)
  await openShow(page)
  const player = await pressPlay(page)
  const { dialog, video, media, button, seek, showControls } = player
  const slider = dialog.getByRole('slider', { name: 'Position' })
  const shown = () => video.evaluate(({ currentSrc }: HTMLVideoElement) => currentSrc)

  await test.step('[product 2.12] the tab title, the media session and the wake lock follow playback', async () => {
    await expect(page).toHaveTitle(`▶ ${TEST_SHOW}: ${FIRST.title}`)
    const known = await page.evaluate(() => ({
      title: navigator.mediaSession.metadata?.title,
      album: navigator.mediaSession.metadata?.album,
      state: navigator.mediaSession.playbackState,
    }))
    expect(known).toEqual({ title: FIRST.title, album: TEST_SHOW, state: 'playing' })
    await expect(page.locator('html')).toHaveAttribute('data-kept-awake', 'screen')
  })

  let jumpedAt = 0
  await test.step('[product 2.2] keys play, seek, change volume and speed, step by frames and jump', async () => {
    await page.keyboard.press('k')
    await expect.poll(async () => (await media()).isPaused).toBe(true)
    await seek(60)
    for (const [key, change] of [
      ['l', 10],
      ['ArrowRight', 10],
      ['j', -10],
      ['ArrowLeft', -10],
    ] as const) {
      const { time } = await media()
      await page.keyboard.press(key)
      await expect.poll(async () => Math.round((await media()).time - time), { message: key }).toBe(change)
    }
    const before = await media()
    await page.keyboard.press('.')
    await expect.poll(async () => (await media()).time - before.time).toBeCloseTo(1 / 24, 2)
    await page.keyboard.press(',')
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await media()).volume).toBeCloseTo(before.volume - 0.05, 2)
    await page.keyboard.press('m')
    await expect.poll(async () => (await media()).isMuted).toBe(true)
    await page.keyboard.press('m')
    await page.keyboard.press('>')
    await expect.poll(async () => (await media()).rate).toBe(1.25)
    await page.keyboard.press('<')
    await page.keyboard.press('5')
    await expect.poll(async () => Math.round((await media()).time)).toBe(Math.round(FIRST.seconds / 2))
    await page.keyboard.press('PageUp')
    await expect.poll(async () => Math.round((await media()).time)).toBe(100)
    await page.keyboard.press('Home')
    jumpedAt = Date.now()
    await expect.poll(async () => (await media()).time).toBe(0)
    await expect(dialog.locator('[data-still]'), 'the picture stays, paused at the very start').toHaveCount(0)
    await page.keyboard.press(' ')
    await expect.poll(async () => (await media()).isPaused).toBe(false)
  })

  await test.step('[product 2.1] controls hide after about 3 s of inactivity, but never while paused, in a menu or with keyboard focus', async () => {
    const from = Date.now()
    await showControls()
    await expect(dialog).toHaveAttribute('data-controls', 'hidden', { timeout: 6000 })
    expect(Date.now() - from).toBeGreaterThan(2000)
    await page.keyboard.press('k')
    await expect(dialog).toHaveAttribute('data-controls', 'shown')
    await page.waitForTimeout(4000)
    await expect(dialog).toHaveAttribute('data-controls', 'shown')
    await page.keyboard.press('k')
    await page.keyboard.press('Tab')
    await page.waitForTimeout(4000)
    await expect(dialog).toHaveAttribute('data-controls', 'shown')
    await dialog.evaluate((element) => element.focus())
    await button('Settings').click()
    await page.mouse.move(300, 300)
    await page.waitForTimeout(4000)
    await expect(dialog).toHaveAttribute('data-controls', 'shown')
    await page.mouse.click(300, 300)
    await expect(dialog.getByRole('dialog', { name: 'Settings' })).toHaveCount(0)
    expect((await media()).isPaused, 'a click that closes a menu does nothing else').toBe(false)
    await dialog.evaluate((element) => element.focus())
  })

  await test.step('[product 2.9] after a jump, the player offers the way back', async () => {
    await seek(20)
    // The way back uses the position the player knows, not the one its element was just set to.
    await showControls()
    await expect(slider).toHaveAttribute('aria-valuetext', /^2\d seconds of /)
    // Another jump within ten seconds belongs to the same search, so the way back leads to where that began. They have mostly passed.
    await page.waitForTimeout(Math.max(0, jumpedAt + 10_000 - Date.now()))
    await page.keyboard.press('9')
    await button(/^Back to 0:[234]\d$/).click()
    await expect.poll(async () => (await media()).time).toBeLessThan(60)
  })

  await test.step('[product 2.2] `?` opens the list of keys, Escape closes the list and not the player', async () => {
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(sheet).toBeVisible()
    const { isPaused } = await media()
    await page.keyboard.press('k')
    expect((await media()).isPaused).toBe(isPaused)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(dialog).toBeVisible()
  })

  await test.step('[product 2.3] the seek bar shows buffer, chapters and the time under the pointer, and is announced', async () => {
    // While paused the controls stay, however slow the machine is.
    await page.keyboard.press('k')
    await showControls()
    await expect(dialog.locator('[data-chapter-mark]')).toHaveCount(2)
    const loaded = () =>
      slider.evaluate((bar) => Number.parseFloat(getComputedStyle(bar).getPropertyValue('--loaded')))
    const played = () =>
      slider.evaluate((bar) => Number.parseFloat(getComputedStyle(bar).getPropertyValue('--played')))
    await expect.poll(async () => (await loaded()) - (await played())).toBeGreaterThan(0)
    const box = await slider.boundingBox()
    if (!box) throw new Error('There is no seek bar.')
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height / 2)
    await expect(dialog.getByText('Noon')).toBeVisible()
    await expect(dialog.locator('[data-thumbnail]')).toHaveCSS('background-image', /trickplay\/\d+\.\w+/)
    await slider.focus()
    const { time } = await media()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await media()).time - time).toBeGreaterThan(8)
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      /^(\d+ minutes? )?\d+ seconds? of 2 minutes 30 seconds$/,
    )
    await dialog.evaluate((element) => element.focus())
  })

  await test.step('[product 2.7] subtitles and audio share one menu; captions for the hard of hearing are labelled as such', async () => {
    await showControls()
    await button('Audio and subtitles').click()
    const menu = dialog.getByRole('dialog', { name: 'Audio and subtitles' })
    await expect(menu.getByRole('radiogroup', { name: 'Audio' }).getByRole('radio')).toHaveText([
      'German',
      'English',
    ])
    await expect(menu.getByRole('radio', { name: 'German (for the hard of hearing)' })).toBeVisible()
    await menu.getByRole('radiogroup', { name: 'Audio' }).getByRole('radio', { name: 'English' }).click()
    await menu.getByRole('radiogroup', { name: 'Subtitles' }).getByRole('radio', { name: 'English' }).click()
    await seek(CUE.start + 1)
    await expect(dialog.getByText(CUE.text)).toBeVisible()
    await expectAccessible(page, 'dialog')
    await button('Style and timing').click()
    await menu.getByRole('radio', { name: 'Very large' }).click()
    await menu.getByRole('radio', { name: 'Yellow' }).click()
    const look = dialog.locator('[data-captions="film"]')
    await expect(look).toHaveAttribute('data-size', 'huge')
    await expect(look).toHaveCSS('color', 'rgb(255, 225, 77)')
    await button('0.1 s later').click()
    await expect(menu.getByText('0.1 s later')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(dialog).toBeVisible()
    await seek(CUE.start + 0.05)
    await expect(dialog.getByText(CUE.text)).toBeHidden()
    await page.keyboard.press('g')
    await expect(dialog.getByText(CUE.text)).toBeVisible()
    await page.keyboard.press('c')
    await expect(dialog.getByText(CUE.text)).toBeHidden()
    await page.keyboard.press('c')
  })

  await test.step('[decisions 13.64] a press on the time shows how much is left, and another one position and length', async () => {
    await showControls()
    await dialog.getByRole('button', { name: /^\d:\d\d \/ 2:30$/ }).click()
    await dialog.getByRole('button', { name: /^−\d:\d\d$/ }).click()
    await expect(dialog.getByRole('button', { name: / \/ 2:30$/ })).toBeVisible()
    await dialog.evaluate((element) => element.focus())
  })

  await test.step('[product 2.8] quality is automatic, names the current rendition, and can be chosen; a data saver is available', async () => {
    await showControls()
    await button('Settings').click()
    const menu = dialog.getByRole('dialog', { name: 'Settings' })
    await expect(menu.getByRole('radio', { name: /^Auto \(\d+p\)$/ })).toBeChecked()
    const desktop = page.viewportSize() ?? { width: 1280, height: 720 }
    await page.setViewportSize({ width: 845, height: 900 })
    await expect(menu).toBeInViewport({ ratio: 1 })
    await page.setViewportSize(desktop)
    await menu
      .getByRole('radio', { name: /^\d+p$/ })
      .first()
      .click()
    await expect(menu.getByRole('radio', { name: /^\d+p$/ }).first()).toBeChecked()
    const minutes = menu.getByRole('radio', { name: '15 min' })
    await minutes.click()
    await expect(menu.getByText(/^Pauses in 1[45]:\d\d$/), '[decisions 11.10]').toBeVisible()
    await expect(minutes).toBeChecked()
    await menu.getByRole('radio', { name: 'Off' }).click()
    await expect(menu.getByText('Sleep timer')).toBeVisible()
    await menu.getByRole('switch', { name: /^Data saver/ }).click()
    await expect(menu.getByRole('switch', { name: /^Data saver/ })).toBeChecked()
    await menu.getByRole('switch', { name: /^Data saver/ }).click()
    await page.keyboard.press('Escape')
    await dialog.evaluate((element) => element.focus())
    await page.keyboard.press('k')
  })

  await test.step('[product 2.4] the intro can be skipped by button and by S; the button returns with the controls', async () => {
    await dialog.evaluate((element) => element.focus())
    await seek(INTRO.start + 1)
    const skip = button('Skip intro')
    await expect(skip).toBeVisible()
    await expect(skip).toBeHidden({ timeout: 14_000 })
    await showControls()
    await expect(skip).toBeVisible()
    await page.keyboard.press('s')
    await expect.poll(async () => (await media()).time).toBeGreaterThan(INTRO.end - 0.1)
  })

  await test.step('[product 2.12] full screen, picture in picture, and another screen if there is one', async () => {
    await page.keyboard.press('f')
    const isInFullScreen = () =>
      video.evaluate((element) => document.fullscreenElement?.contains(element) === true)
    await expect.poll(isInFullScreen).toBe(true)
    await expect(slider).toBeInViewport()
    await page.keyboard.press('f')
    await expect.poll(isInFullScreen).toBe(false)
    const { isPaused } = await media()
    await page.mouse.dblclick(300, 300)
    await expect.poll(isInFullScreen).toBe(true)
    expect((await media()).isPaused).toBe(isPaused)
    await page.keyboard.press('f')
    await expect.poll(isInFullScreen).toBe(false)
    await page.keyboard.press('i')
    await expect(button('Leave picture in picture')).toBeVisible()
    await button('Leave picture in picture').click()
    await expect(button('Picture in picture')).toBeVisible()
    const screen = button('Play on another screen')
    await expect(screen).toHaveCount(0)
    await findReceiver(video)
    await expect(video.locator('source'), 'receivers are offered the address').toHaveCount(2)
    await screen.click()
    await expect(dialog.getByText('Playing on another screen')).toBeVisible()
    expect(await shown()).toMatch(/\/master\.m3u8$/)
  })

  await test.step('[decisions 11.17] back from the screen, the film continues at its position, even after a lost connection', async () => {
    await page.context().setOffline(true)
    await leaveReceiver(video, 40)
    await expect(dialog.getByText('Playing on another screen')).toBeHidden()
    await page.context().setOffline(false)
    await expect.poll(async () => (await media()).time, { timeout: 20_000 }).toBeGreaterThan(40.5)
    expect((await media()).time).toBeLessThan(60)
    await expect.poll(shown, 'fed by the page again').toMatch(/^blob:/)
    await expect(video.locator('source')).toHaveCount(2)
    await dialog.evaluate((element) => element.focus())
  })

  await test.step('[product 2.10] offline, playback continues from the buffer, and the position is saved and sent later', async () => {
    await page.context().setOffline(true)
    await expect(dialog.getByText('No connection. Playing what has already loaded.')).toBeVisible()
    const { time } = await media()
    await expect.poll(async () => (await media()).time).toBeGreaterThan(time + 1)
    await page.keyboard.press('k')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('player:kept-positions')))
      .toMatch(/"position":\d/)
    await page.context().setOffline(false)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('player:kept-positions'))).toBeNull()
    await page.keyboard.press('k')
  })

  await test.step('[product 2.14] closing returns to where playback began, and restores the focus', async () => {
    const behind = page.locator('body > :not(dialog)').first()
    await expect(behind, 'not drawn behind the film').toHaveCSS('opacity', '0')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(behind).toHaveCSS('opacity', '1')
    await expect(page.getByRole('button', { name: /^(Play|Resume)$/ }).first()).toBeFocused()
  })
})

test('resumes a little earlier, and continues with the next episode in the same languages', async ({
  page,
}) => {
  test.setTimeout(400_000)
  await page.addInitScript(() => {
    const before = Date.now.bind(Date)
    const own = Object.assign(window as unknown as Handlers, { mediaHandlers: {}, passedMs: 0 })
    Date.now = () => before() + own.passedMs
    const { mediaSession } = navigator
    const register = mediaSession.setActionHandler.bind(mediaSession)
    mediaSession.setActionHandler = (name, handle) => {
      own.mediaHandlers[name] = handle ? () => handle({ action: name }) : undefined
      register(name, handle)
    }
  })
  await joinByApi(page)
  const show = await openShow(page)
  const origin = process.env['QUINTET_JOURNEYS_URL'] ?? ''
  await page.request.put(`/api/user/history/${show.episodes[0]?.contentitem_id}`, {
    headers: { origin },
    data: { position: 60, duration: FIRST.seconds, sequence: 1, at: new Date().toISOString() },
  })
  await page.reload()
  const { dialog, media, button, seek, video } = await pressPlay(page, /^Resume$/)
  /** Waits until this episode plays, and no longer the previous one. */
  const seePlaying = async ({ title, seconds }: (typeof EPISODES)[number]) => {
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible({ timeout: 20_000 })
    await expect.poll(async () => Math.round((await media()).duration), { timeout: 20_000 }).toBe(seconds)
    const { time } = await media()
    await expect.poll(async () => (await media()).time, { timeout: 20_000 }).toBeGreaterThan(time + 0.2)
  }

  await test.step('[product 2.9] resumes 3 to 5 s before the saved position; the beginning is one click away', async () => {
    await expect(dialog.getByText('Resumed at 0:56')).toBeVisible()
    expect((await media()).time).toBeGreaterThan(55.5)
    // The button shows for ten seconds: a slow machine must not wait for it to be stable.
    await button('Start over').dispatchEvent('click')
    await expect.poll(async () => (await media()).time).toBeLessThan(20)
  })

  await test.step('[product 2.5] during the credits the next episode is offered, and can be declined', async () => {
    // While paused, nothing counts down.
    await page.keyboard.press('k')
    await seek(FIRST.credits + 0.5)
    const card = dialog.getByRole('region', { name: 'Next episode' })
    await expect(card).toContainText(SECOND.title)
    await expect(card.getByRole('timer')).toHaveText(/^Starts in \d+ seconds?$/)
    await expectAccessible(page, 'dialog')
    // With autoplay off, the next episode is still offered, without a countdown.
    const byItself = dialog.getByRole('switch', { name: /^Autoplay next episode/ })
    const turn = async () => {
      await button('Settings').click()
      await byItself.click()
      await page.keyboard.press('Escape')
      await expect(card).toBeVisible()
    }
    await turn()
    await expect(card.getByRole('timer')).toHaveCount(0)
    await turn()
    await expect(card.getByRole('timer')).toBeVisible()
    await card.getByRole('button', { name: 'Cancel' }).click()
    await expect(card).toBeHidden()
    await seek(30)
    await page.keyboard.press('n')
    await seePlaying(SECOND)
    await page.keyboard.press('p')
    await seePlaying(FIRST)
  })

  await test.step('[decisions 13.63] a list leads to other episodes and to chapters, with the current ones marked', async () => {
    // The second one has a single chapter.
    const open = () => button(/^Episodes( and chapters)?$/).click()
    const episodes = dialog.getByRole('region', { name: 'Episodes' })
    const chapters = dialog.getByRole('region', { name: 'Chapters' })
    await open()
    await expect(episodes.locator('[aria-current]')).toContainText(FIRST.title)
    await expectAccessible(page, 'dialog')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await seePlaying(SECOND)
    await expect(episodes).toBeHidden()
    await open()
    await episodes.getByRole('button', { name: FIRST.title }).click()
    await seePlaying(FIRST)
    await open()
    await chapters.getByRole('button', { name: 'Noon' }).click()
    await expect.poll(async () => Math.floor((await media()).time)).toBeGreaterThanOrEqual(50)
  })

  await test.step('[product 2.7] the next episode keeps the chosen languages and speed', async () => {
    await page.keyboard.press('c')
    await page.keyboard.press('>')
    await seek(CUE.start + 1)
    const words = dialog.locator('[data-captions="film"] p')
    await expect(words).toHaveCount(1)
    const shown = await words.textContent()
    await page.keyboard.press('n')
    await seePlaying(SECOND)
    expect((await media()).rate).toBe(1.25)
    await page.keyboard.press('<')
    await expect.poll(async () => (await media()).rate).toBe(1)
    await seek(CUE.start + 1)
    await expect(words).toHaveText(shown ?? '')
  })

  await test.step('[product 2.6] asks after three automatic episodes and an hour and a half without interaction', async () => {
    const playsByItself = async () => {
      await seek(FIRST.seconds - 0.5)
      await seePlaying(SECOND)
    }
    // Goes back as a headset does, without a key or the pointer.
    const goBack = async () => {
      await page.evaluate(() => (window as unknown as Handlers).mediaHandlers['previoustrack']?.())
      await seePlaying(FIRST)
    }
    await page.keyboard.press('p')
    await seePlaying(FIRST)
    for (let round = 0; round < 2; round += 1) {
      await playsByItself()
      await goBack()
    }
    await page.evaluate((passed) => ((window as unknown as Handlers).passedMs = passed), 91 * 60_000)
    await seek(FIRST.seconds - 0.5)
    const prompt = dialog.getByRole('alertdialog', { name: 'Are you still watching?' })
    await expect(prompt).toBeVisible({ timeout: 20_000 })
    await expect(prompt.getByRole('button', { name: 'Keep watching' })).toBeFocused()
    await expectAccessible(page, 'dialog')
    await prompt.getByRole('button', { name: 'Don’t ask again' }).click()
    await seePlaying(SECOND)
  })

  await test.step('[product 2.5] at the end of the last episode, the viewer can watch again or go back', async () => {
    await seek(SECOND.seconds - 0.5)
    await expect(button('Watch again')).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page, 'dialog')
    await button('Watch again').click()
    await expect.poll(async () => (await media()).time).toBeLessThan(5)
    await expect(video).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('[product 2.2] a tap shows the controls, a double tap at a side seeks, and another screen is one tap away', async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await haveAnotherScreen(page)
    await joinByApi(page)
    await openShow(page)
    const { dialog, media, button, seek, video } = await pressPlay(page)
    await expect(dialog).toHaveAttribute('data-controls', 'hidden', { timeout: 8000 })
    await page.touchscreen.tap(195, 200)
    await expect(dialog).toHaveAttribute('data-controls', 'shown')
    await button('Pause').tap()
    await expect.poll(async () => (await media()).isPaused).toBe(true)
    await seek(60)
    for (const [x, change] of [
      [350, 10],
      [40, -10],
    ] as const) {
      const { time } = await media()
      // On a busy machine the second tap may come too late for a double tap.
      await expect(async () => {
        await page.touchscreen.tap(x, 200)
        await page.touchscreen.tap(x, 200)
        const moved = async () => Math.round((await media()).time - time)
        await expect.poll(moved, { timeout: 1500 }).toBe(change)
      }).toPass()
    }
    await expectAccessible(page, 'dialog')
    // The other screen would load the stream, which this browser cannot play.
    await page.route('**/master.m3u8', () => {})
    await button('Play on another screen').tap()
    await expect(dialog.getByText('Playing on another screen')).toBeVisible()
    expect(await video.evaluate((element: HTMLVideoElement) => element.src)).toMatch(/\/master\.m3u8$/)
  })
})
