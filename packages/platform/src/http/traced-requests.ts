/** A span for every request, named by its route; addresses, headers and bodies are private and never recorded. @spec decisions 14.46 */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { beginSpan, endSpan, inSpan, isTracing, type Span } from '../tracing/trace.ts'

const NO_ROUTE = 'none'
/** Polled by machines every few seconds. */
const UNTRACED: readonly string[] = ['/live', '/ready']

/** Traces an app if tracing is on; call it before the routes are mounted. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE
    const span = UNTRACED.includes(route)
      ? null
      : beginSpan(factsOf(request.method, route), headerOf(request))
    if (!span) return done()
    spans.set(request, span)
    inSpan(span, done)
  })
  // A body arrives through the connection's events, which belong to no span.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) inSpan(span, done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    if (span) {
      // Responses sent from memory bypass Fastify, which then does not know their status.
      const { statusCode } = reply.raw
      span.attributes['http.response.status_code'] = statusCode
      endSpan(span, { isFailed: statusCode >= 500 })
    }
    done()
  })
}

function factsOf(method: string, route: string) {
  const attributes = { 'http.request.method': method, 'http.route': route }
  return { name: `${method} ${route}`, kind: 'server', attributes } as const
}

function headerOf({ headers }: FastifyRequest): string | undefined {
  const { traceparent } = headers
  return typeof traceparent === 'string' ? traceparent : undefined
}
