/** The HTTP server that all services mount on, with a problem document for every failure and an identity for every request. */
import cookie from '@fastify/cookie'
import { Problem } from '@quintet/contracts/problem'
import { documentOf } from '@quintet/contracts/problems'
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import type { DatabaseError } from 'pg'
import type { OpenBrand } from '../brand/brand.ts'
import type { Clock } from '../clock/clock.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import { COOKIES } from '../identity/cookie-names.ts'
import { identifyLately, identifyNow } from '../identity/remembered.ts'
import type { Viewer } from '../identity/viewer.ts'
import type { Log } from '../log/log.ts'
import { STORAGE_RETRY_SECONDS, StorageAwayError } from '../storage/storage-away.ts'
import { boundConnections, CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts'
import { clearCookie } from './cookies.ts'
import { holdAnswers } from './hold-answers.ts'
import { rememberMethods, unserved } from './methods.ts'
import { traceRequests } from './traced-requests.ts'
import { answerUnreadable } from './transport-errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route without payload, which ignores that an empty body is no JSON. */
    hasNoBody?: boolean
  }
}

export type App = FastifyInstance

/** Everything available to slices, which take what they need from it. */
export type Platform = { config: Config; brand: OpenBrand; db: Database; clock: Clock; log: Log }

const BODY_LIMIT = 1024 * 1024

/** Creates a server with everything that all services need; `limits` differ only in tests. */
export function createApp(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): App {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: limits.requestMs,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.headersMs / 4,
      // Refused below instead, with a problem document.
      requireHostHeader: false,
    },
    clientErrorHandler: answerUnreadable,
    // Hops are counted from the right, so an address forged in X-Forwarded-For is never believed. @spec decisions 2.10
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    forceCloseConnections: 'idle',
    // Malformed URLs reach neither a route nor the error handler below.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, log),
  })
  const isBehindProxy = config.trustedProxies > 0
  boundConnections(app.server, limits, { isBehindProxy })
  rememberMethods(app)
  traceRequests(app)
  holdAnswers(app, { isBehindProxy })
  app.register(cookie)
  // Unlike JSON, any web page may send text/plain cross-origin without a preflight. @spec security 1.4
  app.removeContentTypeParser('text/plain')
  allowEmptyBodies(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    // A proxy may have chosen a different one of the hosts. Source: RFC 9112, section 3.2.
    done(namesOneHost(request) ? undefined : new Problem('ambiguous_host'))
  })
  app.decorate('isPublicHttps', config.publicOrigin?.startsWith('https:') ?? false)
  app.setErrorHandler((error, request, reply) => answerError(error as FastifyError, request, reply, log))
  // Also for a page's address with a method that pages do not have.
  app.setNotFoundHandler(({ url }) => {
    throw unserved(app, url)
  })
  return app
}

// Clients send JSON headers with all calls, also with those that have no payload. @spec accounts 7.1
function allowEmptyBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0 && request.routeOptions.config.hasNoBody) done(null, undefined)
    else void parse(request, String(body), done)
  })
}

// HTTP/1.0 has no Host.
function namesOneHost({ raw }: FastifyRequest): boolean {
  const hosts = raw.rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
  return hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')
}

/** Logs an error and returns the problem that readers get; for unknown errors it contains only the ID under which they are logged. */
export function problemOf(error: unknown, request: FastifyRequest, log: Log): Problem {
  const problem = asProblem(error, request)
  const facts = { err: error, request: request.id, route: request.routeOptions.url }
  if (problem === null && isOfReaderWhoLeft(error, request)) log.debug(facts, 'client disconnected')
  else if (problem === null) log.error(facts, 'request failed')
  else if (error instanceof StorageAwayError) log.warn(facts, 'object storage unavailable')
  return problem ?? new Problem('internal_error', { detail: `Request ${request.id}` })
}

/** Writes a problem document. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: Log,
): FastifyReply {
  const problem = problemOf(error, request, log)
  const document = documentOf(problem)
  if (document.status === 401 && request.cookies[COOKIES.token] && concernsMember(request))
    clearCookie(reply, COOKIES.token)
  const { retryAfter, allow } = problem.details
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter)
  if (Array.isArray(allow)) reply.header('allow', allow.join(', '))
  return reply
    .status(document.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(document))
}

// A console whose operator is not logged in, and a feed with a wrong key, say nothing about the member of this browser.
function concernsMember({ url }: FastifyRequest): boolean {
  return !/^\/(api\/operator|feeds)\//.test(url)
}

function asProblem(error: unknown, request: FastifyRequest): Problem | null {
  if (error instanceof Problem) return error
  if (error instanceof StorageAwayError)
    return new Problem('overloaded', { retryAfter: STORAGE_RETRY_SECONDS })
  switch ((error as Partial<FastifyError>).code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new Problem('malformed_json')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
    // Of a QUERY.
    case 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE':
      return new Problem('unsupported_media_type')
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem('payload_too_large')
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new Problem('unknown_path')
    // The row refers to something deleted.
    case '23503':
      return goneProblem((error as DatabaseError).constraint ?? '', request)
    default:
      return null
  }
}

// Rendering stops if the reader has left; any other failure in the meantime is still a failure.
function isOfReaderWhoLeft(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.socket.destroyed && error instanceof Error && error.name === 'AbortError'
}

// Another device removed the profile, or the whole account, after this request was identified.
function goneProblem(constraint: string, request: FastifyRequest): Problem | null {
  if (constraint.endsWith('_profile_id_fkey')) return new Problem('unknown_profile')
  const isOfSender = constraint.endsWith('_account_id_fkey') && concernsMember(request)
  return isOfSender ? new Problem('unauthenticated') : null
}

/** How a request says who sent it; a browser adds a cookie by itself, to requests of any page. */
export type Proof = 'bearer' | 'cookie' | 'none'

/** Identifies the sender by Bearer token or cookie, and tells by which; `isLate` allows half a second. */
export async function identifyRequest(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  request: FastifyRequest,
  { isLate = false }: { isLate?: boolean } = {},
): Promise<{ viewer: Viewer | null; proof: Proof }> {
  const bearer = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null
  const token = bearer ?? request.cookies[COOKIES.token] ?? null
  const deviceToken = request.cookies[COOKIES.device] ?? null
  if (token === null && deviceToken === null) return { viewer: null, proof: 'none' }
  const ask = isLate ? identifyLately : identifyNow
  const viewer = await ask(db, { token, deviceToken }, clock.now())
  return { viewer, proof: bearer === null ? 'cookie' : 'bearer' }
}
