/** The total number of titles in a list, as given in its headers. @spec decisions 1.5 */

/** If `isMore`, there are more than `count`, since a search counts no further. */
export type Total = { count: number; isMore: boolean }

const COUNT = 'x-total-count'
const RELATION = 'x-total-count-relation'
const AT_LEAST = 'gte'

export function headersOfTotal({ count, isMore }: Total): Record<string, string> {
  return { [COUNT]: String(count), ...(isMore ? { [RELATION]: AT_LEAST } : {}) }
}

export function totalIn(headers: Headers): Total {
  return { count: Number(headers.get(COUNT) ?? 0), isMore: headers.get(RELATION) === AT_LEAST }
}
