/** Titles as the service's list calls return them, for the tests of queries. */
import { type ContentItem, ContentQuery } from '@quintet/contracts/content'

export function aTitle(id: number, kind: ContentItem['kind'] = 'movie'): ContentItem {
  return {
    contentitem_id: id,
    contentowner_id: 'house',
    kind,
    categories: ['movies'],
    tags: [],
    artwork: {},
    thumbnails: {},
    live: false,
    attributes: { title: `Title ${id}` },
  }
}

/** What a list call for `ids` returns: no more than a call may ask for, which throws if it asks for more. */
export function titlesAsked(query: unknown, kind?: ContentItem['kind']): ContentItem[] {
  const { ids = '', limit } = ContentQuery.parse(query)
  return ids
    .split(',')
    .map((id) => aTitle(Number(id), kind))
    .slice(0, limit)
}
