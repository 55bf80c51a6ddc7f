import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Title } from '../catalogue/title.ts'
import * as queries from './queries.ts'
import { whoPlaysWhat } from './who-plays-what.ts'

type Ended = { id: string; title: Title; startedAt: Date }

/**
 * A stream that is over, for what was heard without one: usage is counted by streams. It takes no place among the four, opens no
 * media and is listed nowhere.
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
