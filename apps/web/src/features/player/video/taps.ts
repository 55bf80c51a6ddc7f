/** Taps on the picture: two in short succession at the same side seek, and so does each further one. @spec product 2.2 */

const DOUBLE_TAP_MS = 320
/** Longer, since whoever seeks several times watches where they get. */
const CHAIN_MS = 700

const LEFT_UNTIL = 0.38
const RIGHT_FROM = 0.62

export type Side = -1 | 0 | 1

/** The last tap; `seeks` is true if it was the second or a further one of a series. */
export type Tap = { atMs: number; side: Side; seeks: boolean }

/** `share` is the place of the tap, from 0 at the left edge to 1 at the right one. */
export function tapAfter(last: Tap | null, { atMs, share }: { atMs: number; share: number }): Tap {
  const side = share < LEFT_UNTIL ? -1 : share > RIGHT_FROM ? 1 : 0
  const isSoon = last !== null && atMs - last.atMs < (last.seeks ? CHAIN_MS : DOUBLE_TAP_MS)
  return { atMs, side, seeks: side !== 0 && side === last?.side && isSoon }
}
