/**
 * A partner's embed code plays without this service: it is sent with the detail of a title to those who may play it at any time. For rented
 * titles, those of 16 and 18, and those limited to countries, starting playback decides, and answers with it. @spec decisions 4.28
 */
import type { Database } from '@quintet/platform/db/database'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Title } from '../catalogue/title.ts'
import type { Asking } from './asking.ts'
import { itemOf } from './wire-list.ts'

/** Null if the title has none or this member may not have it. */
export async function partnerEmbedFor(
  db: Database,
  { accountId }: Member,
  { partnerEmbed, isRented, youthAge, countries }: Title,
  now: Date,
): Promise<string | null> {
  if (partnerEmbed === null || isRented || youthAge !== null || countries !== null) return null
  return (await isEntitled(db, accountId, now)) ? partnerEmbed : null
}

/** The list of this one title as JSON, with the partner's code in place of this service's. */
export function withEmbed(title: Title, asking: Asking, embedscript: string): Buffer {
  const item = itemOf(title, asking)
  return Buffer.from(
    JSON.stringify([item.representation ? { ...item, representation: { embedscript } } : item]),
  )
}
