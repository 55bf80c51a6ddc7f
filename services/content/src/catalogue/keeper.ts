/** Saves the catalogue for the next start, once changes have settled. */
import type { Config } from '@quintet/platform/config/config'
import type { Log } from '@quintet/platform/log/log'
import path from 'node:path'
import type { Reading } from './reading.ts'
import { runInSteps } from './in-steps.ts'
import { keyOfKept, readCatalogue, writeCatalogue } from './kept.ts'

/** Reading fewer titles, or fewer changes, from the database takes less than a second. */
export const WORTH_KEEPING = 2000
const QUIET_MS = 10_000

export type Keeper = {
  /** The saved catalogue; null if there is none. It may be older than the database. */
  read(): Promise<Reading | null>
  /** Notes a new reading, and how many titles changed in it. */
  noteReading(reading: Reading, changed: number): void
  close(): Promise<void>
}

export async function openKeeper(
  { productId, dataDir }: Pick<Config, 'productId' | 'dataDir'>,
  log: Log,
): Promise<Keeper> {
  const file = path.join(dataDir, 'catalogue-kept')
  const key = await keyOfKept(productId)
  const closing = new AbortController()
  let changedSince = 0
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  const write = async (reading: Reading): Promise<void> => {
    await writing
    const changed = changedSince
    await writeCatalogue(file, key, reading, closing.signal)
    changedSince -= changed
    log.info({ version: reading.version?.version }, 'catalogue snapshot saved')
  }
  return {
    async read() {
      const steps = await readCatalogue(file, key)
      return steps && runInSteps(steps)
    },
    noteReading(reading, changed) {
      changedSince += changed
      clearTimeout(timer)
      if (reading.full.size < WORTH_KEEPING || changedSince < WORTH_KEEPING) return
      timer = setTimeout(() => {
        writing = write(reading).catch((error: unknown) => {
          if (!closing.signal.aborted) log.warn({ err: error }, 'saving the catalogue snapshot failed')
        })
      }, QUIET_MS)
    },
    async close() {
      clearTimeout(timer)
      closing.abort()
      await writing
    },
  }
}
