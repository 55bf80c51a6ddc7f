/** Imports uploads in a worker, like any library folder. */
import { existsSync } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { LibraryError, type Refusal } from '@quintet/media-files/library/library-folder'
import { MINUTE_MS } from '@quintet/domain/basics/milliseconds'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import { repeat } from '@quintet/platform/jobs/repeat'
import type { Log } from '@quintet/platform/log/log'
import { importLibrary, type IngestParts } from '../ingest/index.ts'
import { importedWith } from './placing.ts'
import * as queries from './queries.ts'
import { remindOfTaken } from './service.ts'
import type { LibraryHere, Placed, UploadStore } from './store.ts'

type Wanted = { within: string; isDraft: boolean }

type Parts = IngestParts & { store: UploadStore }

/** How often it is checked that no import was given up: whatever kept it from succeeding may be over. */
const REMIND_EVERY_MS = 5 * MINUTE_MS

/** Works in the background; `stop` ends the reminders, and the queues end their work themselves. */
export async function workUploads(
  parts: Parts & { jobs: Jobs; log: Log },
): Promise<{ stop(): Promise<void> }> {
  const { jobs, log } = parts
  await jobs.work('content.upload', { atOnce: 1 }, (wanted, signal) => importUploads(parts, wanted, signal))
  return repeat(() => remindOfTaken(parts), {
    pauseMs: REMIND_EVERY_MS,
    log,
    failure: 'looking for forgotten uploads failed',
  })
}

/** Imports a place in the library of uploads, a folder or a file; a file that cannot be used becomes an upload again, with the reason. */
export async function importUploads(parts: Parts, wanted: Wanted, signal?: AbortSignal): Promise<void> {
  const { db, clock, store } = parts
  const uploads = await queries.takenIn(db, wanted.within)
  if (uploads.length === 0) return
  const { failed, ignored } = await store.withLibrary(wanted.within, uploads, (library) =>
    importPlace(parts, library, wanted, { uploads, signal }),
  )
  for (const { id, place } of uploads) {
    const fault = reasonAt(place, failed)
    if (fault !== null) await store.takeBack({ id, place })
    await queries.changeUpload(db, id, {
      ...(fault === null ? { state: 'imported' } : { state: 'failed', library_path: null }),
      reason: fault ?? reasonAt(place, ignored),
      changed_at: clock.now(),
    })
    if (fault === null) await store.remove(id)
  }
}

async function importPlace(
  parts: IngestParts,
  library: LibraryHere,
  { within, isDraft }: Wanted,
  { uploads, signal }: { uploads: readonly Placed[]; signal: AbortSignal | undefined },
): Promise<{ failed: Refusal[]; ignored: Refusal[] }> {
  const { folder, knownAs } = library
  // Lost by a crash: no import will ever find them, and a job that failed for it would leave them waiting.
  const lost = uploads
    .filter(({ place }) => !existsSync(path.join(folder, place)))
    .map(({ place }) => ({ path: place, reason: 'The file is no longer there.' }))
  if (lost.length > 0 && lost.length === uploads.length) return { failed: lost, ignored: [] }
  try {
    const isFolder = (await stat(path.join(folder, within))).isDirectory()
    const place = importedWith(await realpath(folder), within, isFolder)
    const options = { isDraft, ...(knownAs ? { knownAs } : {}), ...(signal ? { signal } : {}) }
    const { failed, ignored } = await importLibrary(parts, place, options)
    return { failed: [...lost, ...failed], ignored }
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    return { failed: [{ path: within, reason: error.message }], ignored: [] }
  }
}

/** The reason reported for a file, for its title (named like the file without extension), or for a folder above it. */
function reasonAt(place: string, said: readonly Refusal[]): string | null {
  const found = said.find(
    ({ path: at }) => place === at || ['/', '.'].some((next) => place.startsWith(at + next)),
  )
  return found?.reason ?? null
}
