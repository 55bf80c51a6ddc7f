/** The header that continues a trace from one process to the next (W3C Trace Context). @spec decisions 14.46 */

/** Hexadecimal, 32 and 16 digits. */
export type TraceContext = { traceId: string; spanId: string }

const HEADER = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/
const NONE = /^0+$/

/** Returns null for an invalid header; its sampling flag is ignored, because whether others keep the trace does not matter here. */
export function readTraceparent(header: string | undefined): TraceContext | null {
  const [, traceId, spanId] = HEADER.exec(header ?? '') ?? []
  if (!traceId || !spanId || NONE.test(traceId) || NONE.test(spanId)) return null
  return { traceId, spanId }
}

export function writeTraceparent({ traceId, spanId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`
}

// The last 56 bits of an ID are random (Trace Context, level 2); 32 of them are precise enough for any ratio.
const SPAN = 2 ** 32

/** True if a trace belongs to the kept share `ratio`; the same in every process. */
export function isSampled(traceId: string, ratio: number): boolean {
  return Number.parseInt(traceId.slice(-8), 16) < ratio * SPAN
}
