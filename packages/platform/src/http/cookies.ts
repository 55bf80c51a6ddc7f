/** Sets and clears the product's cookies; no script can read any of them. @spec decisions 2.1 */
import type { Language } from '@quintet/domain/languages'
import { REMEMBER_DAYS } from '@quintet/domain/product'
import type { FastifyReply } from 'fastify'
import { COOKIES } from '../identity/cookie-names.ts'

const DAY_SECONDS = 24 * 60 * 60

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether members reach the service by https, whatever the last proxy speaks to it. */
    isPublicHttps: boolean
  }
}

/** Whether whoever is answered came by https. */
export function isSecure({ request, server }: FastifyReply): boolean {
  return server.isPublicHttps || request.protocol === 'https'
}

/** Sets an HttpOnly cookie; without `days` it ends with the browser. */
export function setCookie(reply: FastifyReply, name: string, value: string, days: number | null): void {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(reply),
    ...(days === null ? {} : { maxAge: days * DAY_SECONDS }),
  })
}

/** Sets an HttpOnly cookie for some minutes. */
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

/** Gives a browser its session, its device where it is new, and the language that the profile has chosen. */
export function setSessionCookies(
  reply: FastifyReply,
  session: { token: string; newDeviceToken: string | null; language: Language | null },
  remembered: { email: string } | null,
): void {
  const days = remembered ? REMEMBER_DAYS : null
  setCookie(reply, COOKIES.token, session.token, days)
  // A known one lives on from here: the kids lock hangs on it, whoever was logged in when.
  const device = session.newDeviceToken ?? reply.request.cookies[COOKIES.device]
  if (device) setCookie(reply, COOKIES.device, device, REMEMBER_DAYS)
  if (session.language) setCookie(reply, COOKIES.language, session.language, REMEMBER_DAYS)
  if (remembered) setCookie(reply, COOKIES.rememberedEmail, remembered.email, REMEMBER_DAYS)
}

/** Sent to these calls alone, and never on a way in from another site. */
const OPERATOR_COOKIE = { path: '/api/operator', httpOnly: true, sameSite: 'strict' } as const

/** Gives a browser its session in the console, which ends at `hours` at the latest. @spec decisions 13.1 */
export function setOperatorCookie(reply: FastifyReply, token: string, hours: number): void {
  const cookie = { ...OPERATOR_COOKIE, secure: isSecure(reply), maxAge: hours * 60 * 60 }
  reply.setCookie(COOKIES.operator, token, cookie)
}

/** Binds what a browser is asked to sign to that browser. @spec decisions 13.21 */
export function setChallengeCookie(reply: FastifyReply, token: string, minutes: number): void {
  const cookie = { ...OPERATOR_COOKIE, secure: isSecure(reply), maxAge: minutes * 60 }
  reply.setCookie(COOKIES.operatorChallenge, token, cookie)
}

export function clearOperatorCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIES.operator, { ...OPERATOR_COOKIE, secure: isSecure(reply) })
}
