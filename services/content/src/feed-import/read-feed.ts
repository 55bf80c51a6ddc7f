/** Detects the format of a feed's text and reads it. */
import { type FeedContent, FeedError, type FeedMapping, type FeedWish } from './feed.ts'
import { readM3u } from './kinds/m3u.ts'
import { readOpml } from './kinds/opml.ts'
import { readRss } from './kinds/rss.ts'
import { readTable } from './kinds/table.ts'
import { readXmltv } from './kinds/xmltv.ts'

export type ReadFeed = FeedContent & { mapping: FeedMapping | null; needsVertical: boolean }

/** Throws `FeedError` with the reason. */
export function readFeedText(text: string, wish: FeedWish): ReadFeed {
  const start = text.replace(/^\u{FEFF}/u, '').trimStart()
  if (start === '') throw new FeedError('It is empty.')
  // No feed needs custom entities; they serve to exhaust memory or to read files.
  if (/<!ENTITY/i.test(start)) throw new FeedError('It declares its own XML entities, which is not allowed.')
  const plain = (content: FeedContent) => ({ ...content, mapping: null, needsVertical: false })
  if (/^#EXTM3U|^#EXTINF/i.test(start)) return plain(readM3u(start, wish))
  if (start.startsWith('<')) return plain(readXml(start, wish))
  const isJson = /^[[{]/.test(start)
  if (isJson && /"version"\s*:\s*"https:\/\/jsonfeed\.org\//.test(start.slice(0, 2000)))
    return plain(readRss(start, wish))
  const table = readTable(start, { isJson, ...wish })
  if (!isJson && table.columns.length < 2) throw new FeedError('This kind of feed is not supported.')
  return { ...table, needsVertical: wish.vertical === null }
}

function readXml(text: string, wish: FeedWish): FeedContent {
  const root = rootOf(text)
  if (root === 'tv') return readXmltv(text)
  if (root === 'opml') return readOpml(text)
  if (root === 'html') throw new FeedError('It is a web page, not a feed.')
  if (['rss', 'feed', 'rdf:rdf'].includes(root)) return readRss(text, wish)
  throw new FeedError('This kind of feed is not supported.')
}

/** The name of a document's root element in lower case, skipping anything before it. */
function rootOf(text: string): string {
  let rest = text
  for (;;) {
    rest = rest.trimStart()
    const end = rest.startsWith('<?')
      ? '?>'
      : rest.startsWith('<!--')
        ? '-->'
        : /^<!doctype/i.test(rest)
          ? '>'
          : null
    if (end === null) return /^<([\w:]{1,40})/.exec(rest)?.[1]?.toLowerCase() ?? ''
    const at = rest.indexOf(end)
    if (at < 0) return ''
    rest = rest.slice(at + end.length)
  }
}
