/** All SQL of the queue. */
import type { Repeat } from '@quintet/domain/listening/queue-limits'
import type { QueueEntry } from '@quintet/domain/listening/queue'
import type { Database } from '@quintet/platform/db/database'

/** A profile's queue as stored. */
export type KeptQueue = {
  entries: readonly QueueEntry[]
  at: number
  position: number
  shuffle: boolean
  repeat: Repeat
}

export function selectQueue(db: Database, profileId: string) {
  return db
    .selectFrom('listening_queue')
    .leftJoin('device', 'device.id', 'listening_queue.device_id')
    .select(['revision', 'entries', 'at', 'position', 'shuffle', 'repeat', 'device_id', 'updated_at'])
    .select('device.name as device_name')
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
}

/** Stores the queue if `revision` is still current; otherwise returns false. */
export async function keepQueue(
  db: Database,
  { profileId, deviceId }: { profileId: string; deviceId: string },
  { revision, entries, ...queue }: KeptQueue & { revision: number },
  now: Date,
): Promise<boolean> {
  const values = {
    ...queue,
    entries: JSON.stringify(entries),
    revision: revision + 1,
    device_id: deviceId,
    updated_at: now,
  }
  const kept = await (revision === 0
    ? db
        .insertInto('listening_queue')
        .values({ profile_id: profileId, ...values })
        .onConflict((conflict) => conflict.doNothing())
        .returning('revision')
        .executeTakeFirst()
    : db
        .updateTable('listening_queue')
        .set(values)
        .where('profile_id', '=', profileId)
        .where('revision', '=', revision)
        .returning('revision')
        .executeTakeFirst())
  return kept !== undefined
}
