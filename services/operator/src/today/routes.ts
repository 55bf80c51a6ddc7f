import * as contract from '@quintet/contracts/operator/today'
import { hasRight } from '@quintet/domain/operation/operator'
import { diskState } from '@quintet/domain/operation/upkeep'
import type { App, Platform } from '@quintet/platform/http/app'
import { countUndelivered } from '@quintet/platform/mail/queries'
import { readDisk } from '@quintet/platform/storage/disk'
import { countOpen } from '../approvals/index.ts'
import type { Desks } from '../ports.ts'
import { serveOperator } from '../serve.ts'

export function todayRoutes(app: App, platform: Platform, { members, library }: Desks): void {
  const { config, db } = platform
  serveOperator(app, platform, contract.readToday, async ({ operator }) => {
    const seesMembers = hasRight(operator.role, 'members')
    const [counts, disk, waiting, undeliveredMails, openApprovals] = await Promise.all([
      library.counts(),
      readDisk(config.dataDir),
      seesMembers ? members.waiting() : null,
      countUndelivered(db),
      countOpen(db),
    ])
    return {
      ...counts,
      disk: { ...disk, isLow: diskState(disk.freeBytes) !== 'ok' },
      members: waiting && { ...waiting, undeliveredMails, openApprovals },
    }
  })
}
