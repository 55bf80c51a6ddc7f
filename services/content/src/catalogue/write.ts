/** The only writer of titles. Whether a title is kid-safe is decided here, once, when it is written. */
import type { Kind, Vertical } from '@quintet/domain/categories'
import { isKidSafe } from '@quintet/domain/kids'
import type { Language } from '@quintet/domain/languages'
import { type MomentKind, type Score, scoreAt } from '@quintet/domain/moments'
import type { Lyrics } from '@quintet/domain/lyrics'
import { ageOfGuidance } from '@quintet/domain/rating'
import type { Skip } from '@quintet/domain/watching'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'
import { columnsOf, type TitleFields } from '../title-fields/title-fields.ts'
import { announceChange } from './changes.ts'

/** Seconds from the start; a title for each language that has one. */
export type MomentToSave = {
  at: number
  kind: MomentKind
  titles: Partial<Record<Language, string>>
  score?: Score | undefined
}

export type TitleToSave = TitleFields & {
  /** Library and path: saving the same key again changes the same title. */
  sourceKey: string
  kind: Kind
  vertical: Vertical
  parentId: number | null
  texts: Partial<
    Record<Language, { title: string; description: string | null; shortDescription: string | null }>
  >
  /** Genres and areas beside the vertical, such as `movies:drama` or `kids`; the vertical is added. */
  categories: readonly string[]
  tags: readonly string[]
  credits: readonly { name: string; role: string; character: string | null }[]
  chapters: readonly { title: string; start: number; end: number }[]
  /** The words of a track. */
  lyrics: Lyrics | null
  /** What happens in an event. */
  moments: readonly MomentToSave[]
  /** Parts that a player offers to skip. */
  skips: readonly Skip[]
  /** Stored form, such as `FSK-12`; null is unknown and never kid-safe by itself. */
  parentalGuidance: string | null
  /** As it was written, also where nobody can read it; and the reasons that it names. */
  ratingWritten?: string | null
  ratingDescriptors?: readonly string[]
}

/** Writes a title with everything that belongs to it, and gives its id. It is not published by this. */
export async function saveTitle(trx: DatabaseTransaction, title: TitleToSave, now: Date): Promise<number> {
  const categories = [...new Set([title.vertical, ...title.categories])]
  const facts = {
    ...columnsOf({ ...title, result: title.result ?? scoreAt(title.moments, Number.POSITIVE_INFINITY) }),
    kind: title.kind,
    vertical: title.vertical,
    parent_id: title.parentId,
    parental_guidance: title.parentalGuidance,
    rating_written: title.ratingWritten ?? null,
    rating_descriptors: [...(title.ratingDescriptors ?? [])],
    kid_safe: !isUnread(title) && isKidSafe({ age: ageOfGuidance(title.parentalGuidance), categories }),
    updated_at: now,
  }
  const { id } = await trx
    .insertInto('content_item')
    .values({ ...facts, source_key: title.sourceKey, owner_id: title.ownerId, created_at: now })
    .onConflict((conflict) => conflict.column('source_key').doUpdateSet(facts))
    .returning('id')
    .executeTakeFirstOrThrow()
  await replaceTexts(trx, id, title.texts)
  await replaceLabels(trx, id, categories, title.tags)
  await replaceCredits(trx, id, title.credits)
  await replaceChapters(trx, id, title.chapters)
  await replaceSkips(trx, id, title.skips)
  await replaceLyrics(trx, id, title.lyrics)
  await replaceMoments(trx, id, title.moments)
  return id
}

/** A rating is there, but nobody can read it: children never get such a title, whoever filed it for them. */
function isUnread({ parentalGuidance, ratingWritten = null }: TitleToSave): boolean {
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
 * than it sounds: after sixty of them a chapter would begin two seconds late. @spec decisions 9.8
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

async function replaceTexts(
  trx: DatabaseTransaction,
  id: number,
  texts: TitleToSave['texts'],
): Promise<void> {
  await trx.deleteFrom('content_text').where('item_id', '=', id).execute()
  const rows = Object.entries(texts).map(([language, text]) => ({
    item_id: id,
    language,
    title: text.title,
    description: text.description,
    short_description: text.shortDescription,
  }))
  if (rows.length > 0) await trx.insertInto('content_text').values(rows).execute()
}

async function replaceLabels(
  trx: DatabaseTransaction,
  id: number,
  categories: readonly string[],
  tags: readonly string[],
): Promise<void> {
  await trx.deleteFrom('content_category').where('item_id', '=', id).execute()
  await trx
    .insertInto('content_category')
    .values(categories.map((category, place) => ({ item_id: id, category, place })))
    .execute()
  await trx.deleteFrom('content_tag').where('item_id', '=', id).execute()
  const own = [...new Set(tags)].map((tag) => ({ item_id: id, tag }))
  if (own.length > 0) await trx.insertInto('content_tag').values(own).execute()
}

async function replaceCredits(
  trx: DatabaseTransaction,
  id: number,
  credits: TitleToSave['credits'],
): Promise<void> {
  await trx.deleteFrom('credit').where('item_id', '=', id).execute()
  if (credits.length === 0) return
  // Sorted, so that two imports at once take the rows of people in the same order and never wait for each other.
  const names = [...new Set(credits.map(({ name }) => name))].toSorted()
  await trx
    .insertInto('person')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const people = await trx.selectFrom('person').select(['id', 'name']).where('name', 'in', names).execute()
  const idOf = new Map(people.map((person) => [person.name, person.id]))
  await trx
    .insertInto('credit')
    .values(
      credits.flatMap(({ name, role, character }, place) => {
        const personId = idOf.get(name)
        return personId === undefined ? [] : [{ item_id: id, person_id: personId, role, character, place }]
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function replaceChapters(
  trx: DatabaseTransaction,
  id: number,
  chapters: TitleToSave['chapters'],
): Promise<void> {
  await trx.deleteFrom('chapter').where('item_id', '=', id).execute()
  if (chapters.length === 0) return
  await trx
    .insertInto('chapter')
    .values(
      chapters.map(({ title, start, end }, place) => ({
        item_id: id,
        place,
        title,
        start_seconds: start,
        end_seconds: end,
      })),
    )
    .execute()
}

async function replaceSkips(
  trx: DatabaseTransaction,
  id: number,
  skips: TitleToSave['skips'],
): Promise<void> {
  await trx.deleteFrom('skip_mark').where('item_id', '=', id).execute()
  if (skips.length === 0) return
  await trx
    .insertInto('skip_mark')
    .values(
      skips.map(({ kind, start, end }, place) => ({
        item_id: id,
        place,
        kind,
        start_seconds: start,
        end_seconds: end,
      })),
    )
    .execute()
}

async function replaceLyrics(
  trx: DatabaseTransaction,
  id: number,
  lyrics: TitleToSave['lyrics'],
): Promise<void> {
  await trx.deleteFrom('lyrics').where('item_id', '=', id).execute()
  if (lyrics === null) return
  const { language, lines } = lyrics
  await trx
    .insertInto('lyrics')
    .values({ item_id: id, language, lines: JSON.stringify(lines) })
    .execute()
}

async function replaceMoments(
  trx: DatabaseTransaction,
  id: number,
  moments: readonly MomentToSave[],
): Promise<void> {
  await trx.deleteFrom('moment').where('item_id', '=', id).execute()
  if (moments.length === 0) return
  await trx
    .insertInto('moment')
    .values(
      moments.map(({ at, kind, titles, score }, place) => ({
        item_id: id,
        place,
        at_seconds: at,
        kind,
        titles: JSON.stringify(titles),
        score: score ? JSON.stringify(score) : null,
      })),
    )
    .execute()
}
