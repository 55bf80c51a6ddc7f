/** What an operator does with channels: see them and their plans, add one, take one off the air. @spec decisions 12.11 */
import type { ScheduleEntry } from '@quintet/contracts/schedule'
import type { Vertical } from '@quintet/domain/categories'
import type { Programme } from '@quintet/domain/channel-plan'
import type { Language } from '@quintet/domain/languages'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Config } from '@quintet/platform/config/config'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import type { Log } from '@quintet/platform/log/log'
import type { Storage } from '@quintet/platform/storage/storage'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { saveTitle, setPublished, setStopped } from '../catalogue/write.ts'
import { broadcastsBetween, toEntry } from '../schedule/service.ts'
import { NOTHING_SAID } from '../title-fields/title-fields.ts'
import { keepPackagedTitles } from './packaged-titles.ts'
import { openChannelPlans } from './plans.ts'
import * as queries from './queries.ts'

export type { ChannelRow } from './queries.ts'

/** All channels, those that are hidden too, by their names. */
export const listChannels = (db: Database, language: Language) => queries.readChannels(db, language)

export type NewChannel = {
  title: string
  vertical: Vertical
  categories: readonly string[]
  /** Stored form, such as `FSK-12`; null is unknown and never for children. */
  rating: string | null
  programme: Programme
}

/** Adds a channel that is on the air at once, and gives its id. */
export async function addChannel(
  trx: DatabaseTransaction,
  { title, vertical, categories, rating, programme }: NewChannel,
  now: Date,
): Promise<number> {
  const texts = { title, description: null, shortDescription: null }
  const id = await saveTitle(
    trx,
    {
      ...NOTHING_SAID,
      sourceKey: `channel:${newId('chn')}`,
      kind: 'channel',
      vertical,
      parentId: null,
      live: true,
      programme,
      texts: { de: texts, en: texts },
      categories,
      tags: [],
      credits: [],
      chapters: [],
      skips: [],
      parentalGuidance: rating,
      lyrics: null,
      moments: [],
    },
    now,
  )
  await setPublished(trx, [id], now)
  return id
}

/** Takes a channel off the air, or with null puts it back; gives whether there is such a channel. */
export async function stopChannel(trx: DatabaseTransaction, id: number, at: Date | null): Promise<boolean> {
  if (!(await queries.isChannel(trx, id))) return false
  await setStopped(trx, id, at)
  return true
}

type Parts = {
  db: Database
  databaseUrl: string
  config: Config
  clock: Clock
  storage: Storage
  log: Log
}

/** What a channel plays from now on, as members are told. Throws `unknown_content` where it is none, hidden or off the air. */
export async function channelPlan(
  { db, databaseUrl, config, clock, storage, log }: Parts,
  { id, hours, language }: { id: number; hours: number; language: Language },
): Promise<ScheduleEntry[]> {
  const catalogue = await openCatalogue({ config, db, databaseUrl, log })
  try {
    const plans = openChannelPlans({ db, clock, catalogue, packaged: keepPackagedTitles(storage) })
    const now = clock.now()
    const to = new Date(now.getTime() + hours * 60 * 60 * 1000).toISOString()
    const ask = { viewer: null, language, now, spoilers: null }
    const broadcasts = await broadcastsBetween({ db, catalogue, plans }, { channelId: id, to }, ask)
    return broadcasts.map((broadcast) => toEntry(broadcast, catalogue.fullIndex(), ask))
  } finally {
    await catalogue.close()
  }
}
