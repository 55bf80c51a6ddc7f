/**
 * Whether a member may play a title where they live; checked by everything that starts playback. The country is that of the account, as for
 * prices and tax, and not where somebody travels (Regulation (EU) 2017/1128). @spec decisions 13.77
 */
import { Problem } from '@quintet/contracts/problem'
import type { Database } from '@quintet/platform/db/database'
import type { Title } from '../catalogue/title.ts'
import { readHome } from './queries.ts'

/** True if members who live in this country may play the title. */
export function hasRightsIn({ countries }: Pick<Title, 'countries'>, country: string): boolean {
  return countries === null || countries.includes(country)
}

/** Returns the country of an account. */
export async function homeOf(db: Database, accountId: string): Promise<string> {
  return (await readHome(db, accountId)).country
}

/** Throws `not_available_here`. */
export async function admitByCountry(
  db: Database,
  accountId: string,
  titles: readonly Pick<Title, 'countries'>[],
): Promise<void> {
  if (titles.every(({ countries }) => countries === null)) return
  const home = await homeOf(db, accountId)
  if (!titles.every((title) => hasRightsIn(title, home))) throw new Problem('not_available_here')
}
