/** All SQL of scores in games. */
import type { Database } from '@quintet/platform/db/database'

/** Highest first, and for equal scores the earlier one. */
export function scoresOf(db: Database, { accountId, itemId }: { accountId: string; itemId: number }) {
  return db
    .selectFrom('game_score')
    .innerJoin('profile', 'profile.id', 'game_score.profile_id')
    .select(['profile.id', 'profile.name', 'score', 'reached_at'])
    .where('profile.account_id', '=', accountId)
    .where('item_id', '=', itemId)
    .orderBy('score', 'desc')
    .orderBy('reached_at')
    .execute()
}

/** Stores a score if it is higher than before. */
export async function keepBest(
  db: Database,
  { profileId, itemId, score }: { profileId: string; itemId: number; score: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('game_score')
    .values({ profile_id: profileId, item_id: itemId, score, reached_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['profile_id', 'item_id'])
        .doUpdateSet({ score, reached_at: now })
        .where('game_score.score', '<', score),
    )
    .execute()
}
