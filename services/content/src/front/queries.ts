/** All SQL of front pages, and of the people in titles. */
import { PEOPLE_FOUND, type FrontSection } from '@quintet/contracts/operator/front-pages'
import type { FrontPage } from '@quintet/domain/catalogue/front-page'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { sql } from 'kysely'

type Db = Database | DatabaseTransaction

export function selectFrontPages(db: Db) {
  return db.selectFrom('front_page').selectAll().execute()
}

export function selectFrontPage(db: Db, page: FrontPage) {
  return db.selectFrom('front_page').selectAll().where('page', '=', page).executeTakeFirst()
}

/** Stores the sections if `known` is still the current revision; otherwise returns false. */
export async function keepFrontPage(
  tx: DatabaseTransaction,
  { page, known, ...kept }: { page: FrontPage; known: string | null; revision: string },
  sections: readonly FrontSection[],
  now: Date,
): Promise<boolean> {
  const values = { ...kept, sections: JSON.stringify(sections), changed_at: now }
  const row = await (known === null
    ? tx
        .insertInto('front_page')
        .values({ page, ...values })
        .onConflict((conflict) => conflict.doNothing())
        .returning('revision')
        .executeTakeFirst()
    : tx
        .updateTable('front_page')
        .set(values)
        .where('page', '=', page)
        .where('revision', '=', known)
        .returning('revision')
        .executeTakeFirst())
  return row !== undefined
}

export async function deleteFrontPage(tx: DatabaseTransaction, page: FrontPage): Promise<void> {
  await tx.deleteFrom('front_page').where('page', '=', page).execute()
}

/** The titles that credit a person in any role; for tracks and episodes their parent. */
export async function selectWorks(
  db: Db,
  people: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  if (people.length === 0) return new Map()
  const rows = await db
    .selectFrom('credit')
    .innerJoin('content_item as item', 'item.id', 'credit.item_id')
    .select(['person_id', sql<number[]>`array_agg(distinct coalesce(item.parent_id, item.id))`.as('ids')])
    .where('person_id', 'in', people)
    .groupBy('person_id')
    .execute()
  return new Map(rows.map(({ person_id: person, ids }) => [person, ids]))
}

const people = (db: Db) =>
  db
    .selectFrom('person')
    .innerJoin('credit', 'credit.person_id', 'person.id')
    .select(['person.id', 'person.name', sql<number>`count(distinct credit.item_id)::integer`.as('titles')])
    .groupBy(['person.id', 'person.name'])

export async function selectPeople(db: Db, ids: readonly number[]) {
  return ids.length === 0 ? [] : people(db).where('person.id', 'in', ids).orderBy('person.name').execute()
}

export async function findPeople(db: Db, part: string) {
  return people(db)
    .where(sql<boolean>`strpos(lower(person.name), ${part.toLowerCase()}) > 0`)
    .orderBy('titles', 'desc')
    .orderBy('person.name')
    .limit(PEOPLE_FOUND)
    .execute()
}
