/** The console in a browser: support refunds, finance exports the month, and every screen is sound. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { en } from '../../apps/console/src/texts/en.ts'
import { documentOf } from '../../packages/contracts/src/problems.ts'
import { expectAccessible } from './accessible.ts'
import { press, tabTo } from './keys.ts'
import { leftOutOnMachines } from './left-out.ts'
import { joinByApi } from './member.ts'
import { followInvitation, hasCommandLine, joinConsole, runCommandLine } from './operator.ts'
import { expect, test } from './pages.ts'
import { isOnMachines } from './running-product.ts'

test.skip(!hasCommandLine, 'operators are invited by the command line of a product that was started here')
test.use({ locale: 'en-GB' })

/** Creates a member who paid at once, in a separate browser. */
async function aPayer(browser: Browser, plan: 'monthly' | 'annually'): Promise<string> {
  const context = await browser.newContext()
  const { email } = await joinByApi(await context.newPage(), { plan, hadTrial: true })
  await context.close()
  return email
}

async function openMember(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: en.navigation.members }).click()
  await page.getByLabel(en.members.search).fill(email)
  await page.getByRole('link', { name: email }).click()
  await expect(page.getByRole('heading', { name: en.member.invoices })).toBeVisible()
}

async function refund(page: Page, amount: string): Promise<void> {
  await page.getByRole('button', { name: en.member.refund, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en.member.amount('EUR')).fill(amount)
  await dialog.getByLabel(en.common.reason).fill('The film stopped twice.')
  await dialog.getByRole('button', { name: en.member.refund }).click()
  await expect(dialog).toBeHidden()
}

/** Returns the list entries about this member; others may have entries, too. */
const entryOf = (page: Page, email: string) => page.getByRole('listitem').filter({ hasText: email })

/** Other journeys on the same server may have left more of them. */
const oneOrMore = (text: (count: number) => string) => new RegExp(`${text(1)}|${text(2)}`)

test('[decisions 13.4, decisions 13.7] support refunds small amounts alone, and large ones with a second person', async ({
  page,
  browser,
}) => {
  const email = await aPayer(browser, 'annually')
  await joinConsole(page, 'support')
  await openMember(page, email)
  await page.goBack()
  // What was sought is still there, and no address tells it.
  await expect(page.getByLabel(en.members.search)).toHaveValue(email)
  expect(page.url()).not.toContain('%40')
  await page.getByRole('link', { name: email }).click()
  await refund(page, '5.00')
  await expect(page.getByText(en.common.done, { exact: true })).toBeVisible()
  await expect(page.getByRole('cell', { name: '-€5.00' })).toBeVisible()

  await refund(page, '100.00')
  await expect(page.getByText(en.approvals.waits)).toBeVisible()
  await page.getByRole('link', { name: en.navigation.approvals }).click()
  const own = entryOf(page, email)
  await expect(own.getByText(en.approvals.own)).toBeVisible()
  await expect(own.getByRole('button', { name: en.approvals.confirm })).toBeHidden()

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await joinConsole(other, 'finance')
  await other.getByRole('link', { name: oneOrMore(en.today.openApprovals) }).click()
  await entryOf(other, email).getByRole('button', { name: en.approvals.confirm }).click()
  const dialog = other.getByRole('dialog')
  await dialog.getByLabel(en.common.reason).fill('Looked at it.')
  await dialog.getByRole('button', { name: en.approvals.confirm }).click()
  await expect(entryOf(other, email)).toBeHidden()
  await openMember(other, email)
  await expect(other.getByRole('cell', { name: '-€100.00' })).toBeVisible()
  await other.context().close()
})

test('[decisions 13.40] support takes on the dispute due soonest, writes a note, and records that evidence was sent', async ({
  page,
  browser,
}) => {
  const { disputes: words } = en
  // Before the console is open, which asks for news every ten seconds only.
  const context = await browser.newContext()
  const { email } = await joinByApi(await context.newPage(), { hadTrial: true })
  const invoices = await context.request.get('/api/user/invoices')
  const [{ reference = '' } = {}] = (await invoices.json()) as { reference?: string }[]
  await context.close()
  await runCommandLine('disputes', 'open', reference, '--days', '2', '--reason', 'unrecognized')
  await joinConsole(page, 'support')
  const due = page.getByRole('link', { name: oneOrMore(en.today.dueDisputes) })
  await expect(due).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: en.today.earnings })).toBeHidden()
  await due.click()
  const entry = entryOf(page, email)
  await expect(entry.getByText(words.reasons['unrecognized'] ?? '')).toBeVisible()
  await expect(entry.getByText(words.left(1))).toBeVisible()
  await entry.getByRole('button', { name: words.take }).click()
  await expect(entry.getByRole('button', { name: words.putDown })).toBeVisible()
  await entry.getByRole('button', { name: words.write }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.note).fill('Did not know the name on the statement.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.save }).click()
  await expect(entry.getByText('Did not know the name on the statement.')).toBeVisible()
  await entry.getByRole('button', { name: words.answered }).click()
  await dialog.getByLabel(en.common.reason).fill('Sent the invoice and the order.')
  await dialog.getByRole('button', { name: words.answered }).click()
  await expect(entry.getByText(words.stages.under_review)).toBeVisible()
  await expectAccessible(page)
})

test('[decisions 13.8, decisions 13.9] finance follows a figure to its rows and downloads the month’s file', async ({
  page,
  browser,
}) => {
  await aPayer(browser, 'monthly')
  await joinConsole(page, 'finance')
  await expect(page.getByRole('heading', { name: en.today.earnings })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: en.navigation.money }).click()
  const months = page.getByRole('table', { name: en.money.byMonth })
  await months.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: en.money.figures.revenue })).toBeVisible()
  await expect(page.getByRole('cell', { name: /^R-\d{4}-\d{6}$/ }).first()).toBeVisible()
  await expect(page.getByRole('cell', { name: /^Total of \d+ documents?$/ })).toBeVisible()
  await expectAccessible(page)
  const rows = page.waitForEvent('download')
  await page.getByRole('link', { name: en.money.csv }).click()
  expect((await rows).suggestedFilename()).toMatch(/^invoices-\d{4}-\d\d\.csv$/)
  await page.goBack()
  await page.getByRole('link', { name: en.money.toPapers }).click()
  await expect(page.getByRole('table', { name: en.papers.tax })).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Download \d+ documents?$/ }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^EXTF_Buchungsstapel_\d{4}-\d\d_1_vorlaeufig\.csv$/)
  expect((await readFile(await download.path())).toString('latin1')).toMatch(
    /^"EXTF";700;21;"Buchungsstapel";13;/,
  )
  const exports = page.getByRole('table', { name: en.papers.exports })
  await expect(exports.getByText(en.papers.early)).toBeVisible()
  await expectAccessible(page)
})

test('[decisions 13.41] finance fetches payouts and opens one with its lines, all of which are in the books', async ({
  page,
  browser,
}) => {
  const { payouts: words } = en
  await aPayer(browser, 'annually')
  await runCommandLine('payouts', 'make')
  await joinConsole(page, 'finance')
  await page.getByRole('link', { name: en.navigation.money }).click()
  await page.getByRole('link', { name: words.title }).click()
  await page.getByRole('button', { name: words.fetch }).click()
  await expect(page.getByText(/payouts? (?:was|were) fetched/)).toBeVisible()
  const list = page.getByRole('table', { name: words.table })
  await expect(list.getByRole('cell', { name: /^Total of \d+ payouts?$/ })).toBeVisible()
  const first = list.getByRole('row').nth(1)
  await expect(first.getByText(words.right)).toBeVisible()
  await expectAccessible(page)
  await first.getByRole('link').click()
  const lines = page.getByRole('table', { name: words.lines })
  await expect(lines.getByText(words.matches.booked).first()).toBeVisible()
  await expect(lines.getByText(words.matches.unknown)).toHaveCount(0)
  await expectAccessible(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: words.csv }).click()
  expect((await coming).suggestedFilename()).toMatch(/^po_.*\.csv$/)
})

test('[decisions 13.44] finance finds a credit note by its reason, opens its invoice’s credit notes, and saves the list', async ({
  page,
  browser,
}) => {
  const { creditNotes: words } = en
  const email = await aPayer(browser, 'monthly')
  await joinConsole(page, 'owner')
  await openMember(page, email)
  await refund(page, '4.00')
  await page.getByRole('link', { name: /^R-\d{4}-\d{6}$/ }).click()
  const table = page.getByRole('table', { name: words.title })
  await expect(table.getByText('-€4.00')).toBeVisible()
  await expect(table.getByText(words.reasons.goodwill)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.all }).click()
  await page.getByLabel(words.reason).selectOption('dispute')
  await expect(page.getByText('-€4.00')).toHaveCount(0)
  await page.getByLabel(words.reason).selectOption('goodwill')
  await expect(table.getByText('-€4.00').first()).toBeVisible()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: words.csv }).click()
  expect((await coming).suggestedFilename()).toBe('credit-notes.csv')
})

test('[decisions 13.22] finance issues gift codes, which are shown once, makes a coupon, and withdraws codes', async ({
  page,
}) => {
  const { gifts: words } = en
  const note = `Book fair ${crypto.randomUUID()}`
  await joinConsole(page, 'finance')
  await page.getByRole('link', { name: en.navigation.gifts }).click()
  await page.getByRole('button', { name: words.issueGifts }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.count).fill('2')
  await dialog.getByLabel(words.note).fill(note)
  await dialog.getByRole('button', { name: words.issueGifts }).click()
  await expect(dialog.getByLabel(words.codes)).toHaveValue(/^(?:[A-Z2-9]{4}-?){4}\n(?:[A-Z2-9]{4}-?){4}$/)
  await expectAccessible(page)
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: words.saveCodes }).click()
  expect((await coming).suggestedFilename()).toBe('gifts.csv')
  await dialog.getByRole('button', { name: words.close }).click()
  const row = page.getByRole('row').filter({ hasText: note })
  await expect(row.getByText(words.states.open)).toBeVisible()

  const code = `C${Date.now()}`
  await page.getByRole('button', { name: words.issueCoupon }).click()
  await dialog.getByLabel(words.code).fill(code)
  await dialog.getByLabel(words.percent).fill('25')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.issueCoupon }).click()
  await expect(page.getByText(words.issued(code))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: code }).getByText(words.states.open)).toBeVisible()

  await row.getByRole('button', { name: words.voidNamed(note) }).click()
  await dialog.getByLabel(en.common.reason).fill('Printed twice.')
  await dialog.getByRole('button', { name: words.voidGifts }).click()
  await expect(page.getByText(words.voided(2))).toBeVisible()
  await expect(row.getByText(words.states.withdrawn)).toBeVisible()
})

test('[decisions 13.32] finance enters a contract, saves the holder’s statement, and removes the contract', async ({
  page,
}) => {
  const { royalties: words } = en
  const holder = `Film house ${crypto.randomUUID()}`
  await joinConsole(page, 'finance')
  await page.getByRole('link', { name: en.navigation.royalties }).click()
  await page.getByRole('button', { name: words.add, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.holder).fill(holder)
  await dialog.getByLabel(words.kind).selectOption(words.kinds.flat)
  await dialog.getByLabel(words.rates.flat('EUR')).fill('1234.50')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.add }).click()
  await expect(page.getByText(words.added)).toBeVisible()
  const rowIn = (name: string) =>
    page.getByRole('table', { name }).getByRole('row').filter({ hasText: holder })
  await expect(rowIn(words.contracts)).toContainText(words.told.flat('€1,234.50'))
  await expect(rowIn(words.due)).toContainText('€1,234.50')

  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: words.pdfOf(holder) }).click()
  expect((await readFile(await (await coming).path())).toString('latin1')).toMatch(/^%PDF-/)

  await page.getByRole('button', { name: words.removeNamed(holder) }).click()
  await dialog.getByLabel(en.common.reason).fill('Entered twice.')
  await dialog.getByRole('button', { name: words.remove }).click()
  await expect(page.getByText(words.removed)).toBeVisible()
  await expect(rowIn(words.due)).toBeHidden()
})

test('[decisions 13.26] an owner invites an operator, who joins by the link, and changes their role', async ({
  page,
  browser,
}) => {
  const { operators: words } = en.house
  const email = `new-${crypto.randomUUID()}@house.example`
  await joinConsole(page, 'owner')
  await page.getByRole('link', { name: en.navigation.house }).click()
  await page.getByRole('button', { name: words.invite }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en.common.email).fill(email)
  await dialog.getByLabel(en.common.reason).fill('Joins the team.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.submitInvite }).click()
  const link = await dialog.getByLabel(words.link).inputValue()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.close }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row.getByText(words.states.invited)).toBeVisible()

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await followInvitation(other, link)
  const toMembers = other.getByRole('link', { name: en.navigation.members })
  await expect(toMembers).toBeHidden()
  await row.getByRole('button', { name: words.changeNamed(email) }).click()
  await dialog.getByLabel(words.role).selectOption('support')
  await dialog.getByLabel(en.common.reason).fill('Helps with members.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.ways.role }).click()
  await expect(row.getByText(en.roles.support)).toBeVisible()
  await other.reload()
  await expect(toMembers).toBeVisible()
  await other.context().close()
})

test('[decisions 13.3, decisions 13.11] an editor finds a title, edits it, and restores it', async ({
  page,
}) => {
  await joinConsole(page, 'editor')
  await page.getByRole('link', { name: en.navigation.titles }).click()
  await page.getByLabel(en.titles.columns.state).selectOption('published')
  await page.getByLabel(en.titles.columns.kind).selectOption('movie')
  await page.getByRole('table').getByRole('link').first().click()
  const texts = page.getByRole('group', { name: en.title.languages.en })
  await expect(texts).toBeVisible()
  // Read here, because the table may be filtered between reading it and the click.
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const edited = `${name} (edited)`
  await texts.getByLabel(en.title.name, { exact: true }).fill(edited)
  const panel = page.locator('section').filter({ has: texts })
  await panel.getByRole('button', { name: en.common.save }).click()
  await expect(page.getByRole('heading', { level: 1, name: edited })).toBeVisible()
  await expect(panel.getByText(en.title.imported(name))).toBeVisible()
  const site = await page.context().newPage()
  await expect(async () => {
    await site.goto(new URL(await siteAddress(page), page.url()).href)
    await expect(site.getByRole('heading', { name: edited }).first()).toBeVisible({ timeout: 2000 })
  }).toPass()
  await site.close()

  await page.getByRole('button', { name: en.artwork.add }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(en.artwork.file, { exact: true }).setInputFiles(BACKDROP)
  await dialog.getByLabel(en.artwork.shape).selectOption('highlight')
  await dialog.getByLabel(en.artwork.zoom).fill('2')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.artwork.submit }).click()
  await expect(dialog).toBeHidden()
  const back = page.getByRole('button', { name: en.artwork.asImportedNamed(en.artwork.shapes.highlight) })
  await back.click()
  await expect(back).toBeHidden()

  await page.getByRole('button', { name: en.title.toImport }).click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel(en.titles.columns.state)).toHaveValue('published')

  // Two at once, then back; the first checkbox selects all.
  for (const place of [1, 2]) await page.getByRole('checkbox').nth(place).check()
  await page.getByRole('button', { name: en.many.open }).click()
  await dialog.getByRole('combobox', { name: en.many.addTags }).fill(`together-${Date.now()}`)
  await dialog.getByRole('button', { name: en.many.look }).click()
  await dialog.getByRole('button', { name: en.many.submit('2') }).click()
  await expect(page.getByText(en.many.done('2'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: en.many.undo }).click()
  await expect(page.getByText(en.many.undone(2, '2'))).toBeVisible()
})

test('[decisions 13.11] an editor chooses the library’s columns, and the choice is kept', async ({
  page,
}) => {
  const { titles: words } = en
  await joinConsole(page, 'editor')
  await page.getByRole('link', { name: en.navigation.titles }).click()
  const head = (name: string) => page.getByRole('columnheader', { name })
  const until = head(words.columns.until)
  await expect(head(words.columns.year)).toBeVisible()
  await page.getByRole('button', { name: words.chooseColumns }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.columns.until).check()
  await dialog.getByLabel(words.columns.year).uncheck()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: en.common.close }).click()
  await until.getByRole('button').click()
  await expect(until).toHaveAttribute('aria-sort', 'ascending')
  await page.reload()
  await expect(until).toBeVisible()
  await expect(head(words.columns.year)).toHaveCount(0)

  await page.getByRole('button', { name: words.chooseColumns }).click()
  await dialog.getByRole('button', { name: words.usualColumns }).click()
  await expect(until).toHaveCount(0)
})

/** Any existing picture, as an editor would have on disk. */
const BACKDROP = join(import.meta.dirname, '../../docs/tour/operator-movies.webp')

async function siteAddress(page: Page): Promise<string> {
  return (await page.getByRole('link', { name: en.title.view }).getAttribute('href')) ?? ''
}

for (const { theme, viewport } of [
  { theme: 'light', viewport: { width: 1440, height: 900 } },
  { theme: 'dark', viewport: { width: 845, height: 900 } },
  { theme: 'light', viewport: { width: 390, height: 844 } },
] as const)
  test(`[law 9.4, decisions 13.1] every screen of the console is sound, ${theme} at ${viewport.width} px`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(300_000)
    const email = await aPayer(browser, 'monthly')
    await page.setViewportSize(viewport)
    await page.addInitScript((wanted) => localStorage.setItem('operator-theme', wanted), theme)
    await joinConsole(page, 'owner')
    await openMember(page, email)
    const month = new Date().toISOString().slice(0, 7)
    const member = new URL(page.url()).pathname.replace('/operator', '')
    await page.goto('/operator/titles')
    const title = await page.getByRole('table').getByRole('link').first().getAttribute('href')
    for (const path of [
      '/',
      '/members',
      member,
      '/members/usr_unknown',
      '/approvals',
      '/notices',
      '/disputes',
      '/money',
      `/money/rows?figure=revenue&from=${month}&to=${month}`,
      '/money/papers',
      '/money/payouts',
      '/money/payouts/po_unknown',
      '/money/credit-notes',
      '/gifts',
      '/titles',
      title?.replace('/operator', '') ?? '/titles/1',
      `${title?.replace('/operator', '') ?? '/titles/1'}/preview`,
      `${title?.replace('/operator', '') ?? '/titles/1'}/times`,
      '/titles/nonsense',
      '/titles/2147483647',
      '/titles/bin',
      '/uploads',
      '/feeds',
      '/feeds/new',
      '/front/movies',
      '/jobs',
      '/mails',
      '/upkeep',
      '/mails/samples',
      '/nowhere',
      '/usage',
      '/royalties',
      '/house',
      '/house/settings',
      '/house/clock',
      '/audit',
      '/account',
    ])
      await test.step(path, async () => {
        await page.goto(`/operator${path}`)
        const heading = page.getByRole('heading', { level: 1 })
        await expect(heading).toBeVisible()
        await expect(page.getByText(en.common.loading)).toHaveCount(0)
        expect(await page.title()).toContain(
          path === member ? en.member.tab(member.split('/').at(-1) ?? '') : await heading.innerText(),
        )
        // No script runs in a preview's frame, not even axe's.
        if (!/\/(?:preview|samples)$/.test(path)) await expectAccessible(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, 'is no wider than the screen').toBeLessThanOrEqual(0)
      })
  })

test('[decisions 13.15] an editor arranges a page by keys and by dragging, previews it, and visitors see it', async ({
  page,
  browser,
}) => {
  const { front: words } = en
  await joinConsole(page, 'editor')
  await page.getByRole('link', { name: en.navigation.front }).click()
  await page.getByRole('link', { name: en.titles.verticals.movies }).click()
  const list = page.getByRole('list', { name: words.sections })
  const places = async () => list.getByRole('listitem').locator('strong').allInnerTexts()
  await expect(list.getByRole('listitem')).toHaveCount(9)

  await page.getByRole('button', { name: words.add.row }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.heading.de).fill('Frisch im Haus')
  await dialog.getByLabel(words.heading.en).fill('Fresh here')
  await dialog.getByRole('button', { name: words.apply }).click()
  await expect(dialog).toBeHidden()
  const handle = page.getByRole('button', { name: words.move('Fresh here'), exact: true })
  await handle.focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(handle).toBeFocused()
  expect((await places()).slice(0, 2)).toEqual([words.standard.hero, 'Fresh here'])

  const top10 = page.getByRole('button', { name: words.move(words.standard.top10), exact: true })
  const from = await boxOf(top10)
  const to = await boxOf(handle)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y - 10, { steps: 12 })
  await page.mouse.up()
  expect((await places()).slice(0, 3)).toEqual([words.standard.hero, words.standard.top10, 'Fresh here'])

  const preview = page.getByRole('list', { name: words.preview })
  await expect(preview.getByRole('heading').nth(2)).toHaveText('Fresh here')
  const undo = page.getByRole('button', { name: en.common.undo, exact: true })
  await page.getByRole('button', { name: words.remove('Fresh here'), exact: true }).click()
  await expect(handle).toBeHidden()
  await undo.click()
  expect((await places()).slice(1, 3)).toEqual([words.standard.top10, 'Fresh here'])
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()

  const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await expect(async () => {
    await visitor.goto('/movies')
    await expect(visitor.getByRole('heading', { name: 'Fresh here' })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 5000 })
  await visitor.context().close()

  await page.getByRole('button', { name: words.remove('Fresh here'), exact: true }).click()
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByText(words.saved)).toBeVisible()
  await undo.click()
  await expect(page.getByText(words.takenBack)).toBeVisible()
  await expect(handle).toBeVisible()

  await page.getByRole('button', { name: words.reset }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.reset }).click()
  await expect(page.getByText(words.resetDone)).toBeVisible()
  await expect(handle).toBeHidden()
})

/** Returns the centre of a visible element. */
async function boxOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('[law 9.5] a member can be found, viewed and cared for without a mouse', async ({ page, browser }) => {
  const email = await aPayer(browser, 'monthly')
  await joinConsole(page, 'support')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  await expect(palette.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(email)
  await expect(palette.getByRole('option', { name: email, selected: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  const note = page.getByRole('button', { name: en.member.note })
  await press(page, note)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(note).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('dialog').getByLabel(en.member.noteText))
  await page.keyboard.type('Prefers letters.')
  await press(page, page.getByRole('dialog').getByRole('button', { name: en.common.save }))
  await expect(page.getByText('Prefers letters.')).toBeVisible()
})

/** Gives the browser a device that keeps passkeys and always verifies its holder. */
async function addAuthenticator(page: Page, context: BrowserContext): Promise<void> {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

test.describe('under a host name', () => {
  test.skip(isOnMachines, leftOutOnMachines.passkeys)
  // Browsers allow no passkeys for IP addresses.
  const address = process.env['QUINTET_JOURNEYS_URL']?.replace('127.0.0.1', 'localhost')
  test.use(address ? { baseURL: address } : {})

  test('[decisions 13.21] an operator adds a passkey, logs in with it alone, and no longer after removing it @core', async ({
    page,
    context,
  }) => {
    const { account: words } = en
    await addAuthenticator(page, context)
    await joinConsole(page, 'reader')
    const toAccount = page.getByRole('link', { name: words.title })
    await toAccount.click()
    await page.getByRole('button', { name: words.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(words.name).fill('Laptop')
    await dialog.getByRole('button', { name: words.add }).click()
    await expect(page.getByText(words.added)).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: 'Laptop' })
    await expect(row.getByRole('cell', { name: words.never })).toBeVisible()

    const logOut = page.getByRole('button', { name: en.navigation.logOut })
    const touch = page.getByRole('button', { name: en.logIn.byPasskey })
    await logOut.click()
    await touch.click()
    await expect(page.getByRole('heading', { name: en.today.title, level: 1 })).toBeVisible()
    await toAccount.click()
    await expect(row).toBeVisible()
    await expect(row.getByRole('cell', { name: words.never })).toBeHidden()
    await row.getByRole('button', { name: words.removeNamed('Laptop') }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.remove }).click()
    await expect(page.getByText(words.none)).toBeVisible()

    await logOut.click()
    await touch.click()
    await expect(page.getByText(en.failures.passkey_refused)).toBeVisible()
    await expectAccessible(page)
  })

  test('[decisions 13.21] an invited operator joins with a passkey and no password, and it is their fresh proof', async ({
    page,
    context,
  }) => {
    const { account: words } = en
    await addAuthenticator(page, context)
    const email = `owner-${crypto.randomUUID()}@house.example`
    const invited = await runCommandLine('operator', 'add', email, '--role', 'owner', '--json')
    const { pathname, hash } = new URL((JSON.parse(invited) as { link: string }).link)
    await page.goto(pathname + hash)
    await expect(page.getByText(en.welcome.withPasskey)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: en.welcome.byPasskey }).click()
    await expect(page.getByRole('heading', { name: en.today.title, level: 1 })).toBeVisible()
    await page.getByRole('link', { name: words.title }).click()
    await expect(page.getByText(words.passkeysOnly)).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: en.welcome.firstPasskey })
    await row.getByRole('button', { name: words.removeNamed(en.welcome.firstPasskey) }).click()
    const dialog = page.getByRole('dialog')
    const remove = dialog.getByRole('button', { name: words.remove })
    // As minutes after the log-in.
    const stale = documentOf({ code: 'password_required', details: {} })
    const answer = { status: 403, contentType: 'application/problem+json', body: JSON.stringify(stale) }
    await page.route('**/api/operator/passkeys/*', (route) => route.fulfill(answer), { times: 1 })
    await remove.click()
    await expect(dialog.getByText(en.proof.byPasskey)).toBeVisible()
    await remove.click()
    await expect(dialog.getByText(en.failures.last_passkey)).toBeVisible()
  })
})
