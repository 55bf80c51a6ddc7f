/** Counts plays anonymously, starting with the first. @spec decisions 13.5 */
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { dayOf } from '@quintet/domain/basics/calendar'
import { isFinished } from '@quintet/domain/playback/progress'
import { countPlay } from '@quintet/domain/money/usage'
import { creditsStart } from '@quintet/domain/playback/watching'
import type { Database } from '@quintet/platform/db/database'
import type { Title } from '../catalogue/title.ts'
import type { Place } from '../history/kept-place.ts'
import { goesOnAt, resumePlace } from '../history/service.ts'
import * as queries from './queries.ts'
import type { Countable, CountedReport, UsagePlan } from './counted-play.ts'

const BEFORE_ALL_REPORTS = -1
const RECENT_MS = 90 * DAY_MS

type Play = { streamId: string; title: Title; profileId: string }

type Report = { position: number; sequence: number; at: Date; duration: number }

/**
 * Counts a position reported by a stream, once however often or late it arrives. Must run before the position is saved, as the first report
 * counts from the resume point. Ignores streams that are not of this profile and title.
 */
export async function countReport(db: Database, play: Play, report: Report, now: Date): Promise<void> {
  const key = { streamId: play.streamId, itemId: play.title.id }
  // If another report was counted in the meantime, decides again.
  for (;;) {
    const counted = countedBy(play, report, await queries.findCountable(db, key, play.profileId), now)
    if (!counted || (await queries.keepCount(db, counted))) return
  }
}

/** What a report adds to the count; null if nothing. `place` is the profile's resume point before it. */
export function countedBy(
  { streamId, title, profileId }: Play,
  report: Report,
  { countable, place }: { countable: Countable | null; place: Place | null },
  now: Date,
): CountedReport | null {
  if (countable?.profileId !== profileId) return null
  const { startedAt, country } = countable
  // Limits the time of a play to between the stream's start and now.
  const at = new Date(Math.min(now.getTime(), Math.max(report.at.getTime(), startedAt.getTime())))
  // A stream starts where its player does.
  const position = goesOnAt(title, place, startedAt).startAt
  const begun = {
    position,
    sequence: BEFORE_ALL_REPORTS,
    at: startedAt,
    hasStarted: false,
    hasFinished: false,
  }
  const result = countPlay(countable.play ?? begun, { ...report, at, isAtEnd: isAtEnd(title, report) })
  if (!result) return null
  const plan: UsagePlan = countable.state === 'trialing' ? 'trial' : countable.plan
  return {
    key: { streamId, itemId: title.id },
    version: countable.play?.version ?? null,
    play: result.play,
    line: { day: dayOf(at), country, plan, ...result.counted },
  }
}

/**
 * Counts offline listening to a kept title: each report is a separate play, from the profile's position and the time of the previous
 * report, or `since` for the first one. @spec decisions 11.33
 */
export async function countKeptPlay(
  db: Database,
  play: Play & { since: Date },
  report: Report,
  now: Date,
): Promise<void> {
  const { title, profileId, since } = play
  const key = { streamId: play.streamId, itemId: title.id }
  const last = (await queries.findCountable(db, key, profileId)).countable?.play
  if (!last || report.sequence > last.sequence) {
    const { resumeAt } = await resumePlace(db, { profileId, title }, now)
    const begins = { position: resumeAt, sequence: BEFORE_ALL_REPORTS, at: last?.at ?? since }
    await queries.beginPlayAnew(db, key, begins)
  }
  await countReport(db, play, report, now)
}

/** A running stream continues with another title, or repeats one. @spec decisions 11.2 */
export async function goOnCounting(
  db: Database,
  { streamId, title, profileId }: Play,
  at: Date,
): Promise<void> {
  const key = { streamId, itemId: title.id }
  const { startAt } = await resumePlace(db, { profileId, title }, at)
  await queries.beginPlayAnew(db, key, { position: startAt, sequence: BEFORE_ALL_REPORTS, at })
}

/** How often titles were started in the last 90 days, by id. */
export function recentStarts(
  db: Database,
  itemIds: readonly number[],
  now: Date,
): Promise<Map<number, number>> {
  return queries.startsSince(db, itemIds, dayOf(new Date(now.getTime() - RECENT_MS)))
}

function isAtEnd(title: Title, { position, duration }: Report): boolean {
  return isFinished(title.kind, { position, duration, credits: creditsStart(title.skips, duration) })
}
