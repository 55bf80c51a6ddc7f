/** The published catalogue in memory: made at start, made again when the database says that it changed. */
import { listenTo, type Database } from '@quintet/platform/db/database'
import type { Log } from '@quintet/platform/log/log'
import { sql } from 'kysely'
import { readTitles, readVersion } from './queries.ts'
import { TitleIndex } from './title-index.ts'
import { type Title, toTitle } from './title.ts'

const CHANNEL = 'catalogue_changed'

/** Changes come in bursts while a library is imported; one rebuild serves many. */
const GATHER_MS = 150

export type Catalogue = {
  fullIndex(): TitleIndex
  /** Only what the kids profile may see. */
  kidsIndex(): TitleIndex
  /** Grows with every change; pages are made once per version. */
  version(): number
  /** Reads the database now; for tests and for whoever just wrote. */
  refresh(): Promise<void>
  close(): Promise<void>
}

/** Opens the catalogue and follows the database's notifications. */
export async function openCatalogue({
  db,
  databaseUrl,
  log,
}: {
  db: Database
  databaseUrl: string
  log: Log
}): Promise<Catalogue> {
  let version = 0
  let full = new TitleIndex([])
  let kids = full
  let last: Promise<void> = Promise.resolve()

  const read = async (): Promise<void> => {
    // The version first: a change in between is read twice rather than missed.
    const next = await readVersion(db)
    if (next === version) return
    const titles = (await readTitles(db)).map(toTitle)
    full = new TitleIndex(titles)
    kids = new TitleIndex(kidSafeOf(titles))
    version = next
    log.info({ version, titles: full.size }, 'catalogue read')
  }
  // One after the other: an older reading must never replace a newer one.
  const refresh = (): Promise<void> => {
    last = last.catch(() => {}).then(read)
    return last
  }

  await refresh()
  let timer: NodeJS.Timeout | undefined
  const listener = await listenTo(databaseUrl, CHANNEL, () => {
    timer ??= setTimeout(() => {
      timer = undefined
      refresh().catch((error: unknown) => log.error({ err: error }, 'catalogue not read'))
    }, GATHER_MS)
  })
  return {
    fullIndex: () => full,
    kidsIndex: () => kids,
    version: () => version,
    refresh,
    async close() {
      clearTimeout(timer)
      await listener.close()
      await last.catch(() => {})
    },
  }
}

// An episode that is safe by itself stays hidden with its series: it would name it and lead there.
function kidSafeOf(titles: readonly Title[]): Title[] {
  const safe = new Set(titles.filter(({ kidSafe }) => kidSafe).map(({ id }) => id))
  return titles.filter(({ id, parentId }) => safe.has(id) && (parentId === null || safe.has(parentId)))
}

/** Tells every process that what is published changed; part of the transaction that changed it. */
export async function announceChange(db: Database): Promise<void> {
  await db
    .updateTable('catalogue_version')
    .set({ version: sql<number>`version + 1` })
    .execute()
  await sql`select pg_notify(${CHANNEL}, '')`.execute(db)
}
