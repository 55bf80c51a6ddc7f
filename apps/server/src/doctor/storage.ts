/** Checks where media are stored, and whether this machine may write there. @spec decisions 14.3 */
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { openStorage } from '@quintet/platform/storage/open'
import { type Check, wordsOf } from './check.ts'

export const checkStorage: Check = async ({ config }) => {
  const check = 'storage'
  const { bucket, dataDir } = config
  if (!bucket) return { check, state: 'off', says: `media are stored in ${path.join(dataDir, 'media')}` }
  const storage = await openStorage(config)
  const key = `doctor/${randomUUID()}`
  try {
    await storage.write(key, key)
    const read = await text(storage.read(key))
    await storage.remove(key)
    return read === key
      ? {
          check,
          state: 'ok',
          says: `the bucket ${bucket.name} at ${bucket.endpoint} can be read and written`,
        }
      : { check, state: 'fault', says: `the bucket ${bucket.name} returned different data than was written` }
  } catch (error) {
    return {
      check,
      state: 'fault',
      says: `the bucket ${bucket.name} at ${bucket.endpoint}: ${wordsOf(error)}`,
    }
  }
}
