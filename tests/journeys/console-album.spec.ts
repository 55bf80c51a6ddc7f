/** An editor’s work on the tracks of an album, all together. */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { en } from '../../apps/console/src/texts/en.ts'
import { expectAccessible } from './accessible.ts'
import { hasCommandLine, joinConsole, runCommandLine } from './operator.ts'
import { expect, test } from './pages.ts'

test.skip(!hasCommandLine, 'operators are invited by the command line of a product that was started here')
test.use({ locale: 'en-GB' })

const run = promisify(execFile)
const { album: words } = en
const COLUMNS = words.columns

/** Imports an album of three short tracks, One, Two and Three; returns its name. */
async function anAlbum(): Promise<string> {
  const library = await mkdtemp(path.join(tmpdir(), 'album-'))
  const name = `Edited ${crypto.randomUUID().slice(0, 8)}`
  const folder = path.join(library, 'Music', 'Tess Tone', name)
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'quintet.json'), JSON.stringify({ rating: 'FSK 0' }))
  for (const [at, track] of ['One', 'Two', 'Three'].entries()) {
    const tone = ['-f', 'lavfi', '-i', `sine=frequency=${300 + at * 100}:duration=2`]
    const file = path.join(folder, `0${at + 1} - ${track}.flac`)
    await run('ffmpeg', ['-nostdin', '-v', 'error', ...tone, file])
  }
  await runCommandLine('import', library)
  return name
}

async function openAlbum(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: en.navigation.titles }).click()
  await page.getByLabel(en.titles.search).fill(name)
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

const rowsOf = (page: Page) =>
  page.getByRole('list', { name: words.title, exact: true }).getByRole('listitem')

/** The titles and numbers of the rows, as members would read them; a disc’s heading is a row, too. */
const shownIn = (page: Page) =>
  rowsOf(page).evaluateAll((rows) =>
    rows.map((row) => {
      const [number, de, english] = [...row.querySelectorAll('input')].map(({ value }) => value)
      return number === undefined ? (row.textContent ?? '') : `${number} ${english || de}`
    }),
  )

test('[decisions 13.45] an editor names, moves and credits the tracks of an album, saves once, and undoes it; members see it', async ({
  page,
}) => {
  await joinConsole(page, 'editor')
  const name = await anAlbum()
  const id = await openAlbum(page, name)
  const field = (track: string, column: string) =>
    page.getByLabel(words.field(track, column), { exact: true })
  const [one, three] = [words.track('1', 'One'), words.track('3', 'Three')]
  const handle = (track: string) => page.getByRole('button', { name: words.move(track), exact: true })
  await expect.poll(() => shownIn(page)).toEqual(['1 One', '2 Two', '3 Three'])
  await expectAccessible(page)

  await field(one, COLUMNS.titleEn).fill('Opening')
  await handle(one).focus()
  await page.keyboard.press('ArrowDown')
  await expect(handle(one)).toBeFocused()
  await expect(page.getByText(words.moved(one, '1', '2'))).toBeAttached()
  expect(await shownIn(page)).toEqual(['1 Two', '2 Opening', '3 Three'])
  await page.getByRole('button', { name: words.addDisc }).click()
  await handle(three).focus()
  await page.keyboard.press('End')
  expect(await shownIn(page)).toEqual(['Disc 1', '1 Two', '2 Opening', 'Disc 2', '1 Three'])
  await page.getByText(words.fill).click()
  await page.getByLabel(COLUMNS.composers, { exact: true }).fill('Cara Chord; Otto Oboe')
  await page.getByRole('button', { name: words.fillIn }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.save('3') }).click()
  await expect(page.getByText(en.many.done('3'))).toBeVisible()
  expect(await shownIn(page)).toEqual(['Disc 1', '1 Two', '2 Opening', 'Disc 2', '1 Three'])

  const member = await page.context().newPage()
  const tracks = member.getByRole('region', { name: 'Tracks' })
  await expect(async () => {
    await member.goto(`/movies/music/${id}`)
    await expect(tracks.getByRole('heading', { name: 'Disc 2' })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 120_000 })
  await expect(tracks).toHaveText(/Disc 1.*Two.*Opening.*Disc 2.*Three/s)
  await member.close()

  await page.getByRole('button', { name: en.many.undo, exact: true }).click()
  await expect.poll(() => shownIn(page)).toEqual(['1 One', '2 Two', '3 Three'])
})

test('[decisions 13.45] what stops a save is told by track and field, and a drag moves a track', async ({
  page,
}) => {
  await joinConsole(page, 'editor')
  const id = await openAlbum(page, await anAlbum())
  const field = (track: string, column: string) =>
    page.getByLabel(words.field(track, column), { exact: true })
  const [one, three] = [words.track('1', 'One'), words.track('3', 'Three')]
  const save = (count: string) => page.getByRole('button', { name: words.save(count) }).click()
  await field(one, COLUMNS.number).fill('3')
  await save('1')
  await expect(page.getByText(words.taken(one, three))).toBeVisible()
  await field(one, COLUMNS.number).fill('1')

  const handle = page.getByRole('button', { name: words.move(three), exact: true })
  const target = await page.getByRole('button', { name: words.move(one), exact: true }).boundingBox()
  await handle.hover()
  await page.mouse.down()
  await page.mouse.move(target?.x ?? 0, (target?.y ?? 0) - 4, { steps: 8 })
  await page.mouse.up()
  expect(await shownIn(page)).toEqual(['1 Three', '2 One', '3 Two'])

  const [first] = (await (await page.request.get(`/api/operator/titles/${id}/tracks`)).json()).tracks
  const origin = new URL(page.url()).origin
  const answer = await page.request.patch(`/api/operator/titles/${first.id}`, {
    data: { version: first.version, fields: { year: 1999 } },
    headers: { origin },
  })
  expect(answer.ok()).toBe(true)
  await save('3')
  await expect(page.getByText(words.changed(one))).toBeVisible()
  expect(await shownIn(page)).toEqual(['1 Three', '2 One', '3 Two'])
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect.poll(() => shownIn(page)).toEqual(['1 One', '2 Two', '3 Three'])
})
