/**
 * Whether a member may play a title where they live; checked by everything that starts playback. The country is that of the account, as for
 * prices and tax, and not where somebody travels (Regulation (EU) 2017/1128). @spec decisions 13.77
 */
import { Problem } from '@quintet/contracts/problem'
import type { Database } from '@quintet/platform/db/database'
import type { Title } from '../catalogue/title.ts'
import { readHome } from './queries.ts'

/** Throws `not_available_here`. */
export async function admitByCountry(
  db: Database,
  accountId: string,
  titles: readonly Pick<Title, 'countries'>[],
): Promise<void> {
  const limits = titles.flatMap(({ countries }) => (countries === null ? [] : [countries]))
  if (limits.length === 0) return
  const { country } = await readHome(db, accountId)
  if (!limits.every((countries) => countries.includes(country))) throw new Problem('not_available_here')
}
