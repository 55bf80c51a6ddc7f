/** Talks to the product as a client does: as a program with a Bearer token, or as a browser with cookies. */
import { addressOf, type Plain } from '@quintet/contracts/client'
import { ProblemDocument } from '@quintet/contracts/problems'
import type { CallAnswer, CallInput, RouteDefinition } from '@quintet/contracts/route'

export type Answer<R extends RouteDefinition> = {
  status: number
  headers: Headers
  /** Throws if the response is a problem, naming it. */
  readonly body: CallAnswer<R>
  /** Null if the call succeeded. */
  problem: ProblemDocument | null
}

type CallArguments<R extends RouteDefinition> =
  object extends CallInput<R>
    ? [input?: CallInput<R>, headers?: Record<string, string>]
    : [input: CallInput<R>, headers?: Record<string, string>]

export type Call = <R extends RouteDefinition>(route: R, ...args: CallArguments<R>) => Promise<Answer<R>>

/** Sends a request to the product; `address` is a path such as `/api/user/me`. */
export type Send = (address: string, init?: RequestInit) => Promise<Response>

/** Calls routes by their definitions over `send`. */
export function callerOver(send: Send): Call {
  return async (route, ...[input, headers]) => {
    const { params, query, body } = (input ?? {}) as {
      params?: Plain
      query?: Plain
      body?: unknown
    }
    const response = await send(`/api${addressOf(route, params, query)}`, {
      method: route.method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return answerOf(route, response)
  }
}

async function answerOf<R extends RouteDefinition>(route: R, response: Response): Promise<Answer<R>> {
  const text = await response.text()
  const json = text === '' ? undefined : JSON.parse(text)
  const problem = response.ok ? null : ProblemDocument.parse(json)
  return {
    status: response.status,
    headers: response.headers,
    problem,
    get body() {
      if (problem) throw new Error(`${route.id} answered ${problem.status} ${problem.code}: ${text}`)
      return json
    },
  }
}

/** Returns a sender with fixed headers, as a program's. */
export function programSend(origin: string, fixed: Record<string, string>): Send {
  return (address, init = {}) =>
    fetch(origin + address, { redirect: 'manual', ...init, headers: { ...fixed, ...headersOf(init) } })
}

export type Browser = {
  call: Call
  send: Send
  /** The stored cookies; writable. */
  cookies: Map<string, string>
}

/** A minimal browser: keeps cookies, and declares each request as same-origin. */
export function openBrowser(origin: string): Browser {
  const cookies = new Map<string, string>()
  const send: Send = async (address, init = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(origin + address, {
      redirect: 'manual',
      ...init,
      headers: {
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'sec-fetch-site': 'same-origin',
        origin,
        ...(cookie === '' ? {} : { cookie }),
        ...headersOf(init),
      },
    })
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line)
    return response
  }
  return { call: callerOver(send), send, cookies }
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const name = pair.slice(0, pair.indexOf('='))
  const isGone = attributes.some((attribute) => /^(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(attribute))
  if (isGone) cookies.delete(name)
  else cookies.set(name, pair.slice(name.length + 1))
}

function headersOf({ headers }: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
