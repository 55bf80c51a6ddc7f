/** Lyrics of tracks, for those who may play them. @spec decisions 11.3 */
import { Problem } from '@quintet/contracts/problem'
import type { Lyrics } from '@quintet/domain/listening/lyrics'
import type { Database } from '@quintet/platform/db/database'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findTitle } from '../catalogue/visibility.ts'
import * as queries from './queries.ts'

/** Null if the track has none. Throws `unknown_content` and `no_subscription`, like playing the track. */
export async function readLyrics(
  { db, catalogue, now }: { db: Database; catalogue: Catalogue; now: Date },
  viewer: Member,
  contentId: number,
): Promise<Lyrics | null> {
  const { id } = findTitle(catalogue, contentId, { viewer, now })
  if (!(await isEntitled(db, viewer.accountId, now))) throw new Problem('no_subscription')
  return queries.lyricsOf(db, id)
}
