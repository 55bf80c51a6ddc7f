/**
 * A single definition of a route drives the server's validation, the check of its response, the OpenAPI description and the typed client of
 * the web app and the tests.
 */
import type { OperatorRight } from '@quintet/domain/operation/operator'
import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'

export type Service = 'customer' | 'content' | 'system' | 'operator'

/**
 * Who may call: `anyone`; `member`, anyone logged in; `unlocked`, a member whose device is not under the kids lock; `password`, an unlocked
 * member who confirmed the account password within the last minutes (decisions 3.12).
 */
export type MemberAccess = 'anyone' | 'member' | 'unlocked' | 'password'

/** Who may call a route of the console: any operator who is logged in, or one whose role has the right. */
export type OperatorAccess = 'operator' | `operator:${OperatorRight}`

export type Access = MemberAccess | OperatorAccess

export function isOperatorAccess(access: Access): access is OperatorAccess {
  return access.startsWith('operator')
}

/** Priorities under overload, highest first. @spec security 4.8 */
export const URGENCIES = ['watching', 'starting', 'browsing', 'rest'] as const
export type Urgency = (typeof URGENCIES)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type RouteDefinition = {
  /** Name in OpenAPI and in the client's errors. */
  id: string
  service: Service
  method: Method
  /** Path below `/api`, with parameters as `:name`. */
  path: `/${string}`
  access: Access
  /** Only if it differs from the default of its service (`urgencyOf`). */
  urgency?: Urgency
  /** Requires that the operator confirmed the password within the last minutes. */
  isProofAsked?: true
  /** One sentence for readers of the API documentation. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** Made of strict objects, so unknown fields are rejected. @spec security 1.5 */
  body?: z.ZodType
  /** Maximum body size, if more than a megabyte. */
  bodyBytes?: number
  answer: z.ZodType
  /** Media type of the response; JSON by default. */
  media?: string
  /** Status of a successful response; 200 by default. */
  status?: 200 | 201 | 202 | 204
  /** Problems beyond those that access and schemas imply. */
  problems?: readonly ProblemCode[]
  /** True if the route is available in development only (`DEV_TOOLS`). */
  developmentOnly?: boolean
}

/** Preserves the literal types of a definition. */
export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return route
}

/** Returns the priority of a route: catalogue requests come before customers' changes unless the route says otherwise. */
export function urgencyOf({ urgency, service }: Pick<RouteDefinition, 'urgency' | 'service'>): Urgency {
  return urgency ?? (service === 'content' ? 'browsing' : 'rest')
}

export function isRoute(value: unknown): value is RouteDefinition {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined

/** The validated input of a handler. */
export type RouteInput<R extends RouteDefinition> = {
  params: Out<R['params']>
  query: Out<R['query']>
  body: Out<R['body']>
}

/** What a handler returns; the schema checks and strips it before it is sent. */
export type RouteAnswer<R extends RouteDefinition> = z.input<R['answer']>

/** An object without required fields. */
export type Nothing = object

type Given<K extends string, S> = S extends z.ZodType
  ? Nothing extends z.input<S>
    ? { [P in K]?: In<S> }
    : { [P in K]: In<S> }
  : Nothing

/** The input that a caller passes. */
export type CallInput<R extends RouteDefinition> = Given<'params', R['params']> &
  Given<'query', R['query']> &
  Given<'body', R['body']>

/** The response that a caller receives. */
export type CallAnswer<R extends RouteDefinition> = z.output<R['answer']>
