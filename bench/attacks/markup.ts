/**
 * Writes markup that would run a script into every text that people, libraries and addresses can fill, and looks at each page and
 * mail that shows it in a browser; mails without any policy that could save them. Goal: nothing runs, no policy is even asked.
 *   node bench/attacks/markup.ts [--payloads 150]      (needs the web build)
 */
import { type Browser, chromium, type Page } from '@playwright/test'
import { declareCancellation, sendContactMessage } from '@quintet/contracts/customer-care'
import { createProfile, updateProfile } from '@quintet/contracts/profiles'
import { logIn } from '@quintet/contracts/session'
import { updateUser } from '@quintet/contracts/user'
import { newEmail, type Product, startProduct, type TestMember } from '@quintet/testing'
import { findBrowser } from '../../tests/browser.ts'
import { counts, report } from './attack.ts'

export const PAYLOADS_MAX = 150
export const WITH_PAGES = { ROLE: 'customer,content,web' }

/** Each calls `hit()`, which the browser counts. */
const RUNNERS = [
  '<script>hit()</script>',
  '<script src=data:,hit()></script>',
  '<img src=x onerror=hit()>',
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x>',
  '<svg><a xlink:href=javascript:hit()><text>x',
  '<body onload=hit()>',
  '<input autofocus onfocus=hit()>',
  '<select autofocus onfocus=hit()>',
  '<textarea autofocus onfocus=hit()>',
  '<details open ontoggle=hit()>',
  '<video src=x onerror=hit()>',
  '<video><source onerror=hit()>',
  '<audio src=x onerror=hit()>',
  '<iframe src=javascript:parent.hit()>',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<iframe onload=hit()>',
  '<object data=javascript:hit()>',
  '<embed src=javascript:hit()>',
  '<a href=javascript:hit() autofocus onfocus=hit()>x',
  '<form action=javascript:hit()><button>x',
  '<button formaction=javascript:hit()>x',
  '<math><mtext><img src=x onerror=hit()>',
  '<style onload=hit()></style>',
  '<link rel=stylesheet href=x onerror=hit()>',
  '<meta http-equiv=refresh content="0;javascript:hit()">',
  '<marquee onstart=hit()>',
  '<p style=animation-name:x onanimationstart=hit()>',
  '<template shadowrootmode=open><img src=x onerror=hit()>',
]
/** Where the text may stand: in markup, in an attribute of either kind, in a script, in a text-only element. */
const ENDINGS = ['', '">', "'>", '</script>', '--></title></textarea>']

export const payloads = ENDINGS.flatMap((ending) => RUNNERS.map((runner) => ending + runner))

export type MarkupFigures = {
  payloads: number
  /** Of each place: how many payloads stood in it. */
  placed: Record<string, number>
  pages: number
  mails: number
  ran: string[]
  violations: string[]
  seconds: number
}

export async function writeMarkup(product: Product, count: number): Promise<MarkupFigures> {
  const started = performance.now()
  // Evenly over the list, so that few are of every kind too.
  const tried = Array.from(
    { length: count },
    (_, index) => payloads[Math.floor((index * payloads.length) / count)] ?? '',
  )
  const browser = await chromium.launch(await findBrowser())
  const watched = await openWatched(browser, product.origin)
  const placed: Record<string, number> = {}
  const place = (where: string, held: readonly string[]) => {
    placed[where] = (placed[where] ?? 0) + held.length
    return held.join(' ')
  }
  try {
    await watched.show('<img src=x onerror=hit()>')
    if (watched.ran.length === 0) throw new Error('A script that runs would not be noticed.')
    watched.ran.length = 0
    await readTitles(product, watched, tried, place)
    await readAddresses(watched, tried, place)
    const member = await product.aMember({ name: 'Ada <b>x' })
    await watched.logIn(member)
    await readAccount(member, watched, tried, place)
    const mails = await readMails(product, watched, tried, place)
    return {
      payloads: count,
      placed,
      pages: watched.pages(),
      mails,
      ran: watched.ran,
      violations: watched.violations,
      seconds: Math.round((performance.now() - started) / 1000),
    }
  } finally {
    await browser.close()
  }
}

type Place = (where: string, held: readonly string[]) => string
type Watched = Awaited<ReturnType<typeof openWatched>>

/** A page that notices what runs and what the policy had to stop. */
async function openWatched(browser: Browser, origin: string) {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  const ran: string[] = []
  const violations: string[] = []
  let pages = 0
  await page.exposeFunction('hit', () => ran.push(page.url().slice(0, 300)))
  await page.exposeFunction('noteViolation', (what: string) =>
    violations.push(`${what} ${page.url().slice(0, 300)}`),
  )
  page.on('dialog', (dialog) => {
    ran.push(`dialog ${page.url()}`)
    void dialog.dismiss()
  })
  await page.addInitScript(
    `document.addEventListener('securitypolicyviolation', (event) => noteViolation(event.violatedDirective + ' ' + event.blockedURI))`,
  )
  return {
    ran,
    violations,
    pages: () => pages,
    async visit(address: string) {
      pages++
      await page.goto(origin + address)
      await settle(page)
    },
    /** As a mail program without any policy would show it. */
    async show(html: string) {
      pages++
      await page.goto('about:blank')
      await page.setContent(html)
      await settle(page)
    },
    async logIn({ email, password }: TestMember) {
      await context.request.post(`${origin}/api/login`, {
        data: { username: email, password, productId: 221 },
        headers: { origin },
      })
    },
  }
}

/** The app takes the page over when something is touched; then what has a handler gets its chance. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(20, 20)
  await page.keyboard.press('Tab')
  await page.waitForTimeout(200)
}

/** As many payloads to a text as fit into `max` characters. */
function* chunks(tried: readonly string[], max: number): Generator<string[]> {
  let chunk: string[] = []
  for (const payload of tried.filter(({ length }) => length <= max)) {
    if ([...chunk, payload].join(' ').length > max) {
      yield chunk
      chunk = []
    }
    chunk.push(payload)
  }
  if (chunk.length > 0) yield chunk
}

/** What libraries and feeds say: titles, people, tags, on lists, details and in the search. */
async function readTitles(product: Product, watched: Watched, tried: readonly string[], place: Place) {
  let last = 0
  for (const payload of tried) {
    const title = await product.aTitle({
      title: place('title and description', [payload]),
      rating: 'FSK-0',
      categories: ['movies:drama', 'kids'],
      tags: [place('tag', [payload])],
      credits: [{ name: place('person', [payload]), role: 'actor' }],
      media: 'video',
    })
    last = title.id
    await watched.visit(`/movies/movie/${title.id}`)
  }
  for (const address of [
    '/movies',
    '/movies/library',
    '/movies/results',
    '/movies/genre/drama',
    '/kids',
    `/kids/${last}`,
  ])
    await watched.visit(address)
}

/** What an address says that somebody is sent. */
async function readAddresses(watched: Watched, tried: readonly string[], place: Place) {
  for (const chunk of chunks(tried, 400)) {
    const said = encodeURIComponent(place('address', chunk))
    await watched.visit(`/movies/results?category=movies&title=${said}&tags=${said}`)
    await watched.visit(`/?password-reset=true&token=${said}&email=${said}`)
    await watched.visit(`/login?to=${said}`)
  }
}

/** What a member says of themselves, and what is shown of it. */
async function readAccount(
  { browser, email, password }: TestMember,
  watched: Watched,
  tried: readonly string[],
  place: Place,
) {
  const { body: profile } = await browser.call(createProfile, { body: { name: 'Second' } })
  for (const chunk of chunks(tried, 40)) {
    const name = place('profile and user', chunk)
    const agent = place('device', chunk)
    await browser.call(updateProfile, { params: { id: profile.id }, body: { name } })
    await browser.call(updateUser, { body: { firstName: name, lastName: name, location: name } })
    await browser.call(
      logIn,
      { body: { username: email, password, productId: 221 } },
      { 'user-agent': agent },
    )
    await watched.visit('/account')
    await watched.visit(`/movies?search=${encodeURIComponent(name)}`)
  }
}

/** What strangers write to us, and what is sent on. */
async function readMails(
  product: Product,
  watched: Watched,
  tried: readonly string[],
  place: Place,
): Promise<number> {
  let shown = 0
  for (const chunk of chunks(tried, 120)) {
    const text = place('messages and declarations', chunk)
    const to = newEmail()
    await product.call(sendContactMessage, {
      body: { productId: 221, fullName: text, email: to, subject: text, content: text },
    })
    await product.call(declareCancellation, {
      body: { name: text, email: to, reference: text.slice(0, 100), kind: 'extraordinary', reason: text },
    })
    product.clock.advance(60 * 60_000)
    const [sent, received] = [
      await product.mailsTo(to),
      await product.mailsTo(product.foundation.brand.company.email),
    ]
    for (const { html } of [...sent.slice(0, 1), ...received.slice(0, 2)]) {
      await watched.show(html)
      shown++
    }
  }
  return shown
}

/** Whether nothing ran and no policy had to stop anything. */
export function isInert({ ran, violations, pages }: MarkupFigures): boolean {
  return pages > 0 && ran.length === 0 && violations.length === 0
}

if (import.meta.main) {
  const asked = counts(import.meta.filename, { payloads: PAYLOADS_MAX })
  const product = await startProduct({ environment: WITH_PAGES })
  try {
    const figures = await writeMarkup(product, asked.payloads)
    report(figures, isInert(figures))
  } finally {
    await product.stop()
  }
}
