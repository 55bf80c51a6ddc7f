/** What a feed says, whatever it is written in. */
import type { TitleFile } from '@quintet/contracts/library'
import type { FeedKind } from '@quintet/contracts/operator/feeds'
import type { Kind, Vertical } from '@quintet/domain/categories'
import type { FeedMedium } from '@quintet/platform/db/columns'

/** A title that a feed lists. */
export type FeedEntry = {
  /** The same in every reading of the feed, whatever else changes. */
  key: string
  vertical: Vertical
  kind: Kind
  title: string
  file: TitleFile
  /** What it would play, in order. */
  media: FeedMedium[]
  /** Of a channel: how guides call it. */
  guideId: string | null
}

/** What is on a channel, as XMLTV tells it; times in milliseconds. */
export type GuideEntry = {
  channel: string
  startsAt: number
  endsAt: number
  title: string
  subtitle: string | null
  about: string | null
}

/** A part of a feed that makes no title, and why. */
export type FeedRefusal = { path: string; reason: string }

export type FeedContent = {
  kind: FeedKind
  name: string | null
  entries: FeedEntry[]
  failed: FeedRefusal[]
  ignored: FeedRefusal[]
  /** Feeds that an OPML names. */
  feeds: { name: string; address: string }[]
  guide: GuideEntry[]
  /** Of a table: its columns, and its first rows as they are written. */
  columns: string[]
  rows: string[][]
}

/** What an operator says of a feed beside its own words. */
export type FeedWish = { vertical: Vertical | null; mapping: FeedMapping | null }
export type { FeedMapping } from '@quintet/contracts/operator/feeds'
import type { FeedMapping } from '@quintet/contracts/operator/feeds'

/** Why a feed cannot be read as a whole, in words for the operator. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
}

export const ENTRIES_MAX = 50_000
export const FEED_BYTES_MAX = 32 * 1024 * 1024

/** A content in which nothing was found yet. */
export function emptyContent(kind: FeedKind, name: string | null): FeedContent {
  return { kind, name, entries: [], failed: [], ignored: [], feeds: [], guide: [], columns: [], rows: [] }
}

/** Adds an entry once; throws `FeedError` where there are too many. */
export function addEntry(content: FeedContent, entry: FeedEntry, seen: Set<string>): void {
  if (content.entries.length >= ENTRIES_MAX)
    throw new FeedError(`It lists more than ${ENTRIES_MAX} titles; divide it.`)
  if (seen.has(entry.key)) {
    content.ignored.push({ path: entry.title, reason: 'It is listed twice; the first one is taken.' })
    return
  }
  seen.add(entry.key)
  content.entries.push(entry)
}
