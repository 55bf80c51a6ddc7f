/** Binds a console route to its handler: origin, identity, right, fresh proof, validation, response. @spec decisions 13.1 */
import { Problem } from '@quintet/contracts/problem'
import {
  type OperatorAccess,
  type RouteAnswer,
  type RouteDefinition,
  type RouteInput,
  urgencyOf,
} from '@quintet/contracts/route'
import { hasRight, type OperatorRight } from '@quintet/domain/operation/operator'
import { PASSWORD_CHECK_MINUTES } from '@quintet/domain/account/password'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { App, Platform } from '@quintet/platform/http/app'
import { API_PREFIX, checkInput, refuseForeignOrigin, sendAnswer } from '@quintet/platform/http/serve'
import { admissionOf } from '@quintet/platform/http/admission'
import { bodyOptions } from '@quintet/platform/http/large-bodies'
import { sharesOf } from '@quintet/platform/http/shares'
import { networkOf } from '@quintet/platform/identity/client'
import { COOKIES } from '@quintet/platform/identity/cookie-names'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Change, type Done, noteChange } from './events/service.ts'
import { identifyOperator, type SignedIn } from './sessions/identify.ts'

type OpenRoute = RouteDefinition & { access: 'anyone' }
type OperatorRoute = RouteDefinition & { access: OperatorAccess }

type Asked<R extends RouteDefinition> = RouteInput<R> & { request: FastifyRequest; reply: FastifyReply }

/** Like `Done`, for several changes at once. */
export type DoneEach<T> = { answer: T; events: readonly Omit<Change, 'actor'>[] }

export type Context<R extends RouteDefinition> = Asked<R> & {
  operator: SignedIn
  /** Does the work and records it in one transaction. @spec decisions 13.2 */
  change: <T>(work: (tx: DatabaseTransaction, now: Date) => Promise<Done<T>>) => Promise<T>
  /** Like `change`, for several changes at once, each with its own event. */
  changeEach: <T>(work: (tx: DatabaseTransaction, now: Date) => Promise<DoneEach<T>>) => Promise<T>
}

type Answer<R extends RouteDefinition> = undefined extends RouteAnswer<R> ? void : RouteAnswer<R>
type Handler<C, R extends RouteDefinition> = (context: C) => Promise<Answer<R>> | Answer<R>

/** Serves a route that needs no session, such as the log-in. */
export function serveAnyone<R extends OpenRoute>(
  app: App,
  platform: Platform,
  route: R,
  handler: Handler<Asked<R>, R>,
): void {
  mount(app, platform, route, {
    answer: (request, reply) => handler({ ...checkInput(route, request), request, reply }),
  })
}

/** Serves a route for operators whose role has its right. */
export function serveOperator<R extends OperatorRoute>(
  app: App,
  platform: Platform,
  route: R,
  handler: Handler<Context<R>, R>,
): void {
  const admit = async (request: FastifyRequest): Promise<SignedIn> => {
    const operator = await identifyOperator(platform, request.cookies[COOKIES.operator])
    checkRight(route, operator, platform.clock.now())
    return operator
  }
  const respond = async (request: FastifyRequest, reply: FastifyReply) => {
    const operator = await admit(request)
    const changeEach = changerOf(platform, operator)
    const change: Context<R>['change'] = (work) =>
      changeEach(async (tx, now) => {
        const { answer, ...event } = await work(tx, now)
        return { answer, events: [event] }
      })
    return handler({ ...checkInput(route, request), operator, change, changeEach, request, reply })
  }
  mount(app, platform, route, { answer: respond, admit })
}

type Answering = {
  answer: (request: FastifyRequest, reply: FastifyReply) => unknown
  /** Identifies the operator and checks their right. */
  admit?: (request: FastifyRequest) => Promise<unknown>
}

function mount(app: App, { config }: Platform, route: RouteDefinition, { answer, admit }: Answering): void {
  const [shares, admission] = [sharesOf(app), admissionOf(app)]
  app.route({
    method: route.method,
    url: API_PREFIX + route.path,
    config: { isOfContract: true },
    ...bodyOptions(shares, route, admit ?? null),
    handler: (request, reply) =>
      shares.within(networkOf(request.ip), () =>
        admission.within(urgencyOf(route), async () => {
          if (route.method !== 'GET') refuseForeignOrigin(request, 'cookie', config.publicOrigin)
          return sendAnswer(route, await answer(request, reply), reply)
        }),
      ),
  })
}

function checkRight({ access, isProofAsked }: OperatorRoute, operator: SignedIn, now: Date): void {
  const [, right] = access.split(':') as ['operator', OperatorRight | undefined]
  if (right && !hasRight(operator.role, right)) throw new Problem('not_permitted')
  // One of the future was noted by a clock that was ahead, and would hold for as long.
  const sinceProof = Math.abs(now.getTime() - operator.provedAt.getTime())
  // @spec decisions 13.1
  if (isProofAsked && sinceProof > PASSWORD_CHECK_MINUTES * 60_000) throw new Problem('password_required')
}

function changerOf({ db, clock }: Platform, { email }: SignedIn) {
  return <T>(work: (tx: DatabaseTransaction, now: Date) => Promise<DoneEach<T>>): Promise<T> => {
    const now = clock.now()
    return db.transaction().execute(async (tx) => {
      const { answer, events } = await work(tx, now)
      for (const event of events) await noteChange(tx, { ...event, actor: email }, now)
      return answer
    })
  }
}
