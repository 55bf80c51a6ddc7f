/** Removes what removed feeds left on this machine's disk. @spec decisions 9.21 */
import { realpath, rm } from 'node:fs/promises'
import { awaitsMedia, type IngestParts } from '../ingest/index.ts'
import { feedLibrary, idsOnDisk } from './library.ts'
import * as queries from './queries.ts'

/** Removes the folders of feeds that no longer exist. One whose media are still being made stays until a later call. */
export async function forgetLibraries({ config, db, log }: IngestParts): Promise<void> {
  // The folders first: a feed that is added meanwhile has its row before it has a folder.
  const onDisk = await idsOnDisk(config)
  const known = new Set(await queries.selectFeedIds(db))
  for (const id of onDisk) {
    if (known.has(id)) continue
    const folder = await realpath(feedLibrary(config, id))
    if (await awaitsMedia(db, folder)) continue
    await rm(folder, { recursive: true, force: true })
    log.info({ feed: id }, 'files of a removed feed removed')
  }
}
