/** The console's data with a retention period. @spec law 6.11 */
import type { Expiring } from '@quintet/platform/identity/retention'
import { deleteApprovals } from './approvals/queries.ts'
import { deleteEvents } from './events/queries.ts'
import { deleteSessions } from './sessions/queries.ts'

export const expiringOperatorData: readonly Expiring[] = [
  { kept: 'operatorSession', remove: deleteSessions },
  { kept: 'operatorApproval', remove: deleteApprovals },
  { kept: 'operatorEvent', remove: deleteEvents },
]
