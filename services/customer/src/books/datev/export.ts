/** Exports a month's invoices, credit notes and payouts as bookings for the tax adviser. @spec decisions 13.9, decisions 13.43 */
import { DATEV_PAPERS_MAX } from '@quintet/contracts/operator/money'
import type { Balance } from '@quintet/domain/money/book-export'
import { datevBalance } from './balance.ts'
import { type Booking, datevFile, type Head } from './format.ts'
import { batchMonth, type BatchMonth, type House, legsOf } from './month.ts'
import { bookPayouts } from './payouts.ts'
import { countBookings, selectBookings } from './queries.ts'

type Paper = Awaited<ReturnType<typeof selectBookings>>[number]
type Part = { month: string; part: number }

export type DatevPart = {
  file: Uint8Array<ArrayBuffer>
  currency: string
  parts: number
  /** Whether the month is not over. */
  isRunning: boolean
  /** What the whole month books. */
  balance: Balance
}

/** Returns one part of the export, counted from 1; throws `accounting_missing` if the brand names no adviser's numbers. */
export async function exportDatev(house: House, { month, part }: Part, createdAt: Date): Promise<DatevPart> {
  const batch = batchMonth(house, month)
  // Read before the file: a change in between shows later as one, rather than being taken for part of the file.
  const balance = await datevBalance(house, month)
  const parts = await countParts(house, batch)
  const { head, bookings } = await partOf(house, batch, { month, part }, createdAt)
  const { currency, span } = batch
  return { file: datevFile(head, bookings), currency, parts, isRunning: createdAt < span.end, balance }
}

/** Returns all parts of a month with what it books to each account. Throws `accounting_missing`. */
export async function datevMonth(
  house: House,
  month: string,
  createdAt: Date,
): Promise<Omit<DatevPart, 'file' | 'parts'> & { files: Uint8Array<ArrayBuffer>[] }> {
  const batch = batchMonth(house, month)
  const balance = await datevBalance(house, month)
  const files: Uint8Array<ArrayBuffer>[] = []
  const parts = await countParts(house, batch)
  for (let part = 1; part <= parts; part += 1) {
    const { head, bookings } = await partOf(house, batch, { month, part }, createdAt)
    files.push(datevFile(head, bookings))
  }
  return { files, currency: batch.currency, isRunning: createdAt < batch.span.end, balance }
}

/** At least one, since a month without documents may still have payouts. */
async function countParts({ db }: House, { span, currency }: BatchMonth): Promise<number> {
  const { count } = await countBookings(db, span, currency)
  return Math.max(1, Math.ceil(count / DATEV_PAPERS_MAX))
}

async function partOf(
  { db, brand }: House,
  { span, currency, accounting, accountFor, schemeOf }: BatchMonth,
  { month, part }: Part,
  createdAt: Date,
): Promise<{ head: Head; bookings: Booking[] }> {
  const papers = await selectBookings(db, span, currency, {
    offset: (part - 1) * DATEV_PAPERS_MAX,
    limit: DATEV_PAPERS_MAX,
  })
  const head = {
    ...accounting,
    currency,
    from: span.start,
    to: new Date(span.end.getTime() - 1),
    name: `${brand.name} ${month}${createdAt < span.end ? ' vorläufig' : ''}`,
    createdAt,
  }
  const ofPapers = papers.flatMap((paper) =>
    bookingsOf(paper, { accountFor, scheme: schemeOf(paper) }, brand.company.country),
  )
  const ofPayouts =
    part === 1 ? await bookPayouts(db, { span, currency, tax: accounting.feesTax }, accountFor) : []
  return { head, bookings: [...ofPapers, ...ofPayouts] }
}

function bookingsOf(paper: Paper, taxed: Parameters<typeof legsOf>[1], home: string): Booking[] {
  const { country, vat_rate: rate } = paper
  const destination = taxed.scheme === 'oss' ? { country: euCode(country), rate, origin: euCode(home) } : null
  return legsOf({ ...paper, isDisputed: paper.dispute !== null }, taxed).map((leg) => ({
    ...leg,
    currency: paper.currency,
    at: paper.issued_at,
    reference: paper.reference,
    corrected: paper.corrected_reference,
    text: `${paper.reference} ${TEXTS[paper.plan]} ${country}`,
    destination,
    tax: null,
  }))
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
