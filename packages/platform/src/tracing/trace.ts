/**
 * Spans of what this process does, if OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise tracing costs no more than reading a variable. Spans
 * are named after routes, queues and tables, never after values. Decision 0445. @spec decisions 14.46
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { isSampled, readTraceparent, type TraceContext, writeTraceparent } from './traceparent.ts'

/** As numbered in OTLP. */
export const SPAN_KINDS = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const
export type SpanKind = keyof typeof SPAN_KINDS

export type Attributes = Record<string, string | number>

export type Span = TraceContext & {
  parentSpanId: string | null
  name: string
  kind: SpanKind
  /** Fractional milliseconds since 1970. */
  startedAt: number
  endedAt: number
  attributes: Attributes
  isFailed: boolean
}

export type SpanFacts = { name: string; kind: SpanKind; attributes?: Attributes }

type Started = { ratio: number; take: (span: Span) => void }

let started: Started | null = null
const current = new AsyncLocalStorage<Span>()

/** Passes all spans to `take` from now on; returns a function that stops this. */
export function startTracing(options: Started): () => void {
  started = options
  return () => {
    started = null
  }
}

export function isTracing(): boolean {
  return started !== null
}

/** Runs `work` as a child span of the current one; an error marks the span as failed without recording its message. */
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

/** Begins a child span of the current one, or of the one in the header `from`; null if tracing is off. */
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

/** Runs `work` within the span. */
export function inSpan<T>(span: Span, work: () => T): T {
  return current.run(span, work)
}

export function endSpan(span: Span, { isFailed = false } = {}): void {
  give({ ...span, endedAt: now(), isFailed })
}

/** Records something that has just ended after `milliseconds`, as a child of the current span; does nothing without one. */
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

/** Returns the header with which a call of ours continues this trace; null outside a trace. */
export function traceparent(): string | null {
  const span = current.getStore()
  return span ? writeTraceparent(span) : null
}

// Whole traces are kept or dropped by their ID, so that all participants decide alike.
function give(span: Span): void {
  if (started && isSampled(span.traceId, started.ratio)) started.take(span)
}

function now(): number {
  return performance.timeOrigin + performance.now()
}
