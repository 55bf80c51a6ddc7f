/**
 * Creates the demo catalogue in the background of a first start: a separate process writes title after title into a library folder, most
 * visible first, and this one imports each like any operator's. @spec decisions 7.1
 */
import { type ChildProcess, fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { importLibrary } from '@quintet/content/ingest'
import { programEnv } from '@quintet/media-files/tools/program-env'
import type { FromParent, MadeStep } from './demo-maker.ts'
import { isWorthALine, showBar } from './demo-progress.ts'
import type { Foundation } from './foundation.ts'
import type { Stoppable } from './stoppable.ts'

const MAKER = path.join(import.meta.dirname, 'demo-maker.ts')
const SEED_SOURCES = path.join(import.meta.dirname, '../../../seed')
/** The sources of the catalogue; games and readings are files beside the generators. */
const SEED_FOLDERS = ['src', 'games', 'readings']
const LOOK_EVERY_MS = 1000

/** Makes and imports what is missing; after a complete start it does nothing. */
export async function startDemo(foundation: Foundation): Promise<Stoppable> {
  const { config, demoProgress } = foundation
  const library = path.join(config.dataDir, 'demo-library')
  const stamp = path.join(config.dataDir, 'demo-complete')
  const version = await fingerprintOfSeed()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === version) return { stop: async () => {} }

  await mkdir(library, { recursive: true })
  const firstStart = await readFirstStart(foundation)
  demoProgress.begin()
  const maker = fork(MAKER, [library, firstStart, config.cacheDir ?? ''], {
    env: programEnv(),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // Members' requests take priority over drawing posters.
  if (maker.pid !== undefined) os.setPriority(maker.pid, os.constants.priority.PRIORITY_LOW)
  const imports = importAsMade(foundation, maker, library)
  const making = tellWhenServing(foundation, maker)
  const ended = (async () => {
    const [code] = await once(maker, 'exit')
    clearInterval(making)
    demoProgress.end()
    await imports.done()
    if (code === 0 && !imports.isInterrupted()) await writeFile(stamp, version)
  })()
  return {
    async stop() {
      imports.interrupt()
      maker.kill()
      await ended
    },
  }
}

/** Imports each folder as the maker reports something new in it. */
function importAsMade(foundation: Foundation, maker: ChildProcess, library: string) {
  const { log } = foundation
  const interruption = new AbortController()
  const { signal } = interruption
  // A folder that is already waiting is not imported twice.
  const waiting = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()
  maker.on('message', (message) => {
    const made = message as MadeStep
    tell(foundation, made)
    const { folder, isNew } = made
    if (!isNew || waiting.has(folder)) return
    waiting.add(folder)
    last = last
      .then(() => {
        waiting.delete(folder)
        return importLibrary(foundation, path.join(library, folder), { signal })
      })
      .catch((error: unknown) => {
        if (!signal.aborted) log.error({ err: error, folder }, 'importing a demo title failed')
      })
  })
  maker.on('error', (error) => log.error({ err: error }, 'making the demo catalogue failed'))
  return {
    done: () => last,
    interrupt: () => interruption.abort(),
    isInterrupted: () => signal.aborted,
  }
}

/** While anybody is being served, the maker uses only one processor. */
function tellWhenServing({ serving }: Foundation, maker: ChildProcess): NodeJS.Timeout {
  let told = false
  return setInterval(() => {
    const isServing = serving.isServing()
    if (isServing !== told && maker.connected) maker.send({ isServing } satisfies FromParent)
    told = isServing
  }, LOOK_EVERY_MS).unref()
}

/** Reports progress: as a bar on a terminal, elsewhere as a log line per tenth of a phase. */
function tell({ log, demoProgress }: Foundation, { phase, done, total, isAhead, missing }: MadeStep): void {
  if (missing.length > 0) log.warn({ phase, missing }, 'demo title incomplete')
  if (phase === 'pictures') demoProgress.note({ drawn: done, total })
  // One bar at a time: steps of a later phase are reported when its turn comes.
  if (isAhead) return
  if (process.stderr.isTTY) showBar(process.stderr, { phase, done, total })
  else if (isWorthALine({ phase, done, total })) log.info({ phase, done, total }, 'demo catalogue')
}

// The demo's live schedule is dated from it, so a later start must not change it.
async function readFirstStart({ config, clock }: Foundation): Promise<string> {
  const file = path.join(config.dataDir, 'demo-first-start')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null) return known
  const now = clock.now().toISOString()
  await writeFile(file, now)
  return now
}

// Changed records or generators rebuild the catalogue; the maker keeps what already exists.
async function fingerprintOfSeed(): Promise<string> {
  const hash = createHash('sha256')
  const folders = SEED_FOLDERS.map((folder) => path.join(SEED_SOURCES, folder))
  const entries = await Promise.all(
    folders.map((folder) => readdir(folder, { recursive: true, withFileTypes: true })),
  )
  for (const file of entries
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted())
    hash.update(path.relative(SEED_SOURCES, file)).update(await readFile(file))
  return hash.digest('hex')
}
