/** Private book feeds for podcast apps, with an app password of scope `podcast`. @spec decisions 11.21 */
import { Problem } from '@quintet/contracts/problem'
import { itemAddress } from '@quintet/domain/catalogue/categories'
import type { App, Platform } from '@quintet/platform/http/app'
import { pageOrigin } from '@quintet/platform/http/origins'
import type { Storage } from '@quintet/platform/storage/storage'
import type { FastifyReply } from 'fastify'
import type { Title } from '../catalogue/title.ts'
import { itemOf } from '../catalogue/title-item.ts'
import { findTitle, titlesFor } from '../catalogue/visibility.ts'
import { listHistory } from '../history/service.ts'
import { hear, type HearingParts } from '../playback/one-file/hear.ts'
import { sendRange } from '../playback/send-file.ts'
import { listPlaylist } from '../playlist/service.ts'
import { bookFeed, feedList } from './book-feed.ts'
import { type Asked, feedAddress, feedsByKey, hasCover, sendCover } from './by-key.ts'

export type FeedParts = HearingParts & { storage: Storage }

const BOOK_FILE = /^(\d{1,9})(\.xml|\.m4a|\.webp)$/

export function feedRoutes(app: App, platform: Platform, parts: FeedParts): void {
  const serveFeed = feedsByKey(app, platform, 'podcast')
  serveFeed('/feeds/books.opml', (asked) => sendList(platform, parts, asked))
  serveFeed('/feeds/book/:file', async (asked) => {
    const { program, request } = asked
    const [, id, ending] = BOOK_FILE.exec(request.params.file) ?? []
    const viewer = program.viewer
    const book = findTitle(parts.catalogue, Number(id ?? 0), { viewer, now: parts.clock.now() })
    if (book.kind !== 'audiobook') throw new Problem('unknown_content')
    if (ending === '.xml') return sendFeed(platform, parts, asked, book)
    return ending === '.m4a' ? sendSound(parts, asked, book) : sendCover(parts.storage, asked, book)
  })
}

const RSS = 'application/rss+xml; charset=utf-8'
const OPML = 'text/x-opml; charset=utf-8'

async function sendFeed(
  platform: Platform,
  parts: FeedParts,
  asked: Asked,
  book: Title,
): Promise<FastifyReply> {
  const { language } = asked.program
  const recording = book.mainAsset && (await parts.openRecording(book.mainAsset.id))
  if (!recording) throw new Problem('not_playable')
  const item = itemOf(book, language)
  const feed = bookFeed({
    item,
    language,
    addedAt: new Date(book.addedAt),
    page: `${pageOrigin(platform.config, asked.request)}${itemAddress(book.vertical, book.id)}`,
    sound: { address: feedAddress(platform, asked.request, `book/${book.id}.m4a`), bytes: recording.size },
    cover: !hasCover(book, asked.program)
      ? null
      : feedAddress(platform, asked.request, `book/${book.id}.webp`),
  })
  return asked.reply.type(RSS).send(feed)
}

async function sendSound(parts: FeedParts, asked: Asked, book: Title): Promise<FastifyReply> {
  const { program, request, reply } = asked
  const { viewer, language } = program
  const file = await hear(parts, viewer, { contentId: book.id, language, isKept: true })
  reply.header('etag', file.etag).type('audio/mp4')
  return sendRange(request, reply, file.size, file.read)
}

/** Lists a feed for each book that the profile has started or made a favourite, so that one import adds them all. */
async function sendList(platform: Platform, parts: FeedParts, asked: Asked): Promise<FastifyReply> {
  const { db, catalogue, clock } = parts
  const { viewer, language } = asked.program
  const now = clock.now()
  const index = titlesFor(catalogue, viewer)
  const known = [
    ...(await listPlaylist(db, catalogue, viewer, now)),
    ...(await listHistory(db, catalogue, viewer, now)),
  ]
  const books = [...new Set(known.map(({ contentId }) => contentId))]
    .map((id) => index.find(id, now))
    .filter((title) => title?.kind === 'audiobook')
    .filter((title) => title !== null)
  const feeds = books.map((book) => ({
    title: book.names[language],
    address: feedAddress(platform, asked.request, `book/${book.id}.xml`),
  }))
  return asked.reply.type(OPML).send(feedList(platform.brand.name, feeds))
}
