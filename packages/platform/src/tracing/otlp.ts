/** Spans in OTLP's JSON format for HTTP: hexadecimal IDs, times in nanoseconds. @spec decisions 14.46 */
import { type Attributes, type Span, SPAN_KINDS } from './trace.ts'

const SCOPE = { name: 'quintet' }
const FAILED = { code: 2 }

/** Returns the body of a request to `/v1/traces`; `resource` identifies the sender. */
export function writeSpans(spans: readonly Span[], resource: Attributes): string {
  const scopeSpans = [{ scope: SCOPE, spans: spans.map(spanOf) }]
  return JSON.stringify({ resourceSpans: [{ resource: { attributes: pairsOf(resource) }, scopeSpans }] })
}

function spanOf({ traceId, spanId, parentSpanId, name, kind, ...span }: Span) {
  return {
    traceId,
    spanId,
    ...(parentSpanId === null ? {} : { parentSpanId }),
    name,
    kind: SPAN_KINDS[kind],
    startTimeUnixNano: nanoseconds(span.startedAt),
    endTimeUnixNano: nanoseconds(span.endedAt),
    attributes: pairsOf(span.attributes),
    ...(span.isFailed ? { status: FAILED } : {}),
  }
}

function pairsOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    // Integers are strings in JSON, because they may have 64 bits.
    value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }))
}

// A number cannot hold nanoseconds since 1970, so whole milliseconds and the rest are converted separately.
function nanoseconds(milliseconds: number): string {
  const whole = Math.floor(milliseconds)
  return String(BigInt(whole) * 1_000_000n + BigInt(Math.round((milliseconds - whole) * 1_000_000)))
}
