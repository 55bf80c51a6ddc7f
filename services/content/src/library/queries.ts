/** All SQL with which the console reads titles and media jobs; read-only. */
import type { listTitles, MEDIA_STATES, TITLE_ORDERS, TITLE_STATES } from '@quintet/contracts/operator/titles'
import type { CallInput } from '@quintet/contracts/route'
import type { Language } from '@quintet/domain/basics/languages'
import { MATURE_AGE } from '@quintet/domain/youth/rating'
import { foldText } from '@quintet/domain/catalogue/search'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Tables } from '@quintet/platform/db/tables'
import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isOnTop } from '../catalogue/pictures-on-top.ts'

type Db = Database | DatabaseTransaction
type Asked = NonNullable<CallInput<typeof listTitles>['query']>

export type Wanted = {
  [Filter in 'vertical' | 'kind' | 'state' | 'media' | 'rating' | 'lacks']?: Asked[Filter] | undefined
} & { search: string; isEdited?: boolean | undefined; language: Language }

export type Page = {
  sort: (typeof TITLE_ORDERS)[number]
  isDescending: boolean
  offset: number
  limit: number
}

// Stored in folded form with each title, and indexed: sorting 150 000 titles for a page of fifty would be slow.
const NAMES = { de: sql`item.name_de`, en: sql`item.name_en` } satisfies Record<Language, RawBuilder<unknown>>

const STATE = sql<(typeof TITLE_STATES)[number]>`case
  when bin.item_id is not null then 'binned'
  when item.published_at is not null then 'published'
  when source.state = 'failed' then 'failed'
  when schedule.publish_at is not null then 'scheduled'
  when source.publishes then 'waiting'
  else 'draft' end`

// Without the join, which counting all titles does not need.
const SOURCE_FAILED = sql<boolean>`exists (select from import_source where item_id = item.id and state = 'failed')`
const SOURCE_PUBLISHES = sql<boolean>`exists (select from import_source where item_id = item.id and publishes)`
const IS_SCHEDULED = sql<boolean>`exists (select from title_schedule where item_id = item.id and publish_at is not null)`
const IS_BINNED = sql<boolean>`exists (select from title_bin where item_id = item.id)`
const IN_STATE: Record<(typeof TITLE_STATES)[number], RawBuilder<boolean>> = {
  // Without those whose deletion has begun.
  binned: sql`exists (select from title_bin where item_id = item.id and deleted_at is null)`,
  published: sql`item.published_at is not null`,
  failed: sql`item.published_at is null and ${SOURCE_FAILED}`,
  scheduled: sql`item.published_at is null and not ${SOURCE_FAILED} and ${IS_SCHEDULED}`,
  waiting: sql`item.published_at is null and not ${SOURCE_FAILED} and not ${IS_SCHEDULED} and ${SOURCE_PUBLISHES}`,
  draft: sql`item.published_at is null and not ${SOURCE_FAILED} and not ${IS_SCHEDULED} and not ${SOURCE_PUBLISHES}`,
}

// A series has the media of its parts; an order replaced by a newer one does not count.
const media = (states: string) => sql`(
  select coalesce(part.parent_id, part.id) from media_asset asset join content_item part on part.id = asset.item_id
  where asset.purpose = 'main' and asset.state in (${sql.raw(states)}) and not exists (
    select from media_asset newer
    where newer.item_id = asset.item_id and newer.purpose = 'main' and newer.created_at > asset.created_at))`
const HAS_READY = sql<boolean>`(
  exists (select from media_asset where item_id = item.id and purpose = 'main' and state = 'ready')
  or item.id in (
    select part.parent_id from content_item part join media_asset asset on asset.item_id = part.id
    where part.parent_id is not null and asset.purpose = 'main' and asset.state = 'ready'))`
// Few titles have unfinished media, and nearly all have ready ones; there is an index for both.
const WITH_MEDIA: Record<(typeof MEDIA_STATES)[number], RawBuilder<boolean>> = {
  failed: sql`item.id in ${media(`'failed'`)}`,
  making: sql`item.id in ${media(`'waiting', 'running'`)} and item.id not in ${media(`'failed'`)}`,
  ready: sql`${HAS_READY} and item.id not in ${media(`'failed', 'waiting', 'running'`)}`,
  none: sql`not ${HAS_READY} and item.id not in ${media(`'failed', 'waiting', 'running'`)}`,
}
const MEDIA = sql<(typeof MEDIA_STATES)[number]>`(
  select case
    when bool_or(asset.state = 'failed') then 'failed'
    when bool_or(asset.state in ('waiting', 'running')) then 'making'
    when bool_or(asset.state = 'ready') then 'ready'
    else 'none' end
  from (select item.id union all select part.id from content_item part where part.parent_id = item.id) own(id)
  join lateral (
    select state from media_asset where item_id = own.id and purpose = 'main' order by created_at desc limit 1
  ) asset on true)`

const AGE = sql<number>`case
  when item.parental_guidance like '%-MA' then ${sql.lit(MATURE_AGE)}
  when item.parental_guidance ~ '-\\d{1,2}$' then split_part(item.parental_guidance, '-', 2)::integer end`
const RATED = {
  '0': sql<boolean>`${AGE} < 6`,
  '6': sql<boolean>`${AGE} between 6 and 11`,
  '12': sql<boolean>`${AGE} between 12 and 15`,
  '16': sql<boolean>`${AGE} between 16 and 17`,
  '18': sql<boolean>`${AGE} >= 18`,
  none: sql<boolean>`${AGE} is null`,
}

const IS_EDITED = sql<boolean>`exists (select from title_edit where item_id = item.id and not from_parent)`

const ORDERS = {
  year: sql`item.year`,
  updated: sql`item.updated_at`,
  added: sql`item.created_at`,
  until: sql`item.available_until`,
}

/** Episodes, tracks and extras belong to their parents. */
const IS_WHOLE = sql<boolean>`item.kind not in ('episode', 'track', 'extra')`
/** In the bin by itself, not with what it belongs to. */
const WAS_BINNED = sql<boolean>`exists (select from title_bin where item_id = item.id and root_id = item.id)`

/** Independent titles; in the bin, parts that were moved there on their own, too. */
function wantedTitles(db: Db, wanted: Wanted) {
  const { search, vertical, kind, state, media: made, rating, lacks, isEdited } = wanted
  // Literal values, as in the indexes of names: with parameters they would not be used.
  let query = db.selectFrom('content_item as item').where(state === 'binned' ? WAS_BINNED : IS_WHOLE)
  if (vertical) query = query.where('item.vertical', '=', vertical)
  if (kind) query = query.where('item.kind', '=', kind)
  if (state !== 'binned') query = query.where(sql<boolean>`not ${IS_BINNED}`)
  if (state) query = query.where(IN_STATE[state])
  if (made) query = query.where(WITH_MEDIA[made])
  if (rating) query = query.where(RATED[rating])
  if (lacks) query = query.where(lacksTexts(lacks))
  if (isEdited !== undefined) query = query.where(isEdited ? IS_EDITED : sql<boolean>`not ${IS_EDITED}`)
  if (search !== '') query = query.where(isFound(search))
  return query
}

function lacksTexts(language: string) {
  return sql<boolean>`not exists (select from content_text where item_id = item.id and language = ${language})`
}

function isFound(search: string) {
  const part = foldText(search) || search.toLowerCase()
  return sql<boolean>`(strpos(item.name_de, ${part}) > 0 or strpos(item.name_en, ${part}) > 0 or item.id::text = ${search})`
}

export type TitleRow = Awaited<ReturnType<typeof selectTitles>>[number]

export function selectTitles(db: Db, wanted: Wanted, page: Page) {
  const order = orderOf(page, wanted.language)
  // Selects ids first: otherwise columns would be computed for skipped rows, too.
  const ids = wantedTitles(db, wanted).select('item.id').orderBy(order).offset(page.offset).limit(page.limit)
  const titles = db.selectFrom('content_item as item').where('item.id', 'in', ids)
  return withColumns(titles, wanted.language).orderBy(order).execute()
}

// Ties are sorted by id in the same direction, so that the index serves both directions.
function orderOf({ sort, isDescending }: Pick<Page, 'sort' | 'isDescending'>, language: Language) {
  const way = sql.raw(isDescending ? 'desc' : 'asc')
  return sort === 'title'
    ? sql`${NAMES[language]} ${way}, item.id ${way}`
    : sql`${ORDERS[sort]} ${way} nulls last, item.id`
}

function withColumns(query: ReturnType<typeof wantedTitles>, language: Language) {
  return query
    .leftJoin('import_source as source', 'source.item_id', 'item.id')
    .leftJoin('title_bin as bin', 'bin.item_id', 'item.id')
    .leftJoin('title_schedule as schedule', 'schedule.item_id', 'item.id')
    .select(['item.id', 'item.kind', 'item.vertical', 'item.year', 'item.parental_guidance'])
    .select([
      'item.updated_at',
      'item.created_at',
      'item.available_until',
      'item.source_key',
      'item.parent_id',
      'item.season',
      'item.number',
    ])
    .select(['item.duration_seconds', 'source.reason', 'schedule.publish_at', 'schedule.withdraw_at'])
    .select([titleOf(language).as('title'), STATE.as('state'), MEDIA.as('media'), IS_EDITED.as('is_edited')])
    .select(sql<string[]>`array(select language from content_text where item_id = item.id)`.as('languages'))
}

export async function countTitles(db: Db, wanted: Wanted): Promise<number> {
  const row = await wantedTitles(db, wanted)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

function anyTitles(db: Db, language: Language) {
  return withColumns(db.selectFrom('content_item as item'), language)
}

export function selectTitle(db: Db, id: number, language: Language) {
  return anyTitles(db, language).where('item.id', '=', id).executeTakeFirst()
}

/** Titles by id. */
export function selectTitlesOf(db: Db, ids: readonly number[], language: Language) {
  return anyTitles(db, language)
    .where('item.id', '=', sql<number>`any(${ids})`)
    .orderBy(NAMES[language])
    .orderBy('item.id')
    .execute()
}

/** Episodes and tracks in order. */
export function selectParts(db: Db, id: number, language: Language) {
  return anyTitles(db, language)
    .where('item.parent_id', '=', id)
    .where('item.extra_kind', 'is distinct from', 'jingle')
    .orderBy('item.season')
    .orderBy('item.number')
    .orderBy('item.id')
    .execute()
}

/** Pictures that the title shows, and an editor's that are not ready. */
export function selectPictures(db: Db, id: number) {
  return db
    .selectFrom('picture')
    .select(['id', 'shape', 'language', 'state', 'from_editor', 'source'])
    .where('item_id', '=', id)
    .where((eb) => eb.or([eb('from_editor', '=', true), eb.and([eb('state', '=', 'ready'), isOnTop])]))
    .orderBy('shape')
    .orderBy('language', (order) => order.asc().nullsFirst())
    .orderBy('from_editor')
    .execute()
}

export function selectPicture(db: Db, id: string) {
  return db
    .selectFrom('picture')
    .select(['id', 'item_id', 'widths', 'from_editor', 'source'])
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .executeTakeFirst()
}

/** The trailers of a title: an editor's first, then imported ones, each newest first. */
export function selectTrailers(db: Db, itemId: number) {
  return db
    .selectFrom('media_asset')
    .select(['id', 'state', 'from_editor', 'progress', 'reason', 'duration_seconds'])
    .where('item_id', '=', itemId)
    .where('purpose', '=', 'trailer')
    .orderBy('from_editor', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
}

/** An editor's choice of trailer; undefined if none. */
export function selectTrailerEdit(db: Db, itemId: number) {
  return db.selectFrom('trailer_edit').select('source').where('item_id', '=', itemId).executeTakeFirst()
}

/** True if this id is of playable media, hidden or not. */
export async function isPlayable(db: Db, assetId: string): Promise<boolean> {
  const row = await db
    .selectFrom('media_asset')
    .select('id')
    .where('id', '=', assetId)
    .where('form', '!=', 'game')
    .where('plays', '=', true)
    .executeTakeFirst()
  return row !== undefined
}

/** A title's subtitles as edited, with its own media and their packaged ones; undefined if there is no such title. */
export async function selectSubtitles(db: Db, itemId: number) {
  const title = await db
    .selectFrom('content_item')
    .leftJoin('subtitle_edit', 'subtitle_edit.item_id', 'content_item.id')
    .select('tracks')
    .where('content_item.id', '=', itemId)
    .executeTakeFirst()
  if (!title) return undefined
  const film = await db
    .selectFrom('media_asset')
    .select('entry_key')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('subtitle')
          .select(['place', 'language', 'label', 'kind', 'storage_key'])
          .whereRef('subtitle.asset_id', '=', 'media_asset.id')
          .orderBy('place'),
      ).as('subtitles'),
    )
    .where(isOwnThatPlays(itemId))
    .where('form', '=', 'video')
    .orderBy('finished_at', (order) => order.desc().nullsLast())
    .executeTakeFirst()
  return { edited: title.tracks, film: film ?? null }
}

/** The title's own playable film or recording; undefined if it has none. */
export function selectFilm(db: Db, itemId: number) {
  return db
    .selectFrom('media_asset')
    .select(['id', 'form', 'duration_seconds'])
    .where(isOwnThatPlays(itemId))
    .where('form', '!=', 'game')
    .orderBy('finished_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst()
}

const isOwnThatPlays = (itemId: number) => (eb: ExpressionBuilder<Tables, 'media_asset'>) =>
  eb.and([eb('item_id', '=', itemId), eb('purpose', '=', 'main'), eb('plays', '=', true)])

/** The key of the still index for a title's own film; undefined if it has none. */
export async function selectStills(db: Db, itemId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('media_asset')
    .select('thumbnails_key')
    .where('item_id', '=', itemId)
    .where('purpose', '=', 'main')
    .where('state', '=', 'ready')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.thumbnails_key ?? undefined
}

function titleOf(language: Language) {
  return sql<string>`coalesce(
    (select title from content_text as named where named.item_id = item.id order by (named.language = ${language}) desc limit 1),
    item.source_key)`
}

/** Failed, running or waiting media: latest failures first, waiting ones in queue order. */
export function selectAssets(
  db: Db,
  state: 'failed' | 'running' | 'waiting',
  language: Language,
  limit: number,
) {
  return db
    .selectFrom('media_asset as asset')
    .innerJoin('content_item as item', 'item.id', 'asset.item_id')
    .select(['asset.id', 'asset.item_id', 'asset.purpose', 'asset.state', 'asset.progress', 'asset.reason'])
    .select(['asset.created_at', 'asset.finished_at', titleOf(language).as('title')])
    .where('asset.state', '=', state)
    .orderBy('asset.finished_at', 'desc')
    .orderBy('asset.created_at')
    .limit(limit)
    .execute()
}

export function selectFailedPictures(db: Db, language: Language, limit: number) {
  return db
    .selectFrom('picture')
    .innerJoin('content_item as item', 'item.id', 'picture.item_id')
    .select(['picture.id', 'picture.item_id', 'picture.reason', 'picture.created_at'])
    .select(titleOf(language).as('title'))
    .where('picture.state', '=', 'failed')
    .orderBy('picture.created_at', 'desc')
    .limit(limit)
    .execute()
}

/** Failed imports, which produced no title. */
export function selectFailedImports(db: Db, limit: number) {
  return db
    .selectFrom('import_source')
    .select(['library', 'path', 'reason'])
    .where('state', '=', 'failed')
    .where('item_id', 'is', null)
    .orderBy('library')
    .orderBy('path')
    .limit(limit)
    .execute()
}

/** How many titles are published and hidden, and how many jobs are in each state. */
export function countLibrary(db: Db) {
  const count = sql<number>`count(*)::integer`.as('count')
  return db
    .selectNoFrom((eb) => {
      const titlesThat = eb
        .selectFrom('content_item')
        .select(count)
        .where('kind', 'not in', ['episode', 'track', 'extra'])
      const assets = (state: 'failed' | 'waiting' | 'running') =>
        eb.selectFrom('media_asset').select(count).where('state', '=', state)
      return [
        titlesThat.where('published_at', 'is not', null).as('published'),
        titlesThat
          .where('published_at', 'is', null)
          .where('id', 'not in', eb.selectFrom('title_bin').select('item_id'))
          .as('hidden'),
        assets('failed').as('failed'),
        assets('waiting').as('waiting'),
        assets('running').as('running'),
        eb.selectFrom('picture').select(count).where('state', '=', 'failed').as('failed_pictures'),
        eb
          .selectFrom('import_source')
          .select(count)
          .where('state', '=', 'failed')
          .where('item_id', 'is', null)
          .as('failed_imports'),
      ]
    })
    .executeTakeFirstOrThrow()
}
