/**
 * Backups during writes, each restored elsewhere and compared; then backup, restore and upgrade in turn, killed with -9 at random moments
 * and each run again to the end. Goal: every copy is complete, two mails written together are both there, nothing partial passes for
 * complete, and a kill loses nothing.
 * Usage: node bench/backups.ts [--rounds 100] [--kills 500] [--members 20]
 */
import { type ChildProcess } from 'node:child_process'
import { access, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Manifest } from '@quintet/platform/backup/manifest'
import { openDatabase } from '@quintet/platform/db/database'
import { migrate, migrationNames } from '@quintet/platform/db/migrate'
import { type Product, startProduct } from '@quintet/testing'
import { ended, quintet, startQuintet } from '../tests/import/command-line.ts'
import {
  aFilmWithFiles,
  backUp,
  countPairs,
  type EmptyPlace,
  factsOf,
  isWhole,
  restore,
  whileWritingPairs,
  withEmptyPlace,
} from '../tests/operate/copies.ts'
import { counts, report } from './attacks/attack.ts'

/** The older database: the first half of the migrations. */
const OLDER_SHARE = 0.5
const OLD_MAILS = 200

type Act = 'backup' | 'restore' | 'upgrade'
type Scene = { product: Product; folder: string; whole: string; manifest: Manifest }

export type Backups = {
  backups: number
  restoredEqual: number
  writes: number
  /** Kills by act; one that came after its end does not count. */
  kills: Record<Act, number>
  faults: string[]
  seconds: number
}

export async function tryBackups(
  wanted: { rounds: number; kills: number; members: number },
  log: (line: string) => void = () => {},
): Promise<Backups> {
  const started = performance.now()
  const product = await startProduct()
  const folder = await mkdtemp(path.join(tmpdir(), 'quintet-backups-'))
  const result: Backups = {
    backups: 0,
    restoredEqual: 0,
    writes: 0,
    kills: { backup: 0, restore: 0, upgrade: 0 },
    faults: [],
    seconds: 0,
  }
  try {
    for (let at = 0; at < wanted.members; at++) await product.aMember()
    await aFilmWithFiles(product)
    for (let round = 1; round <= wanted.rounds; round++) {
      const copied = await copyUnderWrites(product, path.join(folder, 'round.tar'))
      result.backups++
      result.writes += copied.writes
      if (copied.fault === null) result.restoredEqual++
      else result.faults.push(`round ${round}: ${copied.fault}`)
      log(`backup ${round} of ${wanted.rounds}: ${copied.fault ?? 'whole'}`)
    }
    const whole = path.join(folder, 'whole.tar')
    const scene = { product, folder, whole, manifest: await backUp(product, whole) }
    await killAll(scene, wanted.kills, { result, log })
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...result, seconds: Math.round((performance.now() - started) / 1000) }
}

async function copyUnderWrites(
  product: Product,
  file: string,
): Promise<{ writes: number; fault: string | null }> {
  await rm(file, { force: true })
  const writes = await whileWritingPairs(product, async () => {
    await backUp(product, file)
  })
  return { writes, fault: await withEmptyPlace((place) => faultOfCopy(file, place)) }
}

async function faultOfCopy(file: string, place: EmptyPlace): Promise<string | null> {
  const copy = await restore(file, place)
  if (!isWhole(copy)) return `not whole: ${JSON.stringify({ ...copy, manifest: undefined })}`
  const pairs = await countPairs(place.ask)
  return pairs % 2 === 0 ? null : `${pairs} mails of pairs`
}

type Telling = { result: Backups; log: (line: string) => void }

async function killAll(scene: Scene, kills: number, { result, log }: Telling): Promise<void> {
  const acts = { backup: killBackup, restore: killRestore, upgrade: killUpgrade }
  const names = Object.keys(acts) as Act[]
  // A kill may fall anywhere within the time of the act's last uninterrupted run.
  const spans: Record<Act, number> = { backup: 2000, restore: 4000, upgrade: 2000 }
  for (let tries = 0, killed = 0; killed < kills; tries++) {
    const act = names[tries % names.length] ?? 'backup'
    const moment = Math.round(Math.random() * spans[act])
    const { wasKilled, tookMs, fault } = await acts[act](scene, moment)
    if (wasKilled) result.kills[act]++
    else spans[act] = Math.max(500, tookMs)
    killed += Number(wasKilled)
    if (fault !== null) result.faults.push(`${act} killed after ${moment} ms: ${fault}`)
    log(`${killed} of ${kills}: ${act} after ${moment} ms: ${fault ?? 'nothing lost'}`)
  }
}

type Killed = { wasKilled: boolean; tookMs: number; fault: string | null }

async function killAfter(child: ChildProcess, moment: number): Promise<Omit<Killed, 'fault'>> {
  const begun = performance.now()
  const timer = setTimeout(() => child.kill('SIGKILL'), moment)
  const status = await ended(child)
  clearTimeout(timer)
  return { wasKilled: status === null, tookMs: performance.now() - begun }
}

const environmentOf = ({ foundation: { databaseUrl, config } }: Product) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: config.dataDir,
})

/** Afterwards the file is a complete backup or does not exist, and the next backup is complete. */
async function killBackup({ product, folder }: Scene, moment: number): Promise<Killed> {
  const file = path.join(folder, 'killed.tar')
  await rm(file, { force: true })
  const killed = await killAfter(startQuintet(['backup', file], environmentOf(product)), moment)
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  const next = isThere ? file : path.join(folder, 'next.tar')
  await rm(path.join(folder, 'next.tar'), { force: true })
  const again = isThere ? null : await quintet(['backup', next], environmentOf(product))
  const left = (await readdir(product.foundation.config.dataDir)).filter((name) => name.includes('part'))
  if (again && again.status !== 0) return { ...killed, fault: `the next one failed: ${again.stderr}` }
  if (again && left.length > 0) return { ...killed, fault: `left ${left.join(', ')}` }
  return { ...killed, fault: await withEmptyPlace((place) => faultOfCopy(next, place)) }
}

/** The next restore starts over, or reports that the first was complete; then everything is as the backup counts it. */
async function killRestore({ product, folder, whole, manifest }: Scene, moment: number): Promise<Killed> {
  return withEmptyPlace(async (place) => {
    const environment = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir }
    const killed = await killAfter(startQuintet(['restore', whole], environment), moment)
    const again = await quintet(['restore', whole], environment)
    const isThrough = again.status === 0 || again.stderr.includes('already has tables')
    if (!isThrough) return { ...killed, fault: again.stderr }
    const copy = path.join(folder, 'copy.tar')
    await rm(copy, { force: true })
    const found = await backUp(product, copy, { ownerUrl: place.databaseUrl, dataDir: place.dataDir })
    const isEqual = isDeepStrictEqual(factsOf(found), factsOf(manifest))
    return { ...killed, fault: isEqual ? null : 'counts or hashes differ' }
  })
}

/** Kills the upgrade of an older database with mails in it: afterwards its schema is current and every mail is there. */
async function killUpgrade({ manifest }: Scene, moment: number): Promise<Killed> {
  const older = (await migrationNames()).slice(0, Math.round(manifest.migrations.length * OLDER_SHARE))
  return withEmptyPlace(async (place) => {
    const owner = openDatabase(place.databaseUrl, { connections: 1 })
    await migrate(owner, new Set(older)).finally(() => owner.destroy())
    await place.ask(
      `insert into mail (id, recipient, subject, body_text, body_html, created_at)
        select 'old-' || n, 'old@quintet.example', 'Old', '', '', now() from generate_series(1, ${OLD_MAILS}) n`,
    )
    const environment = { DATABASE_URL: place.databaseUrl, DATA_DIR: place.dataDir }
    const killed = await killAfter(startQuintet(['status'], environment), moment)
    const again = await quintet(['status'], environment)
    if (again.status !== 0) return { ...killed, fault: again.stderr }
    const { rows } = await place.ask<{ mails: number; steps: number }>(
      `select (select count(*)::integer from mail where subject = 'Old') as mails,
        (select count(*)::integer from kysely_migration) as steps`,
    )
    const [found] = rows
    const isWholeThen = found?.mails === OLD_MAILS && found.steps === manifest.migrations.length
    return { ...killed, fault: isWholeThen ? null : JSON.stringify(found) }
  })
}

if (import.meta.main) {
  const wanted = counts(import.meta.filename, { rounds: 100, kills: 500, members: 20 })
  const result = await tryBackups(wanted, (line) => console.error(line))
  report(result, result.faults.length === 0)
}
