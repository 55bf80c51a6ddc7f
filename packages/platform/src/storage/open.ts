/** Opens the configured storage. */
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { openFileStorage } from './file-storage.ts'
import type { Storage } from './storage.ts'

/** Opens the bucket, or else the media folder in `dataDir`. */
export async function openStorage({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<Storage> {
  if (!bucket) return openFileStorage(path.join(dataDir, 'media'))
  // The client is large, and a service on one machine need not load it.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(bucket)
}
