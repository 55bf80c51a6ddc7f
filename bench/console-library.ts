/**
 * The console's table of titles, as its desk returns it: the first page, sorted and filtered pages, and a late one, with their counts.
 * Goal: 100 ms for the first page, 300 ms for the others.
 * Usage: node bench/console-library.ts [--titles 150000] [--rounds 20]
 */
import { parseArgs } from 'node:util'
import { libraryDesk } from '@quintet/content'
import { openDatabase } from '@quintet/platform/db/database'
import { createTestDatabase } from '@quintet/testing'
import { sql } from 'kysely'
import { fillCatalogue } from './catalogue/fill.ts'
import { timePages } from './console/time-pages.ts'

const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: '150000' },
    rounds: { type: 'string', default: '20' },
  },
})
const FIRST = {
  search: '',
  language: 'de',
  sort: 'title',
  isDescending: false,
  page: 0,
} satisfies Parameters<typeof libraryDesk.listTitles>[1]
const PAGES: Record<string, Partial<Parameters<typeof libraryDesk.listTitles>[1]>> = {
  first: {},
  'first, from the end': { isDescending: true },
  'page 500': { page: 500 },
  'by year': { sort: 'year', isDescending: true },
  'by change': { sort: 'updated', isDescending: true },
  'one vertical': { vertical: 'sports' },
  drafts: { state: 'draft' },
  'rated 16': { rating: '16' },
  'without English': { lacks: 'en' },
  'media ready': { media: 'ready' },
  'media failed': { media: 'failed' },
  'media none': { media: 'none' },
  searched: { search: 'stern' },
  'searched, nothing found': { search: 'xyzzy' },
}

const database = await createTestDatabase()
const db = openDatabase(database.url)
try {
  await fillCatalogue(db, Number(values.titles))
  await sql`
    insert into media_asset (id, item_id, purpose, form, source, state, created_at, finished_at)
    select 'made' || id, id, 'main', 'video', '{"files":[],"subtitles":[]}',
      case when id % 1000 = 0 then 'failed' else 'ready' end, now(), now()
    from content_item`.execute(db)
  // As autovacuum leaves a newly imported library.
  await sql`vacuum analyze`.execute(db)
  const pages = Object.entries(PAGES).map(
    ([name, page]) => [name, () => libraryDesk.listTitles(db, { ...FIRST, ...page })] as const,
  )
  await timePages(Object.fromEntries(pages), Number(values.rounds))
} finally {
  await db.destroy()
  await database.drop()
}
