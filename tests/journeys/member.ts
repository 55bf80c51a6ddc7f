/** Creates a member without the sign-up page, for journeys about something else. */
import { type APIRequestContext, expect, type Locator, type Page, request } from '@playwright/test'
import { en } from '../../apps/web/src/texts/en.ts'
import { DEFAULT_PRODUCT_ID } from '../../packages/domain/src/basics/product.ts'
import { aNewcomer, type Newcomer } from './pages.ts'
import { originHere } from './running-product.ts'

type Wishes = {
  who?: Newcomer
  plan?: 'monthly' | 'annually'
  /** Pays from the first day. */ hadTrial?: boolean
}

/** Erases the account, whose person has then used up the one trial. */
async function leaveByApi(page: Page, { password }: Newcomer): Promise<void> {
  const headers = { origin: process.env['QUINTET_JOURNEYS_URL'] ?? '' }
  await page.request.post('/api/user/check_password', { data: { password }, headers })
  expect((await page.request.delete('/api/user', { headers })).ok()).toBe(true)
}

/** Signs up through the API in the page's own browser; the page is a member's from its next load. */
export async function joinByApi(
  page: Page,
  { who = aNewcomer(), plan = 'monthly', hadTrial = false }: Wishes = {},
): Promise<Newcomer> {
  if (hadTrial) {
    await joinByApi(page, { who })
    await leaveByApi(page, who)
  }
  const origin = process.env['QUINTET_JOURNEYS_URL'] ?? ''
  const post = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const answer = await page.request.post(`/api${path}`, { data, headers: { origin, ...headers } })
    expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true)
    return (await answer.json()) as Record<string, string>
  }
  const setup = await post('/customer/payment_setup', { productId: DEFAULT_PRODUCT_ID, type: 'paypal' })
  await post(`/sandbox/setups/${setup['setupId']}/confirm`, {
    clientSecret: setup['clientSecret'],
    type: 'paypal',
    // A separate PayPal account, so that everybody has a trial.
    paypal: who.email,
  })
  await post(
    '/customer',
    {
      productId: DEFAULT_PRODUCT_ID,
      signUpMethod: 'EMAIL',
      user: { name: who.name, email: who.email, password: who.password },
      plan,
      expectsTrial: !hadTrial,
      paymentSetupId: setup['setupId'],
      consents: { age18: true, privacy: true, terms: true },
    },
    { 'idempotency-key': crypto.randomUUID() },
  )
  return who
}

/** Logs in as another device of the same account, which uses only the API. */
export async function anotherDevice({ email, password }: Newcomer): Promise<APIRequestContext> {
  const baseURL = process.env['QUINTET_JOURNEYS_URL'] ?? ''
  const device = await request.newContext({ baseURL })
  const answer = await device.post('/api/login', {
    data: { username: email, password, productId: DEFAULT_PRODUCT_ID },
    headers: { origin: baseURL },
  })
  const { token } = (await answer.json()) as { token: string }
  await device.dispose()
  return request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } })
}

/** Sets a PIN and locks this browser for kids, as a parent does in the kids area. */
export async function lockByApi(page: Page, { password }: Newcomer, pinCode = '2468'): Promise<void> {
  const origin = process.env['QUINTET_JOURNEYS_URL'] ?? ''
  for (const [method, path, data] of [
    ['POST', 'user/check_password', { password }],
    ['PATCH', 'parental_regulation/pin_code', { pinCode }],
    ['PATCH', 'parental_regulation/toggle_lock_kid', { pinCode }],
  ] as const) {
    const answer = await page.request.fetch(`/api/${path}`, { method, data, headers: { origin } })
    expect(answer.ok(), `${path} answers ${answer.status()}`).toBe(true)
  }
}

export type Item = {
  contentitem_id: number
  kind: string
  categories: string[]
  attributes: { title: string; trailer?: string; description?: string; director?: string }
  representation?: object
  /** Set if the title is for rent. */
  rental?: object
}

/** Returns the titles that visitors see. */
export async function titlesOf(page: Page, category: string): Promise<Item[]> {
  const answer = await page.request.get(
    `/api/content/info/${DEFAULT_PRODUCT_ID}?category=${category}&limit=50&lang=en`,
  )
  return (await answer.json()) as Item[]
}

/** The heart of a title on its own page. */
export function heartOf(page: Page, title: string): Locator {
  return page
    .getByRole('main')
    .getByRole('button', { name: en.heart.label(title) })
    .first()
}

/** Returns a function that waits for hydration, before which keys go to the browser. Call it before the first page. */
export async function watchTakeOver(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    document.addEventListener('app:ready', () => Object.assign(window, { isTakenOver: true }))
  })
  return async () => {
    // A visitor's page hydrates on intent.
    await page.mouse.move(5, 5, { steps: 2 })
    await page.waitForFunction(() => 'isTakenOver' in window)
  }
}

/** Returns the link containing `word` in the last mail to this address. */
export async function linkOfMail(page: Page, email: string, word = 'password-reset'): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails = (await (await page.request.get(`${originHere()}/api/dev/mails`)).json()) as {
        to: string
        text: string
      }[]
      const text = mails.find((mail) => mail.to === email && mail.text.includes(word))?.text
      link = text?.match(/https?:\/\/\S+/g)?.find((address) => address.includes(word)) ?? ''
      return link
    })
    .not.toBe('')
  const { pathname, search } = new URL(link)
  return pathname + search
}
