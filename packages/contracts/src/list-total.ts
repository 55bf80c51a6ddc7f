/** How many titles a list has in all, as its headers tell it. @spec decisions 1.5 */

/** Where `isMore`, there are more than `count`: a search counts no further. */
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
