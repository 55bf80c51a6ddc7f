/**
 * Titles that are published and withdrawn on a schedule. The rights window is independent of it: the schedule says when a title is to be
 * shown, the window when it may be. Why: docs/decisions/0300. @spec decisions 13.16
 */
import { Problem } from '@quintet/contracts/problem'
import {
  isPast,
  NO_SCHEDULE,
  scheduleFor,
  type TitleSchedule,
} from '@quintet/domain/catalogue/title-schedule'
import type { DatabaseTransaction } from '@quintet/platform/db/database'
import type { Platform } from '@quintet/platform/http/app'
import * as bin from '../bin/queries.ts'
import * as settled from '../settle/queries.ts'
import * as sources from '../sources/queries.ts'
import { hideWithin, publishWithin } from './operate.ts'
import * as queries from './queries.ts'

/** Records a scheduled action on behalf of its planner, in the transaction that did it. */
export type NoteOnTime = (
  tx: DatabaseTransaction,
  done: { what: 'published' | 'withdrawn'; id: number; titles: number; actor: string | null },
  now: Date,
) => Promise<void>

/**
 * Schedules the publication and withdrawal of titles, replacing earlier schedules, which it returns. Throws `unknown_content`,
 * `schedule_in_past` and `title_in_bin`.
 */
export async function scheduleTitles(
  tx: DatabaseTransaction,
  { ids, plan, actor }: { ids: readonly number[]; plan: TitleSchedule; actor: string },
  now: Date,
): Promise<{ id: number; plan: TitleSchedule }[]> {
  if (isPast(plan, now)) throw new Problem('schedule_in_past')
  if ((await bin.binnedOf(tx, ids)).length > 0) throw new Problem('title_in_bin')
  const known = new Map((await queries.schedulesOf(tx, ids)).map((row) => [row.item_id, wireOf(row)]))
  for (const id of ids) {
    const item = await settled.findItem(tx, id)
    if (!item) throw new Problem('unknown_content')
    const { publishAt, withdrawAt } = scheduleFor(plan, item.published_at !== null)
    if (publishAt === null && withdrawAt === null) await queries.deleteSchedules(tx, [id])
    else
      await queries.saveSchedule(tx, {
        item_id: id,
        publish_at: dateOf(publishAt),
        withdraw_at: dateOf(withdrawAt),
        actor,
        planned_at: now,
      })
    // Otherwise a title waiting for its media would be published as soon as they are ready.
    if (publishAt !== null) await sources.setWish(tx, [id, ...(await queries.childrenOf(tx, id))], false)
  }
  return ids.map((id) => ({ id, plan: known.get(id) ?? NO_SCHEDULE }))
}

/** Executes due schedules, each title in its own transaction; returns the number of actions. Several workers can share the work. */
export async function keepSchedules(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  note: NoteOnTime,
): Promise<number> {
  const now = clock.now()
  let done = 0
  for (const id of await queries.dueTitles(db, now))
    try {
      done += await db.transaction().execute((tx) => keepSchedule(tx, id, { now, note }))
    } catch (error) {
      // Does not hold up the others; it is retried on the next run.
      log.error({ err: error, title: id }, 'scheduled publishing failed')
    }
  return done
}

async function keepSchedule(
  tx: DatabaseTransaction,
  id: number,
  { now, note }: { now: Date; note: NoteOnTime },
): Promise<number> {
  const plan = await queries.takeSchedule(tx, id)
  if (!plan) return 0
  const isDue = (at: Date | null) => at !== null && at <= now
  const { actor } = plan
  let done = 0
  // Both can be due if no worker ran in between.
  if (isDue(plan.publish_at)) {
    const titles = await publishWithin(tx, [id], now)
    await note(tx, { what: 'published', id, titles: titles.length, actor }, now)
    done += 1
  }
  if (isDue(plan.withdraw_at)) {
    const titles = await hideWithin(tx, [id])
    await note(tx, { what: 'withdrawn', id, titles: titles.length, actor }, now)
    done += 1
  }
  return done
}

function wireOf({ publish_at, withdraw_at }: queries.ScheduleRow): TitleSchedule {
  return { publishAt: publish_at?.toISOString() ?? null, withdrawAt: withdraw_at?.toISOString() ?? null }
}

function dateOf(iso: string | null): Date | null {
  return iso === null ? null : new Date(iso)
}
