/** A member's page is private: rendered for this request, with a nonce for its scripts. @spec decisions 10.2 */
import type { PostedForm, Site } from '@quintet/contracts/page'
import type { App, Platform } from '@quintet/platform/http/app'
import { isSecure } from '@quintet/platform/http/cookies'
import { compressAtOnce, encodingFor, sendBody } from '@quintet/platform/http/encoding'
import { embedOrigin } from '@quintet/platform/http/origins'
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { statusOf } from './forms.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { ownPageParameters, pageRequest } from './page-address.ts'
import { redirectOf } from './redirect.ts'
import type { Renderer } from './renderer.ts'
import { securityHeaders } from './security-headers.ts'
import { addEnhanceScript, prepareOwnPage } from './take-over.ts'

/** The requested page; `posted` is a form to which it responds. */
export type WantedPage = { url: URL; site: Site; posted?: PostedForm }

export async function sendOwnPage(
  { app, config, renderer }: Pick<Platform, 'config'> & { app: App; renderer: Renderer },
  request: FastifyRequest,
  reply: FastifyReply,
  { url, site, posted }: WantedPage,
) {
  const nonce = randomBytes(18).toString('base64')
  const ended = new AbortController()
  reply.raw.on('close', () => ended.abort())
  const answer = await renderer.render(pageRequest(url, ownPageParameters(site.isKidLocked), ended.signal), {
    site,
    nonce,
    apiFetch: inProcessFetch(app, request),
    ...(posted ? { posted } : {}),
  })
  const html = config.isWebDevelopment
    ? addEnhanceScript(await answer.text(), { ...renderer.scripts, nonce })
    : prepareOwnPage(await answer.text(), renderer.scripts, nonce)
  const location = redirectOf(answer)
  if (location) reply.header('location', location)
  reply
    .headers(
      securityHeaders({
        nonce,
        embedOrigin: embedOrigin(config, request),
        mediaOrigin: config.mediaOrigin,
        isHttps: isSecure(reply),
        isEmbed: url.searchParams.has('play'),
        hasStripe: site.stripe?.isAllowedHere ?? false,
        isDevelopment: config.isWebDevelopment,
      }),
    )
    // Never cached: Back must not show it to a child, or to the next user after a log-out.
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie, Accept-Language, Accept-Encoding')
    .status(posted && answer.status < 300 ? statusOf(posted) : answer.status)
    .type('text/html; charset=utf-8')
  return sendBody(request, reply, compressAtOnce(html, encodingFor(request)))
}
