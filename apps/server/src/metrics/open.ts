/** The metrics of this process in Prometheus' text format, on a separate port. @spec decisions 14.16 */
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Log } from '@quintet/platform/log/log'
import type { App } from '@quintet/platform/http/app'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Stoppable } from '../stoppable.ts'
import { openRequestMetrics } from './requests.ts'
import { openStateMetrics, type StateParts } from './state.ts'

export type Metrics = {
  /** Counts an app's requests; call it before the routes are mounted. */
  watch(app: App): void
  /** Listens until stopped. */
  listen(parts: StateParts, log: Log): Promise<Stoppable>
}

export type MetricsAddress = { host: string; port: number }

export function openMetrics({ host, port }: MetricsAddress): Metrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  return {
    watch: openRequestMetrics(register),
    async listen(parts, log) {
      const update = openStateMetrics(register, parts)
      const answer = async () => {
        await update()
        return register.metrics()
      }
      const server = createServer((request, response) => {
        if (request.method !== 'GET' || request.url !== '/metrics') {
          response.writeHead(404).end()
          return
        }
        answer().then(
          (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
          (error: unknown) => {
            log.error({ err: error }, 'reading metrics failed')
            response.writeHead(500).end()
          },
        )
      })
      server.listen(port, host)
      await once(server, 'listening')
      log.info({ host, port }, 'metrics listening')
      return {
        async stop() {
          server.closeAllConnections()
          await new Promise((resolve) => server.close(resolve))
        },
      }
    },
  }
}
