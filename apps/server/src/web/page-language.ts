import { chooseLanguage, type Language } from '@quintet/domain/basics/languages'
import { isSecure } from '@quintet/platform/http/cookies'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import type { FastifyReply, FastifyRequest } from 'fastify'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Returns the language of a page: `?lang=`, the cookie, Accept-Language, German. @spec decisions 5.1 */
export function languageOf(request: FastifyRequest, url: URL): Language {
  return chooseLanguage({
    query: url.searchParams.get('lang') ?? undefined,
    cookie: request.cookies[COOKIES.language],
    acceptLanguage: request.headers['accept-language'],
  })
}

/** Remembers the language chosen with `?lang=` for a year. */
export function rememberLanguage(reply: FastifyReply, language: Language): void {
  reply.setCookie(COOKIES.language, language, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(reply),
    maxAge: YEAR_SECONDS,
  })
}
