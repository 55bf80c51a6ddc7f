/** A downloaded album plays offline, and is removed when the log-in ends. */
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { anotherDevice, joinByApi } from './member.ts'
import { expect, test } from './pages.ts'
import { TEST_ALBUM, TRACKS } from './test-album.ts'

type Item = { contentitem_id: number; representation?: object }

/** Returns the album and its tracks once they are playable. */
async function findAlbum(page: Page): Promise<{ id: number; tracks: Item[] }> {
  let found: { id: number; tracks: Item[] } = { id: 0, tracks: [] }
  await expect
    .poll(
      async () => {
        const query = new URLSearchParams({ category: 'music-stream', search: TEST_ALBUM, lang: 'en' })
        const [album] = (await (await page.request.get(`/api/content?${query}`)).json()) as Item[]
        if (!album) return 0
        const tracks = (await (
          await page.request.get(`/api/content/${album.contentitem_id}/children`)
        ).json()) as Item[]
        found = { id: album.contentitem_id, tracks }
        return tracks.filter(({ representation }) => representation !== undefined).length
      },
      { timeout: 240_000, intervals: [2000] },
    )
    .toBe(TRACKS.length)
  return found
}

const timeOf = (page: Page) =>
  page.locator('.audio-bar audio').evaluate((media: HTMLAudioElement) => media.currentTime)

/** Returns what the browser has stored: titles that open, files, and the first bytes of each. */
const storedOn = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'kept'))
      return { titles: 0, files: 0, heads: [] }
    const opening = indexedDB.open('kept')
    const database = await new Promise<IDBDatabase>((resolve) =>
      opening.addEventListener('success', () => resolve(opening.result)),
    )
    const all = <T>(store: string) => {
      const asked = database.transaction(store).objectStore(store).getAll() as IDBRequest<T[]>
      return new Promise<T[]>((resolve) => asked.addEventListener('success', () => resolve(asked.result)))
    }
    const [titles, files] = [await all('titles'), await all<{ bytes: ArrayBuffer }>('files')]
    database.close()
    const heads = files.map(({ bytes }) => new TextDecoder('latin1').decode(bytes.slice(0, 8)))
    return { titles: titles.length, files: files.length, heads }
  })

test('[decisions 11.32] a downloaded album opens and plays offline; its position syncs later, and logging out everywhere removes it', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000)
  const who = await joinByApi(page)
  const { id, tracks } = await findAlbum(page)
  await page.goto(`/movies/music/${id}`)
  await page.getByRole('button', { name: `Download ${TEST_ALBUM}` }).click()
  await expect(page.getByRole('button', { name: `${TEST_ALBUM} is downloaded` })).toBeVisible({
    timeout: 60_000,
  })

  await test.step('it is stored encrypted', async () => {
    const { files, heads } = await storedOn(page)
    expect(files).toBeGreaterThan(TRACKS.length * 3)
    // The first bytes of playlists and MP4.
    for (const head of heads) expect(head).not.toMatch(/^#EXTM3U|^.{4}(ftyp|styp|moof)/s)
  })

  await context.setOffline(true)
  await test.step('any address opens the list of downloads; it plays, and continues with the next track', async () => {
    await page.goto(`/movies/music/${id}`)
    await expect(page).toHaveURL('/kept')
    const list = page.getByRole('main')
    await expect(list.getByRole('heading', { name: TEST_ALBUM })).toBeVisible()
    await expectAccessible(page)
    await list.getByRole('button', { name: `Play ${TRACKS[1]}` }).click()
    await expect.poll(() => timeOf(page), { timeout: 30_000 }).toBeGreaterThan(1)
    const then = await timeOf(page)
    await expect.poll(() => timeOf(page)).toBeGreaterThan(then + 1)
    await page.locator('.audio-bar').getByRole('button', { name: 'Pause' }).click()
    await list.getByRole('button', { name: 'Remove all' }).click()
    const question = page.getByRole('dialog', { name: 'Remove everything from this device?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
  })

  await test.step('[decisions 11.33] its position is sent on reconnecting', async () => {
    const stoodAt = await timeOf(page)
    await context.setOffline(false)
    const history = async () => {
      const points = (await (await page.request.get('/api/user/history')).json()) as {
        contentId: number
        position: number
      }[]
      return points.find(({ contentId }) => contentId === tracks[1]?.contentitem_id)?.position ?? 0
    }
    await expect.poll(history, { timeout: 30_000 }).toBeGreaterThan(stoodAt - 1)
  })

  await test.step('[decisions 11.31] after logging out everywhere on another device, the next page removes all of it', async () => {
    await page.goto(`/movies/music/${id}`)
    await expect(page.getByRole('button', { name: `${TEST_ALBUM} is downloaded` })).toBeVisible()
    const phone = await anotherDevice(who)
    const origin = process.env['QUINTET_JOURNEYS_URL'] ?? ''
    expect((await phone.delete('/api/user/sessions', { headers: { origin } })).ok()).toBe(true)
    await phone.dispose()
    await page.goto('/')
    await expect.poll(async () => (await storedOn(page)).files).toBe(0)
    expect((await storedOn(page)).titles).toBe(0)
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
  })
})
