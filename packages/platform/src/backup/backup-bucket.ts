/** Copies backups to a bucket of their own. @spec decisions 14.49 */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { type Bucket, openS3Storage } from '../storage/s3-storage.ts'
import { olderThanNewest } from './kept-backups.ts'
import { BackupError } from './manifest.ts'

/** With `keep`, keeps the newest backups there, and every object with another kind of name; returns the deleted names. */
export async function copyToBucket(
  bucket: Bucket,
  file: string,
  keep: number | undefined,
): Promise<string[]> {
  const storage = openS3Storage(bucket)
  const name = path.basename(file)
  await storage.writeFile(name, file)
  const { size } = await stat(file)
  const copied = await storage.size(name)
  if (copied !== size)
    throw new BackupError(`The bucket ${bucket.name} holds ${copied ?? 0} of ${size} bytes of ${name}.`)
  if (keep === undefined) return []
  const old = olderThanNewest(await Array.fromAsync(storage.list(), ({ key }) => key), keep)
  for (const key of old) await storage.remove(key)
  return old
}
