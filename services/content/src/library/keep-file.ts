import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { noteUnclaimed } from '@quintet/platform/jobs/media-orders'
import type { Storage } from '@quintet/platform/storage/storage'

type Parts = { db: Database; storage: Storage }
type File = {
  folder: string
  key: string
  content: string | Uint8Array
  /** Locks the title; true if a row already names the file. */
  isUsed: (tx: DatabaseTransaction) => Promise<boolean>
}

/**
 * Writes a file that a row of the title will name; the transaction that adds the row must claim the folder. Until then it is recorded as
 * unused: if the edit fails or the process dies, the file is removed a day later. Call it before that transaction opens: within it, each
 * caller would hold one connection while waiting for another, and a pool's worth of editors would wait for each other. The title's lock keeps
 * a file from being recorded as unused while another edit takes it into use.
 * @spec decisions 13.17
 */
export async function keepFile(
  { db, storage }: Parts,
  { folder, key, content, isUsed }: File,
): Promise<void> {
  const isNew = await db.transaction().execute(async (tx) => {
    if (await isUsed(tx)) return false
    await noteUnclaimed(tx, folder)
    return true
  })
  if (isNew) await storage.write(key, content)
}
