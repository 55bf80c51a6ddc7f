/** Sets the clock of the payment sandbox. @spec decisions 7.6 */

/** Forward by a span, to a time, or back to real time. */
export type Turn = { advanceMs: number } | { to: Date } | { isReset: true }

/** Returns the new offset from real time in milliseconds; negative if the clock is behind. */
export function aheadAfter(turn: Turn, { aheadMs, realNow }: { aheadMs: number; realNow: Date }): number {
  if ('advanceMs' in turn) return aheadMs + turn.advanceMs
  return 'to' in turn ? turn.to.getTime() - realNow.getTime() : 0
}
