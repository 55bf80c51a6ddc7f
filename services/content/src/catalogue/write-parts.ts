/** Writes a title's rows in related tables: each function replaces all that were there. */
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Language } from '@quintet/domain/basics/languages'
import type { MomentToSave, TitleChanges, TitleToSave } from './title-to-save.ts'

export async function replaceTexts(
  trx: DatabaseTransaction,
  id: number,
  texts: TitleToSave['texts'],
): Promise<void> {
  await trx.deleteFrom('content_text').where('item_id', '=', id).execute()
  await changeTexts(trx, id, texts)
}

/** Writes the texts of the given languages, and deletes those that are null. */
export async function changeTexts(
  trx: DatabaseTransaction,
  id: number,
  texts: NonNullable<TitleChanges['texts']>,
): Promise<void> {
  const named = Object.entries(texts)
  const away = named.flatMap(([language, text]) => (text === null ? [language] : []))
  if (away.length > 0)
    await trx.deleteFrom('content_text').where('item_id', '=', id).where('language', 'in', away).execute()
  const rows = named.flatMap(([language, text]) =>
    text === null
      ? []
      : {
          item_id: id,
          language,
          title: text.title,
          description: text.description,
          short_description: text.shortDescription,
        },
  )
  if (rows.length === 0) return
  await trx
    .insertInto('content_text')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['item_id', 'language']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        description: eb.ref('excluded.description'),
        short_description: eb.ref('excluded.short_description'),
      })),
    )
    .execute()
}

export async function readTexts(
  trx: DatabaseTransaction,
  id: number,
): Promise<Partial<Record<Language, { title: string }>>> {
  const rows = await trx
    .selectFrom('content_text')
    .select(['language', 'title'])
    .where('item_id', '=', id)
    .execute()
  return Object.fromEntries(rows.map(({ language, title }) => [language, { title }]))
}

export async function replaceCategories(
  trx: DatabaseTransaction,
  id: number,
  categories: readonly string[],
): Promise<void> {
  await trx.deleteFrom('content_category').where('item_id', '=', id).execute()
  await trx
    .insertInto('content_category')
    .values(categories.map((category, place) => ({ item_id: id, category, place })))
    .execute()
}

export async function readCategories(trx: DatabaseTransaction, id: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('content_category')
    .select('category')
    .where('item_id', '=', id)
    .orderBy('place')
    .execute()
  return rows.map(({ category }) => category)
}

export async function replaceTags(
  trx: DatabaseTransaction,
  id: number,
  tags: readonly string[],
): Promise<void> {
  await trx.deleteFrom('content_tag').where('item_id', '=', id).execute()
  const own = [...new Set(tags)].map((tag) => ({ item_id: id, tag }))
  if (own.length > 0) await trx.insertInto('content_tag').values(own).execute()
}

export async function replaceCredits(
  trx: DatabaseTransaction,
  id: number,
  credits: TitleToSave['credits'],
): Promise<void> {
  await trx.deleteFrom('credit').where('item_id', '=', id).execute()
  if (credits.length === 0) return
  // Sorted, so that two concurrent imports lock the rows of people in the same order and cannot deadlock.
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

export async function replaceChapters(
  trx: DatabaseTransaction,
  id: number,
  chapters: TitleToSave['chapters'],
): Promise<void> {
  await trx.deleteFrom('chapter').where('item_id', '=', id).execute()
  if (chapters.length === 0) return
  await trx
    .insertInto('chapter')
    .values(
      chapters.map(({ title, titles, start, end }, place) => ({
        item_id: id,
        place,
        title,
        titles: titles ? JSON.stringify(titles) : null,
        start_seconds: start,
        end_seconds: end,
      })),
    )
    .execute()
}

export async function replaceSkips(
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

export async function replaceLyrics(
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

export async function replaceMoments(
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

/** The result of an event, and the scores of its moments. */
export async function readResult(trx: DatabaseTransaction, id: number) {
  const { result } = await trx
    .selectFrom('content_item')
    .select('result')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const moments = await trx
    .selectFrom('moment')
    .select(['at_seconds as at', 'score'])
    .where('item_id', '=', id)
    .execute()
  return { result, moments: moments.map(({ at, score }) => ({ at, score: score ?? undefined })) }
}
