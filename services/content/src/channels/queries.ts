/** All SQL of channels: what is settled of their plans, and how they stand. */
import type { Vertical } from '@quintet/domain/categories'
import type { Programme } from '@quintet/domain/channel-plan'
import type { Language } from '@quintet/domain/languages'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { ChannelPage } from './slots.ts'

type Db = Database | DatabaseTransaction

/** The page that holds `since`, or the last one before, and all after it; in order. */
export async function readPages(db: Db, itemId: number, since: Date): Promise<ChannelPage[]> {
  const rows = await db
    .selectFrom('channel_page')
    .select(['number', 'starts_at', 'first_place', 'first_segment', 'entries'])
    .where('item_id', '=', itemId)
    .where((eb) =>
      eb(
        'number',
        '>=',
        eb.fn.coalesce(
          eb
            .selectFrom('channel_page as earlier')
            .select(({ fn: of }) => of.max('earlier.number').as('number'))
            .where('earlier.item_id', '=', itemId)
            .where('earlier.starts_at', '<=', since),
          eb.val(0),
        ),
      ),
    )
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    number: row.number,
    startsAt: row.starts_at.getTime(),
    firstPlace: row.first_place,
    firstSegment: row.first_segment,
    entries: row.entries,
  }))
}

/** Settles a page unless another process was faster. */
export async function insertPage(db: Db, itemId: number, page: ChannelPage): Promise<void> {
  await db
    .insertInto('channel_page')
    .values({
      item_id: itemId,
      number: page.number,
      starts_at: new Date(page.startsAt),
      first_place: page.firstPlace,
      first_segment: page.firstSegment,
      entries: JSON.stringify(page.entries),
    })
    .onConflict((conflict) => conflict.columns(['item_id', 'number']).doNothing())
    .execute()
}

/** Holds a channel's plan while it is changed. */
export async function lockPlan(trx: DatabaseTransaction, itemId: number): Promise<void> {
  await trx.selectFrom('channel_page').select('number').where('item_id', '=', itemId).forUpdate().execute()
}

/** A page keeps these entries alone, and what followed it is planned anew. */
export async function cutPlan(
  trx: DatabaseTransaction,
  itemId: number,
  { number, entries }: Pick<ChannelPage, 'number' | 'entries'>,
): Promise<void> {
  await trx.deleteFrom('channel_page').where('item_id', '=', itemId).where('number', '>', number).execute()
  await trx
    .updateTable('channel_page')
    .set({ entries: JSON.stringify(entries) })
    .where('item_id', '=', itemId)
    .where('number', '=', number)
    .execute()
}

/** Forgets what was played before; the newest page stays, for its numbers. */
export async function forgetPages(db: Db, itemId: number, before: Date): Promise<void> {
  await db
    .deleteFrom('channel_page')
    .where('item_id', '=', itemId)
    .where('starts_at', '<', before)
    .where('number', '<', (eb) =>
      eb
        .selectFrom('channel_page as newest')
        .select(({ fn }) => fn.max('newest.number').as('number'))
        .where('newest.item_id', '=', itemId),
    )
    .execute()
}

/** A channel as operators see it. */
export type ChannelRow = {
  id: number
  title: string
  vertical: Vertical
  state: 'on air' | 'stopped' | 'hidden' | 'without programme'
  programme: Programme | null
}

/** All channels by their names. */
export async function readChannels(db: Db, language: Language): Promise<ChannelRow[]> {
  const rows = await db
    .selectFrom('content_item')
    .innerJoin('content_text', 'content_text.item_id', 'content_item.id')
    .select(['content_item.id', 'content_text.title', 'vertical', 'programme', 'stopped_at', 'published_at'])
    .where('kind', '=', 'channel')
    .where('content_text.language', '=', language)
    .orderBy('content_text.title')
    .orderBy('content_item.id')
    .execute()
  return rows.map(({ id, title, vertical, programme, stopped_at, published_at }) => ({
    id,
    title,
    vertical,
    state: stateOf({ programme, stopped_at, published_at }),
    programme,
  }))
}

type Standing = { programme: Programme | null; stopped_at: Date | null; published_at: Date | null }

function stateOf({ programme, stopped_at, published_at }: Standing): ChannelRow['state'] {
  if (published_at === null) return 'hidden'
  if (stopped_at !== null) return 'stopped'
  return programme === null ? 'without programme' : 'on air'
}

export async function isChannel(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('content_item')
    .select('id')
    .where('id', '=', id)
    .where('kind', '=', 'channel')
    .executeTakeFirst()
  return row !== undefined
}
