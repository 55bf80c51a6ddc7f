/** A quarter's value added tax by country and rate, as the returns require it. @spec decisions 13.9 */
import type { VatLine } from '@quintet/contracts/operator/money'
import type { Balance } from '@quintet/domain/money/book-export'
import { amountOf, csvOf } from '@quintet/domain/basics/csv'
import { quarterOf, quarterSpan } from '@quintet/domain/basics/calendar'
import type { Offers } from '@quintet/domain/membership/offers'
import { offerAt } from '@quintet/domain/membership/offers'
import { vatScheme } from '@quintet/domain/money/vat'
import type { Database } from '@quintet/platform/db/database'
import { spanOf } from './figures.ts'
import { sumVat } from './queries.ts'

/** Returns lines that add up to the quarter's invoices and credit notes; `home` is the company's country. */
export async function readVat(
  db: Database,
  { quarter, home, offers }: { quarter: string; home: string; offers: Offers },
): Promise<{ lines: VatLine[] }> {
  const span = spanOf(quarterSpan(quarter))
  // The check of the offers ensures that joining or leaving the One Stop Shop takes effect at the start of a quarter.
  const offer = offerAt(offers, new Date(span.end.getTime() - 1))
  const lines = new Map<string, VatLine>()
  for (const { country, currency, rate, corrects, papers, gross, net, vat } of await sumVat(db, span)) {
    const key = `${country} ${rate} ${currency}`
    const scheme = rate === 0 ? 'none' : vatScheme(offer, country, home)
    const line = lines.get(key) ?? { ...NOTHING, country, currency, rate, scheme, corrections: [] }
    lines.set(key, line)
    line.papers += papers
    line.grossCents += Number(gross)
    line.netCents += Number(net)
    line.vatCents += Number(vat)
    const earlier = corrects === null ? quarter : quarterOf(corrects)
    if (earlier !== quarter)
      addCorrection(line, { quarter: earlier, netCents: Number(net), vatCents: Number(vat) })
  }
  return {
    lines: [...lines.values()].toSorted((a, b) => a.country.localeCompare(b.country) || b.rate - a.rate),
  }
}

const NOTHING = { papers: 0, grossCents: 0, netCents: 0, vatCents: 0 }

function addCorrection({ corrections }: VatLine, more: VatLine['corrections'][number]): void {
  const known = corrections.find(({ quarter }) => quarter === more.quarter)
  if (!known) corrections.push(more)
  else {
    known.netCents += more.netCents
    known.vatCents += more.vatCents
  }
}

/** Returns the report as CSV; corrections of an earlier quarter are on lines of their own. */
export function vatCsv(lines: readonly VatLine[]): string {
  const head = ['country', 'scheme', 'rate', 'currency', 'corrects', 'net', 'vat']
  const rows = lines.flatMap(({ country, currency, scheme, rate, netCents, vatCents, corrections }) => {
    const place = [country, scheme, amountOf(rate), currency]
    const corrected = (key: 'netCents' | 'vatCents') =>
      corrections.reduce((sum, correction) => sum + correction[key], 0)
    const own = [amountOf(netCents - corrected('netCents')), amountOf(vatCents - corrected('vatCents'))]
    return [
      [...place, '', ...own],
      ...corrections.map((each) => [
        ...place,
        each.quarter,
        amountOf(each.netCents),
        amountOf(each.vatCents),
      ]),
    ]
  })
  return csvOf([head, ...rows])
}

/** The tax of each country, as `standOf` compares it. */
export function vatBalance(lines: readonly VatLine[]): Balance {
  const sums: Record<string, number> = {}
  for (const { country, currency, vatCents } of lines) {
    const key = `${country} ${currency}`
    sums[key] = (sums[key] ?? 0) + vatCents
  }
  return { count: lines.reduce((sum, { papers }) => sum + papers, 0), sums }
}
