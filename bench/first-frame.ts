/**
 * From a click on Play to the first picture of a film on the screen, in a headless browser against a running product.
 *   BASE_URL=http://127.0.0.1:4221 node bench/first-frame.ts [rounds=7]
 */
import { chromium } from '@playwright/test'
import { signUpMember } from '@quintet/testing'
import { findBrowser } from '../tests/browser.ts'

const origin = process.env['BASE_URL'] ?? 'http://127.0.0.1:4221'
const rounds = Number(process.argv[2] ?? 7)

const member = await signUpMember(origin)
const titles = (await (await member.send('/api/content?category=movies&limit=50')).json()) as {
  contentitem_id: number
  kind: string
  representation?: object
}[]
const film = titles.find(({ kind, representation }) => kind === 'movie' && representation)
if (!film) throw new Error('No film plays yet: wait until the demo catalogue has made one.')

const { executablePath, args, env } = await findBrowser()
const browser = await chromium.launch({ executablePath, args, env })
const results: number[] = []
try {
  for (let round = 0; round <= rounds; round++) {
    const context = await browser.newContext({ locale: 'en-GB' })
    await context.addCookies([{ name: 'user_token', value: member.token, url: origin }])
    const page = await context.newPage()
    await page.goto(`${origin}/movies/movie/${film.contentitem_id}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      const times = { click: 0, frame: 0 }
      Object.assign(globalThis, { times })
      document.addEventListener('click', () => (times.click ||= performance.now()), true)
      new MutationObserver(() => {
        const video = document.querySelector('video')
        if (video && !video.dataset['watched']) {
          video.dataset['watched'] = 'yes'
          video.requestVideoFrameCallback(() => (times.frame ||= performance.now()))
        }
      }).observe(document.documentElement, { childList: true, subtree: true })
    })
    await page
      .getByRole('button', { name: /^(Play|Resume)$/ })
      .first()
      .click()
    const took = await page.waitForFunction(() => {
      const { times } = globalThis as unknown as { times: { click: number; frame: number } }
      return times.frame > 0 && times.frame - times.click
    })
    // The first round warms the server and the browser's own start.
    if (round > 0) results.push(Number(await took.jsonValue()))
    await context.close()
  }
} finally {
  await browser.close()
}
results.sort((a, b) => a - b)
console.log(
  JSON.stringify({
    rounds,
    clickToFirstFrameMs: {
      min: Math.round(results[0] ?? 0),
      median: Math.round(results[Math.floor(results.length / 2)] ?? 0),
      max: Math.round(results.at(-1) ?? 0),
    },
  }),
)
