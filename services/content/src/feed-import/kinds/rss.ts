/** RSS and related formats: podcasts become audiobooks, videos films. @spec decisions 9.6 */
import { parseFeed } from 'feedsmith'
import type { TitleFile } from '@quintet/contracts/library'
import type { Vertical } from '@quintet/domain/catalogue/categories'
import type { FeedMedium } from '@quintet/platform/db/columns'
import { genreCategories } from '../../ingest/scan/genres.ts'
import { cleanLanguage, cleanLine, cleanText } from '../../title-fields/clean.ts'
import { type Book, booksOf, type Episode } from '../books.ts'
import { textsIn } from '../entry-texts.ts'
import {
  addEntry,
  emptyContent,
  type FeedContent,
  type FeedEntry,
  FeedError,
  type FeedWish,
} from '../feed.ts'
import { dayOfTime, feedTime, plainLine, plainText } from '../feed-text.ts'
import { type Channel, type Item, toChannel } from './rss-shapes.ts'

const SHORT_MAX = 500
const DESCRIPTION_MAX = 10_000
const CATEGORIES_MAX = 29
const CHAPTERS_MAX = 2000

/** Throws `FeedError` if it is not a feed, or not one with media. */
export function readRss(text: string, wish: FeedWish): FeedContent {
  const channel = parsed(text)
  const isVideo = channel.items.some((item) => mediaOf(item).some(({ type }) => isVideoType(type)))
  const vertical = wish.vertical ?? (isVideo ? 'movies' : 'audio-books')
  const content = emptyContent(isVideo ? 'media-rss' : 'podcast', plainLine(channel.title) ?? null)
  const seen = new Set<string>()
  const playable: Item[] = []
  for (const [place, item] of channel.items.entries()) {
    if (mediaOf(item).length > 0) playable.push(item)
    else content.failed.push({ path: nameOf(item, place), reason: 'It contains no audio or video.' })
  }
  if (playable.length === 0 && channel.items.length > 0)
    throw new FeedError('This feed contains no audio or video.')
  if (vertical === 'audio-books') {
    const books = booksOf(playable.map(toEpisode), {
      name: content.name ?? 'Podcast',
      isSerial: channel.type === 'serial',
    })
    for (const book of books) addEntry(content, bookEntry(book, channel), seen)
  } else for (const item of playable) addEntry(content, singleEntry(item, { channel, vertical }), seen)
  return content
}

function parsed(text: string): Channel {
  try {
    return toChannel(parseFeed(text))
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError('This is not a readable feed.')
  }
}

const isVideoType = (type: string | null) => type?.startsWith('video/') ?? false

/** The media of an item, only the first form of each, and only with web addresses. */
function mediaOf({ media }: Item): FeedMedium[] {
  return media
    .flatMap(({ address, type, bytes }) => {
      const url = URL.parse(address)
      if (!url || !/^https?:$/.test(url.protocol)) return []
      const kind = type ?? typeOfName(url.pathname)
      return /^(?:audio|video)\//.test(kind ?? '')
        ? [{ address: url.href, title: null, type: kind, bytes }]
        : []
    })
    .slice(0, 1)
}

function typeOfName(path: string): string | null {
  if (/\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|flac|wav)$/i.test(path)) return 'audio/*'
  return /\.(?:mp4|m4v|mov|mkv|webm|avi|mpg|mpeg)$/i.test(path) ? 'video/*' : null
}

function nameOf(item: Item, place: number): string {
  return plainLine(item.title) ?? `item ${place + 1}`
}

/** Without a guid the medium's address identifies the item: its texts change more often. */
function keyOf(item: Item): string {
  const [medium] = mediaOf(item)
  if (item.guid) return `guid:${item.guid.trim()}`
  const url = medium && URL.parse(medium.address)
  return url ? `media:${url.host.toLowerCase()}${url.pathname}` : `title:${item.title ?? ''}`
}

function toEpisode(item: Item, place: number): Episode<Item> {
  return {
    item,
    key: keyOf(item),
    title: nameOf(item, place),
    subtitle: plainLine(item.subtitle) ?? null,
    season: item.season,
    number: item.number,
    at: feedTime(item.published)?.getTime() ?? null,
  }
}

function bookEntry({ key, title, series, episodes }: Book<Item>, channel: Channel): FeedEntry {
  const [first] = episodes
  const items = episodes.map(({ item }) => item)
  const latest = episodes.reduce((max, { at }) => Math.max(max, at ?? 0), 0)
  const media = episodes.flatMap(({ item, title: part }) =>
    mediaOf(item).map((medium) => ({ ...medium, title: part })),
  )
  return {
    key,
    vertical: 'audio-books',
    kind: 'audiobook',
    title,
    file: {
      ...factsOf(first?.item, { channel, vertical: 'audio-books', title }),
      ...(latest > 0 ? { releasedOn: dayOfTime(new Date(latest)) } : {}),
      ...(series === null ? {} : { series }),
      ...chaptersOf(episodes),
      people: authorsOf(items, channel),
    },
    media,
    guideId: null,
  }
}

/** Chapters of a book; only known if every part declares its length. */
function chaptersOf(episodes: readonly Episode<Item>[]): Pick<TitleFile, 'chapters'> {
  const chapters: NonNullable<TitleFile['chapters']> = []
  let start = 0
  for (const { item, title } of episodes) {
    if (!(item.seconds !== null && item.seconds > 0)) return {}
    chapters.push({ title: title.slice(0, 200), start, end: start + item.seconds })
    start += item.seconds
  }
  return episodes.length > 1 && chapters.length <= CHAPTERS_MAX ? { chapters } : {}
}

/** The distinct authors of a collection. */
function authorsOf(items: readonly Item[], channel: Channel): NonNullable<TitleFile['people']> {
  const named = items.flatMap(({ author }) => plainLine(author) ?? [])
  const names = named.length > 0 ? named : [plainLine(channel.author) ?? ''].filter(Boolean)
  return [...new Set(names)].slice(0, 50).map((name) => ({ name, role: 'author' as const }))
}

function singleEntry(item: Item, { channel, vertical }: { channel: Channel; vertical: Vertical }): FeedEntry {
  const title = nameOf(item, 0)
  const author = plainLine(item.author)
  const day = dayOfTime(feedTime(item.published))
  return {
    key: keyOf(item),
    vertical,
    kind: vertical === 'sports' ? 'event' : vertical === 'pc-games' ? 'game' : 'movie',
    title,
    file: {
      ...factsOf(item, { channel, vertical, title }),
      ...(day === undefined ? {} : { releasedOn: day, year: Number(day.slice(0, 4)) }),
      people: author === undefined ? [] : [{ name: author, role: 'team' }],
    },
    media: mediaOf(item),
    guideId: null,
  }
}

function factsOf(
  item: Item | undefined,
  { channel, vertical, title }: { channel: Channel; vertical: Vertical; title: string },
): TitleFile {
  const description = plainText(item?.description, DESCRIPTION_MAX)
  const language = cleanLanguage(channel.language)
  const genres = [...(item?.categories ?? []), ...channel.categories].flatMap(
    (words) => cleanLine(words) ?? [],
  )
  const categories = genreCategories(vertical, genres).slice(0, CATEGORIES_MAX)
  return {
    texts: textsIn(language, {
      title,
      description,
      shortDescription: cleanText(firstSentence(description), SHORT_MAX),
    }),
    categories: [vertical, ...categories],
    ...(language === undefined ? {} : { language }),
    ...(channel.title ? { publisher: plainLine(channel.title, 100) } : {}),
  }
}

function firstSentence(text: string | undefined): string | undefined {
  return text === undefined ? undefined : (/^.{20,400}?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text.slice(0, 300))
}
