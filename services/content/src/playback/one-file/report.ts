/** Reports from other programs about what they played. */
import { recordPosition } from '../../history/service.ts'
import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Title } from '../../catalogue/title.ts'
import { countReport } from '../../usage/service.ts'
import { lastStreamWith } from '../queries.ts'

/**
 * A title was played to the end, or starts. It goes into the history and usage like a report of the web player; titles this device never
 * fetched are not counted, nor are books, which no one plays in one go.
 */
export async function reportHeard(
  db: Database,
  { profileId, deviceId }: Member,
  title: Title,
  { isHeard, at, now }: { isHeard: boolean; at: Date; now: Date },
): Promise<void> {
  const stream = title.kind === 'audiobook' ? undefined : await lastStreamWith(db, deviceId, title.id)
  if (!stream) return
  const duration = title.durationSeconds ?? 0
  const sequence = Math.max(0, Math.floor((at.getTime() - stream.started_at.getTime()) / 1000))
  const report = { position: isHeard ? duration : 0, duration, sequence, at }
  await countReport(db, { streamId: stream.id, profileId, title }, report, now)
  await recordPosition(db, { profileId, title }, { ...report, sessionId: stream.id }, now)
}
