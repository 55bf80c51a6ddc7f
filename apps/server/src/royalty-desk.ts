/** Combines the content service's plays with the customer service's revenue into royalties. */
import { countTitles, playedTitles, selectPublishers } from '@quintet/content'
import { Problem } from '@quintet/contracts/problem'
import { royalties } from '@quintet/customer'
import { houseCurrency } from '@quintet/domain/membership/offer'
import { offerAt } from '@quintet/domain/membership/offers'
import { DEFAULT_LANGUAGE, type Language } from '@quintet/domain/basics/languages'
import { dayOf, monthPlus, startOfMonth } from '@quintet/domain/basics/calendar'
import type { Desks } from '@quintet/operator'
import type { Database } from '@quintet/platform/db/database'
import type { Foundation } from './foundation.ts'

/** @spec decisions 13.32 */
export function deskOfRoyalties({ db, reports, clock, brand }: Foundation): Desks['royalties'] {
  const currency = () => houseCurrency(offerAt(brand.offers, clock.now()), brand.company.country)
  const settled = (month: string, language: Language) =>
    reports.read((from) => settleMonth(from, { month, language }, clock.now()))
  return {
    async contracts() {
      const [contracts, publishers] = await Promise.all([royalties.listContracts(db), selectPublishers(db)])
      return { contracts, publishers, currency: currency() }
    },
    async add(tx, contract, now) {
      const titles = new Set(contract.titles)
      if ((await countTitles(tx, [...titles])) < titles.size) throw new Problem('unknown_content')
      const terms = { ...contract, currency: currency() }
      return { id: await royalties.addContract(tx, terms, now), currency: terms.currency }
    },
    end: royalties.endContract,
    remove: royalties.removeContract,
    month: async (month) => royalties.tellMonth(await settled(month, DEFAULT_LANGUAGE)),
    titles: async (month, language) =>
      new TextEncoder().encode(royalties.royaltiesCsv(await settled(month, language))),
    statement: async ({ month, ...wanted }) =>
      royalties.royaltyStatement(brand, await settled(month, wanted.language), wanted, clock.now()),
  }
}

/** Settles the plays and revenue of a month, such as `2026-11`, under that month's contracts. */
export async function settleMonth(
  db: Database,
  { month, language }: { month: string; language: Language },
  now: Date,
) {
  // The last millisecond of the month, which `dayOf` turns into its last day.
  const end = new Date(startOfMonth(monthPlus(month, 1)).getTime() - 1)
  const played = await playedTitles(db, { from: `${month}-01`, to: dayOf(end), language })
  return royalties.settleMonth(db, { month, played }, now)
}
