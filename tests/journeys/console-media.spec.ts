/** An editor and what is played of a title: its trailer, and its subtitles beside the film. */
import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { en } from '../../apps/console/src/texts/en.ts'
import { expectAccessible } from './accessible.ts'
import { leftOutOnMachines } from './left-out.ts'
import { hasCommandLine, joinConsole } from './operator.ts'
import { expect, test } from './pages.ts'
import { isOnMachines } from './running-product.ts'
import { CUE, EPISODES, moving, TEST_SHOW } from './test-show.ts'

test.skip(!hasCommandLine, 'operators are invited by the command line of a product that was started here')
test.use({ locale: 'en-GB' })

const run = promisify(execFile)

async function aFilm(seconds: number): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'trailer-')), 'Teaser.mp4')
  await run('ffmpeg', ['-nostdin', '-v', 'error', ...moving(seconds, file)])
  return file
}

async function openTitle(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: en.navigation.titles }).click()
  await page.getByLabel(en.titles.search).fill(name)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}

async function upload(page: Page, button: string, file: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await choosing).setFiles(file)
}

test('[decisions 13.33] an editor uploads a trailer, plays it, takes it away, and has it as imported again', async ({
  page,
}) => {
  test.skip(isOnMachines, leftOutOnMachines.uploads)
  const { trailer: words } = en
  await joinConsole(page, 'editor')
  await openTitle(page, TEST_SHOW)
  await expect(page.getByText(words.none)).toBeVisible()
  await upload(page, words.add, await aFilm(6))
  await expect(page.getByText(words.saved)).toBeVisible()
  const player = page.getByLabel(words.player(TEST_SHOW))
  await expect(player).toBeVisible({ timeout: 90_000 })
  await expectAccessible(page)
  await player.evaluate((video: HTMLVideoElement) => {
    video.muted = true
    return video.play()
  })
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(0.5)

  await page.getByRole('button', { name: words.remove }).click()
  await expect(page.getByText(words.removedByEditor)).toBeVisible()
  await page.getByRole('button', { name: words.asImported, exact: true }).click()
  await expect(page.getByText(words.none)).toBeVisible()
})

test('[decisions 13.34] an editor takes a cue’s time from the film, splits, shifts and saves; as imported takes it back', async ({
  page,
}) => {
  const { subtitles: words } = en
  await joinConsole(page, 'editor')
  await openTitle(page, TEST_SHOW)
  await page.getByRole('link', { name: EPISODES[0].title }).click()
  await page.getByRole('link', { name: words.cuesNamed('English') }).click()
  const film = page.getByLabel(words.film, { exact: true })
  const field = (cue: string, label: string) =>
    page.getByLabel(words.of(words.cue(cue), label), { exact: true })
  await expect(field('1', words.text)).toHaveValue(CUE.text)
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState), { timeout: 30_000 })
    .toBeGreaterThan(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: words.jump('1') }).click()
  await expect(page.getByText(CUE.text, { exact: true }).first()).toBeVisible()
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 5
  })
  await page.getByRole('button', { name: words.splitNamed('1') }).click()
  await expect(field('1', words.end)).toHaveValue('0:05')
  await expect(field('2', words.start)).toHaveValue('0:05')
  await page.getByRole('button', { name: words.startHereNamed('1') }).click()
  await page.getByRole('button', { name: en.common.save }).click()
  await expect(page.getByText(words.wrongTime('1'))).toBeVisible()
  await field('1', words.start).fill('0:03.5')
  await page.getByLabel(words.shiftBy).fill('1.5')
  await page.getByRole('button', { name: words.shift, exact: true }).click()
  await expect(field('1', words.start)).toHaveValue('0:05')
  page.once('dialog', (question) => void question.dismiss())
  await page.getByRole('link', { name: words.back }).click()
  await expect(field('1', words.start), 'what is not saved is not left behind').toHaveValue('0:05')
  await page.getByRole('button', { name: en.common.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await page.getByRole('link', { name: words.back }).click()
  await page.getByRole('link', { name: words.cuesNamed('English') }).click()
  await expect(field('2', words.start)).toHaveValue('0:06.5')
  await page.getByRole('link', { name: words.back }).click()
  await page.getByRole('button', { name: words.asImported, exact: true }).click()
  await expect(page.getByText(words.takenBack)).toBeVisible()
})
