import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { claimFolder, noteUnclaimed } from '@quintet/platform/jobs/media-orders'
import type { Storage } from '@quintet/platform/storage/storage'

type Parts = { db: Database; storage: Storage }
type File = { folder: string; key: string; content: string | Uint8Array }

/**
 * Writes a file that a row of this transaction names. Before that it is recorded as unused, outside the transaction: if the transaction fails or
 * the process dies, the file is removed a day later. Only for files that no other row names; the caller must hold the title's lock.
 * @spec decisions 13.17
 */
export async function keepFile(
  { db, storage }: Parts,
  tx: DatabaseTransaction,
  { folder, key, content }: File,
): Promise<void> {
  await noteUnclaimed(db, folder)
  await storage.write(key, content)
  await claimFolder(tx, folder)
}
