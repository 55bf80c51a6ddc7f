/**
 * Whether this is a resting restored copy: it serves and reads, but sends no mail, takes no payments and runs no jobs until `quintet
 * resume`, since the original may still be doing all of that. @spec decisions 14.9
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { deleteRest, insertRest, isAtRest } from './queries.ts'

const LOOK_EVERY_MS = 2000

export type Rest = {
  /** Once false, it stays false. */
  isResting(): Promise<boolean>
  /** Resolves when the copy works like any other; rejects when `signal` is aborted. */
  ended(signal: AbortSignal): Promise<void>
}

export function openRest(db: Database): Rest {
  let isAwake = false
  const isResting = async () => {
    if (!isAwake) isAwake = !(await isAtRest(db))
    return !isAwake
  }
  return {
    isResting,
    async ended(signal) {
      // If the database is temporarily unreachable, asks again.
      while (await isResting().catch(() => true)) await sleep(LOOK_EVERY_MS, undefined, { signal })
    },
  }
}

/** Puts the copy to rest. */
export async function beginRest(db: Database, times: { takenAt: Date; restoredAt: Date }): Promise<void> {
  await insertRest(db, times.takenAt, times.restoredAt)
}

/** Ends the rest; returns whether the copy was resting. */
export async function endRest(db: Database): Promise<boolean> {
  return deleteRest(db)
}
