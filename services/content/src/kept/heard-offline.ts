/** Counts offline listening to kept titles once, like any other play. @spec decisions 11.33 */
import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Title } from '../catalogue/title.ts'
import { keepEndedStream } from '../playback/ended-stream.ts'
import { countKeptPlay } from '../usage/service.ts'
import { keptById } from './queries.ts'

type Report = { position: number; sequence: number; at: Date; duration: number }

/** Titles not kept by this session are not counted. */
export async function countHeardOffline(
  db: Database,
  viewer: Member,
  { keptId, title }: { keptId: string; title: Title },
  report: Report,
  now: Date,
): Promise<void> {
  const kept = await keptById(db, keptId, viewer.sessionId)
  if (!kept || (kept.item_id !== title.id && kept.item_id !== title.parentId)) return
  const streamId = `${keptId}.${title.id}.${viewer.profileId}`
  await keepEndedStream(db, viewer, { id: streamId, title, startedAt: kept.kept_at }, now)
  const play = { streamId, title, profileId: viewer.profileId, since: kept.kept_at }
  await countKeptPlay(db, play, report, now)
}
