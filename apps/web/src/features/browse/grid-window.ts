/** Which items of a long grid are in the document. */

export type GridMeasures = {
  columns: number
  /** From one row's top to the next one's, in pixels. */
  pitch: number
  /** The part of it between two rows. */
  rowGap: number
}

export type ItemsSeen = {
  /** The first item that is in the document, and the one after the last. */
  from: number
  to: number
}

/** Rows kept above and below what is seen. */
const OVERSCAN_ROWS = 2
/** The row whose coming into sight asks for the next page: the last but one. @spec catalogue 4.2 */
const NEAR_LAST = 2

/** How far the viewport's top is below the grid's, and its height, in pixels. */
export type GridView = { top: number; height: number }

/** The items around what is seen. */
export function windowOf(
  { columns, pitch }: GridMeasures,
  count: number,
  { top, height }: GridView,
): ItemsSeen {
  const rows = Math.ceil(count / columns)
  const first = Math.floor(top / pitch)
  const last = Math.floor((top + height) / pitch)
  const endRow = Math.min(rows, Math.max(1, last + 1 + OVERSCAN_ROWS))
  const firstRow = Math.max(0, Math.min(first - OVERSCAN_ROWS, endRow - 1))
  return { from: firstRow * columns, to: Math.min(count, endRow * columns) }
}

/** Whether the near-last row is in sight. */
export const isNearEnd = (
  { columns, pitch }: GridMeasures,
  count: number,
  { top, height }: GridView,
): boolean => Math.floor((top + height) / pitch) >= Math.ceil(count / columns) - NEAR_LAST

/** A frame makes no more new items than this, those in sight first. */
const NEW_ITEMS_A_FRAME = 1

/** One frame's step from the items that are in the document to those that belong there; the same once they are. */
export function stepTowards(now: ItemsSeen, wanted: ItemsSeen, columns: number): ItemsSeen {
  const isFar = wanted.from >= now.to || wanted.to <= now.from
  if (isFar) {
    const from = Math.min(wanted.from + OVERSCAN_ROWS * columns, wanted.to - 1)
    return { from, to: Math.min(wanted.to, from + NEW_ITEMS_A_FRAME) }
  }
  const to = Math.min(wanted.to, now.to + NEW_ITEMS_A_FRAME)
  const hasAdded = to > now.to
  const from = Math.max(wanted.from, now.from - (hasAdded ? 0 : NEW_ITEMS_A_FRAME))
  return { from, to }
}

/** A screenful that passes in less is not looked at. */
const LOOK_MS = 250

/** Whether one scrolls so fast that shapes do for the titles that pass, as when one drags the scroll bar. */
export const isPassing = (pxPerMs: number, viewportHeight: number): boolean =>
  pxPerMs * LOOK_MS > viewportHeight

/** The places that the last row leaves empty. */
export const restOfRow = (count: number, columns: number): number => (columns - (count % columns)) % columns

export const isSamePart = (one: ItemsSeen, other: ItemsSeen) => one.from === other.from && one.to === other.to
