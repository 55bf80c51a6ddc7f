/** The usage of a play as SQL fragments, for this slice and for others that count along with something else. */
import { createHash } from 'node:crypto'
import type { Counted, CountedPlay } from '@quintet/domain/money/usage'
import { type RawBuilder, sql } from 'kysely'

export type PlayKey = { streamId: string; itemId: number }

/** What a stream's plays are counted by, and the count for this title; `version` changes with every update. */
export type Countable = {
  profileId: string
  startedAt: Date
  country: string
  plan: 'monthly' | 'annually'
  state: string
  play: (CountedPlay & { version: string }) | null
}

export type WrittenCountable = Omit<Countable, 'startedAt' | 'play'> & {
  startedAtMs: number
  play: (Omit<CountedPlay, 'at'> & { atMs: number; version: string }) | null
}

/** For a stream that played this title, as an SQL expression; `toCountable` parses it. */
export function countableOf(
  streamId: RawBuilder<string>,
  itemId: RawBuilder<number>,
): RawBuilder<WrittenCountable | null> {
  return sql`(
    select json_build_object(
      'profileId', played.profile_id, 'startedAtMs', extract(epoch from played.started_at) * 1000,
      'country', account.country, 'plan', subscription.plan, 'state', subscription.state,
      'play', case when play.stream_id is not null then json_build_object(
        'position', play.position, 'sequence', play.sequence, 'atMs', extract(epoch from play.at) * 1000,
        'hasStarted', play.has_started, 'hasFinished', play.has_finished, 'version', play.xmin::text) end)
    from stream played
    join account on account.id = played.account_id
    join subscription on subscription.account_id = played.account_id
    left join stream_usage play on play.stream_id = played.id and play.item_id = ${itemId}
    where played.id = ${streamId} and (played.item_id = ${itemId} or play.stream_id is not null))`
}

export function toCountable(written: WrittenCountable | null): Countable | null {
  if (!written) return null
  const { startedAtMs, play, ...rest } = written
  return { ...rest, startedAt: new Date(startedAtMs), play: play && toPlay(play) }
}

function toPlay({ atMs, ...rest }: NonNullable<WrittenCountable['play']>) {
  return { ...rest, at: new Date(atMs) }
}

export type UsagePlan = 'trial' | 'monthly' | 'annually'

/** How a report changes the count of a play; `version` as read before, null if nothing was counted yet. */
export type CountedReport = {
  key: PlayKey
  version: string | null
  play: CountedPlay
  line: { day: string; country: string; plan: UsagePlan } & Counted
}

/** Lines for each day, title, country and plan, so that this many streams can be counted without waiting for each other. */
const PARTS = 16

/**
 * Fragments of one statement that save what a report counts and add it to its title's day. If another report was counted since the play was
 * read, `kept_play` has no row and nothing happens.
 */
export function keepingCount({ key, version, play, line }: CountedReport): RawBuilder<unknown> {
  const { streamId, itemId } = key
  const { position, sequence, at, hasStarted, hasFinished } = play
  const keeping =
    version === null
      ? sql`
        insert into stream_usage (stream_id, item_id, position, sequence, at, has_started, has_finished)
        values (${streamId}, ${itemId}, ${position}, ${sequence}, ${at}, ${hasStarted}, ${hasFinished})
        on conflict do nothing
        returning item_id`
      : sql`
        update stream_usage
        set position = ${position}, sequence = ${sequence}, at = ${at}, has_started = ${hasStarted}, has_finished = ${hasFinished}
        where stream_id = ${streamId} and item_id = ${itemId} and xmin = ${version}::xid
        returning item_id`
  const { day, country, plan, starts, seconds, finished } = line
  if (starts + seconds + finished === 0) return sql`kept_play as (${keeping})`
  const part = createHash('sha1').update(streamId).digest().readUInt8(0) % PARTS
  return sql`kept_play as (${keeping}), counted_day as (
    insert into usage_day (day, item_id, country, plan, part, starts, seconds, finished)
    select ${day}::date, item_id, ${country}, ${plan}, ${part}::smallint, ${starts}::integer, ${seconds}::float8, ${finished}::integer
    from kept_play
    on conflict (day, item_id, country, plan, part) do update set
      starts = usage_day.starts + excluded.starts,
      seconds = usage_day.seconds + excluded.seconds,
      finished = usage_day.finished + excluded.finished)`
}
