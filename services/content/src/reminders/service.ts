/** A profile's reminders. @spec decisions 12.4 */
import type { Reminder } from '@quintet/contracts/reminders'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import { REMINDERS_MAX } from '@quintet/domain/live/reminders'
import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import { spoilersFor } from '../browsing/spoilers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { liveOf } from '../catalogue/live-wire.ts'
import { findTitle, titlesFor } from '../catalogue/visibility.ts'
import * as queries from './queries.ts'

type Asked = { db: Database; catalogue: Catalogue; viewer: Member; language: Language; now: Date }

/** The reminders, soonest first; leaves out titles that the viewer may not see. */
export async function listReminders({ db, catalogue, viewer, language, now }: Asked): Promise<Reminder[]> {
  const spoilers = await spoilersFor(db, catalogue, viewer, now)
  const index = titlesFor(catalogue, viewer)
  const rows = await queries.remindersOf(db, viewer.profileId, now)
  return rows.flatMap(({ item_id: contentId, starts_at: startsAt }) => {
    const title = index.find(contentId, now)
    if (!title || !startsAt) return []
    const name = spoilers?.nameOf(title, language) ?? title.names[language]
    return [{ contentId, vertical: title.vertical, title: name, startsAt: startsAt.toISOString() }]
  })
}

/** Throws `unknown_content`, `not_announced`, `too_many_reminders`. */
export async function addReminder(asked: Asked, contentId: number): Promise<void> {
  const { db, catalogue, viewer, now } = asked
  const title = findTitle(catalogue, contentId, { viewer, now })
  const live = liveOf(title, now)
  if (live?.state !== 'announced') throw new Problem('not_announced')
  const wish = { profileId: viewer.profileId, itemId: title.id, startsAt: new Date(live.startsAt) }
  if (!(await queries.insertReminder(db, wish, { now, max: REMINDERS_MAX })))
    throw new Problem('too_many_reminders')
}

/** Silently keeps the reminder of a title that the viewer may not see. */
export async function removeReminder(
  { db, catalogue, viewer, now }: Asked,
  contentId: number,
): Promise<void> {
  if (titlesFor(catalogue, viewer).find(contentId, now))
    await queries.deleteReminder(db, viewer.profileId, contentId)
}
