/** How the clock of the payment sandbox is turned. @spec decisions 7.6 */

/** On by a span, to a time, or right again. */
export type Turn = { advanceMs: number } | { to: Date } | { isReset: true }

/** By how much it runs ahead then, in milliseconds; below zero: behind. */
export function aheadAfter(turn: Turn, { aheadMs, realNow }: { aheadMs: number; realNow: Date }): number {
  if ('advanceMs' in turn) return aheadMs + turn.advanceMs
  return 'to' in turn ? turn.to.getTime() - realNow.getTime() : 0
}
