/** The month of a batch, and how the brand books it. @spec decisions 13.9 */
import type { Brand } from '@quintet/contracts/brand'
import { Problem } from '@quintet/contracts/problem'
import { houseCurrency } from '@quintet/domain/membership/offer'
import { offerAt } from '@quintet/domain/membership/offers'
import { type VatScheme, vatScheme } from '@quintet/domain/money/vat'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import type { Database } from '@quintet/platform/db/database'
import { spanOf } from '../figures.ts'
import type { Span } from '../queries.ts'
import { type AccountFor, accountsOf } from './accounts.ts'

export type House = { db: Database; brand: OpenBrand }

export type BatchMonth = {
  span: Span
  currency: string
  accounting: NonNullable<Brand['accounting']>
  accountFor: AccountFor
  schemeOf: (paper: { country: string; vat_rate: number }) => VatScheme
}

/** Throws `accounting_missing` if the brand names no adviser's numbers. */
export function batchMonth({ brand }: House, month: string): BatchMonth {
  const { accounting, company, offers } = brand
  if (!accounting) throw new Problem('accounting_missing')
  const span: Span = spanOf({ from: month, to: month })
  const offer = offerAt(offers, new Date(span.end.getTime() - 1))
  return {
    span,
    // Bookings in other currencies need the day's exchange rate, which only the adviser has.
    currency: houseCurrency(offer, company.country),
    accounting,
    accountFor: accountsOf(accounting),
    schemeOf: ({ country, vat_rate: rate }) =>
      rate === 0 ? 'none' : vatScheme(offer, country, company.country),
  }
}

type Sums = { gross_cents: number; net_cents: number; vat_cents: number }
export type Leg = { account: string; contra: string; cents: number }

/** The accounts of a document. DATEV derives domestic and OSS tax from account and rate; other countries' tax gets a leg of its own. */
export function legsOf(
  { gross_cents: gross, net_cents: net, vat_cents: vat, ...paper }: Sums & { isDisputed: boolean },
  { scheme, accountFor }: { scheme: VatScheme; accountFor: AccountFor },
): Leg[] {
  // A dispute takes the money before it is lost, so the amount sits on an account of its own until then.
  const account = accountFor(paper.isDisputed ? 'disputes' : 'provider')
  const legs =
    scheme === 'domestic' || scheme === 'oss'
      ? [{ account, contra: accountFor(scheme), cents: gross }]
      : [
          { account, contra: accountFor('abroad'), cents: net },
          { account, contra: accountFor('vatAbroad'), cents: vat },
        ]
  return legs.filter(({ cents }) => cents !== 0)
}
