/** Ways through the console that its screens share: back to lists as they were left, whole rows as links, and saving panels together. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { en } from '../../apps/console/src/texts/en.ts'
import { expectAccessible } from './accessible.ts'
import { tabTo } from './keys.ts'
import { joinByApi } from './member.ts'
import { hasCommandLine, joinConsole } from './operator.ts'
import { expect, test } from './pages.ts'

test.skip(!hasCommandLine, 'operators are invited by the command line of a product that was started here')
test.use({ locale: 'en-GB' })

const back = (page: Page, name: string) => page.locator('main').getByRole('link', { name, exact: true })
const clear = (page: Page) => page.getByRole('button', { name: en.common.clearFilters })

async function openMovies(page: Page): Promise<void> {
  await page.getByRole('link', { name: en.navigation.titles }).click()
  await page.getByLabel(en.titles.columns.state).selectOption('published')
  await page.getByLabel(en.titles.columns.kind).selectOption('movie')
  // Until the filtered list is there, the one before it stays.
  const first = page.getByRole('table').getByRole('row').nth(1)
  await expect(first.getByText(en.titles.kinds.movie, { exact: true })).toBeVisible()
}

test('[decisions 13.54] a click on a row opens it, and “back” finds the list with its filters, which one button clears', async ({
  page,
}) => {
  await joinConsole(page, 'editor')
  await openMovies(page)
  const row = page.getByRole('table').getByRole('row').nth(1)
  const name = await row.getByRole('link').innerText()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: en.titles.csv }).click()
  const file = await readFile(await (await coming).path(), 'utf8')
  expect(file.split('\r\n')[1], 'the file is the list').toContain(`"${name.replaceAll('"', '""')}"`)
  await row.getByText(en.titles.kinds.movie, { exact: true }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await back(page, en.title.back).click()
  await expect(page.getByLabel(en.titles.columns.kind)).toHaveValue('movie')

  // Also from further away.
  await row.getByRole('link').click()
  await page.getByRole('link', { name: en.preview.open }).click()
  await expect(page).toHaveURL(/\/preview$/)
  await page.getByRole('link', { name: en.film.back }).click()
  await back(page, en.title.back).click()
  await expect(page.getByLabel(en.titles.columns.kind)).toHaveValue('movie')
  await expectAccessible(page)

  await clear(page).click()
  await expect(page.getByLabel(en.titles.columns.kind)).toHaveValue('')
  await expect(clear(page)).toBeHidden()
})

test('[decisions 13.54] “back” from a member finds the search, which stands in no address and is cleared with the filters', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const { email } = await joinByApi(await context.newPage())
  await context.close()
  await joinConsole(page, 'support')
  await page.getByRole('link', { name: en.navigation.members }).click()
  const search = page.getByLabel(en.members.search)
  await search.fill(email)
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { name: en.member.invoices })).toBeVisible()
  await back(page, en.member.back).click()
  await expect(search).toHaveValue(email)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
  expect(page.url()).not.toContain(email.split('@')[0])
  await clear(page).click()
  await expect(search).toHaveValue('')
})

test('[decisions 13.54] nothing that the browser keeps of a tab names a member, and the next operator there finds no search', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const member = await joinByApi(await context.newPage())
  await context.close()
  const { email, password, nextCode } = await joinConsole(page, 'support')
  await page.getByRole('link', { name: en.navigation.members }).click()
  const search = page.getByLabel(en.members.search)
  await search.fill(member.email)
  const found = page.getByRole('link', { name: member.email })
  await expect(found).toBeVisible()
  const kept = async () =>
    JSON.stringify([await page.evaluate(() => history.state), await page.title(), page.url()])
  const local = member.email.split('@')[0] ?? ''
  expect(await kept()).not.toContain(local)
  await found.click()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page).toHaveTitle(/^Member /)
  expect(await kept()).not.toContain(local)
  expect(await kept()).not.toContain(name)

  await page.getByRole('button', { name: en.navigation.logOut, exact: true }).click()
  await page.getByLabel(en.common.email).fill(email)
  await page.getByLabel(en.common.password).fill(password)
  await page.getByLabel(en.common.code).fill(nextCode())
  await page.getByRole('button', { name: en.logIn.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: en.today.title, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: en.member.invoices })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: en.members.title, level: 1 })).toBeVisible()
  await expect(search).toHaveValue('')
})

test('[decisions 13.54] a session that has ended leads to the log-in, which says so and goes on at the same screen', async ({
  page,
}) => {
  const { email, password, nextCode } = await joinConsole(page, 'editor')
  await openMovies(page)
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').click()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  await page.context().clearCookies()
  await page.getByRole('link', { name: en.navigation.jobs }).click()
  await expect(page.getByText(en.logIn.ended)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(en.common.email).fill(email)
  await page.getByLabel(en.common.password).fill(password)
  await page.getByLabel(en.common.code).fill(nextCode())
  await page.getByRole('button', { name: en.logIn.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: en.jobs.title, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})

test('[decisions 13.55] an editor changes two panels and saves both by Ctrl+S, as one version; a third change is discarded', async ({
  page,
}) => {
  const { title: words, choice } = en
  await joinConsole(page, 'editor')
  await openMovies(page)
  await page.getByRole('table').getByRole('link').last().click()
  const texts = page.getByRole('group', { name: words.languages.en })
  const short = texts.getByLabel(words.short, { exact: true })
  const tags = page.getByRole('combobox', { name: words.fields.tags })
  const tagged = page.getByRole('list', { name: choice.chosen(words.fields.tags) }).getByRole('listitem')
  await expect(short).toBeVisible()
  const [before, tagsBefore] = [await short.inputValue(), await tagged.allInnerTexts()]
  const bar = page.getByRole('region', { name: words.unsaved })
  await expect(bar).toBeHidden()

  const told = `Told together ${Date.now()}`
  await short.fill(told)
  // Not ended by a comma, nor left: what is written is saved.
  await tags.fill(`together-${Date.now()}`)
  await expect(bar).toContainText(words.languages.en)
  await expect(bar).toContainText(words.panels.genres)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(en.common.saved, { exact: true })).toBeVisible()
  await expect(bar).toBeHidden()
  const versions = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: words.panels.versions }) })
  await expect(versions.getByRole('listitem').first()).toContainText(
    new RegExp(`${words.fields.textEn}.*${words.fields.tags}|${words.fields.tags}.*${words.fields.textEn}`),
  )

  page.once('dialog', (question) => void question.accept())
  await short.fill('Never to be saved.')
  await bar.getByRole('button', { name: words.discard }).click()
  await expect(short).toHaveValue(told)
  await expect(bar).toBeHidden()

  await page.getByRole('button', { name: words.toImport }).click()
  await expect(short).toHaveValue(before)
  await expect(tagged).toHaveText(tagsBefore)
})

test('[decisions 13.55] Ctrl+S saves a schedule with the other panels, and one that is not saved is not lost', async ({
  page,
}) => {
  const { title: words, schedule } = en
  await joinConsole(page, 'editor')
  await openMovies(page)
  await page.getByRole('table').getByRole('link').last().click()
  const until = page.getByLabel(schedule.withdrawAt)
  await until.fill('2049-01-01T10:00')
  const bar = page.getByRole('region', { name: words.unsaved })
  await expect(bar).toContainText(schedule.title)
  page.once('dialog', (question) => void question.dismiss())
  await page.getByRole('link', { name: en.navigation.jobs }).click()
  await expect(until).toHaveValue('2049-01-01T10:00')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(schedule.planned)).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(until).toHaveValue('2049-01-01T10:00')
  await page.getByRole('button', { name: schedule.takeBack }).click()
  await expect(page.getByText(schedule.takenBack)).toBeVisible()
  await expect(until).toHaveValue('')
})

test('[decisions 13.77] an editor limits a title to countries, found by name, by keys alone', async ({
  page,
}) => {
  const { title: words, choice } = en
  await joinConsole(page, 'editor')
  await openMovies(page)
  await page.getByRole('table').getByRole('link').last().click()
  const countries = page.getByRole('combobox', { name: words.fields.countries })
  const chosen = page.getByRole('list', { name: choice.chosen(words.fields.countries) })
  const offered = page.getByRole('listbox', { name: words.fields.countries }).getByRole('option')
  await expect(countries).toHaveAttribute('placeholder', words.countries.nothing)
  await page.getByLabel(words.until, { exact: true }).focus()
  await tabTo(page, countries)
  await page.keyboard.type('austr')
  await expect(offered).toHaveText(['Austria', 'Australia'])
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(offered.first()).toHaveText('Germany')
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.type('xyz')
  await expect(page.getByText(choice.none)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByText(en.common.saved, { exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(countries).toHaveValue('')
  await expect(chosen.getByRole('listitem')).toHaveText(['Austria', 'Germany'])
  await page.keyboard.press('Control+s')
  await expect(page.getByText(en.common.saved, { exact: true })).toBeVisible()
  await expect(chosen.getByRole('listitem')).toHaveText(['Austria', 'Germany'])

  await chosen.getByRole('button', { name: choice.drop('Austria') }).click()
  await expect(countries).toBeFocused()
  await page.keyboard.press('Backspace')
  await expect(chosen).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('region', { name: words.unsaved })).toBeHidden()
  await expect(countries).toHaveAttribute('placeholder', words.countries.nothing)
  await page.getByRole('button', { name: words.toImport }).click()
  await expect(page.getByText(words.restored)).toBeVisible()
})

test('[decisions 13.66] an e-mail address is not searched for in the log, which says where to look', async ({
  page,
}) => {
  const { audit: words } = en
  await joinConsole(page, 'owner')
  await page.getByRole('link', { name: words.title, exact: true }).click()
  const item = page.getByRole('searchbox', { name: words.item })
  await item.fill('ada@house.example')
  await expect(page.getByText(words.notByEmail)).toBeVisible()
  expect(page.url()).not.toContain('ada')
  await item.fill('42')
  await expect(page).toHaveURL(/[?&]item=(?:%22)?42/)
  await expect(page.getByText(words.notByEmail)).toHaveCount(0)
})

test('[decisions 13.78] an editor tags a title from what other titles have, by a pasted list and by words of their own', async ({
  page,
}) => {
  const { title: words, choice } = en
  await joinConsole(page, 'editor')
  await openMovies(page)
  await page.getByRole('table').getByRole('link').last().click()
  const tags = page.getByRole('combobox', { name: words.fields.tags })
  const tagged = page.getByRole('list', { name: choice.chosen(words.fields.tags) }).getByRole('listitem')
  const offered = page.getByRole('listbox', { name: words.fields.tags }).getByRole('option')
  await expect(tags).toBeVisible()
  const before = await tagged.allInnerTexts()
  for (let left = before.length; left > 0; left -= 1) await tags.press('Backspace')
  await expect(tagged).toHaveCount(0)
  await tags.pressSequentially('Suspense')
  await expect(offered.first()).toHaveText(choice.create('Suspense'))
  await expect(offered.nth(1)).toHaveText('suspenseful')
  await expectAccessible(page)
  await tags.press('ArrowDown')
  await tags.press('Enter')
  await tags.pressSequentially('Two words,SUSPENSEFUL,')
  await expect(tagged).toHaveText(['suspenseful', 'Two words'])
  await page.evaluate(() => {
    const pasted = new DataTransfer()
    pasted.setData('text/plain', 'first line\nsecond line\n')
    const event = new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  })
  await expect(tagged).toHaveText(['suspenseful', 'Two words', 'first line', 'second line'])
  await page.keyboard.press('Control+s')
  await expect(page.getByText(en.common.saved, { exact: true })).toBeVisible()
  await expect(tagged).toHaveText(['Two words', 'first line', 'second line', 'suspenseful'])
  await page.getByRole('button', { name: words.toImport }).click()
  await expect(page.getByText(words.restored)).toBeVisible()
  await expect(tagged).toHaveText(before)
})

test('[decisions 13.79] the index of a title’s page leads to its panels and leaves the history alone', async ({
  page,
}) => {
  const { title: words } = en
  await page.setViewportSize({ width: 845, height: 900 })
  await joinConsole(page, 'editor')
  await openMovies(page)
  await page.getByRole('table').getByRole('link').last().click()
  const index = page.getByRole('navigation', { name: words.index })
  const link = index.getByRole('link', { name: words.panels.versions })
  await link.click()
  await expect(page.getByRole('heading', { name: words.panels.versions })).toBeInViewport()
  await expect(index).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)
  // The focus went along.
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('#versions') !== null)).toBe(true)
  await page.goBack()
  await expect(page.getByRole('heading', { name: en.titles.title, level: 1 })).toBeVisible()
})

test('[decisions 13.55] a title that was moved into the bin by mistake comes back from the message', async ({
  page,
}) => {
  await joinConsole(page, 'editor')
  await openMovies(page)
  await page.getByRole('table').getByRole('link').last().click()
  const state = page.locator('main header').first()
  await expect(state.getByText(en.titles.states.published, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: en.bin.put }).click()
  await expect(state.getByText(en.titles.states.binned, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: en.common.undo, exact: true }).click()
  await expect(state.getByText(en.titles.states.published, { exact: true })).toBeVisible()
})
