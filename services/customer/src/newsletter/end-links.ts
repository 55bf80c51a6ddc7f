/** The ways to end the newsletter that every mail of it carries: a page with a button, and one click of the mail program (RFC 8058). */
import { createHmac } from 'node:crypto'
import type { Database } from '@quintet/platform/db/database'
import { API_PREFIX } from '@quintet/platform/http/serve'
import { serviceSecret } from '@quintet/platform/identity/service-secret'

/** Where the page of a link stands; the page shows a button, which posts. */
const END_PAGE = '/newsletter/end'
export const ONE_CLICK_PATH = `${API_PREFIX}/customer/newsletter/one-click`

export function endTokenKey(db: Database): Promise<Buffer> {
  return serviceSecret(db, 'newsletter-end')
}

/** The same in every issue, so that an old one still ends it; nobody can work it out who has no key. */
export function endTokenOf(key: Buffer, email: string, confirmedAt: Date): string {
  return createHmac('sha256', key).update(`${email}\n${confirmedAt.toISOString()}`).digest('base64url')
}

export function endLinks(origin: string, token: string): { page: string; oneClick: string } {
  return { page: `${origin}${END_PAGE}?token=${token}`, oneClick: `${origin}${ONE_CLICK_PATH}/${token}` }
}
