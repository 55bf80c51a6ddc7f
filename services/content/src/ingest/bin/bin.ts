/**
 * Deletion in two steps: a title in the bin is hidden with all its parts and can be restored; deletion from the bin is permanent, and
 * imports skip its files until an editor readmits it. Why: docs/decisions/0301. @spec decisions 13.17
 */
import { DELETED_SHOWN, type DeletedTitle, type Fate } from '@quintet/contracts/operator/bin'
import { Problem } from '@quintet/contracts/problem'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { ROWS_AT_ONCE } from '@quintet/platform/db/in-lots'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { freeSources, removeTitle, setPublished } from '../../catalogue/write.ts'
import { deletePositionsOf } from '../../history/service.ts'
import { deleteStreamsOf } from '../../playback/ended-stream.ts'
import { hideAll } from '../operate/operate.ts'
import * as operating from '../operate/queries.ts'
import { settleTitle } from '../settle/settle.ts'
import * as settled from '../settle/queries.ts'
import * as sources from '../sources/queries.ts'
import * as queries from './queries.ts'

export type Binned = {
  /** Those of the titles that were not in the bin before: putting them back undoes it. */
  titles: number[]
  /** The titles and all their parts. */
  all: number[]
}

/** Moves titles to the bin, with all parts of a series or an album. Their schedules rest until they are restored. Throws `unknown_content`. */
export async function binTitles(
  tx: DatabaseTransaction,
  { ids, actor }: { ids: readonly number[]; actor: string },
  now: Date,
): Promise<Binned> {
  const binned: Binned = { titles: [], all: [] }
  for (const rootId of ids) {
    if (!(await settled.findItem(tx, rootId))) throw new Problem('unknown_content')
    const own = [rootId, ...(await operating.childrenOf(tx, rootId))]
    // An action that is due meanwhile comes before this or not at all.
    await operating.holdSchedules(tx, own)
    const added = await queries.insertBinned(tx, { rootId, ids: own, actor, now })
    if (added.includes(rootId)) binned.titles.push(rootId)
    binned.all.push(...own)
  }
  await hideAll(tx, binned.all)
  return binned
}

/** Restores titles as they were; parts added in the meantime are shown as well. Returns all ids. Throws `title_not_in_bin`. */
export async function putBackTitles(
  tx: DatabaseTransaction,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const all: number[] = []
  for (const rootId of ids) {
    const rows = await queries.binnedWith(tx, rootId)
    if (rows.length === 0) throw new Problem('title_not_in_bin')
    await queries.deleteBinned(tx, rootId)
    for (const { item_id: id, publishes, published_at: publishedAt } of rows) {
      await sources.setWish(tx, [id], publishes)
      // Keeps the original publication date, which is what "new" refers to.
      if (publishedAt) await setPublished(tx, [id], publishedAt)
    }
    const known = new Set(rows.map((row) => row.item_id))
    for (const id of await operating.childrenOf(tx, rootId))
      if (!known.has(id)) await settleTitle(tx, id, now)
    all.push(...known)
  }
  return all
}

/** What would be lost if a title were permanently deleted. Throws `unknown_content`. */
export async function readFate(db: Database, id: number, now: Date): Promise<Fate> {
  if (!(await settled.findItem(db, id))) throw new Problem('unknown_content')
  const parts = await operating.childrenOf(db, id)
  const { rented, ...counts } = await queries.countFate(db, [id, ...parts], now)
  const { positions, favorites, rentals, media } = counts
  return {
    parts: parts.length,
    media: media ?? 0,
    positions: positions ?? 0,
    favorites: favorites ?? 0,
    rentals: rentals ?? 0,
    wasRented: (rented ?? 0) > 0,
  }
}

/**
 * Permanently deletes a title from the bin, with its parts; returns its name and source. One that many have played is gone for everybody
 * at once, but its rows are deleted by a job, in steps (docs/decisions/0605). Its media are removed by the next collection. Throws
 * `title_not_in_bin`, and `title_rented` if it was ever rented: purchases stay documented.
 */
export async function deleteTitle(
  { jobs }: { jobs: Jobs },
  tx: DatabaseTransaction,
  { id, actor }: { id: number; actor: string },
  now: Date,
): Promise<{ title: string; source: string; parts: number }> {
  const binned = await queries.binnedWith(tx, id)
  const named = await queries.namedTitle(tx, id)
  if (binned.length === 0 || !named) throw new Problem('title_not_in_bin')
  const all = [id, ...(await operating.childrenOf(tx, id))]
  const { rented } = await queries.countFate(tx, all, now)
  if (rented) throw new Problem('title_rented')
  const title = named.title ?? named.source_key
  await queries.insertDeleted(tx, { ids: all, at: now, actor })
  await sources.markDeleted(tx, all, id)
  if (await queries.isPlayedMoreThan(tx, all, ROWS_AT_ONCE)) {
    await queries.markGoing(tx, all, now)
    await freeSources(tx, all)
    await jobs.enqueue(tx, 'content.delete', { itemId: id }, { key: String(id) })
  } else await removeTitle(tx, id, all)
  return { title, source: named.source_key, parts: all.length - 1 }
}

/** Deletes the rest of titles whose deletion has begun, also of those whose job has failed too often. */
export async function workDeletions({ db }: { db: Database }, jobs: Jobs): Promise<void> {
  for (const itemId of await queries.selectGoing(db))
    await jobs.enqueue(db, 'content.delete', { itemId }, { key: String(itemId) })
  await jobs.work('content.delete', { atOnce: 1 }, ({ itemId }, signal) => deleteInSteps(db, itemId, signal))
}

/** An interrupted run goes on where it ended. */
export async function deleteInSteps(db: Database, id: number, signal?: AbortSignal): Promise<void> {
  const all = [id, ...(await operating.childrenOf(db, id))]
  // Somebody who still plays it may add to them; the last step deletes that, too.
  while (await deleteStreamsOf(db, all)) signal?.throwIfAborted()
  while (await deletePositionsOf(db, all)) signal?.throwIfAborted()
  await db.transaction().execute(async (tx) => {
    if (await queries.isGoing(tx, id)) await removeTitle(tx, id, all)
  })
}

/** Deleted titles whose files imports skip, newest first. */
export async function listDeleted(db: Database): Promise<DeletedTitle[]> {
  const rows = await queries.selectDeleted(db, DELETED_SHOWN)
  return rows.map(({ item_id: id, title, deleted_at: at, actor, path }) => ({
    id,
    title,
    path: path ?? '',
    deletedAt: at.toISOString(),
    actor,
  }))
}

/** Lets the next import bring back a deleted title, as a new one; returns false if it was not blocked. */
export function letInAgain(tx: DatabaseTransaction, id: number): Promise<boolean> {
  return sources.forgetDeleted(tx, id)
}
