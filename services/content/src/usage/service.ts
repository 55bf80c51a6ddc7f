/** Counting what is played, without persons, from the first play on. @spec decisions 13.5 */
import { dayOf } from '@quintet/domain/period'
import { isFinished } from '@quintet/domain/progress'
import { countPlay } from '@quintet/domain/usage'
import { creditsStart } from '@quintet/domain/watching'
import { type Database, type DatabaseTransaction, inTransaction } from '@quintet/platform/db/database'
import type { Title } from '../catalogue/title.ts'
import { resumePlace } from '../history/service.ts'
import * as queries from './queries.ts'
import type { UsagePlan } from './queries.ts'

const BEFORE_ALL_REPORTS = -1
const RECENT_MS = 90 * 24 * 60 * 60_000

type Play = { streamId: string; title: Title; profileId: string }

type Report = { position: number; sequence: number; at: Date; duration: number }

/**
 * Counts a reported position of a stream, once however often or late it comes; before the position is kept, since the first one counts
 * from the resume point. What is no stream of this profile and title counts nothing.
 */
export async function countReport(
  db: Database | DatabaseTransaction,
  { streamId, title, profileId }: Play,
  report: Report,
  now: Date,
): Promise<void> {
  const key = { streamId, itemId: title.id }
  await inTransaction(db, async (trx) => {
    const stream = await queries.streamToCount(trx, key, profileId)
    if (!stream) return
    // Nobody played before the stream began, nor plays in the future.
    const at = new Date(Math.min(now.getTime(), Math.max(report.at.getTime(), stream.started_at.getTime())))
    const last =
      (await queries.lockPlay(trx, key)) ??
      (await begin(trx, { streamId, title, profileId }, stream.started_at))
    const result = last && countPlay(last, { ...report, at, isAtEnd: isAtEnd(title, report) })
    if (!result) return
    await queries.keepPlay(trx, key, result.play)
    const { starts, seconds, finished } = result.counted
    if (starts + seconds + finished === 0) return
    const plan: UsagePlan = stream.state === 'trialing' ? 'trial' : stream.plan
    const line = { day: dayOf(at), itemId: title.id, country: stream.country, plan, streamId }
    await queries.addUsage(trx, line, result.counted)
  })
}

/**
 * Counts what was heard of a kept title without a network: each report is a play of its own, from where the profile stood, after the
 * report before it, of which the first comes after `since`. @spec decisions 11.33
 */
export async function countKeptPlay(
  db: Database,
  play: Play & { since: Date },
  report: Report,
  now: Date,
): Promise<void> {
  const { title, profileId, since } = play
  const key = { streamId: play.streamId, itemId: title.id }
  const last = await db.transaction().execute((trx) => queries.lockPlay(trx, key))
  if (!last || report.sequence > last.sequence) {
    const { resumeAt } = await resumePlace(db, { profileId, title }, now)
    const begins = { position: resumeAt, sequence: BEFORE_ALL_REPORTS, at: last?.at ?? since }
    await queries.beginPlayAnew(db, key, begins)
  }
  await countReport(db, play, report, now)
}

/** A running stream goes on with another title, or with one once more. @spec decisions 11.2 */
export async function goOnCounting(
  db: Database,
  { streamId, title, profileId }: Play,
  at: Date,
): Promise<void> {
  const key = { streamId, itemId: title.id }
  const { startAt } = await resumePlace(db, { profileId, title }, at)
  await queries.beginPlayAnew(db, key, { position: startAt, sequence: BEFORE_ALL_REPORTS, at })
}

/** How often titles were begun in the last 90 days, by their ids. */
export function recentStarts(
  db: Database,
  itemIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  return queries.startsSince(db, itemIds, dayOf(new Date(now.getTime() - RECENT_MS)))
}

/** A stream begins where its player does. Asked before the first report moves that. */
async function begin(trx: DatabaseTransaction, { streamId, title, profileId }: Play, at: Date) {
  const key = { streamId, itemId: title.id }
  const { startAt } = await resumePlace(trx, { profileId, title }, at)
  await queries.beginPlay(trx, key, { position: startAt, sequence: BEFORE_ALL_REPORTS, at })
  return queries.lockPlay(trx, key)
}

function isAtEnd(title: Title, { position, duration }: Report): boolean {
  return isFinished(title.kind, { position, duration, credits: creditsStart(title.skips, duration) })
}
