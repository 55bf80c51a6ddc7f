/** Operator actions on channels: list them and their plans, add or remove one, take one off the air. @spec decisions 12.11 */
import { Problem } from '@quintet/contracts/problem'
import type { ScheduleEntry } from '@quintet/contracts/schedule'
import type { Language } from '@quintet/domain/basics/languages'
import { HOUR_MS } from '@quintet/domain/basics/milliseconds'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Config } from '@quintet/platform/config/config'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Log } from '@quintet/platform/log/log'
import type { Storage } from '@quintet/platform/storage/storage'
import { openCatalogue } from '../catalogue/catalogue.ts'
import { setStopped } from '../catalogue/write.ts'
import { binTitles } from '../ingest/bin/bin.ts'
import { broadcastsBetween, toEntry } from '../schedule/service.ts'
import { keepPackagedTitles } from './packaged-titles.ts'
import { openChannelPlans } from './plans.ts'
import * as queries from './queries.ts'

export { addChannel, type NewChannel } from './add-channel.ts'
export type { ChannelRow } from './queries.ts'
export { addJingle, checkJingle, keepJingle, type KeptJingle } from './add-jingles.ts'
export { changeJingles, type ChannelJingles, channelJingles } from './jingles.ts'
export { addIngestChannel, type NewIngestChannel, type PushedTo, renewIngestKey } from './add-ingest.ts'

/** All channels by name, including hidden ones, but not those in the bin. */
export const listChannels = (db: Database, language: Language) => queries.readChannels(db, language)

/** The state of a channel's live source; null if it has none. */
export const liveStanding = (db: Database | DatabaseTransaction, id: number) =>
  queries.readLiveStanding(db, id)

/** Takes a channel off the air, or puts it back with null; returns false if there is no such channel. */
export async function stopChannel(trx: DatabaseTransaction, id: number, at: Date | null): Promise<boolean> {
  if (!(await queries.isChannel(trx, id))) return false
  await setStopped(trx, id, at)
  return true
}

/** Moves a channel to the bin, as the console does with any title; returns false if there is no such channel outside it. */
export async function removeChannel(
  trx: DatabaseTransaction,
  { id, actor }: { id: number; actor: string },
  now: Date,
): Promise<boolean> {
  if (!(await queries.isChannel(trx, id))) return false
  const { titles } = await binTitles(trx, { ids: [id], actor }, now)
  return titles.length > 0
}

type Parts = {
  db: Database
  databaseUrl: string
  config: Config
  clock: Clock
  storage: Storage
  log: Log
}

/** What a channel plays from now on, as members see it. Throws `unknown_content` if it is not a channel, hidden or off the air. */
export async function channelPlan(
  { db, databaseUrl, config, clock, storage, log }: Parts,
  { id, hours, language }: { id: number; hours: number; language: Language },
): Promise<ScheduleEntry[]> {
  const catalogue = await openCatalogue({ config, db, databaseUrl, log })
  try {
    const plans = openChannelPlans({ db, clock, catalogue, packaged: keepPackagedTitles(storage) })
    const now = clock.now()
    // Without a programme of its own it has no plan, even if an external guide lists it.
    if (!catalogue.fullIndex().find(id, now)?.programme) throw new Problem('unknown_content')
    const to = new Date(now.getTime() + hours * HOUR_MS).toISOString()
    const ask = { viewer: null, language, now, spoilers: null }
    const broadcasts = await broadcastsBetween({ db, catalogue, plans }, { channelId: id, to }, ask)
    return broadcasts.map((broadcast) => toEntry(broadcast, catalogue.fullIndex(), ask))
  } finally {
    await catalogue.close()
  }
}
