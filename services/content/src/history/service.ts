/** Resume points and the continue row. @spec decisions 4.33 */
import type { ContinueEntry, ResumePoint } from '@quintet/contracts/history'
import { isUndecided } from '@quintet/domain/live/broadcast'
import { isFinished, lostPlace, type PositionEvent, supersedes } from '@quintet/domain/playback/progress'
import { creditsStart, startOf } from '@quintet/domain/playback/watching'
import type { Database } from '@quintet/platform/db/database'
import type { Member } from '@quintet/platform/identity/viewer'
import type { z } from 'zod'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { liveOf } from '../catalogue/live-wire.ts'
import { isAhead, isPlayable, type Title } from '../catalogue/title.ts'
import type { TitleIndex } from '../catalogue/title-index.ts'
import { titlesFor } from '../catalogue/visibility.ts'
import type { MovedPlace, Place } from './kept-place.ts'
import * as queries from './queries.ts'

type Entry = z.infer<typeof ContinueEntry>

type Report = PositionEvent & { duration: number }

/** Saves a reported position; late or older reports change nothing. `duration` is in seconds, 0 for a title without an end. */
export async function recordPosition(
  db: Database,
  of: { profileId: string; title: Title },
  reported: Report,
  now: Date,
): Promise<void> {
  const key = { profileId: of.profileId, itemId: of.title.id }
  // If another device moved it in the meantime, decides again.
  for (;;) {
    const moved = movedBy(of, reported, await queries.findPlace(db, key), now)
    if (!moved || (await queries.keepPlace(db, moved))) return
  }
}

/** How a report changes a profile's position in a title; null if it does not. */
export function movedBy(
  { profileId, title }: { profileId: string; title: Title },
  { duration: told, ...reported }: Report,
  last: Place | null,
  now: Date,
): MovedPlace | null {
  // The progress in a film's extras says nothing about the film. @spec decisions 9.16
  if (title.kind === 'extra') return null
  // A player that watched an event live reports how long it was by then.
  const duration = (title.kind === 'event' ? title.durationSeconds : null) ?? told
  // A client clock that runs ahead would override every other device.
  const event = {
    ...reported,
    at: reported.at > now ? now : reported.at,
    position: duration > 0 ? Math.min(reported.position, duration) : reported.position,
  }
  if (!supersedes(event, last, now)) return null
  const credits = creditsStart(title.skips, duration)
  const live = liveOf(title, now)
  const isOver = live === null || !isUndecided(live.state)
  const finished = isOver && isFinished(title.kind, { position: event.position, duration, credits })
  return { key: { profileId, itemId: title.id }, event, duration, finished, last, now }
}

/**
 * Where a title resumes, in seconds: 0 if it was never started or was finished. `startAt` is where the player starts, slightly earlier for
 * a book; `backTo` is a position that was actually watched before a jump away from it.
 */
export async function resumePlace(
  db: Database,
  { profileId, title }: { profileId: string; title: Title },
  now: Date,
): Promise<{ resumeAt: number; startAt: number; backTo: number | null }> {
  const place = await queries.resumeOf(db, { profileId, itemId: title.id })
  const goesOn = goesOnAt(title, place, now)
  return { ...goesOn, backTo: place && lostPlace(place.kept, goesOn.resumeAt) }
}

/** The same for a position that was already read, without `backTo`. */
export function goesOnAt(
  title: Title,
  place: { position: number; finished: boolean; at: Date } | null,
  now: Date,
): { resumeAt: number; startAt: number } {
  if (!place) return { resumeAt: 0, startAt: 0 }
  const resumeAt = place.finished ? 0 : place.position
  const isBook = title.vertical === 'audio-books'
  const pausedSeconds = isBook ? Math.max(0, (now.getTime() - place.at.getTime()) / 1000) : 0
  // A game's position is the time played, so there is nothing to rewind.
  const startAt = title.kind === 'game' ? resumeAt : startOf({ resumeAt, pausedSeconds })
  return { resumeAt, startAt }
}

/** The ids of titles that a profile has watched to the end at least once, in order. */
export async function watchedBy(db: Database, profileId: string): Promise<number[]> {
  return (await queries.seenBy(db, profileId)).map(({ item_id }) => item_id)
}

/** What a profile has played, most recent first: number of complete plays, and last time. */
export async function playsOf(
  db: Database,
  profileId: string,
): Promise<{ contentId: number; plays: number; at: Date }[]> {
  const rows = await queries.playsOf(db, profileId)
  return rows.map(({ item_id: contentId, plays, updated_at: at }) => ({ contentId, plays, at }))
}

export async function listHistory(
  db: Database,
  catalogue: Catalogue,
  viewer: Member,
  now: Date,
): Promise<ResumePoint[]> {
  const index = titlesFor(catalogue, viewer)
  return (await queries.positionsOf(db, viewer.profileId))
    .filter(({ item_id }) => index.find(item_id, now) !== null)
    .map((row) => ({
      contentId: row.item_id,
      position: row.position,
      duration: row.duration,
      finished: row.finished,
      ...speedIn(row),
      updatedAt: row.updated_at.toISOString(),
    }))
}

/** One entry per film, series, book and album, by last activity; a finished episode is replaced by the next one. */
export async function listContinue(
  db: Database,
  catalogue: Catalogue,
  viewer: Member,
  now: Date,
): Promise<Entry[]> {
  const index = titlesFor(catalogue, viewer)
  const seen = new Set<number>()
  const entries: Entry[] = []
  // Latest first: the most recent activity represents a whole series or album.
  for (const row of await queries.positionsOf(db, viewer.profileId)) {
    const title = index.find(row.item_id, now)
    if (!title) continue
    const contentId = title.parentId ?? title.id
    if (seen.has(contentId)) continue
    seen.add(contentId)
    if (row.hidden) continue
    const updatedAt = row.updated_at.toISOString()
    if (!row.finished) {
      entries.push({
        contentId,
        itemId: title.id,
        position: row.position,
        duration: row.duration,
        ...speedIn(row),
        updatedAt,
      })
      continue
    }
    const next = nextOf(index, title, now)
    if (next)
      entries.push({
        contentId,
        itemId: next.id,
        position: 0,
        duration: next.durationSeconds ?? 0,
        updatedAt,
      })
  }
  return entries
}

const speedIn = ({ speed }: { speed: number | null }) => (speed === null ? {} : { speed })

/**
 * Removes a title, or a series or album with all its parts, from the row but not from the history. Under the kids lock a hidden one stays: a
 * child cannot remove what it cannot see. @spec decisions 13.81
 */
export async function removeFromContinue(
  db: Database,
  catalogue: Catalogue,
  viewer: Member,
  contentId: number,
  now: Date,
): Promise<void> {
  const index = titlesFor(catalogue, viewer)
  if (viewer.kidLocked && index.find(contentId, now) === null) return
  const children = index.childrenOf(contentId)
  await queries.hidePositions(db, viewer.profileId, [contentId, ...children.map(({ id }) => id)])
}

/** The next episode or track that can be played; one that is only announced does not lead anywhere yet. */
function nextOf(index: TitleIndex, title: Title, now: Date): Title | undefined {
  if (title.parentId === null) return undefined
  const siblings = index.childrenOf(title.parentId)
  const later = siblings.slice(siblings.findIndex(({ id }) => id === title.id) + 1)
  return later.find((sibling) => isPlayable(sibling) && !isAhead(sibling, now))
}

/** Deletes the positions of some thousand profiles in these titles; returns false once there are none. */
export const deletePositionsOf = queries.deletePositionsOf
