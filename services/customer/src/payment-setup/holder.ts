/**
 * Whose a payment set-up is. Its id stands in return addresses, in histories and logs of proxies; so one that a browser began is
 * used by that browser alone, which proves itself by a cookie. Other programs have no such addresses. @spec security 2.10
 */
import { Problem } from '@quintet/contracts/problem'
import { setCookie } from '@quintet/platform/http/cookies'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import { equalSecrets, hashToken, newToken } from '@quintet/platform/identity/secrets'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a request proves to hold: the hash of its browser's cookie; null without one. */
export type SetupHolder = Buffer | null

export function holderOf({ cookies }: FastifyRequest): SetupHolder {
  const token = cookies[COOKIES.payment]
  return token ? hashToken(token) : null
}

/** The holder of a set-up that begins with this request: a browser gets a cookie where it has none yet. */
export function beginHolding(request: FastifyRequest, reply: FastifyReply): SetupHolder {
  const known = holderOf(request)
  if (known || !isBrowser(request)) return known
  const token = newToken()
  setCookie(reply, COOKIES.payment, token, null)
  return hashToken(token)
}

/** Throws `unknown_setup` for a set-up that another browser began. */
export function requireHeld(setup: { browser_hash: Buffer | null }, holder: SetupHolder): void {
  if (setup.browser_hash && !(holder && equalSecrets(setup.browser_hash, holder)))
    throw new Problem('unknown_setup')
}

// Every browser says where a posted request comes from; a page cannot keep it from that.
function isBrowser({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-site'] ?? headers.origin) !== undefined
}
