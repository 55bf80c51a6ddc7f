import * as contract from '@quintet/contracts/operator/upkeep'
import { backupState, diskState, drillState } from '@quintet/domain/upkeep'
import { lastWhole, readRuns } from '@quintet/platform/backup/kept-backups'
import type { App, Platform } from '@quintet/platform/http/app'
import { readDisk } from '@quintet/platform/storage/disk'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.28 */
export function upkeepRoutes(app: App, platform: Platform): void {
  const { config, clock } = platform
  serveOperator(app, platform, contract.readUpkeep, async () => {
    const { dataDir: folder, bucket } = config
    const [disk, runs] = await Promise.all([readDisk(folder), readRuns(folder)])
    const now = clock.now()
    const backup = lastWhole(runs, 'backup')?.takenAt
    const drill = lastWhole(runs, 'drill')?.endedAt
    return {
      disk: { folder, ...disk, state: diskState(disk.freeBytes) },
      bucket: bucket && { name: bucket.name, endpoint: bucket.endpoint },
      backup: backupState(backup ? new Date(backup) : null, now),
      drill: drillState(drill ? new Date(drill) : null, now),
      runs,
    }
  })
}
