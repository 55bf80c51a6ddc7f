/** Writes made-up, published titles into a migrated database, many per statement. */
import type { Database } from '@quintet/platform/db/database'
import { isKidSafe } from '@quintet/domain/youth/kids'
import { ageOfGuidance } from '@quintet/domain/youth/rating'
import { foldText } from '@quintet/domain/catalogue/search'
import { sql } from 'kysely'
import { makeTitles, type MadeTitle } from './titles.ts'

const AT_ONCE = 5000

export async function fillCatalogue(db: Database, count: number): Promise<void> {
  let batch: MadeTitle[] = []
  for (const title of makeTitles(count)) {
    batch.push(title)
    if (batch.length === AT_ONCE) {
      await insert(db, batch)
      batch = []
    }
  }
  await insert(db, batch)
  await sql`select setval('content_item_id_seq', ${count})`.execute(db)
  await sql`analyze`.execute(db)
}

async function insert(db: Database, titles: readonly MadeTitle[]): Promise<void> {
  if (titles.length === 0) return
  const rows = JSON.stringify(
    titles.map((title) => ({
      ...title,
      name_de: foldText(title.de),
      name_en: foldText(title.en),
      kid_safe: isKidSafe({ age: ageOfGuidance(title.rating), categories: title.categories }),
    })),
  )
  // Within one statement, a row would not see the titles it refers to.
  await db.transaction().execute(async (trx) => {
    await sql`
      insert into content_item (id, source_key, kind, vertical, owner_id, year, duration_seconds, parental_guidance, kid_safe,
        place, popularity, name_de, name_en, published_at, created_at, updated_at)
      select id, 'made:' || id, kind, vertical, 'quintet', year, "durationSeconds", rating, kid_safe,
        1000, popularity, name_de, name_en, now(), now(), now()
      from json_to_recordset(${rows}::json) as t(id int, kind text, vertical text, year int, "durationSeconds" float8,
        rating text, kid_safe bool, popularity int, name_de text, name_en text)`.execute(trx)
    await sql`
      insert into content_text (item_id, language, title, description)
      select id, language, case language when 'de' then de else en end, description
      from json_to_recordset(${rows}::json) as t(id int, de text, en text, description text),
        unnest(array['de', 'en']) as language`.execute(trx)
    await sql`
      insert into content_category (item_id, category, place)
      select id, category, row_number() over (partition by id) - 1
      from json_to_recordset(${rows}::json) as t(id int, categories json), json_array_elements_text(categories) as category`.execute(
      trx,
    )
    await sql`
      insert into content_tag (item_id, tag)
      select id, tag from json_to_recordset(${rows}::json) as t(id int, tags json), json_array_elements_text(tags) as tag`.execute(
      trx,
    )
    await sql`
      insert into person (name)
      select distinct p.name from json_to_recordset(${rows}::json) as t(people json), json_to_recordset(people) as p(name text)
      on conflict do nothing`.execute(trx)
    await sql`
      insert into credit (item_id, person_id, role, place)
      select t.id, person.id, p.role, 0
      from json_to_recordset(${rows}::json) as t(id int, people json), json_to_recordset(people) as p(name text, role text)
      join person on person.name = p.name
      on conflict do nothing`.execute(trx)
  })
}
