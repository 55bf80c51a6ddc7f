/** All SQL of positions. */
import { POSITIONS_KEPT } from '@quintet/domain/playback/progress'
import { askTogether, inPlaces } from '@quintet/platform/db/ask-together'
import type { Database } from '@quintet/platform/db/database'
import { ROWS_AT_ONCE } from '@quintet/platform/db/in-lots'
import { sql } from 'kysely'
import {
  keepingPlace,
  type MovedPlace,
  type Place,
  type PlaceKey,
  placeOf,
  toPlace,
  type WrittenPlace,
} from './kept-place.ts'

export function positionsOf(db: Database, profileId: string) {
  return db
    .selectFrom('position')
    .leftJoin('listening_speed', (join) =>
      join
        .onRef('listening_speed.profile_id', '=', 'position.profile_id')
        .onRef('listening_speed.item_id', '=', 'position.item_id'),
    )
    .selectAll('position')
    .select('speed')
    .where('position.profile_id', '=', profileId)
    .orderBy('updated_at', 'desc')
    .orderBy('position.item_id')
    .execute()
}

/** Every title that a profile has played, most recent first. */
export function playsOf(db: Database, profileId: string) {
  return db
    .selectFrom('position')
    .select(['item_id', 'plays', 'updated_at'])
    .where('profile_id', '=', profileId)
    .orderBy('updated_at', 'desc')
    .orderBy('item_id')
    .execute()
}

export function seenBy(db: Database, profileId: string) {
  return db
    .selectFrom('position')
    .select('item_id')
    .where('profile_id', '=', profileId)
    .where('seen', '=', true)
    .orderBy('item_id')
    .execute()
}

export async function findPlace(db: Database, { profileId, itemId }: PlaceKey): Promise<Place | null> {
  const place = placeOf(sql`${profileId}`, sql`${itemId}`)
  const { rows } = await sql<{ place: WrittenPlace | null }>`select ${place} as place`.execute(db)
  return toPlace(rows[0]?.place ?? null)
}

/** Moves a resume point in its own statement; returns false if it was changed since it was read. */
export async function keepPlace(db: Database, moved: MovedPlace): Promise<boolean> {
  const { rows } = await sql`with ${keepingPlace(moved)} select from kept_place`.execute(db)
  return rows.length > 0
}

/** A profile's resume point in a title, and its saved positions, newest first; batched over many titles. */
export const resumeOf = askTogether(async (db, keys: readonly PlaceKey[]) => {
  const profileIds = keys.map(({ profileId }) => profileId)
  const itemIds = keys.map(({ itemId }) => itemId)
  const { rows } = await sql<Resume & { place: string }>`
    select asked.place, place.position, place.finished, place.at, (
      select coalesce(json_agg(json_build_object('began', began, 'position', position)), '[]')
      from (
        select began, position from position_event
        where profile_id = place.profile_id and item_id = place.item_id order by id desc limit ${POSITIONS_KEPT}
      ) run) as kept
    from unnest(${profileIds}::text[], ${itemIds}::integer[]) with ordinality as asked (profile_id, item_id, place)
    join position place on place.profile_id = asked.profile_id and place.item_id = asked.item_id`.execute(db)
  return inPlaces(keys.length, rows)
})

type Resume = { position: number; finished: boolean; at: Date; kept: { began: number; position: number }[] }

export async function hidePositions(
  db: Database,
  profileId: string,
  itemIds: readonly number[],
): Promise<void> {
  await db
    .updateTable('position')
    .set({ hidden: true })
    .where('profile_id', '=', profileId)
    .where('item_id', 'in', itemIds)
    .execute()
}

/** Deletes the positions of some thousand profiles in these titles; returns false once there are none. */
export async function deletePositionsOf(db: Database, itemIds: readonly number[]): Promise<boolean> {
  const of = sql<number>`any(${itemIds})`
  const events = await db
    .deleteFrom('position_event')
    .where('id', 'in', (eb) =>
      eb.selectFrom('position_event').select('id').where('item_id', '=', of).limit(ROWS_AT_ONCE),
    )
    .executeTakeFirst()
  const positions = await db
    .deleteFrom('position')
    .where((row) =>
      row(
        row.refTuple('item_id', 'profile_id'),
        'in',
        row
          .selectFrom('position')
          .select(['item_id', 'profile_id'])
          .where('item_id', '=', of)
          .limit(ROWS_AT_ONCE)
          .$asTuple('item_id', 'profile_id'),
      ),
    )
    .executeTakeFirst()
  return events.numDeletedRows + positions.numDeletedRows > 0n
}
