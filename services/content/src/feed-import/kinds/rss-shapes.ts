/** The common form of RSS, Atom, RDF and JSON feeds, for importing media. */
import type { parseFeed } from 'feedsmith'
import { FeedError } from '../feed.ts'

export type Medium = { address: string; type: string | null; bytes: number | null }

export type Item = {
  guid: string | null
  title: string | undefined
  subtitle: string | undefined
  description: string | undefined
  author: string | undefined
  published: string | undefined
  season: number | null
  number: number | null
  seconds: number | null
  categories: string[]
  media: Medium[]
}

export type Channel = {
  title: string | undefined
  author: string | undefined
  language: string | undefined
  /** The podcast type: serial means it is to be heard in order. */
  type: string | undefined
  categories: string[]
  items: Item[]
}

type Parsed = ReturnType<typeof parseFeed>
type Rss = Extract<Parsed, { format: 'rss' }>['feed']
type RssItem = NonNullable<Rss['items']>[number]
type Atom = Extract<Parsed, { format: 'atom' }>['feed']
type AtomEntry = NonNullable<Atom['entries']>[number]
type MediaContent = { url?: string; type?: string; medium?: string; fileSize?: number; duration?: number }

/** Converts a parsed feed. Throws `FeedError` for feeds that cannot carry media. */
export function toChannel(parsed: Parsed): Channel {
  if (parsed.format === 'rss') return ofRss(parsed.feed)
  if (parsed.format === 'atom') return ofAtom(parsed.feed)
  if (parsed.format === 'json') return ofJson(parsed.feed)
  throw new FeedError('Feeds of this kind (RSS 1.0) contain no media.')
}

function ofRss(feed: Rss): Channel {
  return {
    title: feed.title,
    author: feed.itunes?.author,
    language: feed.language,
    type: feed.itunes?.type,
    categories: (feed.itunes?.categories ?? [])
      .flatMap(({ text, categories }) => [text, ...(categories ?? []).map((below) => below.text)])
      .flatMap((text) => text ?? []),
    items: (feed.items ?? []).map(ofRssItem),
  }
}

function ofRssItem(item: RssItem): Item {
  const { itunes, media } = item
  const contents = contentsOf(media)
  return {
    guid: item.guid?.value?.trim() || null,
    title: item.title ?? itunes?.title ?? media?.title?.value,
    subtitle: itunes?.subtitle,
    description: item.content?.encoded ?? item.description ?? itunes?.summary ?? media?.description?.value,
    author: itunes?.author ?? item.dc?.creators?.[0],
    published: written(item.pubDate ?? item.dc?.dates?.[0]),
    season: itunes?.season ?? null,
    number: itunes?.episode ?? null,
    seconds: itunes?.duration ?? contents[0]?.duration ?? null,
    categories: (item.categories ?? []).flatMap(({ name }) => name ?? []),
    media: [...(item.enclosures ?? []).flatMap(ofEnclosure), ...contents.flatMap(ofMedia)],
  }
}

const written = (time: unknown) => (typeof time === 'string' ? time : undefined)

type MediaPart = { contents?: MediaContent[]; groups?: { contents?: MediaContent[] }[] } | undefined

function contentsOf(media: MediaPart): MediaContent[] {
  return [...(media?.contents ?? []), ...(media?.groups ?? []).flatMap(({ contents }) => contents ?? [])]
}

function ofEnclosure({ url, type, length }: { url?: string; type?: string; length?: number }): Medium[] {
  return url === undefined
    ? []
    : [{ address: url.trim(), type: type?.trim().toLowerCase() || null, bytes: length ?? null }]
}

function ofMedia({ url, type, medium, fileSize }: MediaContent): Medium[] {
  if (url === undefined) return []
  const said = type?.trim().toLowerCase()
  const byMedium = medium === 'video' || medium === 'audio' ? `${medium}/*` : null
  return [{ address: url.trim(), type: said || byMedium, bytes: fileSize ?? null }]
}

function ofAtom(feed: Atom): Channel {
  return {
    title: feed.title?.value,
    author: feed.authors?.[0]?.name,
    language: undefined,
    type: undefined,
    categories: (feed.categories ?? []).flatMap(({ label, term }) => label ?? term ?? []),
    items: (feed.entries ?? []).map(ofAtomEntry),
  }
}

function ofAtomEntry(entry: AtomEntry): Item {
  const enclosures = (entry.links ?? []).filter(({ rel }) => rel === 'enclosure')
  const contents = contentsOf(entry.media)
  return {
    guid: entry.id?.trim() || null,
    title: entry.title?.value,
    subtitle: undefined,
    description: entry.content?.value ?? entry.summary?.value,
    author: entry.authors?.[0]?.name,
    published: written(entry.published ?? entry.updated),
    season: null,
    number: null,
    seconds: contents[0]?.duration ?? null,
    categories: (entry.categories ?? []).flatMap(({ label, term }) => label ?? term ?? []),
    media: [
      ...enclosures.flatMap(({ href, type, length }) =>
        ofEnclosure({
          ...(href ? { url: href } : {}),
          ...(type ? { type } : {}),
          ...(length ? { length } : {}),
        }),
      ),
      ...contents.flatMap(ofMedia),
    ],
  }
}

function ofJson(feed: Extract<Parsed, { format: 'json' }>['feed']): Channel {
  return {
    title: feed.title,
    author: feed.authors?.[0]?.name,
    language: feed.language,
    type: undefined,
    categories: [],
    items: (feed.items ?? []).map((item) => ({
      guid: item.id ?? null,
      title: item.title,
      subtitle: undefined,
      description: item.content_html ?? item.content_text ?? item.summary,
      author: item.authors?.[0]?.name,
      published: written(item.date_published),
      season: null,
      number: null,
      seconds: item.attachments?.[0]?.duration_in_seconds ?? null,
      categories: item.tags ?? [],
      media: (item.attachments ?? []).flatMap(({ url, mime_type: type, size_in_bytes: length }) =>
        ofEnclosure({ ...(url ? { url } : {}), ...(type ? { type } : {}), ...(length ? { length } : {}) }),
      ),
    })),
  }
}
