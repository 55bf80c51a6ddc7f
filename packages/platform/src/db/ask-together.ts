/** Batches queries made in the same turn of the event loop into one. Decision 0470 */
import DataLoader from 'dataloader'
import type { Database, DatabaseTransaction } from './database.ts'

/** The most keys asked for in one batch. */
const TOGETHER_MAX = 200

/**
 * `ask` answers all `keys` at once, in their order. The returned function asks for one key, batched with all others of the same turn of the
 * event loop; nothing is cached, so an answer is as fresh as one from a separate query. If `ask` fails, every key of the batch fails, so no
 * single key may be able to cause that.
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

/** Returns the answer for each of `count` keys by its place, counted from 1; null if there is none. */
export function inPlaces<Row extends { place: string }>(count: number, rows: readonly Row[]): (Row | null)[] {
  const found = new Map(rows.map((row) => [Number(row.place), row]))
  return Array.from({ length: count }, (_, place) => found.get(place + 1) ?? null)
}
