/**
 * One definition of a route gives the server its validation, the answer its check, OpenAPI its description and the web and
 * the tests their typed client.
 */
import type { OperatorRight } from '@quintet/domain/operator'
import type { z } from 'zod'
import type { ProblemCode } from './problems.ts'

export type Service = 'customer' | 'content' | 'system' | 'operator'

/**
 * Who may call: `anyone`; `member`, somebody logged in; `unlocked`, a member whose device is not under the kids lock;
 * `password`, an unlocked member who proved the account password within the last minutes (decisions 3.12).
 */
export type MemberAccess = 'anyone' | 'member' | 'unlocked' | 'password'

/** Who may call a route of the console: anybody logged in there, or whose role has the right. */
export type OperatorAccess = 'operator' | `operator:${OperatorRight}`

export type Access = MemberAccess | OperatorAccess

export function isOperatorAccess(access: Access): access is OperatorAccess {
  return access.startsWith('operator')
}

/** What goes first where more comes than is answered. @spec security 4.8 */
export const URGENCIES = ['watching', 'starting', 'browsing', 'rest'] as const
export type Urgency = (typeof URGENCIES)[number]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type RouteDefinition = {
  /** Name in OpenAPI and in errors of the client. */
  id: string
  service: Service
  method: Method
  /** Below `/api`, parameters as `:name`. */
  path: `/${string}`
  access: Access
  /** Where it is another one than most of its service have (`urgencyOf`). */
  urgency?: Urgency
  /** Asks of an operator that the password was proved within the last minutes. */
  isProofAsked?: true
  /** One sentence for the reader of the API's documentation. */
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** Made of strict objects: a field that the route does not know is refused. @spec security 1.5 */
  body?: z.ZodType
  /** How large its body may be, where that is more than a megabyte. */
  bodyBytes?: number
  answer: z.ZodType
  /** The answer's media type; JSON unless said. */
  media?: string
  /** Status of success; 200 unless said. */
  status?: 200 | 201 | 202 | 204
  /** What can go wrong beyond what the access and the schemas imply. */
  problems?: readonly ProblemCode[]
  /** Whether the route is open in development only (`DEV_TOOLS`). */
  developmentOnly?: boolean
}

/** Keeps the literal types of a definition. */
export function defineRoute<const R extends RouteDefinition>(route: R): R {
  return route
}

/** How urgent a route is: what the catalogue answers comes before what customers change, unless the route says otherwise. */
export function urgencyOf({ urgency, service }: Pick<RouteDefinition, 'urgency' | 'service'>): Urgency {
  return urgency ?? (service === 'content' ? 'browsing' : 'rest')
}

export function isRoute(value: unknown): value is RouteDefinition {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type In<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler is given, checked. */
export type RouteInput<R extends RouteDefinition> = {
  params: Out<R['params']>
  query: Out<R['query']>
  body: Out<R['body']>
}

/** What a handler returns; it is checked and stripped by the schema before it leaves. */
export type RouteAnswer<R extends RouteDefinition> = z.input<R['answer']>

/** An object that asks for no field. */
export type Nothing = object

type Given<K extends string, S> = S extends z.ZodType
  ? Nothing extends z.input<S>
    ? { [P in K]?: In<S> }
    : { [P in K]: In<S> }
  : Nothing

/** What a caller gives. */
export type CallInput<R extends RouteDefinition> = Given<'params', R['params']> &
  Given<'query', R['query']> &
  Given<'body', R['body']>

/** What a caller gets. */
export type CallAnswer<R extends RouteDefinition> = z.output<R['answer']>
