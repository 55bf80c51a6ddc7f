/**
 * The clock of a development installation, which `quintet clock` shifts: its offset is a row in the database that every process follows.
 * @spec decisions 7.6
 */
import type { Database, DatabaseTransaction } from '../db/database.ts'
import type { Log } from '../log/log.ts'
import { type Clock, systemClock } from './clock.ts'

const LOOK_EVERY_MS = 500

/** Reads the clock's offset in milliseconds. */
export async function readOffset(db: Database | DatabaseTransaction): Promise<number> {
  const row = await db.selectFrom('clock_offset').select('milliseconds').executeTakeFirst()
  return Number(row?.milliseconds ?? 0)
}

/** Reads the offset and locks its row until the transaction ends, so that concurrent changes build on each other. */
export async function holdOffset(tx: DatabaseTransaction): Promise<number> {
  await tx
    .insertInto('clock_offset')
    .values({ id: 1, milliseconds: '0' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('clock_offset')
    .select('milliseconds')
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return Number(row.milliseconds)
}

/** Sets the offset. */
export async function setOffset(tx: DatabaseTransaction, milliseconds: number): Promise<void> {
  await tx
    .insertInto('clock_offset')
    .values({ id: 1, milliseconds: String(Math.round(milliseconds)) })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ milliseconds: String(Math.round(milliseconds)) }),
    )
    .execute()
}

/** `next` returns the clock after reading the row again. */
export type FollowedClock = { clock: Clock; next(): Promise<Clock>; stop(): Promise<void> }

/** Follows the row until `stop`. */
export async function followClock(db: Database, log: Log): Promise<FollowedClock> {
  let offset = await readOffset(db)
  let looking: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    try {
      const found = await readOffset(db)
      if (found !== offset) log.warn({ ahead: found / 1000 }, 'clock moved')
      offset = found
    } catch (error) {
      // Code that needs the database reports its failure.
      log.debug({ err: error }, 'reading the clock offset failed')
    }
  }
  const timer = setInterval(() => (looking = look()), LOOK_EVERY_MS)
  timer.unref()
  const clock: Clock = {
    now: () => new Date(systemClock.now().getTime() + offset),
    elsewhere: () => systemClock.now(),
  }
  return {
    clock,
    async next() {
      await look()
      return clock
    },
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
