/** All SQL of reminders. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'

/** Those of events that have not started, the next first. */
export function remindersOf(db: Database, profileId: string, now: Date) {
  return db
    .selectFrom('reminder')
    .innerJoin('content_item', 'content_item.id', 'reminder.item_id')
    .select(['reminder.item_id', 'content_item.starts_at'])
    .where('reminder.profile_id', '=', profileId)
    .where('content_item.starts_at', '>', now)
    .orderBy('content_item.starts_at')
    .orderBy('reminder.item_id')
    .execute()
}

/** False, and nothing is inserted, where there are `max` already. Once more changes nothing but the start. */
export async function insertReminder(
  db: Database,
  { profileId, itemId, startsAt }: { profileId: string; itemId: number; startsAt: Date },
  { now, max }: { now: Date; max: number },
): Promise<boolean> {
  const inserted = await db
    .insertInto('reminder')
    .columns(['profile_id', 'item_id', 'starts_at', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('profile')
        .select([
          'profile.id as profile_id',
          eb.cast<number>(eb.val(itemId), 'integer').as('item_id'),
          eb.cast<Date>(eb.val(startsAt), 'timestamptz').as('starts_at'),
          eb.cast<Date>(eb.val(now), 'timestamptz').as('created_at'),
        ])
        .where('profile.id', '=', profileId)
        .where(
          (kept) =>
            kept
              .selectFrom('reminder')
              .select((count) => count.fn.countAll<number>().as('count'))
              .where('profile_id', '=', profileId)
              .where('item_id', '!=', itemId)
              .where('starts_at', '>', now),
          '<',
          max,
        ),
    )
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'item_id']).doUpdateSet((eb) => ({
        starts_at: eb.ref('excluded.starts_at'),
        // Who asks again after the start was put off is told of the new one.
        sent_at: eb
          .case()
          .when('reminder.starts_at', '=', eb.ref('excluded.starts_at'))
          .then(eb.ref('reminder.sent_at'))
          .else(null)
          .end(),
      })),
    )
    .returning('item_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteReminder(db: Database, profileId: string, itemId: number): Promise<void> {
  await db.deleteFrom('reminder').where('profile_id', '=', profileId).where('item_id', '=', itemId).execute()
}

/** Takes one that is due and was not told of its event's start yet, and holds it; undefined: none is. */
export function takeDue(trx: DatabaseTransaction, now: Date, until: Date) {
  return trx
    .selectFrom('reminder')
    .innerJoin('content_item', 'content_item.id', 'reminder.item_id')
    .innerJoin('profile', 'profile.id', 'reminder.profile_id')
    .select([
      'reminder.profile_id',
      'reminder.item_id',
      'content_item.starts_at',
      'content_item.vertical',
      'profile.account_id',
      'profile.hides_spoilers',
    ])
    .where('content_item.published_at', 'is not', null)
    .where('content_item.starts_at', '>', now)
    .where('content_item.starts_at', '<=', until)
    .where((eb) =>
      eb.or([
        eb('reminder.sent_at', 'is', null),
        eb('reminder.starts_at', '<', eb.ref('content_item.starts_at')),
      ]),
    )
    .orderBy('content_item.starts_at')
    .limit(1)
    .forUpdate('reminder')
    .skipLocked()
    .executeTakeFirst()
}

export async function noteSent(
  trx: DatabaseTransaction,
  { profileId, itemId, startsAt }: { profileId: string; itemId: number; startsAt: Date },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('reminder')
    .set({ sent_at: now, starts_at: startsAt })
    .where('profile_id', '=', profileId)
    .where('item_id', '=', itemId)
    .execute()
}

export function namesOf(trx: DatabaseTransaction, itemId: number) {
  return trx.selectFrom('content_text').select(['language', 'title']).where('item_id', '=', itemId).execute()
}

/** Of events that started before `before`; how many. */
export async function deleteReminders(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reminder')
    .where('starts_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
