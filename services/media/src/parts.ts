/** What the media service stands on. */
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
  /** Whether nobody has to wait for what nobody asked for; always, where it is left out. */
  isQuiet?: () => boolean
}
