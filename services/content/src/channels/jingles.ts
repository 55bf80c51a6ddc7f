/** The jingles of a channel as operators see them, and how often they play. @spec decisions 12.15 */
import { JINGLES_EVERY } from '@quintet/domain/live/channel-plan'
import { isRatedAbove } from '@quintet/domain/youth/jingle-rating'
import type { Language } from '@quintet/domain/basics/languages'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { setJinglesEvery } from '../catalogue/write.ts'
import * as queries from './queries.ts'

export type ChannelJingle = {
  id: number
  title: string
  isShown: boolean
  isReady: boolean
  seconds: number | null
  /** Why it could not be packaged; null if it could, or will be. */
  reason: string | null
  /** Whether its rating keeps it off the channel: it is above the channel's, or unsafe for the children who watch it. */
  isRatedOut: boolean
}

export type ChannelJingles = {
  /** The number of titles between two jingles, 0 for none. */
  every: number
  /** The same as imported, or as by default. */
  importedEvery: number
  /** Whether an operator set it. */
  isSet: boolean
  jingles: ChannelJingle[]
}

/** The jingles of a channel that plays titles; null for anything else. */
export async function channelJingles(
  db: Database | DatabaseTransaction,
  id: number,
  language: Language,
): Promise<ChannelJingles | null> {
  const row = await queries.readJinglesRow(db, id)
  if (!row?.programme || row.programme.ingest) return null
  const importedEvery = row.programme.jinglesEvery ?? JINGLES_EVERY
  return {
    every: row.set ?? importedEvery,
    importedEvery,
    isSet: row.set !== null,
    jingles: (await queries.readJingles(db, id, language)).map((jingle) => toJingle(jingle, row)),
  }
}

function toJingle(jingle: queries.JingleRow, channel: queries.JinglesRow): ChannelJingle {
  return {
    id: jingle.id,
    title: jingle.title,
    isShown: jingle.published_at !== null,
    isReady: jingle.is_ready,
    seconds: jingle.duration_seconds,
    reason: jingle.reason,
    isRatedOut: (channel.kid_safe && !jingle.kid_safe) || isRatedAbove(ratingOf(jingle), ratingOf(channel)),
  }
}

const ratingOf = (row: Pick<queries.JingleRow, 'parental_guidance' | 'rating_written'>) => ({
  guidance: row.parental_guidance,
  isUnread: row.parental_guidance === null && row.rating_written !== null,
})

/** Sets how often jingles play; null follows the import. Returns what was set before, undefined if it is no channel that plays titles. */
export async function changeJingles(
  trx: DatabaseTransaction,
  id: number,
  every: number | null,
): Promise<number | null | undefined> {
  const row = await queries.readJinglesRow(trx, id, { isLocked: true })
  if (!row?.programme || row.programme.ingest) return undefined
  await setJinglesEvery(trx, id, every)
  return row.set
}
