/** Games in the player: what they can save, and what they never get. @spec decisions 12 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test as plain, type Frame, type Page } from '@playwright/test'
import { joinByApi } from './member.ts'
import { test } from './pages.ts'
import { TEST_GAME, type TestGame } from './test-game.ts'

declare const testGame: TestGame

/** Returns the test game's ID once it can be played. */
async function findGame(page: Page): Promise<number> {
  let id = 0
  await expect
    .poll(
      async () => {
        const query = new URLSearchParams({ category: 'pc-games', search: TEST_GAME, lang: 'en' })
        const [game] = await (await page.request.get(`/api/content?${query}`)).json()
        id = game?.contentitem_id ?? 0
        return game?.representation !== undefined
      },
      { timeout: 240_000, intervals: [2000] },
    )
    .toBe(true)
  return id
}

/** Opens the game by its page's button and waits until it has received its saved state. */
async function playGame(page: Page, id: number): Promise<Frame> {
  await page.goto(`/games/game/${id}`)
  await page.getByRole('button', { name: /^(Play|Resume)$/ }).click()
  const frame = await (await page.locator('dialog iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('The game has no frame.')
  // Before its script has run, naming `testGame` throws, which would end the wait.
  const hasLoaded = () =>
    typeof testGame !== 'undefined' && testGame.heard.some(({ type }) => type === 'loaded')
  await frame.waitForFunction(hasLoaded)
  return frame
}

const savesOf = async (page: Page, id: number) => (await page.request.get(`/api/user/saves/${id}`)).json()

test('[decisions 12.7] a game’s save survives closing the tab, and its page shows the time played', async ({
  page,
  context,
}) => {
  plain.setTimeout(300_000)
  await joinByApi(page)
  const id = await findGame(page)
  const frame = await playGame(page, id)
  expect(await frame.evaluate(() => testGame.heard)).toEqual([
    { quintet: 1, type: 'volume', value: 1 },
    { quintet: 1, type: 'loaded', text: null },
  ])
  // The first is sent at once; the second is throttled, and the tab closes before.
  await frame.evaluate(() => {
    testGame.say({ type: 'save', text: 'level 2' })
    testGame.say({ type: 'save', text: 'level 3' })
  })
  await expect
    .poll(() => frame.evaluate(() => testGame.heard.some(({ type }) => type === 'saved')))
    .toBe(true)
  await frame.evaluate(() => testGame.say({ type: 'save', text: 'level 4' }))
  await page.getByRole('slider', { name: 'Volume' }).fill('0.5')
  await expect
    .poll(() => frame.evaluate(() => testGame.heard.at(-1)))
    .toEqual({ quintet: 1, type: 'volume', value: 0.5 })
  await page.close({ runBeforeUnload: true })
  const next = await context.newPage()
  await expect.poll(async () => (await savesOf(next, id)).text).toBe('level 4')
  const again = await playGame(next, id)
  expect(await again.evaluate(() => testGame.heard.find(({ type }) => type === 'loaded')?.text)).toBe(
    'level 4',
  )
  await next.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(next.getByText('Played for 1 m')).toBeVisible()
  const row = await (await next.request.get('/api/user/continue')).json()
  expect(row).toMatchObject([{ contentId: id, duration: 0 }])
})

// Not the journeys' own `test`: refusals are logged to the console, and here everything is refused.
plain(
  '[decisions 12.9] a hostile game gets nothing: no session, no data, no network, no other page',
  async ({ page, context, baseURL }) => {
    plain.setTimeout(300_000)
    const heard: string[] = []
    const server = createServer((request, response) => {
      heard.push(request.url ?? '')
      response.setHeader('access-control-allow-origin', '*').end('')
    }).listen(0, '127.0.0.1')
    await new Promise((done) => server.once('listening', done))
    const outside = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    try {
      await joinByApi(page)
      const id = await findGame(page)
      const frame = await playGame(page, id)
      const address = page.url()
      const loot = await frame.evaluate((theirs) => testGame.attack(theirs), outside)
      expect(Object.keys(loot).length).toBeGreaterThan(20)
      expect(Object.entries(loot).filter(([, got]) => got !== 'refused')).toEqual([])
      expect(await savesOf(page, id)).toMatchObject({ text: null, savedAt: null })
      expect(page.url()).toBe(address)
      expect(context.pages()).toHaveLength(1)
      expect((await page.request.get('/api/user/me')).status(), 'the session lives').toBe(200)
      // Last, because the frame itself navigates away and would be listened to there.
      await frame.evaluate((theirs) => void (location.href = `${theirs}self`), outside)
      await expect.poll(() => frame.url()).not.toContain(baseURL ?? 'http')
      await page.waitForTimeout(500)
      expect(heard).toEqual([])
      expect(page.url()).toBe(address)
    } finally {
      server.close()
    }
  },
)
