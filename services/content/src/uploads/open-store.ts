/** Opens the store of uploads that the configuration selects: in the bucket, else on this machine's disk. */
import type { Config } from '@quintet/platform/config/config'
import type { Storage } from '@quintet/platform/storage/storage'
import { openBucketStore } from './bucket-store.ts'
import { openDiskStore } from './disk-store.ts'
import type { UploadStore } from './store.ts'

export function openUploadStore(
  config: Pick<Config, 'bucket' | 'dataDir'>,
  storage: Storage,
): Promise<UploadStore> {
  return config.bucket ? Promise.resolve(openBucketStore(storage)) : openDiskStore(config)
}
