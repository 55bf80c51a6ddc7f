/** A profile's own playlists. @spec decisions 11.6 */
import type { Mix } from '@quintet/contracts/mix'
import { Problem } from '@quintet/contracts/problem'
import { MIXES_MAX } from '@quintet/domain/listening/mix-limits'
import { keepHidden, type MixEntry } from '@quintet/domain/listening/mixes'
import { isHeardByItself } from '@quintet/domain/listening/queue'
import type { Database } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import type { Member } from '@quintet/platform/identity/viewer'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { findTitle, titlesFor } from '../catalogue/visibility.ts'
import * as queries from './queries.ts'

type Parts = { db: Database; catalogue: Catalogue; viewer: Member; now: Date }
type Row = NonNullable<Awaited<ReturnType<typeof queries.selectMix>>>

/** Its own and those shared in the household, most recently changed first. Hides playlists without visible tracks from a locked device. */
export async function listMixes(parts: Parts): Promise<Mix[]> {
  const rows = await queries.mixesFor(parts.db, parts.viewer)
  return rows.flatMap((row) => shownOf(row, parts) ?? [])
}

/** Throws `unknown_mix`. */
export async function readMix(parts: Parts, id: string): Promise<Mix> {
  const mix = shownOf(await rowOf(parts, id), parts)
  if (!mix) throw new Problem('unknown_mix')
  return mix
}

/** Throws `too_many_mixes`. */
export async function createMix(parts: Parts, name: string): Promise<Mix> {
  const { db, viewer, now } = parts
  const id = newId('mix')
  const place = { profileId: viewer.profileId, id }
  if (!(await queries.insertMix(db, place, name, { now, max: MIXES_MAX })))
    throw new Problem('too_many_mixes')
  return readMix(parts, id)
}

/** Renames or shares a playlist. Throws `unknown_mix`. */
export async function changeMix(
  parts: Parts,
  id: string,
  { name, shared }: { name?: string | undefined; shared?: boolean | undefined },
): Promise<Mix> {
  const { db, viewer, now } = parts
  await ownRowOf(parts, id)
  const facts = { ...(name === undefined ? {} : { name }), ...(shared === undefined ? {} : { shared }) }
  await queries.setFacts(db, { profileId: viewer.profileId, id }, facts, now)
  return readMix(parts, id)
}

/** Deletes a playlist, if it exists. */
export async function deleteMix({ db, viewer }: Parts, id: string): Promise<void> {
  await queries.deleteMix(db, { profileId: viewer.profileId, id })
}

/**
 * Replaces the entries of a playlist; those that are not visible right now keep their places. Throws `unknown_mix`, `unknown_content` and
 * `not_for_mixes` for new entries, and `stale_mix` with the current playlist if another device was faster.
 */
export async function putEntries(
  parts: Parts,
  id: string,
  {
    revision,
    entries,
  }: { revision: number; entries: readonly { id?: string | undefined; contentId: number }[] },
): Promise<Mix> {
  const { db, viewer, now } = parts
  const row = await ownRowOf(parts, id)
  const isShown = shownTo(parts)
  const known = new Map(row.entries.map((entry) => [entry.id, entry]))
  const arranged = entries.map(({ id: entryId, contentId }) => {
    const kept = entryId === undefined ? undefined : known.get(entryId)
    if (kept?.contentId === contentId) return kept
    checkAudible(parts, contentId)
    return { id: newId('ent'), contentId }
  })
  const all = keepHidden(row.entries, arranged, (entry) => !isShown(entry))
  const place = { profileId: viewer.profileId, id }
  if (!(await queries.setEntries(db, place, { revision, entries: all }, now)))
    throw new Problem('stale_mix', { mix: await readMix(parts, id) })
  return readMix(parts, id)
}

function checkAudible({ catalogue, viewer, now }: Parts, contentId: number): void {
  const title = findTitle(catalogue, contentId, { viewer, now })
  if (!isHeardByItself(title)) throw new Problem('not_for_mixes')
}

async function rowOf({ db, viewer }: Parts, id: string): Promise<Row> {
  const row = await queries.selectMix(db, viewer, id)
  if (!row) throw new Problem('unknown_mix')
  return row
}

/** Only its owner can change a playlist; for others who can read it, it is reported as unknown. */
async function ownRowOf(parts: Parts, id: string): Promise<Row> {
  const row = await rowOf(parts, id)
  if (row.profile_id !== parts.viewer.profileId) throw new Problem('unknown_mix')
  return row
}

function shownOf(row: Row, parts: Parts): Mix | null {
  const { id, name, revision, shared, updated_at: updatedAt } = row
  const owner = row.profile_id === parts.viewer.profileId ? null : row.owner
  const entries = row.entries.filter(shownTo(parts))
  // The name could reveal what is in it.
  if (parts.viewer.kidLocked && entries.length === 0 && row.entries.length > 0) return null
  return { id, name, revision, entries, shared, owner, updatedAt: updatedAt.toISOString() }
}

function shownTo({ catalogue, viewer, now }: Parts): (entry: MixEntry) => boolean {
  const index = titlesFor(catalogue, viewer)
  return ({ contentId }) => index.find(contentId, now) !== null
}
