/** A match from its announcement through its live window to its replay, with its results shown and hidden. @spec decisions 12.2 */
import type { Page } from '@playwright/test'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import { detailEn } from '../../apps/web/src/texts/detail.en.ts'
import { playbackEn } from '../../apps/web/src/texts/playback.en.ts'
import { playerEn } from '../../apps/web/src/texts/player.en.ts'
import { MOMENT_LEAD_SECONDS } from '../../packages/domain/src/live/moments.ts'
import { joinByApi } from './member.ts'
import { hasCommandLine, joinConsole } from './operator.ts'
import { expect, test } from './pages.ts'
import { type Player, pressPlay } from './player.ts'
import { GOALS, MATCH_SECONDS, TEST_MATCH } from './test-match.ts'

test.skip(!hasCommandLine, 'operators are invited by the command line of a product that was started here')

const origin = process.env['QUINTET_JOURNEYS_URL'] ?? ''
/** When both goals have been scored and some of the match is still to come. */
const PLAYED_SECONDS = GOALS[1] + 20

/** Returns the match's ID once its recording is packaged. */
async function findMatch(editor: Page): Promise<number> {
  const find = async () => {
    const answer = await editor.request.get(
      `/api/operator/titles?${new URLSearchParams({ search: TEST_MATCH })}`,
    )
    const { items } = (await answer.json()) as { items: { id: number; media: string }[] }
    return items[0]
  }
  await expect.poll(async () => (await find())?.media, { timeout: 240_000, intervals: [2000] }).toBe('ready')
  return (await find())?.id ?? 0
}

/** Sets the match to have begun this many seconds ago; returns its start in milliseconds. */
async function startAgo(editor: Page, id: number, seconds: number): Promise<number> {
  const address = `/api/operator/titles/${id}`
  const { version } = await (await editor.request.get(address)).json()
  const startsAt = Date.now() - seconds * 1000
  const broadcast = { startsAt: new Date(startsAt).toISOString(), endsAt: null }
  const answer = await editor.request.patch(address, {
    data: { version, fields: { broadcast } },
    headers: { origin },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return startsAt
}

async function openIn(page: Page, id: number, state: RegExp): Promise<void> {
  await expect(async () => {
    await page.goto(`/sports/sport/${id}`)
    await expect(page.getByRole('main').getByText(state).first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
}

async function hideResults(page: Page, hidesSpoilers: boolean): Promise<void> {
  const [profile] = await (await page.request.get('/api/user/profiles')).json()
  const headers = { origin }
  const answer = await page.request.patch(`/api/user/profiles/${profile.id}`, {
    data: { hidesSpoilers },
    headers,
  })
  expect(answer.ok()).toBe(true)
}

const scoreIn = ({ dialog }: Player, home: number, away: number) =>
  dialog.getByRole('status', { name: playerEn.score(home, away) })
const marksIn = ({ dialog }: Player) => dialog.locator('[data-chapter-mark]')

test('[decisions 12.2, decisions 12.5, product 4.2] a match at one address: announced, live with its bar, moments and score, as a replay, and without results for those who hide them', async ({
  page,
  browser,
}) => {
  test.setTimeout(400_000)
  const editor = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  await joinConsole(editor, 'editor')
  const id = await findMatch(editor)
  await joinByApi(page)
  await openIn(page, id, /^Live from /)
  const watch = new RegExp(`^(${detailEn.watchLive}|${detailEn.resume})$`)
  await expect(page.getByRole('button', { name: watch })).toHaveCount(0)

  const startsAt = await startAgo(editor, id, PLAYED_SECONDS)
  await openIn(page, id, new RegExp(`^${detailEn.liveNow}$`))
  const player = await pressPlay(page, watch)
  await test.step('the bar shows times of day, and begins with the match', async () => {
    await player.showControls()
    await expect(player.button(playerEn.isLive)).toBeVisible()
    await expect(scoreIn(player, 1, 1)).toBeVisible()
    await player.button(playerEn.startOver).click()
    await expect(scoreIn(player, 0, 0)).toBeVisible()
    await player.showControls()
    await expect(player.button(playerEn.goLive)).toBeVisible()
    const clock = (ms: number) =>
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(ms)
    const bar = player.dialog.getByRole('slider', { name: playbackEn.seek })
    await expect(bar).toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^(${clock(startsAt)}|${clock(startsAt + MINUTE_MS)})`),
    )
  })
  await test.step('a jump to a moment starts shortly before it', async () => {
    await expect(marksIn(player)).toHaveCount(GOALS.length)
    const bar = player.dialog.getByRole('slider', { name: playbackEn.seek })
    await bar.press('PageUp')
    await expect
      .poll(async () => (await player.media()).time)
      .toBeGreaterThan(GOALS[0] - MOMENT_LEAD_SECONDS - 1)
    expect((await player.media()).time).toBeLessThan(GOALS[1])
    await expect(scoreIn(player, 1, 0)).toBeVisible()
  })
  await player.showControls()
  await player.button(playerEn.goLive).click()
  await expect(player.button(playerEn.isLive)).toBeVisible()
  await page.keyboard.press('Escape')

  await startAgo(editor, id, MATCH_SECONDS + 1000)
  for (const isHidden of [true, false])
    await test.step(`the replay ${isHidden ? 'keeps its result to itself' : 'tells it again'}`, async () => {
      await hideResults(page, isHidden)
      await openIn(page, id, /^Replay · was live /)
      const told = page.waitForResponse(/\/moments$/)
      const replay = await pressPlay(page)
      expect(await (await told).json()).toHaveLength(isHidden ? 0 : GOALS.length + 1)
      await replay.seek(GOALS[1] + 10)
      await replay.showControls()
      await expect(replay.button(playerEn.isLive)).toHaveCount(0)
      if (!isHidden) await expect(scoreIn(replay, 1, 1)).toBeVisible()
      await expect(replay.dialog.getByRole('status', { name: /^Score/ })).toHaveCount(isHidden ? 0 : 1)
      await expect(marksIn(replay)).toHaveCount(isHidden ? 0 : GOALS.length)
      await page.keyboard.press('Escape')
    })
})
