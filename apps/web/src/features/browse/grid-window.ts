/** Computes which items of a long grid are in the document. */

export type GridMeasures = {
  columns: number
  /** From the top of one row to the top of the next, in pixels. */
  pitch: number
  /** The part of the pitch that is the gap between two rows, in pixels. */
  rowGap: number
}

export type ItemsSeen = {
  /** The first item in the document, and the one after the last. */
  from: number
  to: number
}

/** Rows kept above and below the visible ones. */
const OVERSCAN_ROWS = 2
/** The row that triggers loading the next page when it becomes visible: the second to last. @spec catalogue 4.2 */
const NEAR_LAST = 2

/** How far the viewport's top is below the grid's top, and the viewport's height, in pixels. */
export type GridView = { top: number; height: number }

/** Returns the range of items around the viewport. */
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

/** True if the second-to-last row is visible. */
export const isNearEnd = (
  { columns, pitch }: GridMeasures,
  count: number,
  { top, height }: GridView,
): boolean => Math.floor((top + height) / pitch) >= Math.ceil(count / columns) - NEAR_LAST

/** The most items added per frame, visible ones first. */
const NEW_ITEMS_A_FRAME = 1

/** Moves the range in the document one frame's step towards the wanted range; returns the wanted range once it is reached. */
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

/** A screenful that scrolls past in less time cannot be read. */
const LOOK_MS = 250

/** True if scrolling is so fast that placeholders are enough, as when dragging the scroll bar. */
export const isPassing = (pxPerMs: number, viewportHeight: number): boolean =>
  pxPerMs * LOOK_MS > viewportHeight

/** The number of places that the last row leaves empty. */
export const restOfRow = (count: number, columns: number): number => (columns - (count % columns)) % columns

export const isSamePart = (one: ItemsSeen, other: ItemsSeen) => one.from === other.from && one.to === other.to
