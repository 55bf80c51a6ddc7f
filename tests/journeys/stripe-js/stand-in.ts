/** Stripe as seen by a browser: a stub replaces its script as documented, and the peer its API. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { StripePeer } from '../../product/stripe-peer/peer.ts'

const FILES: Record<string, { file: string; type: string }> = {
  'js.stripe.com/endive/stripe.js': { file: 'stripe.js', type: 'text/javascript' },
  'js.stripe.com/fields.html': { file: 'fields.html', type: 'text/html' },
  'hooks.stripe.com/bank.html': { file: 'bank.html', type: 'text/html' },
}

/** Answers every request of the page to stripe.com; unknown ones get a 404. */
export async function standInForStripe(page: Page, peer: StripePeer): Promise<void> {
  await page.route(/^https:\/\/[\w.]*stripe\.com\//, async (route) => {
    const request = route.request()
    const { host, pathname, search } = new URL(request.url())
    if (host === 'api.stripe.com') {
      const answer = await fetch(peer.origin + pathname + search, {
        method: request.method(),
        headers: await request.allHeaders().then(({ authorization = '' }) => ({
          authorization,
          'content-type': 'application/x-www-form-urlencoded',
        })),
        body: request.postData(),
      })
      await route.fulfill({
        status: answer.status,
        body: await answer.text(),
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      })
      return
    }
    const found = FILES[host + pathname]
    if (!found) return route.fulfill({ status: 404 })
    const body = await readFile(path.join(import.meta.dirname, found.file))
    await route.fulfill({ body, contentType: `${found.type}; charset=utf-8` })
  })
}
