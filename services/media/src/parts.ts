/** The media service's dependencies. */
import type { Clock } from '@quintet/platform/clock/clock'
import type { Database } from '@quintet/platform/db/database'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import type { Log } from '@quintet/platform/log/log'
import type { Storage } from '@quintet/platform/storage/storage'

export type MediaParts = {
  db: Database
  clock: Clock
  log: Log
  jobs: Jobs
  storage: Storage
  /** Whether background work may run without making anybody wait; always true if omitted. */
  isQuiet?: () => boolean
}
