/** The only writer of titles. Whether a title is kid-safe is decided here, when it is written. */
import { isDeepStrictEqual } from 'node:util'
import { isKidSafe } from '@quintet/domain/youth/kids'
import { type Score, scoreAt } from '@quintet/domain/live/moments'
import { ageOfGuidance } from '@quintet/domain/youth/rating'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'
import { columnsOf } from '../title-fields/title-fields.ts'
import { announceChange } from './changes.ts'
import { nameColumns } from './title-names.ts'
import type { TitleChanges, TitleToSave } from './title-to-save.ts'
import * as parts from './write-parts.ts'

export type { MomentToSave, TitleChanges, TitleToSave } from './title-to-save.ts'

/** Writes a title with its related rows, and returns its id. Does not publish it. */
export async function saveTitle(trx: DatabaseTransaction, title: TitleToSave, now: Date): Promise<number> {
  const categories = [...new Set([title.vertical, ...title.categories])]
  const facts = {
    ...columnsOf({ ...title, result: title.result ?? scoreAt(title.moments, Number.POSITIVE_INFINITY) }),
    ...nameColumns(title.texts),
    kind: title.kind,
    vertical: title.vertical,
    parent_id: title.parentId,
    parental_guidance: title.parentalGuidance,
    rating_written: title.ratingWritten ?? null,
    rating_descriptors: [...(title.ratingDescriptors ?? [])],
    kid_safe: isSafe(title, categories),
    updated_at: now,
  }
  const { id } = await trx
    .insertInto('content_item')
    .values({ ...facts, source_key: title.sourceKey, owner_id: title.ownerId, created_at: now })
    .onConflict((conflict) => conflict.column('source_key').doUpdateSet(facts))
    .returning('id')
    .executeTakeFirstOrThrow()
  await parts.replaceTexts(trx, id, title.texts)
  await parts.replaceCategories(trx, id, categories)
  await parts.replaceTags(trx, id, title.tags)
  await parts.replaceCredits(trx, id, title.credits)
  await parts.replaceChapters(trx, id, title.chapters)
  await parts.replaceSkips(trx, id, title.skips)
  await parts.replaceLyrics(trx, id, title.lyrics)
  await parts.replaceMoments(trx, id, title.moments)
  return id
}

/** Updates some fields of a title; a language whose texts are null is deleted. Recalculates whether it is kid-safe. */
export async function changeTitle(
  trx: DatabaseTransaction,
  id: number,
  changes: TitleChanges,
  now: Date,
): Promise<void> {
  const { texts, categories, tags, credits, chapters, skips, moments } = changes
  if (texts) await parts.changeTexts(trx, id, texts)
  const { vertical, ...rating } = await trx
    .selectFrom('content_item')
    .select(['vertical', 'parental_guidance as parentalGuidance', 'rating_written as ratingWritten'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (categories) await parts.replaceCategories(trx, id, [...new Set([vertical, ...categories])])
  if (tags) await parts.replaceTags(trx, id, tags)
  if (credits) await parts.replaceCredits(trx, id, credits)
  if (chapters) await parts.replaceChapters(trx, id, chapters)
  if (skips) await parts.replaceSkips(trx, id, skips)
  const result = moments && (await resultAfter(trx, id, moments))
  if (moments) await parts.replaceMoments(trx, id, moments)
  const rated = { ...rating, ...changes }
  await trx
    .updateTable('content_item')
    .set({
      ...columnsOf(result === undefined ? changes : { ...changes, result }),
      ...(texts ? nameColumns(await parts.readTexts(trx, id)) : {}),
      parental_guidance: rated.parentalGuidance,
      rating_written: rated.ratingWritten ?? null,
      ...(changes.ratingDescriptors ? { rating_descriptors: [...changes.ratingDescriptors] } : {}),
      kid_safe: isSafe(rated, await parts.readCategories(trx, id)),
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/** A result derived from the moments follows them; one set on its own stays. */
async function resultAfter(
  trx: DatabaseTransaction,
  id: number,
  moments: TitleToSave['moments'],
): Promise<Score | null | undefined> {
  const told = await parts.readResult(trx, id)
  const before = scoreAt(told.moments, Number.POSITIVE_INFINITY)
  return isDeepStrictEqual(told.result, before) ? scoreAt(moments, Number.POSITIVE_INFINITY) : undefined
}

type Rated = Pick<TitleToSave, 'parentalGuidance' | 'ratingWritten'>

function isSafe(title: Rated, categories: readonly string[]): boolean {
  return !isUnread(title) && isKidSafe({ age: ageOfGuidance(title.parentalGuidance), categories })
}

/** There is a rating that could not be interpreted: such a title is never kid-safe, even if filed under kids. */
function isUnread({ parentalGuidance, ratingWritten = null }: Rated): boolean {
  return parentalGuidance === null && ratingWritten !== null
}

/** Publishes titles; `null` hides them again. */
export async function setPublished(
  trx: DatabaseTransaction | Database,
  ids: readonly number[],
  publishedAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('content_item')
    // The first publication date is what "new" refers to; republishing keeps it.
    .set(
      publishedAt
        ? (eb) => ({ published_at: eb.fn.coalesce('published_at', eb.val(publishedAt)) })
        : { published_at: null },
    )
    .where('id', 'in', ids)
    .execute()
  await announceChange(trx, ids)
}

/** Frees the keys of titles that are about to be removed, so that an import may bring the same files as new titles. */
export async function freeSources(trx: DatabaseTransaction, ids: readonly number[]): Promise<void> {
  await trx
    .updateTable('content_item')
    .set({ source_key: sql<string>`'deleted:' || id` })
    .where('id', 'in', ids)
    .execute()
}

/** Permanently removes a title from the catalogue with its parts, which `all` includes. */
export async function removeTitle(
  trx: DatabaseTransaction,
  id: number,
  all: readonly number[],
): Promise<void> {
  await trx.deleteFrom('content_item').where('id', '=', id).execute()
  await announceChange(trx, all)
}

/** Takes a channel off the air as of a time, even if an import says otherwise; null puts it back on. */
export async function setStopped(trx: DatabaseTransaction, id: number, at: Date | null): Promise<void> {
  await trx.updateTable('content_item').set({ stopped_at: at }).where('id', '=', id).execute()
  await announceChange(trx, [id])
}

/** Sets how many titles a channel plays between two jingles, even if an import says otherwise; null follows the import again. */
export async function setJinglesEvery(
  trx: DatabaseTransaction,
  id: number,
  every: number | null,
): Promise<void> {
  await trx.updateTable('content_item').set({ jingles_every: every }).where('id', '=', id).execute()
  await announceChange(trx, [id])
}

/** Sets when an event is on the air. */
export async function setAirtime(
  trx: DatabaseTransaction,
  { id, startsAt, endsAt }: { id: number; startsAt: Date; endsAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('content_item')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where('id', '=', id)
    .execute()
  await announceChange(trx, [id])
}

/** Renames the key prefix `from` to `to` for all titles: their library moved. */
export async function moveSources(trx: DatabaseTransaction, from: string, to: string): Promise<void> {
  await trx
    .updateTable('content_item')
    .set({ source_key: sql<string>`${to} || substr(source_key, ${from.length + 1})` })
    .where(sql<boolean>`starts_with(source_key, ${from})`)
    .execute()
}

/** Changes the key of one title from `from` to `to`: its files were renamed. */
export async function moveSource(trx: DatabaseTransaction, from: string, to: string): Promise<void> {
  await trx.updateTable('content_item').set({ source_key: to }).where('source_key', '=', from).execute()
}

/** Stores what packaging found out about a title: running time in seconds, and the highest video resolution ("1080p"). */
export async function setMediaFacts(
  trx: DatabaseTransaction,
  id: number,
  facts: { durationSeconds: number | null; resolution: string | null },
): Promise<void> {
  await trx
    .updateTable('content_item')
    .set({ duration_seconds: facts.durationSeconds, resolution: facts.resolution })
    .where('id', '=', id)
    .execute()
}

/** Largest ratio by which files overstate their length; a greater difference is not a measuring error. */
const LARGEST_DRIFT = 0.02

/**
 * Scales a recording's chapters to end where it ends. Each of many files claims to be some hundredths of a second longer than it plays:
 * after sixty of them a chapter would start two seconds late. Chapters written by an editor stay as they are. @spec decisions 9.8
 */
export async function fitChapters(
  trx: DatabaseTransaction,
  id: number,
  durationSeconds: number,
): Promise<void> {
  const last = await trx
    .selectFrom('chapter')
    .select(({ fn }) => fn.max('end_seconds').as('end'))
    .where('item_id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('title_edit')
            .select('field')
            .where('item_id', '=', id)
            .where('field', '=', 'chapters'),
        ),
      ),
    )
    .executeTakeFirst()
  const factor = last?.end ? durationSeconds / last.end : 1
  if (factor === 1 || Math.abs(factor - 1) > LARGEST_DRIFT) return
  await trx
    .updateTable('chapter')
    .set({
      start_seconds: sql<number>`start_seconds * ${factor}::float8`,
      end_seconds: sql<number>`end_seconds * ${factor}::float8`,
    })
    .where('item_id', '=', id)
    .execute()
}
