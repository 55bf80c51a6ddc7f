/** Forces requests to run concurrently, so that a race shows up every time instead of occasionally. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'

const LOOK_MS = 20

type Requests<T> = readonly (() => Promise<T>)[]

/** Blocks all requests on the profile's row before any of them can write, then releases them; returns their responses. */
export function atOnceFor<T>(db: Database, profileId: string, requests: Requests<T>): Promise<T[]> {
  const lock = (trx: DatabaseTransaction) =>
    trx.selectFrom('profile').select('id').where('id', '=', profileId).forUpdate().execute()
  return atOnce(db, lock, requests)
}

/** As `atOnceFor`, on the rows that `lock` locks. */
export async function atOnce<T>(
  db: Database,
  lock: (trx: DatabaseTransaction) => Promise<unknown>,
  requests: Requests<T>,
): Promise<T[]> {
  const seen = { answers: 0 }
  const { asked } = await db.transaction().execute(async (trx) => {
    await lock(trx)
    const sent = requests.map(async (request) => {
      const answer = await request()
      seen.answers += 1
      return answer
    })
    // Queried outside the transaction, in which the list of connections never changes.
    while (seen.answers === 0 && (await countWaiting(db)) < requests.length) await sleep(LOOK_MS)
    return { asked: sent }
  })
  return Promise.all(asked)
}

async function countWaiting(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct pid)::integer as count from pg_locks
    where not granted and pid in (select pid from pg_stat_activity where datname = current_database())
  `.execute(db)
  return rows[0]?.count ?? 0
}
