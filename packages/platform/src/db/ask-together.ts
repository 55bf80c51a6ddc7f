/** Questions that many ask in the same turn of the event loop, asked of the database as one. Decision 0470 */
import DataLoader from 'dataloader'
import type { Database, DatabaseTransaction } from './database.ts'

/** So many are asked for together at most. */
const TOGETHER_MAX = 200

/**
 * `ask` answers all `keys` at once, in their order. What this gives asks for one of them, together with whoever else asks in this turn;
 * nothing is kept, so an answer is as fresh as one of its own. Where `ask` fails, all of them fail: no key may be able to make it.
 */
export function askTogether<Key, Answer>(
  ask: (db: Database, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (db: Database | DatabaseTransaction, key: Key) => Promise<Answer> {
  const loaders = new WeakMap<Database, DataLoader<Key, Answer>>()
  return (db, key) => {
    const known = loaders.get(db)
    if (known) return known.load(key)
    const loader = new DataLoader<Key, Answer>((keys) => ask(db, keys), {
      cache: false,
      maxBatchSize: TOGETHER_MAX,
      batchScheduleFn: setImmediate,
    })
    loaders.set(db, loader)
    return loader.load(key)
  }
}

/** The answer to each of so many keys, found by the place it was asked at, counted from 1; null where there is none. */
export function inPlaces<Row extends { place: string }>(count: number, rows: readonly Row[]): (Row | null)[] {
  const found = new Map(rows.map((row) => [Number(row.place), row]))
  return Array.from({ length: count }, (_, place) => found.get(place + 1) ?? null)
}
