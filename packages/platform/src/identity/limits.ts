/** Counts attempts per key in fixed windows, in the database, so that all processes share the counts. @spec decisions 2.10, security 2.4 */
import { isProblem, Problem } from '@quintet/contracts/problem'
import { CLOCKS_APART_MS } from '@quintet/domain/basics/clocks'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

export type Limit = {
  /** What is counted, such as `login:account:` plus a hash; never a plain address or e-mail. */
  key: string
  tries: number
  windowSeconds: number
}

/**
 * Counts an attempt against every limit before the work is done; throws `too_many_attempts` if a limit is exceeded, and calls `onSpent` the
 * first time in a window.
 */
export async function countTry(
  db: Database,
  limits: readonly Limit[],
  now: Date,
  onSpent?: () => Promise<void>,
): Promise<void> {
  for (const { key, tries, windowSeconds } of limits) {
    const windowEnd = new Date(now.getTime() + windowSeconds * 1000)
    const believedUntil = new Date(windowEnd.getTime() + CLOCKS_APART_MS)
    // Otherwise a clock that jumped ahead for a moment would lock members out, and keep daily work from running, until that time comes.
    const isOver = sql<boolean>`(attempt.window_ends_at <= ${now} or attempt.window_ends_at > ${believedUntil})`
    const { count, window_ends_at } = await db
      .insertInto('attempt')
      .values({ key, count: 1, window_ends_at: windowEnd })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${isOver} then 1 else attempt.count + 1 end`,
          window_ends_at: sql`case when ${isOver} then ${windowEnd} else attempt.window_ends_at end`,
        }),
      )
      .returning(['count', 'window_ends_at'])
      .executeTakeFirstOrThrow()
    if (count === tries + 1) await onSpent?.()
    if (count > tries)
      throw new Problem('too_many_attempts', {
        retryAfter: Math.max(1, Math.ceil((window_ends_at.getTime() - now.getTime()) / 1000)),
      })
  }
}

/**
 * Runs `work` as an attempt against every limit. If it was never checked, because too many wait to be hashed, the attempt is taken back.
 * Throws whatever `countTry` and `work` throw.
 */
export async function tryWithin<T>(
  db: Database,
  limits: readonly Limit[],
  { now, onSpent }: { now: Date; onSpent?: () => Promise<void> },
  work: () => Promise<T>,
): Promise<T> {
  await countTry(db, limits, now, onSpent)
  try {
    return await work()
  } catch (error) {
    if (isProblem(error, 'overloaded')) for (const { key } of limits) await returnTry(db, key)
    throw error
  }
}

/** Counts like `countTry`, but returns whether the attempt is within the limits instead of throwing. */
export async function isWithin(db: Database, limits: readonly Limit[], now: Date): Promise<boolean> {
  try {
    await countTry(db, limits, now)
    return true
  } catch (error) {
    if (isProblem(error, 'too_many_attempts')) return false
    throw error
  }
}

/** Clears the attempts of a key, after a success. */
export async function forgetTries(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('attempt').where('key', 'in', keys).execute()
}

/** Takes back a counted attempt that was no guess. The key's other attempts still count, so a success gives an attacker no new ones. */
export async function returnTry(db: Database, key: string): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ count: sql`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .execute()
}
