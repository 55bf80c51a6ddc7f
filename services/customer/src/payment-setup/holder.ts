/**
 * Ownership of a payment set-up. Its id appears in return addresses, browser histories and proxy logs, so a set-up started by a browser can
 * be used only by that browser, which proves itself with a cookie. Other clients have no such addresses. @spec security 2.10
 */
import { Problem } from '@quintet/contracts/problem'
import { setCookie } from '@quintet/platform/http/cookies'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import { equalSecrets, hashToken, newToken } from '@quintet/platform/identity/secrets'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The hash of the browser's cookie; null without one. */
export type SetupHolder = Buffer | null

export function holderOf({ cookies }: FastifyRequest): SetupHolder {
  const token = cookies[COOKIES.payment]
  return token ? hashToken(token) : null
}

/** Returns the holder of a set-up started by this request, and gives a browser a cookie if it has none. */
export function beginHolding(request: FastifyRequest, reply: FastifyReply): SetupHolder {
  const known = holderOf(request)
  if (known || !isBrowser(request)) return known
  const token = newToken()
  setCookie(reply, COOKIES.payment, token, null)
  return hashToken(token)
}

/** Throws `unknown_setup` for a set-up that another browser started. */
export function requireHeld(setup: { browser_hash: Buffer | null }, holder: SetupHolder): void {
  if (setup.browser_hash && !(holder && equalSecrets(setup.browser_hash, holder)))
    throw new Problem('unknown_setup')
}

// Every browser sends the origin of a POST request; a page cannot suppress it.
function isBrowser({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-site'] ?? headers.origin) !== undefined
}
