/**
 * Kills `quintet import` with SIGKILL at random moments, lets the next run continue, and checks that nothing is lost, duplicated or
 * incomplete. `node bench/import-kill.ts [rounds]`; each round ends with an uninterrupted import.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabase } from '@quintet/platform/db/database'
import { openFileStorage } from '@quintet/platform/storage/file-storage'
import { createTestDatabase } from '@quintet/testing'
import {
  ended,
  importJson,
  SMALL_LIBRARY_TITLES,
  startQuintet,
  writeSmallLibrary,
} from '../tests/import/command-line.ts'

const KILLS_PER_ROUND = 3
const EARLIEST_KILL_MS = 600
const CLIENT_OK = 0

export type KillTrial = { kills: number; faults: string[]; seconds: number }

/** Runs rounds of kills, each on its own database; `faults` lists everything found wrong. */
export async function tryImportKills(
  rounds: number,
  log: (line: string) => void = () => {},
): Promise<KillTrial> {
  const started = performance.now()
  const faults: string[] = []
  const scratch = await mkdtemp(path.join(os.tmpdir(), 'import-kill-'))
  let kills = 0
  try {
    const library = path.join(scratch, 'library')
    await writeSmallLibrary(library)
    for (let round = 0; round < rounds; round += 1) {
      const outcome = await tryRound(library, path.join(scratch, `data-${round}`))
      kills += outcome.moments.length
      faults.push(...outcome.faults.map((fault) => `round ${round + 1}: ${fault}`))
      log(
        `round ${round + 1}: killed after ${outcome.moments.join(', ')} ms; ${outcome.faults.join('; ') || 'whole'}`,
      )
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return { kills, faults, seconds: Math.round((performance.now() - started) / 1000) }
}

async function tryRound(library: string, dataDir: string): Promise<{ moments: number[]; faults: string[] }> {
  const database = await createTestDatabase()
  const environment = { DATA_DIR: dataDir, DATABASE_URL: database.url }
  const moments: number[] = []
  try {
    // Kills may fall anywhere within the time of the last complete import.
    let span = 8000
    for (let kill = 0; kill < KILLS_PER_ROUND; kill += 1) {
      const child = startQuintet(['import', library, '--json'], environment)
      const begun = performance.now()
      const moment = Math.round(EARLIEST_KILL_MS + Math.random() * span)
      const timer = setTimeout(() => child.kill('SIGKILL'), moment)
      const status = await ended(child)
      clearTimeout(timer)
      if (status === null) moments.push(moment)
      else span = Math.max(1000, performance.now() - begun - EARLIEST_KILL_MS)
    }
    return { moments, faults: await inspect(library, dataDir, database.url, environment) }
  } finally {
    await database.drop()
  }
}

/** Imports to the end and once more, then checks everything that is there. */
async function inspect(
  library: string,
  dataDir: string,
  url: string,
  environment: Record<string, string>,
): Promise<string[]> {
  const faults: string[] = []
  const expect = (isTrue: boolean, fault: string) => void (isTrue || faults.push(fault))
  const last = await importJson(library, environment)
  expect(
    last.status === CLIENT_OK,
    `the last import ended with ${last.status}: ${JSON.stringify(last.failed)}`,
  )
  expect(last.items.length === SMALL_LIBRARY_TITLES, `${last.items.length} titles`)
  expect(
    last.items.every(({ state }) => state === 'published'),
    'a title is not shown',
  )
  const again = await importJson(library, environment)
  expect(again.unchanged === SMALL_LIBRARY_TITLES && again.imported === 0, `again: ${JSON.stringify(again)}`)

  const db = openDatabase(url)
  try {
    const titles = await db.selectFrom('content_item').select('source_key').execute()
    expect(titles.length === SMALL_LIBRARY_TITLES, `${titles.length} rows of titles`)
    const assets = await db
      .selectFrom('media_asset')
      .select(['id', 'item_id', 'purpose', 'state', 'entry_key'])
      .execute()
    const places = new Set(assets.map(({ item_id, purpose }) => `${item_id} ${purpose}`))
    expect(places.size === assets.length, 'media are there twice')
    expect(
      assets.every(({ state }) => state === 'ready'),
      'media are not ready',
    )
    const storage = openFileStorage(path.join(dataDir, 'media'))
    for (const { entry_key } of assets)
      expect(entry_key !== null && (await storage.size(entry_key)) !== null, `${entry_key} is missing`)
    const stored = await readdir(path.join(dataDir, 'media/assets')).catch(() => [])
    const known = new Set(assets.map(({ id }) => id))
    expect(
      stored.every((name) => known.has(name)),
      'media of nobody are stored',
    )
    const left = await readdir(path.join(dataDir, 'import')).catch(() => [])
    expect(left.length <= KILLS_PER_ROUND, `${left.length} unpacked games are left`)
  } finally {
    await db.destroy()
  }
  return faults
}

if (import.meta.main) {
  const { positionals } = parseArgs({ allowPositionals: true })
  const trial = await tryImportKills(Number(positionals[0] ?? 4), (line) => console.log(line))
  console.log(`${trial.kills} kills, ${trial.faults.length} faults, ${trial.seconds} s`)
  process.exitCode = trial.faults.length === 0 ? 0 : 1
}
