/** An editor's work on a title's media: its trailer, and its subtitles beside the film. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { en } from '../../apps/console/src/texts/en.ts'
import { expectAccessible } from './accessible.ts'
import { hasCommandLine, joinConsole } from './operator.ts'
import { expect, test } from './pages.ts'
import { TEST_CHANNELS } from './test-channel.ts'
import { CUE, EPISODES, moving, TEST_SHOW } from './test-show.ts'

test.skip(!hasCommandLine, 'operators are invited by the command line of a product that was started here')
test.use({ locale: 'en-GB' })

const run = promisify(execFile)

async function aFilm(seconds: number, name = 'Teaser.mp4'): Promise<string> {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'film-')), name)
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

test('[decisions 13.33] an editor uploads a trailer, plays it, removes it, and resets it to the imported one', async ({
  page,
}) => {
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

  await page.getByRole('button', { name: words.remove, exact: true }).click()
  await expect(page.getByText(words.removedByEditor)).toBeVisible()
  await page.getByRole('button', { name: words.asImported, exact: true }).click()
  await expect(page.getByText(words.none)).toBeVisible()
})

/** Creates a folder with some files to upload. */
async function aFolder(name: string, files: Record<string, string>): Promise<string> {
  const folder = path.join(await mkdtemp(path.join(tmpdir(), 'upload-')), name)
  await mkdir(folder)
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text)
  return folder
}

test('[decisions 13.37] an editor previews what an upload would change before importing it', async ({
  page,
}) => {
  const { uploads: words } = en
  const name = `Deichbruch ${crypto.randomUUID().slice(0, 8)}`
  const said = { 'quintet.json': JSON.stringify({ texts: { en: { title: name } } }) }
  const dialog = page.getByRole('dialog')
  const look = async (files: Record<string, string>) => {
    await upload(page, words.folder, await aFolder(name, files))
    await page.getByRole('button', { name: words.takeAll('1') }).click()
    await expect(dialog.getByRole('button', { name: words.preview.notNow })).toBeVisible()
  }
  const take = async () => {
    await dialog.getByRole('button', { name: words.preview.take }).click()
    await expect(dialog).toBeHidden()
  }
  await joinConsole(page, 'editor')
  await page.getByRole('link', { name: en.navigation.uploads }).click()

  await look(said)
  await expect(dialog.getByRole('list', { name: words.preview.added }).getByText(name).first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.preview.notNow }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: words.takeAll('1') }).click()
  await take()
  const done = page.getByRole('table', { name: words.done })
  await expect(done.getByRole('link', { name: `${name}/quintet.json` })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: words.toDrafts }).click()
  await expect(page.getByRole('table').getByRole('link', { name })).toBeVisible()
  await page.goBack()

  await look({ 'movie.nfo': `<movie><title>${name}</title><plot>A dyke breaks.</plot></movie>` })
  const changed = dialog.getByRole('list', { name: words.preview.changed })
  await expect(changed.getByText('A dyke breaks.')).toBeVisible()
  await expectAccessible(page)
  await take()
  await expect(done.getByRole('link', { name: `${name}/movie.nfo` })).toBeVisible({ timeout: 30_000 })

  await look(said)
  await expect(dialog.getByText(en.failures.upload_in_the_way)).toBeVisible()
  await expect(dialog.getByRole('button', { name: words.preview.take })).toBeHidden()
})

test('[decisions 9.22] single files are imported together, each as its form says', async ({ page }) => {
  test.setTimeout(180_000)
  const { uploads: words } = en
  const names = ['Priel', 'Siel'].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`)
  const folder = await mkdtemp(path.join(tmpdir(), 'films-'))
  await joinConsole(page, 'editor')
  await page.getByRole('link', { name: en.navigation.uploads }).click()
  for (const name of names) {
    const file = path.join(folder, `${name}.mp4`)
    await run('ffmpeg', ['-nostdin', '-v', 'error', ...moving(1, file)])
    await upload(page, words.files, file)
  }
  const first = page.getByRole('form', { name: `${names[0]}.mp4` })
  await first.getByLabel(words.name, { exact: true }).fill(`${names[0]} anew`)
  await expectAccessible(page)
  await page.getByRole('button', { name: words.takeTogether('2') }).click()
  const added = page.getByRole('dialog').getByRole('list', { name: words.preview.added })
  await expect(added.getByRole('listitem')).toHaveCount(2)
  await expect(added.getByText(`${names[0]} anew`, { exact: true })).toBeVisible()
  await expect(added.getByText(names[1] ?? '', { exact: true })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: words.preview.notNow }).click()
  for (const name of names) await page.getByRole('button', { name: words.remove(`${name}.mp4`) }).click()
  await expect(first).toBeHidden()
})

test('[decisions 9.22, decisions 13.11] an editor uploads a film, which is published; hides it and publishes it again', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { uploads: words } = en
  const name = `Nordwind ${crypto.randomUUID().slice(0, 8)}`
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'film-')), `${name}.mp4`)
  await run('ffmpeg', ['-nostdin', '-v', 'error', ...moving(4, file)])
  await joinConsole(page, 'editor')
  await page.getByRole('link', { name: en.navigation.uploads }).click()
  await upload(page, words.files, file)
  const arrived = page.getByRole('form', { name: `${name}.mp4` })
  await arrived.getByLabel(words.isDraft).uncheck()
  await arrived.getByRole('button', { name: words.take, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.preview.take }).click()
  const done = page.getByRole('table', { name: words.done })
  await expect(done.getByRole('link', { name: `${name}.mp4` })).toBeVisible({ timeout: 30_000 })
  await openTitle(page, name)
  const state = page.locator('main header').first()
  // Once its media are ready.
  await expect(async () => {
    await page.reload()
    await expect(state.getByText(en.titles.states.published, { exact: true })).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 120_000 })
  const address = (await page.getByRole('link', { name: en.title.view }).getAttribute('href')) ?? ''
  expect((await page.request.get(address)).status()).toBe(200)
  await page.getByRole('button', { name: en.titles.hide }).click()
  await expect(state.getByText(en.titles.states.draft, { exact: true })).toBeVisible()
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404)
  await expectAccessible(page)
  await page.getByRole('button', { name: en.titles.publish }).click()
  await expect(state.getByText(en.titles.states.published, { exact: true })).toBeVisible()
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
})

test('[decisions 13.34, decisions 13.55] an editor takes a cue’s time from the film, splits, shifts and saves; “as imported” undoes it', async ({
  page,
}) => {
  const { subtitles: words, film: beside } = en
  await joinConsole(page, 'editor')
  await openTitle(page, TEST_SHOW)
  await page.getByRole('link', { name: EPISODES[0].title }).click()
  await page.getByRole('link', { name: words.cuesNamed('English') }).click()
  const film = page.getByLabel(beside.player, { exact: true })
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
  await page.getByRole('link', { name: beside.back }).click()
  await expect(field('1', words.start), 'what is not saved is not left behind').toHaveValue('0:05')
  // Saving moves nothing: neither the film, nor the focus, nor the page.
  const address = page.url()
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 6
  })
  await field('2', words.text).focus()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(words.saved)).toBeVisible()
  await expect(page, 'the saved track has an address of its own').not.toHaveURL(address)
  await expect(page.getByRole('button', { name: en.common.save })).toBeDisabled()
  await expect(field('2', words.text)).toBeFocused()
  expect(await film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(6)
  await page.getByRole('link', { name: beside.back }).click()
  await page.getByRole('link', { name: words.cuesNamed('English') }).click()
  await expect(field('2', words.start)).toHaveValue('0:06.5')
  await page.getByRole('link', { name: beside.back }).click()
  await page.getByRole('button', { name: words.asImported, exact: true }).click()
  await expect(page.getByText(words.takenBack)).toBeVisible()
})

test('[decisions 13.35] an editor jumps to a chapter in the film, splits it at the current position, and marks the intro', async ({
  page,
}) => {
  const { film: words, title: own } = en
  await joinConsole(page, 'editor')
  await openTitle(page, TEST_SHOW)
  await page.getByRole('link', { name: EPISODES[0].title }).click()
  await page.getByRole('link', { name: words.open }).click()
  const film = page.getByLabel(words.player, { exact: true })
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState), { timeout: 30_000 })
    .toBeGreaterThan(1)
  await expectAccessible(page)
  const chapters = page.getByRole('group', { name: own.panels.chapters })
  const row = (place: number) => chapters.getByRole('row').nth(place)
  const field = (label: string, place: number) => chapters.getByLabel(`${label} ${place}`, { exact: true })

  // By keyboard: a row's button seeks to its time, and the row at the film's position is marked as current.
  await chapters.getByRole('button', { name: words.jump(own.start, '2') }).press('Enter')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(50)
  await expect(row(2)).toHaveAttribute('aria-current', 'true')
  await expect(row(1)).not.toHaveAttribute('aria-current')

  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 70.25
  })
  await chapters.getByRole('button', { name: own.add }).press('Enter')
  await expect(field(own.start, 3), 'stands in its place').toHaveValue('1:10.2')
  await expect(field(own.start, 3), 'is written next').toBeFocused()
  await expect(field(own.end, 3)).toHaveValue('1:40')
  await expect(field(own.end, 2), 'ends where the new one begins').toHaveValue('1:10.2')
  await field(own.chapter, 3).fill('Afternoon')
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 75
  })
  await chapters.getByRole('button', { name: words.hereNamed(own.end, '3') }).click()
  await expect(field(own.end, 3)).toHaveValue('1:15')
  page.once('dialog', (question) => void question.dismiss())
  await page.getByRole('link', { name: words.back }).click()
  await expect(field(own.chapter, 3), 'what is not saved is not left behind').toHaveValue('Afternoon')
  const panel = page.locator('section').filter({ has: chapters })
  await expect(panel.getByText(en.common.unsaved)).toBeVisible()
  await panel.getByRole('button', { name: en.common.save }).click()
  await expect(panel.getByText(en.common.unsaved)).toHaveCount(0)
  await expect(panel.getByText(own.edited)).toBeVisible()

  const skips = page.getByRole('group', { name: own.panels.skips })
  await skips.getByRole('button', { name: words.hereNamed(own.end, '1') }).click()
  const marks = page.locator('section').filter({ has: skips })
  await marks.getByRole('button', { name: en.common.save }).click()
  await expect(marks.getByText(own.edited)).toBeVisible()
  await page.reload()
  await expect(field(own.chapter, 3)).toHaveValue('Afternoon')
  await expect(skips.getByLabel(`${own.end} 1`, { exact: true })).toHaveValue('1:15')

  for (const each of [panel, marks]) {
    await each.getByRole('button', { name: own.asImported }).click()
    await expect(each.getByText(own.edited)).toHaveCount(0)
  }
  await page.getByRole('link', { name: words.back }).click()
  await expect(page.getByRole('heading', { name: words.times })).toBeVisible()
})

test('[decisions 12.15] an editor uploads a jingle for a channel, which is used once it is processed, and sets how often jingles play', async ({
  page,
}) => {
  const { jingles: words } = en
  const [, channel] = TEST_CHANNELS
  const name = `House Melody ${crypto.randomUUID().slice(0, 8)}`
  await joinConsole(page, 'editor')
  await openTitle(page, channel)
  await expect(page.getByText(words.none)).toBeVisible()
  await upload(page, words.add, await aFilm(4, `${name}.mp4`))
  await expect(page.getByText(words.added(1))).toBeVisible()
  const jingle = page.getByRole('listitem').filter({ hasText: name })
  await expect(jingle.getByText(words.states.ready)).toBeVisible({ timeout: 90_000 })
  await expect(jingle.getByText('0:04')).toBeVisible()
  // Scrolled, the index of the page covers a part of whatever is below it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  const panel = page.locator('#jingles')
  const every = panel.getByLabel(words.every)
  await every.fill('1')
  await panel.getByRole('button', { name: words.save, exact: true }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await page.reload()
  await expect(every).toHaveValue('1')
  await panel.getByRole('button', { name: words.asImported, exact: true }).click()
  await expect(page.getByText(words.takenBack)).toBeVisible()
  await expect(every).toHaveValue('2')

  // In the bin, so that the channel is as it was.
  await jingle.getByRole('button', { name: words.remove(name) }).click()
  await expect(jingle).toHaveCount(0)
})
