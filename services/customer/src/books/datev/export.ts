/** Exports a month's invoices, credit notes and payouts as bookings for the tax adviser. @spec decisions 13.9, decisions 13.43 */
import { DATEV_PAPERS_MAX } from '@quintet/contracts/operator/money'
import { Problem } from '@quintet/contracts/problem'
import { houseCurrency } from '@quintet/domain/offer'
import { offerAt } from '@quintet/domain/offers'
import { type VatScheme, vatScheme } from '@quintet/domain/vat'
import type { OpenBrand } from '@quintet/platform/brand/brand'
import type { Database } from '@quintet/platform/db/database'
import { spanOf } from '../figures.ts'
import type { Span } from '../queries.ts'
import { countBookings, selectBookings } from './queries.ts'
import { type AccountFor, accountsOf } from './accounts.ts'
import { type Booking, datevFile, type Head } from './format.ts'
import { bookPayouts } from './payouts.ts'

type Paper = Awaited<ReturnType<typeof selectBookings>>[number]
type House = { db: Database; brand: OpenBrand }
type Part = { month: string; part: number }

/** Returns one part of the export, counted from 1; throws `accounting_missing` if the brand names no adviser's numbers. */
export async function exportDatev(
  house: House,
  wanted: Part,
  createdAt: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { head, bookings } = await partOf(house, wanted, createdAt)
  return datevFile(head, bookings)
}

/** Returns all parts of a month with the balance they book to each account, debits positive. Throws `accounting_missing`. */
export async function datevMonth(
  house: House,
  month: string,
  createdAt: Date,
): Promise<{ files: Uint8Array<ArrayBuffer>[]; bookings: number; accounts: Map<string, number> }> {
  const files: Uint8Array<ArrayBuffer>[] = []
  const accounts = new Map<string, number>()
  const add = (account: string, cents: number) => accounts.set(account, (accounts.get(account) ?? 0) + cents)
  let count = 0
  const { span, currency } = monthOf(house, month)
  const papers = await countBookings(house.db, span, currency)
  const parts = Math.max(1, Math.ceil(papers.count / DATEV_PAPERS_MAX))
  for (let part = 1; part <= parts; part += 1) {
    const { head, bookings } = await partOf(house, { month, part }, createdAt)
    files.push(datevFile(head, bookings))
    count += bookings.length
    for (const { account, contra, cents } of bookings) {
      add(account, cents)
      add(contra, -cents)
    }
  }
  return { files, bookings: count, accounts }
}

async function partOf(
  house: House,
  { month, part }: Part,
  createdAt: Date,
): Promise<{ head: Head; bookings: Booking[] }> {
  const { db, brand } = house
  const { accounting, company, name } = brand
  if (!accounting) throw new Problem('accounting_missing')
  const { span, offer, currency } = monthOf(house, month)
  const accountFor = accountsOf(accounting)
  const papers = await selectBookings(db, span, currency, {
    offset: (part - 1) * DATEV_PAPERS_MAX,
    limit: DATEV_PAPERS_MAX,
  })
  const head = {
    ...accounting,
    currency,
    from: span.start,
    to: new Date(span.end.getTime() - 1),
    name: `${name} ${month}`,
    createdAt,
  }
  const ofPapers = papers.flatMap((paper) =>
    bookingsOf(paper, accountFor, {
      home: company.country,
      scheme: paper.vat_rate === 0 ? 'none' : vatScheme(offer, paper.country, company.country),
    }),
  )
  const ofPayouts =
    part === 1 ? await bookPayouts(db, { span, currency, tax: accounting.feesTax }, accountFor) : []
  return { head, bookings: [...ofPapers, ...ofPayouts] }
}

function monthOf({ brand: { offers, company } }: House, month: string) {
  const span: Span = spanOf({ from: month, to: month })
  const offer = offerAt(offers, new Date(span.end.getTime() - 1))
  // Bookings in other currencies need the day's exchange rate, which only the adviser has.
  return { span, offer, currency: houseCurrency(offer, company.country) }
}

/** DATEV derives domestic and OSS tax from account and rate; other countries' tax gets a booking of its own. */
function bookingsOf(
  paper: Paper,
  accountFor: AccountFor,
  { home, scheme }: { home: string; scheme: VatScheme },
): Booking[] {
  const shared = {
    currency: paper.currency,
    // A dispute takes the money before it is lost, so the amount sits on an account of its own until then.
    account: accountFor(paper.dispute === null ? 'provider' : 'disputes'),
    at: paper.issued_at,
    reference: paper.reference,
    corrected: paper.corrected_reference,
    text: `${paper.reference} ${TEXTS[paper.plan]} ${paper.country}`,
    destination: null,
    tax: null,
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

/** Booking texts for the adviser, in the language of the tax office. */
const TEXTS: Record<Paper['plan'], string> = {
  monthly: 'Mitgliedschaft Monat',
  annually: 'Mitgliedschaft Jahr',
  rental: 'Leihe',
}

// Greek VAT numbers start with EL.
function euCode(country: string): string {
  return country === 'GR' ? 'EL' : country
}
