/** The pages around a page of a list, as a Link header. RFC 8288 */
import { ContentQuery } from '@quintet/contracts/content'
import type { Page } from '../catalogue/title-index.ts'

// Clients refuse answers whose headers are longer than 16 kB, and four addresses stand in one of them.
const LINKED_ADDRESS_MAX = 2000

/** Empty where the address is too long. No last page is named where nobody counted to it. Built from the address as it came: parsing it costs as much as the list itself. */
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

// Characters that would end an address within a header; browsers quote them themselves.
const UNQUOTED = /[<>"]|[^!-~]/g

function isLinked(parameter: string): boolean {
  return parameter !== 'page' && parameter in ContentQuery.shape
}
