/** What the table of titles is asked for; it stands in the address, so that the way back from a title leads to the same rows. */
import type { listTitles } from '@quintet/contracts/operator/titles'
import type { CallInput } from '@quintet/contracts/route'

export type TitlesSearch = NonNullable<CallInput<typeof listTitles>['query']>

/** The address reads `1917` as a number and `true` as no word; the service is asked in words. */
export function queryOf(search: object): TitlesSearch {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}
