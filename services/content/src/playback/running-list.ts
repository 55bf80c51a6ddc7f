/** An account's running streams as shown to its members. @spec decisions 4.21 */
import type { RunningStream } from '@quintet/contracts/problems'
import type { Language } from '@quintet/domain/basics/languages'
import type { Member, Viewer } from '@quintet/platform/identity/viewer'
import { type Spoilers, spoilersFor } from '../browsing/spoilers.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import type { PlaybackParts } from './parts.ts'
import * as queries from './queries.ts'

export async function listPlayback(
  { db, clock, catalogue }: Pick<PlaybackParts, 'db' | 'clock' | 'catalogue'>,
  viewer: Member,
  language: Language,
): Promise<RunningStream[]> {
  const now = clock.now()
  const rows = await queries.streamsOfAccount(db, viewer.accountId, now)
  const spoilers = await spoilersFor(db, catalogue, viewer, now)
  return rows
    .filter(({ prepared }) => !prepared)
    .map((row) => describeRunning(catalogue, row, { viewer, language, now, spoilers }))
}

type Watcher = { viewer: Viewer; language: Language; now: Date; spoilers: Spoilers | null }

/** A locked session learns that something is playing, but not what. */
export function describeRunning(
  catalogue: Catalogue,
  row: queries.AccountStream,
  { viewer, language, now, spoilers }: Watcher,
): RunningStream {
  const title = titlesFor(catalogue, viewer).find(row.item_id, now)
  return {
    id: row.id,
    contentId: title ? row.item_id : null,
    title: title ? (spoilers?.nameOf(title, language) ?? title.names[language]) : '',
    type: row.type,
    device: row.device_name,
    startedAt: row.started_at.toISOString(),
  }
}
