/** The settings of a bucket, which must be set together or not at all. @spec decisions 7.9 */
import type { Bucket } from '../storage/s3-storage.ts'

const TOGETHER = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

type Given = Partial<Record<(typeof TOGETHER)[number], string | undefined>>

/** Returns a fault for each setting that is missing while others are set. */
export function faultsOfBucket(given: Given): string[] {
  const missing = TOGETHER.filter((name) => given[name] === undefined)
  if (missing.length === TOGETHER.length) return []
  return missing.map((name) => `${name} must be set too: ${TOGETHER.join(', ')} go together`)
}

/** Returns null if media stay on this machine. */
export function bucketOf(
  settings: Given & { S3_REGION: string; S3_FORCE_PATH_STYLE: boolean },
): Bucket | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    endpoint: S3_ENDPOINT,
    name: S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    hasNameInPath: settings.S3_FORCE_PATH_STYLE,
  }
}
