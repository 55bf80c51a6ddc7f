/** All SQL of positions. */
import type { PositionEvent } from '@quintet/domain/progress'
import { isSameRun, POSITIONS_KEPT } from '@quintet/domain/progress'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'

export function positionsOf(db: Database, profileId: string) {
  return db
    .selectFrom('position')
    .leftJoin('listening_speed', (join) =>
      join
        .onRef('listening_speed.profile_id', '=', 'position.profile_id')
        .onRef('listening_speed.item_id', '=', 'position.item_id'),
    )
    .selectAll('position')
    .select('speed')
    .where('position.profile_id', '=', profileId)
    .orderBy('updated_at', 'desc')
    .orderBy('position.item_id')
    .execute()
}

/** Every title that a profile has played, the one played last first. */
export function playsOf(db: Database, profileId: string) {
  return db
    .selectFrom('position')
    .select(['item_id', 'plays', 'updated_at'])
    .where('profile_id', '=', profileId)
    .orderBy('updated_at', 'desc')
    .orderBy('item_id')
    .execute()
}

export function positionOf(db: Database | DatabaseTransaction, profileId: string, itemId: number) {
  return db
    .selectFrom('position')
    .selectAll()
    .where('profile_id', '=', profileId)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
}

export function seenBy(db: Database, profileId: string) {
  return db
    .selectFrom('position')
    .select('item_id')
    .where('profile_id', '=', profileId)
    .where('seen', '=', true)
    .orderBy('item_id')
    .execute()
}

/** The resume point, its row held until the transaction ends, so that two events never race. */
export function lockPosition(
  trx: DatabaseTransaction,
  key: { profileId: string; itemId: number },
): Promise<PositionEvent | undefined> {
  return trx
    .selectFrom('position')
    .select(['position', 'sequence', 'at', 'session_id as sessionId'])
    .where('profile_id', '=', key.profileId)
    .where('item_id', '=', key.itemId)
    .forUpdate()
    .executeTakeFirst()
}

/** Begins a resume point; false where somebody else did meanwhile. */
export async function insertPosition(
  trx: DatabaseTransaction,
  key: { profileId: string; itemId: number },
  event: PositionEvent,
  facts: { duration: number; finished: boolean },
  now: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('position')
    .values({
      profile_id: key.profileId,
      item_id: key.itemId,
      position: event.position,
      duration: facts.duration,
      sequence: event.sequence,
      session_id: event.sessionId,
      at: event.at,
      finished: facts.finished,
      seen: facts.finished,
      plays: facts.finished ? 1 : 0,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('item_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function movePosition(
  trx: DatabaseTransaction,
  key: { profileId: string; itemId: number },
  event: PositionEvent,
  facts: { duration: number; finished: boolean },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('position')
    .set((eb) => ({
      position: event.position,
      duration: facts.duration,
      sequence: event.sequence,
      session_id: event.sessionId,
      at: event.at,
      finished: facts.finished,
      // The end is reached once, however often the last seconds are reported.
      ...(facts.finished
        ? {
            seen: true,
            plays: eb
              .case()
              .when('finished', '=', true)
              .then(eb.ref('plays'))
              .else(eb('plays', '+', 1))
              .end(),
          }
        : {}),
      hidden: false,
      updated_at: now,
    }))
    .where('profile_id', '=', key.profileId)
    .where('item_id', '=', key.itemId)
    .execute()
}

/** The places kept of a title, the newest first. */
export function keptPositions(
  db: Database | DatabaseTransaction,
  key: { profileId: string; itemId: number },
  limit = POSITIONS_KEPT,
) {
  return db
    .selectFrom('position_event')
    .select(['id', 'position', 'began', 'sequence', 'session_id', 'at'])
    .where('profile_id', '=', key.profileId)
    .where('item_id', '=', key.itemId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Keeps the last places of a title, so that an earlier one can be gone back to; a run of heartbeats is one place. */
export async function keepEvent(
  trx: DatabaseTransaction,
  key: { profileId: string; itemId: number },
  event: PositionEvent,
): Promise<void> {
  const [last] = await keptPositions(trx, key, 1)
  if (last && isSameRun(event, { ...last, sessionId: last.session_id })) {
    await trx
      .updateTable('position_event')
      .set({ position: event.position, sequence: event.sequence, at: event.at })
      .where('id', '=', last.id)
      .execute()
    return
  }
  await trx
    .insertInto('position_event')
    .values({
      profile_id: key.profileId,
      item_id: key.itemId,
      position: event.position,
      sequence: event.sequence,
      session_id: event.sessionId,
      at: event.at,
      began: event.position,
    })
    .execute()
  await trx
    .deleteFrom('position_event')
    .where('profile_id', '=', key.profileId)
    .where('item_id', '=', key.itemId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('position_event')
        .select('id')
        .where('profile_id', '=', key.profileId)
        .where('item_id', '=', key.itemId)
        .orderBy('id', 'desc')
        .limit(POSITIONS_KEPT),
    )
    .execute()
}

export async function hidePositions(
  db: Database,
  profileId: string,
  itemIds: readonly number[],
): Promise<void> {
  await db
    .updateTable('position')
    .set({ hidden: true })
    .where('profile_id', '=', profileId)
    .where('item_id', 'in', itemIds)
    .execute()
}
