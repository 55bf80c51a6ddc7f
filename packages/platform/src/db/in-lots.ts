/** Deletes what may be many rows without a long statement: strangers can fill some tables faster than one statement empties them. */

/** So that a statement stays far below its time limit, and nobody waits for its locks for more than a moment. */
const AT_ONCE = 5000

/** Calls `some`, which deletes up to `limit` rows, until it finds fewer; returns how many there were. */
export async function inLots(some: (limit: number) => Promise<{ numDeletedRows: bigint }>): Promise<number> {
  for (let all = 0; ;) {
    const deleted = Number((await some(AT_ONCE)).numDeletedRows)
    all += deleted
    if (deleted < AT_ONCE) return all
  }
}
