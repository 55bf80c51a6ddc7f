import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Title } from '../catalogue/title.ts'
import * as queries from './queries.ts'
import { whoPlaysWhat } from './who-plays-what.ts'

type Ended = { id: string; title: Title; startedAt: Date }

/**
 * An ended stream for offline listening, as usage is counted by stream. It does not count towards the four, opens no media and is not
 * listed.
 */
export async function keepEndedStream(
  db: Database,
  viewer: Member,
  { id, title, startedAt }: Ended,
  now: Date,
): Promise<void> {
  await queries.keepEndedStream(db, {
    id,
    ...whoPlaysWhat(viewer, title),
    prepared: false,
    started_at: startedAt,
    last_seen_at: now,
    expires_at: now,
    ended_at: now,
  })
}

/** Deletes some thousand streams of titles that are being deleted; returns false once there are none. */
export const deleteStreamsOf = queries.deleteStreamsOf
