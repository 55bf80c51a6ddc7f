/** The only writer of titles. Whether a title is kid-safe is decided here, once, when it is written. */
import { isDeepStrictEqual } from 'node:util'
import { isKidSafe } from '@quintet/domain/kids'
import { type Score, scoreAt } from '@quintet/domain/moments'
import { ageOfGuidance } from '@quintet/domain/rating'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'
import { columnsOf } from '../title-fields/title-fields.ts'
import { announceChange } from './changes.ts'
import { nameColumns } from './title-names.ts'
import type { TitleChanges, TitleToSave } from './title-to-save.ts'
import * as parts from './write-parts.ts'

export type { MomentToSave, TitleChanges, TitleToSave } from './title-to-save.ts'

/** Writes a title with everything that belongs to it, and gives its id. It is not published by this. */
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

/**
 * Writes some of a title, and leaves the rest; a language whose texts are null is taken away. Whether children may see it is decided
 * anew.
 */
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

/** A result that the moments told follows them; one that was given by itself stays. */
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

/** A rating is there, but nobody can read it: children never get such a title, whoever filed it for them. */
function isUnread({ parentalGuidance, ratingWritten = null }: Rated): boolean {
  return parentalGuidance === null && ratingWritten !== null
}

/** Shows titles to everybody who may see them; with `null` hides them again. */
export async function setPublished(
  trx: DatabaseTransaction | Database,
  ids: readonly number[],
  publishedAt: Date | null,
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('content_item')
    // The first publication is the date that "new" means; publishing again keeps it.
    .set(
      publishedAt
        ? (eb) => ({ published_at: eb.fn.coalesce('published_at', eb.val(publishedAt)) })
        : { published_at: null },
    )
    .where('id', 'in', ids)
    .execute()
  await announceChange(trx, ids)
}

/** Takes a title out of the catalogue for good, with its parts, which `all` names too. */
export async function removeTitle(
  trx: DatabaseTransaction,
  id: number,
  all: readonly number[],
): Promise<void> {
  await trx.deleteFrom('content_item').where('id', '=', id).execute()
  await announceChange(trx, all)
}

/** Takes a channel off the air since then, whatever an import says; null: it is on the air. */
export async function setStopped(trx: DatabaseTransaction, id: number, at: Date | null): Promise<void> {
  await trx.updateTable('content_item').set({ stopped_at: at }).where('id', '=', id).execute()
  await announceChange(trx, [id])
}

/** When an event is on the air from now on. */
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

/** Titles whose key starts with `from` are known by `to` from now on: their library moved. */
export async function moveSources(trx: DatabaseTransaction, from: string, to: string): Promise<void> {
  await trx
    .updateTable('content_item')
    .set({ source_key: sql<string>`${to} || substr(source_key, ${from.length + 1})` })
    .where(sql<boolean>`starts_with(source_key, ${from})`)
    .execute()
}

/** One title is known by `to` from now on: its files were renamed. */
export async function moveSource(trx: DatabaseTransaction, from: string, to: string): Promise<void> {
  await trx.updateTable('content_item').set({ source_key: to }).where('source_key', '=', from).execute()
}

/** What packaging found out about a title: running time in seconds and the best picture's name ("1080p"). */
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

/** How much longer files say that they are than they sound; a difference above it is no fault of measuring. */
const LARGEST_DRIFT = 0.02

/**
 * Makes the chapters of a recording end where it ends. Each of many files says that it is some hundredths of a second longer
 * than it sounds: after sixty of them a chapter would begin two seconds late. Chapters that an editor wrote stay as they are. @spec decisions 9.8
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
