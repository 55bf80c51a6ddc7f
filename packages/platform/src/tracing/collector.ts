/** Sends spans to a collector in the background. Whatever happens to it, nobody waits and memory is bounded. @spec decisions 14.46 */
import { hostname } from 'node:os'
import type { TracingSettings } from '../config/tracing-settings.ts'
import type { Log } from '../log/log.ts'
import { writeSpans } from './otlp.ts'
import { type Span, startTracing } from './trace.ts'

const EVERY_MS = 5_000
const AT_ONCE = 512
/** Spans kept for a collector that does not answer; older ones are dropped. About 2 MB. */
const KEPT = 4_096
const TIMEOUT_MS = 10_000
/** For the last spans, when the process ends. */
const FAREWELL_MS = 2_000

export type Collector = {
  take(span: Span): void
  /** Sends waiting spans; false if the collector did not accept them. */
  flush(): Promise<boolean>
  /** How many spans wait, and how many were dropped. */
  state(): { waiting: number; dropped: number }
}

export function openCollector({ endpoint, headers, service }: TracingSettings, log: Log): Collector {
  const resource = { 'service.name': service, 'host.name': hostname() }
  let waiting: Span[] = []
  let dropped = 0
  let isAway = false
  let sending: Promise<boolean> | null = null
  const note = (away: boolean, reason?: string) => {
    if (away !== isAway) {
      if (away) log.warn({ reason }, 'trace collector unavailable')
      else log.info({ dropped }, 'trace collector available again')
    }
    isAway = away
  }
  const send = async (): Promise<boolean> => {
    const batch = waiting.slice(0, AT_ONCE)
    if (batch.length === 0) return true
    try {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: writeSpans(batch, resource),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      await answer.body?.cancel()
      const isBusy = answer.status === 429 || answer.status >= 500
      note(!answer.ok, `status ${answer.status}`)
      if (isBusy) return false
      // It would refuse an invalid batch again.
      if (!answer.ok) dropped += batch.length
    } catch (error) {
      note(true, error instanceof Error ? error.name : 'unknown')
      return false
    }
    const sent = new Set(batch)
    waiting = waiting.filter((span) => !sent.has(span))
    return true
  }
  const sendAll = async (): Promise<boolean> => {
    do if (!(await send())) return false
    while (waiting.length >= AT_ONCE)
    return true
  }
  const flush = () => {
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }
  return {
    take(span) {
      waiting.push(span)
      if (waiting.length > KEPT) {
        waiting.shift()
        dropped += 1
      }
      if (waiting.length === AT_ONCE) void flush()
    },
    flush,
    state: () => ({ waiting: waiting.length, dropped }),
  }
}

/** Starts tracing; returns a function that stops it, sending the last spans within a short time limit. */
export function traceTo(settings: TracingSettings, log: Log): () => Promise<void> {
  const collector = openCollector(settings, log)
  const end = startTracing({ ratio: settings.ratio, take: (span) => collector.take(span) })
  const timer = setInterval(() => void collector.flush(), EVERY_MS).unref()
  return async () => {
    end()
    clearInterval(timer)
    const moment = AbortSignal.timeout(FAREWELL_MS)
    await Promise.race([
      collector.flush().then(() => collector.flush()),
      new Promise((resolve) => moment.addEventListener('abort', resolve, { once: true })),
    ])
  }
}
