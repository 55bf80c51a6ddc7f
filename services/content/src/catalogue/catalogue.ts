/** The published catalogue in memory: read at start, and updated when the database reports changes. */
import type { Database } from '@quintet/platform/db/database'
import { listenTo } from '@quintet/platform/db/listen'
import type { Config } from '@quintet/platform/config/config'
import type { Log } from '@quintet/platform/log/log'
import { type FrontPages, readFrontPages } from '../front/kept-pages.ts'
import { isWornOut } from '../search/engine.ts'
import { buildIndex, changeIndex, isForEverybody, isForKids } from './build-index.ts'
import { CHANGES_CHANNEL, readChanges } from './changes.ts'
import { runInSteps } from './in-steps.ts'
import { openKeeper } from './keeper.ts'
import { readPartIds, readTitles, type TitleRow } from './queries.ts'
import type { Reading } from './reading.ts'
import { changeTable, type NewTitle, TitlePacker } from './pack-titles.ts'
import type { TitleIndex } from './title-index.ts'
import { toNewTitle } from './title-of-row.ts'

/** Changes come in bursts during an import; one read covers many of them. */
const GATHER_MS = 150
/** Polls in case a notification is lost. */
const LOOK_EVERY_MS = 20_000

export type Catalogue = {
  fullIndex(): TitleIndex
  /** Only titles that the kids profile may see. */
  kidsIndex(): TitleIndex
  /** The editors' front pages, of the same version. */
  frontPages(): FrontPages
  /** Increases with every change; pages are made once per version. */
  version(): number
  /** Milliseconds since the catalogue was last known to match the database. */
  age(): number
  /** Reads the database now; for tests and after one's own writes. */
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
  config: Pick<Config, 'productId' | 'dataDir'>
  db: Database
  databaseUrl: string
  log: Log
}): Promise<Catalogue> {
  const keeper = await openKeeper(config, log)
  let now = (await keeper.read()) ?? (await readNothing())
  let front = await readFrontPages(db)
  let last: Promise<void> = Promise.resolve()

  let knownAt = performance.now()
  const read = async (): Promise<void> => {
    const askedAt = performance.now()
    await readIfChanged()
    knownAt = askedAt
  }
  const readIfChanged = async (): Promise<void> => {
    // Reads the changes first: a change made in the meantime is read twice rather than missed.
    const { ids, ...version } = await readChanges(db, now.version)
    if (version.stamp === now.version?.stamp) return
    const { full, kids } = ids
      ? await readChanged(db, now, ids, config.productId)
      : await readEverything(db, config.productId)
    front = await readFrontPages(db)
    now = { version, full, kids }
    keeper.noteReading(now, ids?.size ?? full.size)
    const facts = { version: version.version, titles: full.size, changed: ids?.size }
    // An import causes thousands of changes.
    if (ids) log.debug(facts, 'catalogue loaded')
    else log.info(facts, 'catalogue loaded')
  }
  // Runs one at a time: an older read must never replace a newer one.
  const refresh = (): Promise<void> => {
    last = last.catch(() => {}).then(read)
    return last
  }

  await refresh()
  let timer: NodeJS.Timeout | undefined
  const look = () =>
    void refresh().catch((error: unknown) => log.error({ err: error }, 'loading the catalogue failed'))
  const listener = await listenTo(databaseUrl, CHANGES_CHANNEL, () => {
    timer ??= setTimeout(() => {
      timer = undefined
      look()
    }, GATHER_MS)
  })
  const looking = setInterval(look, LOOK_EVERY_MS).unref()
  return {
    fullIndex: () => now.full,
    kidsIndex: () => now.kids,
    frontPages: () => front,
    version: () => now.version?.version ?? 0,
    age: () => performance.now() - knownAt,
    refresh,
    async close() {
      clearTimeout(timer)
      clearInterval(looking)
      await listener.close()
      await keeper.close()
      await last.catch(() => {})
    },
  }
}

async function readNothing(): Promise<Reading> {
  const nothing = await runInSteps(buildIndex(await runInSteps(new TitlePacker().finish()), isForEverybody))
  return { version: null, full: nothing, kids: nothing }
}

const TITLES_AT_ONCE = 2000

async function readEverything(db: Database, productId: number): Promise<Omit<Reading, 'version'>> {
  const packer = new TitlePacker()
  for (let after = 0; ;) {
    const rows = await readTitles(db, { after, limit: TITLES_AT_ONCE })
    const last = rows.at(-1)
    if (!last) break
    after = last.id
    await runInSteps(packRows(packer, rows, productId))
  }
  const table = await runInSteps(packer.finish())
  const full = await runInSteps(buildIndex(table, isForEverybody))
  // A separate index, so that counts and suggestions under the lock come from safe titles alone.
  const kids = await runInSteps(buildIndex(table, isForKids))
  return { full, kids }
}

async function readChanged(
  db: Database,
  known: Omit<Reading, 'version'>,
  ids: ReadonlySet<number>,
  productId: number,
): Promise<Omit<Reading, 'version'>> {
  // Rearranging a front page changes no titles.
  if (ids.size === 0) return known
  const rows = await readTitles(db, { ids: [...ids] })
  const titles = await runInSteps(newTitles(rows, productId))
  // Episodes change with their series: they take its trailer and kid safety, and are hidden with it.
  const changed = ids.union(new Set(await readPartIds(db, [...ids])))
  const { table, engine } = known.full.parts
  const next = await runInSteps(
    changeTable(table, changed, titles, { isPackedAnew: isWornOut(engine, changed) }),
  )
  const full = await runInSteps(changeIndex(known.full, next, changed, isForEverybody))
  const kids = await runInSteps(changeIndex(known.kids, next, changed, isForKids))
  return { full, kids }
}

const TITLES_IN_A_STEP = 50

function* newTitles(rows: readonly TitleRow[], productId: number): Generator<void, NewTitle[]> {
  const titles: NewTitle[] = []
  for (const row of rows) {
    titles.push(toNewTitle(row, productId))
    if (titles.length % TITLES_IN_A_STEP === 0) yield
  }
  return titles
}

function* packRows(packer: TitlePacker, rows: readonly TitleRow[], productId: number): Generator<void, void> {
  for (const row of rows) {
    packer.add(toNewTitle(row, productId))
    if (packer.size % TITLES_IN_A_STEP === 0) yield
  }
}
