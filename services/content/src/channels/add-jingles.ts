/** Jingles that an operator gives a channel from files outside of its folder, if it has one. @spec decisions 12.16 */
import path from 'node:path'
import { Problem } from '@quintet/contracts/problem'
import { VERTICAL_FACTS } from '@quintet/domain/catalogue/categories'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { orderAsset } from '@quintet/platform/jobs/media-orders'
import { stageFiles } from '@quintet/platform/storage/staging'
import type { Storage } from '@quintet/platform/storage/storage'
import { saveTitle, setPublished } from '../catalogue/write.ts'
import { baseOf, formOf } from '../ingest/scan/names.ts'
import { parseTitleYear } from '../ingest/scan/title-names.ts'
import { NOTHING_SAID } from '../title-fields/title-fields.ts'
import { followChannel } from './follow-channel.ts'
import * as queries from './queries.ts'

/** The key of an added jingle begins with it; an import's begins with its library. */
const ADDED = 'jingle:'
/** Ahead of everything an import queues: somebody is waiting, and it takes no time. */
const PRIORITY = 10_000

/** A file in storage, from which a jingle will be made. */
export type KeptJingle = { name: string; source: string }

type Parts = { db: Database; storage: Storage; clock: Clock }

/** Copies a file to where jingles are made from; unused, it is removed a day later. Throws `unknown_content`, `jingle_refused`. */
export async function keepJingle(
  { db, storage, clock }: Parts,
  { channelId, name, file }: { channelId: number; name: string; file: string },
): Promise<KeptJingle> {
  await checkJingle(db, { channelId, name })
  const placeOf = await stageFiles(storage, [file], clock.now())
  return { name, source: placeOf(file) }
}

/** Throws `unknown_content` if it is no channel that plays titles, and `jingle_refused` if the file is of the other form. */
export async function checkJingle(
  db: Database | DatabaseTransaction,
  { channelId, name }: { channelId: number; name: string },
): Promise<void> {
  const channel = await queries.readJinglesRow(db, channelId)
  if (!channel?.programme || channel.programme.ingest) throw new Problem('unknown_content')
  if (formOf(name) !== formFor(channel)) throw new Problem('jingle_refused')
}

const formFor = ({ vertical }: Pick<queries.JinglesRow, 'vertical'>) =>
  VERTICAL_FACTS[vertical].playerType === 'AUDIO' ? ('audio' as const) : ('video' as const)

/** Adds a jingle after the others, with the rating of its channel; it plays once it is packaged. Returns its id. */
export async function addJingle(
  trx: DatabaseTransaction,
  { jobs }: { jobs: Jobs },
  { channelId, kept }: { channelId: number; kept: KeptJingle },
  now: Date,
): Promise<number> {
  const channel = await queries.readJinglesRow(trx, channelId, { isLocked: true })
  if (!channel) throw new Problem('unknown_content')
  const { title } = parseTitleYear(baseOf(path.posix.basename(kept.name)))
  const texts = { title, description: null, shortDescription: null }
  const id = await saveTitle(
    trx,
    {
      ...NOTHING_SAID,
      sourceKey: `${ADDED}${newId('jingle')}`,
      kind: 'extra',
      extraKind: 'jingle',
      vertical: channel.vertical,
      ownerId: channel.owner_id,
      parentId: channelId,
      place: await queries.nextJinglePlace(trx, channelId),
      texts: { de: texts, en: texts },
      categories: [],
      tags: [],
      credits: [],
      chapters: [],
      skips: [],
      parentalGuidance: null,
      lyrics: null,
      moments: [],
    },
    now,
  )
  await followChannel(trx, channelId, now)
  const source = { files: [kept.source], subtitles: [] }
  const order = { itemId: id, purpose: 'main', form: formFor(channel), source, priority: PRIORITY } as const
  await orderAsset(trx, jobs, order, now)
  await setPublished(trx, [id], now)
  return id
}
