/**
 * Spans of what this process does, where OTEL_EXPORTER_OTLP_ENDPOINT is set; else none of this costs more than a look at a variable.
 * What names a span is ours: routes, queues, tables, never a value. Decision 0445. @spec decisions 14.46
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { isSampled, readTraceparent, type TraceContext, writeTraceparent } from './traceparent.ts'

/** As OTLP counts them. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const
export type SpanKind = keyof typeof SPAN_KINDS

export type Attributes = Record<string, string | number>

export type Span = TraceContext & {
  parentSpanId: string | null
  name: string
  kind: SpanKind
  /** Milliseconds since 1970, with their fractions. */
  startedAt: number
  endedAt: number
  attributes: Attributes
  isFailed: boolean
}

export type SpanFacts = { name: string; kind: SpanKind; attributes?: Attributes }

type Started = { ratio: number; take: (span: Span) => void }

let started: Started | null = null
const current = new AsyncLocalStorage<Span>()

/** From now on spans are given to `take`; gives how to end that. */
export function startTracing(options: Started): () => void {
  started = options
  return () => {
    started = null
  }
}

export function isTracing(): boolean {
  return started !== null
}

/** Does `work` as a span below the one that runs; what it throws marks the span as failed, and is not told by it. */
export function traced<T>(facts: SpanFacts, work: () => Promise<T>, from?: string): Promise<T> {
  const span = beginSpan(facts, from)
  return span ? inSpan(span, () => work().then(ended(span), failed(span))) : work()
}

function ended<T>(span: Span): (value: T) => T {
  return (value) => {
    endSpan(span)
    return value
  }
}

function failed(span: Span): (error: unknown) => never {
  return (error) => {
    endSpan(span, { isFailed: true })
    throw error
  }
}

/** Begins a span below the one that runs, or that which the header `from` names; null where nobody traces. */
export function beginSpan({ name, kind, attributes = {} }: SpanFacts, from?: string): Span | null {
  if (!started) return null
  const parent = readTraceparent(from) ?? current.getStore() ?? null
  return {
    traceId: parent?.traceId ?? randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
    parentSpanId: parent?.spanId ?? null,
    name,
    kind,
    startedAt: now(),
    endedAt: 0,
    attributes,
    isFailed: false,
  }
}

/** Goes on with `work` as part of the span. */
export function inSpan<T>(span: Span, work: () => T): T {
  return current.run(span, work)
}

export function endSpan(span: Span, { isFailed = false } = {}): void {
  give({ ...span, endedAt: now(), isFailed })
}

/** Something that took so long until now, as a span below the one that runs; nothing where none runs. */
export function noteSpan({ name, kind, attributes = {} }: SpanFacts, milliseconds: number): void {
  const parent = current.getStore()
  if (!parent) return
  const endedAt = now()
  give({
    traceId: parent.traceId,
    spanId: randomBytes(8).toString('hex'),
    parentSpanId: parent.spanId,
    name,
    kind,
    startedAt: endedAt - milliseconds,
    endedAt,
    attributes,
    isFailed: false,
  })
}

/** The header by which a call of our own goes on with this trace; null outside of one. */
export function traceparent(): string | null {
  const span = current.getStore()
  return span ? writeTraceparent(span) : null
}

// Whole traces are taken or left, by their id: whoever takes part decides alike.
function give(span: Span): void {
  if (started && isSampled(span.traceId, started.ratio)) started.take(span)
}

function now(): number {
  return performance.timeOrigin + performance.now()
}
