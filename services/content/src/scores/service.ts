/** High scores within the household. @spec decisions 12.12 */
import { Problem } from '@quintet/contracts/problem'
import type { GameScore } from '@quintet/contracts/scores'
import type { Database } from '@quintet/platform/db/database'
import { isEntitled } from '@quintet/platform/identity/entitlement'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findTitle } from '../catalogue/visibility.ts'
import * as queries from './queries.ts'

type Parts = { db: Database; catalogue: Catalogue; viewer: Member; now: Date }

/** Each profile's best score. Throws `unknown_content`. */
export async function readScores(parts: Parts, contentId: number): Promise<GameScore[]> {
  const { accountId, profileId } = parts.viewer
  const rows = await queries.scoresOf(parts.db, { accountId, itemId: gameOf(parts, contentId) })
  return rows.map(({ id, name, score, reached_at }) => ({
    profile: name,
    isOwn: id === profileId,
    score,
    reachedAt: reached_at.toISOString(),
  }))
}

/** Throws as `readScores`, and `no_subscription`, like playing the game. */
export async function keepScore(parts: Parts, contentId: number, score: number): Promise<void> {
  const { db, viewer, now } = parts
  const itemId = gameOf(parts, contentId)
  if (!(await isEntitled(db, viewer.accountId, now))) throw new Problem('no_subscription')
  await queries.keepBest(db, { profileId: viewer.profileId, itemId, score }, now)
}

function gameOf({ catalogue, viewer, now }: Parts, contentId: number): number {
  const title = findTitle(catalogue, contentId, { viewer, now })
  if (title.kind !== 'game') throw new Problem('unknown_content')
  return title.id
}
