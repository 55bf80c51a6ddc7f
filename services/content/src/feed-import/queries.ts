/** All SQL of feeds, their entries, and guides. */
import type { FeedReport } from '@quintet/contracts/operator/feeds'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import type { FeedMedium } from '@quintet/platform/db/columns'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { lotsOf } from '@quintet/platform/db/in-lots'
import type { FeedTable } from '@quintet/platform/db/tables'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { FeedMapping } from './feed.ts'

type Db = Database | DatabaseTransaction

export type FeedRow = Selectable<FeedTable>
export type FeedSettings = {
  name: string
  vertical: Vertical | null
  mapping: FeedMapping | null
  isDraft: boolean
  fetchesMedia: boolean
}

const columnsOf = ({ name, vertical, mapping, isDraft, fetchesMedia }: FeedSettings) => ({
  name,
  vertical,
  mapping: mapping && JSON.stringify(mapping),
  is_draft: isDraft,
  fetches_media: fetchesMedia,
})

export function findFeed(db: Db, id: string): Promise<FeedRow | undefined> {
  return db.selectFrom('feed').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findFeedAt(db: Db, address: string): Promise<FeedRow | undefined> {
  return db.selectFrom('feed').selectAll().where('address', '=', address).executeTakeFirst()
}

export function selectFeeds(db: Db): Promise<FeedRow[]> {
  return db
    .selectFrom('feed')
    .selectAll()
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
}

export async function selectFeedIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('feed').select('id').execute()
  return rows.map(({ id }) => id)
}

/** Adds a feed; returns false if its address is known already. */
export async function insertFeed(
  db: Db,
  feed: FeedSettings & { id: string; address: string; state: FeedRow['state'] },
  now: Date,
): Promise<boolean> {
  const row: Insertable<FeedTable> = {
    ...columnsOf(feed),
    id: feed.id,
    address: feed.address,
    state: feed.state,
    created_at: now,
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('feed')
    .values(row)
    .onConflict((conflict) => conflict.column('address').doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function changeSettings(db: Db, id: string, settings: FeedSettings): Promise<void> {
  await db.updateTable('feed').set(columnsOf(settings)).where('id', '=', id).execute()
}

export async function setAddress(db: Db, id: string, address: string): Promise<void> {
  await db.updateTable('feed').set({ address }).where('id', '=', id).execute()
}

export async function setState(db: Db, id: string, state: FeedRow['state']): Promise<void> {
  await db.updateTable('feed').set({ state }).where('id', '=', id).execute()
}

export async function noteRun(
  db: Db,
  id: string,
  run: { kind: string | null; report: FeedReport | null; reason: string | null },
  now: Date,
): Promise<void> {
  const { kind, report, reason } = run
  await db
    .updateTable('feed')
    .set({
      state: reason === null ? 'done' : 'failed',
      ran_at: now,
      reason,
      ...(kind === null ? {} : { kind }),
      ...(report === null ? {} : { report: JSON.stringify(report) }),
    })
    .where('id', '=', id)
    .execute()
}

export async function deleteFeed(tx: DatabaseTransaction, id: string): Promise<void> {
  await tx.deleteFrom('feed').where('id', '=', id).execute()
}

export type ListedEntry = { path: string; title: string; guideId: string | null; media: FeedMedium[] }

/** Replaces the list of a feed's entries. */
export async function replaceEntries(
  tx: DatabaseTransaction,
  feedId: string,
  entries: readonly ListedEntry[],
): Promise<void> {
  await tx.deleteFrom('feed_entry').where('feed_id', '=', feedId).execute()
  for (const lot of lotsOf(entries))
    await tx
      .insertInto('feed_entry')
      .values(
        lot.map(({ path, title, guideId, media }) => ({
          feed_id: feedId,
          path,
          title,
          guide_id: guideId,
          media: JSON.stringify(media),
        })),
      )
      .execute()
}

/** Channels of all feeds by guide id, in lower case; leaves out those with a programme of their own. */
export async function channelsByGuideId(db: Db): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('feed_entry as entry')
    .innerJoin('import_source as source', 'source.path', 'entry.path')
    .innerJoin('content_item as item', 'item.id', 'source.item_id')
    .select([sql<string>`lower(entry.guide_id)`.as('guideId'), 'item.id'])
    .where('entry.guide_id', 'is not', null)
    .where('item.kind', '=', 'channel')
    .where('item.programme', 'is', null)
    // The path of a feed's library ends with the feed's id, and paths in it are globally unique.
    .where(sql<boolean>`source.library like '%/feeds/' || entry.feed_id`)
    .execute()
  const grouped = Map.groupBy(rows, ({ guideId }) => guideId)
  return new Map([...grouped].map(([guideId, found]) => [guideId, found.map(({ id }) => id)]))
}

export type GuideRow = {
  itemId: number
  startsAt: number
  endsAt: number
  title: string
  subtitle: string | null
  about: string | null
}

/** Replaces a feed's programmes; where two feeds have the same one, the later feed wins. */
export async function replaceGuide(
  tx: DatabaseTransaction,
  feedId: string,
  rows: readonly GuideRow[],
): Promise<void> {
  await tx.deleteFrom('guide_programme').where('feed_id', '=', feedId).execute()
  for (const lot of lotsOf(rows))
    await tx
      .insertInto('guide_programme')
      .values(
        lot.map(({ itemId, startsAt, endsAt, title, subtitle, about }) => ({
          feed_id: feedId,
          item_id: itemId,
          starts_at: new Date(startsAt),
          ends_at: new Date(endsAt),
          title,
          subtitle,
          about,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['item_id', 'starts_at']).doUpdateSet((eb) => ({
          feed_id: eb.ref('excluded.feed_id'),
          ends_at: eb.ref('excluded.ends_at'),
          title: eb.ref('excluded.title'),
          subtitle: eb.ref('excluded.subtitle'),
          about: eb.ref('excluded.about'),
        })),
      )
      .execute()
}

/** Programmes from external guides between two times, in order. */
export async function guideBetween(
  db: Db,
  { from, to }: { from: number; to: number },
  { channelId, limit }: { channelId: number | undefined; limit: number },
): Promise<GuideRow[]> {
  let query = db
    .selectFrom('guide_programme')
    .select(['item_id', 'starts_at', 'ends_at', 'title', 'subtitle', 'about'])
    .where('ends_at', '>', new Date(from))
    .where('starts_at', '<', new Date(to))
  if (channelId !== undefined) query = query.where('item_id', '=', channelId)
  const rows = await query.orderBy('starts_at').orderBy('item_id').limit(limit).execute()
  return rows.map((row) => ({
    itemId: row.item_id,
    startsAt: row.starts_at.getTime(),
    endsAt: row.ends_at.getTime(),
    title: row.title,
    subtitle: row.subtitle,
    about: row.about,
  }))
}

/** Channels with guide programmes from now on. */
export async function guidedChannels(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('guide_programme')
    .select('item_id')
    .distinct()
    .where('ends_at', '>', now)
    .orderBy('item_id')
    .execute()
  return rows.map(({ item_id }) => item_id)
}

/** The number of titles of each feed, and how many of them are drafts. */
export async function countTitles(db: Db): Promise<Map<string, { titles: number; drafts: number }>> {
  const rows = await db
    .selectFrom('feed')
    .innerJoin('import_source as source', (join) =>
      join.on(sql<boolean>`source.library like '%/feeds/' || feed.id`),
    )
    .innerJoin('content_item as item', 'item.id', 'source.item_id')
    .select([
      'feed.id',
      sql<number>`count(*)::integer`.as('titles'),
      sql<number>`count(*) filter (where item.published_at is null)::integer`.as('drafts'),
    ])
    .groupBy('feed.id')
    .execute()
  return new Map(rows.map(({ id, titles, drafts }) => [id, { titles, drafts }]))
}

/** A feed's unpublished titles, newest first. */
export async function hiddenTitles(db: Db, feedId: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('import_source as source')
    .innerJoin('content_item as item', 'item.id', 'source.item_id')
    .select('item.id')
    .where(sql<boolean>`source.library like '%/feeds/' || ${feedId}`)
    .where('item.published_at', 'is', null)
    .orderBy('item.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
