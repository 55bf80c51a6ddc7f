/** Sends reminders of events that start soon, each once: the email and the record of it are one transaction. @spec decisions 12.4 */
import { itemAddress } from '@quintet/domain/catalogue/categories'
import type { Language } from '@quintet/domain/basics/languages'
import { REMIND_BEFORE_MINUTES } from '@quintet/domain/live/reminders'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import { nameWithoutResult } from '../browsing/spoilers.ts'
import * as queries from './queries.ts'

/** Sends a member an email about an event that starts; `path` is its page. */
export type SendReminder = (
  tx: DatabaseTransaction,
  told: { accountId: string; titles: Record<Language, string>; startsAt: Date; path: string },
  now: Date,
) => Promise<void>

type Parts = { db: Database; clock: Clock; sendReminder: SendReminder }

/** Sends due reminders, unless `until` is aborted; returns how many. Several workers can share the work. */
export async function remind({ db, clock, sendReminder }: Parts, until?: AbortSignal): Promise<number> {
  const now = clock.now()
  const by = remindedBy(now)
  const remindOne = () =>
    db.transaction().execute(async (trx) => {
      const due = await queries.takeDue(trx, now, by)
      if (!due?.starts_at) return null
      const { profile_id: profileId, item_id: itemId, account_id: accountId, starts_at: startsAt } = due
      await queries.noteSent(trx, { profileId, itemId, startsAt }, now)
      // Members who may no longer watch it get no reminder.
      if (!(await isEntitled(trx, accountId, now))) return 0
      const titles = await titlesOf(trx, itemId, due.hides_spoilers)
      const path = itemAddress(due.vertical, itemId)
      await sendReminder(trx, { accountId, titles, startsAt, path }, now)
      return 1
    })
  let told = 0
  for (;;) {
    const one = until?.aborted ? null : await remindOne()
    if (one === null) return told
    told += one
  }
}

/**
 * How many reminders become due if the clock is moved from `now` to `until`, and how many would be missed because their events have
 * started.
 */
export async function comingReminders(
  db: Database,
  { now, until }: { now: Date; until: Date },
): Promise<{ sent: number; late: number }> {
  const [sent, late] = await Promise.all([
    queries.countUnsent(db, { now: until, until: remindedBy(until) }),
    queries.countUnsent(db, { now, until }),
  ])
  return { sent, late }
}

/** The latest start of events whose reminders are due at `now`. */
function remindedBy(now: Date): Date {
  return new Date(now.getTime() + REMIND_BEFORE_MINUTES * 60_000)
}

async function titlesOf(
  trx: DatabaseTransaction,
  itemId: number,
  hidesSpoilers: boolean,
): Promise<Record<Language, string>> {
  const names = await queries.namesOf(trx, itemId)
  const nameIn = (language: Language) => {
    const name = (names.find((text) => text.language === language) ?? names[0])?.title ?? ''
    return hidesSpoilers ? nameWithoutResult(name) : name
  }
  return { de: nameIn('de'), en: nameIn('en') }
}
