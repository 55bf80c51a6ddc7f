/** Calls a route by its definition: the web app, the server's own pages and the tests speak through this. */
import { Problem } from './problem.ts'
import { ProblemDocument, type ProblemCode } from './problems.ts'
import type { CallAnswer, CallInput, Nothing, RouteDefinition } from './route.ts'

/** As the global `fetch`, with a relative address allowed: in process while the server renders. */
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
  /** For callers that need the paging of a list beside its items. */
  onHeaders?: (headers: Headers) => void
}
type ClientArguments<R extends RouteDefinition> =
  Nothing extends CallInput<R>
    ? [input?: CallInput<R>, options?: CallOptions]
    : [input: CallInput<R>, options?: CallOptions]

/**
 * A client that answers with the checked body and throws `Problem` for every problem document.
 * What is no problem document (a proxy's page, a broken line) is thrown as it came.
 */
export function createClient(client: ClientOptions): Client {
  return async (route, ...[input, options]) => (await answerOf(client, route, input, options)).body
}

/** As `createClient`, with status and headers, for callers that need paging or cookies. */
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
  // A call that is only received (202, 204) answers with nothing.
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  return { body: answer as CallAnswer<R>, status: response.status, headers: response.headers }
}

/** What a path or a query holds: each value is written as text. */
export type Plain = Record<string, string | number | boolean | undefined>

/** The path of a route with its parameters and query filled in. */
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
