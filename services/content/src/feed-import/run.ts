/** Reads a feed and imports its titles; can be repeated. @spec decisions 9.6, decisions 9.20 */
import { FEED_REPORT_MAX, type FeedReport } from '@quintet/contracts/operator/feeds'
import { DAY_MS } from '@quintet/domain/basics/milliseconds'
import { SCHEDULE_DAYS } from '@quintet/domain/live/schedule'
import { newId } from '@quintet/platform/identity/secrets'
import { type ImportProgress, importLibrary, type ImportReport, type IngestParts } from '../ingest/index.ts'
import { type FeedContent, FeedError, type FeedRefusal } from './feed.ts'
import { fetchMedia } from './fetch-media.ts'
import { feedLibrary, placeOf, writeLibrary } from './library.ts'
import * as queries from './queries.ts'
import { readFeedAside } from './read-aside.ts'
import { readSource } from './source.ts'

export type FeedProgress = ImportProgress | { phase: 'fetching'; done: number; total: number }

export type RunOptions = {
  /** Waits until all media are made, otherwise only until all titles are saved. */
  waitsForMedia?: boolean
  signal?: AbortSignal
  onProgress?: (progress: FeedProgress) => void
}

/** The report of an import, plus what is specific to feeds. */
export type RunReport = ImportReport & {
  feed: string
  /** For a guide. */
  programmes: number
  /** For an OPML file: the feeds in it that were new. */
  feeds: { name: string; address: string }[]
}

/** Throws `FeedError` if the feed as a whole cannot be read; its row then shows the reason, too. */
export async function runFeed(
  parts: IngestParts,
  feedId: string,
  options: RunOptions = {},
): Promise<RunReport> {
  const feed = await queries.findFeed(parts.db, feedId)
  if (!feed) throw new FeedError('There is no such feed.')
  await queries.setState(parts.db, feedId, 'running')
  try {
    const content = await readContent(parts, feed, options.signal)
    const report = await takeContent(parts, feed, { content, options })
    await queries.noteRun(
      parts.db,
      feedId,
      { kind: content.kind, report: toStored(report), reason: null },
      parts.clock.now(),
    )
    return report
  } catch (error) {
    const isOver = options.signal?.aborted === true
    const reason = error instanceof FeedError ? error.message : 'It ended unexpectedly; the log says why.'
    if (isOver) await queries.setState(parts.db, feedId, 'waiting')
    else await queries.noteRun(parts.db, feedId, { kind: null, report: null, reason }, parts.clock.now())
    throw error
  }
}

async function readContent(
  parts: IngestParts,
  feed: queries.FeedRow,
  signal: AbortSignal | undefined,
): Promise<FeedContent> {
  const text = await readSource(parts, feed, signal)
  const content = await readFeedAside(text, { vertical: feed.vertical, mapping: feed.mapping })
  if (content.needsVertical)
    throw new FeedError(
      'A table does not say what kind of titles it lists; name it, such as --vertical movies.',
    )
  const isNothing = content.entries.length + content.guide.length + content.feeds.length === 0
  // A feed that is broken for a day must not empty a library.
  if (isNothing) throw new FeedError(content.failed[0]?.reason ?? 'It lists nothing.')
  return content
}

type Taking = { content: FeedContent; options: RunOptions }

async function takeContent(
  parts: IngestParts,
  feed: queries.FeedRow,
  { content, options }: Taking,
): Promise<RunReport> {
  const { config, db } = parts
  const { signal, onProgress, waitsForMedia } = options
  const { id: feedId } = feed
  const root = feedLibrary(config, feedId)
  const failed: FeedRefusal[] = [...content.failed]
  const ignored: FeedRefusal[] = [...content.ignored]
  await writeLibrary(root, feedId, content.entries)
  if (feed.fetches_media) {
    const fetched = await fetchMedia(config, root, content.entries, {
      feedId,
      signal,
      onProgress: (done, total) => onProgress?.({ phase: 'fetching', done, total }),
    })
    failed.push(...fetched)
    await writeLibrary(root, feedId, content.entries)
  }
  const imported = await importLibrary(parts, root, {
    isDraft: feed.is_draft,
    ...(waitsForMedia === undefined ? {} : { waitsForMedia }),
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress } : {}),
  })
  const listed = content.entries.map((entry) => ({
    path: placeOf(feedId, entry),
    title: entry.title,
    guideId: entry.guideId,
    media: entry.media,
  }))
  await db.transaction().execute((tx) => queries.replaceEntries(tx, feedId, listed))
  const joined = await joinGuide(parts, feedId, content)
  ignored.push(...joined.ignored)
  const feeds = await noteFeeds(parts, content)
  const named = withTitles(imported, listed)
  return {
    ...named,
    feed: feedId,
    failed: [...failed, ...named.failed],
    ignored: [...ignored, ...named.ignored],
    programmes: joined.programmes,
    feeds,
  }
}

/** The folder names of a feed are opaque: the report names titles instead. */
function withTitles(report: ImportReport, listed: readonly queries.ListedEntry[]): ImportReport {
  const titles = new Map(listed.map(({ path, title }) => [path, title]))
  const named = (refusals: readonly FeedRefusal[]) =>
    refusals.map(({ path, reason }) => {
      const place = path
        .split('/')
        .slice(0, path.startsWith('Music/') || path.startsWith('Sports/') ? 3 : 2)
        .join('/')
      return { path: titles.get(place) ?? path, reason }
    })
  return { ...report, failed: named(report.failed), ignored: named(report.ignored) }
}

/** Matches programmes to the channels of feeds by id; reports ids without a channel. */
async function joinGuide({ db, clock }: IngestParts, feedId: string, { kind, guide }: FeedContent) {
  const ignored: FeedRefusal[] = []
  if (kind !== 'xmltv') return { programmes: 0, ignored }
  const channels = await queries.channelsByGuideId(db)
  const now = clock.now().getTime()
  const rows = new Map<string, queries.GuideRow>()
  for (const [channel, programmes] of Map.groupBy(guide, (entry) => entry.channel)) {
    const items = channels.get(channel.toLowerCase()) ?? []
    const current = programmes.filter(
      ({ startsAt, endsAt }) => endsAt > now - DAY_MS && startsAt < now + SCHEDULE_DAYS * DAY_MS,
    )
    const past = programmes.length - current.length
    if (items.length === 0)
      ignored.push({
        path: channel,
        reason: `No channel from a feed has this id (${programmes.length} programmes).`,
      })
    else if (past > 0)
      ignored.push({ path: channel, reason: `Programmes in the past or too far ahead: ${past}.` })
    for (const itemId of items)
      for (const { channel: _channel, ...programme } of current)
        rows.set(`${itemId}:${programme.startsAt}`, { itemId, ...programme })
  }
  await db.transaction().execute((tx) => queries.replaceGuide(tx, feedId, [...rows.values()]))
  return { programmes: rows.size, ignored }
}

/** Feeds listed by another one are stored, but only read on request. */
async function noteFeeds({ db, clock }: IngestParts, { feeds }: FeedContent): Promise<RunReport['feeds']> {
  const added: RunReport['feeds'] = []
  for (const { name, address } of feeds) {
    const settings = {
      name: name.slice(0, 200),
      vertical: null,
      mapping: null,
      isDraft: true,
      fetchesMedia: false,
    }
    const isNew = await queries.insertFeed(
      db,
      { ...settings, id: newId('feed'), address, state: 'new' },
      clock.now(),
    )
    if (isNew) added.push({ name, address })
  }
  return added
}

function toStored(report: RunReport): FeedReport {
  const first = <T>(all: readonly T[]) => all.slice(0, FEED_REPORT_MAX)
  return {
    imported: report.imported,
    updated: report.updated,
    unchanged: report.unchanged,
    failed: report.failed.length,
    ignored: report.ignored.length,
    vanished: report.vanished.length,
    programmes: report.programmes,
    feeds: report.feeds.length,
    failures: first(report.failed),
    leftOut: first(report.ignored),
    gone: first(report.vanished.map(({ title }) => title)),
  }
}
