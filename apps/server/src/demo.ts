/**
 * The demo catalogue, made in the background of a first start: a process of its own writes title after title into a library
 * folder, most visible first, and this one imports each as anybody's. @spec decisions 7
 */
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { importLibrary } from '@quintet/content'
import type { MadeTitle } from './demo-maker.ts'
import type { Foundation } from './foundation.ts'
import type { Work } from './work.ts'

const MAKER = path.join(import.meta.dirname, 'demo-maker.ts')
const SEED_SOURCES = path.join(import.meta.dirname, '../../../seed/src')

/** Makes and imports what is missing; a start after a complete one does nothing. */
export async function startDemo(foundation: Foundation): Promise<Work> {
  const { config, log } = foundation
  const library = path.join(config.dataDir, 'demo-library')
  const stamp = path.join(config.dataDir, 'demo-complete')
  const version = await fingerprintOfSeed()
  if ((await readFile(stamp, 'utf8').catch(() => '')) === version) return { stop: async () => {} }

  await mkdir(library, { recursive: true })
  const interruption = new AbortController()
  const maker = fork(MAKER, [library], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  // Members come first: what they wait for is served before another poster is drawn.
  if (maker.pid !== undefined) os.setPriority(maker.pid, os.constants.priority.PRIORITY_LOW)

  let imports: Promise<unknown> = Promise.resolve()
  maker.on('message', (message) => {
    const { folder, stage, done, total, missing } = message as MadeTitle
    log.info({ stage, done, total, ...(missing.length > 0 ? { missing } : {}) }, 'demo catalogue')
    imports = imports
      .then(() => importLibrary(foundation, path.join(library, folder), { signal: interruption.signal }))
      .catch((error: unknown) => {
        if (!interruption.signal.aborted) log.error({ err: error, folder }, 'demo title not imported')
      })
  })
  maker.on('error', (error) => log.error({ err: error }, 'demo catalogue not made'))
  const ended = (async () => {
    const [code] = await once(maker, 'exit')
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
