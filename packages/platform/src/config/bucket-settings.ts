/** The settings of a bucket, which must be set together or not at all. @spec decisions 7.9, decisions 14.49 */
import type { Bucket } from '../storage/s3-storage.ts'

/** Before the names of the settings: one bucket is for media, another for backups. */
type Prefix = '' | 'BACKUP_'
const NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

type Given = Partial<Record<`${Prefix}${(typeof NAMES)[number]}`, string | undefined>>

/** Returns a fault for each setting that is missing while others are set, and for backups in the bucket of the media. */
export function faultsOfBuckets(given: Given): string[] {
  const isSame =
    given.S3_BUCKET !== undefined &&
    given.BACKUP_S3_BUCKET === given.S3_BUCKET &&
    given.BACKUP_S3_ENDPOINT === given.S3_ENDPOINT
  return [
    ...faultsOf(given, ''),
    ...faultsOf(given, 'BACKUP_'),
    ...(isSame ? ['BACKUP_S3_BUCKET must not be the bucket of the media'] : []),
  ]
}

function faultsOf(given: Given, prefix: Prefix): string[] {
  const together = NAMES.map((name) => `${prefix}${name}` as const)
  const missing = together.filter((name) => given[name] === undefined)
  if (missing.length === together.length) return []
  return missing.map((name) => `${name} must be set too: ${together.join(', ')} go together`)
}

/** Returns null if that bucket is not set. */
export function bucketOf(
  settings: Given & {
    S3_REGION: string
    BACKUP_S3_REGION?: string | undefined
    S3_FORCE_PATH_STYLE: boolean
  },
  prefix: Prefix = '',
): Bucket | null {
  const [endpoint, name, accessKeyId, secretAccessKey] = NAMES.map((each) => settings[`${prefix}${each}`])
  if (!endpoint || !name || !accessKeyId || !secretAccessKey) return null
  const { S3_FORCE_PATH_STYLE: hasNameInPath } = settings
  // Backups are best kept at another provider.
  const region = settings[`${prefix}S3_REGION`] ?? settings.S3_REGION
  return { endpoint, name, region, accessKeyId, secretAccessKey, hasNameInPath }
}
