/** A month's invoices and credit notes as bookings for the tax adviser. @spec decisions 13.9 */
import { DATEV_PAPERS_MAX } from '@quintet/contracts/operator/money'
import { Problem } from '@quintet/contracts/problem'
import { houseCurrency } from '@quintet/domain/offer'
import { offerAt } from '@quintet/domain/offers'
import { type VatScheme, vatScheme } from '@quintet/domain/vat'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import type { Database } from '@quintet/platform/db/database'
import { spanOf } from '../figures.ts'
import { selectBookings } from '../queries.ts'
import { type Booking, datevFile } from './format.ts'

type AccountUse = 'provider' | 'domestic' | 'oss' | 'abroad' | 'vatAbroad'
type Paper = Awaited<ReturnType<typeof selectBookings>>[number]

/**
 * What the charts of accounts provide: money in transit, sales at home, electronic services taxed in another country of the EU and
 * outside of it, other debts. The adviser may want others, which the brand names.
 */
const CHARTS: Record<'03' | '04', Record<AccountUse, string>> = {
  '03': { provider: '1360', domestic: '8400', oss: '8331', abroad: '8338', vatAbroad: '1700' },
  '04': { provider: '1460', domestic: '4400', oss: '4331', abroad: '4338', vatAbroad: '3500' },
}

/** One part of the file, counted from 1; throws `accounting_missing` where the brand names no adviser's numbers. */
export async function exportDatev(
  { db, brand }: { db: Database; brand: OpenBrand },
  { month, part }: { month: string; part: number },
  createdAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { accounting, company, name, offers } = brand
  if (!accounting) throw new Problem('accounting_missing')
  const span = spanOf({ from: month, to: month })
  const offer = offerAt(offers, new Date(span.end.getTime() - 1))
  // A booking in another currency needs its rate of the day, which only the adviser has.
  const currency = houseCurrency(offer, company.country)
  const papers = await selectBookings(db, span, currency, {
    offset: (part - 1) * DATEV_PAPERS_MAX,
    limit: DATEV_PAPERS_MAX,
  })
  const accountFor = (use: AccountUse) => accounting.accounts[use] ?? CHARTS[accounting.chart][use]
  const head = {
    ...accounting,
    currency,
    from: span.start,
    to: new Date(span.end.getTime() - 1),
    name: `${name} ${month}`,
    createdAt,
  }
  return datevFile(
    head,
    papers.flatMap((paper) =>
      bookingsOf(paper, accountFor, {
        home: company.country,
        scheme: paper.vat_rate === 0 ? 'none' : vatScheme(offer, paper.country, company.country),
      }),
    ),
  )
}

/** Tax that DATEV knows follows from account and rate; of other countries it is booked by itself. */
function bookingsOf(
  paper: Paper,
  accountFor: (use: AccountUse) => string,
  { home, scheme }: { home: string; scheme: VatScheme },
): Booking[] {
  const shared = {
    currency: paper.currency,
    account: accountFor('provider'),
    at: paper.issued_at,
    reference: paper.reference,
    corrected: paper.corrected_reference,
    text: `${paper.reference} ${TEXTS[paper.plan]} ${paper.country}`,
    destination: null,
  }
  if (scheme === 'domestic') return [{ ...shared, cents: paper.gross_cents, contra: accountFor('domestic') }]
  if (scheme === 'oss') {
    const destination = { country: euCode(paper.country), rate: paper.vat_rate, origin: euCode(home) }
    return [{ ...shared, cents: paper.gross_cents, contra: accountFor('oss'), destination }]
  }
  return [
    { ...shared, cents: paper.net_cents, contra: accountFor('abroad') },
    { ...shared, cents: paper.vat_cents, contra: accountFor('vatAbroad') },
  ].filter(({ cents }) => cents !== 0)
}

/** Read by the adviser, in the language of the tax office. */
const TEXTS: Record<Paper['plan'], string> = {
  monthly: 'Mitgliedschaft Monat',
  annually: 'Mitgliedschaft Jahr',
  rental: 'Leihe',
}

// Tax numbers of Greece begin with EL.
function euCode(country: string): string {
  return country === 'GR' ? 'EL' : country
}
