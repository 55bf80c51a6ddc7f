/**
 * Time from a press on "Next track" until the next one is audible, and the silence between two tracks, in a headless browser on an album of
 * songs; compared with a bare `<audio>` playing the same packaged recordings as single files, in alternation. Both are measured on what the
 * browser decodes, in blocks of 3 ms.
 * Usage: node bench/skip-to-sound.ts [rounds=9]
 */
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { makeAppPassword } from '@quintet/testing'
import { loadavg } from 'node:os'
import { findBrowser } from '../tests/browser.ts'
import { type Album, songs, startWithAlbums } from './album-product.ts'
import { middleOf, quantileOf } from './figures.ts'

const rounds = Number(process.argv[2] ?? 9)
/** A listener hears a little of a track before skipping; what follows loads meanwhile. */
const HEARD_SECONDS = 4
const BEFORE_BORDER_SECONDS = 1.5

const product = await startWithAlbums([songs('Three Songs')])
const { origin, member } = product
const [album] = product.albums as [Album]
const { password } = await makeAppPassword(member.call, { scope: 'music' })
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })

/** Milliseconds: a skip to the next track, a skip to one not loaded at all, and the silence at a border. */
type Figures = { skip: number; skipBack: number; border: number }
const times: Record<'ours' | 'bare', Figures[]> = { ours: [], bare: [] }
try {
  for (let round = 0; round <= rounds; round++)
    for (const [name, measure] of [
      ['bare', measureBare],
      ['ours', measureOurs],
    ] as const) {
      const context = await newContext()
      const figures = await measure(await context.newPage())
      // The first round warms up the server and the browser.
      if (round > 0) times[name].push(figures)
      await context.close()
    }
} finally {
  await browser.close()
  await product.stop()
}

const spread = (values: number[]) => ({
  p50: Math.round(middleOf(values)),
  p95: Math.round(quantileOf(values, 0.95)),
  max: Math.round(Math.max(...values)),
})
const told = (name: keyof typeof times) => ({
  skip: spread(times[name].map(({ skip }) => skip)),
  skipBack: spread(times[name].map(({ skipBack }) => skipBack)),
  border: spread(times[name].map(({ border }) => border)),
})
const ratio = (figure: keyof Figures) =>
  Number(
    middleOf(
      times.ours.map((ours, round) => ours[figure] / (times.bare[round]?.[figure] ?? Number.NaN)),
    ).toFixed(2),
  )
console.log(
  JSON.stringify(
    {
      rounds,
      load: Number(loadavg()[0]?.toFixed(1)),
      // Limits: a skip within 150 ms, a border without silence.
      ms: { ours: told('ours'), bare: told('bare') },
      ratio: { skip: ratio('skip'), skipBack: ratio('skipBack'), border: ratio('border') },
    },
    null,
    2,
  ),
)

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en-GB', bypassCSP: true })
  await context.addCookies([{ name: 'user_token', value: member.token, url: origin }])
  await context.addInitScript(() =>
    localStorage.setItem('player:preferences', '{"goesOnWithSimilar":false,"loudness":"off"}'),
  )
  await context.addInitScript(listenToAudio)
  return context
}

type Listened = {
  clickedAt: number
  /** When the element first reported playing from the new position. */
  changedAt: number
  blocks: [at: number, isSound: boolean][]
}
type Listening = { listened: Listened; listen: (audio: HTMLAudioElement) => Promise<void> }

/** Runs in the page: records for each block an element outputs whether anything is audible, and when the page was clicked. */
function listenToAudio(): void {
  const page = globalThis as unknown as Listening
  page.listen = async (audio) => {
    const context = new AudioContext()
    const processor = `registerProcessor('listener', class extends AudioWorkletProcessor {
      process([[left]]) { this.port.postMessage([currentTime, left !== undefined && left.some((sample) => Math.abs(sample) > 1e-6)]); return true }
    })`
    await context.audioWorklet.addModule(
      URL.createObjectURL(new Blob([processor], { type: 'text/javascript' })),
    )
    const listener = new AudioWorkletNode(context, 'listener', { numberOfOutputs: 1 })
    const listened: Listened = { clickedAt: 0, changedAt: 0, blocks: [] }
    listener.port.addEventListener('message', ({ data }) => void listened.blocks.push(data))
    listener.port.start()
    context.createMediaElementSource(audio).connect(listener).connect(context.destination)
    await context.resume()
    document.addEventListener(
      'click',
      () => Object.assign(listened, { clickedAt: context.currentTime, changedAt: 0 }),
      true,
    )
    for (const event of ['seeked', 'playing'])
      audio.addEventListener(event, () => (listened.changedAt ||= context.currentTime))
    page.listened = listened
  }
}

/**
 * Milliseconds from the click by `press` until sound is audible after the element reports playing from the new position. Joined tracks may
 * have no silence to detect.
 */
async function soundAfter(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (globalThis as unknown as Listening).listened.blocks.splice(0))
  await press()
  const took = await page.waitForFunction(() => {
    const { clickedAt, changedAt, blocks } = (globalThis as unknown as Listening).listened
    const heard = changedAt > 0 && blocks.find(([at, isSound]) => at >= changedAt && isSound)
    return heard && (heard[0] - clickedAt) * 1000
  })
  return Number(await took.jsonValue())
}

/** The longest silence, in milliseconds, from now until a while after the next track has started. */
async function silenceWithin(page: Page, seconds: number): Promise<number> {
  await page.evaluate(() => void (globalThis as unknown as Listening).listened.blocks.splice(0))
  await page.waitForTimeout(seconds * 1000)
  return page.evaluate(() => {
    let [longest, since] = [0, null as number | null]
    for (const [at, isSound] of (globalThis as unknown as Listening).listened.blocks) {
      since = isSound ? null : (since ?? at)
      // A block lasts until the next one.
      if (since !== null) longest = Math.max(longest, at - since + 128 / 44_100)
    }
    return longest * 1000
  })
}

async function isHeard(page: Page, seconds: number): Promise<void> {
  await page.waitForFunction(
    (least) =>
      [...document.querySelectorAll('audio')].some(
        ({ currentTime, paused }) => !paused && currentTime > least,
      ),
    seconds,
  )
}

async function measureOurs(page: Page): Promise<Figures> {
  const [first] = album.tracks
  await page.goto(`${origin}/movies/music/${album.id}`, { waitUntil: 'networkidle' })
  const opened = page.waitForResponse(/\/api\/playback$/)
  await page
    .getByRole('button', { name: `Play ${first?.title}`, exact: true })
    .first()
    .click()
  const { sound } = await (await opened).json()
  await isHeard(page, 0.2)
  const audio = page.locator('.audio-bar audio')
  await audio.evaluate((element: HTMLAudioElement) => (globalThis as unknown as Listening).listen(element))
  const seek = (to: number) =>
    audio.evaluate((element: HTMLAudioElement, at) => void (element.currentTime = at), to)
  await isHeard(page, HEARD_SECONDS)
  await seek(sound.samples / sound.sampleRate - BEFORE_BORDER_SECONDS)
  await isHeard(page, sound.samples / sound.sampleRate - BEFORE_BORDER_SECONDS + 0.3)
  const border = await silenceWithin(page, 2 * BEFORE_BORDER_SECONDS)
  const next = page.locator('.audio-bar').getByRole('button', { name: 'Next track', exact: true })
  const previous = page.locator('.audio-bar').getByRole('button', { name: 'Previous track', exact: true })
  await page.waitForTimeout(HEARD_SECONDS * 1000)
  const skip = await soundAfter(page, () => next.click())
  const skipBack = await soundAfter(page, () => previous.click())
  return { skip, skipBack, border }
}

async function measureBare(page: Page): Promise<Figures> {
  const query = new URLSearchParams({ u: member.email, p: password, v: '1.16.1', c: 'bench' })
  const addresses = album.tracks.slice(0, 3).map(({ id }) => `${origin}/rest/stream?${query}&id=tr-${id}`)
  await page.route(`${origin}/bare`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Bare</title><audio preload="auto"></audio><button>Next</button><script>
const audio = document.querySelector('audio'), tracks = ${JSON.stringify(addresses)}; let at = -1
const next = () => { at = (at + 1) % tracks.length; audio.src = tracks[at]; audio.play() }
audio.addEventListener('ended', next); document.querySelector('button').addEventListener('click', next); next()</script>`,
    }),
  )
  await page.goto(`${origin}/bare`)
  await isHeard(page, 0.2)
  const audio = page.locator('audio')
  await audio.evaluate((element: HTMLAudioElement) => (globalThis as unknown as Listening).listen(element))
  await isHeard(page, HEARD_SECONDS)
  const near = await audio.evaluate((element: HTMLAudioElement, before) => {
    element.currentTime = element.duration - before
    return element.currentTime
  }, BEFORE_BORDER_SECONDS)
  await isHeard(page, near + 0.3)
  const border = await silenceWithin(page, 2 * BEFORE_BORDER_SECONDS)
  const next = page.getByRole('button', { name: 'Next' })
  await page.waitForTimeout(HEARD_SECONDS * 1000)
  const skip = await soundAfter(page, () => next.click())
  const skipBack = await soundAfter(page, () => next.click())
  return { skip, skipBack, border }
}
