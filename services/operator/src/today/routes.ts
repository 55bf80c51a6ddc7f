import * as contract from '@quintet/contracts/operator/today'
import type { Workers } from '@quintet/domain/membership/outage'
import { hasRight } from '@quintet/domain/operation/operator'
import { diskState } from '@quintet/domain/operation/upkeep'
import type { App, Platform } from '@quintet/platform/http/app'
import { readWorkers } from '@quintet/platform/clock/pulse'
import { countUndelivered } from '@quintet/platform/mail/queries'
import { readDisk } from '@quintet/platform/storage/disk'
import { countOpen } from '../approvals/index.ts'
import type { Desks } from '../ports.ts'
import { serveOperator } from '../serve.ts'

/** @spec decisions 13.65 */
export function todayRoutes(app: App, platform: Platform, { members, library }: Desks): void {
  const { config, db, clock } = platform
  serveOperator(app, platform, contract.readToday, async ({ operator }) => {
    const seesMembers = hasRight(operator.role, 'members')
    const [counts, disk, workers, waiting, undeliveredMails, openApprovals] = await Promise.all([
      library.counts(),
      readDisk(config.dataDir),
      readWorkers({ db, clock }),
      seesMembers ? members.waiting() : null,
      countUndelivered(db),
      countOpen(db),
    ])
    return {
      ...counts,
      disk: { ...disk, isLow: diskState(disk.freeBytes) !== 'ok' },
      workers: workers && toWire(workers),
      members: waiting && { ...waiting, undeliveredMails, openApprovals },
    }
  })
}

function toWire({ seenAt, isMissing, doubt }: Workers) {
  return {
    seenAt: seenAt?.toISOString() ?? null,
    isMissing,
    doubt: doubt && { from: doubt.from.toISOString(), until: doubt.until.toISOString() },
  }
}
