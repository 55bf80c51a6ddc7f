/** The app's API clients: in-process while the server renders, fetch in the browser. */
import { answerOf, type ApiFetch, createClient, type Client } from '@quintet/contracts/client'
import { type Total, totalIn } from '@quintet/contracts/list-total'
import type { CallAnswer, CallInput, RouteDefinition } from '@quintet/contracts/route'
import { isProblem, Problem } from '@quintet/contracts/problem'
import { tellingSessionEnd } from './session-end.ts'

/** The API's base path, on the page's own origin. */
export const API_BASE = '/api'

export function clientOver(apiFetch: ApiFetch): Client {
  return createClient({ base: API_BASE, fetch: apiFetch })
}

/** The client for the browser. */
export const call: Client = tellingSessionEnd(clientOver((url, init) => fetch(url, init)))

/** Like `call`, for requests that must still arrive while the page is being left. */
export const callOnLeave: Client = clientOver((url, init) => fetch(url, { ...init, keepalive: true }))

/** In the browser: fetches one page of a list, with the total number of entries. @spec decisions 1.5 */
export async function callForList<R extends RouteDefinition>(
  route: R,
  input: CallInput<R>,
  options: { signal: AbortSignal },
): Promise<{ items: CallAnswer<R>; total: Total }> {
  const client = { base: API_BASE, fetch: (url: string, init: RequestInit) => fetch(url, init) }
  const { body, headers } = await answerOf(client, route, input, options)
  return { items: body, total: totalIn(headers) }
}

/** Returns the messages of invalid fields by their path; empty for any other error. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  if (!isProblem(error, 'invalid_request')) return {}
  const errors: unknown = error.details['errors' as never]
  if (!Array.isArray(errors)) return {}
  return Object.fromEntries(
    errors.map(({ path, message }: { path: string; message: string }) => [path, message]),
  )
}

export { isProblem, Problem }
