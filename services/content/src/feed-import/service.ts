/** Feeds as operators view and change them. @spec decisions 9.21 */
import type { Feed, FeedPreview, FeedRecord } from '@quintet/contracts/operator/feeds'
import { FEED_REPORT_MAX, type FeedKind } from '@quintet/contracts/operator/feeds'
import { Problem } from '@quintet/contracts/problem'
import type { Language } from '@quintet/domain/basics/languages'
import type { Config } from '@quintet/platform/config/config'
import type { Database, DatabaseTransaction } from '@quintet/platform/db/database'
import { newId } from '@quintet/platform/identity/secrets'
import type { Jobs } from '@quintet/platform/jobs/jobs'
import type { Storage } from '@quintet/platform/storage/storage'
import { titleLines } from '../library/titles.ts'
import { decodeFeed } from './decode.ts'
import { FeedError, type FeedWish } from './feed.ts'
import * as queries from './queries.ts'
import { readFeedAside } from './read-aside.ts'
import type { ReadFeed } from './read-feed.ts'
import { addressOfUpload, forgetUploaded, keepUploaded, readWeb } from './source.ts'

export type FeedSource = { address: string } | { file: { name: string; content: string } }

type Parts = { db: Database; config: Config; jobs: Jobs; storage: Storage }

const PREVIEW_TITLES = 8
const ABOUT_SHOWN = 200

export async function listFeeds(db: Database): Promise<Feed[]> {
  const [rows, counts] = await Promise.all([queries.selectFeeds(db), queries.countTitles(db)])
  return rows.map((row) => toFeed(row, counts.get(row.id)))
}

function toFeed(row: queries.FeedRow, counts = { titles: 0, drafts: 0 }): Feed {
  return {
    id: row.id,
    name: row.name,
    address: row.address,
    kind: row.kind as FeedKind | null,
    vertical: row.vertical,
    isDraft: row.is_draft,
    fetchesMedia: row.fetches_media,
    state: row.state,
    reason: row.reason,
    ranAt: row.ran_at?.toISOString() ?? null,
    report: row.report,
    ...counts,
  }
}

/** Throws `unknown_feed`. */
export async function readFeed(
  db: Database | DatabaseTransaction,
  id: string,
  language: Language,
): Promise<FeedRecord> {
  const row = await found(db, id)
  const counts = await queries.countTitles(db)
  const hidden = await queries.hiddenTitles(db, id, FEED_REPORT_MAX)
  return {
    ...toFeed(row, counts.get(id)),
    mapping: row.mapping,
    hidden: await titleLines(db, hidden, language),
  }
}

async function found(db: Database | DatabaseTransaction, id: string): Promise<queries.FeedRow> {
  const row = await queries.findFeed(db, id)
  if (!row) throw new Problem('unknown_feed')
  return row
}

/** What a feed would become. Throws `unreadable_feed`. */
export async function previewFeed(
  { config }: Pick<Parts, 'config'>,
  source: FeedSource,
  wish: FeedWish,
): Promise<FeedPreview> {
  try {
    const text =
      'file' in source
        ? decodeFeed(Buffer.from(source.file.content, 'base64'))
        : await readWeb(config, source.address)
    return toPreview(await readFeedAside(text, wish))
  } catch (error) {
    if (error instanceof FeedError) throw new Problem('unreadable_feed', { reason: error.message })
    throw error
  }
}

function toPreview(content: ReadFeed): FeedPreview {
  const { kind, name, entries, guide, feeds, failed, columns, rows, mapping, needsVertical } = content
  return {
    kind,
    name,
    titles: entries.length,
    programmes: guide.length,
    feeds: feeds.length,
    failed: failed.length,
    columns,
    rows,
    mapping,
    needsVertical,
    first: entries.slice(0, PREVIEW_TITLES).map(({ title, vertical, file, media }) => {
      const [texts] = Object.values(file.texts ?? {})
      return {
        title,
        vertical,
        year: file.year ?? null,
        parts: media.length,
        about:
          texts?.shortDescription?.slice(0, ABOUT_SHOWN) ?? texts?.description?.slice(0, ABOUT_SHOWN) ?? null,
      }
    }),
  }
}

/** Adds a feed and requests its first run; returns its id. Throws `known_feed`. */
export async function addFeed(
  { jobs, storage }: Pick<Parts, 'jobs' | 'storage'>,
  tx: DatabaseTransaction,
  { source, ...settings }: queries.FeedSettings & { source: FeedSource },
  now: Date,
): Promise<string> {
  const id = newId('feed')
  const address = 'file' in source ? addressOfUpload(source.file.name) : source.address
  if (!(await queries.insertFeed(tx, { ...settings, id, address, state: 'waiting' }, now)))
    throw new Problem('known_feed')
  if ('file' in source) await keepUploaded(storage, id, Buffer.from(source.file.content, 'base64'))
  await jobs.enqueue(tx, 'content.feed', { feedId: id }, { key: id })
  return id
}

/** Throws `unknown_feed`. */
export async function changeFeed(
  tx: DatabaseTransaction,
  id: string,
  settings: queries.FeedSettings,
): Promise<void> {
  await found(tx, id)
  await queries.changeSettings(tx, id, settings)
}

/** Requests a run, with a newer file if given. Throws `unknown_feed`. */
export async function runFeedSoon(
  { jobs, storage }: Pick<Parts, 'jobs' | 'storage'>,
  tx: DatabaseTransaction,
  { id, file }: { id: string; file?: { name: string; content: string } | undefined },
): Promise<void> {
  await found(tx, id)
  if (file) {
    await keepUploaded(storage, id, Buffer.from(file.content, 'base64'))
    await queries.setAddress(tx, id, addressOfUpload(file.name))
  }
  await queries.setState(tx, id, 'waiting')
  await jobs.enqueue(tx, 'content.feed', { feedId: id }, { key: id })
}

/** Removes a feed and, in a worker, its files; its titles stay. Throws `unknown_feed`. */
export async function removeFeed(
  { jobs, storage }: Pick<Parts, 'jobs' | 'storage'>,
  tx: DatabaseTransaction,
  id: string,
): Promise<{ name: string; address: string }> {
  const { name, address } = await found(tx, id)
  await queries.deleteFeed(tx, id)
  await forgetUploaded(storage, id)
  await jobs.enqueue(tx, 'content.feed', { feedId: id }, { key: id })
  return { name, address }
}

/** The feed at an address, for the command line: finds or adds it, with the given settings. */
export async function settleFeed(
  tx: DatabaseTransaction,
  { address, ...wishes }: Partial<queries.FeedSettings> & { address: string },
  now: Date,
): Promise<{ id: string; isNew: boolean; settings: queries.FeedSettings }> {
  const known = await queries.findFeedAt(tx, address)
  const settings: queries.FeedSettings = {
    name: wishes.name ?? known?.name ?? nameOfAddress(address),
    vertical: wishes.vertical ?? known?.vertical ?? null,
    mapping: wishes.mapping ?? known?.mapping ?? null,
    isDraft: wishes.isDraft ?? known?.is_draft ?? false,
    fetchesMedia: wishes.fetchesMedia ?? known?.fetches_media ?? false,
  }
  if (known) {
    await queries.changeSettings(tx, known.id, settings)
    return { id: known.id, isNew: false, settings }
  }
  const id = newId('feed')
  await queries.insertFeed(tx, { ...settings, id, address, state: 'waiting' }, now)
  return { id, isNew: true, settings }
}

function nameOfAddress(address: string): string {
  const url = /^https?:/i.test(address) ? URL.parse(address) : null
  return (
    url ? `${url.host}${url.pathname.replace(/\/$/, '')}` : (address.split(/[\\/]/).at(-1) ?? address)
  ).slice(0, 200)
}
