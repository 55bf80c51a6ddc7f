/** Works on what may be many rows without a long statement: strangers can fill some tables faster than one statement empties them. */

/** The most rows of a statement, so that it stays far below its time limit and nobody waits for its locks for more than a moment. */
export const ROWS_AT_ONCE = 5000

/** Calls `some`, which deletes up to `limit` rows, until it finds fewer; returns how many there were. */
export async function inLots(some: (limit: number) => Promise<{ numDeletedRows: bigint }>): Promise<number> {
  for (let all = 0; ;) {
    const deleted = Number((await some(ROWS_AT_ONCE)).numDeletedRows)
    all += deleted
    if (deleted < ROWS_AT_ONCE) return all
  }
}

/** Returns the rows in groups that one statement can insert: it takes at most 65 535 values, so a row may have thirteen. */
export function lotsOf<Row>(rows: readonly Row[]): Row[][] {
  const lots: Row[][] = []
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    lots.push(rows.slice(from, from + ROWS_AT_ONCE))
  return lots
}
