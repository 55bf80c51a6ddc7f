/** Operator actions on existing titles: publish, hide, and show their status. */
import type { Kind } from '@quintet/domain/catalogue/categories'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import { setPublished } from '../../catalogue/write.ts'
import * as bin from '../bin/queries.ts'
import * as settled from '../settle/queries.ts'
import * as sources from '../sources/queries.ts'
import * as queries from './queries.ts'
import { settleTitle } from '../settle/settle.ts'

type Parts = Pick<Platform, 'db' | 'clock'>

/** Records who made the change, in its transaction. @spec decisions 13.2 */
export type NoteTitles = (trx: DatabaseTransaction, ids: readonly number[], now: Date) => Promise<void>

export type PublishResult = {
  /** Titles now published (or hidden), including the parts of series and albums. */
  changed: number[]
  /** Published as soon as their media are ready. */
  waiting: number[]
  refused: { id: number; reason: string }[]
}

/** Publishes titles, with all parts of a series or an album. */
export async function publishTitles(
  { db, clock }: Parts,
  ids: readonly number[],
  note: NoteTitles,
): Promise<PublishResult> {
  const result: PublishResult = { changed: [], waiting: [], refused: [] }
  for (const id of await shownWith(db, ids, result)) {
    const now = clock.now()
    await db.transaction().execute(async (trx) => {
      await queries.endSchedule(trx, [id], 'publish_at')
      await showTitle(trx, id, now)
      await note(trx, [id], now)
    })
    const row = await queries.standingOf(db, id)
    if (row?.published_at) result.changed.push(id)
    else if (row?.state === 'failed') result.refused.push({ id, reason: row.reason ?? 'Its import failed.' })
    else result.waiting.push(id)
  }
  // A series is published by its first episode, which came after it.
  return { ...result, waiting: await stillHidden(db, result) }
}

async function showTitle(trx: DatabaseTransaction, id: number, now: Date): Promise<void> {
  await sources.setWish(trx, [id], true)
  // Titles without an import have nothing to wait for.
  if (await sources.lockSourceOfItem(trx, id)) await settleTitle(trx, id, now)
  else await setPublished(trx, [id], now)
}

/** Like `publishTitles`, within the caller's transaction; returns the ids of all titles that are or will be published. */
export async function publishWithin(
  trx: DatabaseTransaction,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  // First, in the same order in which the scheduler locks.
  await queries.endSchedule(trx, ids, 'publish_at')
  const all = await shownWith(trx, ids, { refused: [] })
  for (const id of all) await showTitle(trx, id, now)
  return all
}

/** Like `unpublishTitles`, within the caller's transaction; returns the ids of all hidden titles. */
export async function hideWithin(trx: DatabaseTransaction, ids: readonly number[]): Promise<number[]> {
  await queries.endSchedule(trx, ids, 'withdraw_at')
  const all = await withChildren(trx, ids, { refused: [] })
  await hideAll(trx, all)
  return all
}

/** Hides these titles; their schedules stay. */
export async function hideAll(trx: DatabaseTransaction, all: readonly number[]): Promise<void> {
  await sources.setWish(trx, all, false)
  await setPublished(trx, all, null)
}

/** Hides titles, with all parts of a series or an album; later imports leave them hidden. */
export async function unpublishTitles(
  { db, clock }: Parts,
  ids: readonly number[],
  note: NoteTitles,
): Promise<PublishResult> {
  const result: PublishResult = { changed: [], waiting: [], refused: [] }
  const all = await withChildren(db, ids, result)
  await db.transaction().execute(async (trx) => {
    await hideWithin(trx, all)
    if (all.length > 0) await note(trx, all, clock.now())
  })
  return { ...result, changed: all }
}

/** The ids of titles that were imported without errors but not published. */
export function draftsOf({ db }: Pick<Parts, 'db'>): Promise<number[]> {
  return queries.draftIds(db)
}

async function withChildren(
  db: Parts['db'] | DatabaseTransaction,
  ids: readonly number[],
  result: Pick<PublishResult, 'refused'>,
): Promise<number[]> {
  const found = new Set<number>()
  for (const id of ids) {
    const item = await settled.findItem(db, id)
    if (!item) result.refused.push({ id, reason: 'There is no such title.' })
    else for (const one of [id, ...(await queries.childrenOf(db, id))]) found.add(one)
  }
  return [...found]
}

/** Like `withChildren`, without titles in the bin and parts with their own schedule. */
async function shownWith(
  db: Parts['db'] | DatabaseTransaction,
  ids: readonly number[],
  result: Pick<PublishResult, 'refused'>,
): Promise<number[]> {
  const found = await withChildren(db, ids, result)
  const binned = new Set((await bin.binnedOf(db, found)).map((row) => row.item_id))
  for (const id of ids) if (binned.has(id)) result.refused.push({ id, reason: 'It is in the bin.' })
  const all = found.filter((id) => !binned.has(id))
  const planned = (await queries.schedulesOf(db, all)).flatMap((row) =>
    row.publish_at && !ids.includes(row.item_id) ? [row.item_id] : [],
  )
  return all.filter((id) => !planned.includes(id))
}

async function stillHidden(db: Parts['db'], result: PublishResult): Promise<number[]> {
  const hidden: number[] = []
  for (const id of result.waiting) {
    const row = await queries.standingOf(db, id)
    if (row?.published_at) result.changed.push(id)
    else hidden.push(id)
  }
  return hidden
}

export type LibraryStatus = {
  /** Number of titles by kind. */
  titles: { kind: Kind; published: number; hidden: number }[]
  libraries: { path: string; imported: number; pending: number; failed: { path: string; reason: string }[] }[]
  media: { waiting: number; running: number; ready: number; failed: number }
  /** The media being packaged; progress from 0 to 1. */
  running: { id: number; title: string; progress: number }[]
}

/** The state of the catalogue, the libraries and the media. */
export async function readLibraryStatus({ db }: Pick<Parts, 'db'>): Promise<LibraryStatus> {
  const titles = await queries.countTitles(db)
  const libraries = await queries.countSources(db)
  const failures = await queries.failedSources(db)
  const media = await queries.countAssets(db)
  return {
    titles,
    libraries: libraries.map(({ library, imported, pending }) => ({
      path: library,
      imported,
      pending,
      failed: failures
        .filter((row) => row.library === library)
        .map(({ path, reason }) => ({ path, reason: reason ?? '' })),
    })),
    media: {
      waiting: 0,
      running: 0,
      ready: 0,
      failed: 0,
      ...Object.fromEntries(media.map(({ state, count }) => [state, count])),
    },
    running: await queries.runningAssets(db),
  }
}
