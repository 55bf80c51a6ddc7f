/** Sets and clears the product's cookies; no script can read any of them. @spec decisions 2.1 */
import type { Language } from '@quintet/domain/basics/languages'
import { REMEMBER_DAYS } from '@quintet/domain/basics/product'
import type { FastifyReply } from 'fastify'
import { COOKIES } from '../identity/cookie-names.ts'

const DAY_SECONDS = 24 * 60 * 60

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether members reach the service over https, whatever protocol the last proxy uses. */
    isPublicHttps: boolean
  }
}

/** True if the client came over https. */
export function isSecure({ request, server }: FastifyReply): boolean {
  return server.isPublicHttps || request.protocol === 'https'
}

/** Sets an HttpOnly cookie; without `days` it ends with the browser session. */
export function setCookie(reply: FastifyReply, name: string, value: string, days: number | null): void {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(reply),
    ...(days === null ? {} : { maxAge: days * DAY_SECONDS }),
  })
}

/** Sets an HttpOnly cookie that lasts for `minutes`. */
export function setShortCookie(reply: FastifyReply, name: string, value: string, minutes: number): void {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(reply),
    maxAge: minutes * 60,
  })
}

export function clearCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(reply) })
}

/** Sets the cookies for the session, a new device, and the profile's language. */
export function setSessionCookies(
  reply: FastifyReply,
  session: { token: string; newDeviceToken: string | null; language: Language | null },
  remembered: { email: string } | null,
): void {
  const days = remembered ? REMEMBER_DAYS : null
  setCookie(reply, COOKIES.token, session.token, days)
  // Renews a known device's cookie: the kids lock is tied to it, whoever is logged in.
  const device = session.newDeviceToken ?? reply.request.cookies[COOKIES.device]
  if (device) setCookie(reply, COOKIES.device, device, REMEMBER_DAYS)
  if (session.language) setCookie(reply, COOKIES.language, session.language, REMEMBER_DAYS)
  if (remembered) setCookie(reply, COOKIES.rememberedEmail, remembered.email, REMEMBER_DAYS)
}

/** Sent only to these API calls, and never on navigation from another site. */
const OPERATOR_COOKIE = { path: '/api/operator', httpOnly: true, sameSite: 'strict' } as const

/** Sets the console's session cookie, which expires after at most `hours`. @spec decisions 13.1 */
export function setOperatorCookie(reply: FastifyReply, token: string, hours: number): void {
  const cookie = { ...OPERATOR_COOKIE, secure: isSecure(reply), maxAge: hours * 60 * 60 }
  reply.setCookie(COOKIES.operator, token, cookie)
}

/** Binds the challenge that a browser is asked to sign to that browser. @spec decisions 13.21 */
export function setChallengeCookie(reply: FastifyReply, token: string, minutes: number): void {
  const cookie = { ...OPERATOR_COOKIE, secure: isSecure(reply), maxAge: minutes * 60 }
  reply.setCookie(COOKIES.operatorChallenge, token, cookie)
}

export function clearOperatorCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIES.operator, { ...OPERATOR_COOKIE, secure: isSecure(reply) })
}
