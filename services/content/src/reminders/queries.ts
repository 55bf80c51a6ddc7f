/** All SQL of reminders. */
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { holdProfile } from '@quintet/platform/identity/hold-profile'

/** Reminders of events that have not started, soonest first. */
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

/** Returns false and inserts nothing if there are already `max`, even under concurrent requests. Adding again only updates the start. */
export function insertReminder(
  db: Database,
  { profileId, itemId, startsAt }: { profileId: string; itemId: number; startsAt: Date },
  { now, max }: { now: Date; max: number },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await holdProfile(trx, profileId)
    const { count } = await trx
      .selectFrom('reminder')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('profile_id', '=', profileId)
      .where('item_id', '!=', itemId)
      .where('starts_at', '>', now)
      .executeTakeFirstOrThrow()
    if (Number(count) >= max) return false
    await trx
      .insertInto('reminder')
      .values({ profile_id: profileId, item_id: itemId, starts_at: startsAt, created_at: now })
      .onConflict((conflict) =>
        conflict.columns(['profile_id', 'item_id']).doUpdateSet((eb) => ({
          starts_at: eb.ref('excluded.starts_at'),
          // Asking again after the start was postponed leads to a new reminder.
          sent_at: eb
            .case()
            .when('reminder.starts_at', '=', eb.ref('excluded.starts_at'))
            .then(eb.ref('reminder.sent_at'))
            .else(null)
            .end(),
        })),
      )
      .execute()
    return true
  })
}

export async function deleteReminder(db: Database, profileId: string, itemId: number): Promise<void> {
  await db.deleteFrom('reminder').where('profile_id', '=', profileId).where('item_id', '=', itemId).execute()
}

/** Reminders of events that start after `now` and by `until`, and that were not sent for that start. */
function unsent(db: Database | DatabaseTransaction, { now, until }: { now: Date; until: Date }) {
  return db
    .selectFrom('reminder')
    .innerJoin('content_item', 'content_item.id', 'reminder.item_id')
    .where('content_item.published_at', 'is not', null)
    .where('content_item.starts_at', '>', now)
    .where('content_item.starts_at', '<=', until)
    .where((eb) =>
      eb.or([
        eb('reminder.sent_at', 'is', null),
        eb('reminder.starts_at', '<', eb.ref('content_item.starts_at')),
      ]),
    )
}

/** The number of such reminders. */
export async function countUnsent(db: Database, span: { now: Date; until: Date }): Promise<number> {
  const { count } = await unsent(db, span)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks a due reminder that was not sent for its event's start; undefined if there is none. */
export function takeDue(trx: DatabaseTransaction, now: Date, until: Date) {
  return unsent(trx, { now, until })
    .innerJoin('profile', 'profile.id', 'reminder.profile_id')
    .select([
      'reminder.profile_id',
      'reminder.item_id',
      'content_item.starts_at',
      'content_item.vertical',
      'profile.account_id',
      'profile.hides_spoilers',
    ])
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

/** Deletes reminders of events that started before `before`; returns how many. */
export async function deleteReminders(db: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reminder')
    .where('starts_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
