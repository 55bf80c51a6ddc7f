/** A typed API client that calls routes by their definitions, used by the web app, the server's own pages and the tests. */
import { Problem } from './problem.ts'
import { ProblemDocument, type ProblemCode } from './problems.ts'
import type { CallAnswer, CallInput, Nothing, RouteDefinition } from './route.ts'

/** Like the global `fetch`, but relative addresses are allowed: the server calls itself in-process while rendering. */
export type ApiFetch = (url: string, init: RequestInit) => Promise<Response>

export type ClientOptions = {
  /** Origin and prefix of the API, such as `http://127.0.0.1:4221/api`; `/api` in a page. */
  base: string
  fetch: ApiFetch
  headers?: Record<string, string>
}

export type Answered<R extends RouteDefinition> = { body: CallAnswer<R>; status: number; headers: Headers }

export type Client = <R extends RouteDefinition>(
  route: R,
  ...[input, options]: ClientArguments<R>
) => Promise<CallAnswer<R>>

type CallOptions = {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** For callers that need a list's paging headers as well. */
  onHeaders?: (headers: Headers) => void
}
type ClientArguments<R extends RouteDefinition> =
  Nothing extends CallInput<R>
    ? [input?: CallInput<R>, options?: CallOptions]
    : [input: CallInput<R>, options?: CallOptions]

/**
 * Creates a client that returns the validated body and throws `Problem` for every problem document. Any other failure (a proxy's page, a
 * broken connection) is thrown as it is.
 */
export function createClient(client: ClientOptions): Client {
  return async (route, ...[input, options]) => (await answerOf(client, route, input, options)).body
}

/** As `createClient`, but with status and headers, for callers that need paging or cookies. */
export async function answerOf<R extends RouteDefinition>(
  client: ClientOptions,
  route: R,
  input: CallInput<R> | undefined,
  options: CallOptions = {},
): Promise<Answered<R>> {
  const { params, query, body } = (input ?? {}) as {
    params?: Plain
    query?: Plain
    body?: unknown
  }
  const response = await client.fetch(client.base + addressOf(route, params, query), {
    method: route.method,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...client.headers,
      ...options.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  if (!response.ok) throw await problemOf(response)
  options.onHeaders?.(response.headers)
  // A request that is only accepted (202, 204) has an empty response.
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  return { body: answer as CallAnswer<R>, status: response.status, headers: response.headers }
}

/** The values of a path or query; each is converted to text. */
export type Plain = Record<string, string | number | boolean | undefined>

/** Returns the address of a route with its parameters and query filled in. */
export function addressOf(
  route: Pick<RouteDefinition, 'path'>,
  params: Plain = {},
  query: Plain = {},
): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? path : `${path}?${search.toString()}`
}

async function problemOf(response: Response): Promise<Error> {
  const isProblemDocument = response.headers.get('content-type')?.startsWith('application/problem+json')
  const parsed = isProblemDocument ? ProblemDocument.safeParse(await response.json()) : undefined
  if (!parsed?.success) return new Error(`${response.status} ${response.statusText} from ${response.url}`)
  const { type: _type, title: _title, status: _status, code, ...details } = parsed.data
  return new Problem(code as ProblemCode, details as never)
}
