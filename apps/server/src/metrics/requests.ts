/** Counts requests by route and status. A route is its pattern, because actual addresses are private. @spec decisions 14.16 */
import { URGENCIES } from '@quintet/contracts/route'
import { admissionOf, type AdmissionState } from '@quintet/platform/http/admission'
import type { App } from '@quintet/platform/http/app'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

/** In seconds, from responses out of memory to those that wait for a payment provider. */
const BUCKETS = [0.002, 0.01, 0.05, 0.25, 1, 5, 20]
const NO_ROUTE = 'none'

/** Counts an app's requests; call it before the routes are mounted. */
export function openRequestMetrics(register: Registry): (app: App) => void {
  const registers = [register]
  const requests = new Counter({
    name: 'quintet_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'quintet_http_request_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  const apps: App[] = []
  for (const metric of admissionMetrics(apps)) register.registerMetric(metric)
  return (app) => {
    apps.push(app)
    app.addHook('onResponse', (request, reply, done) => {
      const { method } = request
      const route = request.routeOptions.url ?? NO_ROUTE
      // Responses sent from memory bypass Fastify, which then does not know their status.
      requests.inc({ method, route, status: reply.raw.statusCode })
      seconds.observe({ method, route }, reply.elapsedTime / 1000)
      done()
    })
  }
}

/** Summed over all apps. @spec security 4.8 */
function admissionMetrics(apps: readonly App[]) {
  const sumOf = (count: (state: AdmissionState) => number) =>
    apps.reduce((sum, app) => sum + count(admissionOf(app).state()), 0)
  const common = { labelNames: ['urgency'] as const, registers: [] }
  return [
    new Gauge({
      ...common,
      name: 'quintet_http_waiting',
      help: 'Requests that wait for a place.',
      collect() {
        for (const urgency of URGENCIES)
          this.set(
            { urgency },
            sumOf(({ waiting }) => waiting[urgency]),
          )
      },
    }),
    new Counter({
      ...common,
      name: 'quintet_http_refused_total',
      help: 'Requests that found no place in time and were sent away as busy.',
      collect() {
        this.reset()
        for (const urgency of URGENCIES)
          this.inc(
            { urgency },
            sumOf(({ refused }) => refused[urgency]),
          )
      },
    }),
  ]
}
