/** Tells an address that does not exist from one that exists without the method of a request. @spec decisions 1.6 */
import { Problem } from '@quintet/contracts/problem'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route whose address is not to be told by its methods. */
    isHidden?: boolean
    /** True for a route that the contract defines. */
    isOfContract?: boolean
  }
}

export type Served = { url: string; methods: readonly string[]; isHidden: boolean; isOfContract: boolean }

const served = new WeakMap<object, Served[]>()

/** Remembers the routes that `app` gets from now on. */
export function rememberMethods(app: FastifyInstance): void {
  const routes: Served[] = []
  served.set(app, routes)
  app.addHook('onRoute', ({ url, method, config }) => {
    const { isHidden = false, isOfContract = false } = config ?? {}
    routes.push({ url, methods: [method].flat(), isHidden, isOfContract })
  })
}

/** Returns every route of `app`. */
export const servedBy = (app: object): readonly Served[] => served.get(app) ?? []

/** Refuses all requests at and below `prefix` that no other route of `app` answers. */
export function refuseBelow(app: FastifyInstance, prefix: string): void {
  for (const url of [prefix, `${prefix}/*`])
    app.all(url, { config: { isHidden: true } }, (request) => {
      throw unserved(app, request.url, { below: prefix })
    })
}

/** Returns the problem of a request that no route of `app` answers; `below`: only routes below this path count. */
export function unserved(app: object, url: string, { below = '' }: { below?: string } = {}): Problem {
  const [path = ''] = url.split('?', 1)
  const allow = servedBy(app)
    .filter(({ isHidden }) => !isHidden)
    .filter((route) => route.url.startsWith(`${below}/`) && matches(route.url, path.replace(/(?<=.)\/$/, '')))
    .flatMap(({ methods }) => methods)
  if (allow.length === 0) return new Problem('unknown_path')
  return new Problem('method_not_allowed', { allow: [...new Set(allow)].toSorted() })
}

/** Whether a route's pattern, with `:name` for a part and `*` for the rest, has this path. */
function matches(pattern: string, path: string): boolean {
  const literal = pattern.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${literal.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`, 's').test(path)
}
