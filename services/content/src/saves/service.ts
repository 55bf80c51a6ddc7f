/** A profile's save of a game, on all its devices. @spec decisions 12.7 */
import { Problem } from '@quintet/contracts/problem'
import type { GameSave } from '@quintet/contracts/saves'
import type { Database } from '@quintet/platform/db/database'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findTitle } from '../catalogue/visibility.ts'
import * as queries from './queries.ts'

type Parts = { db: Database; catalogue: Catalogue; viewer: Member; now: Date }

/** The version before the first save. */
const NOTHING_YET = 0

/** Throws `unknown_content` and `no_subscription`, like playing the game. */
export async function readSave(
  parts: Parts,
  contentId: number,
): Promise<{ save: GameSave; version: number }> {
  const itemId = await gameOf(parts, contentId)
  const kept = await queries.selectSave(parts.db, { profileId: parts.viewer.profileId, itemId })
  return {
    save: { contentId, text: kept?.text ?? null, savedAt: kept?.saved_at.toISOString() ?? null },
    version: kept?.version ?? NOTHING_YET,
  }
}

/** Returns the new version. Throws as `readSave`, and `save_changed` if `version` is outdated. */
export async function writeSave(
  parts: Parts,
  contentId: number,
  { text, version }: { text: string; version: number },
): Promise<number> {
  const { db, viewer, now } = parts
  const key = { profileId: viewer.profileId, itemId: await gameOf(parts, contentId) }
  const isKept =
    version === NOTHING_YET
      ? await queries.insertSave(db, key, text, now)
      : await queries.replaceSave(db, key, { text, version }, now)
  if (!isKept) throw new Problem('save_changed')
  return version + 1
}

/** The game's id, if the viewer may see and play it. */
async function gameOf({ db, catalogue, viewer, now }: Parts, contentId: number): Promise<number> {
  const title = findTitle(catalogue, contentId, { viewer, now })
  if (title.kind !== 'game') throw new Problem('unknown_content')
  if (!(await isEntitled(db, viewer.accountId, now))) throw new Problem('no_subscription')
  return title.id
}
