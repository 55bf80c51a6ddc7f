/** A resume point as SQL fragments, for this slice and for others that save a position along with something else. @spec decisions 4.33 */
import { isSameRun, type PositionEvent, POSITIONS_KEPT } from '@quintet/domain/playback/progress'
import { type RawBuilder, sql } from 'kysely'

export type PlaceKey = { profileId: string; itemId: number }

/** A resume point as read; `version` changes with every update. */
export type Place = PositionEvent & { finished: boolean; version: string; run: Run | null }
/** The last saved position, which heartbeats advance. */
type Run = PositionEvent & { id: string }

type Written<T> = Omit<T, 'at'> & { atMs: number }
export type WrittenPlace = Written<Place> & { run: Written<Run> | null }

/** The resume point of a title as an SQL expression; `toPlace` parses it. */
export function placeOf(
  profileId: RawBuilder<string>,
  itemId: RawBuilder<number>,
): RawBuilder<WrittenPlace | null> {
  return sql`(
    select json_build_object(
      'position', place.position, 'sequence', place.sequence, 'sessionId', place.session_id,
      'atMs', extract(epoch from place.at) * 1000, 'finished', place.finished, 'version', place.xmin::text,
      'run', (
        select json_build_object(
          'id', run.id::text, 'position', run.position, 'sequence', run.sequence, 'sessionId', run.session_id,
          'atMs', extract(epoch from run.at) * 1000)
        from position_event run
        where run.profile_id = place.profile_id and run.item_id = place.item_id
        order by run.id desc limit 1))
    from position place
    where place.profile_id = ${profileId} and place.item_id = ${itemId})`
}

export function toPlace(written: WrittenPlace | null): Place | null {
  if (!written) return null
  const { run, ...place } = written
  return { ...withDate(place), run: run && withDate(run) }
}

const withDate = <T extends { atMs: number }>({ atMs, ...rest }: T) => ({ ...rest, at: new Date(atMs) })

/** How a report changes a resume point; `last` as it was read, null if there was none. */
export type MovedPlace = {
  key: PlaceKey
  event: PositionEvent
  duration: number
  finished: boolean
  last: Place | null
  now: Date
}

/**
 * Fragments of one statement that move a resume point, and save a title's last positions so that one can go back; a run of heartbeats is
 * one position. If the point was changed since it was read, `kept_place` has no row and nothing happens.
 */
export function keepingPlace(moved: MovedPlace): RawBuilder<unknown> {
  return sql`kept_place as (${moved.last ? movePlace(moved, moved.last) : beginPlace(moved)}), ${keepingRun(moved)}`
}

function beginPlace({ key, event, duration, finished, now }: MovedPlace) {
  return sql`
    insert into position (profile_id, item_id, position, duration, sequence, session_id, at, finished, seen, plays, updated_at)
    values (${key.profileId}, ${key.itemId}, ${event.position}, ${duration}, ${event.sequence}, ${event.sessionId}, ${event.at},
      ${finished}, ${finished}, ${finished ? 1 : 0}, ${now})
    on conflict do nothing
    returning item_id`
}

function movePlace({ key, event, duration, finished, now }: MovedPlace, last: Place) {
  // Counted once, however often the last seconds are reported.
  const isEndReached = finished && !last.finished
  return sql`
    update position
    set position = ${event.position}, duration = ${duration}, sequence = ${event.sequence}, session_id = ${event.sessionId},
      at = ${event.at}, finished = ${finished}, seen = seen or ${finished}, plays = plays + ${isEndReached ? 1 : 0},
      hidden = false, updated_at = ${now}
    where profile_id = ${key.profileId} and item_id = ${key.itemId} and xmin = ${last.version}::xid
    returning item_id`
}

function keepingRun({ key: { profileId, itemId }, event, last }: MovedPlace) {
  const run = last?.run
  if (run && isSameRun(event, run))
    return sql`moved_run as (
      update position_event set position = ${event.position}, sequence = ${event.sequence}, at = ${event.at}
      where id = ${run.id} and exists (select from kept_place))`
  const kept = sql`select id from position_event where profile_id = ${profileId} and item_id = ${itemId}`
  return sql`begun_run as (
      insert into position_event (profile_id, item_id, position, sequence, session_id, at, began)
      select ${profileId}, item_id, ${event.position}::float8, ${event.sequence}::integer, ${event.sessionId}, ${event.at}::timestamptz,
        ${event.position}::float8
      from kept_place
    ), dropped_runs as (
      delete from position_event
      where exists (select from kept_place) and id in (${kept} order by id desc offset ${POSITIONS_KEPT - 1}))`
}
