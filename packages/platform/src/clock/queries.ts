/** All SQL about when the service ran. */
import type { Outage, Pulse } from '@quintet/domain/membership/outage'
import type { Database, DatabaseTransaction } from '../db/database.ts'
import { type RawBuilder, sql } from 'kysely'

const ROW = 1

export type StoredOutage = Outage & { id: number }

export async function readPulse(db: Database | DatabaseTransaction): Promise<Pulse | null> {
  return (await selectPulse(db).executeTakeFirst()) ?? null
}

/** The same, locked until the transaction ends. */
export async function holdPulse(tx: DatabaseTransaction): Promise<Pulse | null> {
  return (await selectPulse(tx).forUpdate().executeTakeFirst()) ?? null
}

function selectPulse(db: Database | DatabaseTransaction) {
  return db
    .selectFrom('pulse')
    .select(['seen_at as seenAt', 'away_from as awayFrom', 'back_at as backAt'])
    .where('id', '=', ROW)
}

export async function savePulse(tx: DatabaseTransaction, { seenAt, awayFrom, backAt }: Pulse): Promise<void> {
  const values = { seen_at: seenAt, away_from: awayFrom, back_at: backAt }
  await tx
    .insertInto('pulse')
    .values({ id: ROW, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

export async function insertOutage(tx: DatabaseTransaction, { from, until }: Outage): Promise<void> {
  await tx.insertInto('outage').values({ from_at: from, until_at: until }).execute()
}

/** Forgets outages that end after `now`: a clock that was ahead has noted them, and whoever joins until then would be given that time. */
export async function deleteOutagesAhead(tx: DatabaseTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('outage').where('until_at', '>', now).execute()
}

/** Outages that ended after `since`, in their order. */
export async function selectOutages(db: Database, since: Date): Promise<StoredOutage[]> {
  return db
    .selectFrom('outage')
    .select(['id', 'from_at as from', 'until_at as until'])
    .where('until_at', '>', since)
    .orderBy('id')
    .execute()
}

/** An outage whose time rentals and gift codes have yet to get back, marked in `tx` as given. */
export async function takeOutageToMove(
  tx: DatabaseTransaction,
  now: Date,
): Promise<StoredOutage | undefined> {
  const outage = await tx
    .selectFrom('outage')
    .select(['id', 'from_at as from', 'until_at as until'])
    .where('rentals_moved_at', 'is', null)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (outage)
    await tx.updateTable('outage').set({ rentals_moved_at: now }).where('id', '=', outage.id).execute()
  return outage
}

/** SQL for the days that something valid since `since` has lost of an outage, where a begun day is a day. @spec law 11.24 */
export function daysLost(
  since: RawBuilder<unknown>,
  { from, lostUntil }: { from: Date; lostUntil: Date },
): RawBuilder<number> {
  return sql<number>`ceil(extract(epoch from
    ${lostUntil}::timestamptz - greatest(${since}, ${from}::timestamptz)) / 86400)::integer`
}
