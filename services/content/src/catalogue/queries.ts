/** All SQL that reads the catalogue. */
import type { Database } from '@quintet/platform/db/database'
import type { PictureSource } from '@quintet/platform/db/columns'
import type { ContentItemTable, PictureTable, Tables } from '@quintet/platform/db/tables'
import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { isWanted } from './wanted-media.ts'
import { isOnTop } from './pictures-on-top.ts'
import { selectedLists } from '../title-fields/selected-lists.ts'

export type TitleRow = Awaited<ReturnType<typeof readTitles>>[number]

export type PictureRow = Pick<PictureTable, 'id' | 'shape' | 'language' | 'placeholder'> & {
  widths: number[]
  source: PictureSource
}

/** Published titles with their related rows, by id: the first ones after an id, or those in `ids` with their parts. */
export async function readTitles(
  db: Database,
  wanted: { after: number; limit: number } | { ids: readonly number[] },
) {
  const query = publishedTitles(db)
  if ('limit' in wanted) return query.where('item.id', '>', wanted.after).limit(wanted.limit).execute()
  const ids = sql<number[]>`${[...wanted.ids]}::integer[]`
  return query
    .where((eb) => eb.or([eb('item.id', '=', eb.fn.any(ids)), eb('item.parent_id', '=', eb.fn.any(ids))]))
    .execute()
}

// An episode or a track may be ready before its series or album, and is published with it.
const publishedTitles = (db: Database) =>
  allTitles(db)
    .where('item.published_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('item.parent_id', 'is', null),
        eb.exists(
          eb
            .selectFrom('content_item as whole')
            .select('whole.id')
            .whereRef('whole.id', '=', 'item.parent_id')
            .where('whole.published_at', 'is not', null),
        ),
      ]),
    )

/** The ids of all parts of these titles, published or not. */
export async function readPartIds(db: Database, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('content_item')
    .select('id')
    .where('parent_id', '=', sql<number>`any(${[...ids]}::integer[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** A title and its parts, published or not, except parts that were moved to the bin on their own. */
export function readDrafts(db: Database, id: number): Promise<TitleRow[]> {
  return allTitles(db)
    .where((eb) =>
      eb.or([
        eb('item.id', '=', id),
        eb.and([
          eb('item.parent_id', '=', id),
          eb('item.id', 'not in', eb.selectFrom('title_bin').select('item_id')),
        ]),
      ]),
    )
    .execute()
}

const allTitles = (db: Database) =>
  db
    .selectFrom('content_item as item')
    .selectAll('item')
    .select(selectedLists)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('content_text')
          .select(['content_text.language', 'title', 'description', 'short_description'])
          .whereRef('item_id', '=', 'item.id'),
      ).as('texts'),
      jsonArrayFrom(
        eb
          .selectFrom('credit')
          .innerJoin('person', 'person.id', 'credit.person_id')
          .select(['person.id', 'person.name', 'credit.role'])
          .whereRef('credit.item_id', '=', 'item.id')
          .orderBy('credit.place'),
      ).as('credits'),
      jsonArrayFrom(
        eb
          .selectFrom('picture')
          .select(['picture.id', 'shape', 'picture.language', 'placeholder', 'widths', 'source'])
          .where('item_id', '=', picturedItem(eb))
          .where('state', '=', 'ready')
          .where(isOnTop),
      ).as('pictures'),
      jsonArrayFrom(
        eb
          .selectFrom('media_asset')
          .select(['media_asset.id', 'purpose', 'form'])
          .whereRef('item_id', '=', 'item.id')
          .where('plays', '=', true)
          .where(isWanted)
          .orderBy('from_editor', 'desc')
          // The newest ready asset replaces the one before it; one still in progress is only used if there is no other.
          .orderBy('finished_at', (order) => order.desc().nullsLast()),
      ).as('assets'),
      // An episode without its own trailer shows that of its series. @spec catalogue 2.10.5
      eb
        .selectFrom('media_asset')
        .innerJoin('content_item as series', 'series.id', 'media_asset.item_id')
        .select('media_asset.id')
        .whereRef('series.id', '=', 'item.parent_id')
        .where('series.kind', '=', 'series')
        .where('series.published_at', 'is not', null)
        .where('purpose', '=', 'trailer')
        .where('state', '=', 'ready')
        .where(isWanted)
        .orderBy('from_editor', 'desc')
        .orderBy('finished_at', 'desc')
        .limit(1)
        .as('series_trailer'),
      // A part of a title that is for rent is rented with it. @spec decisions 4.34
      jsonObjectFrom(
        eb
          .selectFrom('content_item as whole')
          .select(['whole.id', 'whole.rental_price_cents', 'whole.rental_currency'])
          .whereRef('whole.id', '=', 'item.parent_id')
          .where('whole.rental_price_cents', 'is not', null),
      ).as('rented_whole'),
      // Only jingles are judged by their channel. @spec decisions 12.16
      jsonObjectFrom(
        eb
          .selectFrom('content_item as channel')
          .select(['channel.parental_guidance', 'channel.rating_written'])
          .whereRef('channel.id', '=', 'item.parent_id')
          .where('item.extra_kind', '=', 'jingle'),
      ).as('channel_rating'),
      eb.exists(playingParts(eb)).as('has_playing_parts'),
      eb.exists(extras(eb)).as('has_extras'),
    ])
    .orderBy('item.id')

/** The title whose pictures are shown: its own, or the album's for a track without any. */
function picturedItem(eb: ExpressionBuilder<Tables & { item: Tables['content_item'] }, 'item'>) {
  const own = eb.selectFrom('picture as own').select('own.id').whereRef('own.item_id', '=', 'item.id')
  return eb
    .case()
    .when(
      eb.and([eb('item.kind', '=', 'track'), eb('item.parent_id', 'is not', null), eb.not(eb.exists(own))]),
    )
    .then(eb.ref('item.parent_id'))
    .else(eb.ref('item.id'))
    .end()
}

/** Playable media of a series' episodes or an album's tracks. */
function playingParts(eb: ExpressionBuilder<Tables & { item: Tables['content_item'] }, 'item'>) {
  return eb
    .selectFrom('content_item as part')
    .innerJoin('media_asset', 'media_asset.item_id', 'part.id')
    .select('media_asset.id')
    .whereRef('part.parent_id', '=', 'item.id')
    .where('item.kind', 'in', ['series', 'album'])
    .where('part.published_at', 'is not', null)
    .where('purpose', '=', 'main')
    .where('plays', '=', true)
}

function extras(eb: ExpressionBuilder<Tables & { item: Tables['content_item'] }, 'item'>) {
  return eb
    .selectFrom('content_item as extra')
    .select('extra.id')
    .whereRef('extra.parent_id', '=', 'item.id')
    .where('extra.kind', '=', 'extra')
    .where('extra.extra_kind', 'is distinct from', 'jingle')
    .where('extra.published_at', 'is not', null)
}

/** Has a rating that could not be interpreted. */
const isUnread = sql<boolean>`parental_guidance is null and rating_written is not null`

/** The ratings in use among published titles, by vertical. */
export function listShownRatings(db: Database): Promise<ShownRating[]> {
  return db
    .selectFrom('content_item')
    .select(['vertical', 'parental_guidance', isUnread.as('is_unread')])
    .distinct()
    .where('published_at', 'is not', null)
    .execute()
}

export type ShownRating = Pick<ContentItemTable, 'vertical' | 'parental_guidance'> & { is_unread: boolean }
