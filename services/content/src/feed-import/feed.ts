/** The contents of a feed, independent of its format. */
import type { TitleFile } from '@quintet/contracts/library'
import type { FeedKind } from '@quintet/contracts/operator/feeds'
import type { Kind, Vertical } from '@quintet/domain/catalogue/categories'
import type { FeedMedium } from '@quintet/platform/db/columns'

/** A title in a feed. */
export type FeedEntry = {
  /** The same on every read of the feed, whatever else changes. */
  key: string
  vertical: Vertical
  kind: Kind
  title: string
  file: TitleFile
  /** The media to play, in order. */
  media: FeedMedium[]
  /** For a channel: its id in guides. */
  guideId: string | null
}

/** A programme on a channel, from XMLTV; times in milliseconds. */
export type GuideEntry = {
  channel: string
  startsAt: number
  endsAt: number
  title: string
  subtitle: string | null
  about: string | null
}

/** A part of a feed that yields no title, and why. */
export type FeedRefusal = { path: string; reason: string }

export type FeedContent = {
  kind: FeedKind
  name: string | null
  entries: FeedEntry[]
  failed: FeedRefusal[]
  ignored: FeedRefusal[]
  /** Feeds listed in an OPML file. */
  feeds: { name: string; address: string }[]
  guide: GuideEntry[]
  /** For a table: its columns, and its first rows as written. */
  columns: string[]
  rows: string[][]
}

/** What an operator specifies for a feed beyond its contents. */
export type FeedWish = { vertical: Vertical | null; mapping: FeedMapping | null }
export type { FeedMapping } from '@quintet/contracts/operator/feeds'
import type { FeedMapping } from '@quintet/contracts/operator/feeds'

/** Why a feed as a whole cannot be read, worded for the operator. */
export class FeedError extends Error {
  override readonly name = 'FeedError'
}

export const ENTRIES_MAX = 50_000
export const FEED_BYTES_MAX = 32 * 1024 * 1024

/** Empty contents. */
export function emptyContent(kind: FeedKind, name: string | null): FeedContent {
  return { kind, name, entries: [], failed: [], ignored: [], feeds: [], guide: [], columns: [], rows: [] }
}

/** Adds an entry unless it is a duplicate. Throws `FeedError` if there are too many. */
export function addEntry(content: FeedContent, entry: FeedEntry, seen: Set<string>): void {
  if (content.entries.length >= ENTRIES_MAX)
    throw new FeedError(`It lists more than ${ENTRIES_MAX} titles; split it.`)
  if (seen.has(entry.key)) {
    content.ignored.push({ path: entry.title, reason: 'It is listed twice; the first entry is used.' })
    return
  }
  seen.add(entry.key)
  content.entries.push(entry)
}
