/** The header by which a trace goes on from one process to the next (W3C Trace Context). @spec decisions 14.46 */

/** In hexadecimal, 32 and 16 signs. */
export type TraceContext = { traceId: string; spanId: string }

const HEADER = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/
const NONE = /^0+$/

/** Null for what is none; whose trace it is and whether others keep it says nothing to us. */
export function readTraceparent(header: string | undefined): TraceContext | null {
  const [, traceId, spanId] = HEADER.exec(header ?? '') ?? []
  if (!traceId || !spanId || NONE.test(traceId) || NONE.test(spanId)) return null
  return { traceId, spanId }
}

export function writeTraceparent({ traceId, spanId }: TraceContext): string {
  return `00-${traceId}-${spanId}-01`
}

// The last 56 bits of an id are random (Trace Context, level 2); 32 of them are fine enough for any share.
const SPAN = 2 ** 32

/** Whether a trace belongs to the share `ratio` that is kept; the same in every process. */
export function isSampled(traceId: string, ratio: number): boolean {
  return Number.parseInt(traceId.slice(-8), 16) < ratio * SPAN
}
