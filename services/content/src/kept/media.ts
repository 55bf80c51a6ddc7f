/** Which media a device may fetch for keeping: those of its kept titles, while allowed. @spec decisions 11.30 */
import type { Database } from '@quintet/platform/db/database'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Title } from '../catalogue/title.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { titlesOnDevice } from '../catalogue/visibility.ts'
import { findKept } from './queries.ts'

/** Prefix of the ids of kept titles, for `newId`. */
export const KEPT_PREFIX = 'kpt'

/** True if an id in an address or a position belongs to a kept title, not to a stream. */
export const isKeptId = (id: string): boolean => id.startsWith(`${KEPT_PREFIX}_`)

/** The playable parts of a title in order: an album's tracks, else itself. */
export function partsOf(titles: TitleIndex, title: Title, now: Date): Title[] {
  const parts = title.kind === 'album' ? titles.childrenOf(title.id) : [title]
  return parts.filter(
    ({ id, mainAsset, isRented }) => mainAsset !== null && !isRented && titles.find(id, now) !== null,
  )
}

/** The assets that may be fetched with this id; none if its session, membership or right to the title has ended. */
export async function assetsOfKept(
  db: Database,
  catalogue: Catalogue,
  { id, now }: { id: string; now: Date },
): Promise<readonly string[]> {
  const row = await findKept(db, id, now)
  if (!row || !(await isEntitled(db, row.account_id, now))) return []
  const titles = titlesOnDevice(catalogue, row.kid_locked)
  const title = titles.find(row.item_id, now)
  return title ? partsOf(titles, title, now).flatMap(({ mainAsset }) => mainAsset?.id ?? []) : []
}
