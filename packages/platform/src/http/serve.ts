/** Binds a route's definition to its handler: access check, validation and response, in this order, in one place. @spec security 1.8 */
import { Problem } from '@quintet/contracts/problem'
import type { FieldError } from '@quintet/contracts/problems'
import {
  type MemberAccess,
  type RouteAnswer,
  type RouteDefinition,
  type RouteInput,
  urgencyOf,
} from '@quintet/contracts/route'
import { PASSWORD_CHECK_MINUTES } from '@quintet/domain/account/password'
import { chooseLanguage, type Language } from '@quintet/domain/basics/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { passwordCheckedAt } from '../identity/session-changes.ts'
import { COOKIES } from '../identity/cookie-names.ts'
import { networkOf } from '../identity/client.ts'
import { forgetViewers } from '../identity/remembered.ts'
import { isThere } from '../identity/sessions.ts'
import { isMember, type Member, type Viewer } from '../identity/viewer.ts'
import { admissionOf } from './admission.ts'
import { type App, identifyRequest, type Platform, type Proof } from './app.ts'
import { encodingFor, toBrotli } from './encoding.ts'
import { checkFields } from './field-errors.ts'
import { type HeldAnswers, heldAnswersOf, isKnown } from './held-answers.ts'
import { isFromHere } from './from-here.ts'
import { bodyOptions } from './large-bodies.ts'
import { pageOrigin } from './origins.ts'
import { sharesOf } from './shares.ts'

export const API_PREFIX = '/api'

type Prepared = {
  headers: Record<string, string>
  /** Without quotes; it stays the same as long as the same URL returns the same bytes to the same viewer. */
  etag: string
  /** Creates the bytes, and headers that only the full response needs; not called if the client already has them. */
  make: () => { bytes: Buffer; headers?: Record<string, string> }
  /** Set if the response is the same for all visitors: returns whether it may still be held. */
  isFresh?: () => boolean
}

/** A response assembled from parts created and checked earlier, such as a catalogue list. */
export class PreparedAnswer {
  readonly prepared: Prepared

  constructor(prepared: Prepared) {
    this.prepared = prepared
  }
}

export type Context<R extends RouteDefinition> = RouteInput<R> & {
  /** A member if the route's access requires one. */
  viewer: R['access'] extends 'anyone' ? Viewer | null : Member
  language: Language
  request: FastifyRequest
  reply: FastifyReply
}

/** A route with an empty response (204, 202) has a handler that returns nothing. */
type HandlerAnswer<R extends RouteDefinition> =
  undefined extends RouteAnswer<R> ? void : RouteAnswer<R> | PreparedAnswer

type Handler<R extends RouteDefinition> = (
  context: Context<R>,
) => Promise<HandlerAnswer<R>> | HandlerAnswer<R>

/** A route for members and visitors. */
type MemberRoute = RouteDefinition & { access: MemberAccess }

/** Serves `route` under `/api` with `handler`. */
export function serve<R extends MemberRoute>(
  app: App,
  platform: Platform,
  route: R,
  handler: Handler<R>,
): void {
  if (route.developmentOnly && !platform.config.hasDevTools) return
  const held = heldAnswersOf(app)
  const readsCatalogue = route.service === 'content' && route.method === 'GET'
  const changesViewers = route.service === 'customer' && route.method !== 'GET'
  const [shares, admission, urgency] = [sharesOf(app), admissionOf(app), urgencyOf(route)]
  const admit = async (request: FastifyRequest): Promise<Viewer | null> => {
    if (route.developmentOnly && !isFromHere(request)) throw new Problem('unknown_path')
    const { viewer, proof } = await identifyRequest(platform, request, { isLate: readsCatalogue })
    if (route.method !== 'GET') refuseForeignOrigin(request, proof, platform.config.publicOrigin)
    await checkAccess(platform.db, route.access, viewer, platform.clock.now())
    return viewer
  }
  const work = async (context: Context<R>) => {
    try {
      return await handler(context)
    } catch (error) {
      throw await asGone(platform.db, context.viewer, error)
    } finally {
      if (changesViewers) forgetViewers(platform.db)
    }
  }
  const answerTo = async (request: FastifyRequest, reply: FastifyReply) => {
    const viewer = await admit(request)
    const input = checkInput(route, request)
    const context = { ...input, viewer, language: languageOf(request), request, reply } as Context<R>
    const answer = await work(context)
    return answer instanceof PreparedAnswer
      ? sendPrepared(answer, request, reply, held)
      : sendAnswer(route, answer, reply)
  }
  app.route({
    method: route.method,
    url: API_PREFIX + route.path,
    config: {
      isHidden: route.developmentOnly === true,
      isOfContract: true,
      hasNoBody: route.body === undefined,
    },
    ...bodyOptions(shares, route, route.access === 'anyone' ? null : admit),
    handler: (request, reply) => {
      const admitted = () => admission.within(urgency, () => answerTo(request, reply))
      // Catalogue reads are served from memory and do not count towards the network's database share.
      return readsCatalogue ? admitted() : shares.within(networkOf(request.ip), admitted)
    },
  })
}

/**
 * Throws `cross_origin` for a state-changing request that does not come from the service's own pages: of one authenticated by cookie they
 * must be known, one without either may come from a program. A Bearer token, which no browser adds by itself, needs no origin.
 * @spec decisions 2.2
 */
export function refuseForeignOrigin(
  request: FastifyRequest,
  proof: Proof,
  publicOrigin: string | null,
): void {
  if (proof === 'bearer') return
  const site = request.headers['sec-fetch-site']
  if (site === 'same-origin') return
  if (site !== undefined) throw new Problem('cross_origin')
  const { origin } = request.headers
  if (origin === undefined) {
    if (proof === 'cookie') throw new Problem('cross_origin')
    return
  }
  if (origin !== pageOrigin({ publicOrigin }, request)) throw new Problem('cross_origin')
}

async function checkAccess(
  db: Database,
  access: MemberAccess,
  viewer: Viewer | null,
  now: Date,
): Promise<void> {
  if (access === 'anyone') return
  if (!isMember(viewer)) throw new Problem('unauthenticated')
  if (access === 'member') return
  if (viewer.kidLocked) throw new Problem('kids_locked')
  if (access === 'unlocked') return
  const checkedAt = await passwordCheckedAt(db, viewer.sessionId)
  // One of the future was noted by a clock that was ahead, and would hold for as long.
  const sinceMs = checkedAt ? Math.abs(now.getTime() - checkedAt.getTime()) : Number.POSITIVE_INFINITY
  if (sinceMs > PASSWORD_CHECK_MINUTES * 60_000) throw new Problem('password_required')
}

/** Whatever fails because the account was erased during the request is answered like the next one: as a stranger's. */
async function asGone(db: Database, viewer: Viewer | null, error: unknown): Promise<unknown> {
  if (error instanceof Problem || !isMember(viewer)) return error
  return (await isThere(db, viewer.accountId).catch(() => true)) ? error : new Problem('unauthenticated')
}

/** Returns a request's parameters, query and body as the route defines them; throws `invalid_request`. */
export function checkInput<R extends RouteDefinition>(route: R, request: FastifyRequest): RouteInput<R> {
  const errors: FieldError[] = []
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined
    const checked = checkFields(schema, value)
    errors.push(...(checked.errors ?? []))
    return checked.value
  }
  const input = {
    params: check(route.params, request.params),
    query: check(route.query, request.query),
    body: check(route.body, request.body === undefined ? {} : request.body),
  }
  if (errors.length > 0) throw new Problem('invalid_request', { errors })
  return input as RouteInput<R>
}

/** Returns the language of a request, before the profile's setting is considered. */
export function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  return chooseLanguage({
    query: typeof lang === 'string' ? lang : undefined,
    cookie: request.cookies[COOKIES.language],
    acceptLanguage: request.headers['accept-language'],
  })
}

// Brotli quality; higher ones take too long for the first visitor.
const HELD_QUALITY = 6

async function sendPrepared(
  { prepared }: PreparedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
  held: HeldAnswers,
): Promise<FastifyReply> {
  const { isFresh } = prepared
  const encoding = isFresh && encodingFor(request) === 'br' ? 'br' : 'identity'
  const etag = `"${prepared.etag}-${encoding}"`
  reply.headers(prepared.headers).header('etag', etag)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send()
  const { bytes, headers } = prepared.make()
  reply.headers(headers ?? {}).type('application/json; charset=utf-8')
  const sent = encoding === 'br' ? await toBrotli(bytes, HELD_QUALITY) : bytes
  if (encoding === 'br') reply.header('content-encoding', 'br')
  if (isFresh) held.hold(request, reply, sent, isFresh)
  return reply.send(sent)
}

/** Sends a response after checking it against its route's schema. */
export function sendAnswer(route: RouteDefinition, answer: unknown, reply: FastifyReply): FastifyReply {
  reply.status(route.status ?? 200)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  // Fields outside the schema are never sent, and a mismatch is our fault, not the client's.
  const checked = route.answer.parse(answer)
  if (checked === undefined) return reply.send()
  if (route.media) return reply.type(route.media).send(Buffer.from(checked as Uint8Array))
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(checked))
}
