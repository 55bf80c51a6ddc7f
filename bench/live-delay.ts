/**
 * From the camera to the screen: how old a live channel's picture is when a member's player shows it. The camera draws the time into its
 * pictures, an encoder pushes them by RTMP, a worker makes all renditions, and a browser plays them on the product's own page; both clocks
 * are this machine's. Goal: p95 of 8 s, and of 4 s in parts (low-latency HLS).
 * Usage: node bench/live-delay.ts [--seconds 600] [--height 1080] [--parts] (height: of the camera; a slow machine only keeps up with less)
 */
import { once } from 'node:events'
import os from 'node:os'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { freePortPair } from '@quintet/testing'
import { findBrowser } from '../tests/browser.ts'
import { waitFor } from './catalogue/load.ts'
import { middleOf, quantileOf } from './figures.ts'
import { ROW_SHARE, startCamera, SUM_BITS, TIME_BITS } from './live/camera.ts'
import { startLiveChannel } from './live/channel.ts'

const [GOAL_SECONDS, GOAL_SECONDS_IN_PARTS] = [8, 4]
const TOLD_EVERY_MS = 10_000
/** A busy machine is slow to show its first picture. */
const GIVES_UP_MS = 120_000

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    height: { type: 'string', default: '1080' },
    parts: { type: 'boolean', default: false },
  },
})
const live = await startLiveChannel({ hasParts: values.parts })
const port = await freePortPair()
const origin = `http://127.0.0.1:${port}`
const processes = [live.startProcess('serve', port), live.startProcess('worker', await freePortPair())]
await live.untilAwaited()
const stopCamera = startCamera(live.pushTo, Number(values.height))
const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
try {
  await waitFor(`${origin}/ready`)
  await untilOnAir()
  process.stderr.write('on the air\n')
  const member = await live.product.aMember()
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1920, height: 1080 } })
  await context.addCookies([{ name: 'user_token', value: member.token, url: origin }])
  const page = await context.newPage()
  page.setDefaultTimeout(GIVES_UP_MS)
  await page.addInitScript(readPictures, { ROW_SHARE, SUM_BITS, TIME_BITS })
  await page.goto(`${origin}/movies/movie/${live.id}?play=true`)
  await page.waitForFunction(() => (globalThis as unknown as Watched).watched.delays.length > 0)
  const seen = await watch(page)
  const seconds = seen.delays.map((ms) => ms / 1000)
  const goal = values.parts ? GOAL_SECONDS_IN_PARTS : GOAL_SECONDS
  console.log(
    JSON.stringify(
      {
        camera: `${values.height}p`,
        inParts: values.parts,
        watchedSeconds: Number(values.seconds),
        pictures: seconds.length,
        unreadable: seen.unreadable,
        delaySeconds: {
          p50: Number(middleOf(seconds).toFixed(2)),
          p95: Number(quantileOf(seconds, 0.95).toFixed(2)),
          most: Number(Math.max(...seconds).toFixed(2)),
        },
        waits: seen.waits,
        heights: seen.heights,
        cards: await cardsOf(),
        goal: quantileOf(seconds, 0.95) <= goal ? 'reached' : 'missed',
        load: Number(os.loadavg()[0]?.toFixed(1)),
      },
      null,
      2,
    ),
  )
} finally {
  await browser.close()
  await stopCamera()
  for (const each of processes) {
    const gone = once(each, 'exit')
    each.kill()
    await gone
  }
  await live.product.stop()
}

/** Waits until the camera's own picture is listed, not the stand-in card. */
async function untilOnAir(): Promise<void> {
  const { db } = live.product
  const source = db.selectFrom('live_run').select('number').where('is_card', '=', false)
  while (!(await source.executeTakeFirst())) await new Promise((resolve) => setTimeout(resolve, 200))
}

/** How often the stand-in card was shown. */
async function cardsOf(): Promise<number> {
  const { db } = live.product
  return (await db.selectFrom('live_run').select('number').where('is_card', '=', true).execute()).length
}

type Seen = { delays: number[]; unreadable: number; waits: number; heights: number[] }
type Watched = { watched: Seen }

/** Prints the state every few seconds, so that an aborted run has shown something, too. */
async function watch(page: Page): Promise<Seen> {
  const until = Date.now() + Number(values.seconds) * 1000
  for (;;) {
    const seen = await page.evaluate(() => (globalThis as unknown as Watched).watched)
    if (Date.now() >= until) return seen
    const middle = (middleOf(seen.delays) / 1000).toFixed(1)
    process.stderr.write(`${seen.delays.length} pictures, ${middle} s, ${seen.waits} waits\n`)
    await page.waitForTimeout(Math.min(TOLD_EVERY_MS, until - Date.now()))
  }
}

/** Runs in the page: reads the time from each picture shown. */
function readPictures(form: { ROW_SHARE: number; SUM_BITS: number; TIME_BITS: number }): void {
  const bits = form.TIME_BITS + form.SUM_BITS
  const watched: Seen = { delays: [], unreadable: 0, waits: 0, heights: [] }
  Object.assign(globalThis, { watched })
  const canvas = new OffscreenCanvas(bits * 3, 1)
  const drawn = canvas.getContext('2d', { willReadFrequently: true })
  const read = (video: HTMLVideoElement): number | null => {
    const { videoWidth: width, videoHeight: height } = video
    drawn?.drawImage(video, 0, height * form.ROW_SHARE * 0.5, width, 1, 0, 0, canvas.width, 1)
    const { data = [] } = drawn?.getImageData(0, 0, canvas.width, 1) ?? {}
    let [time, sum, ones] = [0, 0, 1]
    for (let place = 0; place < bits; place++) {
      const bit = (data[(place * 3 + 1) * 4] ?? 0) > 127 ? 1 : 0
      if (place < form.TIME_BITS) {
        time = time * 2 + bit
        ones += bit
      } else sum = sum * 2 + bit
    }
    return ones % 2 ** form.SUM_BITS === sum ? time : null
  }
  const follow = (video: HTMLVideoElement): void => {
    video.requestVideoFrameCallback(() => {
      const time = read(video)
      const span = 2 ** form.TIME_BITS
      if (time === null) watched.unreadable += 1
      else watched.delays.push((((Date.now() - time) % span) + span) % span)
      if (watched.heights.at(-1) !== video.videoHeight) watched.heights.push(video.videoHeight)
      follow(video)
    })
  }
  new MutationObserver(() => {
    const video = document.querySelector('video')
    if (!video || video.dataset['followed']) return
    video.dataset['followed'] = 'yes'
    video.addEventListener('waiting', () => void (watched.waits += 1))
    follow(video)
  }).observe(document, { childList: true, subtree: true })
}
