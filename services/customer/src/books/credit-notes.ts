/** Credit notes, each with the invoice it corrects and the reason. @spec decisions 13.44 */
import type { CreditNoteRow, CreditNotesQuery } from '@quintet/contracts/operator/credit-notes'
import { FILE_ROWS_MAX, LIST_PAGE } from '@quintet/contracts/operator/fields'
import { inOneFile } from '@quintet/contracts/operator/one-file'
import { amountOf, csvOf } from '@quintet/domain/basics/csv'
import { spanOfMonths } from '@quintet/domain/basics/calendar'
import type { Database } from '@quintet/platform/db/database'
import type { z } from 'zod'
import { selectCreditNotes } from './queries.ts'

export type CreditNotesWanted = z.output<typeof CreditNotesQuery>

/** Returns one page: the credit notes after the one with the id `before`. */
export async function listCreditNotes(
  db: Database,
  wanted: CreditNotesWanted,
): Promise<{ items: CreditNoteRow[]; hasMore: boolean }> {
  const rows = await read(db, wanted, LIST_PAGE + 1)
  return { items: rows.slice(0, LIST_PAGE), hasMore: rows.length > LIST_PAGE }
}

/** Returns all matching credit notes; throws `too_many_rows`. */
export async function readCreditNotes(db: Database, wanted: CreditNotesWanted): Promise<CreditNoteRow[]> {
  return inOneFile(await read(db, wanted, FILE_ROWS_MAX + 1))
}

/** Returns all matching credit notes as CSV; throws `too_many_rows`. */
export async function creditNotesCsv(db: Database, wanted: CreditNotesWanted): Promise<string> {
  const rows = await readCreditNotes(db, wanted)
  const head = ['number', 'at', 'invoice', 'reason', 'country', 'plan', 'net', 'vat', 'gross', 'currency']
  const lines = rows.map((row) => [
    row.reference,
    row.issuedAt,
    row.invoice,
    row.reason ?? '',
    row.country,
    row.plan,
    amountOf(row.netCents),
    amountOf(row.vatCents),
    amountOf(row.grossCents),
    row.currency,
  ])
  return csvOf([head, ...lines])
}

async function read(
  db: Database,
  { from, to, ...wanted }: CreditNotesWanted,
  limit: number,
): Promise<CreditNoteRow[]> {
  const rows = await selectCreditNotes(db, { ...wanted, ...spanOfMonths({ from, to }) }, limit)
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    issuedAt: row.issued_at.toISOString(),
    invoice: row.invoice,
    reason: row.reason,
    country: row.country,
    plan: row.plan,
    accountId: row.account_id,
    email: row.email,
    grossCents: row.gross_cents,
    netCents: row.net_cents,
    vatCents: row.vat_cents,
    currency: row.currency,
  }))
}
