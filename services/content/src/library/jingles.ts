/** Jingles that editors upload in the console. @spec decisions 12.16 */
import path from 'node:path'
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import type { Storage } from '@quintet/platform/storage/storage'
import { addJingle, checkJingle, keepJingle, type KeptJingle } from '../channels/operate.ts'
import { nameOfArrived, removeUpload, type UploadStore } from '../uploads/index.ts'

type Parts = { db: Database; storage: Storage; clock: Clock; store: UploadStore }

/** An uploaded jingle in storage. */
export type KeptUpload = KeptJingle & { upload: string }

/** Copies an upload to where jingles are made from. Throws `unknown_content`, `unknown_upload`, `jingle_refused`. */
export async function keepUploadedJingle(
  { store, ...parts }: Parts,
  { id: channelId, upload, operator }: { id: number; upload: string; operator: string },
): Promise<KeptUpload> {
  const name = path.posix.basename(await nameOfArrived(parts, upload, operator))
  // Before the file is fetched from a bucket.
  await checkJingle(parts.db, { channelId, name })
  const kept = await store.withFile(upload, (file) => keepJingle(parts, { channelId, name, file }))
  return { ...kept, upload }
}

/** Gives the channel the stored jingle, which stops being an upload; returns its id. Throws `unknown_content`, `unknown_upload`. */
export async function addUploadedJingle(
  { jobs, store }: { jobs: Jobs; store: UploadStore },
  tx: DatabaseTransaction,
  { id: channelId, actor, kept }: { id: number; actor: string; kept: KeptUpload },
  now: Date,
): Promise<number> {
  await removeUpload({ store }, tx, kept.upload, actor)
  return addJingle(tx, { jobs }, { channelId, kept }, now)
}
