/** The two ways to unsubscribe in every newsletter mail: a page with a button, and the mail program's one-click request (RFC 8058). */
import { createHmac } from 'node:crypto'
import type { Database } from '@quintet/platform/db/database'
import { API_PREFIX } from '@quintet/platform/http/serve'
import { serviceSecret } from '@quintet/platform/identity/service-secret'

/** The path of the linked page; its button sends the POST. */
const END_PAGE = '/newsletter/end'
export const ONE_CLICK_PATH = `${API_PREFIX}/customer/newsletter/one-click`

export function endTokenKey(db: Database): Promise<Buffer> {
  return serviceSecret(db, 'newsletter-end')
}

/** The same token in every issue, so that old issues still unsubscribe; it cannot be computed without the key. */
export function endTokenOf(key: Buffer, email: string, confirmedAt: Date): string {
  return createHmac('sha256', key).update(`${email}\n${confirmedAt.toISOString()}`).digest('base64url')
}

export function endLinks(origin: string, token: string): { page: string; oneClick: string } {
  return { page: `${origin}${END_PAGE}?token=${token}`, oneClick: `${origin}${ONE_CLICK_PATH}/${token}` }
}
