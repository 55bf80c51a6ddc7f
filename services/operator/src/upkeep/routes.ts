import * as contract from '@quintet/contracts/operator/upkeep'
import { backupState, diskState, drillState, firstUpkeepBy } from '@quintet/domain/operation/upkeep'
import { lastWhole, readRuns, watchedSince } from '@quintet/platform/backup/kept-backups'
import type { App, Platform } from '@quintet/platform/http/app'
import { readDisk } from '@quintet/platform/storage/disk'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.28 */
export function upkeepRoutes(app: App, platform: Platform): void {
  const { config, clock } = platform
  serveOperator(app, platform, contract.readUpkeep, async () => {
    const { dataDir: folder, bucket } = config
    const [disk, runs, since] = await Promise.all([readDisk(folder), readRuns(folder), watchedSince(folder)])
    const watch = { now: clock.now(), since }
    const first = since && firstUpkeepBy(since)
    const backup = lastWhole(runs, 'backup')?.takenAt
    const drill = lastWhole(runs, 'drill')?.endedAt
    return {
      disk: { folder, ...disk, state: diskState(disk.freeBytes) },
      bucket: bucket && { name: bucket.name, endpoint: bucket.endpoint },
      backup: backupState(backup ? new Date(backup) : null, watch),
      drill: drillState(drill ? new Date(drill) : null, watch),
      firstBy: first && { backup: first.backup.toISOString(), drill: first.drill.toISOString() },
      runs,
    }
  })
}
