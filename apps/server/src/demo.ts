/**
 * The demo catalogue, made in the background of a first start: a process of its own writes title after title into a library
 * folder, most visible first, and this one imports each as anybody's. @spec decisions 7.1
 */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { importLibrary } from '@quintet/content'
import type { MadeTitle } from './demo-maker.ts'
import { showBar } from './demo-progress.ts'
import type { Foundation } from './foundation.ts'
import type { Stoppable } from './stoppable.ts'

const MAKER = path.join(import.meta.dirname, 'demo-maker.ts')
const SEED_SOURCES = path.join(import.meta.dirname, '../../../seed/src')

/** Makes and imports what is missing; a start after a complete one does nothing. */
export async function startDemo(foundation: Foundation): Promise<Stoppable> {
  const { config, log, demoProgress } = foundation
  const library = path.join(config.dataDir, 'demo-library')
  const stamp = path.join(config.dataDir, 'demo-complete')
  const version = await fingerprintOfSeed()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === version) return { stop: async () => {} }

  await mkdir(library, { recursive: true })
  const firstStart = await readFirstStart(foundation)
  const interruption = new AbortController()
  const maker = fork(MAKER, [library, firstStart], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  // Members come first: what they wait for is served before another poster is drawn.
  if (maker.pid !== undefined) os.setPriority(maker.pid, os.constants.priority.PRIORITY_LOW)

  let imports: Promise<unknown> = Promise.resolve()
  maker.on('message', (message) => {
    const made = message as MadeTitle
    tell(foundation, made)
    if (!made.isNew) return
    imports = imports
      .then(() => importLibrary(foundation, path.join(library, made.folder), { signal: interruption.signal }))
      .catch((error: unknown) => {
        if (!interruption.signal.aborted)
          log.error({ err: error, folder: made.folder }, 'demo title not imported')
      })
  })
  maker.on('error', (error) => log.error({ err: error }, 'demo catalogue not made'))
  const ended = (async () => {
    const [code] = await once(maker, 'exit')
    demoProgress.end()
    await imports
    if (code === 0 && !interruption.signal.aborted) await writeFile(stamp, version)
  })()
  return {
    async stop() {
      interruption.abort()
      maker.kill()
      await ended
    },
  }
}

/** Says how far it is: as a bar where somebody watches, as lines elsewhere. */
function tell({ log, demoProgress }: Foundation, { stage, done, total, missing }: MadeTitle): void {
  if (missing.length > 0) log.warn({ stage, missing }, 'demo title incomplete')
  if (stage === 'pictures') demoProgress.note({ drawn: done, total })
  if (stage === 'pictures' && process.stderr.isTTY) showBar(process.stderr, { drawn: done, total })
  else log.info({ stage, done, total }, 'demo catalogue')
}

// What is on the air is dated from it; a later start must not move it.
async function readFirstStart({ config, clock }: Foundation): Promise<string> {
  const file = path.join(config.dataDir, 'demo-first-start')
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null) return known
  const now = clock.now().toISOString()
  await writeFile(file, now)
  return now
}

// Changed records or generators make the catalogue anew; what is there already is kept by the maker.
async function fingerprintOfSeed(): Promise<string> {
  const hash = createHash('sha256')
  const files = await readdir(SEED_SOURCES, { recursive: true, withFileTypes: true })
  for (const file of files
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted())
    hash.update(path.relative(SEED_SOURCES, file)).update(await readFile(file))
  return hash.digest('hex')
}
