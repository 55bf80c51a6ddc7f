/** The music queue in the bar: changed by pointer and by keyboard, kept across reloads, devices and windows. */
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { barOf, expectPlaying, mediaOf, openAlbum } from './album.ts'
import { anotherDevice, joinByApi } from './member.ts'
import { expect, test } from './pages.ts'
import { TRACKS } from './test-album.ts'

const PHONE = { width: 390, height: 844 }
const QUEUE_MAX = 1000
const [first, second, third, last] = TRACKS as [string, string, string, string]

// The queue ends here; continuing with similar music has its own journey.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('player:preferences', '{"goesOnWithSimilar":false}'))
})

type Queue = { revision: number; entries: { id: string; contentId: number; place: number }[] }

const namesIn = (bar: Locator) => bar.locator('ol li button[class*=track] span[class*=title]').allInnerTexts()
const kept = async (page: Page) => (await (await page.request.get('/api/user/queue')).json()) as Queue
const openQueue = (bar: Locator) => bar.getByRole('button', { name: 'Queue', exact: true }).click()

/** Pauses the track that plays by its row, continues it and pauses it again by the album's main button. */
async function expectPausedByPage(page: Page, track: string): Promise<void> {
  const bar = barOf(page)
  const main = page.getByRole('main')
  const isPaused = async () => (await mediaOf(bar)).isPaused
  await main.getByRole('button', { name: `Pause ${track}`, exact: true }).click()
  await expect.poll(isPaused).toBe(true)
  await expect(main.getByRole('button', { name: `Play ${track}`, exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Resume', exact: true }).click()
  await expect.poll(isPaused).toBe(false)
  await main.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect.poll(isPaused).toBe(true)
}

test('a queue is changed by mouse and by keyboard, and restores its order', async ({ page }) => {
  test.setTimeout(400_000)
  await joinByApi(page)
  await openAlbum(page)
  const bar = barOf(page)

  await test.step('[decisions 11.1] a track plays, others are added next and at the end', async () => {
    await page.getByRole('button', { name: `Play ${second}`, exact: true }).click()
    await expectPlaying(bar, second)
    await expectPausedByPage(page, second)
    await page.getByRole('button', { name: `Play ${last} next`, exact: true }).click()
    await page.getByRole('button', { name: `Add ${first} to the queue` }).click()
    await expect(page.getByText(`${first} was added to the queue.`)).toBeVisible()
    await expect(page.getByText(`${first} was added to the queue.`)).toBeHidden({ timeout: 10_000 })
    await openQueue(bar)
    expect(await namesIn(bar)).toEqual([first, second, last, third, last, first])
    await expect(bar.getByRole('button', { name: new RegExp(`^${second}`) })).toBeFocused()
    await expectAccessible(page, '.audio-bar')
  })

  await test.step('[decisions 11.1] arrow keys on a handle move a row, Delete removes it, the focus stays in the list', async () => {
    const handle = bar.getByRole('button', { name: `Move ${third}: drag, or use the up and down arrows` })
    await handle.focus()
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => namesIn(bar)).toEqual([first, second, third, last, last, first])
    await expect(handle).toBeFocused()
    await page.keyboard.press('End')
    await expect.poll(() => namesIn(bar)).toEqual([first, second, last, last, first, third])
    await page.keyboard.press('Delete')
    await expect.poll(() => namesIn(bar)).toEqual([first, second, last, last, first])
    await expect(bar.getByRole('button', { name: `Remove ${first}` }).last()).toBeFocused()
    await expect(bar).toHaveAccessibleName(`Player: ${second}`)
  })

  await test.step('[decisions 11.1] a row is dragged to where it is dropped', async () => {
    const handles = bar.locator('[data-handle]')
    const [from, to] = [await handles.nth(4).boundingBox(), await handles.nth(0).boundingBox()]
    if (!from || !to) throw new Error('The rows are not there.')
    await page.mouse.move(from.x + 5, from.y + 20)
    await page.mouse.down()
    await page.mouse.move(from.x + 5, to.y + 15, { steps: 8 })
    await page.mouse.up()
    await expect.poll(() => namesIn(bar)).toEqual([first, first, second, last, last])
  })

  await test.step('[decisions 11.1] shuffle begins with the current track and restores the order; repeat has three states', async () => {
    await bar.getByRole('button', { name: 'Shuffle' }).click()
    await expect.poll(async () => (await namesIn(bar))[0]).toBe(second)
    await bar.getByRole('button', { name: 'Shuffle' }).click()
    await expect.poll(() => namesIn(bar)).toEqual([first, first, second, last, last])
    for (const name of ['Repeat: off', 'Repeat: all', 'Repeat: this track', 'Repeat: off'])
      await bar.getByRole('button', { name }).click()
    await expect(bar.getByRole('button', { name: 'Repeat: all' })).toBeVisible()
  })

  await test.step('[decisions 11.2] the next track plays in the same stream of the account', async () => {
    const streams = async () => (await (await page.request.get('/api/playback')).json()) as { id: string }[]
    const before = await streams()
    await bar.getByRole('button', { name: 'Next track' }).click()
    await expectPlaying(bar, last)
    expect((await streams()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  await test.step('[decisions 11.1] clearing keeps the current track', async () => {
    await bar.getByRole('button', { name: 'Clear the queue' }).click()
    expect(await namesIn(bar)).toEqual([last])
    await expectPlaying(bar, last)
  })
})

test('[decisions 11.11] a queue survives a reload and is there on another device, and one window plays', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000)
  const who = await joinByApi(page)
  const tracks = await openAlbum(page)
  const bar = barOf(page)
  await page.getByRole('button', { name: `Play ${first}`, exact: true }).click()
  await expectPlaying(bar, first)
  await expect.poll(async () => (await kept(page)).entries.length).toBe(TRACKS.length)

  await test.step('after a reload it is paused, and resumes where it stopped', async () => {
    await expect.poll(async () => (await mediaOf(bar)).time).toBeGreaterThan(3)
    await page.reload()
    await expect(bar).toHaveAccessibleName(`Player: ${first}`)
    expect((await mediaOf(bar)).isPaused).toBe(true)
    await bar.getByRole('button', { name: 'Play', exact: true }).click()
    await expectPlaying(bar, first)
    expect((await mediaOf(bar)).time).toBeGreaterThan(2)
  })

  await test.step('additions from another device are merged with changes made here', async () => {
    const device = await anotherDevice(who)
    // This page may save its position between the other device's read and write; a rejected write is retried with a fresh read.
    await expect(async () => {
      const {
        device: _,
        updatedAt: __,
        ...queue
      } = (await (await device.get('/api/user/queue')).json()) as Queue & {
        device: object
        updatedAt: string
      }
      const added = { id: 'from-there', contentId: tracks[2], place: queue.entries.length }
      const answer = await device.put('/api/user/queue', {
        data: { ...queue, entries: [...queue.entries, added] },
      })
      expect(answer.ok()).toBe(true)
    }).toPass()
    await page.getByRole('button', { name: `Add ${second} to the queue` }).click()
    await expect.poll(async () => (await kept(page)).entries.length).toBe(TRACKS.length + 2)
    await openQueue(bar)
    expect((await namesIn(bar)).toSorted()).toEqual([...TRACKS, second, third].toSorted())
    await page.keyboard.press('Escape')
  })

  await test.step('another window takes over, and hands back', async () => {
    const other = await context.newPage()
    await other.goto('/')
    const there = barOf(other)
    await there.getByRole('button', { name: 'Play', exact: true }).click()
    await expect.poll(async () => (await mediaOf(there)).isPaused).toBe(false)
    await expect(bar.getByText('Playing in another window')).toBeVisible()
    expect((await mediaOf(bar)).isPaused).toBe(true)
    await bar.getByRole('button', { name: 'Continue here' }).click()
    await expect.poll(async () => (await mediaOf(bar)).isPaused).toBe(false)
    await expect.poll(async () => (await mediaOf(there)).isPaused).toBe(true)
    await expect(there.getByText('Playing in another window')).toBeVisible()
    await other.close()
  })
})

test('[decisions 13.52] the kids area of an unlocked device does not offer what the profile heard last', async ({
  page,
}) => {
  test.setTimeout(400_000)
  const who = await joinByApi(page)
  const [track] = await openAlbum(page)
  const device = await anotherDevice(who)
  const entries = [{ id: 'last', contentId: track, place: 0 }]
  const queue = { revision: 0, entries, at: 0, position: 4, shuffle: false, repeat: 'off' }
  expect((await device.put('/api/user/queue', { data: queue })).ok()).toBe(true)
  await page.goto('/')
  const bar = barOf(page)
  await expect(bar.getByText(/^Last played on /)).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Kids', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Lock for kids' })).toBeVisible()
  await expect(bar).toHaveCount(0)
  await page.getByRole('link', { name: 'For grown-ups' }).click()
  await expect(bar).toBeVisible()
})

test('[decisions 11.11] another device offers to continue; a phone renders only the visible of a thousand rows', async ({
  page,
}) => {
  test.setTimeout(400_000)
  const who = await joinByApi(page)
  const tracks = await openAlbum(page)
  const device = await anotherDevice(who)
  const entries = Array.from({ length: QUEUE_MAX }, (_, place) => ({
    id: `e${place}`,
    contentId: tracks[place % tracks.length],
    place,
  }))
  const queue = { revision: 0, entries, at: 1, position: 4, shuffle: false, repeat: 'off' }
  expect((await device.put('/api/user/queue', { data: queue })).ok()).toBe(true)
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const bar = barOf(page)
  await expect(bar.getByText(/^Last played on /)).toBeVisible()
  await bar.getByRole('button', { name: 'Expand the player' }).click()
  await bar.getByRole('button', { name: 'Continue here' }).click()
  await expectPlaying(bar, second)
  await openQueue(bar)
  const rows = bar.locator('ol li')
  expect(await rows.count()).toBeLessThan(40)
  await expectAccessible(page, '.audio-bar')
  await rows.first().locator('[data-handle]').focus()
  await page.keyboard.press('End')
  await expect(rows.last()).toHaveAttribute('aria-posinset', String(QUEUE_MAX))
  await expect(rows.last().locator('[data-handle]')).toBeFocused()
  expect(await rows.count()).toBeLessThan(40)
})
