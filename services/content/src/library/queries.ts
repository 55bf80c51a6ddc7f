/** All SQL by which the console looks at titles and at the making of their media; it reads only. */
import type { TITLE_ORDERS, TITLE_STATES } from '@quintet/contracts/operator/titles'
import type { Vertical } from '@quintet/domain/categories'
import type { Language } from '@quintet/domain/languages'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'

type Db = Database | DatabaseTransaction

export type Wanted = {
  search: string
  vertical: Vertical | undefined
  state: (typeof TITLE_STATES)[number] | undefined
  language: Language
}

export type Page = {
  sort: (typeof TITLE_ORDERS)[number]
  isDescending: boolean
  offset: number
  limit: number
}

const STATE = sql<(typeof TITLE_STATES)[number]>`case
  when item.published_at is not null then 'published'
  when source.state = 'failed' then 'failed'
  else 'hidden' end`

/** In the reader's language where there is one: as edited, else as imported, else in the other language. */
const TITLE = sql<string>`coalesce(edited.title, own.title, other.title, item.source_key)`

const ORDERS = {
  title: sql`lower(${TITLE})`,
  year: sql`item.year`,
  updated: sql`item.updated_at`,
  added: sql`item.created_at`,
}

/** Titles that stand for themselves: episodes and tracks belong to theirs. */
function titles(db: Db, language: Language) {
  return db
    .selectFrom('content_item as item')
    .leftJoin('import_source as source', 'source.item_id', 'item.id')
    .leftJoin('title_override as edited', (join) =>
      join.onRef('edited.item_id', '=', 'item.id').on('edited.language', '=', language),
    )
    .leftJoin('content_text as own', (join) =>
      join.onRef('own.item_id', '=', 'item.id').on('own.language', '=', language),
    )
    .leftJoin('content_text as other', (join) =>
      join.onRef('other.item_id', '=', 'item.id').on('other.language', '<>', language),
    )
}

function wantedTitles(db: Db, { search, vertical, state, language }: Wanted) {
  let query = titles(db, language).where('item.kind', 'not in', ['episode', 'track'])
  if (vertical) query = query.where('item.vertical', '=', vertical)
  if (state) query = query.where(STATE, '=', state)
  if (search !== '') {
    const part = search.toLowerCase()
    query = query.where((eb) =>
      eb.or([
        sql<boolean>`strpos(lower(${TITLE}), ${part}) > 0`,
        sql<boolean>`strpos(lower(other.title), ${part}) > 0`,
        sql<boolean>`item.id::text = ${search}`,
      ]),
    )
  }
  return query
}

export type TitleRow = Awaited<ReturnType<typeof selectTitles>>[number]

export function selectTitles(db: Db, wanted: Wanted, { sort, isDescending, offset, limit }: Page) {
  return withColumns(wantedTitles(db, wanted))
    .orderBy(ORDERS[sort], (order) => (isDescending ? order.desc().nullsLast() : order.asc().nullsLast()))
    .orderBy('item.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

function withColumns(query: ReturnType<typeof titles>) {
  return query
    .select(['item.id', 'item.kind', 'item.vertical', 'item.year', 'item.parental_guidance'])
    .select(['item.updated_at', 'item.source_key', 'source.reason'])
    .select([TITLE.as('title'), STATE.as('state')])
    .select((eb) =>
      eb
        .exists(eb.selectFrom('title_override').select('language').whereRef('item_id', '=', 'item.id'))
        .as('is_edited'),
    )
}

export async function countTitles(db: Db, wanted: Wanted): Promise<number> {
  const row = await wantedTitles(db, wanted)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

export function selectTitle(db: Db, id: number, language: Language) {
  return withColumns(titles(db, language)).where('item.id', '=', id).executeTakeFirst()
}

/** Titles by their ids. */
export function selectTitlesOf(db: Db, ids: readonly number[], language: Language) {
  return withColumns(titles(db, language))
    .where('item.id', '=', sql<number>`any(${ids})`)
    .orderBy(ORDERS.title)
    .orderBy('item.id')
    .execute()
}

const TEXTS = ['language', 'title', 'short_description', 'description'] as const

/** The texts of a title as imported, and as edited. */
export async function selectTexts(db: Db, id: number) {
  const imported = await db.selectFrom('content_text').select(TEXTS).where('item_id', '=', id).execute()
  const edited = await db.selectFrom('title_override').select(TEXTS).where('item_id', '=', id).execute()
  return { imported, edited }
}

export type TextRow = Awaited<ReturnType<typeof selectTexts>>['imported'][number]

function titleOf(language: Language) {
  return sql<string>`coalesce(
    (select title from content_text as named where named.item_id = item.id order by (named.language = ${language}) desc limit 1),
    item.source_key)`
}

/** Media that failed, run or wait: what failed last first, what waits in its order. */
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

/** What an import could not take: no title came of it. */
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

/** How many titles are shown and hidden, and how many jobs stand how. */
export function countLibrary(db: Db) {
  const count = sql<number>`count(*)::integer`.as('count')
  return db
    .selectNoFrom((eb) => {
      const titlesThat = eb
        .selectFrom('content_item')
        .select(count)
        .where('kind', 'not in', ['episode', 'track'])
      const assets = (state: 'failed' | 'waiting' | 'running') =>
        eb.selectFrom('media_asset').select(count).where('state', '=', state)
      return [
        titlesThat.where('published_at', 'is not', null).as('published'),
        titlesThat.where('published_at', 'is', null).as('hidden'),
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
