/** Which rows of a long grid are in the document. */

export type GridMeasures = {
  columns: number
  /** From one row's top to the next one's, in pixels. */
  pitch: number
}

export type RowsSeen = {
  firstRow: number
  endRow: number
  /** Whether the near-last row is in sight. */
  isNearEnd: boolean
}

/** Rows kept above and below what is seen. */
const OVERSCAN_ROWS = 2
/** The row whose coming into sight asks for the next page: the last but one. @spec catalogue 4 */
const NEAR_LAST = 2

/** `top` is how far the viewport's top is below the grid's. */
export function windowOf(
  { columns, pitch }: GridMeasures,
  count: number,
  { top, height }: { top: number; height: number },
): RowsSeen {
  const rows = Math.ceil(count / columns)
  const first = Math.floor(top / pitch)
  const last = Math.floor((top + height) / pitch)
  const endRow = Math.min(rows, Math.max(1, last + 1 + OVERSCAN_ROWS))
  return {
    firstRow: Math.max(0, Math.min(first - OVERSCAN_ROWS, endRow - 1)),
    endRow,
    isNearEnd: last >= rows - NEAR_LAST,
  }
}

/** A frame makes no more new rows than these, those in sight first. */
const NEW_ROWS_A_FRAME = 1

/** One frame's step from the rows that are in the document to those that belong there; the same once they are. */
export function stepTowards(now: RowsSeen, wanted: RowsSeen): RowsSeen {
  const isFar = wanted.firstRow >= now.endRow || wanted.endRow <= now.firstRow
  if (isFar) {
    const firstRow = Math.min(wanted.firstRow + OVERSCAN_ROWS, wanted.endRow - NEW_ROWS_A_FRAME)
    return { ...wanted, firstRow, endRow: firstRow + NEW_ROWS_A_FRAME }
  }
  const endRow = Math.min(wanted.endRow, now.endRow + NEW_ROWS_A_FRAME)
  const hasAdded = endRow > now.endRow
  const firstRow = Math.max(wanted.firstRow, now.firstRow - (hasAdded ? 0 : NEW_ROWS_A_FRAME))
  return { ...wanted, firstRow, endRow }
}

export const isSamePart = (one: RowsSeen, other: RowsSeen) =>
  one.firstRow === other.firstRow && one.endRow === other.endRow && one.isNearEnd === other.isNearEnd
