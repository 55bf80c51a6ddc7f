/** OPML: a list of feeds. They are stored, but only read on request. */
import { parseOpml } from 'feedsmith'
import { cleanTitle } from '../../title-fields/clean.ts'
import { emptyContent, ENTRIES_MAX, type FeedContent, FeedError } from '../feed.ts'

type Outline = { text?: string; title?: string; xmlUrl?: string; outlines?: Outline[] }

const DEPTH_MAX = 20

/** Throws `FeedError` if it is not OPML. */
export function readOpml(text: string): FeedContent {
  const { head, body } = parsed(text)
  const content = emptyContent('opml', cleanTitle(head?.title) ?? null)
  const seen = new Set<string>()
  const walk = (outlines: readonly Outline[], depth: number): void => {
    for (const { text: words, title, xmlUrl, outlines: below } of outlines) {
      const url = xmlUrl === undefined ? null : URL.parse(xmlUrl.trim())
      const name = cleanTitle(title ?? words) ?? url?.host ?? ''
      if (xmlUrl !== undefined && !/^https?:$/.test(url?.protocol ?? ''))
        content.failed.push({
          path: name || xmlUrl.slice(0, 100),
          reason: 'Its address is not a web address.',
        })
      else if (url && !seen.has(url.href)) {
        seen.add(url.href)
        content.feeds.push({ name, address: url.href })
      }
      if (content.feeds.length > ENTRIES_MAX) throw new FeedError(`It lists more than ${ENTRIES_MAX} feeds.`)
      if (below && depth < DEPTH_MAX) walk(below, depth + 1)
    }
  }
  walk(body?.outlines ?? [], 0)
  return content
}

function parsed(text: string): { head?: { title?: string }; body?: { outlines?: Outline[] } } {
  try {
    return parseOpml(text)
  } catch {
    throw new FeedError('This is not readable OPML.')
  }
}
