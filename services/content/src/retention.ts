/** Viewing and editing records that are only kept for a limited time. @spec law 6.11 */
import { dayOf } from '@quintet/domain/basics/calendar'
import type { Expiring } from '@quintet/platform/identity/retention'
import { forgetEditors } from './edits/queries.ts'
import { forgetBinners } from './ingest/bin/queries.ts'
import { forgetPlanners } from './ingest/operate/queries.ts'
import { deleteStreams } from './playback/queries.ts'
import { deleteReminders } from './reminders/queries.ts'
import { deleteStale } from './uploads/queries.ts'
import { deleteUsage } from './usage/queries.ts'

export const expiringContentData: readonly Expiring[] = [
  { kept: 'reminder', remove: deleteReminders },
  { kept: 'stream', remove: deleteStreams },
  { kept: 'titleEditor', remove: forgetEditors },
  { kept: 'titleEditor', remove: forgetBinners },
  { kept: 'titleEditor', remove: forgetPlanners },
  { kept: 'upload', remove: deleteStale },
  { kept: 'usage', remove: (db, before) => deleteUsage(db, dayOf(before)) },
]
