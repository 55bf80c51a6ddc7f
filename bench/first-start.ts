/**
 * A first start on an empty data folder, timed from the start of the process: the first page, the first twelve titles with pictures and all
 * of them, the first playable title of each vertical, everything playable, the first trailer and all, and the moment the machine goes idle.
 * Stops by itself once everything is there or the time is up.
 * Usage: node bench/first-start.ts [seconds=3600]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@quintet/platform/db/database'
import { startEmbeddedPostgres } from '@quintet/platform/db/embedded'
import { openLog } from '@quintet/platform/log/log'
import { planDemo } from '@quintet/seed'
import { freePortPair } from '@quintet/testing'
import { sql } from 'kysely'

const FIRST_TITLES = 12
const LOOK_EVERY_MS = 250
const LOOK_FOR_MEDIA_EVERY = 8
const TICKS_PER_SECOND = 100
const QUIET_MS = 20_000
const QUIET_SHARE = 0.05

const limitMs = Number(process.argv[2] ?? 3600) * 1000
const total = planDemo().length
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'quintet-first-start-'))
const port = await freePortPair()
const origin = `http://127.0.0.1:${port}`
const started = performance.now()
const server = spawn(process.execPath, [path.join(import.meta.dirname, '../apps/server/src/main.js')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), DEMO: '1', NODE_ENV: 'production' },
})

const seconds: Record<string, number> = {}
const cpuSeconds: Record<string, number> = {}
let shown = 0
let plays = 0
const held: { database?: Awaited<ReturnType<typeof joinDatabase>> } = {}

async function note(name: string, isThere: boolean): Promise<void> {
  if (!isThere || name in seconds) return
  seconds[name] = Math.round((performance.now() - started) / 100) / 10
  cpuSeconds[name] = await cpuOf(server.pid ?? 0)
  process.stderr.write(`${name}: ${seconds[name]} s, ${cpuSeconds[name]} s CPU\n`)
}

async function look(round: number): Promise<void> {
  if (!('firstPage' in seconds)) return note('firstPage', (await fetch(origin)).ok)
  // Read from the database: while requests are served, background work yields them a CPU, and an unattended start has none.
  held.database ??= await joinDatabase()
  shown = await countShown(held.database.db)
  // A title is shown once all its pictures are made, so the number of titles is the number of pictures.
  await note('firstPictures', shown >= FIRST_TITLES)
  await note('allPictures', shown >= total)
  if (round % LOOK_FOR_MEDIA_EVERY > 0) return
  const media = await mediaOf(held.database.db)
  for (const { vertical, playing } of media.verticals) await note(`first ${vertical}`, playing > 0)
  const isMade = await access(path.join(dataDir, 'demo-complete')).then(
    () => true,
    () => false,
  )
  await note('firstTrailer', media.trailers > 0)
  // The last title to become playable sets the time for all.
  const playing = media.verticals.reduce((sum, each) => sum + each.playing, 0)
  if (playing > plays) delete seconds['allPlays']
  plays = Math.max(plays, playing)
  await note('allPlays', true)
  await note('allMade', isMade && media.waiting === 0)
  if ('allMade' in seconds) await note('quiet', await isQuiet())
}

async function countShown(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('content_item')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('published_at', 'is not', null)
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Counts playable titles: those that play themselves or through one of their parts. */
async function mediaOf(db: Database) {
  const assets = await db
    .selectFrom('media_asset as asset')
    .innerJoin('content_item as part', 'part.id', 'asset.item_id')
    .innerJoin('content_item as item', (join) =>
      join.on(sql<boolean>`item.id = coalesce(part.parent_id, part.id)`),
    )
    .select(['item.id', 'item.vertical', 'asset.purpose', 'asset.state'])
    .execute()
  const main = assets.filter(({ purpose }) => purpose === 'main')
  const verticals = [...Map.groupBy(main, ({ vertical }) => vertical)].map(([vertical, rows]) => {
    const titles = [...Map.groupBy(rows, ({ id }) => id).values()]
    return {
      vertical,
      playing: titles.filter((title) => title.some(({ state }) => state === 'ready')).length,
    }
  })
  return {
    verticals,
    trailers: assets.filter(({ purpose, state }) => purpose === 'trailer' && state === 'ready').length,
    waiting: assets.filter(({ state }) => state === 'waiting' || state === 'running').length,
  }
}

async function joinDatabase() {
  const embedded = await startEmbeddedPostgres({ dataDir, log: openLog('silent') })
  const db = openDatabase(embedded.url)
  return {
    db,
    async stop() {
      await db.destroy()
      await embedded.stop()
    },
  }
}

/** True if the product uses less than a twentieth of a CPU. */
async function isQuiet(): Promise<boolean> {
  const before = await cpuOf(server.pid ?? 0)
  await sleep(QUIET_MS)
  return (await cpuOf(server.pid ?? 0)) - before <= (QUIET_MS / 1000) * QUIET_SHARE
}

/** The CPU time of a process and all its descendants, running and ended; 0 if the system does not tell. */
async function cpuOf(root: number): Promise<number> {
  const ids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const rows = await Promise.all(
    ids.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
      // The process name is in parentheses and may contain anything.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const ticks = fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0)
      return { id: Number(id), parent: Number(fields[1]), ticks: ticks || 0 }
    }),
  )
  const family = new Set([root])
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const { id, parent } of rows) if (family.has(parent)) family.add(id)
  }
  const ticks = rows.filter(({ id }) => family.has(id)).reduce((sum, row) => sum + row.ticks, 0)
  return Math.round(ticks / TICKS_PER_SECOND)
}

try {
  for (let round = 0; performance.now() - started < limitMs; round++) {
    if (server.exitCode !== null) throw new Error('The product ended by itself.')
    await look(round).catch((error: unknown) => {
      // The server is not listening yet.
      if (!(error instanceof TypeError)) throw error
    })
    if ('quiet' in seconds) break
    await sleep(LOOK_EVERY_MS)
  }
} finally {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  await held.database?.stop()
  await rm(dataDir, { recursive: true, force: true })
}
console.log(
  JSON.stringify({ titles: total, shown, plays, cores: os.availableParallelism(), seconds, cpuSeconds }),
)
