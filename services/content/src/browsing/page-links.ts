/** The Link header with the pages around a page of a list. RFC 8288 */
import { ContentQuery } from '@quintet/contracts/content'
import type { Page } from '../catalogue/title-index.ts'

// Clients reject responses with more than 16 kB of headers, and this one contains four addresses.
const LINKED_ADDRESS_MAX = 2000

/**
 * Builds the header; empty if the address is too long. There is no last page if the matches were not counted to the end. Works on the raw
 * address, because parsing it would cost as much as the list itself.
 */
export function pageLinks(
  address: string,
  { page, limit }: ContentQuery,
  { total: { count, isMore }, hasNext }: Pick<Page, 'total' | 'hasNext'>,
): string {
  const lastPage = isMore ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(count / limit))
  const [pathname = '', search = ''] = address.replace(UNQUOTED, encodeURIComponent).split('?', 2)
  const kept = search.split('&').filter((part) => isLinked(part.slice(0, part.indexOf('='))))
  const start = `<${pathname}?${kept.map((part) => `${part}&`).join('')}page=`
  if (start.length > LINKED_ADDRESS_MAX) return ''
  const link = (number: number, relation: string) => `${start}${number}>; rel="${relation}"`
  return [
    ...(page > 1 ? [link(Math.min(page - 1, lastPage), 'prev')] : []),
    ...(hasNext ? [link(page + 1, 'next')] : []),
    ...(count > 0 ? [link(1, 'first')] : []),
    ...(count > 0 && !isMore ? [link(lastPage, 'last')] : []),
  ].join(', ')
}

// Characters that would end an address within a header; browsers encode them themselves.
const UNQUOTED = /[<>"]|[^!-~]/g

function isLinked(parameter: string): boolean {
  return parameter !== 'page' && parameter in ContentQuery.shape
}
