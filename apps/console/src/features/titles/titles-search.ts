/** The query of the table of titles; kept in the address, so that going back from a title leads to the same rows. */
import type { listTitles } from '@quintet/contracts/operator/titles'
import type { CallInput } from '@quintet/contracts/route'

export type TitlesSearch = NonNullable<CallInput<typeof listTitles>['query']>

/** The router parses `1917` as a number and `true` as a boolean; the API takes strings. */
export function queryOf(search: object): TitlesSearch {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
