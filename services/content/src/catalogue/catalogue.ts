/** The published catalogue in memory: made at start, made again when the database says that it changed. */
import { listenTo, type Database } from '@quintet/platform/db/database'
import type { Config } from '@quintet/platform/config/config'
import type { Log } from '@quintet/platform/log/log'
import { sql } from 'kysely'
import { readTitles, readVersion, type TitleRow } from './queries.ts'
import { runInSteps } from './in-steps.ts'
import { buildIndex, type TitleIndex } from './title-index.ts'
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
  config,
  db,
  databaseUrl,
  log,
}: {
  config: Pick<Config, 'productId'>
  db: Database
  databaseUrl: string
  log: Log
}): Promise<Catalogue> {
  let version = 0
  let full = await runInSteps(buildIndex([]))
  let kids = full
  let last: Promise<void> = Promise.resolve()

  const read = async (): Promise<void> => {
    // The version first: a change in between is read twice rather than missed.
    const next = await readVersion(db)
    if (next === version) return
    const titles = await runInSteps(toTitles(await readTitles(db), config.productId))
    const nextFull = await runInSteps(buildIndex(titles))
    // An index of its own: what is counted, proposed and guessed under the lock comes from safe titles alone.
    const nextKids = await runInSteps(buildIndex(kidSafeOf(titles)))
    full = nextFull
    kids = nextKids
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

const TITLES_IN_A_STEP = 50

// An episode without a trailer of its own shows that of its series. @spec catalogue 2.10
function* toTitles(rows: readonly TitleRow[], productId: number): Generator<void, Title[]> {
  const trailers = new Map(rows.map((row) => [row.id, trailerOf(row)]))
  const titles: Title[] = []
  for (const row of rows) {
    const trailerOfSeries =
      row.kind === 'episode' && row.parent_id !== null ? trailers.get(row.parent_id) : null
    titles.push(toTitle(row, trailerOf(row) ?? trailerOfSeries ?? null, productId))
    if (titles.length % TITLES_IN_A_STEP === 0) yield
  }
  return titles
}

function trailerOf({ assets }: TitleRow): string | null {
  return assets.find(({ purpose }) => purpose === 'trailer')?.id ?? null
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
